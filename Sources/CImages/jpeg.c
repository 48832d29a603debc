#include "input.h"
#include "reduce.h"

// jpeglib.h needs FILE.
#include <stdio.h>

#include <jerror.h>
#include <jpeglib.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_BYTES 4096

typedef struct reading {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  jmp_buf escape;
  pr_input input;
  pi_status status;
  int32_t scans;
  // True if a part of a picture is enough: if the file ends within the scans, the library completes the picture.
  bool may_end_early;
  pi_reducer reducer;  // For a thumbnail.
  unsigned char block[BLOCK_BYTES];
} reading;

static void leave(reading *state, pi_outcome outcome, const char *message) {
  state->status.outcome = outcome;
  state->status.detail[0] = 0;
  pi_status_keep(&state->status, message);
  longjmp(state->escape, 1);
}

static pi_outcome outcome_of(int code) {
  switch (code) {
    // Beyond its limit the library asks for a temporary file, which it cannot make here.
    case JERR_OUT_OF_MEMORY:
    case JERR_NO_BACKING_STORE: return PI_OUT_OF_MEMORY;
    // These are precisions other than 8 bits, lossless and hierarchical coding, and features that a build of the library lacks.
    case JERR_BAD_PRECISION:
    case JERR_SOF_UNSUPPORTED:
    case JERR_ARITH_NOTIMPL:
    case JERR_CONVERSION_NOTIMPL:
    case JERR_CCIR601_NOTIMPL:
    case JERR_FRACT_SAMPLE_NOTIMPL:
    case JERR_NOTIMPL:
    case JERR_NOT_COMPILED: return PI_UNSUPPORTED;
    default: return PI_INVALID;
  }
}

static void on_error(j_common_ptr common) {
  reading *state = common->client_data;
  char message[JMSG_LENGTH_MAX];
  common->err->format_message(common, message);
  leave(state, outcome_of(common->err->msg_code), message);
}

static void on_message(j_common_ptr common, int level) {
  // An unknown JFIF version or Adobe color transform does not affect the data.
  int code = common->err->msg_code;
  if (level >= 0 || code == JWRN_JFIF_MAJOR || code == JWRN_ADOBE_XFORM) return;
  reading *state = common->client_data;
  char message[JMSG_LENGTH_MAX];
  common->err->format_message(common, message);
  state->status.warnings++;
  pi_status_keep(&state->status, message);
}

static void print_nothing(j_common_ptr common) { (void)common; }
static void do_nothing(j_decompress_ptr jpeg) { (void)jpeg; }

static boolean fill(j_decompress_ptr jpeg) {
  reading *state = jpeg->client_data;
  size_t got = pr_input_read(&state->input, state->block, BLOCK_BYTES);
  if (got == 0) {
    pi_outcome failure = pi_input_failure(&state->input);
    if (failure == PI_LIMIT) leave(state, PI_LIMIT, pi_input_limit(&state->input));
    if (failure == PI_IO_ERROR) leave(state, PI_IO_ERROR, "reading failed");
    // Missing bytes are not replaced here: the library would read a header from them.
    if (!state->may_end_early) leave(state, PI_END_OF_FILE, "");
    WARNMS(jpeg, JWRN_JPEG_EOF);
    state->block[0] = 0xFF;
    state->block[1] = JPEG_EOI;
    got = 2;
  }
  state->source.next_input_byte = state->block;
  state->source.bytes_in_buffer = got;
  return TRUE;
}

static void skip(j_decompress_ptr jpeg, long count) {
  reading *state = jpeg->client_data;
  if (count <= 0) return;
  if ((size_t)count <= state->source.bytes_in_buffer) {
    state->source.next_input_byte += count;
    state->source.bytes_in_buffer -= (size_t)count;
  } else {
    state->input.position += count - (long)state->source.bytes_in_buffer;
    state->source.bytes_in_buffer = 0;
  }
}

// Limits the scans of a progressive picture: each costs as much as the whole, and their number is unlimited.
static void on_progress(j_common_ptr common) {
  reading *state = common->client_data;
  if (!common->is_decompressor) return;
  if (state->jpeg.input_scan_number > state->scans) leave(state, PI_LIMIT, "more scans than are decoded");
}

static reading *set_up(int descriptor, int64_t size, pi_limits limits) {
  // The state is on the heap because variables that change between setjmp and longjmp must not be in registers.
  reading *state = calloc(1, sizeof(*state));
  if (!state) return NULL;
  state->input = pi_input_make(descriptor, size, limits);
  state->scans = limits.scans;
  state->jpeg.err = jpeg_std_error(&state->errors);
  state->errors.error_exit = on_error;
  state->errors.emit_message = on_message;
  state->errors.output_message = print_nothing;
  state->jpeg.client_data = state;
  if (setjmp(state->escape)) {
    free(state);
    return NULL;
  }
  jpeg_create_decompress(&state->jpeg);
  // Creating the object clears everything except the error manager and the client data.
  state->jpeg.mem->max_memory_to_use = (long)limits.memory_bytes;
  state->source = (struct jpeg_source_mgr){
      .init_source = do_nothing,
      .fill_input_buffer = fill,
      .skip_input_data = skip,
      .resync_to_restart = jpeg_resync_to_restart,
      .term_source = do_nothing,
  };
  state->jpeg.src = &state->source;
  state->progress.progress_monitor = on_progress;
  state->jpeg.progress = &state->progress;
  return state;
}

static pi_status finish(reading *state) {
  jpeg_destroy_decompress(&state->jpeg);
  pi_status status = pi_status_end(&state->status, &state->input);
  free(state);
  return status;
}

pi_status pi_jpeg_read_header(int descriptor, int64_t size, pi_limits limits, pi_jpeg *out) {
  *out = (pi_jpeg){0};
  reading *state = set_up(descriptor, size, limits);
  if (!state) return pi_status_out_of_memory();
  if (!setjmp(state->escape)) jpeg_read_header(&state->jpeg, TRUE);
  // The frame header (T.81, B.2.2) states the size before the number of components. Without components it was cut off. The
  // library keeps the sides of a header that it refuses.
  if (state->jpeg.num_components > 0 && state->jpeg.image_width > 0 && state->jpeg.image_height > 0) {
    out->width = state->jpeg.image_width;
    out->height = state->jpeg.image_height;
    out->bit_depth = state->jpeg.data_precision;
    out->components = state->jpeg.num_components;
  }
  out->progressive = state->jpeg.progressive_mode;
  out->arithmetic = state->jpeg.arith_code;
  out->color_space = (int32_t)state->jpeg.jpeg_color_space;
  return finish(state);
}

pi_status pi_jpeg_decode(int descriptor, int64_t size, pi_limits limits) {
  reading *state = set_up(descriptor, size, limits);
  if (!state) return pi_status_out_of_memory();
  if (setjmp(state->escape)) return finish(state);
  jpeg_read_header(&state->jpeg, TRUE);
  if ((int64_t)state->jpeg.image_width * state->jpeg.image_height > limits.pixels)
    leave(state, PI_LIMIT, "more pixels than are decoded");
  jpeg_start_decompress(&state->jpeg);
  // The picture is decoded line by line, into memory that the library frees with the object.
  JSAMPARRAY line = state->jpeg.mem->alloc_sarray((j_common_ptr)&state->jpeg, JPOOL_IMAGE,
                                                  state->jpeg.output_width * (JDIMENSION)state->jpeg.output_components, 1);
  while (state->jpeg.output_scanline < state->jpeg.output_height) {
    if (pr_input_past_deadline(&state->input)) leave(state, PI_LIMIT, pi_input_limit(&state->input));
    jpeg_read_scanlines(&state->jpeg, line, 1);
  }
  jpeg_finish_decompress(&state->jpeg);
  return finish(state);
}

// Chooses the smallest scale, in eighths, at which the picture covers the wanted size.
static void choose_scale(j_decompress_ptr jpeg, uint32_t width, uint32_t height) {
  jpeg->scale_denom = 8;
  for (jpeg->scale_num = 1; jpeg->scale_num < 8; jpeg->scale_num++) {
    jpeg_calc_output_dimensions(jpeg);
    if (jpeg->output_width >= width && jpeg->output_height >= height) return;
  }
}

// Converts CMYK to RGBA in place. Adobe's programs write inverted CMYK.
static void mix_inks(uint8_t *pixels, uint32_t count, bool inverted) {
  for (; count > 0; count--, pixels += 4) {
    for (int i = 0; i < 4; i++) pixels[i] = inverted ? pixels[i] : 255 - pixels[i];
    for (int i = 0; i < 3; i++) pixels[i] = (uint8_t)((pixels[i] * pixels[3] + 127) / 255);
    pixels[3] = 255;
  }
}

bool pi_jpeg_picture(int descriptor, int64_t size, pi_limits limits, uint32_t width, uint32_t height, uint8_t *out) {
  reading *state = set_up(descriptor, size, limits);
  if (!state) return false;
  j_decompress_ptr jpeg = &state->jpeg;
  if (setjmp(state->escape)) goto done;
  jpeg_read_header(jpeg, TRUE);
  if ((int64_t)jpeg->image_width * jpeg->image_height > limits.pixels) goto done;
  state->may_end_early = true;
  bool has_inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
  choose_scale(jpeg, width, height);
  jpeg_start_decompress(jpeg);
  if (!pi_reducer_make(&state->reducer, jpeg->output_width, jpeg->output_height, width, height)) goto done;
  JSAMPARRAY line = jpeg->mem->alloc_sarray((j_common_ptr)jpeg, JPOOL_IMAGE, jpeg->output_width * 4, 1);
  while (jpeg->output_scanline < jpeg->output_height && !pr_input_past_deadline(&state->input)) {
    uint32_t y = jpeg->output_scanline;
    jpeg_read_scanlines(jpeg, line, 1);
    if (has_inks) mix_inks(line[0], jpeg->output_width, jpeg->saw_Adobe_marker);
    pi_reducer_add(&state->reducer, y, 0, 1, line[0], jpeg->output_width);
  }

done:;
  bool found = pi_reducer_end(&state->reducer, out);
  finish(state);
  return found;
}

// jconfig.h has the version as a bare token.
#define QUOTED(token) #token
#define VERSION_TEXT(token) QUOTED(token)

const char *pi_jpeg_version(void) {
#ifdef LIBJPEG_TURBO_VERSION
  return VERSION_TEXT(LIBJPEG_TURBO_VERSION);
#else
  return VERSION_TEXT(JPEG_LIB_VERSION);
#endif
}
