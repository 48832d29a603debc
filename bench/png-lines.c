// Decodes PNG files with libpng's own loop, line by line, and keeps no picture: the lower limit of a program that decodes them.
#include <png.h>
#include <stdio.h>
#include <stdlib.h>

static int decode(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return 1;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) return 1;
  png_init_io(png, file);
  png_read_info(png, info);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  png_bytep row = malloc(png_get_rowbytes(png, info));
  png_uint_32 height = png_get_image_height(png, info);
  for (int pass = 0; pass < passes; pass++)
    for (png_uint_32 line = 0; line < height; line++) png_read_row(png, row, NULL);
  png_read_end(png, NULL);
  free(row);
  png_destroy_read_struct(&png, &info, NULL);
  return fclose(file);
}

int main(int count, char **paths) {
  int failed = 0;
  for (int i = 1; i < count; i++) failed |= decode(paths[i]);
  return failed;
}
