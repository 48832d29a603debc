/// Numbers of any width, from the highest bit of each byte on.
struct BitReader {
  private let fields: Fields
  private var position = 0

  init(_ fields: Fields) { self.fields = fields }

  /// The next bits as a number, at most 32 of them; nil when they are not all there.
  mutating func read(_ count: Int) -> Int? {
    guard count <= 32, position + count <= fields.count * 8 else { return nil }
    var value = 0
    for index in position..<position + count {
      guard let byte = fields.u8(index / 8) else { return nil }
      value = value << 1 | byte >> (7 - index % 8) & 1
    }
    position += count
    return value
  }
}
