// Scales pictures down line by line, so that a large picture is never completely in memory.
#pragma once

#include "CImages.h"

#include <stddef.h>

// A scaler in which each small pixel is the mean of the pixels that it covers. It uses integers, so the result does not
// depend on the machine or on the order of lines.
typedef struct pi_reducer {
  uint32_t from_width, from_height, width, height;
  // The target of each column of the large picture.
  struct pi_share *columns;
  // Sums of red, green and blue, each multiplied by alpha, and of alpha.
  uint64_t (*sums)[4];
  // The same sums for one line.
  uint64_t (*line)[4];
  // Number of lines added.
  uint32_t lines;
} pi_reducer;

// Returns false if memory is exhausted. The small picture must not be larger in either direction, and neither may be
// empty.
bool pi_reducer_make(pi_reducer *reducer, uint32_t from_width, uint32_t from_height, uint32_t width, uint32_t height);
// Adds RGBA pixels of line `y`, at `x`, `x + step` and so on.
void pi_reducer_add(pi_reducer *reducer, uint32_t y, uint32_t x, uint32_t step, const uint8_t *pixels, uint32_t count);
// Writes the small picture as RGBA, and frees the memory. Parts without added lines are transparent. Returns false, and writes
// nothing, if no line was added.
bool pi_reducer_end(pi_reducer *reducer, uint8_t *out);
