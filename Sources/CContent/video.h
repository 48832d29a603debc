/// The parts of the measuring of pictures. Each frame is reduced once to a small picture, and most parts look only at
/// that.
#pragma once

#include "CContent.h"
#include "intervals.h"

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// All levels here are sixteenths of a level of 8 bits, whatever the depth of the frame.
#define PC_LEVEL 16
#define PC_LARGEST_LEVEL 4095
/// A block is a square of so many pixels of the small picture.
#define PC_BLOCK 4

/// The sizes that follow from the size of a frame.
typedef struct pc_sizes {
  int32_t width, height;
  /// Side of the square of pixels that becomes one pixel of the small picture.
  int32_t box;
  /// Size of the small picture in pixels, and in blocks.
  int32_t small_width, small_height, blocks_x, blocks_y;
} pc_sizes;

/// One reduced frame.
typedef struct pc_small {
  int16_t *luma;
  /// Mean luma and chroma of each block. Chroma is 2048 for gray.
  int16_t *blocks, *cb, *cr;
} pc_small;

/// The range of levels of a frame.
typedef struct pc_range {
  /// Levels of black and white of the signal.
  float black, white;
} pc_range;

/// How two small pictures differ, in levels.
typedef struct pc_change {
  /// Mean absolute difference, mean difference, and mean absolute difference of the block that differs most.
  float mean, drift, worst;
  /// Mean absolute difference of chroma, and that of the block that differs most.
  float chroma, worst_chroma;
} pc_change;

/// A frame and its place on the time line.
typedef struct pc_moment {
  int64_t time_us, frame;
} pc_moment;

pc_sizes pc_sizes_of(const pc_frame *frame);
pc_range pc_range_of(const pc_frame *frame);
/// Converts a level of this frame to luminance, as a share of 200 cd/m².
float pc_light_of(const pc_frame *frame, float signal);
/// Copies part of a row of luma as levels.
void pc_row(const pc_frame *frame, int32_t y, int32_t x, int32_t count, int16_t *levels);
/// Reduces a frame. `sums` has room for two rows of the frame.
void pc_reduce(const pc_frame *frame, const pc_sizes *sizes, uint16_t *sums, pc_small *small);
/// Compares two small pictures. `sums` has room for a row of the small picture.
pc_change pc_compare(const pc_sizes *sizes, const pc_small *a, const pc_small *b, uint16_t *sums);
/// Returns the correlation of the blocks of two small pictures, from -1 to 1; 0 if only one of them is flat.
float pc_likeness(const pc_sizes *sizes, const pc_small *a, const pc_small *b);

// MARK: Still pictures

#define PC_PACES 8

typedef struct pc_still {
  float freeze;
  /// The first of the equal frames.
  bool has_anchor;
  pc_moment anchor;
  int32_t cause;
  /// Frames that show the same as the anchor, and those of them that are copies of the frame before.
  int64_t repeats, copies;
  /// Large steps that key frames may have caused, of late, and the first of them.
  int32_t pops;
  pc_moment pop;
  /// Sum of the mean changes from frame to frame, and the largest of them.
  double steps, largest_step;
  /// True if the last run of equal frames ended slowly.
  bool drifted;
  /// Mean changes of the last frames, and the parts of them that are not a change of the light.
  float paces[PC_PACES], motions[PC_PACES];
  int32_t next_pace;
  /// The last frames, newest in the lowest bit: 1 for a copy, and for one that may be a copy. Number of single copies.
  uint32_t sure, doubtful;
  int64_t single;
  /// The last frames, newest in the lowest bit: 1 for a new one.
  uint64_t history;
  int32_t history_count;
  int64_t windows[16], regular[16];
  int64_t repeated, compared;
  pc_intervals intervals;
} pc_still;

/// The frame before can be compared with this one, and so can the anchor.
typedef struct pc_sameness {
  pc_change previous, anchor;
  /// Correlation with the frame before.
  float likeness;
} pc_sameness;

bool pc_still_same(const pc_still *still, const pc_change *change);
/// Adds a frame. Returns true if later frames are to be compared with this one.
bool pc_still_add(pc_still *still, pc_moment moment, const pc_sameness *_Nullable sameness);
/// Ends a freeze at a frame that is black, of one color, or not known.
void pc_still_break(pc_still *still, pc_moment moment, int32_t cause);
/// Sets the figures of repeated frames. `rate` is the number of frames in a second.
void pc_still_end(const pc_still *still, double rate, pc_video_result *result);

// MARK: Bars

typedef enum pc_edge { PC_TOP = 0, PC_RIGHT, PC_BOTTOM, PC_LEFT, PC_EDGES } pc_edge;

#define PC_BAR_CHANGES 256

typedef struct pc_bar_change {
  pc_moment moment;
  int32_t size;
} pc_bar_change;

/// The bar at one edge.
typedef struct pc_bar {
  /// Size of the bar that is there, and the one it had before it moved out; 0 without one.
  int32_t size, settled;
  /// A bar that is not certain yet.
  bool has_next;
  int32_t next;
  pc_moment next_start;
  int64_t next_still_us;
  int32_t next_seen;
  uint32_t next_mask;
  /// When a bar that moves out changed last, and 0 if it does not.
  bool is_leaving;
  pc_moment left;
  /// The smallest dark border of all frames; -1 before the first.
  int32_t least;
  bool was_certain;
  pc_bar_change changes[PC_BAR_CHANGES];
  int32_t change_count;
} pc_bar;

typedef struct pc_bars {
  int32_t width, height;
  bool has_frames;
  pc_moment first;
  pc_bar edges[PC_EDGES];
} pc_bars;

void pc_bars_begin(pc_bars *bars, int32_t width, int32_t height);
/// Adds a frame that is not black. `rows` and `columns` hold the largest level of each row and column of the small
/// picture. `scratch` has room for eight rows or columns of the frame.
void pc_bars_add(pc_bars *bars, const pc_frame *frame, const pc_sizes *sizes, const pc_small *small,
                 const int16_t *rows, const int16_t *columns, int16_t *scratch, pc_moment moment);
/// Adds the intervals until this moment, and starts anew.
void pc_bars_end(pc_bars *bars, pc_moment end, pc_intervals *intervals, pc_video_result *result);

// MARK: Flashes

#define PC_CELLS 32
#define PC_TRANSITIONS 32
/// The last frames whose changes are known. At 240 frames per second, they are a second.
#define PC_WINDOW_FRAMES 256

/// The course of a value within one cell of the picture.
typedef struct pc_cell {
  /// The last extreme of the value, or the range of it before the first transition.
  float low, high;
  int8_t direction;
  uint8_t next;
  pc_moment transitions[PC_TRANSITIONS];
} pc_cell;

/// Flashes of one kind.
typedef struct pc_flash {
  pc_cell cells[PC_CELLS * PC_CELLS];
  bool has_values;
  /// The area that got darker and the one that got brighter in each of the last frames, newest first.
  float changed[2][3];
  /// True for each of the last frames in which a large area got darker or brighter at once.
  bool at_once[2][PC_WINDOW_FRAMES];
  /// The times of the last frames, and of the last one with such a change.
  int64_t times[PC_WINDOW_FRAMES], last_us;
  int32_t most;
  double area;
  bool is_open;
  /// True if the frame of the last change is the current one.
  bool is_shown;
  pc_interval interval;
  pc_intervals intervals;
} pc_flash;

typedef struct pc_flashes {
  int32_t cells_x, cells_y, step;
  float linear[1024];
  pc_transfer transfer;
  bool is_ready;
  float light[PC_CELLS * PC_CELLS], red[PC_CELLS * PC_CELLS], share[PC_CELLS * PC_CELLS];
  pc_flash general, saturated_red;
} pc_flashes;

void pc_flashes_begin(pc_flashes *flashes, const pc_sizes *sizes);
/// Adds a frame that is shown from this time on.
void pc_flashes_add(pc_flashes *flashes, const pc_frame *frame, const pc_sizes *sizes, const pc_small *small,
                    pc_moment moment);
void pc_flashes_end(pc_flashes *flashes, pc_moment end);

// MARK: Test cards

/// Returns true if a small picture has color bars.
bool pc_is_card(const pc_sizes *sizes, const pc_small *small);

// MARK: Detail

#define PC_DETAILS 512

/// Figures of examined frames; a sample of them in long files.
// The part at the center of a frame that is examined has at most this size, and `scratch` has room for it.
#define PC_DETAIL_WIDTH 640
#define PC_DETAIL_HEIGHT 160

typedef struct pc_detail {
  float blur[PC_DETAILS], blockiness[PC_DETAILS];
  int32_t count;
  int64_t step_us, next_us;
  bool has_next;
} pc_detail;

void pc_detail_add(pc_detail *detail, const pc_frame *frame, int16_t *scratch, int64_t time_us);
void pc_detail_end(pc_detail *detail, pc_video_result *result);
/// Returns true if a frame has the combs of two fields of different times.
bool pc_is_combed(const pc_frame *frame, const pc_sizes *sizes, const pc_small *small, const pc_small *previous,
                  int16_t *scratch, int64_t number);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
