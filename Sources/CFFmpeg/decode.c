#include "media.h"

#include <libavcodec/avcodec.h>
#include <stdlib.h>
#include <string.h>

const char *pf_decoding_detail(const pf_decoding *decoding) { return decoding->detail; }

static void count_error(pf_decoding *result) {
  result->errors++;
  if (!result->detail[0]) memcpy(result->detail, pf_last_line(), sizeof(result->detail));
}

// Returns NULL if these libraries cannot decode the track.
static AVCodecContext *open_decoder(const AVStream *stream, int64_t pixels) {
  enum AVMediaType type = stream->codecpar->codec_type;
  if (type != AVMEDIA_TYPE_VIDEO && type != AVMEDIA_TYPE_AUDIO) return NULL;
  const AVCodec *codec = avcodec_find_decoder(stream->codecpar->codec_id);
  AVCodecContext *decoder = codec ? avcodec_alloc_context3(codec) : NULL;
  if (!decoder) return NULL;
  if (avcodec_parameters_to_context(decoder, stream->codecpar) < 0) goto fail;
  decoder->pkt_timebase = stream->time_base;
  decoder->thread_count = 1;
  decoder->max_pixels = pixels;
  // Damage must be reported, not concealed.
  decoder->err_recognition = AV_EF_CRCCHECK | AV_EF_BITSTREAM | AV_EF_BUFFER;
  decoder->error_concealment = 0;
  if (avcodec_open2(decoder, codec, NULL) < 0) goto fail;
  return decoder;

fail:
  avcodec_free_context(&decoder);
  return NULL;
}

// Takes all frames that are ready.
static void drain(AVCodecContext *decoder, AVFrame *frame, pf_decoding *result) {
  for (;;) {
    int code = avcodec_receive_frame(decoder, frame);
    if (code == AVERROR(EAGAIN) || code == AVERROR_EOF) return;
    if (code < 0) {
      count_error(result);
      return;
    }
    result->frames++;
    if (frame->decode_error_flags || (frame->flags & AV_FRAME_FLAG_CORRUPT)) count_error(result);
    av_frame_unref(frame);
  }
}

static void decode_packet(AVCodecContext *decoder, const AVPacket *packet, AVFrame *frame, pf_decoding *result) {
  int code = avcodec_send_packet(decoder, packet);
  // The decoder is full only while frames are waiting, and those were taken.
  if (code < 0 && code != AVERROR(EAGAIN) && code != AVERROR_EOF) count_error(result);
  drain(decoder, frame, result);
}

pf_decoding pf_media_decode(pf_media *media, int64_t pixels) {
  pf_decoding result = {.outcome = PF_OUT_OF_MEMORY};
  unsigned count = media->format->nb_streams;
  AVCodecContext **decoders = calloc(count ? count : 1, sizeof(*decoders));
  AVFrame *frame = av_frame_alloc();
  if (!decoders || !frame) goto done;
  for (unsigned i = 0; i < count; i++) {
    const AVStream *stream = media->format->streams[i];
    enum AVMediaType type = stream->codecpar->codec_type;
    decoders[i] = open_decoder(stream, pixels);
    if (decoders[i]) {
      result.decoded++;
    } else if (type == AVMEDIA_TYPE_VIDEO || type == AVMEDIA_TYPE_AUDIO) {
      result.undecodable++;
    }
  }
  pf_clear_last_line();
  for (;;) {
    av_packet_unref(media->packet);
    int code = av_read_frame(media->format, media->packet);
    if (code < 0 || media->timed_out) {
      result.outcome = pf_outcome_of(media, code < 0 ? code : AVERROR_EXIT);
      break;
    }
    unsigned index = (unsigned)media->packet->stream_index;
    // Some formats announce tracks only in their packets; such tracks have no decoder here.
    if (index < count && decoders[index]) decode_packet(decoders[index], media->packet, frame, &result);
    // Most time is spent in decoding, which does not check the deadline itself.
    if (pf_past_deadline(media)) {
      result.outcome = PF_TIMED_OUT;
      break;
    }
  }
  for (unsigned i = 0; i < count && result.outcome == PF_END_OF_FILE; i++)
    if (decoders[i]) decode_packet(decoders[i], NULL, frame, &result);

done:
  for (unsigned i = 0; decoders && i < count; i++) avcodec_free_context(&decoders[i]);
  free(decoders);
  av_frame_free(&frame);
  return result;
}
