import MediaProbe
import Testing

@Suite struct ByteSearchTests {
  private let bytes = Array("aab<!-- x -->aab".utf8)

  @Test func `It finds the first occurrence`() {
    #expect(bytes[...].firstRange(ofText: "aab") == 0..<3)
    #expect(bytes[1...].firstRange(ofText: "aab") == 13..<16)
    #expect(bytes[...].firstRange(ofText: "ab<") == 1..<4)
    #expect(bytes[4...].firstRange(ofText: "<!--") == nil)
    #expect(bytes[...].firstRange(ofText: "aabb") == nil && bytes[..<2].firstRange(ofText: "aab") == nil)
  }

  @Test func `It compares only the bytes of the slice`() {
    #expect(bytes[...].contains(text: "-->") && !bytes[..<12].contains(text: "-->"))
    #expect(bytes[3...].begins(with: "<!--") && !bytes[3..<6].begins(with: "<!--"))
    #expect(bytes[...].firstRange(ofText: "") == nil && !bytes[..<0].contains(text: "a"))
  }
}

/// Tests that a declared number of 32 or 64 bits leads to no place outside of the bytes.
@Suite struct DeclaredNumberTests {
  private let fields = Fields([0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4])

  @Test func `The largest 32-bit number is read correctly`() {
    #expect(fields.u32(0) == 4_294_967_295)
    var bits = BitReader(fields.bytes)
    #expect(bits.longBits(32) == 4_294_967_295 && !bits.isExhausted)
    #expect(bits.bits(31) == 0x0102_0304 >> 1 && !bits.isExhausted)
    #expect(bits.bits(32) == 0 && bits.isExhausted)
  }

  @Test(arguments: [-1, 8, 4_294_967_295, Int64.max, .min])
  func `Offsets outside of the bytes return nil`(place: Int64) {
    #expect(fields.u32(place) == nil && !fields.has("a", at: place))
    #expect(fields.part(place, 1 as Int64) == nil && fields.part(0 as Int64, place + (place == 8 ? 1 : 0)) == nil)
  }

  @Test func `Offsets inside the bytes return the bytes`() {
    #expect(fields.u32(4 as Int64) == 0x0102_0304 && fields.part(4, 2 as Int64)?.bytes == [1, 2])
    #expect(fields.part(6 as Int64)?.bytes == [3, 4] && fields.part(5 as Int64, 1)?.bytes == [2])
    #expect(fields.has("\u{1}\u{2}", at: 4 as Int64))
  }

  @Test func `A declared length past the end is not fetched`() throws {
    var window = ByteWindow(MemorySource(Array(fields.bytes)))
    #expect(try window.fields(4, Int64(4))?.bytes == [1, 2, 3, 4])
    #expect(try window.fields(0, Int64.max) == nil)
    #expect(try window.fields(4, -1 as Int64) == nil)
  }
}
