#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE  // gettid
#endif
#include "guard.h"

#include <string.h>

#if defined(__linux__)
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

// A new process has its program after about a millisecond. The guard checks a slower process at this interval.
#define GUARD_SECONDS 1
#define GUARD_STACK_BYTES (256 << 10)

// Returns the process that a thread created last, or 0 if it has no child process. See proc_pid_children(5).
static pid_t newest_child(pid_t thread) {
  char path[64], word[16];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)thread);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  pid_t newest = 0;
  while (fscanf(file, "%15s", word) == 1) newest = (pid_t)atoi(word);
  fclose(file);
  return newest;
}

// The state is the letter behind the name, which may contain anything; see proc_pid_stat(5).
static _Bool is_stopped(pid_t process) {
  char path[64], line[256];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  line[fread(line, 1, sizeof line - 1, file)] = 0;
  fclose(file);
  const char *end = strrchr(line, ')');
  return end && strncmp(end, ") T", 3) == 0;
}

static void *watch(void *opaque) {
  pf_spawn_guard *guard = opaque;
  pthread_mutex_lock(&guard->lock);
  while (!guard->is_over) {
    struct timespec next;
    clock_gettime(CLOCK_MONOTONIC, &next);
    next.tv_sec += GUARD_SECONDS;
    if (pthread_cond_timedwait(&guard->changed, &guard->lock, &next) != ETIMEDOUT || guard->is_over) continue;
    pid_t process = newest_child(guard->creator);
    // The creator is still in this call, so nobody has reaped the process.
    if (process > 0 && is_stopped(process)) kill(process, SIGKILL);
  }
  pthread_mutex_unlock(&guard->lock);
  return NULL;
}

void pf_spawn_guard_begin(pf_spawn_guard *guard) {
  *guard = (pf_spawn_guard){.lock = PTHREAD_MUTEX_INITIALIZER, .creator = gettid()};
  pthread_attr_t attributes;
  pthread_condattr_t waiting;
  if (pthread_attr_init(&attributes) != 0 || pthread_condattr_init(&waiting) != 0) return;
  // A change of the clock must not lengthen the wait.
  pthread_condattr_setclock(&waiting, CLOCK_MONOTONIC);
  pthread_cond_init(&guard->changed, &waiting);
  pthread_condattr_destroy(&waiting);
  pthread_attr_setstacksize(&attributes, GUARD_STACK_BYTES);
  // Signals are for the threads of the host.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  guard->watches = pthread_create(&guard->thread, &attributes, watch, guard) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
}

void pf_spawn_guard_end(pf_spawn_guard *guard) {
  if (!guard->watches) return;
  pthread_mutex_lock(&guard->lock);
  guard->is_over = 1;
  pthread_cond_signal(&guard->changed);
  pthread_mutex_unlock(&guard->lock);
  pthread_join(guard->thread, NULL);
}

#else

void pf_spawn_guard_begin(pf_spawn_guard *guard) { memset(guard, 0, sizeof *guard); }
void pf_spawn_guard_end(pf_spawn_guard *guard) { (void)guard; }

#endif
