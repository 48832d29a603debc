// Declarations shared by the files of this target: the open file, the decoders, and what the libraries logged.
#pragma once

#include "CFFmpeg.h"

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <pthread.h>

// The demuxers of raw streams need a rate when the stream states none. No stream states this one, so it is recognizable
// as assumed.
#define ASSUMED_RATE_NUM 24007
#define ASSUMED_RATE_DEN 1009
#define ASSUMED_RATE "24007/1009"

struct pf_media {
  AVFormatContext *format;
  AVIOContext *io;
  AVPacket *packet;
  int descriptor;
  int64_t start, size, position;
  // All bytes that were read, and the limit of this number at the end of the present stage.
  int64_t bytes_read, budget;
  int64_t deadline_ns;
  int64_t allocation_bytes;
  // The next in the list of files that are open in this process.
  pf_media *next;
  bool timed_out, budget_spent;
  // The error number if the system could not read; otherwise 0.
  int system_error;
  // The parser of the track that is watched for fields; NULL if there is none.
  AVCodecParserContext *field_parser;
  AVCodecContext *field_codec;
  int32_t field_stream;
  char (*layouts)[64];
  int layout_count;
};

#define PF_LINE_BYTES 200

// What the threads of a decoder logged.
typedef struct pf_decoder_log {
  pthread_mutex_t lock;
  char line[PF_LINE_BYTES];  // The first line.
  int64_t missing_references;
  int64_t concealed;  // Frames whose damage the decoder concealed.
} pf_decoder_log;

// Returns the last line that the libraries logged on this thread, zero-terminated in PF_LINE_BYTES.
const char *pf_last_line(void);
void pf_clear_last_line(void);
// Prepares the libraries; may be called often.
void pf_set_up_libraries(void);

// Returns the names of all allowed decoders, separated by commas.
const char *pf_decoder_list(void);
// Returns the decoder of a codec; NULL if there is none that is allowed.
const AVCodec *pf_decoder_for(enum AVCodecID id);
// Prepares a decoder of a video or audio track, with one thread; avcodec_open2 opens it. NULL if it cannot be decoded.
AVCodecContext *pf_decoder_make(const AVCodecParameters *coding, int64_t pixels);

// Returns the time; INT64_MIN for "no value".
static inline int64_t pf_known_time(int64_t time) { return time == AV_NOPTS_VALUE ? INT64_MIN : time; }

// Raises the libraries' limit of a single allocation to the needs of this file while it is open.
void pf_allocation_enter(pf_media *media);
void pf_allocation_leave(pf_media *media);

bool pf_past_deadline(pf_media *media);
// Returns the outcome for an error code. A reason of this target takes precedence.
pf_outcome pf_outcome_of(const pf_media *media, int code);
