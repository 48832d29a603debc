#include "media.h"
#include "tonemap.h"

#include <libavcodec/avcodec.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>
#include <stdlib.h>
#include <string.h>

// The position in a file at which the picture is searched: after titles and fades, before the end.
#define PLACE_NUM 1
#define PLACE_DEN 10
// The number of key frames that are tried to find one with more than a single color. The first ones of a fade have a
// single color.
#define TRIES 4
// The largest difference, of 255, between components in a picture of a single color.
#define FLAT 24

// The microseconds before a requested time at which its search begins. They grow until a key frame precedes that time.
// Indexes state decoding times, and some demuxers find only a position between two key frames.
static const int64_t LEADS[] = {1000000, 5000000, 20000000};
#define LEAD_COUNT ((int)(sizeof(LEADS) / sizeof(LEADS[0])))
// The longest time in microseconds that a frame may come before the requested time. The average length of a frame says
// little about a track whose frames differ in length.
#define TOLERANCE_US 20000
// The microseconds between two frames without times.
#define ASSUMED_STEP_US 40000

// Decodes a single picture. The decoder is flushed at once, because it holds pictures back for reordering.
static bool decode_alone(AVCodecContext *decoder, const AVPacket *packet, AVFrame *frame) {
  bool found = avcodec_send_packet(decoder, packet) >= 0 && avcodec_send_packet(decoder, NULL) >= 0 &&
               avcodec_receive_frame(decoder, frame) >= 0;
  if (!found) avcodec_flush_buffers(decoder);
  return found;
}

static bool decode_in_turn(AVCodecContext *decoder, const AVPacket *packet, AVFrame *frame) {
  avcodec_send_packet(decoder, packet);
  return avcodec_receive_frame(decoder, frame) >= 0;
}

// Finds the next picture of the track: from a key frame, or from any packet.
static bool next_picture(pf_media *media, int index, AVCodecContext *decoder, AVFrame *frame, bool key) {
  bool found = false;
  while (!found && !pr_input_past_deadline(&media->input)) {
    av_packet_unref(media->packet);
    if (av_read_frame(media->format, media->packet) < 0) {
      found = !key && decode_in_turn(decoder, NULL, frame);
      break;
    }
    // A packet that was being read when the budget was spent contains only the beginning of a picture.
    if (media->input.budget_spent) break;
    if (media->packet->stream_index != index) continue;
    if (!key)
      found = decode_in_turn(decoder, media->packet, frame);
    else if (media->packet->flags & AV_PKT_FLAG_KEY)
      found = decode_alone(decoder, media->packet, frame);
  }
  return found && frame->width > 0 && frame->height > 0;
}

// Returns the matrix of a picture. If none is stated it depends on the size, as in players: ITU-R BT.709 from HD on,
// BT.601 below. VP8 and WebP always use BT.601 (RFC 6386, 9.2).
int pf_matrix_of(const AVFrame *frame, enum AVCodecID codec) {
  if (frame->colorspace != AVCOL_SPC_UNSPECIFIED) return (int)frame->colorspace;
  if (codec == AV_CODEC_ID_VP8 || codec == AV_CODEC_ID_WEBP) return SWS_CS_ITU601;
  return frame->height >= 720 || frame->width >= 1280 ? SWS_CS_ITU709 : SWS_CS_ITU601;
}

enum AVPixelFormat pf_without_range(enum AVPixelFormat format, bool *full) {
  *full = true;
  switch (format) {
    case AV_PIX_FMT_YUVJ420P: return AV_PIX_FMT_YUV420P;
    case AV_PIX_FMT_YUVJ422P: return AV_PIX_FMT_YUV422P;
    case AV_PIX_FMT_YUVJ444P: return AV_PIX_FMT_YUV444P;
    case AV_PIX_FMT_YUVJ440P: return AV_PIX_FMT_YUV440P;
    case AV_PIX_FMT_YUVJ411P: return AV_PIX_FMT_YUV411P;
    default: *full = false; return format;
  }
}

static bool scale(const AVFrame *frame, enum AVCodecID codec, int32_t width, int32_t height, uint8_t *out) {
  bool full;
  enum AVPixelFormat format = pf_without_range((enum AVPixelFormat)frame->format, &full);
  full = full || frame->color_range == AVCOL_RANGE_JPEG;
  // Each pixel is the mean of the pixels that it covers, with equal results on every processor.
  int flags = SWS_AREA | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT | SWS_BITEXACT;
  struct SwsContext *scaler =
      sws_getContext(frame->width, frame->height, format, width, height, AV_PIX_FMT_RGBA, flags, NULL, NULL, NULL);
  if (!scaler) return false;
  // This fails for formats without a matrix, which need none.
  sws_setColorspaceDetails(scaler, sws_getCoefficients(pf_matrix_of(frame, codec)), full,
                           sws_getCoefficients(SWS_CS_DEFAULT), 1, 0, 1 << 16, 1 << 16);
  uint8_t *const planes[4] = {out};
  const int strides[4] = {width * 4};
  int lines = sws_scale(scaler, (const uint8_t *const *)frame->data, frame->linesize, 0, frame->height, planes, strides);
  sws_freeContext(scaler);
  return lines == height;
}

static bool is_flat(const uint8_t *rgba, size_t count) {
  for (int c = 0; c < 3; c++) {
    uint8_t low = 255, high = 0;
    for (size_t i = c; i < count * 4; i += 4) {
      if (rgba[i] < low) low = rgba[i];
      if (rgba[i] > high) high = rgba[i];
    }
    if (high - low >= FLAT) return false;
  }
  return true;
}

static bool draw(const AVFrame *frame, enum AVCodecID codec, int32_t width, int32_t height, uint8_t *out) {
  if (!scale(frame, codec, width, height, out)) return false;
  pf_tone_map(out, (size_t)width * (size_t)height, frame->color_trc, frame->color_primaries);
  return true;
}

// Begins a search from the current position within a budget of bytes.
static void begin_search(pf_media *media, int index, AVCodecContext *decoder, bool key, int64_t bytes) {
  media->input.budget = media->input.bytes_read + bytes;
  media->input.budget_spent = false;
  media->io->error = 0;
  media->format->streams[index]->discard = key ? AVDISCARD_NONKEY : AVDISCARD_DEFAULT;
  avcodec_flush_buffers(decoder);
}

static void seek_to_start(pf_media *media, int index) {
  if (av_seek_frame(media->format, index, pf_start_of(media->format->streams[index]), AVSEEK_FLAG_BACKWARD) < 0)
    av_seek_frame(media->format, -1, 0, AVSEEK_FLAG_BYTE);
}

// Finds the next picture that has more than a single color, or otherwise any picture, within a budget of bytes.
static bool find_picture(pf_media *media, int index, AVCodecContext *decoder, AVFrame *frame, bool key, int64_t bytes,
                         int32_t width, int32_t height, uint8_t *out) {
  begin_search(media, index, decoder, key, bytes);
  size_t count = (size_t)width * (size_t)height;
  bool found = false;
  for (int tries = 0; tries < TRIES && next_picture(media, index, decoder, frame, key); tries++) {
    if (!draw(frame, decoder->codec_id, width, height, out)) break;
    found = true;
    if (!key || !is_flat(out, count)) break;
    avcodec_flush_buffers(decoder);
  }
  return found;
}

// Returns the microseconds from the start of the file to a frame; INT64_MIN if its time is unknown.
static int64_t place_of(const AVStream *stream, const AVFrame *frame, int64_t origin_us) {
  if (frame->best_effort_timestamp == AV_NOPTS_VALUE) return INT64_MIN;
  int64_t place = av_rescale_q(frame->best_effort_timestamp, stream->time_base, AV_TIME_BASE_Q);
  return __builtin_sub_overflow(place, origin_us, &place) ? INT64_MIN : place;
}

// Decodes in turn until a frame is not before a place in the file. Returns the place of that frame; INT64_MIN if the
// search finds none. `after_key` leaves out the packets before the next key frame. `is_first` receives true if the
// decoder returned no frame before that one.
static int64_t next_frame_at(pf_media *media, int index, AVCodecContext *decoder, AVFrame *frame, int64_t origin_us,
                             int64_t earliest_us, bool after_key, bool *is_first) {
  const AVStream *stream = media->format->streams[index];
  int64_t last = INT64_MIN, step = ASSUMED_STEP_US;
  bool is_over = false;
  *is_first = true;
  while (!is_over && !pr_input_past_deadline(&media->input)) {
    av_packet_unref(media->packet);
    is_over = av_read_frame(media->format, media->packet) < 0;
    if (media->input.budget_spent) break;
    if (!is_over && media->packet->stream_index != index) continue;
    if (!is_over && after_key && !(media->packet->flags & AV_PKT_FLAG_KEY)) continue;
    after_key = false;
    // The decoder returns its last frames at the end of the file.
    avcodec_send_packet(decoder, is_over ? NULL : media->packet);
    while (avcodec_receive_frame(decoder, frame) >= 0) {
      int64_t place = place_of(stream, frame, origin_us);
      // A frame without a time follows after the same step as the one before.
      if (place == INT64_MIN && last != INT64_MIN && __builtin_add_overflow(last, step, &place)) return INT64_MIN;
      if (last != INT64_MIN && __builtin_sub_overflow(place, last, &step)) return INT64_MIN;
      if (place != INT64_MIN && place >= earliest_us && frame->width > 0 && frame->height > 0) return place;
      last = place;
      *is_first = false;
    }
  }
  return INT64_MIN;
}

// Returns half the average length of a frame in microseconds, within a limit.
static int64_t tolerance_of(const AVStream *stream) {
  AVRational rate = stream->avg_frame_rate;
  if (rate.num <= 0 || rate.den <= 0) return TOLERANCE_US;
  int64_t half = av_rescale(AV_TIME_BASE / 2, rate.den, rate.num);
  return half < TOLERANCE_US ? half : TOLERANCE_US;
}

// Seeks to a place in the file. Returns false if the demuxer cannot.
static bool seek_to(pf_media *media, int index, int64_t origin_us, int64_t place_us) {
  int64_t time;
  if (__builtin_add_overflow(origin_us, place_us, &time)) return false;
  time = av_rescale_q(time, AV_TIME_BASE_Q, media->format->streams[index]->time_base);
  return av_seek_frame(media->format, index, time, AVSEEK_FLAG_BACKWARD) >= 0;
}

static void seek_to_first_packet(pf_media *media, int index) {
  // These demuxers search by time and may miss the first key frame.
  bool searches = media->format->iformat->flags & AVFMT_TS_DISCONT;
  if (!searches || av_seek_frame(media->format, -1, 0, AVSEEK_FLAG_BYTE) < 0) seek_to_start(media, index);
}

// Finds the frame at a place in the file within a budget of bytes.
static bool find_frame(pf_media *media, int index, AVCodecContext *decoder, AVFrame *frame, int64_t place_us,
                       int64_t bytes) {
  const AVStream *stream = media->format->streams[index];
  int64_t origin = pf_origin_us(media->format);
  int64_t tolerance = tolerance_of(stream);
  begin_search(media, index, decoder, false, bytes);
  for (int i = 0; i <= LEAD_COUNT; i++) {
    bool from_start = i == LEAD_COUNT || place_us <= LEADS[i];
    if (from_start)
      seek_to_first_packet(media, index);
    else if (!seek_to(media, index, origin, place_us - LEADS[i]))
      continue;
    avcodec_flush_buffers(decoder);
    media->io->error = 0;
    bool is_first;
    int64_t found = next_frame_at(media, index, decoder, frame, origin, place_us - tolerance, !from_start, &is_first);
    if (found != INT64_MIN) {
      // If the first frame is after that place, the frame that is shown there comes before it.
      if (from_start || !is_first || found - place_us <= tolerance) return true;
    } else if (media->input.budget_spent || pr_input_past_deadline(&media->input)) {
      return false;
    }
    if (from_start) return false;
  }
  return false;
}

bool pf_media_picture(pf_media *media, int32_t index, int64_t time_us, int32_t width, int32_t height, int64_t pixels,
                      int64_t bytes, uint8_t *out) {
  bool found = false;
  AVStream *stream = media->format->streams[index];
  for (unsigned i = 0; i < media->format->nb_streams; i++)
    if ((int)i != index) media->format->streams[i]->discard = AVDISCARD_ALL;
  AVCodecContext *decoder = pf_decoder_open(stream->codecpar, stream->time_base, pixels, 1, NULL);
  AVFrame *frame = av_frame_alloc();
  if (!decoder || !frame) goto done;
  if (time_us >= 0) {
    found = find_frame(media, index, decoder, frame, time_us, bytes) &&
            draw(frame, decoder->codec_id, width, height, out);
    goto done;
  }
  int64_t place = pf_time_at(media->format, stream, PLACE_NUM, PLACE_DEN);
  if (place != AV_NOPTS_VALUE) av_seek_frame(media->format, index, place, AVSEEK_FLAG_BACKWARD);
  found = find_picture(media, index, decoder, frame, true, bytes, width, height, out);
  if (!found) {
    // Some files cannot be searched or do not mark key frames, but their beginning can be read.
    seek_to_start(media, index);
    found = find_picture(media, index, decoder, frame, false, bytes, width, height, out);
  }

done:
  av_frame_free(&frame);
  avcodec_free_context(&decoder);
  return found;
}

bool pf_hevc_picture(const uint8_t *configuration, int32_t configuration_size, const uint8_t *data, int32_t size,
                     int32_t shown_width, int32_t shown_height, int32_t width, int32_t height, int64_t pixels,
                     uint8_t *out) {
  bool found = false;
  pf_set_up_libraries();
  AVFrame *frame = av_frame_alloc();
  AVPacket *packet = av_packet_alloc();
  AVCodecParameters *coding = avcodec_parameters_alloc();
  AVCodecContext *decoder = NULL;
  if (!frame || !packet || !coding || configuration_size <= 0 || size <= 0) goto done;
  coding->codec_type = AVMEDIA_TYPE_VIDEO;
  coding->codec_id = AV_CODEC_ID_HEVC;
  coding->extradata = av_mallocz((size_t)configuration_size + AV_INPUT_BUFFER_PADDING_SIZE);
  if (!coding->extradata || av_new_packet(packet, size) < 0) goto done;
  coding->extradata_size = configuration_size;
  memcpy(coding->extradata, configuration, (size_t)configuration_size);
  memcpy(packet->data, data, (size_t)size);
  packet->flags |= AV_PKT_FLAG_KEY;
  decoder = pf_decoder_open(coding, (AVRational){0, 1}, pixels, 1, NULL);
  if (!decoder || !decode_alone(decoder, packet, frame)) goto done;
  // The tiles at the right and the bottom can extend beyond the picture.
  if (frame->width < shown_width || frame->height < shown_height) goto done;
  frame->width = shown_width;
  frame->height = shown_height;
  found = draw(frame, AV_CODEC_ID_HEVC, width, height, out);

done:
  avcodec_free_context(&decoder);
  avcodec_parameters_free(&coding);
  av_packet_free(&packet);
  av_frame_free(&frame);
  return found;
}
