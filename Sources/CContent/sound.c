#include "intervals.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

// Loudness is measured as ITU-R BS.1770-5, Annex 1, and EBU Tech 3341 describe it, loudness range as EBU Tech 3342, and
// true peak as ITU-R BS.1770-5, Annex 2. Samples are measured in chunks. Each chunk lies within one step of 10 ms, and
// the power of longer windows is the sum of their steps.

#define STEPS_PER_SECOND 100
// EBU Tech 3341, 2.2: momentary loudness has a window of 400 ms, short-term loudness one of 3 s.
#define MOMENTARY_STEPS 40
#define SHORT_TERM_STEPS 300
// BS.1770-5, Annex 1: blocks of 400 ms overlap by 75 %. EBU Tech 3342, 2: the windows of 3 s may be 100 ms apart.
#define HOP_STEPS 10

// Longer gaps add no more than this to a measurement: all windows are silent by then.
#define LONGEST_FILLED_GAP_US INT64_C(4000000)
// Time stamps of packets are rounded, so smaller differences are no gaps.
#define SMALLEST_GAP_US 20000
#define SHORTEST_SILENCE_US 250000
#define CURVE_STEP_US 100000

// Samples are measured in lanes that compilers turn into vectors.
#define LANES 8
#define CHUNK 1024
// The interpolation filter reaches this far back; one more block can be measured twice at the end of a chunk.
#define TAPS 16
#define BLOCK 16
#define HISTORY (TAPS - 1 + BLOCK)

// Samples of floating point formats are limited to +96 dBFS, so that squares stay finite. They are 0 below -300 dBFS,
// so that squares are not subnormal, which is slow.
#define LARGEST_SAMPLE 65536.0
#define SMALLEST_SAMPLE 1e-15
// Filters below this level restart from 0 for the same reason.
#define SMALLEST_STATE 1e-30

// BS.1770-5, Annex 1: blocks at or below -70 LUFS are left out, and then those that are 10 LU or more below the mean of
// the others. EBU Tech 3342, 3.1: 20 LU for loudness range.
#define ABSOLUTE_GATE (-70.0)
#define INTEGRATED_GATE 10.0
#define RANGE_GATE 20.0
#define BINS_PER_LU 100
#define BINS (120 * BINS_PER_LU)
#define QUIETEST_POINT (-120.0F)

// BS.1770-5, Annex 1, table 3.
#define SURROUND_WEIGHT 1.41

// A run is at least this many samples of one sign at full scale. In formats of whole numbers, neighbors in a run differ
// by one step of 16 bits at most: this is the flat top of a clipped wave, but not the round top of a low tone.
#define CLIPPED_LEVEL 0.9995F
#define CLIPPED_RUN 3
#define FLAT_STEP (1.5F / 32768)
// Sound is clipped if more than this share of 100 ms is in runs. The windows are 50 ms apart. Windows that are at most
// this far apart are one interval. Shorter intervals are single peaks.
#define CLIPPED_SHARE 0.005
#define CLIP_STEPS 10
#define CLIP_HOP_STEPS 5
#define LONGEST_CLIP_GAP_US 200000
#define SHORTEST_CLIPPING_US 10000
// Lossy codecs add ripples to flat tops, and some encoders lower loud blocks, so samples of floating point formats need
// not be flat or at full scale. But the tops of clipped waves are wide: the samples from TOP_LEVEL on are at least so
// many times those on the way there and back from BASE_LEVEL. A sine wave has 1.5 times as many, one that is clipped by
// 3 dB has 4.5 times. Music that was limited by 13 dB had a single such top in some seconds, and clipped music many in
// 100 ms.
#define BASE_LEVEL 0.6F
#define TOP_LEVEL 0.85F
#define TOP_FLATNESS 4
#define TOP_SHARE 0.01
#define LEAST_TOPS 2
#define LONGEST_TOP 10000000
// A codec also rounds some of the flat tops. So long before, between and after them, sound that stays as loud is part of
// the clipping.
#define LOUD_REACH_US 500000

// Both channels have the same sound if the power of their difference is at most this share of their power: -26 dB.
#define DUAL_MONO_SHARE 0.0025

// A filter with two poles and two zeros; the first coefficient of the denominator is 1.
// A tone fits this well, in a share of its power, and its level changes by at most this factor. The noise of lossy codecs is
// weaker. Neighbors are TONE_REACH samples away, and only some samples are examined.
#define TONE_MISFIT 0.01
#define TONE_STEADINESS 1.4
#define TONE_REACH 15
#define TONE_STRIDE 4
#define TONE_CHANNELS 2

typedef struct biquad { double b0, b1, b2, a1, a2; } biquad;

// The taps that interpolate between two samples. The filter at half of the way is symmetric. The filters at a quarter
// and at three quarters mirror each other, so they are the sum and the difference of one even and one odd filter.
typedef struct interpolation {
  float half[TAPS / 2], even[TAPS / 2], odd[TAPS / 2];
  // No interpolated value is larger than the largest sample times this.
  float bound;
} interpolation;

// Two channels are filtered at once.
typedef double pair __attribute__((vector_size(16)));

typedef struct k_filter { pair shelf_1, shelf_2, highpass_1, highpass_2; } k_filter;

// Blocks by their loudness. Each bin also has the sum of its powers, so that means do not depend on the width of the
// bins.
typedef struct histogram {
  uint32_t counts[BINS];
  double powers[BINS];
} histogram;

// The clipped samples of one step.
typedef struct clip_step {
  // Number of samples in runs, or in flat tops.
  int32_t counts[PC_CHANNELS];
  // Number of flat tops; only in floating point formats.
  int32_t tops[PC_CHANNELS];
  // Start of the first run and end of the last one, or of the samples from TOP_LEVEL on; `start_us` is INT64_MAX without
  // any.
  int64_t start_us, end_us;
} clip_step;

// The wave of one sign beyond BASE_LEVEL that is measured now. Places are numbers of samples and parts of them.
typedef struct top {
  // 0 without one.
  int32_t sign;
  // Number of samples from TOP_LEVEL on, up to LONGEST_TOP.
  int32_t count;
  // The wave crossed BASE_LEVEL at `base`. It crossed TOP_LEVEL first at `rise` and last at `fall`.
  double base, rise, fall;
} top;

// The sums over one step that tell if a channel has a single tone: of the squares of a sample, of the squares of the sum of its
// neighbors, and of the products of both.
typedef struct tone_sums {
  double samples, neighbors, products;
} tone_sums;

typedef struct channel {
  double sum;
  float peak, true_peak;
  // Length of the current run of clipped samples; negative for those below zero.
  int64_t run;
  float last;
  top top;
  tone_sums tone;
  // The power of the step in which the current tone began; 0 without one.
  double tone_power;
} channel;

struct pc_sound {
  pc_sound_format format;
  int32_t sample_bytes;
  // Oversampling for true peak: 4, 2 or 1.
  int32_t oversampling;
  interpolation interpolation;

  biquad shelf, highpass;
  // The channels that count for loudness, and their weights.
  int32_t weighted[PC_CHANNELS + 1], weighted_count;
  double weights[PC_CHANNELS + 1];
  k_filter filters[PC_CHANNELS / 2];

  // Samples that were measured, with those that fill gaps, and the number at which the current step ends.
  int64_t measured, step_end;
  int64_t steps;
  double step_power, powers[SHORT_TERM_STEPS];
  double max_momentary, max_short_term;
  histogram integrated, range;

  // Sums of the products of the first two channels, and of the squares of their difference.
  double left_left, right_right, left_right, difference;

  // Time of the sample with the number `anchor`.
  int64_t anchor, anchor_us;
  bool has_started, is_interrupted;
  // Start of the current silence, INT64_MIN without one, and end of the last one. If time jumps backwards, the
  // next interval begins there.
  int64_t silence_us, silence_end_us;

  // Start of the current tone; INT64_MIN without one.
  int64_t tone_us;

  clip_step clips[CLIP_STEPS];
  int64_t clip_start_us, clip_end_us, clip_last_us;
  // In floating point formats: start of the current loud sound, INT64_MIN without one, and end of the last flat tops.
  int64_t loud_us, tops_end_us;

  channel channels[PC_CHANNELS];
  pc_sound_result result;
  // HISTORY samples of each channel from before, then the chunk.
  float samples[];
};

// MARK: Filters

// Returns the filter at this rate that has the analog prototype of a filter at 48 kHz. The bilinear transform maps the
// corner frequency of the prototype to the same frequency at both rates.
static biquad at_rate(biquad known, int32_t rate) {
  double scale = 1 - known.a1 + known.a2;
  double corner = sqrt((1 + known.a1 + known.a2) / scale), damping = 2 * (1 - known.a2) / scale / corner;
  // The prototype is (high s^2 + band s + low) / (s^2 + damping s + 1).
  double high = (known.b0 - known.b1 + known.b2) / scale;
  double band = 2 * (known.b0 - known.b2) / scale / corner;
  double low = (known.b0 + known.b1 + known.b2) / scale / (corner * corner);
  double k = tan(atan(corner) * 48000 / rate), whole = 1 + damping * k + k * k;
  return (biquad){
      .b0 = (high + band * k + low * k * k) / whole,
      .b1 = 2 * (low * k * k - high) / whole,
      .b2 = (high - band * k + low * k * k) / whole,
      .a1 = 2 * (k * k - 1) / whole,
      .a2 = (1 - damping * k + k * k) / whole,
  };
}

// Returns the modified Bessel function of order 0.
static double bessel(double x) {
  double sum = 1, term = 1;
  for (int i = 1; i < 30; i++) {
    term *= x / (2 * i) * (x / (2 * i));
    sum += term;
  }
  return sum;
}

// BS.1770-5, Annex 2, asks for oversampling and gives a filter of 48 taps as an example. This one is a sinc with a
// Kaiser window of beta 5 and 64 taps. At a rate of 48 kHz, its gain is within 0.05 dB up to 16 kHz, and -0.34 dB at 20
// kHz.
static void make_taps(double *taps, double place) {
  const double pi = acos(-1), beta = 5;
  double sum = 0;
  for (int i = 0; i < TAPS; i++) {
    double distance = i - (TAPS / 2 - 1) - place, edge = distance / (TAPS / 2);
    double sinc = sin(pi * distance) / (pi * distance);
    taps[i] = sinc * bessel(beta * sqrt(fmax(0, 1 - edge * edge))) / bessel(beta);
    sum += taps[i];
  }
  for (int i = 0; i < TAPS; i++) taps[i] /= sum;
}

static void make_interpolation(interpolation *interpolation) {
  double quarter[TAPS], half[TAPS], quarter_bound = 0, half_bound = 0;
  make_taps(quarter, 0.25);
  make_taps(half, 0.5);
  for (int i = 0; i < TAPS; i++) {
    quarter_bound += fabs(quarter[i]);
    half_bound += fabs(half[i]);
  }
  for (int i = 0; i < TAPS / 2; i++) {
    double mirrored = quarter[TAPS - 1 - i];
    interpolation->half[i] = (float)half[i];
    interpolation->even[i] = (float)((quarter[i] + mirrored) / 2);
    interpolation->odd[i] = (float)((quarter[i] - mirrored) / 2);
  }
  // The bound allows for the rounding of single precision.
  interpolation->bound = (float)(fmax(quarter_bound, half_bound) * 1.0001);
}

// Filters one chunk of two channels, and adds the weighted sums of squares of the results.
static double filter(const pc_sound *sound, k_filter *state, const float *first, const float *second, int32_t count,
                     double first_weight, double second_weight) {
  const biquad s = sound->shelf, h = sound->highpass;
  pair s1 = state->shelf_1, s2 = state->shelf_2, h1 = state->highpass_1, h2 = state->highpass_2, sum = {0, 0};
  for (int32_t i = 0; i < count; i++) {
    pair x = {first[i], second[i]};
    pair y = s.b0 * x + s1;
    s1 = s.b1 * x - s.a1 * y + s2;
    s2 = s.b2 * x - s.a2 * y;
    pair z = h.b0 * y + h1;
    h1 = h.b1 * y - h.a1 * z + h2;
    h2 = h.b2 * y - h.a2 * z;
    sum += z * z;
  }
  pair *states[] = {&s1, &s2, &h1, &h2};
  for (int i = 0; i < 4; i++)
    for (int lane = 0; lane < 2; lane++)
      if (fabs((*states[i])[lane]) < SMALLEST_STATE) (*states[i])[lane] = 0;
  *state = (k_filter){s1, s2, h1, h2};
  return sum[0] * first_weight + sum[1] * second_weight;
}

// MARK: Samples

static inline float limited(double value) {
  double size = fabs(value);
  if (!(size >= SMALLEST_SAMPLE && size <= DBL_MAX)) return 0;
  return (float)(value > LARGEST_SAMPLE ? LARGEST_SAMPLE : value < -LARGEST_SAMPLE ? -LARGEST_SAMPLE : value);
}

static inline float limited_float(float value) {
  const float largest = (float)LARGEST_SAMPLE;
  float size = fabsf(value);
  float bounded = value > largest ? largest : value < -largest ? -largest : value;
  return size >= (float)SMALLEST_SAMPLE && size <= FLT_MAX ? bounded : 0;
}

// Reads samples that are `step` bytes apart. Constant steps let the compiler make vectors.
static inline __attribute__((always_inline)) void
read_step(float *out, const uint8_t *in, ptrdiff_t step, int32_t count, pc_sample sample) {
  for (int32_t i = 0; i < count; i++) {
    const uint8_t *place = in + i * step;
    int16_t word;
    int32_t whole;
    float single;
    double twice;
    switch (sample) {
      case PC_U8: out[i] = (float)(*place - 128) / 128; break;
      case PC_S16:
        memcpy(&word, place, sizeof(word));
        out[i] = (float)word / 32768;
        break;
      case PC_S32:
        memcpy(&whole, place, sizeof(whole));
        out[i] = (float)whole / 2147483648.0F;
        break;
      case PC_FLOAT:
        memcpy(&single, place, sizeof(single));
        out[i] = limited_float(single);
        break;
      case PC_DOUBLE:
        memcpy(&twice, place, sizeof(twice));
        out[i] = limited(twice);
        break;
    }
  }
}

static inline __attribute__((always_inline)) void
read_kind(float *out, const uint8_t *in, ptrdiff_t step, int32_t count, pc_sample sample, ptrdiff_t bytes) {
  if (step == bytes) read_step(out, in, bytes, count, sample);
  else if (step == 2 * bytes) read_step(out, in, 2 * bytes, count, sample);
  else read_step(out, in, step, count, sample);
}

static void read_samples(float *out, const uint8_t *in, ptrdiff_t step, int32_t count, pc_sample sample) {
  switch (sample) {
    case PC_U8: read_kind(out, in, step, count, PC_U8, 1); break;
    case PC_S16: read_kind(out, in, step, count, PC_S16, 2); break;
    case PC_S32: read_kind(out, in, step, count, PC_S32, 4); break;
    case PC_FLOAT: read_kind(out, in, step, count, PC_FLOAT, 4); break;
    case PC_DOUBLE: read_kind(out, in, step, count, PC_DOUBLE, 8); break;
  }
}

static float *samples_of(pc_sound *sound, int32_t channel) {
  return sound->samples + (ptrdiff_t)channel * (HISTORY + CHUNK) + HISTORY;
}

static float largest(const float *samples, int32_t count) {
  float lanes[LANES] = {0};
  int32_t i = 0;
  for (; i + LANES <= count; i += LANES)
    for (int lane = 0; lane < LANES; lane++) {
      float size = fabsf(samples[i + lane]);
      lanes[lane] = size > lanes[lane] ? size : lanes[lane];
    }
  for (; i < count; i++) lanes[0] = fmaxf(lanes[0], fabsf(samples[i]));
  for (int lane = 1; lane < LANES; lane++) lanes[0] = fmaxf(lanes[0], lanes[lane]);
  return lanes[0];
}

static double sum_of(const float *samples, int32_t count) {
  float lanes[LANES] = {0};
  double sum = 0;
  int32_t i = 0;
  for (; i + LANES <= count; i += LANES)
    for (int lane = 0; lane < LANES; lane++) lanes[lane] += samples[i + lane];
  for (; i < count; i++) sum += samples[i];
  for (int lane = 0; lane < LANES; lane++) sum += lanes[lane];
  return sum;
}

// Adds the products of two channels. The difference is squared by itself, because the other sums are too coarse for it.
static void add_products(pc_sound *sound, const float *left, const float *right, int32_t count) {
  float ll[LANES] = {0}, rr[LANES] = {0}, lr[LANES] = {0}, dd[LANES] = {0};
  int32_t i = 0;
  for (; i + LANES <= count; i += LANES)
    for (int lane = 0; lane < LANES; lane++) {
      float l = left[i + lane], r = right[i + lane], d = l - r;
      ll[lane] += l * l;
      rr[lane] += r * r;
      lr[lane] += l * r;
      dd[lane] += d * d;
    }
  for (; i < count; i++) {
    float l = left[i], r = right[i], d = l - r;
    ll[0] += l * l;
    rr[0] += r * r;
    lr[0] += l * r;
    dd[0] += d * d;
  }
  for (int lane = 0; lane < LANES; lane++) {
    sound->left_left += ll[lane];
    sound->right_right += rr[lane];
    sound->left_right += lr[lane];
    sound->difference += dd[lane];
  }
}

// Returns the largest value between the samples of one block. The last sample of the filter is the one at `samples`.
static float interpolated_peak(const pc_sound *sound, const float *samples) {
  const interpolation *taps = &sound->interpolation;
  const float *x = samples - (TAPS - 1);
  float half[BLOCK] = {0}, even[BLOCK] = {0}, odd[BLOCK] = {0}, peak = 0;
  if (sound->oversampling == 4) {
    for (int k = 0; k < TAPS / 2; k++)
      for (int i = 0; i < BLOCK; i++) {
        float sum = x[i + k] + x[i + TAPS - 1 - k], difference = x[i + k] - x[i + TAPS - 1 - k];
        half[i] += taps->half[k] * sum;
        even[i] += taps->even[k] * sum;
        odd[i] += taps->odd[k] * difference;
      }
  } else {
    for (int k = 0; k < TAPS / 2; k++)
      for (int i = 0; i < BLOCK; i++) half[i] += taps->half[k] * (x[i + k] + x[i + TAPS - 1 - k]);
  }
  for (int i = 0; i < BLOCK; i++) {
    // The larger of |even + odd| and |even - odd| is the sum of the sizes.
    float quarter = fabsf(even[i]) + fabsf(odd[i]), middle = fabsf(half[i]);
    half[i] = quarter > middle ? quarter : middle;
  }
  for (int i = 0; i < BLOCK; i++) peak = half[i] > peak ? half[i] : peak;
  return peak;
}

// Finds the peaks of a chunk of one channel, and returns the largest sample. Blocks that cannot have the largest true
// peak are not interpolated. The last block overlaps those before it if it is shorter.
static float find_peaks(const pc_sound *sound, channel *channel, const float *samples, int32_t count) {
  float peak = 0, before = largest(samples - HISTORY, HISTORY), long_before = before;
  for (int32_t start = 0; start < count; start += BLOCK) {
    int32_t length = count - start < BLOCK ? count - start : BLOCK;
    float here = largest(samples + start, length), around = fmaxf(here, before);
    if (length < BLOCK) around = fmaxf(around, long_before);
    peak = fmaxf(peak, here);
    if (sound->oversampling > 1 && around * sound->interpolation.bound > channel->true_peak)
      channel->true_peak = fmaxf(channel->true_peak, interpolated_peak(sound, samples + start + length - BLOCK));
    long_before = before;
    before = here;
  }
  channel->peak = fmaxf(channel->peak, peak);
  channel->true_peak = fmaxf(channel->true_peak, peak);
  return peak;
}

// MARK: Loudness

// BS.1770-5, Annex 1, equation 2.
static double loudness_of(double power) { return power > 0 ? -0.691 + 10 * log10(power) : -INFINITY; }

// Returns the mean power of the last steps. Steps before the start are silent.
static double mean_power(const pc_sound *sound, int32_t steps) {
  double sums[4] = {0};
  int32_t place = (int32_t)(sound->steps % SHORT_TERM_STEPS);
  for (int32_t i = 0; i < steps; i++) {
    place = place == 0 ? SHORT_TERM_STEPS - 1 : place - 1;
    sums[i % 4] += sound->powers[place];
  }
  return (sums[0] + sums[1] + sums[2] + sums[3]) * STEPS_PER_SECOND / steps / sound->format.rate;
}

static void add_block(histogram *histogram, double power) {
  double loudness = loudness_of(power);
  if (!(loudness > ABSOLUTE_GATE)) return;
  int32_t bin = (int32_t)fmin((loudness - ABSOLUTE_GATE) * BINS_PER_LU, BINS - 1);
  if (histogram->counts[bin] == UINT32_MAX) return;
  histogram->counts[bin]++;
  histogram->powers[bin] += power;
}

// Returns the first bin above the relative gate, which is this far below the mean of all blocks. Returns BINS if there
// is no block.
static int32_t first_bin(const histogram *histogram, double below) {
  double power = 0, count = 0;
  for (int32_t i = 0; i < BINS; i++) {
    power += histogram->powers[i];
    count += histogram->counts[i];
  }
  if (count == 0) return BINS;
  double gate = loudness_of(power / count) - below;
  for (int32_t i = 0; i < BINS; i++)
    if (histogram->counts[i] > 0 && loudness_of(histogram->powers[i] / histogram->counts[i]) > gate) return i;
  return BINS;
}

static double integrated_loudness(const histogram *histogram) {
  double power = 0, count = 0;
  for (int32_t i = first_bin(histogram, INTEGRATED_GATE); i < BINS; i++) {
    power += histogram->powers[i];
    count += histogram->counts[i];
  }
  return count > 0 ? loudness_of(power / count) : -INFINITY;
}

// Returns the loudness of the block with this rank, from the bin `first` on.
static double ranked(const histogram *histogram, int32_t first, double rank) {
  double count = 0;
  for (int32_t i = first; i < BINS; i++) {
    count += histogram->counts[i];
    if (count > rank) return loudness_of(histogram->powers[i] / histogram->counts[i]);
  }
  return NAN;
}

// EBU Tech 3342, 3.1: the range from the 10th to the 95th percentile.
static double loudness_range(const histogram *histogram) {
  int32_t first = first_bin(histogram, RANGE_GATE);
  double count = 0;
  for (int32_t i = first; i < BINS; i++) count += histogram->counts[i];
  if (count == 0) return NAN;
  return ranked(histogram, first, round((count - 1) * 0.95)) - ranked(histogram, first, round((count - 1) * 0.10));
}

// MARK: Intervals

static int64_t time_at(const pc_sound *sound, int64_t sample) {
  return sound->anchor_us + (sample - sound->anchor) * 1000000 / sound->format.rate;
}

// Ends the current silence, if there is one.
static void end_silence(pc_sound *sound, int64_t end_us) {
  if (sound->silence_us == INT64_MIN) return;
  int64_t start_us = sound->silence_us > sound->silence_end_us ? sound->silence_us : sound->silence_end_us;
  sound->silence_us = INT64_MIN;
  if (end_us - start_us < SHORTEST_SILENCE_US) return;
  pc_intervals_add(&sound->result.silence, &(pc_interval){.start_us = start_us, .end_us = end_us});
  sound->silence_end_us = end_us;
}

// Continues or ends a silence. Silence begins after the last sample of a chunk that is not silent: a silence within a
// chunk would be too short.
static void find_silence(pc_sound *sound, int32_t count, bool is_silent) {
  if (is_silent) {
    if (sound->silence_us == INT64_MIN) sound->silence_us = time_at(sound, sound->measured);
    return;
  }
  int32_t first = count - 1, last = 0;
  for (int32_t c = 0; c < sound->format.channels; c++) {
    const float *samples = samples_of(sound, c);
    for (int32_t i = 0; i < first; i++)
      if (fabsf(samples[i]) >= sound->format.silence) first = i;
    for (int32_t i = count - 1; i > last; i--)
      if (fabsf(samples[i]) >= sound->format.silence) last = i;
  }
  end_silence(sound, time_at(sound, sound->measured + first));
  sound->silence_us = time_at(sound, sound->measured + last + 1);
}

static bool is_whole(const pc_sound *sound) { return sound->format.sample <= PC_S32; }

// Counts the samples of a chunk that are in runs at full scale.
static void find_runs(pc_sound *sound, int32_t number, int32_t count) {
  // The largest sample of 8 bits is 127 of 128.
  float level = sound->format.sample == PC_U8 ? 127.0F / 128 : CLIPPED_LEVEL;
  clip_step *step = &sound->clips[sound->steps % CLIP_STEPS];
  channel *channel = &sound->channels[number];
  const float *samples = samples_of(sound, number);
  int64_t run = channel->run;
  float last = channel->last;
  for (int32_t i = 0; i < count; i++) {
    bool is_flat = fabsf(samples[i] - last) <= FLAT_STEP;
    last = samples[i];
    if (last >= level) run = run > 0 && is_flat ? run + 1 : 1;
    else if (last <= -level) run = run < 0 && is_flat ? run - 1 : -1;
    else run = 0;
    int64_t length = run < 0 ? -run : run;
    if (length < CLIPPED_RUN) continue;
    int32_t added = length == CLIPPED_RUN ? CLIPPED_RUN : 1;
    step->counts[number] += added;
    sound->result.clipped += added;
    int64_t start_us = time_at(sound, sound->measured + i + 1 - added);
    if (start_us < step->start_us) step->start_us = start_us;
    int64_t end_us = time_at(sound, sound->measured + i + 1);
    if (end_us > step->end_us) step->end_us = end_us;
  }
  channel->run = run;
  channel->last = last;
}

// Returns the place between a sample and the one before it at which the wave crosses a level.
static double crossing(double place, float before, float after, float level) {
  return place - 1 + (double)((level - before) / (after - before));
}

// Counts a wave that ends here, if its top is flat.
static void end_top(pc_sound *sound, int32_t number, double end) {
  top *top = &sound->channels[number].top;
  clip_step *step = &sound->clips[sound->steps % CLIP_STEPS];
  top->sign = 0;
  if (top->count < CLIPPED_RUN || top->count < TOP_FLATNESS * (top->rise - top->base + end - top->fall)) return;
  step->counts[number] += top->count;
  step->tops[number]++;
  sound->result.clipped += top->count;
}

// Measures the waves of a chunk that come near full scale.
static void find_tops(pc_sound *sound, int32_t number, float peak, int32_t count) {
  clip_step *step = &sound->clips[sound->steps % CLIP_STEPS];
  top *top = &sound->channels[number].top;
  const float *samples = samples_of(sound, number);
  int32_t first = count, last = -1;
  for (int32_t i = 0; i < count && (peak >= BASE_LEVEL || top->sign != 0); i++) {
    double place = (double)(sound->measured + i);
    if (top->sign != 0) {
      float before = samples[i - 1] * (float)top->sign, value = samples[i] * (float)top->sign;
      if (before >= TOP_LEVEL && value < TOP_LEVEL) top->fall = crossing(place, before, value, TOP_LEVEL);
      if (value < BASE_LEVEL) end_top(sound, number, crossing(place, before, value, BASE_LEVEL));
    }
    float value = fabsf(samples[i]);
    if (value < BASE_LEVEL) continue;
    int32_t sign = samples[i] > 0 ? 1 : -1;
    float before = samples[i - 1] * (float)sign;
    if (top->sign == 0) *top = (struct top){.sign = sign, .base = crossing(place, before, value, BASE_LEVEL)};
    if (value < TOP_LEVEL) continue;
    if (top->count == 0) top->rise = crossing(place, before, value, TOP_LEVEL);
    if (top->count < LONGEST_TOP) top->count++;
    if (first == count) first = i;
    last = i;
  }
  if (last < 0) return;
  int64_t start_us = time_at(sound, sound->measured + first), end_us = time_at(sound, sound->measured + last + 1);
  if (start_us < step->start_us) step->start_us = start_us;
  if (end_us > step->end_us) step->end_us = end_us;
}

static void find_clipped(pc_sound *sound, int32_t number, float peak, int32_t count) {
  if (!is_whole(sound)) find_tops(sound, number, peak, count);
  else if (peak >= 127.0F / 128) find_runs(sound, number, count);
  else sound->channels[number].run = 0;
}

static void clear_clip_step(clip_step *step) { *step = (clip_step){.start_us = INT64_MAX, .end_us = INT64_MIN}; }

static void end_clipping(pc_sound *sound) {
  if (sound->clip_start_us < sound->clip_last_us) sound->clip_start_us = sound->clip_last_us;
  if (sound->clip_end_us - sound->clip_start_us >= SHORTEST_CLIPPING_US) {
    pc_interval clipping = {.start_us = sound->clip_start_us, .end_us = sound->clip_end_us};
    pc_intervals_add(&sound->result.clipping, &clipping);
    sound->clip_last_us = sound->clip_end_us;
  }
  sound->clip_start_us = INT64_MAX;
  sound->clip_end_us = INT64_MIN;
}

// Extends or ends the clipping by the window of the last steps.
static void find_clipping(pc_sound *sound) {
  bool has_tops = !is_whole(sound);
  const double window = (double)sound->format.rate * CLIP_STEPS / STEPS_PER_SECOND;
  const double fewest = (has_tops ? TOP_SHARE : CLIPPED_SHARE) * window;
  bool is_clipped = false;
  for (int32_t c = 0; c < sound->format.channels; c++) {
    int32_t count = 0, tops = 0;
    for (int32_t i = 0; i < CLIP_STEPS; i++) {
      count += sound->clips[i].counts[c];
      tops += sound->clips[i].tops[c];
    }
    if (count > fewest && (!has_tops || tops >= LEAST_TOPS)) is_clipped = true;
  }
  int64_t start_us = INT64_MAX, end_us = INT64_MIN;
  for (int32_t i = 0; i < CLIP_STEPS; i++) {
    if (sound->clips[i].start_us < start_us) start_us = sound->clips[i].start_us;
    if (sound->clips[i].end_us > end_us) end_us = sound->clips[i].end_us;
  }
  bool is_loud = has_tops && start_us != INT64_MAX, is_open = sound->clip_end_us != INT64_MIN;
  if (!is_loud) sound->loud_us = INT64_MIN;
  else if (sound->loud_us == INT64_MIN) sound->loud_us = start_us;
  if (is_clipped) sound->tops_end_us = end_us;
  bool goes_on = is_clipped || (is_loud && is_open && end_us - sound->tops_end_us <= LOUD_REACH_US);
  int64_t next_us = goes_on ? start_us : time_at(sound, sound->measured);
  if (is_open && next_us - sound->clip_end_us > (is_loud ? LOUD_REACH_US : LONGEST_CLIP_GAP_US)) {
    end_clipping(sound);
    is_open = false;
  }
  if (!goes_on) return;
  if (!is_open) {
    int64_t earliest_us = start_us - LOUD_REACH_US;
    if (is_loud) start_us = sound->loud_us > earliest_us ? sound->loud_us : earliest_us;
    sound->clip_start_us = start_us;
  }
  if (end_us > sound->clip_end_us) sound->clip_end_us = end_us;
}

// MARK: Tones

// Adds a chunk. For a sine, the sum of both neighbors is the same multiple of each sample.
static void add_tone(tone_sums *sums, const float *samples, int32_t count) {
  float own = 0, both = 0, products = 0;
  for (int32_t i = 0; i < count; i += TONE_STRIDE) {
    float sample = samples[i - TONE_REACH], neighbors = samples[i] + samples[i - 2 * TONE_REACH];
    own += sample * sample;
    both += neighbors * neighbors;
    products += sample * neighbors;
  }
  sums->samples += (double)own;
  sums->neighbors += (double)both;
  sums->products += (double)products;
}

// Returns true if a channel had one steady tone in the step that ends.
static bool has_tone(const pc_sound *sound, channel *channel) {
  tone_sums sums = channel->tone;
  channel->tone = (tone_sums){0};
  double level = (double)sound->format.silence;
  double fewest = level * level * sound->format.rate / STEPS_PER_SECOND / TONE_STRIDE;
  double misfit = sums.neighbors - sums.products * sums.products / sums.samples;
  if (!(sums.samples > fewest && misfit <= TONE_MISFIT * sums.samples)) {
    channel->tone_power = 0;
    return false;
  }
  double change = channel->tone_power > 0 ? sums.samples / channel->tone_power : 0;
  if (change * TONE_STEADINESS >= 1 && change <= TONE_STEADINESS) return true;
  channel->tone_power = sums.samples;
  return false;
}

static void end_tone(pc_sound *sound, int64_t end_us) {
  if (sound->tone_us != INT64_MIN && end_us - sound->tone_us >= SHORTEST_SILENCE_US)
    pc_intervals_add(&sound->result.tone, &(pc_interval){.start_us = sound->tone_us, .end_us = end_us});
  sound->tone_us = INT64_MIN;
}

static void find_tone(pc_sound *sound, int64_t time_us) {
  bool is_tone = false;
  for (int32_t c = 0; c < sound->format.channels && c < TONE_CHANNELS; c++)
    if (has_tone(sound, &sound->channels[c])) is_tone = true;
  if (!is_tone) end_tone(sound, time_us);
  else if (sound->tone_us == INT64_MIN) sound->tone_us = time_us - 2 * 1000000 / STEPS_PER_SECOND;
}

// MARK: Measuring

static void end_step(pc_sound *sound) {
  sound->powers[sound->steps % SHORT_TERM_STEPS] = sound->step_power;
  sound->step_power = 0;
  sound->steps++;
  // At rates such as 11025 Hz, some steps have one sample more than others.
  sound->step_end = (sound->steps + 1) * sound->format.rate / STEPS_PER_SECOND;
  bool is_hop = sound->steps % HOP_STEPS == 0;

  double momentary = mean_power(sound, MOMENTARY_STEPS);
  int64_t time_us = time_at(sound, sound->measured);
  pc_curve_add(&sound->result.loudness, time_us - 1, time_us, fmaxf((float)loudness_of(momentary), QUIETEST_POINT));
  find_tone(sound, time_us);
  // The sounds of cases 10 to 14 of EBU Tech 3341, table 1, do not begin at multiples of 100 ms, so the largest values
  // are measured in each step.
  if (sound->steps >= MOMENTARY_STEPS) {
    sound->max_momentary = fmax(sound->max_momentary, momentary);
    if (is_hop) add_block(&sound->integrated, momentary);
  }
  if (sound->steps >= SHORT_TERM_STEPS) {
    double short_term = mean_power(sound, SHORT_TERM_STEPS);
    sound->max_short_term = fmax(sound->max_short_term, short_term);
    if (is_hop) add_block(&sound->range, short_term);
  }
  if (sound->steps % CLIP_HOP_STEPS == 0) find_clipping(sound);
  clear_clip_step(&sound->clips[sound->steps % CLIP_STEPS]);
}

// Measures the chunk that is in the buffers. It ends at the end of the step or before.
static void measure(pc_sound *sound, int32_t count) {
  const pc_sound_format *format = &sound->format;
  bool is_silent = true;
  for (int32_t c = 0; c < format->channels; c++) {
    const float *samples = samples_of(sound, c);
    channel *channel = &sound->channels[c];
    float peak = find_peaks(sound, channel, samples, count);
    is_silent = is_silent && peak < format->silence;
    channel->sum += sum_of(samples, count);
    find_clipped(sound, c, peak, count);
    if (c < TONE_CHANNELS) add_tone(&channel->tone, samples, count);
  }
  if (format->channels == 2) add_products(sound, samples_of(sound, 0), samples_of(sound, 1), count);
  find_silence(sound, count, is_silent);
  for (int32_t i = 0; i < sound->weighted_count; i += 2) {
    const float *first = samples_of(sound, sound->weighted[i]), *second = samples_of(sound, sound->weighted[i + 1]);
    sound->step_power += filter(sound, &sound->filters[i / 2], first, second, count, sound->weights[i],
                                sound->weights[i + 1]);
  }
  for (int32_t c = 0; c < format->channels; c++) {
    float *samples = samples_of(sound, c);
    memmove(samples - HISTORY, samples + count - HISTORY, HISTORY * sizeof(*samples));
  }
  sound->measured += count;
  if (sound->measured >= sound->step_end) end_step(sound);
}

// Returns the number of samples that can be measured at once, up to `count`.
static int32_t chunk_length(const pc_sound *sound, int64_t count) {
  int64_t rest = sound->step_end - sound->measured;
  if (count > rest) count = rest;
  return (int32_t)(count < CHUNK ? count : CHUNK);
}

static void measure_gap(pc_sound *sound, int64_t length_us) {
  if (length_us > LONGEST_FILLED_GAP_US) length_us = LONGEST_FILLED_GAP_US;
  for (int64_t rest = length_us * sound->format.rate / 1000000; rest > 0;) {
    int32_t count = chunk_length(sound, rest);
    for (int32_t c = 0; c < sound->format.channels; c++)
      memset(samples_of(sound, c), 0, (size_t)count * sizeof(float));
    measure(sound, count);
    rest -= count;
  }
}

// Sets the clock to the time of the next sample.
static void set_time(pc_sound *sound, int64_t time_us) {
  int64_t expected_us = time_at(sound, sound->measured), gap_us = time_us - expected_us;
  if (!sound->has_started) {
    sound->has_started = true;
    sound->result.start_us = sound->result.end_us = time_us;
    pc_curve_begin(&sound->result.loudness, time_us, CURVE_STEP_US);
  } else if (gap_us > SMALLEST_GAP_US) {
    measure_gap(sound, gap_us);
    if (sound->is_interrupted) sound->silence_us = INT64_MIN;
  } else if (gap_us < -SMALLEST_GAP_US) {
    pc_sound_interrupt(sound);
  }
  sound->is_interrupted = false;
  sound->anchor = sound->measured;
  sound->anchor_us = time_us;
}

pc_sound *pc_sound_create(const pc_sound_format *format) {
  if (format->rate < 4000 || format->rate > 768000 || (uint32_t)format->sample > PC_DOUBLE) return NULL;
  if (format->channels < 1 || format->channels > PC_CHANNELS) return NULL;
  size_t samples = (size_t)format->channels * (HISTORY + CHUNK);
  pc_sound *sound = calloc(1, sizeof(*sound) + samples * sizeof(float));
  if (!sound) return NULL;
  static const int32_t bytes[] = {1, 2, 4, 4, 8};
  sound->format = *format;
  sound->sample_bytes = bytes[format->sample];
  // BS.1770-5, Annex 2: a rate of 48 kHz is oversampled to 192 kHz. Higher rates need less.
  sound->oversampling = format->rate < 96000 ? 4 : format->rate < 192000 ? 2 : 1;
  make_interpolation(&sound->interpolation);
  // BS.1770-5, Annex 1, tables 1 and 2.
  sound->shelf = at_rate((biquad){1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241,
                                  0.73248077421585}, format->rate);
  sound->highpass = at_rate((biquad){1, -2, 1, -1.99004745483398, 0.99007225036621}, format->rate);
  int32_t count = 0;
  for (int32_t c = 0; c < format->channels; c++) {
    if (format->positions[c] == PC_LFE) continue;
    sound->weighted[count] = c;
    sound->weights[count++] = format->positions[c] == PC_SURROUND ? SURROUND_WEIGHT : 1;
  }
  sound->weighted_count = count;
  // The last channel without another one is filtered with itself and counted once.
  if (count % 2 == 1) sound->weighted[count] = sound->weighted[count - 1];
  sound->step_end = format->rate / STEPS_PER_SECOND;
  sound->silence_us = sound->silence_end_us = sound->clip_last_us = INT64_MIN;
  sound->clip_start_us = INT64_MAX;
  sound->clip_end_us = sound->loud_us = sound->tone_us = INT64_MIN;
  for (int i = 0; i < CLIP_STEPS; i++) clear_clip_step(&sound->clips[i]);
  return sound;
}

void pc_sound_add(pc_sound *sound, const uint8_t *const *planes, int32_t count, int64_t time_us) {
  if (count <= 0) return;
  // Sums and differences of times must not overflow.
  const int64_t largest_us = INT64_MAX / 4;
  set_time(sound, time_us > largest_us ? largest_us : time_us < -largest_us ? -largest_us : time_us);
  const pc_sound_format *format = &sound->format;
  ptrdiff_t step = sound->sample_bytes * (ptrdiff_t)(format->planar ? 1 : format->channels);
  for (int32_t done = 0; done < count;) {
    int32_t length = chunk_length(sound, count - done);
    for (int32_t c = 0; c < format->channels; c++) {
      const uint8_t *plane = format->planar ? planes[c] : planes[0] + (ptrdiff_t)c * sound->sample_bytes;
      read_samples(samples_of(sound, c), plane + done * step, step, length, format->sample);
    }
    measure(sound, length);
    done += length;
  }
  sound->result.samples += count;
  int64_t end_us = time_at(sound, sound->measured);
  if (end_us > sound->result.end_us) sound->result.end_us = end_us;
}

void pc_sound_interrupt(pc_sound *sound) {
  if (!sound->has_started) return;
  end_silence(sound, time_at(sound, sound->measured));
  end_tone(sound, time_at(sound, sound->measured));
  if (sound->clip_end_us != INT64_MIN) end_clipping(sound);
  for (int i = 0; i < CLIP_STEPS; i++) clear_clip_step(&sound->clips[i]);
  for (int c = 0; c < PC_CHANNELS; c++) sound->channels[c].run = 0;
  sound->is_interrupted = true;
}

static double decibels(double value) { return value > 0 ? 20 * log10(value) : -INFINITY; }

void pc_sound_end(pc_sound *sound, pc_sound_result *result) {
  pc_sound_result *found = &sound->result;
  int64_t time_us = time_at(sound, sound->measured);
  end_silence(sound, time_us);
  end_tone(sound, time_us);
  find_clipping(sound);
  if (sound->clip_end_us != INT64_MIN) end_clipping(sound);
  found->channels = sound->format.channels;
  found->integrated = integrated_loudness(&sound->integrated);
  found->range = loudness_range(&sound->range);
  found->max_momentary = loudness_of(sound->max_momentary);
  found->max_short_term = loudness_of(sound->max_short_term);
  float peak = 0, true_peak = 0;
  found->dc_offset = 0;
  found->silent_channels = 0;
  found->silent_mask = 0;
  for (int32_t c = 0; c < sound->format.channels && found->samples > 0; c++) {
    const channel *channel = &sound->channels[c];
    peak = fmaxf(peak, channel->peak);
    true_peak = fmaxf(true_peak, channel->true_peak);
    found->dc_offset = fmax(found->dc_offset, fabs(channel->sum / (double)found->samples));
    if (channel->peak >= sound->format.silence) continue;
    found->silent_channels++;
    found->silent_mask |= UINT64_C(1) << c;
  }
  found->sample_peak = decibels(peak);
  found->true_peak = decibels(true_peak);
  bool is_stereo = sound->format.channels == 2 && found->silent_channels == 0 && found->samples > 0;
  double product = sqrt(sound->left_left) * sqrt(sound->right_right);
  // AAC at low bit rates fills both channels with noise that differs, 29 dB below the sound.
  found->dual_mono = is_stereo && product > 0 && sound->difference <= DUAL_MONO_SHARE * product;
  // The means are not removed: a sound without an offset has none.
  found->correlation = is_stereo && product > 0 ? fmax(-1, fmin(1, sound->left_right / product)) : NAN;
  *result = *found;
}

void pc_sound_destroy(pc_sound *sound) { free(sound); }
