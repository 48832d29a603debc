// The confinement of a worker: resource limits, and on Linux the kernel's mechanisms against everything that a worker does not
// need after its start. Every function applies to this process and cannot be undone by it, except for the limit of processor
// time. They return 0 or an error number, and ENOTSUP if this system has no such mechanism.
#pragma once

#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// True in a build with a sanitizer. It cannot be confined: it reserves terabytes of address space, writes files and
/// reads `/proc`.
_Bool pf_confine_is_sanitized(void);

/// Ends this process when the thread that started it ends. Does nothing on systems that do not support this.
void pf_confine_follow_parent(void);

/// Raises the limit of the stack to 8 MiB where it may. Returns ENOMEM if it is limited to less than 256 KiB.
int pf_confine_stack(void);

/// Lets the allocator keep freed memory for the next file. Otherwise it returns the memory of each file to the system, and
/// getting it back takes a third of the time of a small file.
void pf_keep_freed_memory(void);

/// Limits the address space to this many bytes. A lower limit that is already set remains.
int pf_confine_memory(uint64_t bytes);

/// Limits the memory of this process, except that of programs and read-only files, to this many bytes. A lower limit that is
/// already set remains. macOS has the limit and does not enforce it.
int pf_confine_data(uint64_t bytes);

/// Sets the present limit of that memory, up to the one of `pf_confine_data`.
int pf_set_data(uint64_t bytes);

/// Limits the number of open files. A lower limit that is already set remains.
int pf_confine_open_files(uint64_t count);

/// Lets every write to a file fail. Sockets and pipes are not files.
int pf_confine_written_files(void);

/// Disables core dumps.
int pf_confine_core_dumps(void);

/// Ends this process by SIGXCPU after it has used this many more seconds of processor time, until the next call.
int pf_confine_processor_time(uint64_t seconds);

/// Returns 0 if this process is the leader of its own process group, so that its parent can kill it with all its children;
/// otherwise EPERM.
int pf_confine_process_group(void);

/// Lets no program that this process starts get more privileges than it has.
int pf_confine_privileges(void);

/// Hides the memory and `/proc` entries of this process from others of the same user, and forbids to trace it.
int pf_confine_visibility(void);

/// Gives this process a separate user without any capability, and an empty folder as its only file system. Returns EPERM if the
/// kernel does not allow that. Call it before other threads start.
int pf_confine_namespaces(void);

/// Limits the number of threads of a process that has a user of its own, since Linux 5.14. It does not bind root
/// (kernel/fork.c, `copy_process`). A lower limit that is already set remains.
int pf_confine_threads(uint64_t count);

/// Gives up all capabilities of root; does nothing for other users.
int pf_confine_capabilities(void);

/// Denies all access to files by name, TCP connections, and signals to other processes, by Landlock. `version` becomes
/// the version of its interface in this kernel. Restricts the calling thread and the threads that it starts later.
int pf_confine_landlock(int *_Nonnull version);

/// Denies all system calls in all threads except those that are needed to read an open file. A forbidden call that only an
/// attack makes ends this process by SIGSYS; every other one fails with EACCES or ENOSYS.
int pf_confine_system_calls(void);

#if defined(__cplusplus)
}
#endif
