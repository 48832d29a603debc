#ifdef __linux__

#include "CProcessStart.h"

#include <string.h>
#include <unistd.h>

// Ends the command with exit status 2 (incomplete) if /proc cannot be read. Swift's runtime reads /proc/self/exe in a
// constructor of its own, and aborts if that fails. Constructors with a priority run before those without one.
__attribute__((constructor(101))) static void require_proc(void) {
  char path[1];
  if (readlink("/proc/self/exe", path, sizeof path) >= 0) return;
  static const char message[] = "preflight: " PF_ARGUMENTS_UNREADABLE "\n";
  ssize_t written = write(STDERR_FILENO, message, strlen(message));
  (void)written;
  _exit(2);
}

#endif
