/// Splits the bytes of a stream into lines.
package struct LineSplitter {
  /// A part of the stream.
  package enum Part: Equatable {
    case line([UInt8])
    /// A line that is longer than the limit. Its bytes are dropped.
    case tooLong
  }

  private let limit: Int
  private var rest: [UInt8] = []
  /// True within a line that is too long.
  private var isSkipping = false

  /// - Parameter limit: The largest length of a line.
  package init(limit: Int) { self.limit = limit }

  /// Adds bytes, and calls a function with each line that ends among them.
  package mutating func add(_ bytes: ArraySlice<UInt8>, _ take: (Part) -> Void) {
    var bytes = bytes
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      finish(bytes[..<end], take)
      bytes = bytes[(end + 1)...]
    }
    guard !isSkipping else { return }
    rest += bytes
    if rest.count > limit { skip(take) }
  }

  /// Ends the stream: a last line needs no line feed.
  package mutating func end(_ take: (Part) -> Void) { finish([], take) }

  private mutating func finish(_ bytes: ArraySlice<UInt8>, _ take: (Part) -> Void) {
    defer { (rest, isSkipping) = ([], false) }
    if isSkipping { return }
    guard rest.count + bytes.count <= limit else { return take(.tooLong) }
    let line = rest.isEmpty ? Array(bytes) : rest + bytes
    // An empty line is no message, and a carriage return belongs to the line end.
    if line.contains(where: { $0 > 0x20 }) { take(.line(line)) }
  }

  private mutating func skip(_ take: (Part) -> Void) {
    (rest, isSkipping) = ([], true)
    take(.tooLong)
  }
}
