#include <math.h>

#include "video.h"

// Shorter stretches of equal frames are repeated frames, as in video that was made with a lower frame rate.
#define SHORTEST_FREEZE_US 250000
// A picture that leaves its first frame slowly is a zoom or a fade, if that takes less than this time.
#define LONGEST_DRIFT_US 2000000

// The limits of frames that show the same are levels of 8 bits. In stills that x264 coded at CRF 23, 30 and 35, a key
// frame changed the picture by up to 1.2 levels on average, and a block by up to 4.4. Key frames are rare, and grain is
// in every frame: the mean of the steps, without the largest one, was below 0.02 in these stills, and above 0.15 with
// grain at CRF 30.
#define LARGEST_STEP 0.12
#define WORST_BLOCK 6.0f
#define LARGEST_DRIFT 0.5f
#define LARGEST_CHROMA 1.5f
#define WORST_CHROMA 8.0f

// A copy of the frame before differs from it by at most this share of the largest step of late, or by so many levels. In
// motion with smaller steps than the least pace, rounding to whole pixels and levels makes some frames alike.
#define COPY_SHARE 0.15f
#define COPY_LEVELS 0.03f
#define LEAST_PACE 0.3f
// Codecs change some copies more, up to this share. From this rate on, a video often shows a lower rate: 24 or 30 frames
// of a second in 60. Then each copy has another one within two frames, and a single copy is a hitch.
#define DOUBTFUL_SHARE 0.35f
#define FAST_RATE 47
#define NEAR_FRAMES 2

// A key frame at a low bit rate changes the whole picture evenly, by at most so many levels, and a block by that factor
// more. It may shift a flat picture by one level. The frames around it are still, and those after it gain detail.
#define LARGEST_POP 5.0f
#define POP_EVENNESS 4.0f
#define POP_DRIFT 1.0f
#define POP_LIKENESS 0.99f
#define CALM_FRAMES 6
#define MOST_POPS 2
#define POP_FRAMES 12

// A cut changes the picture by this many levels, and to another one.
#define CUT_LEVELS 5.0f
#define CUT_LIKENESS 0.7f
// It changes the picture more than the two frames before it did, by this factor.
#define CUT_PACE 1.5f

bool pc_still_same(const pc_still *still, const pc_change *change) {
  return change->mean <= still->freeze * 255 * PC_LEVEL && change->worst <= WORST_BLOCK * PC_LEVEL &&
         fabsf(change->drift) <= LARGEST_DRIFT * PC_LEVEL && change->chroma <= LARGEST_CHROMA * PC_LEVEL &&
         change->worst_chroma <= WORST_CHROMA * PC_LEVEL;
}

// Returns true if a frame shows another picture than the one before. In fast motion, the frames before differ as much.
static bool is_cut(const pc_still *still, const pc_sameness *sameness) {
  int32_t last = (still->next_pace + PC_PACES - 1) % PC_PACES, before = (last + PC_PACES - 1) % PC_PACES;
  float pace = still->paces[last] < still->paces[before] ? still->paces[before] : still->paces[last];
  float mean = sameness->previous.mean;
  return mean + sameness->previous.chroma >= CUT_LEVELS * PC_LEVEL && mean >= CUT_PACE * pace &&
         sameness->likeness < CUT_LIKENESS;
}

// The patterns of regular repetition: so many new frames in so many.
static const struct {
  int32_t fresh, all;
} patterns[] = {{1, 2}, {1, 3}, {2, 3}, {1, 4}, {3, 4},   {1, 5}, {2, 5},
                {4, 5}, {5, 6}, {1, 6}, {5, 12}, {24, 25}, {5, 24}};
// The share of the stretches that a pattern must fit.
#define LEAST_REGULAR 0.75
#define PATTERNS (int32_t)(sizeof(patterns) / sizeof(*patterns))

// Counts the stretches of the history that a pattern fits. Regular patterns fit wherever they begin.
static void note_history(pc_still *still, bool is_new) {
  still->history = still->history << 1 | (is_new ? 1 : 0);
  if (still->history_count < 64) still->history_count++;
  for (int32_t i = 0; i < PATTERNS; i++) {
    int32_t all = patterns[i].all;
    if (still->history_count < all) continue;
    uint64_t last = still->history & ((UINT64_C(1) << all) - 1);
    still->windows[i]++;
    if (__builtin_popcountll(last) == patterns[i].fresh) still->regular[i]++;
  }
}

// Returns true if a frame differs from the one before by at most this share of the steps of its neighbors, or hardly at
// all. In a slow zoom or fade all frames differ little.
static bool is_small_step(const pc_still *still, float mean, float share) {
  float pace = 0;
  for (int32_t i = 0; i < PC_PACES; i++) pace = still->motions[i] > pace ? still->motions[i] : pace;
  return pace >= LEAST_PACE * PC_LEVEL && (mean <= share * pace || mean <= COPY_LEVELS * PC_LEVEL);
}

// Records the step to a frame, and returns true if the frame is a copy.
static bool note_step(pc_still *still, const pc_change *change) {
  bool is_copy = pc_still_same(still, change) && is_small_step(still, change->mean, COPY_SHARE);
  still->sure = still->sure << 1 | is_copy;
  still->doubtful = still->doubtful << 1 | is_small_step(still, change->mean, DOUBTFUL_SHARE);
  // The frames on both sides of a frame that came some time ago are known now.
  uint32_t all = (1u << (2 * NEAR_FRAMES + 1)) - 1, middle = 1u << NEAR_FRAMES;
  if ((still->doubtful & all) == middle && (still->sure & middle)) still->single++;
  still->paces[still->next_pace] = change->mean;
  // A flash changes the light, and nothing moves.
  still->motions[still->next_pace] = change->mean - fabsf(change->drift);
  still->next_pace = (still->next_pace + 1) % PC_PACES;
  return is_copy;
}

static void end_run(pc_still *still, pc_moment moment, int32_t cause, bool is_drift) {
  if (!still->has_anchor) return;
  int64_t length = moment.time_us - still->anchor.time_us;
  still->has_anchor = false;
  // A picture that drifted before or drifts after has not stopped in between.
  bool drifts = is_drift || still->drifted;
  still->drifted = is_drift;
  bool is_freeze = still->repeats > 0 && length >= SHORTEST_FREEZE_US && !(drifts && length < LONGEST_DRIFT_US) &&
                   still->steps - still->largest_step <= LARGEST_STEP * PC_LEVEL * (double)still->repeats;
  if (is_freeze) {
    pc_interval interval = {
        .start_us = still->anchor.time_us,
        .end_us = moment.time_us,
        .first_frame = still->anchor.frame,
        .end_frame = moment.frame,
        .values = {still->cause, cause},
    };
    pc_intervals_add(&still->intervals, &interval);
  } else
    still->repeated += still->copies;
  still->repeats = still->copies = 0;
  still->steps = still->largest_step = 0;
}

// Returns true if a step may be that of a key frame within a still picture. What follows decides if it was.
static bool is_pop(const pc_still *still, const pc_sameness *sameness) {
  const pc_change *change = &sameness->previous;
  if (still->pops == 0 ? still->repeats < CALM_FRAMES : still->pops >= MOST_POPS) return false;
  return change->mean <= LARGEST_POP * PC_LEVEL && change->worst <= POP_EVENNESS * change->mean &&
         fabsf(change->drift) <= POP_DRIFT * PC_LEVEL && sameness->likeness >= POP_LIKENESS;
}

static void begin_run(pc_still *still, pc_moment moment, int32_t cause) {
  still->has_anchor = true;
  still->anchor = moment;
  still->cause = cause;
  still->repeats = still->copies = 0;
  still->steps = still->largest_step = 0;
  still->pops = 0;
}

// Returns true if the run of equal frames goes on with this frame.
static bool goes_on(pc_still *still, const pc_sameness *sameness, bool repeats, pc_moment moment) {
  if (!still->has_anchor) return false;
  if (repeats && (still->pops > 0 || pc_still_same(still, &sameness->anchor))) return true;
  if (repeats || !is_pop(still, sameness)) return false;
  if (still->pops++ == 0) still->pop = moment;
  return true;
}

// Takes back the cut that ended an interval with the frame before, if the picture goes on changing as much: fast motion
// began there.
static void revise_cut(pc_still *still, float mean, int64_t frame) {
  if (still->intervals.count == 0) return;
  pc_interval *last = &still->intervals.items[still->intervals.count - 1];
  float step = still->paces[(still->next_pace + PC_PACES - 1) % PC_PACES];
  if (last->end_frame == frame - 1 && last->values[1] == 1 && CUT_PACE * mean >= step) last->values[1] = 0;
}

bool pc_still_add(pc_still *still, pc_moment moment, const pc_sameness *sameness) {
  if (!sameness) {
    still->history_count = 0;
    begin_run(still, moment, moment.frame == 0 ? 2 : 0);
    return true;
  }
  still->compared++;
  revise_cut(still, sameness->previous.mean, moment.frame);
  bool cut = is_cut(still, sameness);
  bool repeats = pc_still_same(still, &sameness->previous);
  bool is_copy = note_step(still, &sameness->previous);
  note_history(still, !is_copy);
  if (goes_on(still, sameness, repeats, moment)) {
    bool popped = !repeats, refines = still->pops > 0;
    still->repeats++;
    still->copies += is_copy;
    double step = popped ? 0 : (double)sameness->previous.mean;
    still->steps += step;
    still->largest_step = step > still->largest_step ? step : still->largest_step;
    if (still->pops > 0 && moment.frame - still->pop.frame >= POP_FRAMES) still->pops = 0;
    if (moment.time_us - still->anchor.time_us >= SHORTEST_FREEZE_US) still->history_count = 0;
    // Later frames are compared with the last one that the key frame changed.
    return refines;
  }
  // If the frames after it are not still, the first large step was the end.
  end_run(still, still->pops > 0 ? still->pop : moment, cut ? 1 : 0, repeats);
  begin_run(still, moment, cut ? 1 : 0);
  return true;
}

void pc_still_break(pc_still *still, pc_moment moment, int32_t cause) {
  // A picture that changes once, shortly before the end of the file, is followed by another still.
  if (cause == 2 && still->has_anchor && still->intervals.count > 0) {
    pc_interval *last = &still->intervals.items[still->intervals.count - 1];
    if (last->end_frame == still->anchor.frame) last->values[1] = 1;
  }
  end_run(still, moment, cause, false);
  still->history_count = 0;
}

void pc_still_end(const pc_still *still, double rate, pc_video_result *result) {
  result->repeated = rate < FAST_RATE ? still->repeated : still->single;
  if (still->repeated * 50 < still->compared) return;
  int32_t best = -1;
  double share = LEAST_REGULAR;
  for (int32_t i = 0; i < PATTERNS; i++) {
    int64_t least = 2 * patterns[i].all > 24 ? 2 * patterns[i].all : 24;
    double regular = still->windows[i] < least ? 0 : (double)still->regular[i] / (double)still->windows[i];
    if (regular <= share) continue;
    best = i;
    share = regular;
  }
  if (best < 0) return;
  int32_t all = patterns[best].all, fresh = patterns[best].fresh;
  // The figures are frames of a second where these are whole numbers.
  double shown = round(rate);
  bool is_whole = shown >= all && shown <= 1000 && fabs(rate - shown) < 0.1;
  result->cadence_all = is_whole ? (int32_t)shown : all;
  result->cadence_new = is_whole ? (int32_t)lround(shown * fresh / all) : fresh;
}
