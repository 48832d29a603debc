// The attempts of a worker that an attacker controls. Only tests use them.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// Tries something that a confined worker must not be able to do. `file` is the descriptor of its media file.
///
/// Returns 0 if it was done, a positive error number if it was denied, and -1 for an unknown attempt.
int pf_attempt(const char *_Nonnull name, int file);

/// Returns true if the system gives this many bytes at once, which are freed again.
bool pf_can_allocate(size_t bytes);

#if defined(__cplusplus)
}
#endif
