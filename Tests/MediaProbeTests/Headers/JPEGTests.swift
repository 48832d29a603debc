import MediaProbe
import Robustness
import Testing

@Suite struct JPEGTests {
  static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
    let length = body.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + body
  }

  static func frame(
    _ marker: UInt8 = 0xC0, width: Int = 40, height: Int = 30, depth: UInt8 = 8, ids: [UInt8] = [1, 2, 3]
  )
    -> [UInt8]
  {
    segment(
      marker,
      [depth, UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF), UInt8(ids.count)]
        + ids.flatMap { [$0, 0x11, 0] })
  }

  static func adobe(_ transform: UInt8) -> [UInt8] {
    segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform])
  }

  static let start: [UInt8] = [0xFF, 0xD8]
  static let scan: [UInt8] = segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 2, 3, 0xFF, 0xD9]
  static let jfif = segment(0xE0, Array("JFIF".utf8) + [0, 1, 2, 0, 0, 1, 0, 1, 0, 0])

  /// Returns an EXIF block with an orientation, in either byte order.
  static func exif(_ orientation: UInt8, little: Bool) -> [UInt8] {
    let block: [UInt8] =
      little
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    return segment(0xE1, Array("Exif".utf8) + [0, 0] + block)
  }

  private func image(_ parts: [UInt8]...) throws -> ImageFacts {
    try #require(HeaderReader.jpeg.read(MemorySource(Self.start + parts.flatMap { $0 })).image)
  }

  @Test(
    arguments: [
      ([UInt8](), [1, 2, 3], ImageFacts.ColorType.ycbcr), ([], [82, 71, 66], .rgb), (jfif, [82, 71, 66], .ycbcr),
      (adobe(0), [1, 2, 3], .rgb), (adobe(1), [1, 2, 3], .ycbcr), ([], [1], .gray), ([], [1, 2, 3, 4], .cmyk),
      (adobe(2), [1, 2, 3, 4], .ycck), (adobe(0), [1, 2, 3, 4], .cmyk),
    ] as [([UInt8], [UInt8], ImageFacts.ColorType)])
  func `It reads the color model`(segment: [UInt8], ids: [UInt8], expected: ImageFacts.ColorType) throws {
    #expect(try image(segment, Self.frame(ids: ids), Self.scan).colorType == expected)
  }

  @Test(arguments: [false, true])
  func `It rotates by the EXIF orientation`(little: Bool) throws {
    let image = try image(Self.exif(6, little: little), Self.frame(), Self.scan)
    #expect(image.orientation == 6 && image.width == 30 && image.height == 40 && image.rotation == 90)
  }

  /// Returns an index of pictures (CIPA DC-007, 5.2.3) with one entry of 16 bytes for each type.
  private static func index(_ types: [UInt32], little: Bool) -> [UInt8] {
    func number(_ value: UInt32, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
      return little ? bytes : bytes.reversed()
    }
    let head = Array((little ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
    let count = number(0xB001, 2) + number(4, 2) + number(1, 4) + number(UInt32(types.count), 4)
    let list = number(0xB002, 2) + number(7, 2) + number(16 * UInt32(types.count), 4) + number(38, 4)
    let entries = types.flatMap { number($0, 4) + zeros(12) }
    return segment(0xE2, Array("MPF".utf8) + [0] + head + count + list + number(0, 4) + entries)
  }

  /// The primary picture has the type 0x030000. Gain maps have none, and large thumbnails 0x010001 and 0x010002.
  @Test(
    arguments: [
      ([0x2003_0000, 0], false), ([0x2003_0000, 0x01_0001, 0x01_0002], false), ([0x2002_0002, 0x02_0002], true),
      ([0x2003_0000, 0x02_0001], true), ([0x2002_0003], true), ([], false),
    ] as [([UInt32], Bool)], [false, true])
  func `A JPEG with several views of a scene is a multi-picture file`(
    pictures: ([UInt32], Bool), little: Bool
  ) throws {
    let image = try image(Self.index(pictures.0, little: little), Self.frame(), Self.scan)
    #expect(image.isMultiPicture == pictures.1)
  }

  @Test func `A cut index of pictures names none`() throws {
    let index = Self.index([0x2002_0002, 0x02_0002], little: true)
    let cut = Self.segment(0xE2, Array(index[4..<30]))
    #expect(try image(cut, Self.frame(), Self.scan).isMultiPicture == false)
    #expect(try image(Self.frame(), Self.scan).isMultiPicture == false)
  }

  @Test func `It recognizes progressive files and motion photos`() throws {
    #expect(try image(Self.frame(0xC2), Self.scan).isProgressive == true)
    #expect(try image(Self.frame(0xCA), Self.scan).isProgressive == true)
    #expect(try image(Self.frame(0xC9), Self.scan).isProgressive == false)
    for text in [
      "GCamera:MotionPhoto=\"1\" padding", "<Camera:MicroVideo>1</Camera:MicroVideo>", "GCamera:MotionPhoto='1'",
      "Camera:MicroVideo\n = \"1\"",
    ] {
      let xmp = Self.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/".utf8) + [0] + Array(text.utf8))
      #expect(try image(xmp, Self.frame(), Self.scan).isMotionPhoto == true)
    }
    let other = Self.segment(
      0xE1, Array("http://ns.adobe.com/xap/1.0/\0GCamera:MotionPhoto=\"0\" Camera:MotionPhotoVersion='1'".utf8))
    #expect(try image(other, Self.frame(), Self.scan).isMotionPhoto == false)
  }

  /// Editors put megabytes of extended XMP and previews before the segments that describe the image.
  @Test(arguments: [0xE1, 0xE2] as [UInt8]) func `It skips large segments without image data`(marker: UInt8) throws {
    let large = Self.segment(marker, Array("http://ns.adobe.com/xmp/extension/\0".utf8) + zeros(65_000))
    var bytes = Self.start
    for _ in 0..<160 { bytes += large }
    let source = MeteredSource(
      MemorySource(bytes + Self.exif(6, little: true) + Self.frame() + Self.scan), budget: .header)
    let facts = try HeaderReader.jpeg.read(source)
    #expect(facts.image?.orientation == 6 && facts.problems.isEmpty && source.bytesRead < 1 << 20)
  }

  @Test func `It distinguishes damage from failure`() throws {
    func problems(_ parts: [UInt8]...) throws -> [Problem.Code] {
      try HeaderReader.jpeg.read(MemorySource(Self.start + parts.flatMap { $0 })).problems.map(\.code)
    }
    #expect(try problems(Self.frame(), Self.scan).isEmpty)
    #expect(try problems(Self.frame()) == [.truncated])
    #expect(try problems([1, 2], Self.frame(), Self.scan) == [.corrupt])
    #expect(try problems(Self.frame(0xC3), Self.scan) == [.corrupt])
    #expect(try problems(Self.frame(0xF7), Self.scan) == [.corrupt])
    #expect(try image(Self.frame(0xF7), Self.scan).colorType == .rgb)
    for (bytes, code) in [
      (Self.start + Self.jfif, ReadError.Code.truncated), (Self.start + Self.scan, .corrupt),
      (Self.start + Self.frame(height: 0) + Self.scan, .corrupt),
      (Self.start + Self.frame(depth: 1) + Self.scan, .corrupt),
      (Self.start + Self.frame(depth: 17) + Self.scan, .corrupt),
      (Self.start + Self.frame(width: 60000, height: 60000) + Self.scan, .tooLarge),
    ] {
      guard case .failed(let error) = outcome(.jpeg, MemorySource(bytes)) else {
        Issue.record("expected \(code)")
        continue
      }
      #expect(error.code == code)
    }
  }

  private static let large =
    start + jfif + exif(8, little: true) + segment(0xE2, [UInt8](repeating: 7, count: 6000)) + frame() + scan

  @Test func `Arrival order does not change the answer`() { #expect(HeaderReader.jpeg.disagreements(Self.large) == []) }

  @Test func `Mutated files break no promise of the reader`() {
    let small = Self.start + Self.jfif + Self.exif(8, little: true) + Self.adobe(1) + Self.frame() + Self.scan
    #expect(HeaderReader.jpeg.brokenPromises(ofVariantsOf: small, count: 3000, seed: 2) == [])
  }
}
