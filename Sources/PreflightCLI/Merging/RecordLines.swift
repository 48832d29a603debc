import MediaProbe

/// The records of an NDJSON or JSON report, a line each as Preflight writes both, without reading it whole. A file that went
/// through an editor or a shell on Windows may begin with a byte order mark, and have a carriage return before each line end.
struct RecordLines {
  /// No record is near as long.
  static let longestLine = 16 << 20
  private static let blockSize = 1 << 18

  private let file: OpenFile
  private var buffer: [UInt8] = []
  private var place = 0
  private var offset: UInt64 = 0

  init(_ file: OpenFile) { self.file = file }

  /// The next record without what joins it to others; nil at the end.
  mutating func next() throws -> ArraySlice<UInt8>? {
    while let line = try nextLine().map(Self.withoutCarriageReturn) {
      let record = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      // The brackets of the array stand on lines of their own.
      if !record.isEmpty, record != [UInt8(ascii: "[")], record != [UInt8(ascii: "]")] { return record }
    }
    return nil
  }

  private mutating func nextLine() throws -> ArraySlice<UInt8>? {
    var searched = place
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { place = end + 1 }
        return buffer[place..<end]
      }
      searched = buffer.count - place
      buffer.removeFirst(place)
      place = 0
      guard buffer.count < Self.longestLine else { throw NoRecords() }
      let block = try file.bytes(offset..<offset + UInt64(Self.blockSize))
      guard !block.isEmpty else {
        defer { place = buffer.count }
        return buffer.isEmpty ? nil : buffer[...]
      }
      let isMarked = offset == 0 && block.starts(with: Self.byteOrderMark)
      offset += UInt64(block.count)
      buffer += isMarked ? block.dropFirst(Self.byteOrderMark.count) : block[...]
    }
  }

  /// The last record of a file; nil when it has none.
  static func last(of file: OpenFile) throws -> [UInt8]? {
    let size = UInt64(clamping: file.fileSize)
    var length = min(size, UInt64(blockSize))
    while true {
      let tail = try file.bytes(size - length..<size)
      let lines = tail.split(separator: UInt8(ascii: "\n")).map(withoutCarriageReturn)
        .filter { !$0.isEmpty && $0 != [UInt8(ascii: "]")] }
      // The first line of what was read may lack its beginning.
      if let line = lines.last, lines.count > 1 || length == size { return Array(line) }
      guard length < min(size, UInt64(longestLine)) else { return nil }
      length = min(size, length * 8)
    }
  }

  /// What Windows marks a text in UTF-8 with.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func withoutCarriageReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// A line longer than any record.
  struct NoRecords: Error {}
}
