/// Bytes at one or two places of a file's first page, written as Latin-1 characters.
package struct Mark: Sendable, Equatable, ExpressibleByStringLiteral {
  package let offset: Int
  package let bytes: [UInt8]
  package private(set) var second: Second?

  /// Bytes that begin at one of these places.
  package struct Second: Sendable, Equatable {
    package let places: Range<Int>
    package let bytes: [UInt8]
  }

  init(_ text: String, at offset: Int = 0, and other: String? = nil, from otherOffset: Int = 8) {
    (self.offset, bytes) = (offset, Mark.bytes(text))
    second = other.map { Second(places: otherOffset..<otherOffset + 1, bytes: Mark.bytes($0)) }
  }

  /// Creates a mark with a second text somewhere in the first `length` bytes.
  init(_ text: String, with other: String, inFirst length: Int) {
    (offset, bytes) = (0, Mark.bytes(text))
    let second = Mark.bytes(other)
    self.second = Second(places: bytes.count..<max(bytes.count, length - second.count + 1), bytes: second)
  }

  package init(stringLiteral text: String) { self.init(text) }

  package func matches(_ head: Fields) -> Bool {
    func has(_ bytes: [UInt8], at place: Int) -> Bool {
      guard place + bytes.count <= head.count else { return false }
      let start = head.bytes.startIndex + place
      for index in bytes.indices where head.bytes[start + index] != bytes[index] { return false }
      return true
    }
    guard has(bytes, at: offset) else { return false }
    guard let second else { return true }
    for place in second.places where has(second.bytes, at: place) { return true }
    return false
  }

  private static func bytes(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8(clamping: $0.value) } }
}
