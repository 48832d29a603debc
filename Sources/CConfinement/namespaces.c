#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE  // unshare
#endif
#include "CConfinement.h"

#include <errno.h>
#include <unistd.h>

#if defined(__linux__)
#include <linux/capability.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/syscall.h>

int pf_confine_namespaces(void) {
  // In the new namespace, the user is nobody, since no number is mapped into it.
  if (unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return errno == ENOSYS || errno == EINVAL ? ENOTSUP : errno;
  // A change of user cancels the signal at the end of the parent.
  pf_confine_follow_parent();
  // Mounts in this namespace must not appear in others.
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return errno;
  // Any folder works, and this one exists on every system. The previous root is mounted over it, and then removed.
  if (mount("none", "/proc", "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC, "size=4k,nr_inodes=2,mode=0555") != 0) return errno;
  if (chdir("/proc") != 0 || syscall(SYS_pivot_root, ".", ".") != 0 || umount2(".", MNT_DETACH) != 0) return errno;
  return chdir("/") == 0 ? 0 : errno;
}

int pf_confine_capabilities(void) {
  struct __user_cap_header_struct head = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
  return syscall(SYS_capset, &head, none) == 0 ? 0 : errno;
}
#else
int pf_confine_namespaces(void) { return ENOTSUP; }
int pf_confine_capabilities(void) { return ENOTSUP; }
#endif
