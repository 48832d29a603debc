/// What Preflight needs of libpng and libjpeg-turbo, as plain functions over plain values.
///
/// A file comes in as a descriptor and never as a name. Both libraries report errors by `longjmp`; none leaves this target.
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
  /// The file ends before what it declares.
  PI_END_OF_FILE,
  PI_IO_ERROR,
  /// A limit of `pi_limits` was reached.
  PI_LIMIT,
  PI_OUT_OF_MEMORY,
} pi_outcome;

/// What one reading may cost. All ceilings are finite.
typedef struct pi_limits {
  /// Bytes that may be read from the file.
  int64_t read_bytes;
  /// Pixels of the whole picture; what has more is described, and not decoded.
  int64_t pixels;
  /// Bytes that the library may allocate for one chunk or for its own tables.
  int64_t memory_bytes;
  /// Scans of a progressive JPEG that are decoded.
  int32_t scans;
  /// Milliseconds from the call until it gives up.
  int64_t deadline_ms;
} pi_limits;

/// How a reading went. `outcome` tells of what ended it; `warnings` counts damage that did not.
typedef struct pi_status {
  pi_outcome outcome;
  int32_t warnings;
  /// The library's words for what ended it, else for the first warning; empty when all is well.
  char detail[200];
  int64_t bytes_read;
} pi_status;

/// The text of `detail`; valid as long as the status is.
const char *pi_status_detail(const pi_status *status);

/// The header of a PNG. The size is 0 × 0 when it could not be read, and stands otherwise, whatever the outcome.
typedef struct pi_png {
  uint32_t width, height;
  int32_t bit_depth;
  /// PNG 11.2.1: 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGB with alpha.
  int32_t color_type;
  bool interlaced;
  /// A tRNS chunk stands before the image data.
  bool has_transparency;
} pi_png;

pi_status pi_png_read_header(int descriptor, int64_t size, pi_limits limits, pi_png *png);
/// Decodes every line.
pi_status pi_png_decode(int descriptor, int64_t size, pi_limits limits);

/// The header of a JPEG. The size is 0 × 0 when it could not be read, and stands otherwise, whatever the outcome.
typedef struct pi_jpeg {
  uint32_t width, height;
  int32_t bit_depth, components;
  bool progressive, arithmetic;
  /// As libjpeg names it: 1 gray, 2 RGB, 3 YCbCr, 4 CMYK, 5 YCCK; 0 not known.
  int32_t color_space;
} pi_jpeg;

pi_status pi_jpeg_read_header(int descriptor, int64_t size, pi_limits limits, pi_jpeg *jpeg);
/// Decodes every scan line.
pi_status pi_jpeg_decode(int descriptor, int64_t size, pi_limits limits);

/// Version of the libpng that is loaded, such as 10639 for 1.6.39.
uint32_t pi_png_version(void);
/// Version of libjpeg-turbo, as its headers tell it: the library itself does not.
const char *pi_jpeg_version(void);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
