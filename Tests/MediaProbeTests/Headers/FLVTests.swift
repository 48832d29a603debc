import MediaProbe
import Testing

@Suite struct FLVTests {
  /// Returns a tag (Adobe Flash Video File Format Specification, 10.1, E.4.1) and its length, which follows it.
  static func tag(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
    [kind] + be32(content.count).dropFirst() + zeros(7) + content + be32(content.count + 11)
  }

  static let head: [UInt8] = Array("FLV".utf8) + [1, 5] + be32(9) + be32(0)
  static let frames = (0..<60).flatMap { _ in tag(9, [0x17] + [UInt8](repeating: 0x55, count: 999)) }
  static let plain = head + frames

  /// A file whose first tag states its size and the key frames (AMF 0 Specification, 2): every tenth frame.
  static func described(size: Int? = nil, shift: Int = 0) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      [0] + (0..<8).map { UInt8(Double(value).bitPattern >> (56 - 8 * UInt64($0)) & 0xFF) }
    }
    func name(_ text: String) -> [UInt8] { be16(text.utf8.count) + Array(text.utf8) }
    func content(_ size: Int, _ first: Int) -> [UInt8] {
      let places = (0..<6).flatMap { number(first + 10150 * $0 + shift) }
      return [2] + name("onMetaData") + [8] + be32(2) + name("filesize") + number(size) + name("keyframes") + [3]
        + name("filepositions") + [10] + be32(6) + places + [0, 0, 9, 0, 0, 9]
    }
    let start = head.count + tag(18, content(0, 0)).count
    return head + tag(18, content(size ?? start + frames.count, start)) + frames
  }

  private func code(_ bytes: [UInt8]) throws -> Problem.Code? {
    try flvProblem(MemorySource(bytes), size: UInt64(bytes.count))?.code
  }

  @Test func `A whole file has no problems`() throws {
    #expect(try code(Self.plain) == nil && code(Self.described()) == nil)
    // Some writers leave out the last length.
    #expect(try code(Array(Self.plain.dropLast(4))) == nil)
  }

  @Test func `It reports a missing end`() throws {
    for bytes in [Self.plain, Self.described()] {
      #expect(try code(Array(bytes.prefix(bytes.count / 2))) == .truncated)
      #expect(try code(Array(bytes.dropLast(100))) == .truncated)
    }
  }

  @Test func `It reports zeros and foreign bytes`() throws {
    for bytes in [Self.plain, Self.described()] {
      let half = bytes.count / 2
      #expect(try code(Array(bytes.prefix(half)) + zeros(bytes.count - half)) == .zeroFilled)
    }
    let half = Self.plain.count / 2
    #expect(try code(Array(Self.plain.prefix(half)) + Self.plain.dropFirst(half + 100)) == .damaged)
    #expect(try code(Self.plain + Array("<html></html>".utf8)) == .trailingData)
  }

  @Test func `It compares the first tag with the file`() throws {
    #expect(try code(Self.described(shift: 300)) == .damaged)
    #expect(try code(Self.described(shift: 1 << 20)) == .truncated)
    // The end is whole, so an editor may have kept the size of the original.
    #expect(try code(Self.described(size: 999)) == .corrupt)
  }

  @Test func `Reading ends for every truncated length`() throws {
    let bytes = Self.described()
    for count in stride(from: 0, to: bytes.count, by: 137) { _ = try code(Array(bytes.prefix(count))) }
  }
}
