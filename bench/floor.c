// Measures the floor, which is the minimum work of any reader of these files. For each line "PATH<TAB>OFFSET" of a list, it
// calls open, fstat, pread of 4 KiB at 0, pread of 4 KiB at the index if that is elsewhere, and close. It prints the number of
// files opened and of bytes read.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int argc, char **argv) {
  FILE *list = argc == 2 ? fopen(argv[1], "r") : NULL;
  if (!list) return fprintf(stderr, "usage: floor LIST\n"), 64;
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  long files = 0, bytes = 0;
  char page[4096];
  while ((length = getline(&line, &room, list)) > 0) {
    char *tab = strchr(line, '\t');
    if (!tab) continue;
    *tab = 0;
    long long offset = atoll(tab + 1);
    int file = open(line, O_RDONLY | O_CLOEXEC);
    if (file < 0) continue;
    struct stat status;
    fstat(file, &status);
    ssize_t got = pread(file, page, sizeof page, 0);
    if (got > 0) bytes += got;
    if (offset > 0 && (got = pread(file, page, sizeof page, offset)) > 0) bytes += got;
    close(file);
    files++;
  }
  printf("%ld files, %ld bytes\n", files, bytes);
  return 0;
}
