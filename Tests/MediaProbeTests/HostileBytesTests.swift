import MediaProbe
import Robustness
import Testing

/// Tests hostile bytes. A trap would end the tests, so a reading that ends has passed.
@Suite struct HostileBytesTests {
  private static let pictures: [(HeaderReader, [UInt8])] = [
    (.avif, heif(width: 64, height: 48, [box("irot", [1]), box("pixi", be32(0), [3, 8, 8, 8])])),
    (.tiff, tiffBlock(tag: 256, value: 5, bigEndian: true)),
    (
      .tiff,
      [0x49, 0x49] + le16(43) + le16(8) + le16(0) + le32(16) + zeros(4) + le32(1) + zeros(4) + le16(256)
        + le16(4) + le32(1) + zeros(12)
    ),
    (
      .webp,
      Array("RIFF".utf8) + le32(40) + Array("WEBPVP8X".utf8) + le32(10) + zeros(10) + Array("ANMF".utf8)
        + le32(16) + zeros(16)
    ),
    (
      .gif,
      Array("GIF89a".utf8) + le16(1) + le16(1) + [0x80, 0, 0] + zeros(6) + [0x21, 0xF9, 4] + zeros(5) + [0x2C]
        + zeros(9) + [2, 1, 0, 0, 0x3B]
    ),
    (.jxl, box("JXL ", be32(0x0D0A_870A)) + box("jxlc", [0xFF, 0x0A] + zeros(12))),
    (.jp2, [0xFF, 0x4F, 0xFF, 0x51] + zeros(40)),
    (.ico, le16(0) + le16(1) + le16(1) + zeros(16)),
  ]

  @Test(arguments: 0..<8) func `Reading ends for every truncated length`(index: Int) {
    let (reader, bytes) = HostileBytesTests.pictures[index]
    for count in 0..<bytes.count { #expect(reader.brokenPromises(MemorySource(Array(bytes.prefix(count)))) == []) }
  }

  @Test(arguments: 0..<8) func `Reading ends for every changed byte`(index: Int) {
    let (reader, bytes) = HostileBytesTests.pictures[index]
    for place in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[place] = value
        #expect(reader.brokenPromises(MemorySource(changed)) == [])
        // Sizes and counts have four bytes.
        for next in place..<min(place + 4, bytes.count) { changed[next] = value }
        #expect(reader.brokenPromises(MemorySource(changed)) == [])
      }
    }
  }

  @Test func `Offsets outside of the fields return nil`() {
    let fields = Fields([1, 2, 3])
    #expect(fields.u32(0) == nil && fields.u8(3) == nil && fields.u8(-1) == nil && fields.u16(Int.max) == nil)
    #expect(fields.part(4) == nil && fields.part(0, 4) == nil && fields.part(1, -1) == nil)
    #expect(fields.part(3)?.count == 0)
  }
}
