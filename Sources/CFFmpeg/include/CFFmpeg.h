/// An interface to libavformat, libavcodec, libavutil and libswscale with plain functions and plain values.
///
/// A file is passed as a descriptor and never as a name. The caller chooses demuxers that follow no references to other files,
/// and no protocol is available. A reading has a deadline and a byte budget, which each read from the file checks. A loop in a
/// library that reads nothing exceeds the deadline, and only a limit of its process ends it. Differences between FFmpeg
/// versions stay in this target; FFmpeg 5.1 is the oldest supported version.
#pragma once

#include <CContent.h>
#include <stdbool.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// One open file. It has one owner, is closed once, and is used from one thread at a time.
typedef struct pf_media pf_media;

/// Limits on the cost of one reading. All of them are finite.
typedef struct pf_limits {
  /// Bytes of the header that may be read, and bytes of packets after it. At the limit the file appears to end, and the
  /// results so far are kept.
  int64_t header_bytes, packet_bytes;
  /// Milliseconds from opening until every call is abandoned.
  int64_t deadline_ms;
  /// Microseconds of stream time that may be read for facts that the header does not state.
  int64_t analyze_us;
  /// Number of tracks; a file with more is refused with `PF_TOO_MANY_TRACKS`.
  int32_t tracks;
  /// Bytes of a single allocation by the libraries. It is a setting of the process: the largest one of all open files
  /// applies.
  int64_t allocation_bytes;
} pf_limits;

typedef enum pf_outcome {
  PF_OK = 0,
  /// The content is not in the demuxer's format.
  PF_INVALID,
  /// The file ended within its header.
  PF_END_OF_FILE,
  PF_TIMED_OUT,
  /// The byte budget is spent.
  PF_BUDGET_SPENT,
  PF_TOO_MANY_TRACKS,
  /// This build of the libraries lacks the demuxer, or a feature that the file uses.
  PF_UNSUPPORTED,
  PF_IO_ERROR,
  PF_OUT_OF_MEMORY,
} pf_outcome;

/// The result of opening a file. `detail` is the last line that the libraries logged, truncated, or the name of the
/// error.
typedef struct pf_status {
  pf_outcome outcome;
  char detail[200];
  /// Number of bytes read by an opening that failed.
  int64_t bytes_read;
  /// The error number if the system could not read; otherwise 0.
  int32_t system_error;
} pf_status;

/// Returns the text of `detail`; it is valid as long as the status is.
const char *pf_status_detail(const pf_status *status);

/// A demuxer that recognizes the first bytes of a file.
typedef struct pf_guess {
  /// All names of the demuxer, separated by commas; NULL if no demuxer recognizes the bytes.
  const char *_Nullable name;
  /// The probe score, from 0 to 100.
  int32_t score;
} pf_guess;

pf_guess pf_demuxer_guess(const uint8_t *head, int32_t count);

/// Opens the content of a file, beginning at `start`, with the demuxer of this name (FFmpeg's short name). It must be one of
/// those that read only the given file: `MediaFormat.all` names them. Returns NULL on failure. The descriptor stays the
/// caller's and must outlive the result. With `forward_only` it never seeks to the end of the file.
pf_media *_Nullable pf_media_open(int descriptor, int64_t start, int64_t size, const char *demuxer, bool forward_only,
                                  pf_limits limits, pf_status *status);
void pf_media_close(pf_media *media);

/// Reads packets until the tracks are described as well as possible. On failure the results from the header are kept.
pf_outcome pf_media_analyze(pf_media *media, pf_status *status);

typedef struct pf_media_info {
  int32_t stream_count;
  /// Duration in microseconds; negative if it is unknown.
  int64_t duration_us;
  int64_t bytes_read;
  /// The error number if the system could not read so far; otherwise 0.
  int32_t system_error;
  /// True if the deadline, or the byte budget, ended a reading.
  bool timed_out;
  bool budget_spent;
  /// True if the file has more packets in the first seconds than are analyzed.
  bool analysis_ended;
  /// True if the duration was estimated from a bit rate.
  bool duration_guessed;
} pf_media_info;

pf_media_info pf_media_describe(const pf_media *media);

typedef enum pf_kind { PF_OTHER = 0, PF_VIDEO, PF_AUDIO, PF_SUBTITLE, PF_DATA, PF_ATTACHMENT } pf_kind;
typedef enum pf_fields { PF_FIELDS_UNKNOWN = 0, PF_FIELDS_PROGRESSIVE, PF_FIELDS_INTERLACED } pf_fields;

typedef struct pf_ratio {
  int64_t num, den;
} pf_ratio;

/// One track. Strings are static or owned by the media; NULL if unknown. Numbers are 0 if unknown, unless stated
/// otherwise.
typedef struct pf_stream {
  int32_t id;
  pf_kind kind;
  /// FFmpeg's codec name, never `none`; NULL if these libraries do not know the codec.
  const char *_Nullable codec;
  /// Four characters, the first in the lowest byte.
  uint32_t tag;
  const char *_Nullable profile;
  /// Level in the units of the codec; negative if unknown.
  int32_t level;
  const char *_Nullable language;
  bool is_default, attached_picture;
  bool encrypted;

  /// Unit of timestamps in seconds.
  pf_ratio time_base;
  /// Times in `time_base`; INT64_MIN if unknown.
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
  /// Display matrix (ISO/IEC 14496-12, 6.2.2); rows of 16.16, 16.16 and 2.30.
  int32_t matrix[9];
  const char *_Nullable projection;
  bool has_mastering, has_light_level, has_dolby_vision;

  int32_t sample_rate, channels;
  const char *_Nullable channel_layout;
} pf_stream;

/// Describes a track by its index below `stream_count`.
pf_stream pf_media_stream(pf_media *media, int32_t index);

/// Copies at most `capacity` bytes of a track's codec configuration record and returns its full length.
int32_t pf_media_configuration(const pf_media *media, int32_t index, uint8_t *_Nullable out, int32_t capacity);

/// The content of a video packet.
typedef enum pf_structure { PF_FRAME = 0, PF_TOP_FIELD, PF_BOTTOM_FIELD } pf_structure;

typedef struct pf_packet {
  int32_t stream;
  /// Times in the track's `time_base`; INT64_MIN if unknown.
  int64_t pts, dts, duration;
  int32_t size;
  bool is_key;
  /// Always `PF_FRAME` unless the track is watched for fields.
  pf_structure structure;
  /// The bytes of the packet; valid until the next packet is read.
  const uint8_t *_Nullable data;
} pf_packet;

/// Makes later packets of this track state if they contain a frame or a field. H.264 in a raw stream is split into access
/// units, and a field is one (ISO/IEC 14496-10, 3.1 "access unit", "primary coded picture"). Does nothing for other codecs and
/// containers, whose packets contain both fields.
void pf_media_watch_fields(pf_media *media, int32_t index);

/// Reads the next packet of any track; returns `PF_END_OF_FILE` after the last.
pf_outcome pf_media_read_packet(pf_media *media, pf_packet *packet);

/// Versions of the loaded libraries, in the format of AV_VERSION_INT.
typedef struct pf_versions {
  uint32_t avformat, avcodec, avutil, swscale;
} pf_versions;

pf_versions pf_library_versions(void);

/// The result of decoding one track.
typedef struct pf_decoded_track {
  /// Number of packets, without empty ones, and of the frames that they gave.
  int64_t packets, frames;
  /// Microseconds from the start of the file to the latest end of a packet; INT64_MIN if no packet states a time.
  int64_t end_us;
  /// Microseconds of the earliest packet; INT64_MIN if no packet states a time.
  int64_t first_us;
  /// Microseconds of all decoded samples of sound.
  int64_t sound_us;
  /// Microseconds of the latest decoding time, INT64_MIN if no packet states one, and of the longest step between two.
  int64_t decoded_us, longest_step_us;
  /// Size of the first picture, and of the first one of another size with its time; 0 if all have the same size.
  int32_t width, height, other_width, other_height;
  int64_t other_us;
} pf_decoded_track;

/// The result of decoding.
typedef struct pf_decoding {
  /// The reason for the end: `PF_END_OF_FILE` if everything was decoded.
  pf_outcome outcome;
  int64_t frames;
  /// Number of packets that a decoder refused or complained of, of frames that it marked as damaged, and of the demuxer's
  /// complaints.
  int64_t errors;
  /// Number of errors that the demuxer reported. `errors` contains them.
  int64_t demuxer_errors;
  /// Microseconds from the start of the track to the first error, up to some frames late; INT64_MIN if there is no error,
  /// or if the file does not state the time.
  int64_t first_error_us;
  /// Number of references to pictures that the file does not have. Most decoders continue with other pictures.
  int64_t missing_references;
  /// Number of packets of which the file has only a part.
  int64_t cut_packets;
  /// Numbers of decoded tracks, and of audio and video tracks that these libraries do not decode.
  int32_t decoded, undecodable;
  /// The libraries' message about the first error.
  char detail[200];
} pf_decoding;

/// The levels from which something counts as black, frozen or silent.
typedef struct pf_content_levels {
  /// Shares of the range of the signal.
  float black, freeze;
  /// dBFS.
  float silence_db;
} pf_content_levels;

/// What can be seen and heard in one video track and one audio track.
typedef struct pf_content pf_content;

/// Creates a measure of these tracks; -1 for none. Returns NULL if there is no memory.
pf_content *_Nullable pf_content_create(int32_t video_track, int32_t audio_track, pf_content_levels levels);
/// The results after decoding; NULL without such a track, or if its pictures or samples cannot be measured.
const pc_video_result *_Nullable pf_content_video(const pf_content *content);
const pc_sound_result *_Nullable pf_content_sound(const pf_content *content);
void pf_content_destroy(pf_content *_Nullable content);

/// Receives the microseconds of a file that are decoded, and the context of the caller.
typedef void (*pf_progress)(int64_t reached_us, void *_Nullable context);

/// Decodes every audio and video track to the end and keeps nothing. It continues from the current position; open the file
/// again to decode all of it. The first video track is decoded with this many threads. `tracks` receives the first `capacity`
/// tracks, and `content`, if it is given, what can be seen and heard. `report`, if it is given, is called several times a
/// second with this context.
pf_decoding pf_media_decode(pf_media *media, int64_t pixels, int32_t threads, pf_decoded_track *_Nullable tracks,
                            int32_t capacity, pf_content *_Nullable content, pf_progress _Nullable report,
                            void *_Nullable context);

/// Decodes key frames of the best video track: the first, one in the middle and the last. A file that cannot be searched has
/// only the first. A key frame without a decoded picture is an error, and so is one that an index names but the file lacks.
/// `track` receives the findings.
pf_decoding pf_media_decode_sample(pf_media *media, int64_t pixels, pf_decoded_track *_Nullable track);

/// Returns the text of `detail`; it is valid as long as the result is.
const char *pf_decoding_detail(const pf_decoding *decoding);

/// Decodes one picture of a track and scales it to this size. Returns false if no picture was decoded.
///
/// `time_us` are the microseconds from the start of an analyzed file; the picture is the frame at that time, or the next one.
/// If it is negative, the picture is the key frame before a tenth of the duration, or otherwise the first picture.
///
/// The result is 8-bit RGBA in sRGB; primaries are converted only for HDR. `out` has room for width × height × 4 bytes.
/// Pictures of more than `pixels` are not decoded. A search for a time reads at most `bytes` of the file, and so does each of
/// the two attempts without a time.
bool pf_media_picture(pf_media *media, int32_t index, int64_t time_us, int32_t width, int32_t height, int64_t pixels,
                      int64_t bytes, uint8_t *out);

/// Decodes one HEVC picture that is in memory, and scales it to this size as `pf_media_picture` does. `configuration` is its
/// decoder configuration record, and its NAL units begin with their lengths. Only the part of the shown size counts, from
/// the left and the top.
bool pf_hevc_picture(const uint8_t *configuration, int32_t configuration_size, const uint8_t *data, int32_t size,
                     int32_t shown_width, int32_t shown_height, int32_t width, int32_t height, int64_t pixels,
                     uint8_t *out);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
