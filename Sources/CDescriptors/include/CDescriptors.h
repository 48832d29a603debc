// Functions that Swift cannot call, or only with difficulty: ancillary data of sockets (the CMSG macros), spawning with
// closed descriptors, and variadic process control. Every function that can fail returns an error number and does not
// set errno.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// Makes two connected stream sockets that are closed in children, above the standard descriptors, and without SIGPIPE.
/// Returns 0 or an error number.
int pf_socket_pair(int *_Nonnull near_end, int *_Nonnull far_end);

/// Makes a pipe that is closed in children, above the standard descriptors, with both ends non-blocking. Returns 0 or
/// an error number.
int pf_pipe(int *_Nonnull read_end, int *_Nonnull write_end);

/// Sends bytes, and a descriptor with the first of them unless `passed` is negative. Blocks unless `wait` is false.
/// Returns the number of bytes sent, or a negative error number.
ssize_t pf_socket_send(int socket, const void *_Nonnull bytes, size_t count, int passed, _Bool wait);

/// Receives bytes, and the descriptor sent with them (closed in children, owned by the caller), or else -1. Surplus
/// descriptors are closed. Returns the number of bytes, 0 at the end, or a negative error number.
ssize_t pf_socket_receive(int socket, void *_Nonnull bytes, size_t count, int *_Nonnull passed);

/// Starts a program without arguments as leader of its own process group. `socket` becomes its standard input and
/// `errors` its standard error; its standard output is discarded. It inherits no other descriptor and no blocked or
/// handled signal. Returns 0 or an error number.
int pf_worker_spawn(const char *_Nonnull path, int socket, int errors, pid_t *_Nonnull process);

/// Ends this process when the thread that started it ends. Does nothing on systems that do not support this.
void pf_worker_follow_parent(void);

/// Limits this process to so many bytes of address space, disables core dumps, and raises the limit of the stack to 8 MiB
/// where it may. Returns 0 or an error number: ENOMEM if the stack is limited to less than 256 KiB.
int pf_worker_limit(uint64_t memory);

#if defined(__cplusplus)
}
#endif
