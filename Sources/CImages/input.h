// Reading from a descriptor with an offset of its own, shared by both libraries' adapters.
#pragma once

#include "CImages.h"

#include <stddef.h>

typedef struct pi_input {
  int descriptor;
  int64_t size, position, bytes_read, budget, deadline_ns;
  // Why the last read gave fewer bytes than asked: the end of the file unless it says otherwise.
  pi_outcome failure;
  // Which limit it was, for people.
  const char *limit;
} pi_input;

pi_input pi_input_make(int descriptor, int64_t size, pi_limits limits);
// Bytes read: fewer than `count` only at the end of the file or on a failure.
size_t pi_input_read(pi_input *input, unsigned char *out, size_t count);
bool pi_input_past_deadline(pi_input *input);

// Keeps the first line of detail, cut to its room.
void pi_status_keep(pi_status *status, const char *line);
