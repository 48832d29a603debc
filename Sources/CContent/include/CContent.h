/// Measures what can be seen and heard in decoded frames and samples, in one pass and with a fixed amount of memory.
///
/// Frames and samples are plain planes of memory; nothing here opens files or depends on a library. Times are microseconds on
/// the time line of the file.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// The quality that the picture or the sound has during an interval.
typedef enum pc_kind {
  PC_BLACK = 0,
  /// A single color other than black.
  PC_UNIFORM,
  PC_FREEZE,
  PC_BARS,
  /// More general flashes within a second than ITU-R BT.1702 and WCAG 2.2 allow.
  PC_FLASHES,
  PC_RED_FLASHES,
  PC_SILENCE,
  PC_CLIPPING,
  PC_KINDS,
} pc_kind;

/// A part of the time line.
typedef struct pc_interval {
  int64_t start_us, end_us;
  /// Number of the first frame, and of the frame after the last one; 0 and 0 for sound.
  int64_t first_frame, end_frame;
  /// PC_FREEZE: 0 if motion stops, 1 if it begins by a cut, 2 if it begins with the file; then 0 if motion goes on, 1 if it
  /// ends by a cut, 2 if it ends with the file. PC_BARS: pixels at the top, right, bottom and left where the bars stand still. PC_FLASHES and PC_RED_FLASHES: the most flashes in a second, and the
  /// share of the area in millionths. Otherwise 0.
  int32_t values[4];
} pc_interval;

#define PC_INTERVALS 100

/// The intervals of one kind.
typedef struct pc_intervals {
  /// In the order of time. Intervals after the first PC_INTERVALS are only counted.
  pc_interval items[PC_INTERVALS];
  int32_t count;
  int64_t dropped;
  /// Sum of the lengths of all intervals, and the length of the longest one.
  int64_t total_us, longest_us;
} pc_intervals;

#define PC_CURVE 600

/// The course of a value over the time line. Each point holds the largest value of its step.
typedef struct pc_curve {
  float points[PC_CURVE];
  int32_t count;
  int64_t start_us, step_us;
} pc_curve;

// MARK: Sound

typedef enum pc_sample { PC_U8 = 0, PC_S16, PC_S32, PC_FLOAT, PC_DOUBLE } pc_sample;
/// The position of a channel, for its weight in ITU-R BS.1770-5.
typedef enum pc_channel { PC_FRONT = 0, PC_SURROUND, PC_LFE } pc_channel;

#define PC_CHANNELS 64

typedef struct pc_sound pc_sound;

typedef struct pc_sound_format {
  int32_t rate, channels;
  pc_channel positions[PC_CHANNELS];
  pc_sample sample;
  /// True if each channel has its own plane.
  bool planar;
  /// Samples whose absolute value is below this share of full scale are silent.
  float silence;
} pc_sound_format;

typedef struct pc_sound_result {
  int32_t channels;
  /// Number of samples per channel.
  int64_t samples;
  /// Times of the first sample and of the end of the last.
  int64_t start_us, end_us;
  /// LUFS; -INFINITY if all blocks are below the absolute gate of -70 LUFS (ITU-R BS.1770-5).
  double integrated;
  /// LU (EBU Tech 3342); NAN without enough sound.
  double range;
  /// LUFS, evaluated every 10 ms; -INFINITY if no sound is that long or all of it is digital silence.
  double max_momentary, max_short_term;
  /// dBTP and dBFS; -INFINITY for digital silence.
  double true_peak, sample_peak;
  /// Largest absolute mean of a channel, as a share of full scale.
  double dc_offset;
  /// Correlation of the first two channels without removing their means, from -1 to 1; NAN unless the track is stereo and both channels have sound.
  double correlation;
  /// True if both channels of a stereo track have the same sound, to -26 dB of its level. False if they are silent.
  bool dual_mono;
  /// Number of channels that are silent from start to end, and one bit for each of them.
  int32_t silent_channels;
  uint64_t silent_mask;
  /// Number of samples in runs of at least 3 samples at full scale, over all channels. In floating point formats, those in flat
  /// tops of waves near full scale.
  int64_t clipped;
  /// In `tone`, one sound without overtones keeps its level. It need not be in both channels of a stereo track.
  pc_intervals silence, clipping, tone;
  /// Momentary loudness in LUFS, at least -120.
  pc_curve loudness;
} pc_sound_result;

/// Returns NULL if there is no memory, or if the rate or the number of channels is out of range.
pc_sound *_Nullable pc_sound_create(const pc_sound_format *format);
/// Adds samples that begin at this time. A gap of time before them counts as silence.
void pc_sound_add(pc_sound *sound, const uint8_t *const _Nonnull *_Nonnull planes, int32_t count, int64_t time_us);
/// Ends an interval that damaged data interrupts: it is neither silence nor clipping.
void pc_sound_interrupt(pc_sound *sound);
void pc_sound_end(pc_sound *sound, pc_sound_result *result);
void pc_sound_destroy(pc_sound *_Nullable sound);

// MARK: Pictures

typedef enum pc_transfer { PC_SDR = 0, PC_PQ, PC_HLG, PC_LINEAR } pc_transfer;

/// One decoded picture: a plane of luma, and planes of chroma if it has color.
typedef struct pc_frame {
  const uint8_t *luma;
  ptrdiff_t luma_stride;
  /// NULL for gray. With `chroma_step` 2 in NV12, `cr` is one sample behind `cb`.
  const uint8_t *_Nullable cb, *_Nullable cr;
  ptrdiff_t chroma_stride;
  int32_t chroma_step;
  int32_t chroma_shift_x, chroma_shift_y;
  int32_t width, height;
  /// 8 to 16; more than 8 are stored in two bytes of the machine's order, in the low bits.
  int32_t bits;
  /// Bits to shift a stored sample to the right; P010 has its samples in the high bits.
  int32_t shift;
  bool is_full_range;
  /// True if the stream marks the frame as interlaced.
  bool is_interlaced;
  pc_transfer transfer;
  /// Weights of red and blue in luma: 0.2126 and 0.0722 for ITU-R BT.709.
  float red_weight, blue_weight;
} pc_frame;

typedef struct pc_video pc_video;

typedef struct pc_video_format {
  /// A pixel is black up to this share of the SDR signal range; for HDR the luminance of that signal counts.
  float black;
  /// Largest mean difference, as a share of the signal range, between frames that show the same.
  float freeze;
} pc_video_format;

typedef struct pc_video_result {
  /// Number of frames that are not damaged, and of damaged ones. The numbers of frames in intervals count both.
  int64_t frames, damaged;
  int64_t start_us, end_us;
  bool first_is_black, last_is_black, first_is_uniform, last_is_uniform;
  /// True if the light grows gradually after black at the start, or fades gradually to black at the end.
  bool fades_in, fades_out;
  /// Number of frames that repeat the frame before, outside of freeze intervals. At 47 frames per second and more, only single
  /// ones count: two within three frames belong to a lower frame rate.
  int64_t repeated;
  /// Regular repetition: `cadence_new` new frames in `cadence_all` shown ones, such as 24 in 30; 0 and 0 without one.
  int32_t cadence_new, cadence_all;
  /// The area that is never covered by bars, in pixels of the stored picture; 0 if all frames are black.
  int32_t active_left, active_top, active_width, active_height;
  /// The largest share of the picture that bars cover in an interval; 0 without intervals.
  double bar_share;
  /// The most flashes within one second, which are pairs of opposing changes, and the largest area of a flash as a share of the
  /// picture.
  int32_t flashes, red_flashes;
  double flash_area, red_flash_area;
  /// Mean width of edges in pixels; median of the sharper half of the examined frames; NAN if no frame has edges.
  double blur;
  /// Share of the edges between blocks that show; upper quartile of the examined frames; NAN if no frame has detail.
  double blockiness;
  /// Mean signal from 0 (black) to 1 (white).
  double brightness;
  /// Share of samples of luma beyond the legal range; 0 for full range.
  double out_of_range;
  /// Number of frames that are not marked as interlaced and have combs.
  int64_t combed;
  /// `cards` are color bars: white, yellow, cyan, green, magenta, red and blue side by side.
  pc_intervals black, uniform, freeze, bars, flashing, red_flashing, cards;
  /// Mean signal from 0 (black) to 1 (white).
  pc_curve light;
} pc_video_result;

/// Returns NULL if there is no memory.
pc_video *_Nullable pc_video_create(const pc_video_format *format);
/// Adds a frame that is shown from this time on until the next one.
void pc_video_add(pc_video *video, const pc_frame *frame, int64_t time_us);
/// Adds a frame that a decoder marked as damaged: what it shows is not known.
void pc_video_add_damaged(pc_video *video, int64_t time_us);
/// Ends the measuring; the last frame is shown until `end_us`.
void pc_video_end(pc_video *video, int64_t end_us, pc_video_result *result);
void pc_video_destroy(pc_video *_Nullable video);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
