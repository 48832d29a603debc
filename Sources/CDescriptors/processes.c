#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE  // posix_spawn_file_actions_addclosefrom_np
#endif
#include "CDescriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/prctl.h>
#endif
#if defined(__APPLE__)
#include <crt_externs.h>
#define environ (*_NSGetEnviron())
#else
extern char **environ;
#endif

#if defined(__has_feature)
#define PF_SANITIZED \
  (__has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer))
#else
#define PF_SANITIZED 0
#endif

// The parent reports a dead worker at once; the Swift runtime's backtracer would keep it alive for seconds.
static const char no_backtrace[] = "SWIFT_BACKTRACE=enable=no";

// Returns the environment with that one variable set; the strings remain those of the process. NULL if memory is
// exhausted.
static char **worker_environment(void) {
  size_t count = 0;
  while (environ && environ[count]) count++;
  char **copy = calloc(count + 2, sizeof *copy);
  if (!copy) return NULL;
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    if (strncmp(environ[i], no_backtrace, sizeof "SWIFT_BACKTRACE=" - 1) != 0) copy[kept++] = environ[i];
  }
  copy[kept] = (char *)no_backtrace;
  return copy;
}

int pf_worker_spawn(const char *path, int socket, int errors, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  char **environment = worker_environment();
  if (!environment) return ENOMEM;
  int code = posix_spawn_file_actions_init(&actions);
  if (code != 0) goto free_environment;
  code = posix_spawnattr_init(&attributes);
  if (code != 0) goto destroy_actions;

  code = posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO);
  if (code != 0) goto destroy_attributes;
  code = posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  if (code != 0) goto destroy_attributes;
  code = posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
  if (code != 0) goto destroy_attributes;

  // Descriptors that a host program opened without FD_CLOEXEC are not passed to a worker.
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#if defined(POSIX_SPAWN_CLOEXEC_DEFAULT)
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#elif defined(__GLIBC__) && (__GLIBC__ > 2 || (__GLIBC__ == 2 && __GLIBC_MINOR__ >= 34))
  code = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  if (code != 0) goto destroy_attributes;
#endif

  // An interrupt at a terminal reaches only the foreground group, so the parent decides about its workers.
  code = posix_spawnattr_setpgroup(&attributes, 0);
  if (code != 0) goto destroy_attributes;
  sigset_t signals;
  sigemptyset(&signals);
  code = posix_spawnattr_setsigmask(&attributes, &signals);
  if (code != 0) goto destroy_attributes;
  sigfillset(&signals);
  sigdelset(&signals, SIGKILL);
  sigdelset(&signals, SIGSTOP);
  code = posix_spawnattr_setsigdefault(&attributes, &signals);
  if (code != 0) goto destroy_attributes;
  code = posix_spawnattr_setflags(&attributes, flags);
  if (code != 0) goto destroy_attributes;

  char *arguments[] = {(char *)path, NULL};
  code = posix_spawn(process, path, &actions, &attributes, arguments, environment);

destroy_attributes:
  posix_spawnattr_destroy(&attributes);
destroy_actions:
  posix_spawn_file_actions_destroy(&actions);
free_environment:
  free(environment);
  return code;
}

void pf_worker_follow_parent(void) {
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

int pf_worker_limit(uint64_t memory) {
  struct rlimit none = {0, 0};
  if (setrlimit(RLIMIT_CORE, &none) != 0) return errno;
  // Decoders need more stack than a small limit leaves, and a stack that is full would look like a crash by the file.
  const rlim_t least_stack = 256 << 10, usual_stack = 8 << 20;
  struct rlimit stack;
  if (getrlimit(RLIMIT_STACK, &stack) != 0) return errno;
  if (stack.rlim_cur < usual_stack) {
    stack.rlim_cur = stack.rlim_max < usual_stack ? stack.rlim_max : usual_stack;
    if (stack.rlim_cur < least_stack) return ENOMEM;
    if (setrlimit(RLIMIT_STACK, &stack) != 0) return errno;
  }
#if !PF_SANITIZED  // Sanitizers reserve terabytes of address space.
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0) return errno;
  // The limit must not exceed one that is already set.
  if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > memory) limit.rlim_cur = memory;
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > memory) limit.rlim_max = memory;
  if (setrlimit(RLIMIT_AS, &limit) != 0) return errno;
#else
  (void)memory;
#endif
  return 0;
}
