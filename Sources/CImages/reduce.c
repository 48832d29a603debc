#include "reduce.h"

#include <stdlib.h>
#include <string.h>

// The target of a large pixel in one direction: one small pixel, or two adjacent ones. In these units a large pixel has
// the length `to` and a small one has the length `from`.
typedef struct pi_share {
  uint32_t place, first, second;
} share;

static share share_of(uint32_t position, uint32_t from, uint32_t to) {
  uint64_t start = (uint64_t)position * to;
  share result = {.place = (uint32_t)(start / from)};
  uint64_t rest = (uint64_t)(result.place + 1) * from - start;
  result.first = rest < to ? (uint32_t)rest : to;
  result.second = to - result.first;
  return result;
}

bool pi_reducer_make(pi_reducer *reducer, uint32_t from_width, uint32_t from_height, uint32_t width, uint32_t height) {
  *reducer = (pi_reducer){.from_width = from_width, .from_height = from_height, .width = width, .height = height};
  if (!width || !height || width > from_width || height > from_height) return false;
  reducer->sums = calloc((size_t)width * height, sizeof(*reducer->sums));
  reducer->line = calloc(width, sizeof(*reducer->line));
  reducer->columns = calloc(from_width, sizeof(*reducer->columns));
  if (!reducer->sums || !reducer->line || !reducer->columns) return false;
  for (uint32_t x = 0; x < from_width; x++) reducer->columns[x] = share_of(x, from_width, width);
  return true;
}

static void add_weighted(uint64_t sum[4], const uint64_t part[4], uint64_t weight) {
  for (int i = 0; i < 4; i++) sum[i] += part[i] * weight;
}

void pi_reducer_add(pi_reducer *reducer, uint32_t y, uint32_t x, uint32_t step, const uint8_t *pixels, uint32_t count) {
  if (y >= reducer->from_height) return;
  reducer->lines++;
  memset(reducer->line, 0, reducer->width * sizeof(*reducer->line));
  for (uint32_t i = 0; i < count && x < reducer->from_width; i++, x += step, pixels += 4) {
    const uint64_t alpha = pixels[3];
    const uint64_t part[4] = {pixels[0] * alpha, pixels[1] * alpha, pixels[2] * alpha, alpha};
    share across = reducer->columns[x];
    add_weighted(reducer->line[across.place], part, across.first);
    if (across.second) add_weighted(reducer->line[across.place + 1], part, across.second);
  }
  share down = share_of(y, reducer->from_height, reducer->height);
  uint64_t(*sums)[4] = reducer->sums + (size_t)down.place * reducer->width;
  for (uint32_t i = 0; i < reducer->width; i++) {
    add_weighted(sums[i], reducer->line[i], down.first);
    if (down.second) add_weighted(sums[reducer->width + i], reducer->line[i], down.second);
  }
}

static void write_means(const pi_reducer *reducer, uint8_t *out) {
  uint64_t area = (uint64_t)reducer->from_width * reducer->from_height;
  for (size_t i = 0; i < (size_t)reducer->width * reducer->height; i++) {
    const uint64_t *sum = reducer->sums[i];
    for (int c = 0; c < 3; c++) out[4 * i + c] = sum[3] ? (uint8_t)((sum[c] + sum[3] / 2) / sum[3]) : 0;
    out[4 * i + 3] = (uint8_t)((sum[3] + area / 2) / area);
  }
}

bool pi_reducer_end(pi_reducer *reducer, uint8_t *out) {
  bool found = reducer->lines > 0;
  if (found) write_means(reducer, out);
  free(reducer->sums);
  free(reducer->line);
  free(reducer->columns);
  return found;
}
