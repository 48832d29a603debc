import MediaProbe

/// Counts what the Swift readers take from a file. Used within one reading, on one thread.
final class MeteredSource: ByteSource {
  private let file: OpenFile
  private(set) var bytesRead: Int64 = 0

  init(_ file: OpenFile) { self.file = file }

  var size: UInt64? { file.size }

  func bytes(_ range: Range<UInt64>) throws(Halt) -> [UInt8] {
    let bytes = try file.bytes(range)
    bytesRead += Int64(bytes.count)
    return bytes
  }
}
