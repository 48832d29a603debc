#include <math.h>
#include <string.h>

#include "video.h"

// WCAG 2.2, "general flash and red flash thresholds": a flash is a pair of opposing changes of relative luminance by a
// tenth of the largest one, with the darker image below 0.80; in cd/m² of ITU-R BT.1702-3: 20 of 200, and 160.
#define LUMINANCE_STEP 0.1f
#define DARKER_BELOW 0.8f
// ITU-R BT.1702-3, annex 1: above that, a contrast of 1/17. Only HDR gets there.
#define CONTRAST (1 / 17.0f)
#define HDR_ABOVE 1.01f
// WCAG 2.0 and 2.1, working definition of a red flash: R / (R + G + B) is at least 0.8, and (R - G - B) x 320 changes by more
// than 20. WCAG 2.2 measures the change in CIE 1976 chromaticity instead.
#define RED_SHARE 0.8f
#define RED_SCALE 320.0f
#define RED_STEP 20.0f
// WCAG 2.2, SC 2.3.1: three flashes within a second are allowed, on any area; more on less than a quarter of the 10°
// field.
#define ALLOWED_TRANSITIONS 6
#define LEAST_AREA 0.25
// The share of a quarter of the picture that changes at once in a flash, in the same direction and within so many frames. Where
// things move, cells change one after the other, and cells that get darker are near others that get brighter. So changes count
// in those of TILES by TILES parts of the picture in which that direction has this factor more than the other one.
#define TILES 4
#define DOMINANCE 2
#define AT_ONCE 0.9
#define AT_ONCE_FRAMES 3
// A frame with less than its part of that only ends or begins such a change.
#define AT_ONCE_PART (AT_ONCE * LEAST_AREA / AT_ONCE_FRAMES)
// The second of a window, without the rounding of the times of frames.
#define WINDOW_US 999500
// Three flashes within a second are one in this time. After a longer pause, a change is not part of the interval: it may be a
// cut.
#define LONGEST_PAUSE_US 333000

void pc_flashes_begin(pc_flashes *flashes, const pc_sizes *sizes) {
  int32_t larger = sizes->blocks_x > sizes->blocks_y ? sizes->blocks_x : sizes->blocks_y;
  int32_t step = (larger + PC_CELLS - 1) / PC_CELLS;
  flashes->step = step;
  flashes->cells_x = (sizes->blocks_x + step - 1) / step;
  flashes->cells_y = (sizes->blocks_y + step - 1) / step;
  double all = (double)sizes->blocks_x * sizes->blocks_y;
  for (int32_t y = 0; y < flashes->cells_y; y++)
    for (int32_t x = 0; x < flashes->cells_x; x++) {
      int32_t width = sizes->blocks_x - x * step < step ? sizes->blocks_x - x * step : step;
      int32_t height = sizes->blocks_y - y * step < step ? sizes->blocks_y - y * step : step;
      flashes->share[y * flashes->cells_x + x] = (float)((double)width * height / all);
    }
  flashes->general.has_values = flashes->saturated_red.has_values = false;
}

static void fill_table(pc_flashes *flashes, const pc_frame *frame) {
  if (flashes->is_ready && flashes->transfer == frame->transfer) return;
  flashes->is_ready = true;
  flashes->transfer = frame->transfer;
  for (int32_t i = 0; i < 1024; i++) flashes->linear[i] = pc_light_of(frame, (float)i / 1023);
}

// The factors from levels to places in the table of 1024 signals.
typedef struct matrix {
  float black, luma, red_cr, green_cb, green_cr, blue_cb;
} matrix;

static matrix matrix_of(const pc_frame *frame) {
  pc_range range = pc_range_of(frame);
  // ITU-R BT.601-7, 2.5.4: chroma has 224 levels where luma has 219.
  float chroma = 1023 / (frame->is_full_range ? 255.0f * PC_LEVEL : 224.0f * PC_LEVEL);
  float red = frame->red_weight, blue = frame->blue_weight, green = 1 - red - blue;
  if (!(red > 0 && blue > 0 && green > 0)) {
    red = 0.2126f;
    blue = 0.0722f;
    green = 1 - red - blue;
  }
  return (matrix){
      .black = range.black,
      .luma = 1023 / (range.white - range.black),
      .red_cr = chroma * (2 - 2 * red),
      .green_cb = -chroma * blue * (2 - 2 * blue) / green,
      .green_cr = -chroma * red * (2 - 2 * red) / green,
      .blue_cb = chroma * (2 - 2 * blue),
  };
}

static int32_t to_index(float signal) { return signal <= 0 ? 0 : signal >= 1023 ? 1023 : (int32_t)(signal + 0.5f); }

// Sums light and saturated red of a row of blocks into cells.
static void sum_row(pc_flashes *flashes, const matrix *m, const pc_small *small, ptrdiff_t start, int32_t count,
                    int32_t first, bool wide) {
  // WCAG 2.2, "relative luminance", and ITU-R BT.2100-3 for HDR.
  float red_weight = wide ? 0.2627f : 0.2126f, blue_weight = wide ? 0.0593f : 0.0722f;
  float green_weight = 1 - red_weight - blue_weight;
  const int16_t *luma = small->blocks + start, *cb = small->cb + start, *cr = small->cr + start;
  for (int32_t x = 0, cell = first; x < count; cell++) {
    int32_t end = x + flashes->step < count ? x + flashes->step : count;
    float light = 0, saturated = 0;
    for (; x < end; x++) {
      float y = ((float)luma[x] - m->black) * m->luma;
      float b = (float)(cb[x] - 128 * PC_LEVEL), r = (float)(cr[x] - 128 * PC_LEVEL);
      float red = flashes->linear[to_index(y + m->red_cr * r)];
      float green = flashes->linear[to_index(y + m->green_cb * b + m->green_cr * r)];
      float blue = flashes->linear[to_index(y + m->blue_cb * b)];
      light += red_weight * red + green_weight * green + blue_weight * blue;
      float value = (red - green - blue) * RED_SCALE;
      if (value > 0 && red >= RED_SHARE * (red + green + blue)) saturated += value;
    }
    flashes->light[cell] += light;
    flashes->red[cell] += saturated;
  }
}

static bool is_step(float low, float high, bool red) {
  if (red) return high - low >= RED_STEP;
  if (low >= DARKER_BELOW) return high > HDR_ABOVE && high - low >= CONTRAST * (high + low);
  return high - low >= LUMINANCE_STEP;
}

// Adds a value of a cell. Returns 1 or -1 at an opposing change, and 0 otherwise.
static int32_t add_value(pc_cell *cell, float value, bool red, pc_moment moment) {
  if (cell->direction >= 0 && value > cell->high) cell->high = value;
  if (cell->direction <= 0 && value < cell->low) cell->low = value;
  bool falls = cell->direction >= 0 && is_step(value, cell->high, red);
  bool rises = !falls && cell->direction <= 0 && is_step(cell->low, value, red);
  if (!falls && !rises) return 0;
  cell->direction = falls ? -1 : 1;
  cell->low = cell->high = value;
  cell->transitions[cell->next] = moment;
  cell->next = (uint8_t)((cell->next + 1) % PC_TRANSITIONS);
  return cell->direction;
}

static void clear_cells(pc_flash *flash, int32_t count, const float *values) {
  for (int32_t i = 0; i < count; i++) {
    pc_cell *cell = &flash->cells[i];
    cell->low = cell->high = values[i];
    cell->direction = 0;
    cell->next = 0;
    for (int32_t k = 0; k < PC_TRANSITIONS; k++) cell->transitions[k] = (pc_moment){INT64_MIN / 2, 0};
  }
  flash->has_values = true;
  memset(flash->changed, 0, sizeof(flash->changed));
  memset(flash->at_once, 0, sizeof(flash->at_once));
}

// Ends the frame of the last change where this one begins.
static void end_frame(pc_flash *flash, pc_moment moment) {
  if (flash->is_shown) {
    flash->interval.end_us = moment.time_us;
    flash->interval.end_frame = moment.frame;
  }
  flash->is_shown = false;
}

static void close_flashing(pc_flash *flash) {
  if (flash->is_open) pc_intervals_add(&flash->intervals, &flash->interval);
  flash->is_open = false;
}

// Notes that more flashes than allowed end with this frame.
static void extend(pc_flash *flash, pc_moment first, pc_moment last, int32_t most, double area) {
  if (flash->is_open && first.time_us > flash->interval.end_us) close_flashing(flash);
  if (!flash->is_open) {
    flash->is_open = true;
    flash->interval = (pc_interval){.start_us = first.time_us, .first_frame = first.frame};
  }
  flash->interval.end_us = last.time_us;
  flash->interval.end_frame = last.frame;
  flash->is_shown = true;
  int32_t share = (int32_t)lround(area * 1e6);
  if (most > flash->interval.values[0]) flash->interval.values[0] = most;
  if (share > flash->interval.values[1]) flash->interval.values[1] = share;
}

// Returns a place in the lists of frames or of directions.
static int32_t place_of(int64_t frame) { return (int32_t)(frame % PC_WINDOW_FRAMES); }
static int32_t side_of(int32_t direction) { return direction > 0; }

// Finds the areas that changed in this frame and the last ones. Returns true if one is large enough for a flash, and marks the
// frames of it.
static bool note_changes(pc_flash *flash, const double *changed, pc_moment moment) {
  bool found = false;
  flash->times[place_of(moment.frame)] = moment.time_us;
  for (int32_t side = 0; side < 2; side++) {
    float *areas = flash->changed[side];
    for (int32_t i = AT_ONCE_FRAMES - 1; i > 0; i--) areas[i] = areas[i - 1];
    areas[0] = (float)changed[side];
    double sum = 0;
    for (int32_t i = 0; i < AT_ONCE_FRAMES; i++) sum += (double)areas[i];
    flash->at_once[side][place_of(moment.frame)] = false;
    if (changed[side] < AT_ONCE_PART || sum < AT_ONCE * LEAST_AREA) continue;
    found = true;
    for (int32_t i = 0; i < AT_ONCE_FRAMES && i <= moment.frame; i++)
      if (areas[i] >= AT_ONCE_PART) flash->at_once[side][place_of(moment.frame - i)] = true;
  }
  return found;
}

// Counts the opposing changes of a cell within the last second that a large area shared.
static int32_t count_of(const pc_flash *flash, const pc_cell *cell, pc_moment moment) {
  int32_t found = 0, direction = cell->direction, last = 0;
  for (int32_t i = 0; i < PC_TRANSITIONS; i++, direction = -direction) {
    const pc_moment *at = &cell->transitions[(cell->next + 2 * PC_TRANSITIONS - 1 - i) % PC_TRANSITIONS];
    if (moment.time_us - at->time_us >= WINDOW_US || moment.frame - at->frame >= PC_WINDOW_FRAMES) break;
    if (direction == last || !flash->at_once[side_of(direction)][place_of(at->frame)]) continue;
    last = direction;
    found++;
  }
  return found;
}

// Finds the most transitions within the last second that a quarter of the picture has. `areas` holds the area of all
// cells with at least so many transitions.
static int32_t count_transitions(const pc_flash *flash, const float *share, int32_t count, pc_moment moment,
                                 double *areas) {
  memset(areas, 0, (PC_TRANSITIONS + 1) * sizeof(*areas));
  for (int32_t i = 0; i < count; i++) areas[count_of(flash, &flash->cells[i], moment)] += (double)share[i];
  int32_t most = 0;
  for (int32_t i = PC_TRANSITIONS - 1; i >= 0; i--) areas[i] += areas[i + 1];
  // Sums of shares are not exact.
  while (most < PC_TRANSITIONS && areas[most + 1] >= LEAST_AREA - 1e-4) most++;
  return most;
}

// Returns the first frame of the last second in which a large area changed at once, without a pause after it.
static pc_moment first_change(const pc_flash *flash, pc_moment moment) {
  pc_moment first = moment;
  for (int32_t back = 1; back < PC_WINDOW_FRAMES && back <= moment.frame; back++) {
    int32_t place = place_of(moment.frame - back);
    int64_t time_us = flash->times[place];
    if (moment.time_us - time_us >= WINDOW_US || first.time_us - time_us > LONGEST_PAUSE_US) break;
    if (flash->at_once[0][place] || flash->at_once[1][place]) first = (pc_moment){time_us, moment.frame - back};
  }
  return first;
}

// Adds the values of all cells, and sums the areas that got darker and brighter.
static void change_cells(pc_flash *flash, const pc_flashes *flashes, const float *values, bool red, pc_moment moment,
                         double *changed) {
  double areas[2][TILES * TILES] = {{0}};
  for (int32_t y = 0, i = 0; y < flashes->cells_y; y++)
    for (int32_t x = 0; x < flashes->cells_x; x++, i++) {
      int32_t direction = add_value(&flash->cells[i], values[i], red, moment);
      int32_t tile = y * TILES / flashes->cells_y * TILES + x * TILES / flashes->cells_x;
      if (direction != 0) areas[side_of(direction)][tile] += (double)flashes->share[i];
    }
  for (int32_t side = 0; side < 2; side++)
    for (int32_t tile = 0; tile < TILES * TILES; tile++)
      if (areas[side][tile] >= DOMINANCE * areas[1 - side][tile]) changed[side] += areas[side][tile];
}

static void add_values(pc_flash *flash, const pc_flashes *flashes, const float *values, bool red, pc_moment moment) {
  const float *share = flashes->share;
  int32_t count = flashes->cells_x * flashes->cells_y;
  if (!flash->has_values) {
    clear_cells(flash, count, values);
    return;
  }
  // An interval ends with the frame of the last change, thus where the next frame begins.
  end_frame(flash, moment);
  double changed[2] = {0, 0};
  change_cells(flash, flashes, values, red, moment, changed);
  if (!note_changes(flash, changed, moment)) return;
  bool pauses = moment.time_us - flash->last_us > LONGEST_PAUSE_US;
  flash->last_us = moment.time_us;
  double areas[PC_TRANSITIONS + 1];
  int32_t most = count_transitions(flash, share, count, moment, areas);
  if (areas[2] > flash->area) flash->area = areas[2] < 1 ? areas[2] : 1;
  int32_t found = (most + 1) / 2;
  if (found > flash->most) flash->most = found;
  if (most <= ALLOWED_TRANSITIONS || (pauses && flash->is_open)) return;
  double area = areas[ALLOWED_TRANSITIONS + 1];
  extend(flash, first_change(flash, moment), moment, found, area < 1 ? area : 1);
}

void pc_flashes_add(pc_flashes *flashes, const pc_frame *frame, const pc_sizes *sizes, const pc_small *small,
                    pc_moment moment) {
  fill_table(flashes, frame);
  matrix matrix = matrix_of(frame);
  int32_t count = flashes->cells_x * flashes->cells_y;
  memset(flashes->light, 0, (size_t)count * sizeof(float));
  memset(flashes->red, 0, (size_t)count * sizeof(float));
  bool wide = frame->transfer == PC_PQ || frame->transfer == PC_HLG;
  for (int32_t y = 0; y < sizes->blocks_y; y++)
    sum_row(flashes, &matrix, small, (ptrdiff_t)y * sizes->blocks_x, sizes->blocks_x,
            y / flashes->step * flashes->cells_x, wide);
  float all = (float)sizes->blocks_x * (float)sizes->blocks_y;
  for (int32_t i = 0; i < count; i++) {
    float blocks = flashes->share[i] * all;
    flashes->light[i] /= blocks;
    flashes->red[i] /= blocks;
  }
  add_values(&flashes->general, flashes, flashes->light, false, moment);
  add_values(&flashes->saturated_red, flashes, flashes->red, true, moment);
}

void pc_flashes_end(pc_flashes *flashes, pc_moment end) {
  pc_flash *kinds[] = {&flashes->general, &flashes->saturated_red};
  for (int32_t i = 0; i < 2; i++) {
    pc_flash *flash = kinds[i];
    end_frame(flash, end);
    close_flashing(flash);
    flash->has_values = false;
  }
}
