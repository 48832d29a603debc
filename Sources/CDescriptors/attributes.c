#include "CDescriptors.h"

#include <sys/xattr.h>

ptrdiff_t pf_attribute_read(int descriptor, const char *name, void *value, size_t capacity) {
#if defined(__APPLE__)
  return fgetxattr(descriptor, name, value, capacity, 0, 0);
#else
  return fgetxattr(descriptor, name, value, capacity);
#endif
}

_Bool pf_attribute_write(int descriptor, const char *name, const void *value, size_t size) {
#if defined(__APPLE__)
  return fsetxattr(descriptor, name, value, size, 0, 0) == 0;
#else
  return fsetxattr(descriptor, name, value, size, 0) == 0;
#endif
}
