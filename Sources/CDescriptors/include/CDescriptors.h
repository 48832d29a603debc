// What Swift cannot call or can only call awkwardly: ancillary data of sockets (the CMSG macros), spawning with closed
// descriptors, and variadic process controls. Every function that can fail gives an error number, never errno.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// Makes two connected stream sockets, closed in children, above the standard descriptors, and silent (no SIGPIPE).
/// 0, or an error number.
int pf_socket_pair(int *_Nonnull near_end, int *_Nonnull far_end);

/// Makes a pipe, closed in children, above the standard descriptors, both ends non-blocking. 0, or an error number.
int pf_pipe(int *_Nonnull read_end, int *_Nonnull write_end);

/// Sends bytes, and with the first of them a descriptor unless `passed` is negative. Waits unless `wait` is false.
/// The number of bytes sent, or a negative error number.
ssize_t pf_socket_send(int socket, const void *_Nonnull bytes, size_t count, int passed, _Bool wait);

/// Receives bytes, and the descriptor that came with them (closed in children, owned by the caller), else -1.
/// Surplus descriptors are closed. The number of bytes, 0 at the end, or a negative error number.
ssize_t pf_socket_receive(int socket, void *_Nonnull bytes, size_t count, int *_Nonnull passed);

/// Starts a program without arguments as leader of a process group of its own: `socket` becomes its standard input,
/// `errors` its standard error, its standard output leads nowhere; no other descriptor, no blocked or handled signal is
/// handed down. 0, or an error number.
int pf_worker_spawn(const char *_Nonnull path, int socket, int errors, pid_t *_Nonnull process);

/// Ends this process when the thread that started it ends. Does nothing where the system has no such thing.
void pf_worker_follow_parent(void);

/// Limits this process to so many bytes of address space, and to no core dump. 0, or an error number.
int pf_worker_limit(uint64_t memory);

#if defined(__cplusplus)
}
#endif
