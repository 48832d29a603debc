// Functions that Swift cannot call, or only with difficulty: ancillary data of sockets (the CMSG macros), spawning with
// closed descriptors, variadic process control, and system calls without a wrapper. Every function that can fail returns an
// error number and does not set errno.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "DescriptorInput.h"

#if defined(__has_feature)
/// 1 in a build with a sanitizer, which reserves terabytes of address space, writes files and reads `/proc`.
#define PF_SANITIZED \
  (__has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer))
#else
#define PF_SANITIZED 0
#endif

#if defined(__cplusplus)
extern "C" {
#endif

/// Makes two connected stream sockets that are closed in children, above the standard descriptors, and without SIGPIPE.
/// Returns 0 or an error number.
int pf_socket_pair(int *_Nonnull near_end, int *_Nonnull far_end);

/// Makes a socket with a name in the file system that listens, and to which only this user can connect. A name that a process left
/// is replaced. Returns the descriptor, or a negative error number: -EADDRINUSE if another process listens there.
int pf_socket_listen(const char *_Nonnull path);

/// Waits for a connection. Returns its descriptor, or a negative error number: -EAGAIN if none came in time.
int pf_socket_accept(int listener, int milliseconds);

/// Makes a pipe that is closed in children, above the standard descriptors, with both ends non-blocking. Returns 0 or
/// an error number.
int pf_pipe(int *_Nonnull read_end, int *_Nonnull write_end);

/// Sends bytes, and a descriptor with the first of them unless `passed` is negative. Blocks unless `wait` is false.
/// Returns the number of bytes sent, or a negative error number.
ssize_t pf_socket_send(int socket, const void *_Nonnull bytes, size_t count, int passed, _Bool wait);

/// Receives bytes, and the descriptor sent with them (closed in children, owned by the caller), or -1 without one. Surplus
/// descriptors are closed. Returns the number of bytes, 0 at the end, or a negative error number.
ssize_t pf_socket_receive(int socket, void *_Nonnull bytes, size_t count, int *_Nonnull passed);

/// Starts a program, which is searched in PATH if its name has no slash. Both lists end with NULL; an `environment` of NULL
/// means that of this process. The three descriptors become its standard ones, and -1 means /dev/null. It inherits no other
/// descriptor, and no blocked, ignored or handled signal. It leads a process group of its own if `leads_group` is true. Returns
/// 0 or an error number.
int pf_spawn(const char *_Nonnull name, char *_Nullable const *_Nonnull arguments,
             char *_Nullable const *_Nullable environment, const int descriptors[_Nonnull 3], _Bool leads_group,
             pid_t *_Nonnull process);

/// Starts a program without arguments by `pf_spawn`, as leader of its own process group. `socket` becomes its standard
/// input and `errors` its standard error; its standard output is discarded. Of the environment it inherits only the search
/// path of the loader. Returns 0 or an error number.
int pf_worker_spawn(const char *_Nonnull path, int socket, int errors, pid_t *_Nonnull process);

/// Returns true if this process has no other variables than those that `pf_worker_spawn` sets and keeps.
_Bool pf_worker_environment_is_bare(void);

/// Kills a process that was started by `pf_worker_spawn` and all others of its group.
void pf_worker_kill(pid_t process);

/// Reaps a process that was started by `pf_worker_spawn`, and kills the rest of its group. Returns 1 with its status as
/// of waitpid, 0 if it still runs, or a negative error number: -ECHILD if it was reaped elsewhere.
int pf_worker_reap(pid_t process, int *_Nonnull status);

/// Opens a folder at a relative path below another one, only to reach files in it. No link is followed, and the path cannot
/// leave the folder (openat2(2), RESOLVE_BENEATH). Returns a descriptor that is closed in children, or a negative error
/// number: -ENOSYS if the system has no such call.
int pf_folder_open_beneath(int folder, const char *_Nonnull path);

/// Opens a file at a relative path below a folder. Links on the way must stay below the folder. Returns a descriptor, or a negative
/// error number: -EXDEV if the path leads out, -ENOSYS if the system has no such call.
int pf_file_open_beneath(int folder, const char *_Nonnull path, int flags);

/// Copies an extended attribute of a file, and returns the number of its bytes; a negative number if the attribute is missing
/// or longer.
ptrdiff_t pf_attribute_read(int descriptor, const char *_Nonnull name, void *_Nonnull value, size_t capacity);

/// Sets an extended attribute of a file. Returns false if the file system keeps none.
_Bool pf_attribute_write(int descriptor, const char *_Nonnull name, const void *_Nonnull value, size_t size);

/// Makes a file share all blocks of another one until one of them is changed (ioctl_ficlone(2)). Returns false if the file
/// system cannot do that.
_Bool pf_file_clone(int from, int to);

#if defined(__cplusplus)
}
#endif
