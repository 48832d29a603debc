#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE  // syscall
#endif
#include "CConfinement.h"

#include <errno.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>

// The kernel's interface (linux/landlock.h), which is newer than the headers of some systems. The numbers of the calls are
// the same on all architectures.
enum { create_ruleset = 444, restrict_self = 446 };
enum { ask_version = 1 };

struct ruleset {
  uint64_t files, network, scopes;
};

int pf_confine_landlock(int *version) {
  *version = 0;
  long found = syscall(create_ruleset, NULL, 0, ask_version);
  // The kernel lacks it, or it is disabled at boot.
  if (found < 0) return errno == ENOSYS || errno == EOPNOTSUPP ? ENOTSUP : errno;
  *version = (int)found;

  struct ruleset denied = {.files = (1u << 13) - 1};  // Reading, writing, executing, listing, making and removing.
  if (found >= 2) denied.files |= 1u << 13;           // Moving between folders.
  if (found >= 3) denied.files |= 1u << 14;           // Truncating.
  if (found >= 5) denied.files |= 1u << 15;           // Control of devices.
  if (found >= 4) denied.network = 3;                 // Binding and connecting TCP.
  if (found >= 6) denied.scopes = 3;                  // Abstract sockets and signals of other processes.
  size_t size = found >= 6 ? 24 : found >= 4 ? 16 : 8;
  long rules = syscall(create_ruleset, &denied, size, 0);
  if (rules < 0) return errno;
  int code = syscall(restrict_self, (int)rules, 0) == 0 ? 0 : errno;
  close((int)rules);
  return code;
}
#else
int pf_confine_landlock(int *version) {
  *version = 0;
  return ENOTSUP;
}
#endif
