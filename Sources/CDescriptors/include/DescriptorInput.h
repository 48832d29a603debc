/// Reads of a descriptor within a byte budget and until a deadline, for the adapters of the C libraries.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// The content of a file from `start` on. It has its own position; that of the descriptor does not change.
typedef struct pr_input {
  int descriptor;
  int64_t start, size, position;
  /// All bytes that were read, and the limit of this number.
  int64_t bytes_read, budget;
  int64_t deadline_ns;
  /// The reasons for which reading stopped before the end.
  bool timed_out, budget_spent;
  /// The error number if the system could not read; otherwise 0.
  int system_error;
} pr_input;

/// `size` is the number of bytes from `start` on.
pr_input pr_input_make(int descriptor, int64_t start, int64_t size, int64_t budget, int64_t deadline_ms);

/// Returns true from the deadline on.
bool pr_input_past_deadline(pr_input *input);

/// Reads at the position and advances it. Returns the number of bytes: fewer than `count` only at the end of the file, or
/// if the fields above have the reason.
size_t pr_input_read(pr_input *input, uint8_t *out, size_t count);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
