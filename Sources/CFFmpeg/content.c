#include "media.h"

#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct pf_content {
  pf_content_levels levels;
  int32_t video_track, audio_track;
  // The start of the time line, in microseconds.
  int64_t origin_us;
  pc_video *video;
  pc_sound *sound;
  pc_sound_format heard;
  // The format of the track changes, or cannot be measured.
  bool video_failed, sound_failed;
  // The time of the last frame, the step before it, and its stated duration; 0 if it states none.
  int64_t last_us, step_us, duration_us;
  // Converts pictures that have no plane of luma.
  struct SwsContext *scaler;
  AVFrame *converted;
  pc_video_result seen;
  pc_sound_result listened;
};

pf_content *pf_content_create(int32_t video_track, int32_t audio_track, pf_content_levels levels) {
  pf_content *content = calloc(1, sizeof(*content));
  if (content) {
    content->levels = levels;
    content->video_track = video_track;
    content->audio_track = audio_track;
    content->last_us = INT64_MIN;
  }
  return content;
}

void pf_content_destroy(pf_content *content) {
  if (!content) return;
  pc_video_destroy(content->video);
  pc_sound_destroy(content->sound);
  sws_freeContext(content->scaler);
  av_frame_free(&content->converted);
  free(content);
}

const pc_video_result *pf_content_video(const pf_content *content) {
  return content->video && !content->video_failed ? &content->seen : NULL;
}

const pc_sound_result *pf_content_sound(const pf_content *content) {
  return content->sound && !content->sound_failed ? &content->listened : NULL;
}

void pf_content_begin(pf_content *content, const pf_media *media) {
  content->origin_us = pf_origin_us(media->format);
}

// Returns the microseconds on the time line of the file; INT64_MIN if they are unknown.
static int64_t place_of(const pf_content *content, const AVStream *stream, int64_t time) {
  if (time == AV_NOPTS_VALUE) return INT64_MIN;
  int64_t place = av_rescale_q(time, stream->time_base, AV_TIME_BASE_Q);
  return __builtin_sub_overflow(place, content->origin_us, &place) ? INT64_MIN : place;
}

// MARK: Sound

static bool sample_of(enum AVSampleFormat format, pc_sample *sample) {
  switch (av_get_packed_sample_fmt(format)) {
    case AV_SAMPLE_FMT_U8: *sample = PC_U8; return true;
    case AV_SAMPLE_FMT_S16: *sample = PC_S16; return true;
    case AV_SAMPLE_FMT_S32: *sample = PC_S32; return true;
    case AV_SAMPLE_FMT_FLT: *sample = PC_FLOAT; return true;
    case AV_SAMPLE_FMT_DBL: *sample = PC_DOUBLE; return true;
    default: return false;
  }
}

// Channels beside and behind the listener count 1.41 times (ITU-R BS.1770-5, Annex 1, table 3, and Annex 3 for others).
static pc_channel position_of(enum AVChannel channel) {
  switch (channel) {
    case AV_CHAN_LOW_FREQUENCY:
    case AV_CHAN_LOW_FREQUENCY_2: return PC_LFE;
    case AV_CHAN_BACK_LEFT:
    case AV_CHAN_BACK_RIGHT:
    case AV_CHAN_SIDE_LEFT:
    case AV_CHAN_SIDE_RIGHT:
    case AV_CHAN_WIDE_LEFT:
    case AV_CHAN_WIDE_RIGHT: return PC_SURROUND;
    default: return PC_FRONT;
  }
}

static bool sound_format(const pf_content *content, const AVFrame *frame, pc_sound_format *format) {
  // Formats are compared as bytes, so those between the members are zero too.
  memset(format, 0, sizeof(*format));
  format->rate = frame->sample_rate;
  format->channels = frame->ch_layout.nb_channels;
  format->silence = powf(10, content->levels.silence_db / 20);
  format->planar = av_sample_fmt_is_planar(frame->format);
  if (format->channels < 1 || format->channels > PC_CHANNELS || !sample_of(frame->format, &format->sample)) return false;
  for (int i = 0; i < format->channels; i++)
    format->positions[i] = position_of(av_channel_layout_channel_from_index(&frame->ch_layout, (unsigned)i));
  return true;
}

static void hear(pf_content *content, const AVStream *stream, const AVFrame *frame) {
  pc_sound_format format;
  if (content->sound_failed || !sound_format(content, frame, &format)) {
    content->sound_failed = true;
    return;
  }
  if (!content->sound) {
    content->heard = format;
    content->sound = pc_sound_create(&format);
  }
  // A track whose channels change has no measure for the whole of it.
  if (!content->sound || memcmp(&format, &content->heard, sizeof(format))) {
    content->sound_failed = true;
    return;
  }
  int64_t place = place_of(content, stream, frame->best_effort_timestamp);
  pc_sound_add(content->sound, (const uint8_t *const *)frame->extended_data, frame->nb_samples, place);
}

// MARK: Pictures

static void set_weights(pc_frame *picture, int matrix) {
  // Rec. ITU-T H.273, table 4: KR and KB.
  picture->red_weight = 0.2126f;
  picture->blue_weight = 0.0722f;
  if (matrix == AVCOL_SPC_BT470BG || matrix == AVCOL_SPC_SMPTE170M) {
    picture->red_weight = 0.299f;
    picture->blue_weight = 0.114f;
  } else if (matrix == AVCOL_SPC_BT2020_NCL || matrix == AVCOL_SPC_BT2020_CL) {
    picture->red_weight = 0.2627f;
    picture->blue_weight = 0.0593f;
  } else if (matrix == AVCOL_SPC_SMPTE240M) {
    picture->red_weight = 0.212f;
    picture->blue_weight = 0.087f;
  }
}

static pc_transfer transfer_of(enum AVColorTransferCharacteristic transfer) {
  switch (transfer) {
    case AVCOL_TRC_SMPTE2084: return PC_PQ;
    case AVCOL_TRC_ARIB_STD_B67: return PC_HLG;
    case AVCOL_TRC_LINEAR: return PC_LINEAR;
    default: return PC_SDR;
  }
}

// Points to the planes of a picture; false unless it has a plane of luma in the order of this machine.
static bool planes_of(const AVFrame *frame, const AVPixFmtDescriptor *shape, pc_frame *picture) {
  const uint64_t other = AV_PIX_FMT_FLAG_PAL | AV_PIX_FMT_FLAG_BITSTREAM | AV_PIX_FMT_FLAG_HWACCEL | AV_PIX_FMT_FLAG_RGB |
                         AV_PIX_FMT_FLAG_FLOAT;
  const AVComponentDescriptor *luma = &shape->comp[0], *cb = &shape->comp[1], *cr = &shape->comp[2];
  int size = luma->depth + luma->shift > 8 ? 2 : 1;
  bool is_big = shape->flags & AV_PIX_FMT_FLAG_BE;
#if AV_HAVE_BIGENDIAN
  is_big = !is_big;
#endif
  if ((shape->flags & other) || (size == 2 && is_big) || luma->depth < 8 || luma->step != size || luma->offset != 0)
    return false;
  picture->luma = frame->data[luma->plane];
  picture->luma_stride = frame->linesize[luma->plane];
  picture->bits = luma->depth;
  picture->shift = luma->shift;
  if (shape->nb_components < 3) return true;
  if (cb->step % size || cb->offset % size || cr->offset % size || cb->plane == luma->plane || cb->depth != luma->depth ||
      cb->step != cr->step || frame->linesize[cb->plane] != frame->linesize[cr->plane])
    return false;
  picture->cb = frame->data[cb->plane] + cb->offset;
  picture->cr = frame->data[cr->plane] + cr->offset;
  picture->chroma_stride = frame->linesize[cb->plane];
  picture->chroma_step = cb->step / size;
  picture->chroma_shift_x = shape->log2_chroma_w;
  picture->chroma_shift_y = shape->log2_chroma_h;
  return true;
}

// Converts a picture of another layout; NULL if that is not possible.
static const AVFrame *convert(pf_content *content, const AVFrame *frame) {
  AVFrame *own = content->converted;
  if (!own || own->width != frame->width || own->height != frame->height) {
    av_frame_free(&content->converted);
    content->converted = own = av_frame_alloc();
    if (!own) return NULL;
    own->format = AV_PIX_FMT_YUV444P;
    own->width = frame->width;
    own->height = frame->height;
    if (av_frame_get_buffer(own, 0) < 0) {
      av_frame_free(&content->converted);
      return NULL;
    }
  }
  content->scaler = sws_getCachedContext(
      content->scaler, frame->width, frame->height, frame->format, frame->width, frame->height, AV_PIX_FMT_YUV444P,
      SWS_POINT | SWS_FULL_CHR_H_INP | SWS_ACCURATE_RND | SWS_BITEXACT, NULL, NULL, NULL);
  if (!content->scaler) return NULL;
  const int *matrix = sws_getCoefficients(SWS_CS_ITU709);
  sws_setColorspaceDetails(content->scaler, matrix, 1, matrix, 1, 0, 1 << 16, 1 << 16);
  int lines = sws_scale(
      content->scaler, (const uint8_t *const *)frame->data, frame->linesize, 0, frame->height, own->data, own->linesize);
  return lines == frame->height ? own : NULL;
}

static bool is_interlaced(const AVFrame *frame) {
#ifdef AV_FRAME_FLAG_INTERLACED
  return frame->flags & AV_FRAME_FLAG_INTERLACED;
#else
  return frame->interlaced_frame;
#endif
}

static int64_t duration_of(const AVFrame *frame) {
#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(57, 30, 100)
  return frame->duration;
#else
  return frame->pkt_duration;
#endif
}

static bool picture_of(pf_content *content, const AVFrame *frame, enum AVCodecID codec, pc_frame *picture) {
  const AVPixFmtDescriptor *shape = av_pix_fmt_desc_get(frame->format);
  if (!shape) return false;
  *picture = (pc_frame){.width = frame->width, .height = frame->height, .is_interlaced = is_interlaced(frame)};
  picture->transfer = transfer_of(frame->color_trc);
  bool is_full;
  pf_without_range(frame->format, &is_full);
  picture->is_full_range = is_full || frame->color_range == AVCOL_RANGE_JPEG;
  set_weights(picture, pf_matrix_of(frame, codec));
  if (planes_of(frame, shape, picture)) return true;
  const AVFrame *own = convert(content, frame);
  if (!own) return false;
  // RGB has no matrix, and all of its values are legal.
  picture->is_full_range = true;
  set_weights(picture, AVCOL_SPC_BT709);
  return planes_of(own, av_pix_fmt_desc_get(own->format), picture);
}

static int64_t time_of_frame(pf_content *content, const AVStream *stream, const AVFrame *frame) {
  int64_t place = place_of(content, stream, frame->best_effort_timestamp);
  // Without a time, or with one that goes back, the frame follows after the same step as the one before.
  if (place == INT64_MIN || (content->last_us != INT64_MIN && place <= content->last_us)) {
    int64_t step = content->step_us > 0 ? content->step_us : 40000;
    place = content->last_us == INT64_MIN ? 0 : content->last_us + step;
  } else if (content->last_us != INT64_MIN) {
    content->step_us = place - content->last_us;
  }
  content->last_us = place;
  int64_t duration = duration_of(frame);
  content->duration_us = duration > 0 ? av_rescale_q(duration, stream->time_base, AV_TIME_BASE_Q) : 0;
  return place;
}

static void look(pf_content *content, const AVStream *stream, const AVFrame *frame, enum AVCodecID codec, bool is_damaged) {
  if (content->video_failed) return;
  if (!content->video) {
    pc_video_format format = {.black = content->levels.black, .freeze = content->levels.freeze};
    content->video = pc_video_create(&format);
  }
  pc_frame picture;
  int64_t place = time_of_frame(content, stream, frame);
  if (!content->video || (!is_damaged && !picture_of(content, frame, codec, &picture))) {
    content->video_failed = true;
  } else if (is_damaged) {
    pc_video_add_damaged(content->video, place);
  } else {
    pc_video_add(content->video, &picture, place);
  }
}

void pf_content_add(
    pf_content *content, const AVStream *stream, const AVFrame *frame, enum AVCodecID codec, bool is_damaged) {
  if (stream->index == content->video_track) look(content, stream, frame, codec, is_damaged);
  if (stream->index != content->audio_track) return;
  if (is_damaged && content->sound) pc_sound_interrupt(content->sound);
  if (!is_damaged) hear(content, stream, frame);
}

void pf_content_damage(pf_content *content, const AVStream *stream) {
  if (stream->index == content->audio_track && content->sound) pc_sound_interrupt(content->sound);
  if (stream->index == content->video_track && content->video && content->last_us != INT64_MIN)
    pc_video_add_damaged(content->video, content->last_us);
}

void pf_content_end(pf_content *content) {
  if (content->video) {
    int64_t length = content->duration_us > 0 ? content->duration_us : content->step_us;
    int64_t end;
    if (__builtin_add_overflow(content->last_us, length, &end)) end = content->last_us;
    pc_video_end(content->video, end, &content->seen);
  }
  if (content->sound) pc_sound_end(content->sound, &content->listened);
}
