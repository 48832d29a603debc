#include "video.h"

#include <stdlib.h>

// The seven bars from white to blue.
#define BARS 7
// Samples of one bar must be this close to each other, and bars get darker by at least this much.
#define NEAR (12 * PC_LEVEL)
#define STEP (4 * PC_LEVEL)
// Bars with 75 % of the signal have chroma beyond this, and white bars have less than GRAY.
#define COLOR (45 * PC_LEVEL)
#define GRAY (12 * PC_LEVEL)

// The place of the bars in a picture, as shares of the width: where they begin, and how wide each one is.
typedef struct layout {
  float start, width;
} layout;

static const layout LAYOUTS[] = {
  // SMPTE EG 1: seven bars.
  {0, 1 / 7.0F},
  // ITU-R BT.471: eight bars, of which the last one is black.
  {0, 1 / 8.0F},
  // SMPTE RP 219: bars between gray edges.
  {1 / 8.0F, 3 / 28.0F},
};
// The rows that are examined, as shares of the height. Below them, cards have other patterns.
static const float ROWS[] = {0.08F, 0.22F, 0.36F, 0.5F};
// The places within a bar that are examined, as shares of its width.
static const float PLACES[] = {0.3F, 0.5F, 0.7F};

static int32_t sign_of(int32_t chroma) { return chroma > COLOR ? 1 : chroma < -COLOR ? -1 : 0; }

// Returns true if chroma is that of a bar. Of the primary colors, one of both components is far from gray.
static bool has_color(int32_t bar, int32_t cb, int32_t cr) {
  static const int32_t signs[BARS][2] = {{0, 0}, {-1, 0}, {0, -1}, {-1, -1}, {1, 1}, {0, 1}, {1, 0}};
  if (bar == 0) return abs(cb) < GRAY && abs(cr) < GRAY;
  return sign_of(cb) == signs[bar][0] && sign_of(cr) == signs[bar][1];
}

static bool has_bars(const pc_sizes *sizes, const pc_small *small, layout layout) {
  int32_t before = PC_LARGEST_LEVEL + STEP;
  for (int32_t bar = 0; bar < BARS; bar++) {
    int32_t first = -1;
    for (size_t i = 0; i < sizeof(ROWS) / sizeof(*ROWS); i++)
      for (size_t j = 0; j < sizeof(PLACES) / sizeof(*PLACES); j++) {
        float x = layout.start + ((float)bar + PLACES[j]) * layout.width;
        ptrdiff_t column = (ptrdiff_t)(x * (float)sizes->blocks_x);
        ptrdiff_t place = (ptrdiff_t)(ROWS[i] * (float)sizes->blocks_y) * sizes->blocks_x + column;
        int32_t level = small->blocks[place];
        if (first < 0) first = level;
        if (abs(level - first) > NEAR || !has_color(bar, small->cb[place] - 2048, small->cr[place] - 2048)) return false;
      }
    if (first > before - STEP) return false;
    before = first;
  }
  return true;
}

bool pc_is_card(const pc_sizes *sizes, const pc_small *small) {
  // Narrower bars would share blocks.
  if (sizes->blocks_x < 4 * BARS || sizes->blocks_y < 4) return false;
  for (size_t i = 0; i < sizeof(LAYOUTS) / sizeof(*LAYOUTS); i++)
    if (has_bars(sizes, small, LAYOUTS[i])) return true;
  return false;
}
