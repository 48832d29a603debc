#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "video.h"

// Two frames a second are examined.
#define STEP_US 500000
// An edge rises or falls by at least this many levels of 8 bits. With fewer edges, nothing is said about blur.
#define EDGE_LEVELS 32
#define LEAST_EDGES 24
// A wider one is a gradient.
#define WIDEST_EDGE 40
// A part whose neighboring pixels differ by less than this many levels of 8 bits on average has no detail.
#define LEAST_DETAIL 0.3f
// Blocks of MPEG-2, H.264 and most other codecs begin at multiples of eight pixels.
#define GRID 8
// Steps between blocks that can be seen, in levels of 8 bits. Larger ones are drawn edges.
#define SMALLEST_JUMP 3
#define LARGEST_JUMP 32

// The sum of the widths of edges, and their number.
typedef struct edges {
  int64_t width, count;
} edges;

// Marziliano et al. 2002: the width of an edge is the distance of the extremes on both sides of it.
static void add_edges(edges *edges, const int16_t *levels, int32_t count) {
  for (int32_t i = 1; i < count;) {
    int32_t step = levels[i] - levels[i - 1], start = i - 1;
    if (step == 0) {
      i++;
      continue;
    }
    while (i < count && (step > 0 ? levels[i] > levels[i - 1] : levels[i] < levels[i - 1])) i++;
    // An edge that reaches the end of the line may go on.
    if (i == count || start == 0 || i - 1 - start > WIDEST_EDGE) continue;
    if (abs(levels[i - 1] - levels[start]) < EDGE_LEVELS * PC_LEVEL) continue;
    edges->width += i - 1 - start;
    edges->count++;
  }
}

static float width_of(const edges *edges) {
  return edges->count >= LEAST_EDGES ? (float)edges->width / (float)edges->count : NAN;
}

// Returns true if a straight step of so many levels runs along an edge of blocks, with little detail on both sides. `along` is
// the distance of pixels along the edge and `across` that over it.
static bool shows_edge(const int16_t *levels, ptrdiff_t along, ptrdiff_t across) {
  int32_t jump = 0, inside = 0;
  for (int32_t i = 0; i < GRID; i++, levels += along) {
    jump += levels[0] - levels[-across];
    inside += abs(levels[-across] - levels[-2 * across]) + abs(levels[-2 * across] - levels[-3 * across]);
    inside += abs(levels[across] - levels[0]) + abs(levels[2 * across] - levels[across]);
  }
  jump = abs(jump);
  return jump >= SMALLEST_JUMP * PC_LEVEL * GRID && jump <= LARGEST_JUMP * PC_LEVEL * GRID && inside <= jump;
}

// Returns the share of the edges of blocks that show, beyond those that a grid between them shows by chance.
static float blockiness_of(const int16_t *levels, int32_t width, int32_t height) {
  int32_t on = 0, off = 0, all = 0;
  for (int32_t y = GRID; y + 2 * GRID <= height; y += GRID)
    for (int32_t x = GRID; x + 2 * GRID <= width; x += GRID) {
      const int16_t *place = levels + (ptrdiff_t)y * width + x;
      const int16_t *between = place + (ptrdiff_t)(GRID / 2) * width + GRID / 2;
      on += shows_edge(place, width, 1) + shows_edge(place, 1, width);
      off += shows_edge(between, width, 1) + shows_edge(between, 1, width);
      all += 2;
    }
  return all > 0 && on > off ? (float)(on - off) / (float)all : 0;
}

static float smaller(float a, float b) { return isnan(a) ? b : isnan(b) || a < b ? a : b; }

void pc_detail_add(pc_detail *detail, const pc_frame *frame, int16_t *scratch, int64_t time_us) {
  if (detail->step_us == 0) detail->step_us = STEP_US;
  if (detail->has_next && time_us < detail->next_us) return;
  int32_t width = frame->width < PC_DETAIL_WIDTH ? frame->width : PC_DETAIL_WIDTH;
  int32_t height = frame->height < PC_DETAIL_HEIGHT ? frame->height : PC_DETAIL_HEIGHT;
  if (width < 4 * GRID || height < 4 * GRID) return;
  int32_t left = (frame->width - width) / 2 / GRID * GRID, top = (frame->height - height) / 2 / GRID * GRID;
  for (int32_t y = 0; y < height; y++) pc_row(frame, top + y, left, width, scratch + (ptrdiff_t)y * width);
  edges across = {0, 0}, down = {0, 0};
  int64_t differences = 0;
  for (int32_t y = 0; y < height; y++) {
    const int16_t *line = scratch + (ptrdiff_t)y * width;
    add_edges(&across, line, width);
    for (int32_t x = 1; x < width; x++) differences += abs(line[x] - line[x - 1]);
  }
  int16_t column[PC_DETAIL_HEIGHT];
  for (int32_t x = 0; x < width; x += 2) {
    for (int32_t y = 0; y < height; y++) column[y] = scratch[(ptrdiff_t)y * width + x];
    add_edges(&down, column, height);
  }
  if ((float)differences < LEAST_DETAIL * PC_LEVEL * (float)width * (float)height) return;
  detail->has_next = true;
  detail->next_us = time_us + detail->step_us;
  if (detail->count == PC_DETAILS) {
    // A long file keeps every other frame, and examines fewer from here on.
    for (int32_t i = 0; i < PC_DETAILS / 2; i++) {
      detail->blur[i] = detail->blur[2 * i];
      detail->blockiness[i] = detail->blockiness[2 * i];
    }
    detail->count = PC_DETAILS / 2;
    if (detail->step_us < INT64_MAX / 4) detail->step_us *= 2;
  }
  // Motion blurs one direction only.
  detail->blur[detail->count] = smaller(width_of(&across), width_of(&down));
  detail->blockiness[detail->count] = blockiness_of(scratch, width, height);
  detail->count++;
}

static int compare_floats(const void *a, const void *b) {
  float x = *(const float *)a, y = *(const float *)b;
  return x < y ? -1 : x > y;
}

void pc_detail_end(pc_detail *detail, pc_video_result *result) {
  result->blur = result->blockiness = NAN;
  if (detail->count == 0) return;
  int32_t known = 0;
  for (int32_t i = 0; i < detail->count; i++)
    if (!isnan(detail->blur[i])) detail->blur[known++] = detail->blur[i];
  qsort(detail->blur, (size_t)known, sizeof(float), compare_floats);
  qsort(detail->blockiness, (size_t)detail->count, sizeof(float), compare_floats);
  // The sharper half: pictures out of focus or in motion are meant to be.
  if (known > 0) result->blur = (double)detail->blur[known / 4];
  // The blockier quarter: encoders spend more bits on some frames than on others.
  result->blockiness = (double)detail->blockiness[(detail->count - 1) * 3 / 4];
}

// MARK: Combs

// Rows that are looked at in a frame, in groups of five.
#define LEAST_STRIPS 8
#define MOST_STRIPS 16
#define STRIP_DISTANCE 48
#define STRIP_ROWS 5
// Lines of two fields differ by more than this many levels of 8 bits.
#define COMB_LEVELS 10
// A small pixel moves if it differs by this many levels from the frame before.
#define MOTION_LEVELS 3
// The share of moving pixels that must have combs, and of all pixels that must move. Progressive pictures had no
// combs in tests, even with grain.
#define COMB_SHARE 0.005
#define MOTION_SHARE 0.005

// Marks pixels where two rows differ from the rows between and beside them, all in the same direction.
static void mark_combs(const int16_t *restrict rows, int32_t count, uint8_t *restrict marks) {
  const int16_t *a = rows, *b = rows + count, *c = rows + 2 * count, *d = rows + 3 * count, *e = rows + 4 * count;
  for (int32_t i = 0; i < count; i++) {
    int16_t low = a[i] < c[i] ? a[i] : c[i], high = a[i] < c[i] ? c[i] : a[i];
    low = low < e[i] ? low : e[i];
    high = high < e[i] ? e[i] : high;
    int16_t other_low = b[i] < d[i] ? b[i] : d[i], other_high = b[i] < d[i] ? d[i] : b[i];
    int16_t above = (int16_t)(low - other_high), below = (int16_t)(other_low - high);
    int16_t gap = above < below ? below : above;
    // Lines of the same field resemble each other more than those of the other field.
    int16_t own = (int16_t)(high - low), others = (int16_t)(other_high - other_low);
    int16_t spread = own < others ? others : own;
    marks[i] = (uint8_t)((gap > COMB_LEVELS * PC_LEVEL) & (gap > spread));
  }
}

bool pc_is_combed(const pc_frame *frame, const pc_sizes *sizes, const pc_small *small, const pc_small *previous,
                  int16_t *scratch, int64_t number) {
  int32_t places = frame->height - STRIP_ROWS + 1;
  if (places < 1) return false;
  int32_t strips = places / STRIP_DISTANCE;
  strips = strips < LEAST_STRIPS ? LEAST_STRIPS : strips > MOST_STRIPS ? MOST_STRIPS : strips;
  if (strips > places / STRIP_ROWS) strips = places / STRIP_ROWS;
  if (strips < 1) strips = 1;
  int32_t width = sizes->small_width * sizes->box, distance = places / strips;
  int32_t offset = (int32_t)(number * 7 % distance);
  uint8_t *marks = (uint8_t *)(scratch + (ptrdiff_t)STRIP_ROWS * width);
  int64_t moving = 0, combed = 0, all = 0;
  for (int32_t strip = 0; strip < strips; strip++) {
    int32_t top = strip * distance + offset, small_row = (top + STRIP_ROWS / 2) / sizes->box;
    if (small_row >= sizes->small_height) break;
    const int16_t *now = small->luma + (ptrdiff_t)small_row * sizes->small_width;
    const int16_t *before = previous->luma + (ptrdiff_t)small_row * sizes->small_width;
    int32_t moved = 0;
    for (int32_t x = 0; x < sizes->small_width; x++) moved += abs(now[x] - before[x]) > MOTION_LEVELS * PC_LEVEL;
    all += sizes->small_width;
    moving += moved;
    if (moved == 0) continue;
    for (int32_t row = 0; row < STRIP_ROWS; row++) pc_row(frame, top + row, 0, width, scratch + (ptrdiff_t)row * width);
    mark_combs(scratch, width, marks);
    // Grain marks single pixels, and a moving edge marks some in a row.
    marks[width] = marks[width + 1] = 0;
    for (int32_t x = 0; x < sizes->small_width; x++) {
      if (abs(now[x] - before[x]) <= MOTION_LEVELS * PC_LEVEL) continue;
      for (int32_t i = 0; i < sizes->box; i++) {
        const uint8_t *mark = marks + (ptrdiff_t)x * sizes->box + i;
        combed += mark[0] & mark[1] & mark[2];
      }
    }
  }
  double pixels = (double)moving * sizes->box;
  return (double)moving >= MOTION_SHARE * (double)all && (double)combed >= COMB_SHARE * pixels && combed >= 8;
}
