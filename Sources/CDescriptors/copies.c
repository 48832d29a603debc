#include "CDescriptors.h"

#include <errno.h>

#if defined(__linux__)
#include <linux/fs.h>
#include <sys/ioctl.h>
#endif

_Bool pf_file_clone(int from, int to) {
#if defined(__linux__)
  return ioctl(to, FICLONE, from) == 0;
#else
  (void)from, (void)to;
  return 0;
#endif
}
