#include "input.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

// libpng's own caution for chunks that are kept; what describes a picture needs a dozen.
#define CACHED_CHUNKS 128
// The largest size that the format can state (PNG 7.1): what is too large for us is told apart from what is wrong.
#define LARGEST_SIDE 0x7fffffff

typedef struct reading {
  pi_input input;
  pi_status status;
  png_structp png;
  png_infop info;
  png_bytep row;
} reading;

static void read_bytes(png_structp png, png_bytep out, size_t count) {
  reading *state = png_get_io_ptr(png);
  if (pi_input_read(&state->input, out, count) < count) {
    state->status.outcome = state->input.failure;
    png_error(png, state->input.failure == PI_END_OF_FILE ? "the file ends within a chunk"
                   : state->input.limit                   ? state->input.limit
                                                          : "reading failed");
  }
}

static void on_error(png_structp png, png_const_charp message) {
  reading *state = png_get_error_ptr(png);
  if (state->status.outcome == PI_OK) state->status.outcome = PI_INVALID;
  state->status.detail[0] = 0;
  pi_status_keep(&state->status, message);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  reading *state = png_get_error_ptr(png);
  state->status.warnings++;
  pi_status_keep(&state->status, message);
}

static pi_status finish(reading *state) {
  png_destroy_read_struct(state->png ? &state->png : NULL, state->info ? &state->info : NULL, NULL);
  free(state->row);
  pi_status status = state->status;
  status.bytes_read = state->input.bytes_read;
  free(state);
  return status;
}

// NULL when memory is out.
static reading *set_up(int descriptor, int64_t size, pi_limits limits) {
  // On the heap: what changes between setjmp and longjmp may not live in registers.
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
  // A wrong checksum is damage to report; what the chunk says still counts.
  png_set_crc_action(state->png, PNG_CRC_WARN_USE, PNG_CRC_WARN_USE);
  // Text may inflate without end, and tells nothing that is asked here.
  static const png_byte text[] = {'t', 'E', 'X', 't', 0, 'z', 'T', 'X', 't', 0, 'i', 'T', 'X', 't', 0};
  png_set_keep_unknown_chunks(state->png, PNG_HANDLE_CHUNK_NEVER, text, 3);
  return state;
}

static pi_status out_of_memory(void) { return (pi_status){.outcome = PI_OUT_OF_MEMORY, .detail = "out of memory"}; }

pi_status pi_png_read_header(int descriptor, int64_t size, pi_limits limits, pi_png *png) {
  *png = (pi_png){0};
  reading *state = set_up(descriptor, size, limits);
  if (!state) return out_of_memory();
  if (!setjmp(png_jmpbuf(state->png))) png_read_info(state->png, state->info);
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
  if (!state) return out_of_memory();
  if (setjmp(png_jmpbuf(state->png))) return finish(state);
  png_read_info(state->png, state->info);
  int64_t width = png_get_image_width(state->png, state->info), height = png_get_image_height(state->png, state->info);
  if (width * height > limits.pixels) {
    state->status.outcome = PI_LIMIT;
    return finish(state);
  }
  // Interlaced pictures are read pass by pass into one line: every byte is inflated and unfiltered, none is kept.
  int passes = png_set_interlace_handling(state->png);
  png_read_update_info(state->png, state->info);
  state->row = malloc(png_get_rowbytes(state->png, state->info));
  if (!state->row) {
    finish(state);
    return out_of_memory();
  }
  for (int pass = 0; pass < passes; pass++)
    for (int64_t line = 0; line < height; line++) png_read_row(state->png, state->row, NULL);
  png_read_end(state->png, NULL);
  return finish(state);
}

uint32_t pi_png_version(void) { return png_access_version_number(); }
