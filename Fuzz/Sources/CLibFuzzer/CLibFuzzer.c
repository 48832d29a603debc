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

// For each edge, 0 or all bits, so that masking the counters needs no branch.
static uint8_t *others;  // All bits unless the edge is kept.
static uint8_t *unseen;  // All bits unless the edge was kept or counted.
static uint8_t *aside;   // The counters of an input.

// The sanitizers report the gaps between the counters of two modules as overruns, and a check for each byte is slow.
#define UNCHECKED __attribute__((no_sanitize("address", "undefined", "coverage")))

UNCHECKED static size_t edge_count(void) { return (size_t)(counters_end - first_counter); }

UNCHECKED static uint8_t *new_mask(void) {
  uint8_t *mask = malloc(edge_count());
  if (mask == NULL) abort();
  return memset(mask, 0xFF, edge_count());
}

UNCHECKED static void make_masks(void) {
  if (others != NULL) return;
  others = new_mask();
  unseen = new_mask();
  aside = new_mask();
}

// The loops have no branches and no aliases, so that the compiler works on many bytes at once.

UNCHECKED void FuzzKeepPassedEdges(void) {
  make_masks();
  uint8_t *restrict other = others, *restrict new = unseen, *restrict counters = first_counter;
  size_t count = edge_count();
  for (size_t edge = 0; edge < count; edge++) {
    uint8_t not_passed = counters[edge] != 0 ? 0 : 0xFF;
    other[edge] &= not_passed;
    new[edge] &= not_passed;
    counters[edge] = 0;
  }
}

UNCHECKED bool FuzzSetNewEdgesAside(void) {
  make_masks();
  uint8_t *restrict new = unseen, *restrict passed = aside, *restrict counters = first_counter;
  size_t count = edge_count();
  uint8_t found = 0;
  for (size_t edge = 0; edge < count; edge++) found |= counters[edge] & new[edge];
  if (found == 0) return false;
  for (size_t edge = 0; edge < count; edge++) {
    passed[edge] = counters[edge];
    new[edge] &= counters[edge] != 0 ? 0 : 0xFF;
    counters[edge] = 0;
  }
  return true;
}

// Counts the edges of an input that are not kept.
UNCHECKED static void count_others(const uint8_t *passed) {
  uint8_t *restrict other = others, *counters = first_counter;
  size_t count = edge_count();
  for (size_t edge = 0; edge < count; edge++) counters[edge] = passed[edge] & other[edge];
}

UNCHECKED void FuzzRestoreOtherEdges(void) { count_others(aside); }

UNCHECKED void FuzzUncountKeptEdges(void) { count_others(first_counter); }
