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

static uint8_t *kept;

// The sanitizers take the gaps between the counters of two modules for overruns, and a check for each byte takes long.
#define UNCHECKED __attribute__((no_sanitize("address", "undefined", "coverage")))

UNCHECKED void CFKeepPassedEdges(void) {
  size_t count = (size_t)(counters_end - first_counter);
  if (kept == NULL) {
    kept = malloc(count);
    if (kept == NULL) abort();
  }
  for (size_t edge = 0; edge < count; edge++) {
    kept[edge] = first_counter[edge] != 0 ? 0 : 0xFF;
    first_counter[edge] = 0;
  }
}

UNCHECKED void CFUncountKeptEdges(void) {
  size_t count = (size_t)(counters_end - first_counter);
  for (size_t edge = 0; edge < count; edge++) first_counter[edge] &= kept[edge];
}
