/// What Preflight needs of libavformat, libavcodec, libavutil and libswscale, as plain functions over plain values.
///
/// A file comes in as a descriptor and never as a name. No demuxer that follows references to other files can be chosen,
/// no protocol is available, and every reading ends at a deadline and at a byte budget. Differences between FFmpeg
/// versions stay in this target; FFmpeg 5.1 is the oldest that is supported.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// One open file. One owner, closed once; used from one thread at a time.
typedef struct pf_media pf_media;

/// What one reading may cost. All ceilings are finite.
typedef struct pf_limits {
  /// Bytes that may be read of the header, and behind it of packets. Where they are spent the file ends: what the libraries
  /// made of it until then stands.
  int64_t header_bytes, packet_bytes;
  /// Milliseconds from opening until every call gives up.
  int64_t deadline_ms;
  /// Microseconds of stream time that may be read to find what the header does not tell.
  int64_t analyze_us;
  /// Tracks; a file with more is refused with `PF_TOO_MANY_TRACKS`.
  int32_t tracks;
  /// Bytes of a single allocation by the libraries. It is a setting of the process: the largest of all open files stands.
  int64_t allocation_bytes;
} pf_limits;

typedef enum pf_outcome {
  PF_OK = 0,
  /// The content is not what the demuxer reads.
  PF_INVALID,
  /// The file ended before its header did.
  PF_END_OF_FILE,
  PF_TIMED_OUT,
  /// The byte budget is spent.
  PF_BUDGET_SPENT,
  PF_TOO_MANY_TRACKS,
  /// This build of the libraries lacks the demuxer, or a feature the file uses.
  PF_UNSUPPORTED,
  PF_IO_ERROR,
  PF_OUT_OF_MEMORY,
} pf_outcome;

/// How opening went. `detail` is the last line that the libraries logged, cut to its length, or the name of the error.
typedef struct pf_status {
  pf_outcome outcome;
  char detail[200];
  /// By an opening that failed.
  int64_t bytes_read;
} pf_status;

/// The text of `detail`; valid as long as the status is.
const char *pf_status_detail(const pf_status *status);

/// A demuxer that recognizes the first bytes of a file.
typedef struct pf_guess {
  /// The name by which it is opened, or is known to people where it is not allowed; NULL when none recognizes them.
  const char *_Nullable name;
  /// How sure it is, of 100.
  int32_t score;
  /// It is on the list of those that read nothing but the file itself.
  bool is_allowed;
} pf_guess;

pf_guess pf_demuxer_guess(const uint8_t *head, int32_t count);

/// Opens what lies in a file from `start` on with the demuxer of this name (FFmpeg's short name). NULL on failure. The
/// descriptor stays the caller's and must outlive the result. With `forward_only` nothing is looked up at the end of the
/// file.
pf_media *_Nullable pf_media_open(int descriptor, int64_t start, int64_t size, const char *demuxer, bool forward_only,
                                  pf_limits limits, pf_status *status);
void pf_media_close(pf_media *media);

/// Reads packets until the tracks are described as well as they can be. On failure what the header told still stands.
pf_outcome pf_media_analyze(pf_media *media, pf_status *status);

typedef struct pf_media_info {
  int32_t stream_count;
  /// Microseconds; negative when not known.
  int64_t duration_us;
  int64_t bytes_read;
  /// A reading was cut short by the deadline, or by the byte budget.
  bool timed_out;
  bool budget_spent;
  /// The duration was guessed from a bit rate.
  bool duration_guessed;
} pf_media_info;

pf_media_info pf_media_describe(const pf_media *media);

typedef enum pf_kind { PF_OTHER = 0, PF_VIDEO, PF_AUDIO, PF_SUBTITLE, PF_DATA, PF_ATTACHMENT } pf_kind;
typedef enum pf_fields { PF_FIELDS_UNKNOWN = 0, PF_FIELDS_PROGRESSIVE, PF_FIELDS_INTERLACED } pf_fields;

typedef struct pf_ratio {
  int64_t num, den;
} pf_ratio;

/// One track. Strings are static or owned by the media; NULL when not known. Numbers are 0 when not known unless it says
/// otherwise.
typedef struct pf_stream {
  int32_t id;
  pf_kind kind;
  /// `none` is never given: NULL when these libraries do not know the coding.
  const char *_Nullable codec;
  /// Four characters, first in the lowest byte.
  uint32_t tag;
  const char *_Nullable profile;
  /// As the coding counts it; negative when not known.
  int32_t level;
  const char *_Nullable language;
  bool is_default, attached_picture;
  bool encrypted;

  /// Of timestamps, in seconds.
  pf_ratio time_base;
  /// In time_base; INT64_MIN when not known.
  int64_t start, duration;
  int64_t frame_count;
  int64_t bit_rate;

  int32_t width, height;
  pf_ratio sample_aspect;
  pf_ratio average_rate;
  const char *_Nullable pixel_format;
  int32_t bit_depth, chroma_shift_x, chroma_shift_y, component_count;
  bool pixel_format_is_rgb;
  const char *_Nullable primaries, *_Nullable transfer, *_Nullable space, *_Nullable range;
  pf_fields fields;
  bool has_matrix;
  /// ISO/IEC 14496-12, 6.2.2; rows of 16.16, 16.16 and 2.30.
  int32_t matrix[9];
  const char *_Nullable projection;
  bool has_mastering, has_light_level, has_dolby_vision;

  int32_t sample_rate, channels;
  const char *_Nullable channel_layout;
} pf_stream;

/// Describes a track by its index below `stream_count`.
pf_stream pf_media_stream(pf_media *media, int32_t index);

/// Copies at most `capacity` bytes of a track's codec configuration record, and returns how many there are.
int32_t pf_media_configuration(const pf_media *media, int32_t index, uint8_t *_Nullable out, int32_t capacity);

/// What a packet of pictures holds.
typedef enum pf_structure { PF_FRAME = 0, PF_TOP_FIELD, PF_BOTTOM_FIELD } pf_structure;

typedef struct pf_packet {
  int32_t stream;
  /// In the track's time_base; INT64_MIN when not known.
  int64_t pts, dts, duration;
  int32_t size;
  bool is_key;
  /// `PF_FRAME` unless the track is watched for fields.
  pf_structure structure;
  /// Valid until the next packet is read.
  const uint8_t *_Nullable data;
} pf_packet;

/// From now on packets of this track tell whether they hold a frame or one of its two fields: H.264 in a stream that has no
/// samples of its own is cut into access units, and a field is one (ISO/IEC 14496-10, 3.1 "access unit", "primary coded
/// picture"). Does nothing for other codings and containers, whose packets hold both fields.
void pf_media_watch_fields(pf_media *media, int32_t index);

/// Reads the next packet of any track. `PF_END_OF_FILE` after the last.
pf_outcome pf_media_read_packet(pf_media *media, pf_packet *packet);

/// Versions of the libraries that are loaded, as AV_VERSION_INT puts them together.
typedef struct pf_versions {
  uint32_t avformat, avcodec, avutil;
} pf_versions;

pf_versions pf_library_versions(void);

/// What decoding a file from its start to its end met.
typedef struct pf_decoding {
  /// How it ended: `PF_END_OF_FILE` when all was decoded.
  pf_outcome outcome;
  int64_t frames;
  /// Packets that a decoder refused, and frames that it marked as damaged.
  int64_t errors;
  /// Tracks that were decoded, and tracks of sound or pictures for which these libraries have no decoder.
  int32_t decoded, undecodable;
  /// What the libraries said of the first error.
  char detail[200];
} pf_decoding;

/// Decodes every track of sound and pictures to the end, keeping nothing. It reads on from where the media stands: open it
/// anew for a whole reading.
pf_decoding pf_media_decode(pf_media *media, int64_t pixels);
/// The text of `detail`; valid as long as the result is.
const char *pf_decoding_detail(const pf_decoding *decoding);

/// Decodes one picture of a track and scales it to this size: the key frame before the tenth part of the duration, or else
/// the first picture. RGBA, eight bits each, in sRGB but for primaries, which only HDR is brought from; `out` has room for
/// width × height × 4 bytes. Pictures of more than `pixels` are not decoded. Each of the two attempts reads at most `bytes`
/// of the file. False when there is no picture.
bool pf_media_picture(pf_media *media, int32_t index, int32_t width, int32_t height, int64_t pixels, int64_t bytes,
                      uint8_t *out);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
