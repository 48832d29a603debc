#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "video.h"

// Number of frames in which the light of a fade changes evenly: a third of a second at 24 frames per second.
#define FADE_FRAMES 8
// A step back by so much of the signal is noise.
#define FADE_NOISE 0.004f
#define LARGEST_SIDE 16384
#define LARGEST_TIME_US (INT64_MAX / 8)
// The share of pixels of the small picture that may be brighter than black, and the share that may be clearly so: a
// night has lights, and noise has none.
#define BRIGHT_SHARE 0.005
#define LIGHT_SHARE 0.0001
#define LIGHT_SIGNAL 0.12f
// A picture of a single color differs from it by at most so many levels of 8 bits, but for this share of its pixels.
#define UNIFORM_LEVELS 3
#define UNIFORM_SHARE 0.001
// So many rows of the frame itself are looked at, and differ from the color by at most so many levels on average.
#define UNIFORM_ROWS 32
#define UNIFORM_GRAIN 10
// EBU R 103 (2020), 2: luma between 5 and 246 of 8 bits is tolerated.
#define LOWEST_LEGAL 5
#define HIGHEST_LEGAL 246
// Every so many rows are searched for levels beyond the legal range.
#define LEGAL_STEP 8
// Black or a color that differs by so many levels of 8 bits from the picture before is cut to.
#define CUT_LEVELS 5
// Frames that are farther apart are slides: nothing moves from one to the other.
#define LONGEST_STEP_US 250000
// A new step of the curve of light begins after this time.
#define LIGHT_STEP_US 100000

// A frame shows black, another single color, or a picture.
typedef enum look { PICTURE = 0, BLACK, UNIFORM } look;

struct pc_video {
  pc_video_format format;
  pc_sizes sizes;
  // The format of the last frame, as far as figures of it depend on it.
  bool is_full_range;
  pc_transfer transfer;
  // All the memory that depends on the size of frames.
  void *_Nullable memory;
  pc_small pictures[3];
  uint16_t *sums;
  int16_t *scratch, *rows, *columns;
  // Places of the last picture and of the anchor in `pictures`; -1 for none. When the last picture began.
  int32_t previous, anchor;
  int64_t previous_us;
  bool has_frames;
  // Number of the next frame, and the time at which the last one began.
  int64_t number, last_us;
  bool last_is_known;
  look last_look;
  pc_interval whole;
  // True while color bars are shown, and their interval.
  bool has_card;
  pc_interval card;
  double brightness, weight;
  // The signals of the first pictures after black at the start, and of the last pictures before black, newest last.
  float rising[FADE_FRAMES], falling[FADE_FRAMES];
  int32_t risen, fallen;
  int64_t legal, illegal;
  pc_video_result result;
  pc_still still;
  pc_bars bars;
  pc_flashes flashes;
  pc_detail detail;
};

pc_video *pc_video_create(const pc_video_format *format) {
  pc_video *video = calloc(1, sizeof(*video));
  if (!video) return NULL;
  video->format = *format;
  video->still.freeze = format->freeze;
  video->previous = video->anchor = -1;
  return video;
}

void pc_video_destroy(pc_video *video) {
  if (!video) return;
  free(video->memory);
  free(video);
}

// Takes a part of the memory, in units that vectors are aligned to.
static void *take(uint8_t **memory, size_t count) {
  uint8_t *part = *memory;
  *memory += (count * sizeof(int16_t) + 63) / 64 * 64;
  return part;
}

static bool allocate(pc_video *video, const pc_sizes *sizes) {
  free(video->memory);
  video->memory = NULL;
  size_t small = (size_t)sizes->small_width * (size_t)sizes->small_height;
  size_t blocks = (size_t)sizes->blocks_x * (size_t)sizes->blocks_y;
  size_t side = (size_t)(sizes->width > sizes->height ? sizes->width : sizes->height);
  size_t detail = PC_DETAIL_WIDTH * PC_DETAIL_HEIGHT, scratch = 8 * side > detail ? 8 * side : detail;
  size_t sums = 2 * (size_t)sizes->width + 64;
  size_t count = 3 * (small + 3 * blocks) + sums + scratch + (size_t)sizes->small_width + (size_t)sizes->small_height;
  uint8_t *memory = calloc(count * sizeof(int16_t) + 32 * 64, 1);
  if (!memory) return false;
  video->memory = memory;
  for (int32_t i = 0; i < 3; i++) {
    video->pictures[i].luma = take(&memory, small);
    video->pictures[i].blocks = take(&memory, blocks);
    video->pictures[i].cb = take(&memory, blocks);
    video->pictures[i].cr = take(&memory, blocks);
  }
  video->sums = take(&memory, sums);
  video->scratch = take(&memory, scratch);
  video->rows = take(&memory, (size_t)sizes->small_height);
  video->columns = take(&memory, (size_t)sizes->small_width);
  video->sizes = *sizes;
  return true;
}

// MARK: Intervals

// Ends the interval of black or of one color that the frames before belong to.
static void end_whole(pc_video *video, pc_moment moment) {
  if (video->last_look == PICTURE) return;
  video->whole.end_us = moment.time_us;
  video->whole.end_frame = moment.frame;
  pc_intervals_add(video->last_look == BLACK ? &video->result.black : &video->result.uniform, &video->whole);
  video->last_look = PICTURE;
}

// Begins or ends the interval of color bars.
static void set_card(pc_video *video, pc_moment moment, bool is_card) {
  if (is_card == video->has_card) return;
  video->has_card = is_card;
  if (is_card) {
    video->card = (pc_interval){.start_us = moment.time_us, .first_frame = moment.frame};
    return;
  }
  video->card.end_us = moment.time_us;
  video->card.end_frame = moment.frame;
  pc_intervals_add(&video->result.cards, &video->card);
}

// Ends what must not span this moment. `cause` says how a freeze ends.
static void interrupt(pc_video *video, pc_moment moment, int32_t cause) {
  end_whole(video, moment);
  set_card(video, moment, false);
  pc_still_break(&video->still, moment, cause);
  if (video->memory) pc_bars_end(&video->bars, moment, &video->result.bars, &video->result);
  pc_flashes_end(&video->flashes, moment);
  video->previous = video->anchor = -1;
}

// Limits a time so that differences of two times fit into 64 bits.
static int64_t limit_time(int64_t time_us) {
  return time_us > LARGEST_TIME_US ? LARGEST_TIME_US : time_us < -LARGEST_TIME_US ? -LARGEST_TIME_US : time_us;
}

// Begins a frame.
static pc_moment begin_frame(pc_video *video, int64_t time_us) {
  time_us = limit_time(time_us);
  if (!video->has_frames) {
    video->has_frames = true;
    video->result.start_us = time_us;
    pc_curve_begin(&video->result.light, time_us, LIGHT_STEP_US);
  } else if (time_us < video->last_us)
    time_us = video->last_us;
  video->last_us = time_us;
  return (pc_moment){time_us, video->number++};
}

// MARK: One frame

static int16_t level_of(pc_range range, float signal) {
  float level = range.black + signal * (range.white - range.black);
  return (int16_t)(level < 0 ? 0 : level > PC_LARGEST_LEVEL ? PC_LARGEST_LEVEL : lroundf(level));
}

// Returns the signal of a frame that has the luminance of this SDR signal.
static float signal_of(const pc_frame *frame, float sdr) {
  // ITU-R BT.1886 and ITU-R BT.2035, 5: a display of gamma 2.4 with 100 cd/m².
  float luminance = 100 * powf(sdr, 2.4f);
  switch (frame->transfer) {
    case PC_PQ: {
      // ITU-R BT.2100-3, table 4: the inverse EOTF.
      float power = powf(luminance / 10000, 2610 / 16384.0f);
      return powf((3424 / 4096.0f + 2413 / 128.0f * power) / (1 + 2392 / 128.0f * power), 2523 / 32.0f);
    }
    case PC_HLG: {
      // ITU-R BT.2100-3, table 5: the inverse OOTF of a display of 1000 cd/m², and the OETF.
      float scene = powf(luminance / 1000, 1 / 1.2f);
      return scene <= 1 / 12.0f ? sqrtf(3 * scene) : 0.17883277f * logf(12 * scene - 0.28466892f) + 0.55991073f;
    }
    case PC_LINEAR: return luminance / 100;
    case PC_SDR: break;
  }
  return sdr;
}

// Figures of the small picture.
typedef struct summary {
  int64_t sum, bright, lights;
} summary;

static summary summarize(pc_video *video, const pc_small *small, int16_t black, int16_t light) {
  const pc_sizes *sizes = &video->sizes;
  summary summary = {0};
  int32_t width = sizes->small_width;
  int16_t *restrict columns = video->columns;
  memset(columns, 0, (size_t)width * sizeof(*columns));
  for (int32_t y = 0; y < sizes->small_height; y++) {
    const int16_t *restrict line = small->luma + (ptrdiff_t)y * width;
    int32_t sum = 0;
    int16_t high = 0, bright = 0, lights = 0;
    for (int32_t x = 0; x < width; x++) {
      sum += line[x];
      high = line[x] > high ? line[x] : high;
    }
    for (int32_t x = 0; x < width; x++) columns[x] = line[x] > columns[x] ? line[x] : columns[x];
    if (high > black)
      for (int32_t x = 0; x < width; x++) {
        bright = (int16_t)(bright + (line[x] > black));
        lights = (int16_t)(lights + (line[x] > light));
      }
    video->rows[y] = high;
    summary.sum += sum;
    summary.bright += bright;
    summary.lights += lights;
  }
  return summary;
}

// Returns true if all but a few levels are near their mean.
static bool are_near(const int16_t *levels, int64_t count, int32_t mean) {
  int64_t far = 0;
  for (int64_t i = 0; i < count; i++) far += abs(levels[i] - mean) > UNIFORM_LEVELS * PC_LEVEL;
  return (double)far <= UNIFORM_SHARE * (double)count;
}

static int32_t mean_of(const int16_t *levels, int64_t count) {
  int64_t sum = 0;
  for (int64_t i = 0; i < count; i++) sum += levels[i];
  return (int32_t)(sum / count);
}

// Returns true if rows of the frame itself are near the mean too. The small picture does not show fine patterns.
static bool are_rows_near(const pc_video *video, const pc_frame *frame, int32_t mean) {
  int16_t *levels = video->scratch;
  for (int32_t i = 0; i < UNIFORM_ROWS && i < frame->height; i++) {
    // The distance of rows is odd, so that patterns of two and four rows are found.
    int64_t y = (int64_t)i * ((frame->height / UNIFORM_ROWS) | 1);
    if (y >= frame->height) break;
    pc_row(frame, (int32_t)y, 0, frame->width, levels);
    int64_t sum = 0;
    for (int32_t x = 0; x < frame->width; x++) sum += abs(levels[x] - mean);
    if (sum > (int64_t)UNIFORM_GRAIN * PC_LEVEL * frame->width) return false;
  }
  return true;
}

static look look_of(const pc_video *video, const pc_frame *frame, const pc_small *small, const summary *summary) {
  int64_t pixels = (int64_t)video->sizes.small_width * video->sizes.small_height;
  int64_t blocks = (int64_t)video->sizes.blocks_x * video->sizes.blocks_y;
  bool is_dark = (double)summary->bright <= BRIGHT_SHARE * (double)pixels;
  double lights = LIGHT_SHARE * (double)pixels;
  if (is_dark && (double)summary->lights <= (lights > 1 ? lights : 1) && !(summary->lights == pixels)) return BLACK;
  int32_t mean = (int32_t)(summary->sum / pixels);
  // Most pictures are told apart by their blocks.
  if (!are_near(small->blocks, blocks, mean) || !are_near(small->luma, pixels, mean)) return PICTURE;
  bool has_color = !are_near(small->cb, blocks, mean_of(small->cb, blocks)) ||
                   !are_near(small->cr, blocks, mean_of(small->cr, blocks));
  return has_color || !are_rows_near(video, frame, mean) ? PICTURE : UNIFORM;
}

// Counts samples beyond the legal range in some rows.
static void note_levels(pc_video *video, const pc_frame *frame, int64_t number) {
  // All levels of the full range are legal.
  if (frame->is_full_range) return;
  int16_t lowest = LOWEST_LEGAL * PC_LEVEL, highest = HIGHEST_LEGAL * PC_LEVEL;
  // The highest level includes the samples of more bits that are rounded to it.
  highest += PC_LEVEL / 2;
  int32_t width = frame->width, first = (int32_t)(number * 3 % LEGAL_STEP);
  if (first >= frame->height) first = 0;
  for (int32_t y = first; y < frame->height; y += LEGAL_STEP) {
    int16_t low = INT16_MAX, high = 0;
    if (frame->bits == 8) {
      const uint8_t *row = frame->luma + (ptrdiff_t)y * frame->luma_stride;
      uint8_t least = 255, most = 0;
      for (int32_t x = 0; x < width; x++) {
        least = row[x] < least ? row[x] : least;
        most = row[x] > most ? row[x] : most;
      }
      low = (int16_t)(least * PC_LEVEL);
      high = (int16_t)(most * PC_LEVEL);
    }
    if (frame->bits > 8 || low < lowest || high > highest) {
      int16_t *levels = video->scratch;
      pc_row(frame, y, 0, width, levels);
      int16_t beyond = 0;
      for (int32_t x = 0; x < width; x++)
        beyond = (int16_t)(beyond + ((levels[x] < lowest) | (levels[x] > highest)));
      video->illegal += beyond;
    }
    video->legal += width;
  }
}

static bool is_valid(const pc_frame *frame) {
  if (frame->width < 1 || frame->height < 1) return false;
  if (frame->width > LARGEST_SIDE || frame->height > LARGEST_SIDE) return false;
  if (frame->bits < 8 || frame->bits > 16 || frame->shift < 0 || frame->shift + frame->bits > 16) return false;
  // Samples of two bytes are read as such.
  if (frame->bits > 8 && (((uintptr_t)frame->luma | (uintptr_t)frame->luma_stride) & 1)) return false;
  if (!frame->cb || !frame->cr) return true;
  uintptr_t places = (uintptr_t)frame->cb | (uintptr_t)frame->cr | (uintptr_t)frame->chroma_stride;
  if (frame->bits > 8 && (places & 1)) return false;
  bool has_step = frame->chroma_step == 1 || frame->chroma_step == 2;
  return has_step && frame->chroma_shift_x >= 0 && frame->chroma_shift_x <= 2 && frame->chroma_shift_y >= 0 &&
         frame->chroma_shift_y <= 2;
}

// Begins anew if a frame cannot be compared with the one before. Returns false if there is no memory.
static bool prepare(pc_video *video, const pc_frame *frame, pc_moment moment) {
  bool fits = video->memory && video->sizes.width == frame->width && video->sizes.height == frame->height;
  bool is_same = fits && video->is_full_range == frame->is_full_range && video->transfer == frame->transfer;
  if (is_same) return true;
  interrupt(video, moment, 0);
  video->is_full_range = frame->is_full_range;
  video->transfer = frame->transfer;
  pc_sizes sizes = pc_sizes_of(frame);
  if (!fits && !allocate(video, &sizes)) return false;
  if (!fits) {
    pc_bars_begin(&video->bars, frame->width, frame->height);
    pc_flashes_begin(&video->flashes, &video->sizes);
  }
  return true;
}

// Adds a frame that shows a picture, and compares it with those before.
static void compare(pc_video *video, const pc_frame *frame, int32_t place, pc_moment moment) {
  const pc_sizes *sizes = &video->sizes;
  const pc_small *small = &video->pictures[place];
  if (video->previous < 0) {
    pc_still_add(&video->still, moment, NULL);
    video->anchor = place;
    return;
  }
  const pc_small *previous = &video->pictures[video->previous];
  pc_sameness sameness = {.previous = pc_compare(sizes, previous, small, video->sums), .likeness = 1};
  bool repeats = pc_still_same(&video->still, &sameness.previous);
  sameness.anchor = sameness.previous;
  if (repeats && video->anchor >= 0 && video->anchor != video->previous)
    sameness.anchor = pc_compare(sizes, &video->pictures[video->anchor], small, video->sums);
  if (!repeats) sameness.likeness = pc_likeness(sizes, previous, small);
  if (pc_still_add(&video->still, moment, &sameness)) video->anchor = place;
  bool moves = !repeats && moment.time_us - video->previous_us <= LONGEST_STEP_US;
  if (moves && !frame->is_interlaced && pc_is_combed(frame, sizes, small, previous, video->scratch, moment.frame))
    video->result.combed++;
}

// Records the light of a frame, to tell a fade from a cut.
static void note_fade(pc_video *video, look look, float signal) {
  if (look != PICTURE) return;
  if (video->result.first_is_black && video->risen < FADE_FRAMES) video->rising[video->risen++] = signal;
  memmove(video->falling, video->falling + 1, sizeof(video->falling) - sizeof(video->falling[0]));
  video->falling[FADE_FRAMES - 1] = signal;
  if (video->fallen < FADE_FRAMES) video->fallen++;
}

// Returns true if the light moves evenly away from black. `step` is 1 for the order of time and -1 for the reverse.
static bool is_fade(const float *signals, int32_t first, int32_t step) {
  float dark = signals[first], light = signals[first + step * (FADE_FRAMES - 1)];
  if (dark > light / 2) return false;
  for (int32_t i = 1; i < FADE_FRAMES; i++)
    if (signals[first + step * i] < signals[first + step * (i - 1)] - FADE_NOISE) return false;
  return true;
}

// Returns the largest share of the picture that the bars of an interval cover.
static double bar_share(const pc_intervals *bars, const pc_sizes *sizes) {
  double largest = 0, all = (double)sizes->width * sizes->height;
  for (int32_t i = 0; i < bars->count && all > 0; i++) {
    const int32_t *bar = bars->items[i].values;
    double width = (double)sizes->width - bar[PC_LEFT] - bar[PC_RIGHT];
    double height = (double)sizes->height - bar[PC_TOP] - bar[PC_BOTTOM];
    double share = width > 0 && height > 0 ? 1 - width * height / all : 1;
    if (share > largest) largest = share;
  }
  return largest;
}

void pc_video_add(pc_video *video, const pc_frame *frame, int64_t time_us) {
  pc_moment moment = begin_frame(video, time_us);
  bool is_first = video->result.frames++ == 0;
  video->last_is_known = is_valid(frame) && prepare(video, frame, moment);
  if (!video->last_is_known) {
    interrupt(video, moment, 0);
    return;
  }
  int32_t place = 0;
  while (place == video->previous || place == video->anchor) place++;
  pc_small *small = &video->pictures[place];
  pc_reduce(frame, &video->sizes, video->sums, small);

  pc_range range = pc_range_of(frame);
  float black_signal = signal_of(frame, video->format.black);
  int16_t black = level_of(range, black_signal), light = level_of(range, black_signal + LIGHT_SIGNAL);
  summary summary = summarize(video, small, black, light);
  look look = look_of(video, frame, small, &summary);
  if (look != video->last_look) {
    end_whole(video, moment);
    video->last_look = look;
    video->whole = (pc_interval){.start_us = moment.time_us, .first_frame = moment.frame};
  }
  set_card(video, moment, look == PICTURE && pc_is_card(&video->sizes, small));
  if (is_first) {
    video->result.first_is_black = look == BLACK;
    video->result.first_is_uniform = look == UNIFORM;
  }
  video->result.last_is_black = look == BLACK;
  video->result.last_is_uniform = look == UNIFORM;

  double pixels = (double)video->sizes.small_width * video->sizes.small_height;
  double signal = ((double)summary.sum / pixels - (double)range.black) / (double)(range.white - range.black);
  signal = signal < 0 ? 0 : signal > 1 ? 1 : signal;
  video->brightness += signal;
  video->weight += 1;
  pc_curve_add(&video->result.light, moment.time_us, moment.time_us, (float)signal);
  note_fade(video, look, (float)signal);
  note_levels(video, frame, moment.frame);
  pc_flashes_add(&video->flashes, frame, &video->sizes, small, moment);
  if (look != BLACK)
    pc_bars_add(&video->bars, frame, &video->sizes, small, video->rows, video->columns, video->scratch, moment);
  if (look == PICTURE) {
    pc_detail_add(&video->detail, frame, video->scratch, moment.time_us);
    compare(video, frame, place, moment);
  } else if (video->still.has_anchor && video->previous >= 0) {
    // A freeze ends by a cut if the picture is replaced at once by black or a color.
    pc_change change = pc_compare(&video->sizes, &video->pictures[video->previous], small, video->sums);
    pc_still_break(&video->still, moment, change.mean >= CUT_LEVELS * PC_LEVEL ? 1 : 0);
    video->anchor = -1;
  }
  video->previous = place;
  video->previous_us = moment.time_us;
}

void pc_video_add_damaged(pc_video *video, int64_t time_us) {
  pc_moment moment = begin_frame(video, time_us);
  video->result.damaged++;
  interrupt(video, moment, 0);
  video->last_is_known = false;
}

void pc_video_end(pc_video *video, int64_t end_us, pc_video_result *result) {
  pc_video_result *own = &video->result;
  int64_t number = video->number;
  end_us = limit_time(end_us);
  pc_moment end = {end_us > video->last_us ? end_us : video->last_us, number};
  interrupt(video, end, 2);
  own->end_us = video->has_frames ? end.time_us : 0;
  own->freeze = video->still.intervals;
  own->flashing = video->flashes.general.intervals;
  own->red_flashing = video->flashes.saturated_red.intervals;
  int64_t length = own->end_us - own->start_us;
  pc_still_end(&video->still, length > 0 ? (double)number * 1e6 / (double)length : 0, own);
  own->flashes = video->flashes.general.most;
  own->red_flashes = video->flashes.saturated_red.most;
  own->flash_area = video->flashes.general.area;
  own->red_flash_area = video->flashes.saturated_red.area;
  own->fades_in = own->first_is_black && video->risen == FADE_FRAMES && is_fade(video->rising, 0, 1);
  own->fades_out = own->last_is_black && video->fallen == FADE_FRAMES && is_fade(video->falling, FADE_FRAMES - 1, -1);
  own->bar_share = bar_share(&own->bars, &video->sizes);
  pc_detail_end(&video->detail, own);
  own->brightness = video->weight > 0 ? video->brightness / video->weight : 0;
  own->out_of_range = video->legal > 0 ? (double)video->illegal / (double)video->legal : 0;
  *result = *own;
}
