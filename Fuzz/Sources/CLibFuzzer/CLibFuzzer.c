#include "CLibFuzzer.h"
#include <stdlib.h>
#include <string.h>

// The counters of the executable, one for each edge (LLVM, "SanitizerCoverage: Inline 8bit-counters").
#ifdef __APPLE__
extern uint8_t first_counter[] __asm("section$start$__DATA$__sancov_cntrs");
extern uint8_t counters_end[] __asm("section$end$__DATA$__sancov_cntrs");
#else
extern uint8_t first_counter[] __asm("__start___sancov_cntrs");
extern uint8_t counters_end[] __asm("__stop___sancov_cntrs");
#endif

// 0 for each kept edge, and all bits for the others.
static uint8_t *mask;

// The sanitizers take the gaps between the counters of two modules for overruns, and a check for each byte takes long.
#define UNCHECKED __attribute__((no_sanitize("address", "undefined", "coverage")))

UNCHECKED void FuzzKeepPassedEdges(void) {
  size_t count = (size_t)(counters_end - first_counter);
  if (mask == NULL) {
    mask = malloc(count);
    if (mask == NULL) abort();
    memset(mask, 0xFF, count);
  }
  // Without branches and aliases, so that the compiler works on many bytes at once.
  uint8_t *restrict kept = mask, *restrict counters = first_counter;
  for (size_t edge = 0; edge < count; edge++) {
    kept[edge] &= counters[edge] != 0 ? 0 : 0xFF;
    counters[edge] = 0;
  }
}

UNCHECKED void FuzzUncountKeptEdges(void) {
  size_t count = (size_t)(counters_end - first_counter);
  uint8_t *restrict kept = mask, *restrict counters = first_counter;
  for (size_t edge = 0; edge < count; edge++) counters[edge] &= kept[edge];
}
