#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension [UInt8] {
  /// Returns the offset of the first byte 0xFF, with which markers of JPEG begin, at or after an offset; nil if it does not
  /// occur.
  ///
  /// The C library compares 16 bytes or more at a time, which a loop in Swift does not.
  func firstMarkerByte(from start: Int) -> Int? {
    unsafe withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress,
        let found = unsafe memchr(base + start, 0xFF, bytes.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }
}
