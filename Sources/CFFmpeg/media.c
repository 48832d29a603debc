#include "media.h"

#include <libswscale/swscale.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// libavformat reads ahead in blocks of this size. It is also the longest seek that may become a read.
#define IO_BLOCK_BYTES 32768

// Bytes of packets from which libavformat determines the content of tracks, and packets from which it determines the codec of a
// track that does not name it.
#define PROBE_BYTES 5000000
#define PROBE_PACKETS 256

// Packets that the analysis reads: 64 tracks with 100 packets a second for ten seconds. libavformat keeps them all, and a
// packet of one byte takes some hundred bytes there.
#define ANALYZED_PACKETS (1 << 16)

// The analysis checks this once before each packet.
static int must_stop(void *opaque) {
  pf_media *media = opaque;
  if (media->analyzed_left > 0) media->analyzed_left--;
  if (media->analyzed_left == 0) return media->analysis_ended = true;
  return pr_input_past_deadline(&media->input);
}

static int read_bytes(void *opaque, uint8_t *out, int count) {
  pr_input *input = &((pf_media *)opaque)->input;
  size_t got = count > 0 ? pr_input_read(input, out, (size_t)count) : 0;
  if (got > 0) return (int)got;
  if (input->timed_out) return AVERROR_EXIT;
  // At the end of the budget, the file appears to end. A demuxer then returns the data that it has; an error would lose it.
  bool failed = input->system_error && !input->budget_spent && input->position < input->size;
  return failed ? AVERROR(input->system_error) : AVERROR_EOF;
}

static int64_t seek_to(void *opaque, int64_t offset, int whence) {
  pr_input *input = &((pf_media *)opaque)->input;
  int64_t base = 0;
  switch (whence & ~AVSEEK_FORCE) {
    case AVSEEK_SIZE: return input->size;
    case SEEK_SET: base = 0; break;
    case SEEK_CUR: base = input->position; break;
    case SEEK_END: base = input->size; break;
    default: return AVERROR(EINVAL);
  }
  int64_t target;
  if (__builtin_add_overflow(base, offset, &target) || target < 0) return AVERROR(EINVAL);
  input->position = target;
  return target;
}

// Refuses to open anything that a file refers to.
static int refuse_open(AVFormatContext *format, AVIOContext **io, const char *url, int flags, AVDictionary **options) {
  (void)format, (void)io, (void)url, (void)flags, (void)options;
  return AVERROR(EPERM);
}

pf_outcome pf_outcome_of(const pf_media *media, int code) {
  if (media && media->input.timed_out) return PF_TIMED_OUT;
  if (media && media->input.budget_spent) return PF_BUDGET_SPENT;
  if (media && media->input.system_error) return PF_IO_ERROR;
  switch (code) {
    case AVERROR_EOF: return PF_END_OF_FILE;
    case AVERROR_PATCHWELCOME:
    case AVERROR_DEMUXER_NOT_FOUND:
    case AVERROR_DECODER_NOT_FOUND:
    case AVERROR(ENOSYS): return PF_UNSUPPORTED;
    case AVERROR(ENOMEM): return PF_OUT_OF_MEMORY;
    // Matroska's demuxer returns this code for a file that ends early.
    case AVERROR(EIO): return PF_END_OF_FILE;
    default: return code < 0 ? PF_INVALID : PF_OK;
  }
}

static void report(pf_status *status, const pf_media *media, int code) {
  status->outcome = pf_outcome_of(media, code);
  status->bytes_read = media ? media->input.bytes_read : 0;
  status->system_error = media ? media->input.system_error : 0;
  if (pf_last_line()[0]) {
    memcpy(status->detail, pf_last_line(), sizeof(status->detail));
  } else {
    av_strerror(code, status->detail, sizeof(status->detail));
  }
}

const char *pf_status_detail(const pf_status *status) { return status->detail; }

pf_guess pf_demuxer_guess(const uint8_t *head, int32_t count) {
  pf_set_up_libraries();
  pf_guess guess = {0};
  if (count <= 0) return guess;
  // Demuxers may read past the end up to the padding, which must be zero.
  uint8_t *buffer = av_mallocz((size_t)count + AVPROBE_PADDING_SIZE);
  if (!buffer) return guess;
  memcpy(buffer, head, (size_t)count);
  AVProbeData probe = {.filename = "", .buf = buffer, .buf_size = count};
  const AVInputFormat *demuxer = av_probe_input_format3(&probe, 1, &guess.score);
  av_free(buffer);
  if (demuxer) guess.name = demuxer->name;
  return guess;
}

int64_t pf_time_at(const AVFormatContext *format, const AVStream *stream, int64_t part, int64_t parts) {
  int64_t duration = stream->duration, time;
  if (duration == AV_NOPTS_VALUE && format->duration != AV_NOPTS_VALUE)
    duration = av_rescale_q(format->duration, AV_TIME_BASE_Q, stream->time_base);
  if (duration == AV_NOPTS_VALUE || duration <= 0) return AV_NOPTS_VALUE;
  return __builtin_add_overflow(pf_start_of(stream), av_rescale(duration, part, parts), &time) ? AV_NOPTS_VALUE : time;
}

static bool is_raw_video(const char *demuxer) {
  return !strcmp(demuxer, "h264") || !strcmp(demuxer, "hevc") || !strcmp(demuxer, "mpegvideo");
}

pf_media *pf_media_open(int descriptor, int64_t start, int64_t size, const char *demuxer, bool forward_only,
                        pf_limits limits, pf_status *status) {
  pf_set_up_libraries();
  pf_clear_last_line();
  int code = AVERROR(ENOMEM);
  AVDictionary *options = NULL;
  uint8_t *block = NULL;
  void *reserve = pf_reserve_memory();
  pf_media *media = calloc(1, sizeof(*media));
  if (!media) goto fail;
  media->input =
      pr_input_make(descriptor, start, size > start ? size - start : 0, limits.header_bytes, limits.deadline_ms);
  media->allocation_bytes = limits.allocation_bytes;
  media->analyzed_left = -1;
  pf_allocation_enter(media);

  const AVInputFormat *input = av_find_input_format(demuxer);
  if (!input) {
    code = AVERROR_DEMUXER_NOT_FOUND;
    goto fail;
  }
  block = av_malloc(IO_BLOCK_BYTES);
  if (!block) goto fail;
  media->io = avio_alloc_context(block, IO_BLOCK_BYTES, 0, media, read_bytes, NULL, forward_only ? NULL : seek_to);
  if (!media->io) goto fail;
  if (forward_only) media->io->seekable = 0;
  block = NULL;
  media->packet = av_packet_alloc();
  if (!media->packet) goto fail;
  media->format = avformat_alloc_context();
  if (!media->format) goto fail;
  AVFormatContext *format = media->format;
  format->pb = media->io;
  format->flags |= AVFMT_FLAG_CUSTOM_IO;
  format->io_open = refuse_open;
  format->interrupt_callback = (AVIOInterruptCB){must_stop, media};
  format->max_analyze_duration = limits.analyze_us;
  format->probesize = PROBE_BYTES;
  format->max_probe_packets = PROBE_PACKETS;
  // One more than allowed distinguishes too many tracks from a broken file.
  format->max_streams = limits.tracks + 1;
  format->error_recognition = 0;
  // No protocol is allowed: only the descriptor is read. A set but empty list would mean "all", so the list has a name
  // that does not exist.
  format->protocol_whitelist = av_strdup("none");
  format->format_whitelist = av_strdup(input->name);
  format->codec_whitelist = av_strdup(pf_decoder_list());
  if (!format->protocol_whitelist || !format->format_whitelist || !format->codec_whitelist) goto fail;
  if (av_dict_set(&options, "enable_drefs", "0", 0) < 0) goto fail;
  if (is_raw_video(demuxer) && av_dict_set(&options, "framerate", ASSUMED_RATE, 0) < 0) goto fail;

  // For the demuxer's lines.
  format->opaque = media;
  // On failure this frees the context.
  code = avformat_open_input(&media->format, "", input, &options);
  if (code < 0) goto fail;
  if (media->format->nb_streams > (unsigned)limits.tracks) {
    status->outcome = PF_TOO_MANY_TRACKS;
    status->detail[0] = 0;
    av_dict_free(&options);
    free(reserve);
    pf_media_close(media);
    return NULL;
  }
  av_dict_free(&options);
  // The unused rest of the header's budget is not added to that of the packets.
  media->input.budget = media->input.bytes_read + limits.packet_bytes;
  status->outcome = PF_OK;
  status->detail[0] = 0;
  free(reserve);
  return media;

fail:
  free(reserve);
  report(status, media, code);
  if (strstr(pf_last_line(), "max_streams")) status->outcome = PF_TOO_MANY_TRACKS;
  av_dict_free(&options);
  av_free(block);
  if (media) pf_media_close(media);
  return NULL;
}

static void stop_watching_fields(pf_media *media) {
  av_parser_close(media->field_parser);
  media->field_parser = NULL;
  avcodec_free_context(&media->field_codec);
}

void pf_media_close(pf_media *media) {
  pf_allocation_leave(media);
  stop_watching_fields(media);
  avformat_close_input(&media->format);
  if (media->io) av_freep(&media->io->buffer);
  avio_context_free(&media->io);
  av_packet_free(&media->packet);
  free(media->layouts);
  free(media);
}

pf_outcome pf_media_analyze(pf_media *media, pf_status *status) {
  pf_clear_last_line();
  void *reserve = pf_reserve_memory();
  media->analyzed_left = ANALYZED_PACKETS;
  int code = reserve ? avformat_find_stream_info(media->format, NULL) : AVERROR(ENOMEM);
  media->analyzed_left = -1;
  free(reserve);
  // The packets that libavformat keeps would leave no memory for anything else.
  if (code == AVERROR(ENOMEM)) avformat_flush(media->format);
  if (code < 0) {
    report(status, media, code);
  } else {
    status->outcome = PF_OK;
    status->detail[0] = 0;
  }
  return status->outcome;
}

pf_media_info pf_media_describe(const pf_media *media) {
  const AVFormatContext *format = media->format;
  return (pf_media_info){
      .stream_count = (int32_t)format->nb_streams,
      .duration_us = format->duration == AV_NOPTS_VALUE || format->duration <= 0 ? -1 : format->duration,
      .bytes_read = media->input.bytes_read,
      .system_error = media->input.system_error,
      .timed_out = media->input.timed_out,
      .budget_spent = media->input.budget_spent,
      .analysis_ended = media->analysis_ended,
      .duration_guessed = format->duration_estimation_method == AVFMT_DURATION_FROM_BITRATE,
  };
}

void pf_media_watch_fields(pf_media *media, int32_t index) {
  stop_watching_fields(media);
  const char *demuxer = media->format->iformat->name;
  bool has_samples = strcmp(demuxer, "mpegts") && strcmp(demuxer, "mpeg") && strcmp(demuxer, "h264");
  const AVCodecParameters *coding = media->format->streams[index]->codecpar;
  if (has_samples || coding->codec_id != AV_CODEC_ID_H264) return;
  media->field_stream = index;
  media->field_parser = av_parser_init(AV_CODEC_ID_H264);
  media->field_codec = avcodec_alloc_context3(NULL);
  if (!media->field_parser || !media->field_codec ||
      avcodec_parameters_to_context(media->field_codec, coding) < 0) {
    stop_watching_fields(media);
    return;
  }
  // The demuxer has already found the ends of pictures.
  media->field_parser->flags |= PARSER_FLAG_COMPLETE_FRAMES;
}

static pf_structure structure_of(pf_media *media, const AVPacket *packet) {
  if (!media->field_parser || packet->stream_index != media->field_stream) return PF_FRAME;
  uint8_t *picture;
  int size;
  media->field_parser->picture_structure = AV_PICTURE_STRUCTURE_UNKNOWN;
  av_parser_parse2(media->field_parser, media->field_codec, &picture, &size, packet->data, packet->size, packet->pts,
                   packet->dts, packet->pos);
  switch (media->field_parser->picture_structure) {
    case AV_PICTURE_STRUCTURE_TOP_FIELD: return PF_TOP_FIELD;
    case AV_PICTURE_STRUCTURE_BOTTOM_FIELD: return PF_BOTTOM_FIELD;
    default: return PF_FRAME;
  }
}

pf_outcome pf_media_read_packet(pf_media *media, pf_packet *out) {
  av_packet_unref(media->packet);
  int code = av_read_frame(media->format, media->packet);
  if (code < 0) return pf_outcome_of(media, code);
  const AVPacket *packet = media->packet;
  *out = (pf_packet){
      .stream = packet->stream_index,
      .pts = pf_known_time(packet->pts),
      .dts = pf_known_time(packet->dts),
      .duration = packet->duration,
      .size = packet->size,
      .is_key = (packet->flags & AV_PKT_FLAG_KEY) != 0,
      .structure = structure_of(media, packet),
      .data = packet->data,
  };
  return PF_OK;
}

pf_versions pf_library_versions(void) {
  return (pf_versions){avformat_version(), avcodec_version(), avutil_version(), swscale_version()};
}
