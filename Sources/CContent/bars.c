#include <stdlib.h>
#include <string.h>

#include "video.h"

// Bars are black: at most this many levels of 8 bits above black.
#define BAR_LEVELS 10
// The picture behind a bar is this many levels brighter than the bar.
#define STEP_LEVELS 12
// The step from bar to picture lies within so many pixels.
#define STEP_PIXELS 4
// A line of the picture that is looked at behind its edge.
#define INSIDE 9
// Two positions of an edge are the same within so many pixels. Encoders blur the edge.
#define TOLERANCE 3
// A row belongs to the picture if more than one of so many of its pixels is not black.
#define ROW_SHARE 200
// The edge is looked at in so many parts, and that many of them must have shown a step in one frame or another.
#define PARTS 16
#define CERTAIN_PARTS 10
// The share of the pixels along an edge that must have a step.
#define LEAST_SHARE 0.25f
// The part of an edge without bars at its ends that the line must extend over.
#define LEAST_PART 0.85f
// A picture between bars has at least this share of the area: a film of 2.39:1 on an upright screen has 0.23.
#define LEAST_PICTURE 0.2
// At least this share of a picture between bars is not black. Text on black covers less.
#define LEAST_LIT 0.5
// A bar that appears must stay for this time, and be seen in so many frames.
#define CERTAIN_US 500000
#define CERTAIN_FRAMES 3
// Bars below two percent, one in so many pixels, are too small to be meant.
#define SMALLEST_SHARE 50
// Rows or columns of pixels that are looked at across an edge.
#define LARGEST_COUNT 540

void pc_bars_begin(pc_bars *bars, int32_t width, int32_t height) {
  memset(bars, 0, sizeof(*bars));
  bars->width = width;
  bars->height = height;
  for (int32_t i = 0; i < PC_EDGES; i++) bars->edges[i].least = -1;
}

// A frame as it is seen from one of its edges.
typedef struct view {
  const pc_frame *frame;
  pc_edge edge;
  // Pixels from the edge to the opposite one, and the part along the edge that is looked at.
  int32_t depth, from, to;
  // Every so many pixels along the edge are looked at.
  int32_t step;
  int16_t black;
} view;

static bool is_horizontal(pc_edge edge) { return edge == PC_TOP || edge == PC_BOTTOM; }

// Copies every `step`th level of the line at this distance from the edge, and returns their number.
static int32_t line_at(const view *view, int32_t distance, int16_t *levels) {
  int32_t count = 0;
  if (is_horizontal(view->edge)) {
    int32_t y = view->edge == PC_TOP ? distance : view->depth - 1 - distance;
    pc_row(view->frame, y, view->from, view->to - view->from, levels);
    count = view->to - view->from;
    if (view->step > 1) {
      int32_t kept = 0;
      for (int32_t i = 0; i < count; i += view->step) levels[kept++] = levels[i];
      count = kept;
    }
    return count;
  }
  int32_t x = view->edge == PC_LEFT ? distance : view->depth - 1 - distance;
  for (int32_t y = view->from; y < view->to; y += view->step) pc_row(view->frame, y, x, 1, levels + count++);
  return count;
}

// Returns the distance of the first line from the edge that is not black, from this distance on.
static int32_t find_picture(const view *view, int32_t from, int32_t until, int16_t *levels) {
  int16_t dark = (int16_t)(view->black + BAR_LEVELS * PC_LEVEL);
  for (int32_t distance = from; distance < until; distance++) {
    int32_t count = line_at(view, distance, levels), bright = 0;
    for (int32_t i = 0; i < count; i++) bright += levels[i] > dark;
    if (bright * ROW_SHARE > count) return distance;
  }
  return until;
}

// Returns one bit for each part of the edge in which the picture begins at this distance, and the share of such pixels.
static uint32_t find_step(const view *view, int32_t distance, int16_t *scratch, float *share) {
  int32_t before = distance > TOLERANCE ? distance - TOLERANCE : 0;
  int32_t end = distance + STEP_PIXELS < view->depth ? distance + STEP_PIXELS : view->depth;
  int32_t most = view->to - view->from;
  int16_t *bar = scratch, *line = scratch + most, *brightest = scratch + 2 * most;
  int32_t count = line_at(view, before, bar);
  memset(brightest, 0, (size_t)count * sizeof(*brightest));
  for (int32_t at = distance; at < end; at++) {
    line_at(view, at, line);
    for (int32_t i = 0; i < count; i++) brightest[i] = line[i] > brightest[i] ? line[i] : brightest[i];
  }
  // The picture goes on behind its edge, where letters have gaps.
  line_at(view, distance + INSIDE < view->depth ? distance + INSIDE : view->depth - 1, line);
  for (int32_t i = 0; i < count; i++) brightest[i] = line[i] < brightest[i] ? line[i] : brightest[i];
  int32_t total = 0;
  uint32_t mask = 0;
  for (int32_t part = 0; part < PARTS; part++) {
    int32_t first = count * part / PARTS, last = count * (part + 1) / PARTS, found = 0;
    for (int32_t i = first; i < last; i++) found += brightest[i] - bar[i] >= STEP_LEVELS * PC_LEVEL;
    total += found;
    if (found * 5 >= (last - first) * 3) mask |= 1u << part;
  }
  *share = count > 0 ? (float)total / (float)count : 0;
  return mask;
}

static void note_change(pc_bar *bar, pc_moment moment, int32_t size) {
  if (bar->change_count > 0 && bar->changes[bar->change_count - 1].size == size) return;
  if (bar->change_count == PC_BAR_CHANGES) return;
  bar->changes[bar->change_count++] = (pc_bar_change){moment, size};
}

static int32_t smallest_bar(const view *view) { return (view->depth + SMALLEST_SHARE - 1) / SMALLEST_SHARE; }

static void confirm_next(pc_bar *bar, pc_moment moment) {
  bool is_known = moment.time_us - bar->next_still_us >= CERTAIN_US && bar->next_seen >= CERTAIN_FRAMES;
  if (!is_known || __builtin_popcount(bar->next_mask) < CERTAIN_PARTS) return;
  bar->size = bar->settled = bar->next;
  bar->has_next = bar->is_leaving = false;
  bar->was_certain = true;
  note_change(bar, bar->next_start, bar->size);
}

static void begin_next(pc_bar *bar, int32_t size, uint32_t mask, pc_moment moment) {
  bar->has_next = true;
  bar->next = size;
  bar->next_start = moment;
  bar->next_still_us = moment.time_us;
  bar->next_seen = 1;
  bar->next_mask = mask;
}

// Follows a bar that may become certain.
static void follow_next(pc_bar *bar, const view *view, int32_t size, uint32_t mask, pc_moment moment) {
  int32_t growth = size - bar->next;
  if (!bar->has_next || growth < -TOLERANCE || growth > view->depth / 10 + TOLERANCE) {
    begin_next(bar, size, mask, moment);
    return;
  }
  if (growth > TOLERANCE) {
    // The bar moves into the picture.
    bar->next = size;
    bar->next_still_us = moment.time_us;
    bar->next_seen = 1;
    bar->next_mask = mask;
    return;
  }
  bar->next_seen++;
  bar->next_mask |= mask;
  confirm_next(bar, moment);
}

// Adds what one frame shows at one edge: a dark border of this size, with a straight end or not.
static void add_border(pc_bar *bar, const view *view, int32_t size, bool is_straight, uint32_t mask, pc_moment moment) {
  if (bar->size > 0 && size < bar->size - TOLERANCE) {
    bool moves = is_straight && size >= smallest_bar(view) && bar->size - size <= view->depth / 10 + TOLERANCE;
    bar->has_next = false;
    if (moves) {
      bar->is_leaving = true;
      bar->size = size;
      bar->left = moment;
      return;
    }
    note_change(bar, moment, 0);
    bar->size = bar->settled = 0;
    bar->is_leaving = false;
    if (is_straight && size > 0) begin_next(bar, size, mask, moment);
    return;
  }
  if (bar->is_leaving && moment.time_us - bar->left.time_us >= CERTAIN_US) {
    note_change(bar, bar->left, bar->size);
    bar->settled = bar->size;
    bar->is_leaving = false;
  }
  int32_t margin = bar->size > 0 ? TOLERANCE : 0;
  if (size <= bar->size + margin) {
    if (bar->size > 0 || size == 0) bar->has_next = false;
  } else if (is_straight)
    follow_next(bar, view, size, mask, moment);
  else if (bar->has_next && size < bar->next - TOLERANCE)
    bar->has_next = false;
}

// The bar that one edge of a frame shows.
typedef struct border {
  view view;
  // Size of the dark border, the parts of its end that have a step, and the share of such pixels.
  int32_t size;
  uint32_t mask;
  float share;
} border;

// Measures the border at one edge. `coarse` is the number of dark lines of the small picture at this edge.
static void measure_border(border *border, const pc_bar *bar, int32_t coarse, int32_t box, int16_t *scratch) {
  const view *view = &border->view;
  // Once the picture has reached the edge, the exact size of borders within the first small pixel does not matter.
  if (coarse > 0 || bar->least != 0) {
    int32_t from = coarse > 2 ? (coarse - 2) * box : 0;
    int32_t until = (coarse + 1) * box < view->depth ? (coarse + 1) * box : view->depth;
    border->size = find_picture(view, from, until, scratch);
  }
  if (border->size > 0 && border->size < view->depth)
    border->mask = find_step(view, border->size, scratch, &border->share);
}

// Returns true if the border ends in a straight line. Lines of text on black are straight within their own length, so
// the line must extend over most of the edge, unless the borders at its ends are bars themselves.
static bool is_straight(const border *border, const struct border *a, const struct border *b, int32_t length) {
  bool has_bars = (a->size == 0 || a->share >= LEAST_SHARE) && (b->size == 0 || b->share >= LEAST_SHARE);
  float part = (float)(border->view.to - border->view.from) / (float)length;
  return border->share >= LEAST_SHARE && (has_bars || part >= LEAST_PART);
}

static void look(pc_bar *bar, const border *border, bool is_straight, int16_t *scratch, pc_moment moment) {
  if (bar->least < 0 || border->size < bar->least) bar->least = border->size;
  if (bar->size > 0 && border->size < bar->size - TOLERANCE && !bar->is_leaving) {
    // Subtitles within a bar do not end it.
    float share;
    find_step(&border->view, bar->size, scratch, &share);
    if (share >= LEAST_SHARE) return;
  }
  add_border(bar, &border->view, border->size, is_straight, border->mask, moment);
}

static int32_t count_dark(const int16_t *levels, int32_t count, int16_t dark, bool from_end) {
  int32_t found = 0;
  while (found < count && levels[from_end ? count - 1 - found : found] <= dark) found++;
  return found;
}

// Returns the share of the small picture between dark rows and columns that is not black.
static double lit_share(const pc_sizes *sizes, const pc_small *small, const int32_t *coarse, int16_t dark) {
  int64_t lit = 0;
  int32_t width = sizes->small_width - coarse[PC_LEFT] - coarse[PC_RIGHT];
  int32_t height = sizes->small_height - coarse[PC_TOP] - coarse[PC_BOTTOM];
  for (int32_t y = 0; y < height; y++) {
    const int16_t *line = small->luma + (ptrdiff_t)(coarse[PC_TOP] + y) * sizes->small_width + coarse[PC_LEFT];
    for (int32_t x = 0; x < width; x++) lit += line[x] > dark;
  }
  return (double)lit / ((double)width * height);
}

void pc_bars_add(pc_bars *bars, const pc_frame *frame, const pc_sizes *sizes, const pc_small *small,
                 const int16_t *rows, const int16_t *columns, int16_t *scratch, pc_moment moment) {
  if (!bars->has_frames) {
    bars->has_frames = true;
    bars->first = moment;
  }
  int16_t black = (int16_t)pc_range_of(frame).black, dark = (int16_t)(black + BAR_LEVELS * PC_LEVEL);
  int32_t top = count_dark(rows, sizes->small_height, dark, false);
  int32_t left = count_dark(columns, sizes->small_width, dark, false);
  // A frame without anything bright says nothing about bars.
  if (top == sizes->small_height || left == sizes->small_width) return;
  int32_t bottom = count_dark(rows, sizes->small_height, dark, true);
  int32_t right = count_dark(columns, sizes->small_width, dark, true);
  int32_t coarse[PC_EDGES] = {top, right, bottom, left};
  border borders[PC_EDGES] = {0};
  for (int32_t edge = 0; edge < PC_EDGES; edge++) {
    bool horizontal = is_horizontal((pc_edge)edge);
    view *view = &borders[edge].view;
    view->frame = frame;
    view->edge = (pc_edge)edge;
    view->depth = horizontal ? sizes->height : sizes->width;
    view->black = black;
    // Steps are looked for between the borders at the other two edges.
    view->from = (horizontal ? left : top) * sizes->box;
    view->to = (horizontal ? sizes->width : sizes->height) - (horizontal ? right : bottom) * sizes->box;
    view->step = horizontal ? 1 : (view->to - view->from + LARGEST_COUNT - 1) / LARGEST_COUNT;
    measure_border(&borders[edge], &bars->edges[edge], coarse[edge], sizes->box, scratch);
  }
  bool has_borders = top + right + bottom + left > 0;
  bool is_lit = !has_borders || lit_share(sizes, small, coarse, dark) >= LEAST_LIT;
  // Text and small drawings on black are no picture with bars.
  int32_t width = sizes->width - borders[PC_LEFT].size - borders[PC_RIGHT].size;
  int32_t height = sizes->height - borders[PC_TOP].size - borders[PC_BOTTOM].size;
  bool is_picture = is_lit && (double)width * height >= LEAST_PICTURE * (double)sizes->width * sizes->height;
  for (int32_t edge = 0; edge < PC_EDGES; edge++) {
    bool horizontal = is_horizontal((pc_edge)edge);
    const border *a = &borders[horizontal ? PC_LEFT : PC_TOP], *b = &borders[horizontal ? PC_RIGHT : PC_BOTTOM];
    bool straight = is_picture && is_straight(&borders[edge], a, b, horizontal ? sizes->width : sizes->height);
    look(&bars->edges[edge], &borders[edge], straight, scratch, moment);
  }
}

// MARK: Intervals

// Returns the size of a bar at this time, and moves `next` to the change after it.
static int32_t size_at(const pc_bar *bar, int64_t time_us, int32_t *next) {
  while (*next < bar->change_count && bar->changes[*next].moment.time_us <= time_us) ++*next;
  return *next > 0 ? bar->changes[*next - 1].size : 0;
}

static bool are_same(const int32_t *a, const int32_t *b) {
  for (int32_t i = 0; i < PC_EDGES; i++)
    if (abs(a[i] - b[i]) > TOLERANCE) return false;
  return true;
}

static int compare_moments(const void *a, const void *b) {
  const pc_moment *x = a, *y = b;
  return x->time_us < y->time_us ? -1 : x->time_us > y->time_us;
}

static void add_bars(pc_intervals *intervals, const int32_t *sizes, pc_moment start, pc_moment end) {
  if (sizes[0] + sizes[1] + sizes[2] + sizes[3] == 0) return;
  pc_interval interval = {start.time_us, end.time_us, start.frame, end.frame, {sizes[0], sizes[1], sizes[2], sizes[3]}};
  pc_intervals_add(intervals, &interval);
}

// Reads the sizes of all bars at this time. Bars that are too small count as none.
static void read_sizes(const pc_bars *bars, int64_t time_us, int32_t *next, int32_t *sizes) {
  for (int32_t edge = 0; edge < PC_EDGES; edge++) {
    int32_t size = size_at(&bars->edges[edge], time_us, &next[edge]);
    int32_t depth = is_horizontal((pc_edge)edge) ? bars->height : bars->width;
    sizes[edge] = size * SMALLEST_SHARE < depth ? 0 : size;
  }
}

// Turns the changes at the four edges into intervals.
static void merge_edges(const pc_bars *bars, pc_moment end, pc_intervals *intervals) {
  pc_moment moments[PC_EDGES * PC_BAR_CHANGES];
  int32_t count = 0, next[PC_EDGES] = {0}, current[PC_EDGES] = {0};
  for (int32_t edge = 0; edge < PC_EDGES; edge++)
    for (int32_t i = 0; i < bars->edges[edge].change_count; i++)
      moments[count++] = bars->edges[edge].changes[i].moment;
  qsort(moments, (size_t)count, sizeof(*moments), compare_moments);
  pc_moment start = bars->first;
  for (int32_t i = 0; i < count; i++) {
    if (i + 1 < count && moments[i + 1].time_us == moments[i].time_us) continue;
    int32_t sizes[PC_EDGES];
    pc_moment moment = moments[i];
    read_sizes(bars, moment.time_us, next, sizes);
    bool grows = true;
    for (int32_t edge = 0; edge < PC_EDGES; edge++) grows = grows && sizes[edge] >= current[edge];
    // Edges that appear one shortly after the other belong together: dark pictures hide some of them at first.
    while (grows && i + 1 < count && moments[i + 1].time_us - moment.time_us < CERTAIN_US)
      read_sizes(bars, moments[++i].time_us, next, sizes);
    if (are_same(sizes, current)) continue;
    add_bars(intervals, current, start, moment);
    start = moment;
    memcpy(current, sizes, sizeof(current));
  }
  add_bars(intervals, current, start, end);
}

static int32_t least_border(const pc_bar *bar) { return bar->was_certain && bar->least > 0 ? bar->least : 0; }

// Extends the active area of the result by that of these frames.
static void add_active(const pc_bars *bars, pc_video_result *result) {
  int32_t left = least_border(&bars->edges[PC_LEFT]), top = least_border(&bars->edges[PC_TOP]);
  int32_t right = bars->width - least_border(&bars->edges[PC_RIGHT]);
  int32_t bottom = bars->height - least_border(&bars->edges[PC_BOTTOM]);
  if (right <= left || bottom <= top) return;
  if (result->active_width > 0) {
    int32_t old_right = result->active_left + result->active_width;
    int32_t old_bottom = result->active_top + result->active_height;
    left = left < result->active_left ? left : result->active_left;
    top = top < result->active_top ? top : result->active_top;
    right = right > old_right ? right : old_right;
    bottom = bottom > old_bottom ? bottom : old_bottom;
  }
  result->active_left = left;
  result->active_top = top;
  result->active_width = right - left;
  result->active_height = bottom - top;
}

void pc_bars_end(pc_bars *bars, pc_moment end, pc_intervals *intervals, pc_video_result *result) {
  if (bars->has_frames) {
    merge_edges(bars, end, intervals);
    add_active(bars, result);
  }
  pc_bars_begin(bars, bars->width, bars->height);
}
