import MediaProbe
import PreflightPlanning
import Testing

/// Tests that color profiles and Exif data are copied into images, and that images lose trailing data.
@Suite struct PictureFileTests {
  private static let profile = [UInt8](repeating: 7, count: 70_000)

  /// Exif data with an orientation of 6, a time, the notes of a maker, and a second directory for a thumbnail.
  private static let exif: [UInt8] =
    [0x49, 0x49, 42, 0, 8, 0, 0, 0, 3, 0]
    + [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0] + [0x32, 1, 2, 0, 20, 0, 0, 0, 50, 0, 0, 0]
    + [0x69, 0x87, 4, 0, 1, 0, 0, 0, 70, 0, 0, 0] + [70, 0, 0, 0] + Array("2026:11:27 10:20:30\0".utf8)
    + [1, 0, 0x7C, 0x92, 7, 0, 4, 0, 0, 0] + Array("NOTE".utf8) + [0, 0, 0, 0]

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 0xFF)] + content
  }

  private static let scan: [UInt8] = [1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4]

  private static func jpeg(_ segments: [UInt8]) -> [UInt8] {
    [0xFF, 0xD8] + segments + segment(0xDA, [1, 1, 0, 0, 63, 0]) + scan + [0xFF, 0xD9]
  }

  private static func holds(_ bytes: [UInt8], _ text: String) -> Bool {
    let word = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: word) }
  }

  @Test func `A stripped JPEG keeps orientation and time and loses trailing data`() throws {
    let segments =
      Self.segment(0xE1, Array("Exif\0\0".utf8) + Self.exif)
      + Self.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x GCamera:MotionPhoto=\"1\"/>".utf8))
      + Self.segment(0xE2, Array("MPF\0list".utf8))
      + Self.segment(0xEB, Array("JP".utf8) + [0, 1, 0, 0, 0, 1, 0, 0, 0, 20] + Array("jumbhistory".utf8))
    let file = Self.jpeg(segments) + Array("a clip".utf8)
    #expect(PictureMetadata(file, format: "jpeg").hasContentCredentials)
    let stripped = try #require(PictureFile.stripped(file))
    #expect(stripped.suffix(Self.scan.count + 2) == (Self.scan + [0xFF, 0xD9])[...])
    let found = PictureMetadata(stripped, format: "jpeg")
    #expect(!found.hasContentCredentials)
    #expect(Exif(try #require(found.exif)[...])?.orientation == 6)
    #expect(Self.holds(stripped, "2026:11:27 10:20:30"))
    for word in ["MotionPhoto", "MPF", "history", "NOTE", "a clip"] { #expect(!Self.holds(stripped, word), "\(word)") }
    #expect(PictureFile.stripped(stripped) == nil)
  }

  /// XMP that announces nothing else is kept.
  @Test func `A stripped JPEG keeps its descriptions`() throws {
    let xmp = Self.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x dc:title=\"Spring\"/>".utf8))
    let stripped = try #require(PictureFile.stripped(Self.jpeg(xmp) + [0]))
    #expect(Self.holds(stripped, "Spring"))
  }

  private static let cut: [[UInt8]] = [
    [], [0xFF], [0xFF, 0xD8, 0xFF, 0xE1, 0, 200], [0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 1, 2, 3],
  ]

  @Test(arguments: cut)
  func `A JPEG without an end is not stripped`(file: [UInt8]) {
    #expect(PictureFile.stripped(file) == nil)
  }

  private static let pictures: [(format: String, bytes: [UInt8])] = [
    ("jpeg", jpeg(segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]))),
    (
      "png",
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + [UInt8](repeating: 0, count: 17)
        + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]
    ),
    ("webp", Array("RIFF".utf8) + [20, 0, 0, 0] + Array("WEBPVP8L".utf8) + [7, 0, 0, 0, 0x2F, 3, 0, 0, 0, 0, 0, 0]),
  ]

  @Test(arguments: ["jpeg", "png", "webp"])
  func `A profile and Exif data are read back`(format: String) throws {
    let picture = try #require(Self.pictures.first { $0.format == format }).bytes
    var metadata = PictureMetadata([], format: format)
    metadata.profile = Self.profile
    metadata.exif = Self.exif
    var parts = PictureParts()
    parts.profile = metadata.profile
    parts.xmp = Array("<x dc:title=\"Spring\"/>".utf8)
    parts.exif = Self.parts(metadata, format).exif
    let whole = PictureFile.adding(parts, to: picture, format: format)
    let found = PictureMetadata(whole, format: format)
    #expect(found.profile == Self.profile)
    #expect(found.xmp == parts.xmp)
    let exif = try #require(found.exif)
    #expect(Self.holds(exif, "2026:11:27 10:20:30") && !Self.holds(exif, "NOTE"))
    // The image is written upright.
    #expect(Exif(exif[...])?.orientation == nil)
    // The copy lacks the tags that its encoder writes itself.
    let plain = PictureFile.written(whole, with: PictureParts(), format: format)
    if format != "webp" { #expect(plain.count < whole.count && PictureMetadata(plain, format: format).profile == nil) }
    #expect(PictureFile.adding(PictureParts(), to: picture, format: format) == picture)
  }

  private static func parts(_ metadata: PictureMetadata, _ format: String) -> PictureParts {
    var facts = MediaFacts()
    facts.kind = .image
    facts.image = ImageFacts()
    facts.image?.format = format
    facts.image?.colorType = .rgb
    facts.image?.isAnimated = false
    guard let edit = Edit(copying: facts) else { return PictureParts() }
    return PictureParts(metadata, of: facts, for: edit)
  }

  @Test(arguments: [("white", [255, 255, 255]), ("Navy", [0, 0, 128]), ("#0a0B0c", [10, 11, 12])])
  func `A color has a name or six digits`(text: String, components: [Int]) throws {
    #expect(try #require(RepairColor(text)).components == components)
  }

  @Test(arguments: ["", "#", "#12345", "#1234567", "#12345g", "#+12345", "blurple", "red,scale=2", "white@0.5"])
  func `Other texts are not colors`(text: String) {
    #expect(RepairColor(text) == nil)
  }
}
