import MediaProbe
import PreflightPlanning
import Testing

/// Tests which parts of a picture's file a repair keeps, and which it names as lost.
@Suite struct PictureAccountTests {
  private static func big(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * (width - 1 - $0))) }
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big(content.count + 2, 2) + content
  }

  private static func jpeg(_ segments: [UInt8] = []) -> [UInt8] {
    [0xFF, 0xD8] + segments + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 2, 0xFF, 0, 3, 0xFF, 0xD9]
  }

  private static func xmp(_ text: String) -> [UInt8] {
    segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta \(text)/>".utf8))
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count, 4) + Array(type.utf8) + content + [0, 0, 0, 0]
  }

  private static func png(_ chunks: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + chunk("IHDR", [UInt8](repeating: 0, count: 13)) + chunks
  }

  private static let isoName = Array("urn:iso:std:iso:ts:21496:-1\0".utf8)

  /// The metadata of a gain map of one channel (ISO 21496-1, annex C) with this largest gain.
  private static func gain(_ most: Int) -> [UInt8] {
    [0, 0, 0, 0, 0] + [0, 1, most, 1, 0, 1, most, 1, 1, 1, 0, 1, 0, 1].flatMap { big($0, 4) }
  }

  private static let gainMaps: [(file: [UInt8], counts: Bool)] = [
    (jpeg() + jpeg(xmp("hdrgm:GainMapMin=\"0\" hdrgm:GainMapMax=\"2.5\"")), true),
    (jpeg() + jpeg(xmp("hdrgm:GainMapMin=\"0\" hdrgm:GainMapMax=\"0.0\" hdrgm:Gamma=\"1\"")), false),
    (jpeg() + jpeg(segment(0xE2, isoName + gain(3))), true), (jpeg() + jpeg(segment(0xE2, isoName + gain(0))), false),
    (jpeg() + jpeg(xmp("apdi:AuxiliaryImageType=\"urn:com:apple:photo:2020:aux:hdrgainmap\"")), true),
    // The picture announces a map, but the file has none.
    (jpeg(xmp("hdrgm:Version=\"1.0\"")), false), (jpeg() + jpeg(), false),
  ]

  @Test(arguments: gainMaps)
  func `A gain map counts if it changes a pixel`(file: [UInt8], counts: Bool) {
    #expect(PictureMetadata(file, format: "jpeg").hasGainMap == counts)
  }

  @Test func `The pages of a TIFF are counted without its previews`() {
    func directory(_ type: Int, next: Int) -> [UInt8] {
      Self.big(1, 2) + Self.big(254, 2) + Self.big(4, 2) + Self.big(1, 4) + Self.big(type, 4) + Self.big(next, 4)
    }
    let file =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8] + directory(0, next: 26) + directory(2, next: 44) + directory(1, next: 62)
      + directory(2, next: 8)
    #expect(PictureMetadata(file, format: "tiff").otherPages == 2)
  }

  private static let label =
    "Iptc4xmpExt:DigitalSourceType=\"http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia\""

  private static let labeled: [(format: String, file: [UInt8], isLabeled: Bool)] = [
    ("jpeg", jpeg(xmp(label)), true),
    ("png", png(chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0<x \(label)/>".utf8))), true),
    ("png", png(chunk("caBX", Array("jumb trainedAlgorithmicMedia".utf8))), true),
    ("jpeg", jpeg(xmp("Iptc4xmpExt:DigitalSourceType=\"http://cv.iptc.org/digitalCapture\"")), false),
  ]

  @Test(arguments: labeled)
  func `The label of AI is found in XMP and in a signed history`(format: String, file: [UInt8], isLabeled: Bool) {
    #expect(PictureMetadata(file, format: format).isMadeByAI == isLabeled)
  }

  /// Exif data with a place in a directory of its own.
  private static let exif: [UInt8] =
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + big(0x8825, 2) + big(4, 2) + big(1, 4) + big(26, 4) + big(0, 4)
    + [0, 2] + big(1, 2) + big(2, 2) + big(2, 4) + Array("N\0\0\0".utf8) + big(2, 2) + big(5, 2) + big(3, 4)
    + big(56, 4)
    + big(0, 4) + (0..<6).flatMap { big($0 + 40, 4) }

  @Test func `A place is removed without moving a byte`() throws {
    let file = Self.jpeg(
      Self.segment(0xE1, Array("Exif\0\0".utf8) + Self.exif)
        + Self.xmp("exif:GPSLatitude=\"48,8N\" dc:title=\"Spring\""))
    #expect(PictureMetadata(file, format: "jpeg").hasLocation)
    let without = try #require(PictureFile.withoutLocation(file, format: "jpeg"))
    #expect(without.count == file.count)
    let found = PictureMetadata(without, format: "jpeg")
    #expect(!found.hasLocation)
    #expect(found.xmp?[...].contains(text: "dc:title=\"Spring\"") == true)
    #expect(PictureFile.withoutLocation(Self.jpeg(), format: "jpeg") == Self.jpeg())
  }

  @Test func `A packet loses properties and becomes upright`() {
    var packet = XMPPacket(
      Array(
        """
        <rdf:RDF><rdf:Description hdrgm:Version="1" tiff:Orientation='6' dc:format="a">\
        <Container:Directory><rdf:li>1</rdf:li></Container:Directory><dc:title>T</dc:title></rdf:Description></rdf:RDF>
        """.utf8))
    packet.blank(XMPPacket.furtherParts)
    packet.setUpright()
    packet.addLabelOfAI()
    let text = String(decoding: packet.bytes, as: UTF8.self)
    #expect(!text.contains("hdrgm") && !text.contains("Container") && !text.contains("rdf:li"))
    #expect(text.contains("tiff:Orientation='1'") && text.contains("dc:format=\"a\"") && text.contains("<dc:title>T<"))
    #expect(packet.isLabeledAsAI)
  }

  // MARK: Colors

  private struct Missing: Error {}

  /// Returns the account of a picture with code points of its primaries and its transfer function, or with a profile.
  private static func account(
    _ codes: [Int] = [], profile: String? = nil, _ type: ImageFacts.ColorType = .rgb
  ) -> PictureAccount {
    var image = ImageFacts()
    (image.format, image.colorType, image.isAnimated) = ("png", type, false)
    (image.storedWidth, image.storedHeight) = (10, 10)
    var facts = MediaFacts(container: "png", image: image)
    var metadata = PictureMetadata([], format: "png")
    metadata.profile = profile.map { Self.profile($0) }
    var color = ColorFacts()
    color.source = profile == nil ? nil : .iccProfile
    facts.color = color
    if codes.count == 2 { facts.statedColors = StatedColors(.cicp, primaries: codes[0], transfer: codes[1]) }
    return PictureAccount(metadata, facts)
  }

  /// Returns the smallest profile of gray, whose curve has no steps.
  private static func profile(_ model: String) -> [UInt8] {
    [UInt8](repeating: 0, count: 16) + Array(model.utf8) + [UInt8](repeating: 0, count: 16) + Array("acsp".utf8)
      + [UInt8](repeating: 0, count: 88) + big(1, 4) + Array("kTRC".utf8) + big(144, 4) + big(12, 4)
      + Array("curv".utf8) + big(0, 8)
  }

  @Test func `A profile that is written has the channels of the pixels`() throws {
    #expect(Self.account(profile: "GRAY").profile == nil && Self.account(profile: "CMYK").profile == nil)
    #expect(Self.account(profile: "RGB ").profile == Self.profile("RGB "))
    let gray = try #require(Self.account(profile: "GRAY", .gray).profile)
    #expect(gray[16..<20].elementsEqual("RGB ".utf8))
  }

  @Test func `Code points precede a profile in a PNG`() {
    #expect(Self.account([12, 13], profile: "RGB ").profileFacts?.description == "Display P3")
    #expect(Self.account([1, 13], profile: "RGB ").profile == nil)
  }

  @Test func `Tones of HDR are mapped, and Lab is not converted`() throws {
    for transfer in [16, 18] {
      let account = Self.account([9, transfer])
      guard case .tones = account.conversion else { throw Missing() }
      #expect(account.obstacle == nil)
    }
    guard case .profile = Self.account([9, 13]).conversion else { throw Missing() }
    #expect(Self.account(profile: "Lab ", .ycbcr).obstacle == .lab && Self.account().obstacle == nil)
  }

  /// Code points, and colors with their values in sRGB from Little CMS 2.
  private static let conversions: [(codes: [Int], from: [UInt8], to: [Int])] = [
    ([12, 13], [200, 100, 50, 7], [215, 93, 31, 7]), ([12, 13], [10, 20, 30, 255], [7, 20, 31, 255]),
    ([9, 13], [200, 100, 50, 255], [241, 76, 29, 255]), ([9, 13], [255, 0, 0, 255], [255, 0, 0, 255]),
    ([12, 13], [128, 128, 128, 255], [128, 128, 128, 255]),
  ]

  @Test(arguments: conversions)
  func `Colors are converted to sRGB`(codes: [Int], from: [UInt8], to: [Int]) throws {
    guard case .profile(let profile) = Self.account(codes).conversion else { throw Missing() }
    var pixels = from
    try #require(ColorConversion(profile: profile, channels: 3)).convert(&pixels)
    #expect(zip(pixels, to).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(pixels)")
    #expect(ColorConversion(profile: profile, channels: 4) == nil)
    // The matrix counts if the table has a form that is not read.
    var other = profile
    let place = try #require(other.firstRange(of: Array("cprt".utf8)))
    other.replaceSubrange(place, with: Array("A2B0".utf8))
    #expect(ColorConversion(profile: other, channels: 3) != nil)
  }

  /// A table of the smallest grid whose color has the lightness of the paper minus that of the black ink.
  @Test func `The darkest ink becomes black`() throws {
    var table = Array("mft1".utf8) + Self.big(0, 4) + [4, 3, 2, 0] + [UInt8](repeating: 0, count: 36)
    let line = (0..<256).map { UInt8($0) }
    for _ in 0..<4 { table += line }
    for corner in 0..<16 { table += [corner & 1 == 1 ? 40 : 255, 128, 128] }
    for _ in 0..<3 { table += line }
    var profile = [UInt8](repeating: 0, count: 128) + Self.big(1, 4) + Array("A2B0".utf8)
    profile += Self.big(144, 4) + Self.big(table.count, 4) + table
    profile.replaceSubrange(16..<24, with: Array("CMYKLab ".utf8))
    var pixels: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255]
    try #require(ColorConversion(profile: profile, channels: 4)).convert(&pixels)
    #expect(pixels[0..<4].allSatisfy { $0 >= 254 }, "\(pixels)")
    #expect(pixels[4..<7].allSatisfy { $0 <= 1 } && pixels[8..<11].allSatisfy { $0 <= 1 }, "\(pixels)")
  }
}
