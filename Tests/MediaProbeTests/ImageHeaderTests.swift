import MediaProbe
import Testing

@Suite struct ImageHeaderTests {
  @Test func readsABitmapFromTopToBottom() throws {
    let bytes =
      Array("BM".utf8) + zeros(12) + le32(40) + le32(127) + le32(-64) + le16(1) + le16(24) + zeros(24)
    let image = try #require(try read(.bmp, bytes).get().image)
    #expect(image.width == 127 && image.height == 64 && image.colorType == .rgb)
  }

  @Test func leavesOutANegativeWidth() throws {
    let bytes = Array("BM".utf8) + zeros(12) + le32(40) + le32(-127) + le32(64) + le16(1) + le16(24) + zeros(24)
    let facts = try read(.bmp, bytes).get()
    #expect(facts.kind == .image && facts.image?.width == nil)
    #expect(facts.problems.map(\.code) == [.impossibleSize])
  }

  private func gif(frames: Int, delay: Int = 7, trailer: Bool = true) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + le16(12) + le16(34) + [0x80, 0, 0] + zeros(6)
    for _ in 0..<frames {
      bytes += [0x21, 0xF9, 4, 0] + le16(delay) + [0, 0]
      bytes += [0x2C] + zeros(4) + le16(12) + le16(34) + [0] + [2, 1, 0x44, 0]
    }
    return bytes + (trailer ? [0x3B] : [])
  }

  @Test func countsTheFramesOfAGIF() throws {
    let facts = try read(.gif, gif(frames: 3)).get()
    #expect(facts.image?.frameCount == 3 && facts.image?.animated == true && facts.duration == 0.21)
    #expect(facts.problems.isEmpty)
  }

  @Test func aSingleFrameIsNoAnimation() throws {
    let facts = try read(.gif, gif(frames: 1)).get()
    #expect(facts.image?.animated == false && facts.duration == nil && facts.image?.width == 12)
  }

  @Test func saysThatAGIFIsCut() throws {
    #expect(try read(.gif, gif(frames: 2, trailer: false)).get().problems.map(\.code) == [.truncated])
  }

  private func riff(_ chunks: [UInt8]...) -> [UInt8] {
    let content = Array("WEBP".utf8) + chunks.flatMap { $0 }
    return Array("RIFF".utf8) + le32(content.count) + content
  }
  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + le32(content.count) + content + zeros(content.count & 1)
  }
  private func le24(_ value: Int) -> [UInt8] { Array(le32(value).prefix(3)) }

  @Test func readsTheCanvasOrientationAndTimeOfAWebP() throws {
    let frame = zeros(12) + le24(40) + [0]
    let bytes = riff(
      chunk("VP8X", [0x1A, 0, 0, 0] + le24(319) + le24(199)), chunk("ANMF", frame), chunk("ANMF", frame),
      chunk("EXIF", tiffBlock(tag: 0x0112, value: 6, bigEndian: false)))
    let facts = try read(.webp, bytes).get()
    let image = try #require(facts.image)
    #expect(image.storedWidth == 320 && image.width == 200 && image.orientation == 6 && image.hasAlpha == true)
    #expect(image.animated == true && image.frameCount == 2 && facts.duration == 0.08)
  }

  @Test func readsALosslessWebP() throws {
    let bits = 122 | 455 << 14
    let image = try #require(try read(.webp, riff(chunk("VP8L", [0x2F] + le32(bits)))).get().image)
    #expect(image.width == 123 && image.height == 456)
  }

  @Test(arguments: [true, false]) func readsATIFFInBothByteOrders(bigEndian: Bool) throws {
    let n16 = bigEndian ? be16 : le16
    let n32 = bigEndian ? be32 : le32
    let entries = [(256, 30), (257, 20), (258, 8), (262, 2), (274, 6), (277, 3)]
    var bytes: [UInt8] = (bigEndian ? [0x4D, 0x4D] : [0x49, 0x49]) + n16(42) + n32(8) + n16(entries.count)
    for (tag, value) in entries { bytes += n16(tag) + n16(3) + n32(1) + n16(value) + n16(0) }
    let image = try #require(try read(.tiff, bytes + n32(0)).get().image)
    #expect(image.storedWidth == 30 && image.width == 20 && image.orientation == 6 && image.colorType == .rgb)
  }

  @Test func readsABigTIFF() throws {
    func entry(_ tag: Int, _ value: Int) -> [UInt8] {
      le16(tag) + le16(4) + le32(1) + zeros(4) + le32(value) + zeros(4)
    }
    let bytes =
      [0x49, 0x49] + le16(43) + le16(8) + le16(0) + le32(16) + zeros(4) + le32(2) + zeros(4)
      + entry(256, 123) + entry(257, 456) + zeros(8)
    let image = try #require(try read(.tiff, bytes).get().image)
    #expect(image.width == 123 && image.height == 456)
  }

  @Test func aDirectoryThatPointsToItselfEnds() throws {
    // The first directory is a thumbnail whose SubIFD is itself.
    var bytes = [0x49, 0x49] + le16(42) + le32(8) + le16(4)
    for (tag, value) in [(254, 1), (256, 8), (257, 8), (330, 8)] {
      bytes += le16(tag) + le16(4) + le32(1) + le32(value)
    }
    #expect(try read(.tiff, bytes + le32(8)).get().image?.width == 8)
  }

  @Test func readsJPEGXLAndJPEG2000() throws {
    // SizeHeader: small, height (80 / 8 - 1), ratio 3 (3:2).
    let bits = 1 | 9 << 1 | 4 << 6
    let jxl = try #require(try read(.jxl, [0xFF, 0x0A] + le16(bits) + zeros(4)).get().image)
    #expect(jxl.width == 120 && jxl.height == 80)
    let jp2 = box("jP  ", be32(0x0D0A_870A)) + box("jp2h", box("ihdr", be32(45), be32(67), be16(3), [7, 7, 0, 0]))
    let image = try #require(try read(.jp2, jp2).get().image)
    #expect(image.width == 67 && image.height == 45 && image.bitDepth == 8 && image.colorType == .rgb)
  }
}
