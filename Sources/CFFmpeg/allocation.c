#include "media.h"

#include <libavutil/mem.h>
#include <pthread.h>
#include <stdlib.h>

// FFmpeg has one allocation limit per process. A file must not be refused because another one needs less.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pf_media *open_files;

static void apply(void) {
  int64_t largest = 0;
  for (const pf_media *media = open_files; media; media = media->next)
    if (media->allocation_bytes > largest) largest = media->allocation_bytes;
  if (largest > 0) av_max_alloc((size_t)largest);
}

// Bytes that the caller of a library needs afterwards to answer.
#define RESERVE_BYTES (8 << 20)

// This function is in this file so that no compiler can see that the memory is not used.
void *pf_reserve_memory(void) { return malloc(RESERVE_BYTES); }

void pf_allocation_enter(pf_media *media) {
  pthread_mutex_lock(&lock);
  media->next = open_files;
  open_files = media;
  apply();
  pthread_mutex_unlock(&lock);
}

void pf_allocation_leave(pf_media *media) {
  pthread_mutex_lock(&lock);
  for (pf_media **place = &open_files; *place; place = &(*place)->next) {
    if (*place != media) continue;
    *place = media->next;
    break;
  }
  apply();
  pthread_mutex_unlock(&lock);
}
