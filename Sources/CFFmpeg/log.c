#include "media.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

// The last line that the libraries logged on this thread.
static _Thread_local char last_line[PF_LINE_BYTES];

const char *pf_last_line(void) { return last_line; }
void pf_clear_last_line(void) { memset(last_line, 0, sizeof(last_line)); }

// The lines with which decoders report that a picture refers to a missing one. Most of them continue without an error.
static const char *const missing_reference_lines[] = {
    "reference picture missing", "Missing reference picture", "Could not find ref with POC",
    "without a prior keyframe", "Requested reference", "Not all references are available", "Missing reference frame",
};

static bool tells_missing_reference(const char *line) {
  for (size_t i = 0; i < sizeof(missing_reference_lines) / sizeof(missing_reference_lines[0]); i++)
    if (strstr(line, missing_reference_lines[i])) return true;
  return false;
}

// Decoders also report a defect of metadata as an error. The picture is intact.
static bool tells_of_metadata(const char *line) { return strstr(line, "in Exif data") != NULL; }

static bool is_of_class(void *source, const char *name) {
  const AVClass *class = source ? *(const AVClass *const *)source : NULL;
  return class && strcmp(class->class_name, name) == 0;
}

// Returns the log of a decoder; NULL if the source is not a decoder, or has no log. The threads of a decoder have copies of its
// context, with the same pointer.
static pf_decoder_log *log_of(void *source) {
  return is_of_class(source, "AVCodecContext") ? ((AVCodecContext *)source)->opaque : NULL;
}

// Records a line of a demuxer about damage. Demuxers search for the next frame behind it, and return no error.
static void note_damage(void *source, int level, const char *line) {
  pf_media *media = level <= AV_LOG_ERROR && is_of_class(source, "AVFormatContext") ? ((AVFormatContext *)source)->opaque : NULL;
  if (!media) return;
  if (media->damage_lines++ == 0) memcpy(media->damage_line, line, strlen(line) + 1);
}

static void keep_line(void *source, int level, const char *format, va_list arguments) {
  if (level > AV_LOG_WARNING) {
    // The decoder logs one line for each frame whose damage was concealed. With threads, such a frame is often not marked.
    if (level > AV_LOG_DEBUG || !strstr(format, "concealing")) return;
    pf_decoder_log *log = log_of(source);
    if (!log) return;
    pthread_mutex_lock(&log->lock);
    log->concealed++;
    pthread_mutex_unlock(&log->lock);
    return;
  }
  char line[PF_LINE_BYTES];
  int length = vsnprintf(line, sizeof(line), format, arguments);
  if (length <= 1) return;
  size_t end = strnlen(line, sizeof(line));
  while (end > 0 && (line[end - 1] == '\n' || line[end - 1] == ' ')) line[--end] = 0;
  if (end == 0) return;
  memcpy(last_line, line, end + 1);
  note_damage(source, level, line);
  pf_decoder_log *log = log_of(source);
  if (!log) return;
  pthread_mutex_lock(&log->lock);
  bool is_error = level <= AV_LOG_ERROR && !tells_of_metadata(line);
  if (!log->line[0] || (is_error && log->error_lines == 0)) memcpy(log->line, line, end + 1);
  if (tells_missing_reference(line)) log->missing_references++;
  else if (is_error) log->error_lines++;
  pthread_mutex_unlock(&log->lock);
}

static void set_up(void) { av_log_set_callback(keep_line); }

void pf_set_up_libraries(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, set_up);
}
