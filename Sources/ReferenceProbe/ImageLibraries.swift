import CImages
import MediaProbe

/// Access to libpng and libjpeg-turbo with this module's own types.
enum ImageLibraries {
  /// The result of a reading by a library.
  struct Ending {
    enum Cause {
      case done, invalid, endOfFile, ioError, limit, outOfMemory, unsupported
    }

    let cause: Cause
    /// Number of errors that did not end the reading.
    let warnings: Int
    let detail: String
    let bytesRead: Int64
    /// The error number if the system could not read; otherwise 0.
    let systemError: Int32
  }

  static func pngHeader(_ file: OpenFile, _ limits: ReferenceLimits) -> (pi_png, Ending) {
    var png = pi_png()
    let status = unsafe pi_png_read_header(file.descriptor, file.fileSize, native(limits, .stream), &png)
    return (png, Ending(status))
  }

  static func jpegHeader(_ file: OpenFile, _ limits: ReferenceLimits) -> (pi_jpeg, Ending) {
    var jpeg = pi_jpeg()
    let status = unsafe pi_jpeg_read_header(file.descriptor, file.fileSize, native(limits, .stream), &jpeg)
    return (jpeg, Ending(status))
  }

  static func decodePNG(_ file: OpenFile, _ limits: ReferenceLimits) -> Ending {
    Ending(pi_png_decode(file.descriptor, file.fileSize, native(limits, .decode)))
  }

  static func decodeJPEG(_ file: OpenFile, _ limits: ReferenceLimits) -> Ending {
    Ending(pi_jpeg_decode(file.descriptor, file.fileSize, native(limits, .decode)))
  }

  static func native(_ limits: ReferenceLimits, _ depth: Tier) -> pi_limits {
    pi_limits(
      read_bytes: depth >= .decode ? limits.decodedBytes : limits.headerBytes,
      pixels: depth >= .decode ? largestDecodedPicture : largestPicture,
      memory_bytes: depth >= .decode ? limits.pictureAllocation : limits.allocation,
      scans: Int32(clamping: limits.scans), deadline_ms: Int64(limits.deadline * 1000))
  }
}

extension ImageLibraries.Ending {
  fileprivate init(_ status: pi_status) {
    cause =
      switch status.outcome {
      case PI_OK: .done
      case PI_END_OF_FILE: .endOfFile
      case PI_IO_ERROR: .ioError
      case PI_LIMIT: .limit
      case PI_OUT_OF_MEMORY: .outOfMemory
      case PI_UNSUPPORTED: .unsupported
      default: .invalid
      }
    warnings = Int(status.warnings)
    bytesRead = status.bytes_read
    systemError = status.system_error
    var copy = status
    detail = unsafe withUnsafePointer(to: &copy) { unsafe String(cString: pi_status_detail($0)) }
  }
}
