/// An interface to libpng and libjpeg-turbo with plain functions and plain values.
///
/// A file is passed as a descriptor and never as a name. Both libraries report errors by `longjmp`, which never leaves
/// this target.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

typedef enum pi_outcome {
  PI_OK = 0,
  /// The content contradicts its format.
  PI_INVALID,
  /// The file ends before its declared end.
  PI_END_OF_FILE,
  PI_IO_ERROR,
  /// A limit of `pi_limits` was reached.
  PI_LIMIT,
  /// The reading needs more memory than the library may have, or than the process can get.
  PI_OUT_OF_MEMORY,
  /// The content uses a feature of its format that the library does not read.
  PI_UNSUPPORTED,
} pi_outcome;

/// Limits on the cost of one reading. All of them are finite.
typedef struct pi_limits {
  /// Bytes that may be read from the file.
  int64_t read_bytes;
  /// Pixels of the whole picture; a larger one is described but not decoded.
  int64_t pixels;
  /// Bytes that the library may allocate for one chunk or for its own tables.
  int64_t memory_bytes;
  /// Number of scans of a progressive JPEG that are decoded.
  int32_t scans;
  /// Milliseconds until the call is abandoned.
  int64_t deadline_ms;
} pi_limits;

/// The result of a reading. `outcome` is the reason for its end; `warnings` counts damage that did not end it.
typedef struct pi_status {
  pi_outcome outcome;
  int32_t warnings;
  /// The library's message about the end, or otherwise about the first warning; empty without such a message.
  char detail[200];
  int64_t bytes_read;
  /// The error number if the system could not read, whatever the outcome; otherwise 0.
  int32_t system_error;
} pi_status;

/// Returns the text of `detail`; it is valid as long as the status is.
const char *pi_status_detail(const pi_status *status);

/// The header of a PNG. The size is 0 × 0 if it could not be read; otherwise it is valid, whatever the outcome.
typedef struct pi_png {
  uint32_t width, height;
  int32_t bit_depth;
  /// PNG 11.2.1: 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGB with alpha.
  int32_t color_type;
  bool interlaced;
  /// True if a tRNS chunk precedes the image data.
  bool has_transparency;
} pi_png;

pi_status pi_png_read_header(int descriptor, int64_t size, pi_limits limits, pi_png *png);
/// Decodes every line.
pi_status pi_png_decode(int descriptor, int64_t size, pi_limits limits);

/// The header of a JPEG. The size is 0 × 0 if it could not be read; otherwise it is valid, whatever the outcome.
typedef struct pi_jpeg {
  uint32_t width, height;
  int32_t bit_depth, components;
  bool progressive, arithmetic;
  /// The color space in libjpeg's numbers: 1 gray, 2 RGB, 3 YCbCr, 4 CMYK, 5 YCCK; 0 unknown.
  int32_t color_space;
} pi_jpeg;

pi_status pi_jpeg_read_header(int descriptor, int64_t size, pi_limits limits, pi_jpeg *jpeg);
/// Decodes every scan line.
pi_status pi_jpeg_decode(int descriptor, int64_t size, pi_limits limits);

/// Decodes a picture and scales it down to this size, which must not exceed its own in either direction. Returns false
/// if nothing could be decoded.
///
/// The result is 8-bit RGBA; `out` has room for width × height × 4 bytes. A JPEG is decoded at the smallest sufficient
/// scale that libjpeg offers; both formats are decoded line by line. If damage ends a picture, the part before it is
/// kept and the rest is transparent.
bool pi_jpeg_picture(int descriptor, int64_t size, pi_limits limits, uint32_t width, uint32_t height, uint8_t *out);
bool pi_png_picture(int descriptor, int64_t size, pi_limits limits, uint32_t width, uint32_t height, uint8_t *out);

/// A small picture and its orientation.
typedef struct pi_canvas {
  const uint8_t *rgba;
  uint32_t width, height;
  /// First mirrored left to right or top to bottom, then rotated clockwise: 0, 90, 180 or 270.
  bool flip_x, flip_y;
  int32_t turn;
} pi_canvas;

/// Writes an upright picture as a baseline JPEG, over a checkerboard where it is transparent. Returns its number of
/// bytes, or 0 if it exceeds `capacity`.
int32_t pi_jpeg_encode(const pi_canvas *canvas, int32_t quality, uint8_t *out, int32_t capacity);

/// Returns the version of the loaded libpng, such as 10639 for 1.6.39.
uint32_t pi_png_version(void);
/// Returns the version of libjpeg-turbo in its headers; the library itself does not provide it.
const char *pi_jpeg_version(void);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
