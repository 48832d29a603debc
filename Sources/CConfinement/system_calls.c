#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CConfinement.h"

#include <errno.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

// The calls that a worker needs to read its open file, to answer, and to end. They were found by tracing workers over the
// samples and the corpora (docs/threat-model.md), and completed with the calls that the C libraries use instead on other
// versions and processors.
static const int allowed[] = {
    // Messages, and the bytes of the file.
    SCMP_SYS(read), SCMP_SYS(readv), SCMP_SYS(pread64), SCMP_SYS(preadv), SCMP_SYS(write), SCMP_SYS(writev),
    SCMP_SYS(lseek), SCMP_SYS(close), SCMP_SYS(dup), SCMP_SYS(fstat), SCMP_SYS(sendmsg), SCMP_SYS(recvmsg),
    SCMP_SYS(shutdown), SCMP_SYS(poll), SCMP_SYS(ppoll),
    // Memory; mapping and protecting it are below.
    SCMP_SYS(brk), SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(madvise),
    // Threads and locks.
    SCMP_SYS(futex), SCMP_SYS(set_robust_list), SCMP_SYS(rseq), SCMP_SYS(sched_yield), SCMP_SYS(sched_getaffinity),
    SCMP_SYS(membarrier), SCMP_SYS(gettid), SCMP_SYS(getpid), SCMP_SYS(exit), SCMP_SYS(exit_group),
    // These are signals to itself, and alarms.
    SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn), SCMP_SYS(sigaltstack), SCMP_SYS(alarm),
    SCMP_SYS(setitimer), SCMP_SYS(pause), SCMP_SYS(restart_syscall),
    // These are time, random numbers, and resource usage.
    SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres), SCMP_SYS(gettimeofday), SCMP_SYS(time), SCMP_SYS(clock_nanosleep),
    SCMP_SYS(nanosleep), SCMP_SYS(getrandom), SCMP_SYS(getrusage), SCMP_SYS(sysinfo)};

// Calls with which libraries look for optional resources. They continue after a failure; ending the worker would cost a
// legitimate file its verdict.
static const int refused[] = {
    SCMP_SYS(open), SCMP_SYS(openat), SCMP_SYS(openat2), SCMP_SYS(access), SCMP_SYS(faccessat), SCMP_SYS(faccessat2),
    SCMP_SYS(stat), SCMP_SYS(lstat), SCMP_SYS(statx), SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(getcwd)};

// Calls that no library makes for a file: they start programs, reach out, or reach into other processes and the kernel.
static const int attacks[] = {
    SCMP_SYS(execve), SCMP_SYS(execveat), SCMP_SYS(fork), SCMP_SYS(vfork), SCMP_SYS(unshare), SCMP_SYS(setns),
    SCMP_SYS(socket), SCMP_SYS(socketpair), SCMP_SYS(connect), SCMP_SYS(bind), SCMP_SYS(listen), SCMP_SYS(accept),
    SCMP_SYS(accept4), SCMP_SYS(sendto), SCMP_SYS(sendmmsg), SCMP_SYS(ptrace), SCMP_SYS(process_vm_readv),
    SCMP_SYS(process_vm_writev), SCMP_SYS(process_madvise), SCMP_SYS(kcmp), SCMP_SYS(pidfd_open),
    SCMP_SYS(pidfd_getfd), SCMP_SYS(pidfd_send_signal), SCMP_SYS(kill), SCMP_SYS(tkill), SCMP_SYS(rt_sigqueueinfo),
    SCMP_SYS(rt_tgsigqueueinfo), SCMP_SYS(setpgid), SCMP_SYS(setsid), SCMP_SYS(setuid), SCMP_SYS(setgid),
    SCMP_SYS(setreuid), SCMP_SYS(setregid), SCMP_SYS(setresuid), SCMP_SYS(setresgid), SCMP_SYS(setgroups),
    SCMP_SYS(capset), SCMP_SYS(chroot), SCMP_SYS(pivot_root), SCMP_SYS(mount), SCMP_SYS(umount2), SCMP_SYS(fsopen),
    SCMP_SYS(open_tree), SCMP_SYS(move_mount), SCMP_SYS(open_by_handle_at), SCMP_SYS(creat), SCMP_SYS(truncate),
    SCMP_SYS(ftruncate), SCMP_SYS(fallocate), SCMP_SYS(pwrite64), SCMP_SYS(unlink), SCMP_SYS(unlinkat),
    SCMP_SYS(rename), SCMP_SYS(renameat), SCMP_SYS(renameat2), SCMP_SYS(link), SCMP_SYS(linkat), SCMP_SYS(symlink),
    SCMP_SYS(symlinkat), SCMP_SYS(mkdir), SCMP_SYS(mkdirat), SCMP_SYS(mknod), SCMP_SYS(mknodat), SCMP_SYS(chmod),
    SCMP_SYS(fchmod), SCMP_SYS(fchmodat), SCMP_SYS(chown), SCMP_SYS(fchown), SCMP_SYS(fchownat), SCMP_SYS(lchown),
    SCMP_SYS(setxattr), SCMP_SYS(fsetxattr), SCMP_SYS(memfd_create), SCMP_SYS(bpf), SCMP_SYS(perf_event_open),
    SCMP_SYS(io_uring_setup), SCMP_SYS(io_uring_enter), SCMP_SYS(io_uring_register), SCMP_SYS(userfaultfd),
    SCMP_SYS(add_key), SCMP_SYS(request_key), SCMP_SYS(keyctl), SCMP_SYS(shmget), SCMP_SYS(shmat), SCMP_SYS(mq_open),
    SCMP_SYS(init_module), SCMP_SYS(finit_module), SCMP_SYS(kexec_load), SCMP_SYS(reboot)};

// Adds a rule for each call; a processor without a call needs none.
static int add_all(scmp_filter_ctx filter, uint32_t action, const int *calls, size_t count) {
  for (size_t i = 0; i < count; i++) {
    int code = seccomp_rule_add(filter, action, calls[i], 0);
    if (code != 0 && code != -EDOM) return -code;
  }
  return 0;
}

#define ADD_ALL(action, calls)                                                        \
  do {                                                                                \
    code = add_all(filter, action, calls, sizeof(calls) / sizeof *(calls)); \
    if (code != 0) goto release;                                                      \
  } while (0)

// Adds a rule for a call with these arguments.
#define ADD(action, call, ...)                                                                            \
  do {                                                                                                    \
    const struct scmp_arg_cmp arguments[] = {__VA_ARGS__};                                                \
    code = -seccomp_rule_add_array(filter, action, SCMP_SYS(call), sizeof arguments / sizeof *arguments, arguments); \
    if (code != 0) goto release;                                                                          \
  } while (0)

int pf_confine_system_calls(void) {
  // Unknown calls of a newer C library fail as in an older kernel, so that it uses the older ones.
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(ENOSYS));
  if (!filter) return ENOMEM;
  int code = -seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
  if (code != 0) goto release;
  code = -seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
  if (code != 0) goto release;

  ADD_ALL(SCMP_ACT_ALLOW, allowed);
  ADD_ALL(SCMP_ACT_ERRNO(EACCES), refused);
  ADD_ALL(SCMP_ACT_KILL_PROCESS, attacks);

  // Threads, but no processes. clone3 hides its flags from a filter: it fails, and the C library uses clone.
  ADD(SCMP_ACT_ALLOW, clone, SCMP_A0_64(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD));
  ADD(SCMP_ACT_KILL_PROCESS, clone, SCMP_A0_64(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0));
  // Memory is never both writable and executable, and new memory is never executable. It is never shared either, because that
  // could change a file that is open for writing. The limit of memory counts neither shared memory nor memory that grows
  // downward.
  ADD(SCMP_ACT_ALLOW, mmap, SCMP_A2_64(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0),
      SCMP_A3_64(SCMP_CMP_MASKED_EQ, MAP_TYPE | MAP_GROWSDOWN, MAP_PRIVATE));
  ADD(SCMP_ACT_KILL_PROCESS, mmap, SCMP_A2_64(SCMP_CMP_MASKED_EQ, PROT_EXEC, PROT_EXEC));
  ADD(SCMP_ACT_KILL_PROCESS, mmap, SCMP_A3_64(SCMP_CMP_MASKED_EQ, MAP_TYPE, MAP_SHARED));
  ADD(SCMP_ACT_KILL_PROCESS, mmap, SCMP_A3_64(SCMP_CMP_MASKED_EQ, MAP_TYPE, MAP_SHARED_VALIDATE));
  ADD(SCMP_ACT_ALLOW, mprotect, SCMP_A2_64(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0));
  ADD(SCMP_ACT_KILL_PROCESS, mprotect, SCMP_A2_64(SCMP_CMP_MASKED_EQ, PROT_EXEC, PROT_EXEC));
  // The status of an open file: some C libraries request it with an empty path. The filter cannot see the path.
  ADD(SCMP_ACT_ALLOW, newfstatat, SCMP_A3_32(SCMP_CMP_EQ, AT_EMPTY_PATH));
  ADD(SCMP_ACT_ERRNO(EACCES), newfstatat, SCMP_A3_32(SCMP_CMP_NE, AT_EMPTY_PATH));
  // An abort or a raised signal, of this process alone.
  ADD(SCMP_ACT_ALLOW, tgkill, SCMP_A0_32(SCMP_CMP_EQ, (uint32_t)getpid()));
  ADD(SCMP_ACT_KILL_PROCESS, tgkill, SCMP_A0_32(SCMP_CMP_NE, (uint32_t)getpid()));
  // The limits of processor time and memory of each file, and reading all limits.
  ADD(SCMP_ACT_ALLOW, prlimit64, SCMP_A0_32(SCMP_CMP_EQ, 0), SCMP_A1_32(SCMP_CMP_EQ, RLIMIT_CPU));
  ADD(SCMP_ACT_ALLOW, prlimit64, SCMP_A0_32(SCMP_CMP_EQ, 0), SCMP_A1_32(SCMP_CMP_EQ, RLIMIT_DATA));
  ADD(SCMP_ACT_ALLOW, prlimit64, SCMP_A0_32(SCMP_CMP_EQ, 0), SCMP_A2_64(SCMP_CMP_EQ, 0));
  ADD(SCMP_ACT_ALLOW, prctl, SCMP_A0_32(SCMP_CMP_EQ, PR_SET_NAME));
  static const int descriptor_commands[] = {F_GETFD, F_SETFD, F_GETFL, F_DUPFD, F_DUPFD_CLOEXEC};
  for (size_t i = 0; i < sizeof descriptor_commands / sizeof *descriptor_commands; i++) {
    ADD(SCMP_ACT_ALLOW, fcntl, SCMP_A1_32(SCMP_CMP_EQ, (uint32_t)descriptor_commands[i]));
  }
  code = -seccomp_load(filter);

release:
  seccomp_release(filter);
  // ENOTSUP is for other systems. Every Linux that runs this has filters, unless they were removed from it.
  return code == EOPNOTSUPP ? ENOSYS : code;
}
#else
int pf_confine_system_calls(void) { return ENOTSUP; }
#endif
