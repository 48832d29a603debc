#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE  // posix_spawn_file_actions_addclosefrom_np
#endif
#include "CDescriptors.h"
#include "guard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#if defined(__APPLE__)
#include <crt_externs.h>
#define environ (*_NSGetEnviron())
#else
extern char **environ;
#endif

// The parent reports a dead worker at once; the Swift runtime's backtracer would keep it alive for seconds.
static const char no_backtrace[] = "SWIFT_BACKTRACE=enable=no";

// The variables of this process that a worker gets too. The loader needs them where libraries are in unusual places.
static const char *const kept_variables[] = {
#if defined(__APPLE__)
    "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
#else
    "LD_LIBRARY_PATH",
#endif
#if PF_SANITIZED
    "ASAN_OPTIONS", "LSAN_OPTIONS", "MSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS",
#endif
};
static const size_t kept_count = sizeof kept_variables / sizeof *kept_variables;

// Returns true if a variable, given as NAME=VALUE, has this name.
static _Bool has_name(const char *variable, const char *name) {
  size_t length = strlen(name);
  return strncmp(variable, name, length) == 0 && variable[length] == '=';
}

// Returns the environment of a worker; the strings remain those of the process. NULL if memory is exhausted.
static char **worker_environment(void) {
  char **made = calloc(kept_count + 2, sizeof *made);
  if (!made) return NULL;
  size_t count = 0;
  made[count++] = (char *)no_backtrace;
  for (size_t i = 0; i < kept_count; i++) {
    char **variable = environ;
    while (variable && *variable && !has_name(*variable, kept_variables[i])) variable++;
    if (variable && *variable) made[count++] = *variable;
  }
  return made;
}

_Bool pf_worker_environment_is_bare(void) {
  for (char **variable = environ; variable && *variable; variable++) {
    _Bool known = strcmp(*variable, no_backtrace) == 0;
    for (size_t i = 0; i < kept_count; i++) known = known || has_name(*variable, kept_variables[i]);
    if (!known) return 0;
  }
  return 1;
}

int pf_spawn(const char *name, char *const *arguments, char *const *environment, const int descriptors[3],
             _Bool leads_group, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int code = posix_spawn_file_actions_init(&actions);
  if (code != 0) return code;
  code = posix_spawnattr_init(&attributes);
  if (code != 0) goto destroy_actions;

  for (int number = STDIN_FILENO; number <= STDERR_FILENO; number++) {
    code = descriptors[number] >= 0
               ? posix_spawn_file_actions_adddup2(&actions, descriptors[number], number)
               : posix_spawn_file_actions_addopen(&actions, number, "/dev/null", number ? O_WRONLY : O_RDONLY, 0);
    if (code != 0) goto destroy_attributes;
  }

  // Descriptors that a host program opened without FD_CLOEXEC are not passed on.
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#if defined(POSIX_SPAWN_CLOEXEC_DEFAULT)
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#elif defined(__GLIBC__) && (__GLIBC__ > 2 || (__GLIBC__ == 2 && __GLIBC_MINOR__ >= 34))
  code = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  if (code != 0) goto destroy_attributes;
#endif

  if (leads_group) {
    flags |= POSIX_SPAWN_SETPGROUP;
    code = posix_spawnattr_setpgroup(&attributes, 0);
    if (code != 0) goto destroy_attributes;
  }
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

  pf_spawn_guard guard;
  pf_spawn_guard_begin(&guard);
  code = posix_spawnp(process, name, &actions, &attributes, arguments, environment ? environment : environ);
  pf_spawn_guard_end(&guard);

destroy_attributes:
  posix_spawnattr_destroy(&attributes);
destroy_actions:
  posix_spawn_file_actions_destroy(&actions);
  return code;
}

int pf_worker_spawn(const char *path, int socket, int errors, pid_t *process) {
  char **environment = worker_environment();
  if (!environment) return ENOMEM;
  char *arguments[] = {(char *)path, NULL};
  const int descriptors[] = {socket, -1, errors};
  // An interrupt at a terminal reaches only the foreground group, so the parent decides on its workers.
  int code = pf_spawn(path, arguments, environment, descriptors, 1, process);
  free(environment);
  return code;
}

void pf_worker_kill(pid_t process) {
  // The group ends with its leader: a process that a worker started must not outlive it.
  if (kill(-process, SIGKILL) != 0) kill(process, SIGKILL);
}

int pf_worker_reap(pid_t process, int *status) {
  siginfo_t info;
  int code;
  do {
    memset(&info, 0, sizeof info);
    code = waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT);
  } while (code != 0 && errno == EINTR);
  if (code != 0) return -errno;
  if (info.si_pid == 0) return 0;
  // The number of the group belongs to the worker until it is reaped. After that, other processes can have it.
  kill(-process, SIGKILL);
  pid_t reaped;
  do {
    reaped = waitpid(process, status, 0);
  } while (reaped < 0 && errno == EINTR);
  return reaped == process ? 1 : -errno;
}
