#include "media.h"

#include <pthread.h>
#include <string.h>

// These are all decoders that may be used. They cover the formats that are shared, edited and recorded today, and those of old
// files in the allowed containers. None decodes subtitles or data. script/tools/ffmpeg builds the libraries of the packages
// with them. AV1 is decoded by dav1d.
static const char *const allowed_decoders[] = {
    // Video.
    "h264", "hevc", "libdav1d", "vp8", "vp9", "vvc", "mpeg1video", "mpeg2video", "mpeg4", "h263", "flv", "wmv1", "wmv2",
    "wmv3", "vc1", "msmpeg4v1", "msmpeg4v2", "msmpeg4", "theora", "prores", "dnxhd", "mjpeg", "mjpegb", "dvvideo", "cfhd",
    "ffv1", "qtrle", "svq1", "svq3", "cinepak", "rpza", "smc", "rawvideo", "v210", "v308", "v408", "v410", "r210", "r10k",
    "apv", "vp6", "vp6a", "vp6f",
    // Audio.
    "aac", "aac_latm", "mp3float", "mp2float", "mp2", "mp1float", "ac3", "eac3", "dca", "truehd", "opus", "vorbis", "flac",
    "alac", "amrnb", "amrwb", "wmav1", "wmav2", "wmapro", "wmalossless", "speex", "nellymoser", "adpcm_ima_qt",
    "adpcm_ima_wav", "adpcm_ms", "adpcm_swf", "pcm_alaw", "pcm_mulaw", "pcm_u8", "pcm_s8", "pcm_s16be", "pcm_s16le",
    "pcm_s24be", "pcm_s24le", "pcm_s32be", "pcm_s32le", "pcm_f32be", "pcm_f32le", "pcm_f64be", "pcm_f64le",
    "pcm_bluray", "pcm_dvd",
    // Pictures.
    "bmp", "gif", "jpeg2000", "png", "psd", "tiff", "webp", "webp_anim",
};
#define ALLOWED_COUNT (sizeof(allowed_decoders) / sizeof(allowed_decoders[0]))

// The names are shorter than this on average.
static char list[ALLOWED_COUNT * 16];

static void make_list(void) {
  char *end = list;
  for (size_t i = 0; i < ALLOWED_COUNT; i++) {
    size_t length = strlen(allowed_decoders[i]);
    if (end + length + 2 > list + sizeof(list)) break;
    if (i > 0) *end++ = ',';
    memcpy(end, allowed_decoders[i], length);
    end += length;
  }
  *end = 0;
}

const char *pf_decoder_list(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_list);
  return list;
}

const AVCodec *pf_decoder_for(enum AVCodecID id) {
  const AVCodec *codec = avcodec_find_decoder(id);
  if (!codec) return NULL;
  for (size_t i = 0; i < ALLOWED_COUNT; i++)
    if (!strcmp(allowed_decoders[i], codec->name)) return codec;
  return NULL;
}

void pf_decoder_run_short(pf_decoder_log *log) {
  pthread_mutex_lock(&log->lock);
  log->is_short = true;
  pthread_mutex_unlock(&log->lock);
}

bool pf_decoder_is_short(pf_decoder_log *log) {
  pthread_mutex_lock(&log->lock);
  bool is_short = log->is_short;
  pthread_mutex_unlock(&log->lock);
  return is_short;
}

// Some decoders report a frame that has no memory as damage.
static int get_buffer(AVCodecContext *decoder, AVFrame *frame, int flags) {
  int code = avcodec_default_get_buffer2(decoder, frame, flags);
  if (code == AVERROR(ENOMEM)) pf_decoder_run_short(decoder->opaque);
  return code;
}

AVCodecContext *pf_decoder_open(const AVCodecParameters *coding, AVRational time_base, int64_t pixels, int32_t threads,
                                pf_decoder_log *log) {
  if (coding->codec_type != AVMEDIA_TYPE_VIDEO && coding->codec_type != AVMEDIA_TYPE_AUDIO) return NULL;
  const AVCodec *codec = pf_decoder_for(coding->codec_id);
  AVCodecContext *decoder = codec ? avcodec_alloc_context3(codec) : NULL;
  if (!decoder) return NULL;
  int code = avcodec_parameters_to_context(decoder, coding);
  if (code >= 0) {
    decoder->pkt_timebase = time_base;
    decoder->thread_count = threads;
    decoder->max_pixels = pixels;
    decoder->opaque = log;
    // Concealment is not changed: without it, the decoder of H.264 marks intact frames as damaged.
    if (log) {
      decoder->err_recognition = AV_EF_CRCCHECK | AV_EF_BITSTREAM | AV_EF_BUFFER;
      decoder->get_buffer2 = get_buffer;
#if LIBAVCODEC_VERSION_MAJOR < 60
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
      // Version 5 marks this as deprecated and still needs it. Later versions call the function on every thread.
      decoder->thread_safe_callbacks = 1;
#pragma GCC diagnostic pop
#endif
    }
    code = avcodec_open2(decoder, codec, NULL);
  }
  if (code >= 0) return decoder;
  avcodec_free_context(&decoder);
  // A machine that is short of threads, or of memory for their stacks, says nothing about the file.
  bool is_short = code == AVERROR(EAGAIN) || code == AVERROR(ENOMEM);
  return is_short && threads != 1 ? pf_decoder_open(coding, time_base, pixels, 1, log) : NULL;
}
