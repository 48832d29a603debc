import Foundation
import MediaProbe
import ReferenceProbe
import Testing

@Suite struct ImageTests {
  @Test(arguments: [
    ("png", "png"), ("jpg", "jpeg"), ("gif", "gif"), ("bmp", "bmp"), ("tiff", "tiff"), ("webp", "webp"), ("jp2", "jp2"),
  ]) func `It reads a still image`(fileExtension: String, container: String) throws {
    let facts = try FFmpegFile(fileExtension, [picture(122, 44)], ["-frames:v", "1"]).read()
    let image = try #require(facts.image)
    #expect(facts.kind == .image && facts.container == container && facts.duration == nil && facts.video == nil)
    #expect(image.width == 122 && image.height == 44 && image.isAnimated == false && image.frameCount == 1)
  }

  @Test(arguments: [("gif", []), ("apng", []), ("webp", ["-c:v", "libwebp_anim"])]) func `It counts frames`(
    fileExtension: String, options: [String]
  ) throws {
    let facts = try FFmpegFile(fileExtension, [picture(64, 48, rate: "10", seconds: 1)], options).read()
    #expect(facts.kind == .image && facts.image?.isAnimated == true && facts.image?.frameCount == 10)
    #expect(abs((facts.duration ?? 0) - 1) < 0.01)
  }

  @Test func `It reads bit depth and alpha of a PNG`() throws {
    func png(_ format: String) throws -> ImageFacts? {
      try FFmpegFile("png", [picture(32, 32)], ["-frames:v", "1", "-pix_fmt", format]).read().image
    }
    let deep = try png("rgb48be")
    #expect(deep?.bitDepth == 16 && deep?.colorType == .rgb && deep?.hasAlpha == false)
    let clear = try png("rgba")
    #expect(clear?.colorType == .rgba && clear?.hasAlpha == true)
    #expect(try png("gray")?.colorType == .gray)
  }

  @Test(arguments: 1...8) func `It applies the orientation of a JPEG`(value: Int) throws {
    let plain = try FFmpegFile("jpg", [picture(64, 32)], ["-frames:v", "1"]).bytes
    // ITU-T T.81 B.2.4.6: an APP1 segment with an EXIF block in big-endian order, directly after SOI.
    let block = Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0]
    let segment = [0xFF, 0xE1, 0, UInt8(block.count + 6)] + block + [0, 0, 0, 0]
    let image = try #require(try TemporaryFile(Array(plain.prefix(2)) + segment + plain.dropFirst(2)).read().image)
    #expect(image.orientation == value && image.storedWidth == 64 && image.storedHeight == 32)
    #expect(image.width == (value >= 5 ? 32 : 64) && image.height == (value >= 5 ? 64 : 32))
  }

  /// Returns a JPEG with another type or precision in its frame header (ITU-T T.81, B.2.2).
  private func jpeg(_ width: Int, _ height: Int, type: UInt8 = 0xC0, precision: UInt8 = 8) throws -> TemporaryFile {
    var bytes = try FFmpegFile("jpg", [picture(width, height)], ["-frames:v", "1"]).bytes
    let place = try #require(bytes.firstRange(of: [0xFF, 0xC0, 0, 17, 8])?.lowerBound)
    (bytes[place + 1], bytes[place + 4]) = (type, precision)
    return try TemporaryFile(bytes)
  }

  @Test(arguments: [(type: 0xC1, precision: 12), (type: 0xC3, precision: 8)] as [(type: UInt8, precision: UInt8)])
  func `A JPEG that the library cannot read is not damaged`(type: UInt8, precision: UInt8) throws {
    let facts = try jpeg(64, 32, type: type, precision: precision).read(depth: .decode)
    #expect(facts.image?.width == 64 && facts.image?.bitDepth == Int(precision))
    #expect(facts.problems.map(\.code) == [.unsupported, .unsupported], "\(facts.problems)")
  }

  /// A progressive JPEG is decoded as a whole, in memory.
  @Test func `A JPEG that needs much memory is not damaged`() throws {
    let facts = try jpeg(1280, 1280, type: 0xC2).read(ReferenceLimits(pictureAllocation: 1 << 20), depth: .decode)
    #expect(facts.problems.map(\.code) == [.limitReached], "\(facts.problems)")
  }
}
