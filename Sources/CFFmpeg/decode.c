#include "media.h"

#include <libavutil/imgutils.h>
#include <libavutil/time.h>
#include <stdlib.h>
#include <string.h>

// Time between two reports of progress.
#define REPORT_STEP_US 200000

const char *pf_decoding_detail(const pf_decoding *decoding) { return decoding->detail; }

// One decoding of one file.
typedef struct work {
  pf_media *media;
  AVFrame *frame;
  // Numbers of frames that a decoder marked as damaged, and of damaged frames that were counted.
  int64_t marked, damaged;
  // Numbers of the demuxer's lines about damage, and of the decoders' lines about errors, that were counted.
  int64_t told, complained;
  // The results of the tracks from `first` on, at most `capacity` of them.
  pf_decoded_track *tracks;
  int32_t first, capacity;
  pf_decoder_log log;
  pf_decoding result;
  // Measures what can be seen and heard; NULL if nothing is measured.
  pf_content *content;
  // Number of frames that the decoder had concealed before the current one.
  int64_t concealed;
} work;

// Returns the microseconds from the start of a track to this time; INT64_MIN if it is unknown.
static int64_t elapsed_us(const AVStream *stream, int64_t time) {
  int64_t elapsed;
  if (time == AV_NOPTS_VALUE || __builtin_sub_overflow(time, pf_start_of(stream), &elapsed) || elapsed < 0)
    return INT64_MIN;
  return av_rescale_q(elapsed, stream->time_base, AV_TIME_BASE_Q);
}

// Returns true if memory is left for one more picture with its tables. Decoders report a lack of it as damage in many places.
static bool has_room_for_picture(const pf_media *media, const AVCodecParameters *coding) {
  if (coding->codec_type != AVMEDIA_TYPE_VIDEO) return true;
  int bytes = av_image_get_buffer_size(coding->format, coding->width, coding->height, 1);
  if (bytes <= 0) return true;
  // The file states this size, so the allocation takes addresses and no time. FFmpeg makes no larger one than its limit.
  int64_t wanted = (int64_t)bytes + bytes / 4;
  if (media->allocation_bytes > 0 && wanted > media->allocation_bytes) wanted = media->allocation_bytes;
  void *volatile room = malloc((size_t)wanted);
  free(room);
  return room != NULL;
}

// Counts an error at this time of a track. The first line that the decoder logged belongs to it.
static void count_error(work *work, const AVStream *stream, int64_t time) {
  pf_decoding *result = &work->result;
  if (result->errors++ > 0) return;
  if (!has_room_for_picture(work->media, stream->codecpar)) pf_decoder_run_short(&work->log);
  result->first_error_us = elapsed_us(stream, time);
  pthread_mutex_lock(&work->log.lock);
  memcpy(result->detail, work->log.line[0] ? work->log.line : pf_last_line(), sizeof(result->detail));
  pthread_mutex_unlock(&work->log.lock);
}

// Counts the damage that the demuxer reported before a packet. Without a packet, the time of the damage is unknown.
static void count_demuxed_damage(work *work, const AVPacket *packet) {
  const pf_media *media = work->media;
  pf_decoding *result = &work->result;
  if (media->damage_lines == work->told) return;
  if (result->errors == 0) {
    if (packet) result->first_error_us = elapsed_us(media->format->streams[packet->stream_index], packet->pts);
    memcpy(result->detail, media->damage_line, sizeof(result->detail));
  }
  result->errors += media->damage_lines - work->told;
  result->demuxer_errors += media->damage_lines - work->told;
  work->told = media->damage_lines;
}

// Counts the frames that a decoder has marked, or concealed: many are both, and with threads some are only concealed. Their
// time is that of the packet or frame, and can be some frames late.
static void count_damaged(work *work, const AVStream *stream, int64_t time) {
  pthread_mutex_lock(&work->log.lock);
  int64_t concealed = work->log.concealed;
  pthread_mutex_unlock(&work->log.lock);
  int64_t found = concealed > work->marked ? concealed : work->marked;
  for (; work->damaged < found; work->damaged++) count_error(work, stream, time);
}

// Counts one error for a packet if a decoder logged an error and no other error was counted. Many decoders continue after
// damage without marking the frame.
static void count_complaint(work *work, const AVStream *stream, int64_t time, int64_t errors_before) {
  pthread_mutex_lock(&work->log.lock);
  int64_t lines = work->log.error_lines;
  pthread_mutex_unlock(&work->log.lock);
  if (lines > work->complained && work->result.errors == errors_before) count_error(work, stream, time);
  work->complained = lines;
}

// Returns NULL if the track is left out of the result.
static pf_decoded_track *track_of(const work *work, const AVStream *stream) {
  int32_t place = stream->index - work->first;
  return place >= 0 && place < work->capacity ? &work->tracks[place] : NULL;
}

// Records how far a track extends.
static void note_packet(const work *work, const AVStream *stream, const AVPacket *packet) {
  pf_decoded_track *track = track_of(work, stream);
  if (!track || packet->size == 0) return;
  track->packets++;
  int64_t time = packet->pts == AV_NOPTS_VALUE ? packet->dts : packet->pts, end;
  if (time == AV_NOPTS_VALUE || __builtin_add_overflow(time, packet->duration > 0 ? packet->duration : 0, &end)) return;
  end = av_rescale_q(end, stream->time_base, AV_TIME_BASE_Q);
  time = av_rescale_q(time, stream->time_base, AV_TIME_BASE_Q);
  if (track->first_us == INT64_MIN || time < track->first_us) track->first_us = time;
  if (end > track->end_us) track->end_us = end;
  if (packet->dts == AV_NOPTS_VALUE) return;
  int64_t decoded = av_rescale_q(packet->dts, stream->time_base, AV_TIME_BASE_Q), step;
  bool has_step = track->decoded_us != INT64_MIN && !__builtin_sub_overflow(decoded, track->decoded_us, &step);
  if (has_step && step > track->longest_step_us) track->longest_step_us = step;
  track->decoded_us = decoded;
}

// Records a frame, and if its size differs from that of the first.
static void note_frame(const work *work, const AVStream *stream, const AVFrame *frame) {
  pf_decoded_track *track = track_of(work, stream);
  if (!track) return;
  track->frames++;
  if (frame->sample_rate > 0) track->sound_us += av_rescale(frame->nb_samples, AV_TIME_BASE, frame->sample_rate);
  if (track->width == 0) {
    track->width = frame->width;
    track->height = frame->height;
  } else if (track->other_width == 0 && (frame->width != track->width || frame->height != track->height)) {
    track->other_width = frame->width;
    track->other_height = frame->height;
    track->other_us = elapsed_us(stream, frame->best_effort_timestamp);
  }
}

// Returns NULL if the track is not decoded here.
static AVCodecContext *open_decoder(work *work, const AVStream *stream, int64_t pixels, int32_t threads) {
  return pf_decoder_open(stream->codecpar, stream->time_base, pixels, threads, &work->log);
}

// Returns true if a frame is damaged. The decoder of H.264 also marks intact frames as corrupt until it finds an IDR picture or
// a recovery point. Some encoders never write these.
static bool is_damaged(const AVFrame *frame, enum AVCodecID codec) {
  return frame->decode_error_flags || (codec != AV_CODEC_ID_H264 && (frame->flags & AV_FRAME_FLAG_CORRUPT));
}

// Records the error of a call of a decoder. A decoder that waits, or that has ended, has no error.
static void note_code(work *work, const AVStream *stream, int64_t time, int code) {
  if (code == AVERROR(ENOMEM)) pf_decoder_run_short(&work->log);
  else if (code < 0 && code != AVERROR(EAGAIN) && code != AVERROR_EOF) count_error(work, stream, time);
}

// Returns true if the decoder has concealed a frame since the last call. With threads it can be another one of some frames
// around; all of them count as damaged, so that a picture that is held in place of lost ones is not taken for a still.
static bool has_concealed(work *work) {
  pthread_mutex_lock(&work->log.lock);
  int64_t concealed = work->log.concealed;
  pthread_mutex_unlock(&work->log.lock);
  bool has_more = concealed > work->concealed;
  work->concealed = concealed;
  return has_more;
}

// Receives all frames that are ready, and returns their number.
static int64_t drain(work *work, AVCodecContext *decoder, const AVStream *stream, int64_t time) {
  AVFrame *frame = work->frame;
  for (int64_t count = 0;; count++) {
    int code = avcodec_receive_frame(decoder, frame);
    if (code < 0) {
      note_code(work, stream, time, code);
      return count;
    }
    work->result.frames++;
    note_frame(work, stream, frame);
    bool damaged = is_damaged(frame, decoder->codec_id);
    if (work->content)
      pf_content_add(work->content, stream, frame, decoder->codec_id, has_concealed(work) || damaged);
    if (damaged) {
      work->marked++;
      count_damaged(work, stream, frame->best_effort_timestamp);
    }
    av_frame_unref(frame);
  }
}

// Decodes a packet or, without one, the data that the decoder still buffers. Returns the number of frames.
static int64_t decode_packet(work *work, AVCodecContext *decoder, const AVStream *stream, const AVPacket *packet) {
  int64_t time = packet ? packet->pts : AV_NOPTS_VALUE, errors = work->result.errors;
  // The file has only a part of this packet.
  if (packet && (packet->flags & AV_PKT_FLAG_CORRUPT)) work->result.cut_packets++;
  // The decoder is full only while frames are waiting, and those were already received.
  note_code(work, stream, time, avcodec_send_packet(decoder, packet));
  int64_t frames = drain(work, decoder, stream, time);
  count_damaged(work, stream, time);
  count_complaint(work, stream, time, errors);
  if (work->content && work->result.errors > errors) pf_content_damage(work->content, stream);
  return frames;
}

static bool begin(work *work, pf_media *media, pf_decoded_track *tracks, int32_t capacity) {
  *work = (struct work){.media = media, .frame = av_frame_alloc(), .log = {.lock = PTHREAD_MUTEX_INITIALIZER}};
  work->tracks = tracks;
  work->capacity = tracks ? capacity : 0;
  for (int32_t i = 0; i < work->capacity; i++) tracks[i] = (pf_decoded_track){.end_us = INT64_MIN, .first_us = INT64_MIN, .decoded_us = INT64_MIN, .other_us = INT64_MIN};
  work->result = (pf_decoding){.outcome = PF_OUT_OF_MEMORY, .first_error_us = INT64_MIN};
  pf_clear_last_line();
  return work->frame != NULL;
}

static pf_decoding end(work *work) {
  av_frame_free(&work->frame);
  if (pf_decoder_is_short(&work->log)) work->result.outcome = PF_OUT_OF_MEMORY;
  work->result.missing_references = work->log.missing_references;
  if (work->log.missing_references > 0 && work->result.errors == 0)
    memcpy(work->result.detail, work->log.line, sizeof(work->result.detail));
  return work->result;
}

// Reads the next packet. Returns false at the end, at a limit or after damage, and sets the outcome.
static bool next_packet(work *work) {
  if (pf_decoder_is_short(&work->log)) return false;
  pf_media *media = work->media;
  av_packet_unref(media->packet);
  int code = av_read_frame(media->format, media->packet);
  // Most time is spent in decoding, which does not check the deadline itself.
  if (code >= 0 && !pr_input_past_deadline(&media->input)) return true;
  work->result.outcome = pf_outcome_of(media, code < 0 ? code : AVERROR_EXIT);
  return false;
}

// Reports the time of a packet, unless the last report is too recent.
static void report_progress(const pf_media *media, const AVStream *stream, int64_t *next_us, pf_progress report,
                            void *context) {
  int64_t now = av_gettime_relative(), time = media->packet->dts;
  if (now < *next_us || time == AV_NOPTS_VALUE) return;
  int64_t reached = elapsed_us(stream, time);
  if (reached <= 0) return;
  *next_us = now + REPORT_STEP_US;
  report(reached, context);
}

pf_decoding pf_media_decode(pf_media *media, int64_t pixels, int32_t threads, pf_decoded_track *tracks,
                            int32_t capacity, pf_content *content, pf_progress report, void *context) {
  work work;
  int64_t next_report_us = 0;
  unsigned count = media->format->nb_streams;
  AVCodecContext **decoders = calloc(count ? count : 1, sizeof(*decoders));
  if (!begin(&work, media, tracks, capacity) || !decoders) goto done;
  work.content = content;
  if (content) pf_content_begin(content, media);
  for (unsigned i = 0; i < count; i++) {
    const AVStream *stream = media->format->streams[i];
    enum AVMediaType type = stream->codecpar->codec_type;
    if (type != AVMEDIA_TYPE_VIDEO && type != AVMEDIA_TYPE_AUDIO) continue;
    decoders[i] = open_decoder(&work, stream, pixels, type == AVMEDIA_TYPE_VIDEO ? threads : 1);
    if (!decoders[i]) {
      work.result.undecodable++;
      continue;
    }
    work.result.decoded++;
    // One track of pictures gets all threads, so that their number is limited.
    if (type == AVMEDIA_TYPE_VIDEO) threads = 1;
  }
  // The demuxer may have reported damage while the file was opened and analyzed.
  count_demuxed_damage(&work, NULL);
  while (next_packet(&work)) {
    count_demuxed_damage(&work, media->packet);
    unsigned index = (unsigned)media->packet->stream_index;
    // Some formats announce tracks only in their packets. Such tracks have no decoder here, and the library may have
    // moved its list of streams to add them.
    if (index >= count || !decoders[index]) continue;
    note_packet(&work, media->format->streams[index], media->packet);
    if (report) report_progress(media, media->format->streams[index], &next_report_us, report, context);
    decode_packet(&work, decoders[index], media->format->streams[index], media->packet);
  }
  // At a limit, the demuxer reports an end that the file does not have.
  if (work.result.outcome == PF_END_OF_FILE) count_demuxed_damage(&work, NULL);
  for (unsigned i = 0; i < count && work.result.outcome == PF_END_OF_FILE; i++)
    if (decoders[i]) decode_packet(&work, decoders[i], media->format->streams[i], NULL);
  if (content) pf_content_end(content);

done:
  for (unsigned i = 0; decoders && i < count; i++) avcodec_free_context(&decoders[i]);
  free(decoders);
  return end(&work);
}

// Number of key frames in a sample: at the start, in the middle and at the end.
#define PLACES 3

// Moves to the last key frame before a place. Returns false if the file cannot be searched.
static bool seek_place(const pf_media *media, int index, int place) {
  int64_t target = pf_time_at(media->format, media->format->streams[index], place, PLACES - 1);
  bool found = target != AV_NOPTS_VALUE && av_seek_frame(media->format, index, target, AVSEEK_FLAG_BACKWARD) >= 0;
  return found || place == 0;
}

// Returns true if the demuxer finds key frames by an index in the file, so that each of them must exist.
static bool has_stored_index(const pf_media *media) {
  const char *demuxer = media->format->iformat->name;
  return !strcmp(demuxer, "avi") || strstr(demuxer, "mov");
}

pf_decoding pf_media_decode_sample(pf_media *media, int64_t pixels, pf_decoded_track *track) {
  work work;
  AVCodecContext *decoder = NULL;
  if (!begin(&work, media, track, 1)) goto done;
  int index = av_find_best_stream(media->format, AVMEDIA_TYPE_VIDEO, -1, -1, NULL, 0);
  if (index < 0) {
    work.result.outcome = PF_END_OF_FILE;
    goto done;
  }
  work.first = index;
  AVStream *stream = media->format->streams[index];
  decoder = open_decoder(&work, stream, pixels, 1);
  work.result.decoded = decoder != NULL;
  work.result.undecodable = decoder == NULL;
  if (!decoder) {
    work.result.outcome = PF_END_OF_FILE;
    goto done;
  }
  for (unsigned i = 0; i < media->format->nb_streams; i++)
    if ((int)i != index) media->format->streams[i]->discard = AVDISCARD_ALL;
  // The demuxer may have reported damage while the file was opened and analyzed.
  count_demuxed_damage(&work, NULL);
  int64_t last = AV_NOPTS_VALUE;
  for (int place = 0; place < PLACES && seek_place(media, index, place); place++) {
    bool more;
    do {
      more = next_packet(&work);
    } while (more && (media->packet->stream_index != index || !(media->packet->flags & AV_PKT_FLAG_KEY)));
    if (!more && (pf_decoder_is_short(&work.log) || work.result.outcome != PF_END_OF_FILE)) goto done;
    if (!more && place > 0 && has_stored_index(media)) count_error(&work, stream, AV_NOPTS_VALUE);
    if (more) count_demuxed_damage(&work, media->packet);
    // The end has no key frame of its own, or a short file has fewer of them than places.
    if (!more || (last != AV_NOPTS_VALUE && media->packet->dts == last)) continue;
    last = media->packet->dts;
    int64_t errors = work.result.errors, time = media->packet->pts;
    // Pictures that an edit list leaves out are decoded too.
    media->packet->flags &= ~AV_PKT_FLAG_DISCARD;
    int64_t frames = decode_packet(&work, decoder, stream, media->packet);
    frames += decode_packet(&work, decoder, stream, NULL);
    if (frames == 0 && work.result.errors == errors) count_error(&work, stream, time);
    avcodec_flush_buffers(decoder);
  }
  work.result.outcome = PF_END_OF_FILE;

done:
  avcodec_free_context(&decoder);
  return end(&work);
}
