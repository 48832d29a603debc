// Reads from a descriptor with a separate offset; shared by the adapters of both libraries.
#pragma once

#include "CImages.h"

#include <stddef.h>

typedef struct pi_input {
  int descriptor;
  int64_t size, position, bytes_read, budget, deadline_ns;
  // The reason why the last read gave fewer bytes than requested: the end of the file unless set otherwise.
  pi_outcome failure;
  // The limit that was reached, as text for people.
  const char *limit;
  // The error number if the system could not read; otherwise 0.
  int error;
} pi_input;

pi_input pi_input_make(int descriptor, int64_t size, pi_limits limits);
// Returns the number of bytes read: fewer than `count` only at the end of the file or on a failure.
size_t pi_input_read(pi_input *input, unsigned char *out, size_t count);
bool pi_input_past_deadline(pi_input *input);

// Keeps the first line of detail, truncated to the available room.
void pi_status_keep(pi_status *status, const char *line);
