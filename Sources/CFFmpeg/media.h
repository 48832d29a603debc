// Declarations shared by the files of this target: the open file, the decoders, and what the libraries logged.
#pragma once

#include "CFFmpeg.h"

#include <DescriptorInput.h>
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <pthread.h>

// The demuxers of raw streams need a rate when the stream states none. No stream states this one, so it is recognizable
// as assumed.
#define ASSUMED_RATE_NUM 24007
#define ASSUMED_RATE_DEN 1009
#define ASSUMED_RATE "24007/1009"

#define PF_LINE_BYTES 200

struct pf_media {
  AVFormatContext *format;
  AVIOContext *io;
  AVPacket *packet;
  // The input; its budget is that of the current stage.
  pr_input input;
  int64_t allocation_bytes;
  // The next in the list of files that are open in this process.
  pf_media *next;
  // The parser of the track that is watched for fields; NULL if no track is watched.
  AVCodecParserContext *field_parser;
  AVCodecContext *field_codec;
  int32_t field_stream;
  char (*layouts)[64];
  int layout_count;
  // The lines with which the demuxer reported damage and continued: their number, and the first one.
  int64_t damage_lines;
  char damage_line[PF_LINE_BYTES];
  // Number of packets that the analysis may still read; negative outside of the analysis.
  int64_t analyzed_left;
  // True if that number was too small.
  bool analysis_ended;
};

// The findings of all threads of a decoder.
typedef struct pf_decoder_log {
  pthread_mutex_t lock;
  char line[PF_LINE_BYTES];  // The first line about an error, or otherwise the first line.
  int64_t error_lines;
  int64_t missing_references;
  int64_t concealed;  // Frames whose damage the decoder concealed.
  bool is_short;      // Memory was short, which says nothing about the file.
} pf_decoder_log;

// Returns the last line that the libraries logged on this thread, zero-terminated in PF_LINE_BYTES.
const char *pf_last_line(void);
void pf_clear_last_line(void);
// Prepares the libraries; may be called often.
void pf_set_up_libraries(void);

// Returns the names of all allowed decoders, separated by commas.
const char *pf_decoder_list(void);
// Returns the decoder of a codec; NULL if no allowed decoder exists.
const AVCodec *pf_decoder_for(enum AVCodecID id);
// Records that there was too little memory.
void pf_decoder_run_short(pf_decoder_log *log);
// Returns true if that was recorded.
bool pf_decoder_is_short(pf_decoder_log *log);
// Opens a decoder of a video or audio track; NULL if it cannot be decoded. With a log it reports all damage that it
// finds, and logs there.
AVCodecContext *pf_decoder_open(const AVCodecParameters *coding, AVRational time_base, int64_t pixels, int32_t threads,
                                pf_decoder_log *log);

// Returns the matrix of a picture, as a number of AVColorSpace.
int pf_matrix_of(const AVFrame *frame, enum AVCodecID codec);
// Returns the pixel format without the range that its name states, and if that is the full range.
enum AVPixelFormat pf_without_range(enum AVPixelFormat format, bool *full);

// Begins to measure the content of an open file.
void pf_content_begin(pf_content *content, const pf_media *media);
// Measures a frame or samples. A damaged frame is only counted.
void pf_content_add(
    pf_content *content, const AVStream *stream, const AVFrame *frame, enum AVCodecID codec, bool is_damaged);
// Records that a track has damage here, so that nothing is measured across it.
void pf_content_damage(pf_content *content, const AVStream *stream);
void pf_content_end(pf_content *content);

// Returns the time at a part of the duration of a track; AV_NOPTS_VALUE if the duration is unknown.
int64_t pf_time_at(const AVFormatContext *format, const AVStream *stream, int64_t part, int64_t parts);
// Returns the time at which a track starts.
static inline int64_t pf_start_of(const AVStream *stream) {
  return stream->start_time == AV_NOPTS_VALUE ? 0 : stream->start_time;
}
// Returns the microseconds at which the time line of a file starts. The samples that a decoder needs to warm up come before it.
static inline int64_t pf_origin_us(const AVFormatContext *format) {
  return format->start_time == AV_NOPTS_VALUE || format->start_time < 0 ? 0 : format->start_time;
}
// Returns the time; INT64_MIN for "no value".
static inline int64_t pf_known_time(int64_t time) { return time == AV_NOPTS_VALUE ? INT64_MIN : time; }

// Reserves memory that is freed after a call that may use all other memory; NULL if even that is not available.
void *pf_reserve_memory(void);
// Raises the libraries' limit of a single allocation to the needs of this file while it is open.
void pf_allocation_enter(pf_media *media);
void pf_allocation_leave(pf_media *media);

// Returns the outcome for an error code. A reason of this target takes precedence.
pf_outcome pf_outcome_of(const pf_media *media, int code);
