import MediaProbe

/// Reads the records of an NDJSON or JSON report line by line. Preflight writes one record per line in both formats. A file
/// from Windows can begin with a byte order mark, and can have a carriage return before each line end.
struct RecordLines {
  /// The longest line in bytes. Every record is much shorter.
  static let longestLine = 16 << 20
  private static let blockSize = 1 << 18

  private let file: OpenFile
  private var buffer: [UInt8] = []
  private var place = 0
  private var offset: UInt64 = 0
  /// The number of lines that were read.
  private(set) var number = 0

  init(_ file: OpenFile) { self.file = file }

  /// Returns the next record without its comma; nil at the end.
  mutating func next() throws -> ArraySlice<UInt8>? {
    while let line = try nextLine().map(Self.withoutCarriageReturn) {
      let record = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      // The brackets of the array are on lines of their own.
      if !record.isEmpty, record != [UInt8(ascii: "[")], record != [UInt8(ascii: "]")] { return record }
    }
    return nil
  }

  private mutating func nextLine() throws -> ArraySlice<UInt8>? {
    var searched = place
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { place = end + 1 }
        number += 1
        return buffer[place..<end]
      }
      searched = buffer.count - place
      buffer.removeFirst(place)
      place = 0
      guard buffer.count < Self.longestLine else { throw NoRecords() }
      let block = try file.bytes(offset..<offset + UInt64(Self.blockSize))
      guard !block.isEmpty else {
        defer { place = buffer.count }
        number += 1
        return buffer.isEmpty ? nil : buffer[...]
      }
      let isMarked = offset == 0 && block.starts(with: Self.byteOrderMark)
      offset += UInt64(block.count)
      buffer += isMarked ? block.dropFirst(Self.byteOrderMark.count) : block[...]
    }
  }

  /// Returns the last record of a file; nil if the file has no records.
  static func last(of file: OpenFile) throws -> [UInt8]? {
    let size = UInt64(clamping: file.fileSize)
    var length = min(size, UInt64(blockSize))
    while true {
      let tail = try file.bytes(size - length..<size)
      let lines = tail.split(separator: UInt8(ascii: "\n")).map(withoutCarriageReturn)
        .filter { !$0.isEmpty && $0 != [UInt8(ascii: "]")] }
      // The first of these lines can be incomplete.
      if let line = lines.last, lines.count > 1 || length == size { return Array(line) }
      guard length < min(size, UInt64(longestLine)) else { return nil }
      length = min(size, length * 8)
    }
  }

  /// The byte order mark of UTF-8, which Windows puts before a text.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func withoutCarriageReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// The error for a line that is longer than any record.
  struct NoRecords: Error {}
}
