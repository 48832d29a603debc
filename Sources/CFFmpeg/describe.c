#include "media.h"

#include <libavcodec/avcodec.h>
#include <libavutil/pixdesc.h>
#include <libavutil/spherical.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const uint8_t *side_data(const AVStream *stream, enum AVPacketSideDataType type, size_t *size) {
#if LIBAVCODEC_VERSION_INT >= AV_VERSION_INT(60, 31, 102)
  const AVPacketSideData *found =
      av_packet_side_data_get(stream->codecpar->coded_side_data, stream->codecpar->nb_coded_side_data, type);
  *size = found ? found->size : 0;
  return found ? found->data : NULL;
#else
  return av_stream_get_side_data(stream, type, size);
#endif
}

static bool has_side_data(const AVStream *stream, enum AVPacketSideDataType type) {
  size_t size = 0;
  return side_data(stream, type, &size) != NULL;
}

static pf_kind kind_of(enum AVMediaType type) {
  switch (type) {
    case AVMEDIA_TYPE_VIDEO: return PF_VIDEO;
    case AVMEDIA_TYPE_AUDIO: return PF_AUDIO;
    case AVMEDIA_TYPE_SUBTITLE: return PF_SUBTITLE;
    case AVMEDIA_TYPE_DATA: return PF_DATA;
    case AVMEDIA_TYPE_ATTACHMENT: return PF_ATTACHMENT;
    default: return PF_OTHER;
  }
}

// FFmpeg uses "unknown" and "unspecified" for values that the file does not state.
static const char *known_name(const char *name) {
  return name && strcmp(name, "unknown") && strcmp(name, "unspecified") && strcmp(name, "reserved") ? name : NULL;
}

static const char *projection_name(enum AVSphericalProjection projection) {
  switch (projection) {
    case AV_SPHERICAL_EQUIRECTANGULAR:
    case AV_SPHERICAL_EQUIRECTANGULAR_TILE: return "equirectangular";
    case AV_SPHERICAL_CUBEMAP: return "cubemap";
#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(59, 8, 0)
    case AV_SPHERICAL_HALF_EQUIRECTANGULAR: return "half_equirectangular";
#endif
    default: return av_spherical_projection_name(projection);
  }
}

static const char *layout_name(pf_media *media, int index, const AVChannelLayout *layout) {
  if (layout->order == AV_CHANNEL_ORDER_UNSPEC || layout->nb_channels <= 0) return NULL;
  int count = (int)media->format->nb_streams;
  if (media->layout_count < count) {
    // Names returned before must stay valid, so the table is allocated once for all tracks.
    if (media->layouts) return NULL;
    media->layouts = calloc((size_t)count, sizeof(*media->layouts));
    if (!media->layouts) return NULL;
    media->layout_count = count;
  }
  char *name = media->layouts[index];
  return av_channel_layout_describe(layout, name, sizeof(media->layouts[index])) > 0 ? name : NULL;
}

// Returns the rate that the file states; 0/1 if it states none and the assumed rate was used.
static pf_ratio stated_rate(AVRational rate) {
  AVRational assumed = {ASSUMED_RATE_NUM, ASSUMED_RATE_DEN};
  if (rate.num > 0 && rate.den > 0 && fabs(av_q2d(rate) - av_q2d(assumed)) < 0.001) return (pf_ratio){0, 1};
  return (pf_ratio){rate.num, rate.den};
}

static AVRational frame_rate(const AVStream *stream) {
  AVRational average = stream->avg_frame_rate;
#if LIBAVCODEC_VERSION_INT >= AV_VERSION_INT(60, 31, 102)
  // Since FFmpeg 6.1, the average rate of a raw stream is the assumed one, even if the stream states another.
  AVRational stated = stream->codecpar->framerate;
  if (stated_rate(average).num == 0 && stated.num > 0 && stated.den > 0) average = stated;
#endif
  return average;
}

static void describe_video(pf_stream *out, const AVFormatContext *format, AVStream *stream) {
  const AVCodecParameters *codec = stream->codecpar;
  out->width = codec->width;
  out->height = codec->height;
  AVRational aspect = av_guess_sample_aspect_ratio((AVFormatContext *)format, stream, NULL);
  out->sample_aspect = (pf_ratio){aspect.num, aspect.den};
  out->average_rate = stated_rate(frame_rate(stream));
  const AVPixFmtDescriptor *pixels = av_pix_fmt_desc_get((enum AVPixelFormat)codec->format);
  if (pixels) {
    out->pixel_format = pixels->name;
    out->bit_depth = pixels->nb_components > 0 ? pixels->comp[0].depth : 0;
    out->component_count = pixels->nb_components;
    out->chroma_shift_x = pixels->log2_chroma_w;
    out->chroma_shift_y = pixels->log2_chroma_h;
    out->pixel_format_is_rgb = (pixels->flags & (AV_PIX_FMT_FLAG_RGB | AV_PIX_FMT_FLAG_PAL)) != 0;
  }
  out->primaries = known_name(av_color_primaries_name(codec->color_primaries));
  out->transfer = known_name(av_color_transfer_name(codec->color_trc));
  out->space = known_name(av_color_space_name(codec->color_space));
  out->range = known_name(av_color_range_name(codec->color_range));
  switch (codec->field_order) {
    case AV_FIELD_UNKNOWN: out->fields = PF_FIELDS_UNKNOWN; break;
    case AV_FIELD_PROGRESSIVE: out->fields = PF_FIELDS_PROGRESSIVE; break;
    default: out->fields = PF_FIELDS_INTERLACED; break;
  }
  size_t size = 0;
  const uint8_t *matrix = side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &size);
  if (matrix && size >= sizeof(out->matrix)) {
    memcpy(out->matrix, matrix, sizeof(out->matrix));
    out->has_matrix = true;
  }
  const uint8_t *sphere = side_data(stream, AV_PKT_DATA_SPHERICAL, &size);
  if (sphere && size >= sizeof(AVSphericalMapping))
    out->projection = projection_name(((const AVSphericalMapping *)sphere)->projection);
  out->has_mastering = has_side_data(stream, AV_PKT_DATA_MASTERING_DISPLAY_METADATA);
  out->has_light_level = has_side_data(stream, AV_PKT_DATA_CONTENT_LIGHT_LEVEL);
  out->has_dolby_vision = has_side_data(stream, AV_PKT_DATA_DOVI_CONF);
}

pf_stream pf_media_stream(pf_media *media, int32_t index) {
  AVStream *stream = media->format->streams[index];
  const AVCodecParameters *codec = stream->codecpar;
  const AVDictionaryEntry *language = av_dict_get(stream->metadata, "language", NULL, 0);
  pf_stream out = {
      .id = stream->id,
      .kind = kind_of(codec->codec_type),
      .codec = codec->codec_id == AV_CODEC_ID_NONE ? NULL : known_name(avcodec_get_name(codec->codec_id)),
      .tag = codec->codec_tag,
      .profile = avcodec_profile_name(codec->codec_id, codec->profile),
      .level = codec->level,
      .language = language ? language->value : NULL,
      .is_default = (stream->disposition & AV_DISPOSITION_DEFAULT) != 0,
      .attached_picture =
          (stream->disposition & (AV_DISPOSITION_ATTACHED_PIC | AV_DISPOSITION_TIMED_THUMBNAILS)) != 0,
      .encrypted = has_side_data(stream, AV_PKT_DATA_ENCRYPTION_INIT_INFO),
      .time_base = {stream->time_base.num, stream->time_base.den},
      .start = pf_known_time(stream->start_time),
      .duration = pf_known_time(stream->duration),
      .frame_count = stream->nb_frames,
      .bit_rate = codec->bit_rate,
  };
  if (codec->codec_type == AVMEDIA_TYPE_VIDEO) describe_video(&out, media->format, stream);
  if (codec->codec_type == AVMEDIA_TYPE_AUDIO) {
    out.sample_rate = codec->sample_rate;
    out.channels = codec->ch_layout.nb_channels;
    out.channel_layout = layout_name(media, index, &codec->ch_layout);
  }
  return out;
}

int32_t pf_media_configuration(const pf_media *media, int32_t index, uint8_t *out, int32_t capacity) {
  const AVCodecParameters *codec = media->format->streams[index]->codecpar;
  int32_t count = codec->extradata ? codec->extradata_size : 0;
  if (out && capacity > 0 && count > 0) memcpy(out, codec->extradata, (size_t)(count < capacity ? count : capacity));
  return count;
}
