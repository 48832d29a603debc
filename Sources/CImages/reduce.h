// Making pictures smaller line by line, so that a large one never has to be held.
#pragma once

#include "CImages.h"

#include <stddef.h>

// Each pixel of the small picture is the mean of all that it covers, in whole numbers, so that it is the same everywhere
// and in whatever order the lines come.
typedef struct pi_reducer {
  uint32_t from_width, from_height, width, height;
  // Where each column of the large picture falls.
  struct pi_share *columns;
  // Sums of red, green and blue, each times alpha, and of alpha.
  uint64_t (*sums)[4];
  // The same of one line.
  uint64_t (*line)[4];
} pi_reducer;

// False without memory. The small picture is not larger than the other in either direction, and neither is empty.
bool pi_reducer_make(pi_reducer *reducer, uint32_t from_width, uint32_t from_height, uint32_t width, uint32_t height);
void pi_reducer_free(pi_reducer *reducer);
// Adds RGBA pixels of the line `y`: those at `x`, `x + step` and so on.
void pi_reducer_add(pi_reducer *reducer, uint32_t y, uint32_t x, uint32_t step, const uint8_t *pixels, uint32_t count);
// The small picture as RGBA; where no line came it is transparent.
void pi_reducer_result(const pi_reducer *reducer, uint8_t *out);
