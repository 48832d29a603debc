// What the files of this target share: the open file, and the libraries' last words.
#pragma once

#include "CFFmpeg.h"

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>

// Raw streams need a rate where they state none; this one no stream states, so that it can be told from one that does.
#define ASSUMED_RATE_NUM 24007
#define ASSUMED_RATE_DEN 1009
#define ASSUMED_RATE "24007/1009"

struct pf_media {
  AVFormatContext *format;
  AVIOContext *io;
  AVPacket *packet;
  int descriptor;
  int64_t start, size, position;
  // All bytes that were read, and how many there may have been when the present stage of the reading ends.
  int64_t bytes_read, budget;
  int64_t deadline_ns;
  int64_t allocation_bytes;
  // Of the files that are open in this process.
  pf_media *next;
  bool timed_out, budget_spent, read_failed;
  // Of the track that is watched for fields; NULL when none is.
  AVCodecParserContext *field_parser;
  AVCodecContext *field_codec;
  int32_t field_stream;
  char (*layouts)[64];
  int layout_count;
};

// The last line that the libraries logged on this thread, zero-terminated in 200 bytes.
const char *pf_last_line(void);
void pf_clear_last_line(void);

// INT64_MIN for "no value".
static inline int64_t pf_known_time(int64_t time) { return time == AV_NOPTS_VALUE ? INT64_MIN : time; }

// Lets the libraries allocate as much at once as this file needs, as long as it is open.
void pf_allocation_enter(pf_media *media);
void pf_allocation_leave(pf_media *media);

bool pf_past_deadline(pf_media *media);
// What an error code means, after the reasons of our own.
pf_outcome pf_outcome_of(const pf_media *media, int code);
