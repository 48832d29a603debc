// The check in start.c runs by itself before Swift's runtime starts.

/// The message of a run whose arguments cannot be read. The command prints it too, if only the arguments are missing.
#define PF_ARGUMENTS_UNREADABLE \
  "cannot read the arguments: mount /proc, or free file descriptors (ulimit -n); nothing was done"
