#include "input.h"
#include "reduce.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

// Largest number of chunks that libpng caches; pictures need about a dozen.
#define CACHED_CHUNKS 128
// The largest size that the format can state (PNG 7.1). It distinguishes a picture that is too large from an invalid
// one.
#define LARGEST_SIDE 0x7fffffff

typedef struct reading {
  pr_input input;
  pi_status status;
  png_structp png;
  png_infop info;
  png_bytep row;
  pi_reducer reducer;  // For a thumbnail.
} reading;

static void read_bytes(png_structp png, png_bytep out, size_t count) {
  reading *state = png_get_io_ptr(png);
  if (pr_input_read(&state->input, out, count) == count) return;
  state->status.outcome = pi_input_failure(&state->input);
  const char *limit = pi_input_limit(&state->input);
  png_error(png, limit ? limit : state->input.system_error ? "reading failed" : "the file ends within a chunk");
}

static void on_error(png_structp png, png_const_charp message) {
  reading *state = png_get_error_ptr(png);
  // The library has no code for this. It says nothing about the file.
  bool is_short = !strcmp(message, "Out of memory");
  if (state->status.outcome == PI_OK) state->status.outcome = is_short ? PI_OUT_OF_MEMORY : PI_INVALID;
  state->status.detail[0] = 0;
  pi_status_keep(&state->status, message);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  // PNG 11.3.1.1: only as many bits of a transparent sample are used as the depth has.
  if (!strcmp(message, "tRNS chunk has out-of-range samples for bit_depth")) return;
  reading *state = png_get_error_ptr(png);
  state->status.warnings++;
  pi_status_keep(&state->status, message);
}

static pi_status finish(reading *state) {
  png_destroy_read_struct(state->png ? &state->png : NULL, state->info ? &state->info : NULL, NULL);
  free(state->row);
  pi_status status = pi_status_end(&state->status, &state->input);
  free(state);
  return status;
}

// Returns NULL if memory is exhausted.
static reading *set_up(int descriptor, int64_t size, pi_limits limits) {
  // The state is on the heap because variables that change between setjmp and longjmp must not be in registers.
  reading *state = calloc(1, sizeof(*state));
  if (!state) return NULL;
  state->input = pi_input_make(descriptor, size, limits);
  state->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, state, on_error, on_warning);
  state->info = state->png ? png_create_info_struct(state->png) : NULL;
  if (!state->info) {
    finish(state);
    return NULL;
  }
  png_set_read_fn(state->png, state, read_bytes);
  png_set_user_limits(state->png, LARGEST_SIDE, LARGEST_SIDE);
  png_set_chunk_cache_max(state->png, CACHED_CHUNKS);
  png_set_chunk_malloc_max(state->png, (png_alloc_size_t)limits.memory_bytes);
  // A wrong checksum is reported as damage, but the chunk is still used.
  png_set_crc_action(state->png, PNG_CRC_WARN_USE, PNG_CRC_WARN_USE);
  // For all chunks except those of the pixels only the checksum is verified. Compressed text may inflate without limit.
  // The library also warns of color profiles that it finds unusual, which is not damage.
  png_set_keep_unknown_chunks(state->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  return state;
}

pi_status pi_png_read_header(int descriptor, int64_t size, pi_limits limits, pi_png *png) {
  *png = (pi_png){0};
  reading *state = set_up(descriptor, size, limits);
  if (!state) return pi_status_out_of_memory();
  if (!setjmp(png_jmpbuf(state->png))) png_read_info(state->png, state->info);
  // The library keeps the sides of a header that it refuses.
  if (!png_get_image_width(state->png, state->info) || !png_get_image_height(state->png, state->info))
    return finish(state);
  png->width = png_get_image_width(state->png, state->info);
  png->height = png_get_image_height(state->png, state->info);
  png->bit_depth = png_get_bit_depth(state->png, state->info);
  png->color_type = png_get_color_type(state->png, state->info);
  png->interlaced = png_get_interlace_type(state->png, state->info) != PNG_INTERLACE_NONE;
  png->has_transparency = png_get_valid(state->png, state->info, PNG_INFO_tRNS) != 0;
  return finish(state);
}

pi_status pi_png_decode(int descriptor, int64_t size, pi_limits limits) {
  reading *state = set_up(descriptor, size, limits);
  if (!state) return pi_status_out_of_memory();
  if (setjmp(png_jmpbuf(state->png))) return finish(state);
  png_read_info(state->png, state->info);
  int64_t width = png_get_image_width(state->png, state->info), height = png_get_image_height(state->png, state->info);
  if (width * height > limits.pixels) {
    state->status.outcome = PI_LIMIT;
    return finish(state);
  }
  // Interlaced pictures are read pass by pass into one line: every byte is decompressed and unfiltered, but none is
  // kept.
  int passes = png_set_interlace_handling(state->png);
  png_read_update_info(state->png, state->info);
  state->row = malloc(png_get_rowbytes(state->png, state->info));
  if (!state->row) {
    finish(state);
    return pi_status_out_of_memory();
  }
  for (int pass = 0; pass < passes; pass++)
    for (int64_t line = 0; line < height; line++) png_read_row(state->png, state->row, NULL);
  png_read_end(state->png, NULL);
  return finish(state);
}

// One pass of an interlaced picture, or the whole of any other picture.
typedef struct pass {
  uint32_t columns, rows, x, y, step_x, step_y;
} pass;

static pass pass_of(uint32_t width, uint32_t height, bool interlaced, int number) {
  if (!interlaced) return (pass){width, height, 0, 0, 1, 1};
  return (pass){
      .columns = PNG_PASS_COLS(width, number),
      .rows = PNG_PASS_ROWS(height, number),
      .x = PNG_PASS_START_COL(number),
      .y = PNG_PASS_START_ROW(number),
      .step_x = 1u << PNG_PASS_COL_SHIFT(number),
      .step_y = 1u << PNG_PASS_ROW_SHIFT(number),
  };
}

bool pi_png_picture(int descriptor, int64_t size, pi_limits limits, uint32_t width, uint32_t height, uint8_t *out) {
  reading *state = set_up(descriptor, size, limits);
  if (!state) return false;
  if (setjmp(png_jmpbuf(state->png))) goto done;
  png_structp png = state->png;
  png_read_info(png, state->info);
  uint32_t from_width = png_get_image_width(png, state->info), from_height = png_get_image_height(png, state->info);
  if ((int64_t)from_width * from_height > limits.pixels) goto done;
  bool interlaced = png_get_interlace_type(png, state->info) == PNG_INTERLACE_ADAM7;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_read_update_info(png, state->info);
  if (png_get_rowbytes(png, state->info) != (size_t)from_width * 4) goto done;
  state->row = malloc((size_t)from_width * 4);
  if (!state->row || !pi_reducer_make(&state->reducer, from_width, from_height, width, height)) goto done;
  // Without the library's deinterlacing, each pass is a small picture of its own, and no pass has to be kept.
  for (int number = 0; number < (interlaced ? PNG_INTERLACE_ADAM7_PASSES : 1); number++) {
    pass part = pass_of(from_width, from_height, interlaced, number);
    if (part.columns == 0) continue;
    for (uint32_t row = 0; row < part.rows; row++) {
      png_read_row(png, state->row, NULL);
      pi_reducer_add(&state->reducer, part.y + row * part.step_y, part.x, part.step_x, state->row, part.columns);
    }
  }

done:;
  bool found = pi_reducer_end(&state->reducer, out);
  finish(state);
  return found;
}

uint32_t pi_png_version(void) { return png_access_version_number(); }
