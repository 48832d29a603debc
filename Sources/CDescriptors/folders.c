#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE  // O_PATH
#endif
#include "CDescriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/syscall.h>
#endif
#if defined(__linux__) && defined(SYS_openat2)
#include <linux/openat2.h>
#endif

#if defined(__linux__) && defined(SYS_openat2)
static int open_beneath(int folder, const char *path, unsigned long long flags, unsigned long long resolve) {
  const struct open_how how = {.flags = flags, .resolve = RESOLVE_BENEATH | resolve};
  long opened;
  // The kernel cannot decide if a folder on the way was renamed meanwhile (openat2(2), EAGAIN).
  for (int attempt = 0; attempt < 100; attempt++) {
    opened = syscall(SYS_openat2, folder, path, &how, sizeof how);
    if (opened >= 0 || (errno != EAGAIN && errno != EINTR)) break;
  }
  if (opened >= 0) return (int)opened;
  // Filters of system calls that do not know this one refuse it with EPERM.
  return errno == EPERM ? -ENOSYS : -errno;
}
#endif

int pf_folder_open_beneath(int folder, const char *path) {
#if defined(__linux__) && defined(SYS_openat2)
  return open_beneath(folder, path, O_PATH | O_DIRECTORY | O_CLOEXEC, RESOLVE_NO_SYMLINKS);
#else
  (void)folder;
  (void)path;
  return -ENOSYS;
#endif
}

int pf_file_open_beneath(int folder, const char *path, int flags) {
#if defined(__linux__) && defined(SYS_openat2)
  return open_beneath(folder, path, (unsigned long long)(unsigned)flags, RESOLVE_NO_MAGICLINKS);
#else
  (void)folder;
  (void)path;
  (void)flags;
  return -ENOSYS;
#endif
}
