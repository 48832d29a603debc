#pragma once

#include <pthread.h>
#include <sys/types.h>

// Watches one call of posix_spawn.
//
// On Linux a new process shares the memory of its creator until it has its program, and the creator waits (vfork). If the new
// process is stopped before that (SIGSTOP), the creator would wait forever. The guard kills such a process. Then posix_spawn
// succeeds, and the process has ended. Elsewhere the guard does nothing.
typedef struct {
  pthread_t thread;
  pthread_mutex_t lock;
  pthread_cond_t changed;
  pid_t creator;
  _Bool watches, is_over;
} pf_spawn_guard;

// Begins to watch the calling thread. It continues without a guard if the system cannot create a thread for it.
void pf_spawn_guard_begin(pf_spawn_guard *guard);

// Ends the watch that `pf_spawn_guard_begin` began, on the same thread.
void pf_spawn_guard_end(pf_spawn_guard *guard);
