#pragma once

#include <pthread.h>
#include <sys/types.h>

// Watches one call of posix_spawn.
//
// On Linux a new process shares the memory of its creator until it has its program, and the creator waits (vfork). If
// somebody stops it before (SIGSTOP), the creator would wait for ever. The guard kills such a process. Then posix_spawn
// succeeds, and the process has ended. Elsewhere the guard does nothing.
typedef struct {
  pthread_t thread;
  pthread_mutex_t lock;
  pthread_cond_t changed;
  pid_t creator;
  _Bool watches, is_over;
} pf_spawn_guard;

// Begins to watch the calling thread. It goes on without a guard if the system gives no thread for it.
void pf_spawn_guard_begin(pf_spawn_guard *guard);

// Ends what `pf_spawn_guard_begin` began, on the same thread.
void pf_spawn_guard_end(pf_spawn_guard *guard);
