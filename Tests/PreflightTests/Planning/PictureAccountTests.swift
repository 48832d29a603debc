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

  private static func account(_ metadata: PictureMetadata, _ type: ImageFacts.ColorType) -> PictureAccount {
    var image = ImageFacts()
    (image.format, image.colorType, image.isAnimated) = ("png", type, false)
    (image.storedWidth, image.storedHeight) = (10, 10)
    var facts = MediaFacts(container: "png", image: image)
    // PNG third edition, 12.4: specified code points precede a profile.
    var color = ColorFacts()
    color.source =
      metadata.codes.map { $0.primaries != 2 } == true ? .cicp : metadata.profile == nil ? nil : .iccProfile
    facts.color = color
    return PictureAccount(metadata, facts)
  }

  private static func metadata(_ codes: ColorCodes? = nil, profile: String? = nil) -> PictureMetadata {
    var metadata = PictureMetadata([], format: "png")
    metadata.codes = codes
    if let profile {
      // The smallest profile of gray has a curve without steps.
      let head = [UInt8](repeating: 0, count: 16) + Array(profile.utf8) + [UInt8](repeating: 0, count: 16)
      metadata.profile =
        head + Array("acsp".utf8) + [UInt8](repeating: 0, count: 88) + big(1, 4) + Array("kTRC".utf8) + big(144, 4)
        + big(12, 4) + Array("curv".utf8) + big(0, 8)
    }
    return metadata
  }

  @Test func `A profile that is written has the channels of the pixels`() throws {
    #expect(Self.account(Self.metadata(profile: "GRAY"), .rgb).profile == nil)
    #expect(Self.account(Self.metadata(profile: "CMYK"), .rgb).profile == nil)
    #expect(Self.account(Self.metadata(profile: "RGB "), .rgb).profile == Self.metadata(profile: "RGB ").profile)
    let gray = try #require(Self.account(Self.metadata(profile: "GRAY"), .gray).profile)
    #expect(gray[16..<20].elementsEqual("RGB ".utf8))
  }

  @Test func `Code points precede a profile in a PNG`() {
    let wide = Self.account(Self.metadata(ColorCodes(primaries: 12, transfer: 13), profile: "RGB "), .rgb)
    #expect(wide.profileFacts?.description == "Display P3")
    #expect(Self.account(Self.metadata(ColorCodes(primaries: 1, transfer: 13), profile: "RGB "), .rgb).profile == nil)
    // Unspecified code points say nothing.
    #expect(Self.account(Self.metadata(ColorCodes(primaries: 2, transfer: 2), profile: "RGB "), .rgb).profile != nil)
  }

  @Test func `Tones of HDR are mapped, and Lab is not converted`() {
    for transfer in [16, 18] {
      let account = Self.account(Self.metadata(ColorCodes(primaries: 9, transfer: transfer)), .rgb)
      #expect(account.tones != nil && account.obstacle == nil)
    }
    #expect(Self.account(Self.metadata(ColorCodes(primaries: 9, transfer: 13)), .rgb).tones == nil)
    #expect(Self.account(Self.metadata(profile: "Lab "), .ycbcr).obstacle == .lab)
    #expect(Self.account(Self.metadata(), .rgb).obstacle == nil)
  }

  /// Colors and their values in sRGB, from Little CMS 2.
  private static let conversions: [(codes: ColorCodes, from: [UInt8], to: [Int])] = [
    (ColorCodes(primaries: 12, transfer: 13), [200, 100, 50, 7], [215, 93, 31, 7]),
    (ColorCodes(primaries: 12, transfer: 13), [10, 20, 30, 255], [7, 20, 31, 255]),
    (ColorCodes(primaries: 9, transfer: 13), [200, 100, 50, 255], [241, 76, 29, 255]),
    (ColorCodes(primaries: 9, transfer: 13), [255, 0, 0, 255], [255, 0, 0, 255]),
    (ColorCodes(primaries: 12, transfer: 13), [128, 128, 128, 255], [128, 128, 128, 255]),
  ]

  @Test(arguments: conversions)
  func `Colors are converted to sRGB`(codes: ColorCodes, from: [UInt8], to: [Int]) throws {
    let profile = try #require(Self.account(Self.metadata(codes), .rgb).convertibleProfile)
    var pixels = from
    try #require(ColorConversion(profile: profile, channels: 3)).convert(&pixels)
    #expect(zip(pixels, to).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(pixels)")
    #expect(ColorConversion(profile: profile, channels: 4) == nil)
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
