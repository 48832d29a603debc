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

// For each edge 0 or all bits, so that a mask of counters needs no branch.
static uint8_t *others;  // All bits unless the edge is kept.
static uint8_t *unseen;  // All bits unless the edge was kept or counted.
static uint8_t *aside;   // The counters of an input.

// The sanitizers take the gaps between the counters of two modules for overruns, and a check for each byte takes long.
#define UNCHECKED __attribute__((no_sanitize("address", "undefined", "coverage")))

static size_t edge_count(void) { return (size_t)(counters_end - first_counter); }

static uint8_t *new_bytes(int value) {
  uint8_t *bytes = malloc(edge_count());
  if (bytes == NULL) abort();
  return memset(bytes, value, edge_count());
}

UNCHECKED void FuzzKeepPassedEdges(void) {
  if (others == NULL) others = new_bytes(0xFF);
  if (unseen == NULL) unseen = new_bytes(0xFF);
  // Without branches and aliases, so that the compiler works on many bytes at once.
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
  if (unseen == NULL) unseen = new_bytes(0xFF);
  if (aside == NULL) aside = new_bytes(0);
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

UNCHECKED void FuzzRestoreOtherEdges(void) {
  uint8_t *restrict other = others, *restrict passed = aside, *restrict counters = first_counter;
  size_t count = edge_count();
  for (size_t edge = 0; edge < count; edge++) counters[edge] = passed[edge] & other[edge];
}

UNCHECKED void FuzzUncountKeptEdges(void) {
  if (others == NULL) return;
  uint8_t *restrict other = others, *restrict counters = first_counter;
  size_t count = edge_count();
  for (size_t edge = 0; edge < count; edge++) counters[edge] &= other[edge];
}
