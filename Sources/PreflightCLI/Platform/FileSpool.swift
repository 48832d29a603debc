import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An unnamed temporary file in `TMPDIR`. It is created with the first bytes and deleted when it is closed. It is used by one
/// task.
final class FileSpool: ReportSpool {
  /// The error for a temporary file that cannot be created, written or read.
  struct Failure: Error, CustomStringConvertible {
    let cause: SystemError
    var description: String {
      "its temporary file in \(surroundings.temporaryFolder) failed: \(cause) (set TMPDIR to use another folder)"
    }
  }

  private var descriptor: Int32 = -1
  private var size: UInt64 = 0

  deinit { if descriptor >= 0 { close(descriptor) } }

  func append(_ bytes: [UInt8]) throws -> Range<UInt64> {
    do throws(SystemError) {
      if descriptor < 0 { descriptor = try OutputFile.openUnnamedTemporaryFile(in: surroundings.temporaryFolder) }
      try writeAll(bytes, to: descriptor)
    } catch {
      throw Failure(cause: error)
    }
    let start = size
    size += UInt64(bytes.count)
    return start..<size
  }

  func bytes(_ range: Range<UInt64>) throws -> [UInt8] {
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
      while filled < range.count {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let got = unsafe pread(descriptor, rest.baseAddress, rest.count, off_t(range.lowerBound) + off_t(filled))
        if got > 0 {
          filled += got
        } else if got == 0 || errno != EINTR {
          // All bytes were written, so an early end is a failure of the disk.
          code = got == 0 ? EIO : errno
          break
        }
      }
    }
    guard code == 0 else { throw Failure(cause: SystemError(code: code)) }
    return bytes
  }
}
