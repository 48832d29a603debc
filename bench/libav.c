// Uses libavformat like a program that links it. For each line of a list, it opens the file, reads stream information if asked,
// and closes it. It prints the number of files that opened.
#include <libavformat/avformat.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
  int info = argc == 3 && !strcmp(argv[1], "info");
  FILE *list = argc == 3 ? fopen(argv[2], "r") : NULL;
  if (!list) return fprintf(stderr, "usage: libav open|info LIST\n"), 64;
  av_log_set_level(AV_LOG_QUIET);
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  long files = 0;
  while ((length = getline(&line, &room, list)) > 0) {
    line[length - 1] = 0;
    AVFormatContext *format = NULL;
    if (avformat_open_input(&format, line, NULL, NULL) < 0) continue;
    if (info) avformat_find_stream_info(format, NULL);
    files++;
    avformat_close_input(&format);
  }
  printf("%ld files\n", files);
  return 0;
}
