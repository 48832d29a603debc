#include "CImages.h"

// jpeglib.h needs FILE.
#include <stdio.h>

#include <jerror.h>
#include <jpeglib.h>
#include <setjmp.h>
#include <stdlib.h>

// Size in pixels of the checkerboard squares behind transparent pictures, and their gray levels.
#define SQUARE 16
static const uint8_t greys[2] = {0xFF, 0xE4};

typedef struct writing {
  struct jpeg_compress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_destination_mgr destination;
  jmp_buf escape;
  uint8_t *line;
} writing;

static void on_error(j_common_ptr common) { longjmp(((writing *)common->client_data)->escape, 1); }
static void say_nothing(j_common_ptr common) { (void)common; }
static void do_nothing(j_compress_ptr jpeg) { (void)jpeg; }

// Fails when the output buffer is full.
static boolean is_full(j_compress_ptr jpeg) {
  ERREXIT(jpeg, JERR_BUFFER_SIZE);
  return FALSE;
}

// Returns the stored pixel that is displayed at (x, y).
static const uint8_t *pixel_at(const pi_canvas *canvas, uint32_t x, uint32_t y) {
  uint32_t right = canvas->width - 1, bottom = canvas->height - 1, column = x, row = y;
  switch (canvas->turn) {
    case 90: column = y, row = bottom - x; break;
    case 180: column = right - x, row = bottom - y; break;
    case 270: column = right - y, row = x; break;
    default: break;
  }
  if (canvas->flip_x) column = right - column;
  if (canvas->flip_y) row = bottom - row;
  return canvas->rgba + 4 * ((size_t)row * canvas->width + column);
}

static void fill_line(const pi_canvas *canvas, uint32_t y, uint32_t width, uint8_t *line) {
  for (uint32_t x = 0; x < width; x++) {
    const uint8_t *pixel = pixel_at(canvas, x, y);
    uint32_t alpha = pixel[3], behind = greys[(x / SQUARE + y / SQUARE) % 2];
    for (int c = 0; c < 3; c++) *line++ = (uint8_t)((pixel[c] * alpha + behind * (255 - alpha) + 127) / 255);
  }
}

int32_t pi_jpeg_encode(const pi_canvas *canvas, int32_t quality, uint8_t *out, int32_t capacity) {
  bool on_side = canvas->turn == 90 || canvas->turn == 270;
  uint32_t width = on_side ? canvas->height : canvas->width, height = on_side ? canvas->width : canvas->height;
  // The state is on the heap because variables that change between setjmp and longjmp must not be in registers.
  writing *state = calloc(1, sizeof(*state));
  if (!state) return 0;
  int32_t count = 0;
  state->line = malloc((size_t)width * 3);
  state->jpeg.err = jpeg_std_error(&state->errors);
  state->errors.error_exit = on_error;
  state->errors.output_message = say_nothing;
  state->jpeg.client_data = state;
  if (!state->line || setjmp(state->escape)) goto done;
  jpeg_create_compress(&state->jpeg);
  state->destination = (struct jpeg_destination_mgr){
      .next_output_byte = out,
      .free_in_buffer = (size_t)capacity,
      .init_destination = do_nothing,
      .empty_output_buffer = is_full,
      .term_destination = do_nothing,
  };
  state->jpeg.dest = &state->destination;
  state->jpeg.image_width = width;
  state->jpeg.image_height = height;
  state->jpeg.input_components = 3;
  state->jpeg.in_color_space = JCS_RGB;
  jpeg_set_defaults(&state->jpeg);
  jpeg_set_quality(&state->jpeg, quality, TRUE);
  // Optimized tables cost a second pass over the picture and save a tenth of the bytes.
  state->jpeg.optimize_coding = TRUE;
  jpeg_start_compress(&state->jpeg, TRUE);
  for (uint32_t y = 0; y < height; y++) {
    fill_line(canvas, y, width, state->line);
    JSAMPROW row = state->line;
    jpeg_write_scanlines(&state->jpeg, &row, 1);
  }
  jpeg_finish_compress(&state->jpeg);
  count = capacity - (int32_t)state->destination.free_in_buffer;

done:
  jpeg_destroy_compress(&state->jpeg);
  free(state->line);
  free(state);
  return count;
}
