#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CConfinement.h"
#include "CDescriptors.h"

#include <errno.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>
#if defined(__linux__)
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/utsname.h>
#endif

#if defined(__GLIBC__)
#include <malloc.h>

void pf_keep_freed_memory(void) {
  // Larger blocks, such as big pictures, still return to the system at once.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 32 << 20);
  mallopt(M_TOP_PAD, 1 << 20);
}
#else
void pf_keep_freed_memory(void) {}
#endif

_Bool pf_confine_is_sanitized(void) { return PF_SANITIZED; }

void pf_confine_follow_parent(void) {
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

int pf_confine_stack(void) {
  // Decoders need more stack than a small limit leaves, and a stack that is full would look like a crash by the file.
  const rlim_t least = 256 << 10, usual = 8 << 20;
  struct rlimit stack;
  if (getrlimit(RLIMIT_STACK, &stack) != 0) return errno;
  if (stack.rlim_cur >= usual) return 0;
  stack.rlim_cur = stack.rlim_max < usual ? stack.rlim_max : usual;
  if (stack.rlim_cur < least) return ENOMEM;
  return setrlimit(RLIMIT_STACK, &stack) == 0 ? 0 : errno;
}

// Lowers a limit for good. RLIM_INFINITY is larger than every number.
static int lower(int resource, rlim_t value) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return errno;
  if (limit.rlim_max > value) limit.rlim_max = value;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int pf_confine_memory(uint64_t bytes) { return lower(RLIMIT_AS, (rlim_t)bytes); }

int pf_confine_data(uint64_t bytes) { return lower(RLIMIT_DATA, (rlim_t)bytes); }

int pf_set_data(uint64_t bytes) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit) != 0) return errno;
  limit.rlim_cur = bytes < limit.rlim_max ? (rlim_t)bytes : limit.rlim_max;
  return setrlimit(RLIMIT_DATA, &limit) == 0 ? 0 : errno;
}

int pf_confine_open_files(uint64_t count) { return lower(RLIMIT_NOFILE, (rlim_t)count); }

int pf_confine_threads(uint64_t count) {
#if defined(__linux__)
  // Before Linux 5.14 the limit counts everything that the user of the command runs, also in a namespace.
  struct utsname system;
  int major = 0, minor = 0;
  if (uname(&system) != 0) return errno;
  if (sscanf(system.release, "%d.%d", &major, &minor) != 2 || major < 5 || (major == 5 && minor < 14)) return 0;
  return lower(RLIMIT_NPROC, (rlim_t)count);
#else
  return ENOTSUP;
#endif
}

int pf_confine_written_files(void) { return lower(RLIMIT_FSIZE, 0); }

int pf_confine_core_dumps(void) { return lower(RLIMIT_CORE, 0); }

int pf_confine_processor_time(uint64_t seconds) {
  struct rusage usage;
  struct rlimit limit;
  if (getrusage(RUSAGE_SELF, &usage) != 0) return errno;
  if (getrlimit(RLIMIT_CPU, &limit) != 0) return errno;
  uint64_t used = (uint64_t)usage.ru_utime.tv_sec + (uint64_t)usage.ru_stime.tv_sec + 1;
  // The hard limit stays as it is, so that the next file gets its time too.
  limit.rlim_cur = seconds < limit.rlim_max - used ? used + seconds : limit.rlim_max;
  return setrlimit(RLIMIT_CPU, &limit) == 0 ? 0 : errno;
}

int pf_confine_process_group(void) { return getpgrp() == getpid() ? 0 : EPERM; }

int pf_confine_privileges(void) {
#if defined(__linux__)
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : errno;
#else
  return ENOTSUP;
#endif
}

int pf_confine_visibility(void) {
#if defined(__linux__)
  return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 ? 0 : errno;
#else
  return ENOTSUP;
#endif
}
