#include <math.h>
#include <string.h>

#include "video.h"

pc_sizes pc_sizes_of(const pc_frame *frame) {
  int32_t width = frame->width, height = frame->height;
  int32_t larger = width > height ? width : height, smaller = width < height ? width : height;
  int32_t box = larger >= 5120 ? 16 : larger >= 2560 ? 8 : larger >= 640 ? 4 : larger >= 320 ? 2 : 1;
  while (box > 1 && box * PC_BLOCK > smaller) box /= 2;
  pc_sizes sizes = {.width = width, .height = height, .box = box};
  sizes.small_width = width / box;
  sizes.small_height = height / box;
  sizes.blocks_x = sizes.small_width < PC_BLOCK ? 1 : sizes.small_width / PC_BLOCK;
  sizes.blocks_y = sizes.small_height < PC_BLOCK ? 1 : sizes.small_height / PC_BLOCK;
  return sizes;
}

pc_range pc_range_of(const pc_frame *frame) {
  // ITU-R BT.601-7, 2.5.4 and BT.709-6, 4.6: black is at 16 and white at 235.
  return frame->is_full_range ? (pc_range){0, 255 * PC_LEVEL} : (pc_range){16 * PC_LEVEL, 235 * PC_LEVEL};
}

float pc_light_of(const pc_frame *frame, float signal) {
  if (!(signal > 0)) return 0;
  if (signal > 1) signal = 1;
  switch (frame->transfer) {
    case PC_PQ: {
      // ITU-R BT.2100-3, table 4: the reference PQ EOTF.
      float power = powf(signal, 32 / 2523.0f);
      float above = power - 3424 / 4096.0f;
      return above <= 0 ? 0 : 10000 / 200.0f * powf(above / (2413 / 128.0f - 2392 / 128.0f * power), 16384 / 2610.0f);
    }
    case PC_HLG: {
      // ITU-R BT.2100-3, table 5: the inverse OETF, and the OOTF of a display of 1000 cd/m² applied to each component.
      float scene = signal * signal / 3;
      if (signal > 0.5f) scene = (expf((signal - 0.55991073f) / 0.17883277f) + 0.28466892f) / 12;
      return 1000 / 200.0f * powf(scene, 1.2f);
    }
    case PC_LINEAR: return signal;
    case PC_SDR: break;
  }
  // WCAG 2.2, "relative luminance". A display of 200 cd/m² is that of ITU-R BT.1702-3, annex 1.
  return signal <= 0.04045f ? signal / 12.92f : powf((signal + 0.055f) / 1.055f, 2.4f);
}

// Returns the largest number of bits of which 16 rows can be summed in 16 bits.
static int32_t kept_bits(const pc_frame *frame) { return frame->bits < 12 ? frame->bits : 12; }

// Returns the shift of a stored sample to the bits that are kept.
static int32_t kept_shift(const pc_frame *frame) { return frame->shift + frame->bits - kept_bits(frame); }

void pc_row(const pc_frame *frame, int32_t y, int32_t x, int32_t count, int16_t *levels) {
  const uint8_t *row = frame->luma + (ptrdiff_t)y * frame->luma_stride;
  if (frame->bits == 8) {
    row += x;
    for (int32_t i = 0; i < count; i++) levels[i] = (int16_t)(row[i] << 4);
    return;
  }
  const uint16_t *samples = (const uint16_t *)(const void *)row + x;
  int32_t down = kept_shift(frame), up = 12 - kept_bits(frame);
  for (int32_t i = 0; i < count; i++) levels[i] = (int16_t)(((samples[i] >> down) << up) & PC_LARGEST_LEVEL);
}

static void sum_four(uint16_t *restrict sums, const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d,
                     size_t count) {
  for (size_t i = 0; i < count; i++) sums[i] = (uint16_t)(a[i] + b[i] + c[i] + d[i]);
}

static void add_four(uint16_t *restrict sums, const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d,
                     size_t count) {
  for (size_t i = 0; i < count; i++) sums[i] = (uint16_t)(sums[i] + a[i] + b[i] + c[i] + d[i]);
}

static void add_wide(uint16_t *restrict sums, const uint16_t *row, int32_t shift, size_t count) {
  for (size_t i = 0; i < count; i++) sums[i] = (uint16_t)(sums[i] + (row[i] >> shift));
}

// Sums columns over some rows of a plane.
static void sum_rows(const pc_frame *frame, const uint8_t *plane, ptrdiff_t stride, int32_t rows, size_t count,
                     uint16_t *sums) {
  if (frame->bits == 8) {
    int32_t row = 0;
    if (rows >= 4) {
      sum_four(sums, plane, plane + stride, plane + 2 * stride, plane + 3 * stride, count);
      row = 4;
    } else {
      for (size_t i = 0; i < count; i++) sums[i] = plane[i];
      row = 1;
    }
    for (; row + 4 <= rows; row += 4) {
      const uint8_t *next = plane + row * stride;
      add_four(sums, next, next + stride, next + 2 * stride, next + 3 * stride, count);
    }
    for (; row < rows; row++) {
      const uint8_t *next = plane + row * stride;
      for (size_t i = 0; i < count; i++) sums[i] = (uint16_t)(sums[i] + next[i]);
    }
    return;
  }
  memset(sums, 0, count * sizeof(*sums));
  for (int32_t row = 0; row < rows; row++)
    add_wide(sums, (const uint16_t *)(const void *)(plane + row * stride), kept_shift(frame), count);
}

// Vectors of 16 bytes, which all processors have that this runs on.
typedef uint16_t words __attribute__((vector_size(16)));
typedef uint32_t pairs __attribute__((vector_size(16)));
typedef int16_t shorts __attribute__((vector_size(8)));

static words load(const void *memory) {
  words loaded;
  memcpy(&loaded, memory, sizeof(loaded));
  return loaded;
}

// Sums squares of four columns by some rows of bytes. A sum of 16 rows has 14 bits.
static void sum_quads(const uint8_t *plane, ptrdiff_t stride, int32_t rows, int32_t count, uint32_t shift, uint32_t up,
                      int16_t *restrict sums) {
  int32_t i = 0;
  for (; i + 4 <= count; i += 4) {
    const uint8_t *row = plane + 4 * (ptrdiff_t)i;
    words sum = {0};
    int32_t y = 0;
    for (; y + 4 <= rows; y += 4, row += 4 * stride) {
      words a = load(row), b = load(row + stride), c = load(row + 2 * stride), d = load(row + 3 * stride);
      sum += (a & 255) + (a >> 8) + (b & 255) + (b >> 8) + (c & 255) + (c >> 8) + (d & 255) + (d >> 8);
    }
    for (; y < rows; y++, row += stride) sum += (load(row) & 255) + (load(row) >> 8);
    pairs four;
    memcpy(&four, &sum, sizeof(four));
    four = (((four & 65535) + (four >> 16)) << up) >> shift;
    shorts levels = __builtin_convertvector(four, shorts);
    memcpy(sums + i, &levels, sizeof(levels));
  }
  for (; i < count; i++) {
    const uint8_t *row = plane + 4 * (ptrdiff_t)i;
    uint32_t sum = 0;
    for (int32_t y = 0; y < rows; y++, row += stride) sum += (uint32_t)row[0] + row[1] + row[2] + row[3];
    sums[i] = (int16_t)((sum << up) >> shift);
  }
}

// Sums squares of four columns by some rows of samples of two bytes, and scales them to levels.
static void sum_wide_quads(const uint8_t *plane, ptrdiff_t stride, int32_t rows, int32_t count, int32_t down,
                           uint32_t shift, uint32_t up, int16_t *restrict sums) {
  int32_t i = 0;
  for (; i + 4 <= count; i += 4) {
    const uint8_t *row = plane + 8 * (ptrdiff_t)i;
    words first = {0}, last = {0};
    int32_t y = 0;
    for (; y + 2 <= rows; y += 2, row += 2 * stride) {
      first += (load(row) >> (uint16_t)down) + (load(row + stride) >> (uint16_t)down);
      last += (load(row + sizeof(words)) >> (uint16_t)down) + (load(row + stride + sizeof(words)) >> (uint16_t)down);
    }
    for (; y < rows; y++, row += stride) {
      first += load(row) >> (uint16_t)down;
      last += load(row + sizeof(words)) >> (uint16_t)down;
    }
    pairs two[2];
    memcpy(&two[0], &first, sizeof(first));
    memcpy(&two[1], &last, sizeof(last));
    for (int32_t half = 0; half < 2; half++) {
      pairs sum = (two[half] & 65535) + (two[half] >> 16);
      for (int32_t k = 0; k < 2; k++) {
        uint32_t level = ((sum[2 * k] + sum[2 * k + 1]) << up) >> shift;
        sums[i + 2 * half + k] = (int16_t)(level < PC_LARGEST_LEVEL ? level : PC_LARGEST_LEVEL);
      }
    }
  }
  for (; i < count; i++) {
    const uint8_t *row = plane + 8 * (ptrdiff_t)i;
    uint32_t sum = 0;
    for (int32_t y = 0; y < rows; y++, row += stride)
      for (int32_t k = 0; k < 4; k++) {
        uint16_t sample;
        memcpy(&sample, row + 2 * k, sizeof(sample));
        sum += (uint32_t)sample >> down;
      }
    uint32_t level = (sum << up) >> shift;
    sums[i] = (int16_t)(level < PC_LARGEST_LEVEL ? level : PC_LARGEST_LEVEL);
  }
}

// Sums `box` columns for each pixel, and shifts the sums up and then down to levels.
static void fold(const uint16_t *restrict sums, int32_t box, int32_t step, int32_t count, uint32_t shift, uint32_t up,
                 int16_t *restrict levels) {
  if (box == 4 && step == 1) {
    for (int32_t i = 0; i < count; i++) {
      const uint16_t *s = sums + 4 * i;
      uint32_t sum = (((uint32_t)s[0] + s[1] + s[2] + s[3]) << up) >> shift;
      levels[i] = (int16_t)(sum < PC_LARGEST_LEVEL ? sum : PC_LARGEST_LEVEL);
    }
    return;
  }
  for (int32_t i = 0; i < count; i++) {
    const uint16_t *s = sums + (ptrdiff_t)i * box * step;
    uint32_t sum = 0;
    for (int32_t x = 0; x < box; x++) sum += s[x * step];
    sum = (sum << up) >> shift;
    levels[i] = (int16_t)(sum < PC_LARGEST_LEVEL ? sum : PC_LARGEST_LEVEL);
  }
}

static uint32_t log2_of(int32_t power) { return (uint32_t)__builtin_ctz((uint32_t)power); }

// Returns the part of chroma that a block takes in one direction: a power of two that the plane has room for.
static int32_t chroma_box(int32_t box, int32_t shift, int32_t size) {
  int32_t side = box * PC_BLOCK >> shift;
  if (side < 1) side = 1;
  while (side > size) side /= 2;
  return side;
}

// Reduces boxes of a row of boxes to levels. The factor from sums to levels is a shift up by 4, and down by `shift`.
static void reduce_row(const pc_frame *frame, const uint8_t *plane, ptrdiff_t stride, int32_t rows, int32_t box,
                       int32_t step, int32_t count, uint32_t shift, uint16_t *sums, int16_t *levels) {
  if (step > 1 || box < 4) {
    sum_rows(frame, plane, stride, rows, (size_t)count * (size_t)box * (size_t)step - (size_t)(step - 1), sums);
    fold(sums, box, step, count, shift, 4, levels);
    return;
  }
  // Boxes of four columns are levels already. Larger ones are the mean of some of those.
  int32_t parts = box / 4;
  int16_t *out = parts == 1 ? levels : (int16_t *)sums;
  shift -= log2_of(parts);
  if (frame->bits == 8)
    sum_quads(plane, stride, rows, count * parts, shift, 4, out);
  else
    sum_wide_quads(plane, stride, rows, count * parts, kept_shift(frame), shift, 4, out);
  if (parts > 1) fold(sums, parts, 1, count, log2_of(parts), 0, levels);
}

static void reduce_chroma(const pc_frame *frame, const pc_sizes *sizes, const uint8_t *plane, uint16_t *sums,
                          int16_t *blocks) {
  int32_t width = (int32_t)(((int64_t)frame->width + (1 << frame->chroma_shift_x) - 1) >> frame->chroma_shift_x);
  int32_t height = (int32_t)(((int64_t)frame->height + (1 << frame->chroma_shift_y) - 1) >> frame->chroma_shift_y);
  int32_t box_x = chroma_box(sizes->box, frame->chroma_shift_x, width);
  int32_t box_y = chroma_box(sizes->box, frame->chroma_shift_y, height);
  int32_t columns = width / box_x, step = frame->chroma_step, bits = kept_bits(frame);
  if (columns > sizes->blocks_x) columns = sizes->blocks_x;
  // Every other row is enough for large blocks. 16 bits have room for 16 rows.
  int32_t rows = box_y >= 32 ? 16 : box_y >= 8 ? box_y / 2 : box_y;
  ptrdiff_t stride = frame->chroma_stride * (box_y / rows);
  uint32_t shift = log2_of(box_x) + log2_of(rows) + (uint32_t)bits - 8;
  for (int32_t y = 0; y < sizes->blocks_y; y++) {
    int16_t *levels = blocks + (ptrdiff_t)y * sizes->blocks_x;
    int32_t top = y * box_y;
    if (top + box_y > height) top = height - box_y;
    const uint8_t *first = plane + (ptrdiff_t)top * frame->chroma_stride;
    reduce_row(frame, first, stride, rows, box_x, step, columns, shift, sums, levels);
    for (int32_t x = columns; x < sizes->blocks_x; x++) levels[x] = levels[columns - 1];
  }
}

static void reduce_luma(const pc_frame *frame, const pc_sizes *sizes, uint16_t *sums, int16_t *luma) {
  int32_t box = sizes->box;
  uint32_t shift = 2 * log2_of(box) + (uint32_t)kept_bits(frame) - 8;
  for (int32_t y = 0; y < sizes->small_height; y++) {
    const uint8_t *plane = frame->luma + (ptrdiff_t)y * box * frame->luma_stride;
    int16_t *levels = luma + (ptrdiff_t)y * sizes->small_width;
    reduce_row(frame, plane, frame->luma_stride, box, box, 1, sizes->small_width, shift, sums, levels);
  }
}

// Returns the number of pixels of the small picture that a block has in one direction.
static int32_t block_side(int32_t size) { return size < PC_BLOCK ? size : PC_BLOCK; }

static void average_blocks(const pc_sizes *sizes, const int16_t *luma, int16_t *blocks) {
  int32_t columns = block_side(sizes->small_width), rows = block_side(sizes->small_height);
  ptrdiff_t stride = (ptrdiff_t)sizes->small_width;
  for (int32_t y = 0; y < sizes->blocks_y; y++) {
    const int16_t *top = luma + y * PC_BLOCK * stride;
    int16_t *out = blocks + (ptrdiff_t)y * sizes->blocks_x;
    if (columns == PC_BLOCK && rows == PC_BLOCK) {
      sum_wide_quads((const uint8_t *)top, stride * (ptrdiff_t)sizeof(*top), rows, sizes->blocks_x, 0, 4, 0, out);
      continue;
    }
    for (int32_t x = 0; x < sizes->blocks_x; x++) {
      int32_t sum = 0;
      for (int32_t row = 0; row < rows; row++)
        for (int32_t i = 0; i < columns; i++) sum += top[row * stride + x * columns + i];
      out[x] = (int16_t)(sum / (columns * rows));
    }
  }
}

void pc_reduce(const pc_frame *frame, const pc_sizes *sizes, uint16_t *sums, pc_small *small) {
  reduce_luma(frame, sizes, sums, small->luma);
  average_blocks(sizes, small->luma, small->blocks);
  if (frame->cb && frame->cr) {
    reduce_chroma(frame, sizes, frame->cb, sums, small->cb);
    reduce_chroma(frame, sizes, frame->cr, sums, small->cr);
  } else {
    int32_t count = sizes->blocks_x * sizes->blocks_y;
    for (int32_t i = 0; i < count; i++) small->cb[i] = small->cr[i] = 128 * PC_LEVEL;
  }
}

static void add_differences(uint16_t *restrict sums, const int16_t *restrict a, const int16_t *restrict b,
                            int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    int16_t difference = (int16_t)(a[i] - b[i]);
    sums[i] = (uint16_t)(sums[i] + (difference < 0 ? -difference : difference));
  }
}

static void compare_chroma(int32_t count, const int16_t *restrict a, const int16_t *restrict b, int64_t *sum,
                           int32_t *worst) {
  int32_t total = 0, most = 0;
  for (int32_t i = 0; i < count; i++) {
    int32_t difference = a[i] < b[i] ? b[i] - a[i] : a[i] - b[i];
    total += difference;
    most = difference > most ? difference : most;
  }
  *sum += total;
  *worst = most > *worst ? most : *worst;
}

pc_change pc_compare(const pc_sizes *sizes, const pc_small *a, const pc_small *b, uint16_t *sums) {
  int32_t columns = block_side(sizes->small_width), rows = block_side(sizes->small_height);
  int32_t count = sizes->blocks_x * columns, blocks = sizes->blocks_x * sizes->blocks_y, worst = 0, worst_chroma = 0;
  int64_t total = 0, drift = 0, chroma = 0;
  for (int32_t y = 0; y < sizes->blocks_y; y++) {
    memset(sums, 0, (size_t)count * sizeof(*sums));
    for (int32_t row = 0; row < rows; row++) {
      ptrdiff_t start = ((ptrdiff_t)y * PC_BLOCK + row) * sizes->small_width;
      add_differences(sums, a->luma + start, b->luma + start, count);
    }
    int32_t most = 0, line = 0;
    if (columns == PC_BLOCK)
      for (int32_t x = 0; x < sizes->blocks_x; x++) {
        const uint16_t *s = sums + 4 * x;
        int32_t sum = s[0] + s[1] + s[2] + s[3];
        line += sum;
        most = sum > most ? sum : most;
      }
    else
      for (int32_t i = 0; i < count; i++) most = line += sums[i];
    total += line;
    worst = most > worst ? most : worst;
    const int16_t *from = a->blocks + (ptrdiff_t)y * sizes->blocks_x, *to = b->blocks + (ptrdiff_t)y * sizes->blocks_x;
    line = 0;
    for (int32_t x = 0; x < sizes->blocks_x; x++) line += to[x] - from[x];
    drift += line;
    ptrdiff_t start = (ptrdiff_t)y * sizes->blocks_x;
    compare_chroma(sizes->blocks_x, a->cb + start, b->cb + start, &chroma, &worst_chroma);
    compare_chroma(sizes->blocks_x, a->cr + start, b->cr + start, &chroma, &worst_chroma);
  }
  float pixels = (float)(columns * rows);
  return (pc_change){
      .mean = (float)total / ((float)blocks * pixels),
      .drift = (float)drift / (float)blocks,
      .worst = (float)worst / pixels,
      .chroma = (float)chroma / (2 * (float)blocks),
      .worst_chroma = (float)worst_chroma,
  };
}

// Blocks of a picture of a single color vary by less than two levels of 8 bits.
#define FLAT (4.0 * PC_LEVEL * PC_LEVEL)

float pc_likeness(const pc_sizes *sizes, const pc_small *a, const pc_small *b) {
  int32_t count = sizes->blocks_x * sizes->blocks_y;
  double sum_a = 0, sum_b = 0, square_a = 0, square_b = 0, product = 0;
  for (int32_t i = 0; i < count; i++) {
    double x = a->blocks[i], y = b->blocks[i];
    sum_a += x;
    sum_b += y;
    square_a += x * x;
    square_b += y * y;
    product += x * y;
  }
  double spread_a = square_a - sum_a * sum_a / count, spread_b = square_b - sum_b * sum_b / count;
  bool a_is_flat = spread_a <= FLAT * count, b_is_flat = spread_b <= FLAT * count;
  if (a_is_flat || b_is_flat) return a_is_flat && b_is_flat ? 1 : 0;
  return (float)((product - sum_a * sum_b / count) / sqrt(spread_a * spread_b));
}
