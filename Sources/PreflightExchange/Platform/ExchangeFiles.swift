import MediaProbe
import PreflightDocuments

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension OpenFile {
  /// Creates an unnamed temporary file with these bytes in a folder.
  convenience init(bytes: [UInt8], in folder: String) throws {
    let descriptor = try OutputFile.openUnnamedTemporaryFile(in: folder)
    do throws(SystemError) {
      try writeAll(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    try self.init(owning: descriptor)
  }
}
