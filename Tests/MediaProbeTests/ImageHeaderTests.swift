import MediaProbe
import Robustness
import Testing

@Suite struct ImageHeaderTests {
  @Test func `It reads a bitmap stored from top to bottom`() throws {
    let bytes =
      Array("BM".utf8) + zeros(12) + le32(40) + le32(127) + le32(-64) + le16(1) + le16(24) + zeros(24)
    let image = try #require(try read(.bmp, bytes).get().image)
    #expect(image.width == 127 && image.height == 64 && image.colorType == .rgb)
  }

  @Test func `A negative width is left out and reported`() throws {
    let bytes = Array("BM".utf8) + zeros(12) + le32(40) + le32(-127) + le32(64) + le16(1) + le16(24) + zeros(24)
    let facts = try read(.bmp, bytes).get()
    #expect(facts.kind == .image && facts.image?.width == nil)
    #expect(facts.problems.map(\.code) == [.impossibleSize])
  }

  /// Returns a bitmap of one row of two pixels with masks for red, green, blue and alpha.
  private func masked(_ bits: Int, _ masks: [Int], header: Int = 124, compression: Int = 3) -> [UInt8] {
    Array("BM".utf8) + zeros(8) + le32(14 + header) + le32(header) + le32(2) + le32(1) + le16(1) + le16(bits)
      + le32(compression) + zeros(20) + masks.flatMap { le32($0) } + zeros(header - 56 + 8)
  }

  @Test func `It reads the color masks of a bitmap`() throws {
    let cases: [([UInt8], Int, Bool)] = [
      (masked(16, [0xF00, 0xF0, 0xF, 0xF000]), 4, true), (masked(16, [0x7C00, 0x3E0, 0x1F, 0x8000]), 5, true),
      (masked(16, [0xF800, 0x7E0, 0x1F, 0]), 5, false), (masked(32, [0x3FF0_0000, 0xFFC00, 0x3FF, 0]), 10, false),
      (masked(32, [0xFF0000, 0xFF00, 0xFF, 0xFF00_0000]), 8, true), (masked(32, [0, 0, 0, 0]), 8, false),
    ]
    for (bytes, depth, hasAlpha) in cases {
      let facts = try read(.bmp, bytes).get()
      #expect(facts.image?.bitDepth == depth && facts.image?.hasAlpha == hasAlpha && facts.problems.isEmpty)
      #expect(facts.image?.colorType == (hasAlpha ? .rgba : .rgb))
    }
  }

  /// Returns a profile that only has a description (ISO 15076-1, 7.2, 7.3 and 10.15).
  private func profile(_ name: String, space: String = "RGB ") -> [UInt8] {
    let text = name.utf16.flatMap { be16(Int($0)) }
    let description =
      Array("mluc".utf8) + zeros(4) + be32(1) + be32(12) + Array("enUS".utf8) + be32(text.count) + be32(28) + text
    return zeros(16) + Array(space.utf8) + zeros(16) + Array("acsp".utf8) + zeros(88) + be32(1) + Array("desc".utf8)
      + be32(5000) + be32(description.count) + zeros(5000 - 144) + description
  }

  @Test func `It reads the ICC profile of a bitmap`() throws {
    var bytes = masked(32, [0xFF0000, 0xFF00, 0xFF, 0])
    bytes.replaceSubrange(70..<74, with: le32(0x4D42_4544))
    bytes.replaceSubrange(126..<134, with: le32(bytes.count - 14) + le32(100))
    #expect(try read(.bmp, bytes + profile("Display P3")).get().image?.iccProfile == nil)
    bytes.replaceSubrange(130..<134, with: le32(profile("Display P3").count))
    #expect(try read(.bmp, bytes + profile("Display P3")).get().image?.iccProfile == "Display P3")
    // This profile is in a separate file.
    bytes.replaceSubrange(70..<74, with: le32(0x4C49_4E4B))
    #expect(try read(.bmp, bytes + profile("Display P3")).get().image?.iccProfile == nil)
  }

  /// The header of OS/2 has its own codec for bilevel images.
  @Test func `It does not check rows that an OS2 codec compressed`() throws {
    let bytes =
      Array("BM".utf8) + zeros(8) + le32(86) + le32(64) + le32(400) + le32(400) + le16(1) + le16(1) + le32(3)
      + zeros(44) + [1, 2, 3]
    #expect(try read(.bmp, bytes).get().problems == [])
  }

  @Test func `It reports a truncated bitmap`() throws {
    let whole = masked(32, [0xFF0000, 0xFF00, 0xFF, 0])
    #expect(try read(.bmp, Array(whole.dropLast(4))).get().problems.map(\.code) == [.truncated])
    guard case .failure(let error) = read(.bmp, Array(whole.prefix(60))) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.code == .truncated)
  }

  @Test func `The alpha of a compressed texture is unknown`() throws {
    let start = Array("DDS ".utf8) + le32(124) + le32(0x1007) + le32(4) + le32(8) + zeros(56) + le32(32)
    for (flags, isOpen) in [(4, true), (0x41, false)] {
      let facts = try read(.dds, start + le32(flags) + Array("DXT5".utf8) + zeros(40)).get()
      #expect(facts.image?.width == 8 && facts.image?.hasAlpha == (isOpen ? nil : true))
      #expect((facts.unknown[.imageHasAlpha] != nil) == isOpen)
    }
  }

  private func gif(frames: Int, delay: Int = 7, trailer: Bool = true, version: String = "89a") -> [UInt8] {
    var bytes = Array("GIF\(version)".utf8) + le16(12) + le16(34) + [0x80, 0, 0] + zeros(6)
    for _ in 0..<frames {
      bytes += [0x21, 0xF9, 4, 0] + le16(delay) + [0, 0]
      bytes += [0x2C] + zeros(4) + le16(12) + le16(34) + [0] + [2, 1, 0x44, 0]
    }
    return bytes + (trailer ? [0x3B] : [])
  }

  @Test(arguments: ["87a", "89a"]) func `It reads the version of a GIF`(version: String) throws {
    #expect(try read(.gif, gif(frames: 1, version: version)).get().image?.gifVersion == version)
  }

  @Test func `It counts the frames of a GIF`() throws {
    let facts = try read(.gif, gif(frames: 3)).get()
    #expect(facts.image?.frameCount == 3 && facts.image?.isAnimated == true && facts.duration == 0.21)
    #expect(facts.problems.isEmpty)
  }

  /// Players ignore delays of almost no time, because they are mistakes of the encoder.
  @Test(arguments: [(0, 0.3), (1, 0.3), (2, 0.06)])
  func `Very short GIF delays count as players show them`(delay: Int, seconds: Double) throws {
    let facts = try read(.gif, gif(frames: 3, delay: delay)).get()
    #expect(facts.duration == seconds && facts.unknown[.duration] == nil)
  }

  @Test func `A single frame is not an animation`() throws {
    let facts = try read(.gif, gif(frames: 1)).get()
    #expect(facts.image?.isAnimated == false && facts.duration == nil && facts.image?.width == 12)
  }

  @Test func `A GIF without an image is corrupt`() throws {
    guard case .failure(let error) = read(.gif, gif(frames: 0)) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.code == .corrupt)
    let cut = try read(.gif, gif(frames: 0, trailer: false)).get()
    #expect(cut.problems.map(\.code) == [.truncated] && cut.unknown[.imageFrameCount] != nil)
  }

  @Test func `It reports a truncated GIF`() throws {
    for missing in [1, 2, 4, 10] {
      let cut = Array(gif(frames: 2, trailer: false).dropLast(missing))
      #expect(try read(.gif, cut).get().problems.map(\.code) == [.truncated], "\(missing) bytes")
    }
  }

  /// Some encoders omit the trailer, and all players show such files.
  @Test func `A GIF without its trailer is whole`() throws {
    let facts = try read(.gif, gif(frames: 2, trailer: false)).get()
    #expect(facts.problems.isEmpty && facts.image?.frameCount == 2 && facts.duration == 0.14)
  }

  private func riff(_ chunks: [UInt8]...) -> [UInt8] {
    let content = Array("WEBP".utf8) + chunks.flatMap { $0 }
    return Array("RIFF".utf8) + le32(content.count) + content
  }
  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + le32(content.count) + content + zeros(content.count & 1)
  }
  private func le24(_ value: Int) -> [UInt8] { Array(le32(value).prefix(3)) }

  @Test func `It reads canvas, orientation and duration of a WebP`() throws {
    let frame = zeros(12) + le24(40) + [0]
    let bytes = riff(
      chunk("VP8X", [0x1A, 0, 0, 0] + le24(319) + le24(199)), chunk("ANMF", frame), chunk("ANMF", frame),
      chunk("EXIF", tiffBlock(tag: 0x0112, value: 6, bigEndian: false)))
    let facts = try read(.webp, bytes).get()
    let image = try #require(facts.image)
    #expect(image.storedWidth == 320 && image.width == 200 && image.orientation == 6 && image.hasAlpha == true)
    #expect(image.isAnimated == true && image.frameCount == 2 && facts.duration == 0.08)
  }

  /// RFC 9649, 2.7: the first of several chunks applies if only one is allowed.
  @Test func `It reads the first of several EXIF chunks of a WebP`() throws {
    func exif(_ orientation: Int) -> [UInt8] {
      chunk("EXIF", tiffBlock(tag: 0x0112, value: orientation, bigEndian: false))
    }
    let bytes = riff(chunk("VP8X", [8, 0, 0, 0] + le24(319) + le24(199)), exif(6), exif(1))
    #expect(try read(.webp, bytes).get().image?.orientation == 6)
  }

  @Test func `It reads the frames of an animated WebP`() throws {
    let frame = zeros(12) + le24(40) + [0] + chunk("VP8L", [0x2F] + le32(122))
    let bytes = riff(chunk("VP8X", [2, 0, 0, 0] + le24(319) + le24(199)), chunk("ANMF", frame), chunk("ANMF", frame))
    #expect(try read(.webp, bytes).get().image?.colorType == .rgb)
  }

  @Test func `It reads a lossless WebP`() throws {
    let bits = 122 | 455 << 14
    let image = try #require(try read(.webp, riff(chunk("VP8L", [0x2F] + le32(bits)))).get().image)
    #expect(image.width == 123 && image.height == 456)
  }

  @Test(arguments: [true, false]) func `It reads a TIFF in both byte orders`(bigEndian: Bool) throws {
    let n16 = bigEndian ? be16 : le16
    let n32 = bigEndian ? be32 : le32
    let entries = [(256, 30), (257, 20), (258, 8), (262, 2), (274, 6), (277, 3)]
    var bytes: [UInt8] = (bigEndian ? [0x4D, 0x4D] : [0x49, 0x49]) + n16(42) + n32(8) + n16(entries.count)
    for (tag, value) in entries { bytes += n16(tag) + n16(3) + n32(1) + n16(value) + n16(0) }
    let image = try #require(try read(.tiff, bytes + n32(0)).get().image)
    #expect(image.storedWidth == 30 && image.width == 20 && image.orientation == 6 && image.colorType == .rgb)
  }

  private func directory(_ entries: [(Int, Int)], next: Int = 0) -> [UInt8] {
    le16(entries.count) + entries.flatMap { le16($0.0) + le16(3) + le32(1) + le16($0.1) + le16(0) } + le32(next)
  }

  @Test func `A TIFF with a truncated directory is truncated`() throws {
    let whole = [0x49, 0x49] + le16(42) + le32(8) + directory([(256, 30), (257, 20), (258, 8), (274, 6)])
    guard case .failure(let error) = read(.tiff, Array(whole.prefix(40))) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.code == .truncated)
  }

  @Test func `It finds the TIFF image after its thumbnail`() throws {
    let thumbnail = [(254, 1), (256, 6), (257, 4), (258, 8)]
    let start = [0x49, 0x49] + le16(42) + le32(8)
    let bytes = start + directory(thumbnail, next: 8 + 54) + directory([(254, 0), (256, 60), (257, 40), (258, 8)])
    #expect(try read(.tiff, bytes).get().image?.width == 60)
    // The first of two equal entries applies.
    let twice = start + directory([(256, 30), (257, 20), (258, 8), (274, 6), (274, 1)])
    #expect(try read(.tiff, twice).get().image?.orientation == 6)
  }

  @Test func `It reads a BigTIFF`() throws {
    func entry(_ tag: Int, _ value: Int) -> [UInt8] {
      le16(tag) + le16(4) + le32(1) + zeros(4) + le32(value) + zeros(4)
    }
    let bytes =
      [0x49, 0x49] + le16(43) + le16(8) + le16(0) + le32(16) + zeros(4) + le32(2) + zeros(4)
      + entry(256, 123) + entry(257, 456) + zeros(8)
    let image = try #require(try read(.tiff, bytes).get().image)
    #expect(image.width == 123 && image.height == 456)
  }

  @Test(arguments: [(8, [30, 0]), (9, [30, 0]), (6, [30, 0]), (9, [-30, -1])])
  func `It reads a TIFF size of signed type`(type: Int, width: [Int]) throws {
    let size = [256, 257].flatMap { le16($0) + le16(type) + le32(1) + le16(width[0]) + le16(width[1]) }
    let result = read(.tiff, [0x49, 0x49] + le16(42) + le32(8) + le16(2) + size + le32(0))
    if width[0] > 0 {
      #expect(try result.get().image?.width == 30)
    } else {
      #expect(throws: ReadError.self) { try result.get() }
    }
  }

  @Test func `It reads the size of a Canon raw file`() throws {
    // The header is followed by the two letters and two more numbers; the first directory is a preview.
    let entries = [(256, 6), (257, 4), (258, 8), (262, 6), (274, 6)]
    let preview =
      le16(6) + entries.flatMap { le16($0.0) + le16(3) + le32(1) + le32($0.1) } + le16(34665) + le16(4) + le32(1)
      + le32(94) + le32(0)
    let start = [0x49, 0x49] + le16(42) + le32(16) + Array("CR".utf8) + [2, 0] + zeros(4)
    let facts = try read(.tiff, start + preview + directory([(40962, 60), (40963, 40)])).get()
    #expect(facts.image?.storedWidth == 60 && facts.image?.width == 40 && facts.image?.bitDepth == nil)
    #expect(facts.unknown[.imageBitDepth] != nil && facts.unknown[.imageColorType] != nil)
    #expect(try read(.tiff, start.replacing("CR".utf8, with: [0, 0]) + preview).get().image?.storedWidth == 6)
  }

  @Test func `A TIFF directory that points to itself ends`() throws {
    // The first directory is a thumbnail whose SubIFD is itself.
    var bytes = [0x49, 0x49] + le16(42) + le32(8) + le16(4)
    for (tag, value) in [(254, 1), (256, 8), (257, 8), (330, 8)] {
      bytes += le16(tag) + le16(4) + le32(1) + le32(value)
    }
    #expect(try read(.tiff, bytes + le32(8)).get().image?.width == 8)
  }

  @Test func `It reads JPEG XL and JPEG 2000`() throws {
    // SizeHeader: small, height (80 / 8 - 1), ratio 3 (3:2).
    let bits = 1 | 9 << 1 | 4 << 6
    let jxl = try #require(try read(.jxl, [0xFF, 0x0A] + le16(bits) + zeros(4)).get().image)
    #expect(jxl.width == 120 && jxl.height == 80)
    let jp2 = box("jP  ", be32(0x0D0A_870A)) + box("jp2h", box("ihdr", be32(45), be32(67), be16(3), [7, 7, 0, 0]))
    let image = try #require(try read(.jp2, jp2).get().image)
    #expect(image.width == 67 && image.height == 45 && image.bitDepth == 8 && image.colorType == .rgb)
  }

  @Test(arguments: [(16, 3, ImageFacts.ColorType.rgb), (18, 3, .ycbcr), (12, 4, .cmyk), (17, 1, .gray)])
  func `It reads the color space of JPEG 2000`(number: Int, components: Int, type: ImageFacts.ColorType) throws {
    let header = box("ihdr", be32(45), be32(67), be16(components), [7, 7, 0, 0])
    let color = box("colr", [1, 0, 0], be32(number))
    let image = try #require(
      try read(.jp2, box("jP  ", be32(0x0D0A_870A)) + box("jp2h", header, color)).get().image)
    #expect(image.colorType == type && image.hasAlpha == false)
  }

  /// Returns a JP2 with a number of components, boxes after its image header, and the SIZ segment of its codestream.
  private func jp2(
    _ components: Int, depth: UInt8 = 7, _ boxes: [UInt8]..., sizes: [[UInt8]]? = nil
  ) -> [UInt8] {
    let header = box("ihdr", be32(45), be32(67), be16(components), [depth, 7, 0, 0])
    return box("jP  ", be32(0x0D0A_870A)) + box("jp2h", header, boxes.flatMap { $0 })
      + box("jp2c", codestream(sizes ?? Array(repeating: [7, 1, 1], count: components)))
  }

  private func codestream(_ components: [[UInt8]]) -> [UInt8] {
    [0xFF, 0x4F, 0xFF, 0x51] + be16(38 + 3 * components.count) + be16(0) + be32(67) + be32(45) + zeros(24)
      + be16(components.count) + components.flatMap { $0 }
  }

  /// Returns channel definitions (ISO/IEC 15444-1, I.5.3.6): a channel's number, its type and its color.
  private func channels(_ types: Int...) -> [UInt8] {
    box("cdef", be16(types.count), types.enumerated().flatMap { be16($0.offset) + be16($0.element) + be16(0) })
  }

  @Test func `It reads the channel types of JPEG 2000`() throws {
    let rgb = box("colr", [1, 0, 0], be32(16))
    let cases: [([UInt8], ImageFacts.ColorType?, Bool?)] = [
      (jp2(1, rgb, box("pclr", be16(4), [3, 7, 7, 7], zeros(12))), .palette, false),
      (jp2(1, rgb, box("pclr", be16(1), [4]), channels(0, 0, 0, 1)), .palette, true),
      (jp2(4, rgb, channels(0, 0, 0, 1)), .rgba, true), (jp2(4, rgb, channels(0, 0, 0, 65535)), .rgb, false),
      (jp2(4, rgb), .rgba, true), (jp2(5, rgb), nil, nil),
      (jp2(4, box("colr", [2, 0, 0], profile("FOGRA39", space: "CMYK"))), .cmyk, false),
      (codestream([[7, 1, 1], [7, 2, 2], [7, 2, 2]]), .ycbcr, false),
      (codestream(Array(repeating: [7, 1, 1], count: 3)), .rgb, false),
      (codestream(Array(repeating: [7, 1, 1], count: 6)), nil, nil),
    ]
    for (index, (bytes, type, hasAlpha)) in cases.enumerated() {
      let facts = try read(.jp2, bytes).get()
      #expect(facts.image?.colorType == type && facts.image?.hasAlpha == hasAlpha, "\(index)")
      #expect((facts.unknown[.imageColorType] == nil) == (type != nil), "\(index)")
      #expect((facts.unknown[.imageHasAlpha] == nil) == (hasAlpha != nil), "\(index)")
    }
  }

  @Test func `It reads bit depth and profile of JPEG 2000`() throws {
    let color = box("colr", [2, 0, 0], profile("Display P3"))
    #expect(try read(.jp2, jp2(3, color)).get().image?.iccProfile == "Display P3")
    #expect(try read(.jp2, jp2(3, depth: 8, color)).get().image?.bitDepth == 8)
    #expect(try read(.jp2, jp2(3, depth: 255, color)).get().image?.bitDepth == 8)
    let differing = try read(.jp2, jp2(2, color, sizes: [[7, 1, 1], [0, 1, 1]])).get()
    #expect(differing.image?.bitDepth == nil && differing.unknown[.imageBitDepth] != nil)
  }

  @Test func `It distinguishes a truncated JPEG 2000 from one without a header`() throws {
    for (rest, code) in [
      ([UInt8](), ReadError.Code.truncated), (box("jp2c", [1, 2, 3]), .corrupt), (box("moov", []), .unsupported),
    ] {
      guard case .failure(let error) = read(.jp2, box("jP  ", be32(0x0D0A_870A)) + rest) else {
        Issue.record("expected an error")
        return
      }
      #expect(error.code == code)
    }
  }

  /// Pictures whose data follows their description, each with its number of data bytes.
  private static let whole: [(HeaderReader, [UInt8], data: Int)] = {
    let jp2 =
      box("jP  ", be32(0x0D0A_870A)) + box("jp2h", box("ihdr", be32(45), be32(67), be16(3), [7, 7, 0, 0]))
    let photoshop =
      Array("8BPS".utf8) + be16(1) + zeros(6) + be16(3) + be32(4) + be32(6) + be16(8) + be16(3) + be32(0)
      + be32(5) + zeros(5) + be32(0)
    let large = Array("8BPS".utf8) + be16(2) + Array(photoshop[6..<39]) + zeros(8)
    let icon = zeros(2) + le16(1) + le16(1) + [16, 16, 0, 0] + le16(1) + le16(32) + le32(40) + le32(22)
    let apple = Array("icns".utf8) + be32(8 + 8 + 30) + Array("ic07".utf8) + be32(8 + 30)
    let jxl = box("JXL ", be32(0x0D0A_870A)) + box("ftyp", zeros(12))
    let size = [0xFF, 0x0A] + le16(1 | 9 << 1 | 4 << 6)
    func directory(_ offsets: Int, _ lengths: Int) -> [UInt8] {
      // Two strips or tiles of 16 bytes; the tables of their places follow the directory.
      var bytes = [0x49, 0x49] + le16(42) + le32(8) + le16(4)
      for (tag, count, value) in [(256, 1, 8), (257, 1, 4), (offsets, 2, 62), (lengths, 2, 70)] {
        bytes += le16(tag) + le16(4) + le32(count) + le32(value)
      }
      return bytes + le32(0) + le32(78) + le32(94) + le32(16) + le32(16) + zeros(32)
    }
    return [
      (.jp2, jp2 + box("jp2c", zeros(20)), 28),
      (.psd, photoshop + be16(0) + zeros(72), 74), (.psd, photoshop + be16(1) + zeros(24), 24),
      (.psd, large + be16(1) + zeros(48), 48), (.ico, icon + zeros(40), 40), (.icns, apple + zeros(30), 30),
      (.jxl, jxl + box("jxlc", size, zeros(40)), 10),
      (.jxl, jxl + box("jxlp", be32(0), size, zeros(40)) + box("jxlp", be32(1 << 31 | 1), zeros(20)), 20),
      (.tiff, directory(273, 279), 48), (.tiff, directory(324, 325), 48),
    ]
  }()

  @Test func `It reports a truncated image of every format`() throws {
    for (reader, bytes, data) in Self.whole {
      #expect(try read(reader, bytes).get().problems == [], "\(reader.container)")
      for cut in 1...data {
        let facts = try read(reader, Array(bytes.dropLast(cut))).get()
        #expect(facts.problems.contains { $0.code == .truncated }, "\(reader.container) without \(cut)")
        #expect(facts.image?.width != nil)
      }
    }
  }

  /// Returns a Photoshop document of one row of eight pixels.
  private func document(_ mode: Int, _ channels: Int, _ resources: [UInt8] = []) -> [UInt8] {
    Array("8BPS".utf8) + be16(1) + zeros(6) + be16(channels) + be32(1) + be32(8) + be16(8) + be16(mode) + be32(0)
      + be32(resources.count) + resources + be32(0) + be16(0) + zeros(8 * channels)
  }

  /// Returns image resources: a block with a name of three letters and three bytes of data, both padded, before that of
  /// a profile.
  private func resources(_ profile: [UInt8]) -> [UInt8] {
    Array("8BIM".utf8) + be16(1036) + [3] + Array("abc".utf8) + be32(3) + zeros(4) + Array("8BIM".utf8) + be16(1039)
      + zeros(2) + be32(profile.count) + profile
  }

  @Test func `It reads colors and profile of a Photoshop document`() throws {
    let duotone = try read(.psd, document(8, 1)).get().image
    #expect(duotone?.colorType == .gray && duotone?.hasAlpha == false && duotone?.iccProfile == nil)
    let inks = try read(.psd, document(7, 3)).get()
    #expect(inks.image?.colorType == nil && inks.image?.hasAlpha == nil)
    #expect(inks.unknown[.imageColorType] != nil && inks.unknown[.imageHasAlpha] != nil)
    let facts = try read(.psd, document(3, 3, resources(profile("Adobe RGB (1998)")))).get()
    #expect(facts.image?.iccProfile == "Adobe RGB (1998)" && facts.problems == [])
  }

  /// Returns an icon with one entry that states 256 × 256.
  private func icon(_ picture: [UInt8]) -> [UInt8] {
    zeros(2) + le16(1) + le16(1) + [0, 0, 0, 255] + le16(1) + le16(32) + le32(picture.count) + le32(22) + picture
  }

  @Test func `It reads a PNG inside an icon`() throws {
    for (color, type, hasAlpha) in [(2, ImageFacts.ColorType.rgb, false), (6, .rgba, true)] {
      let png = PNGTests.signature + PNGTests.header(512, 512, color: UInt8(color)) + PNGTests.data + PNGTests.end
      let facts = try read(.ico, icon(png)).get()
      #expect(facts.image?.width == 512 && facts.image?.height == 512 && facts.image?.bitDepth == 8)
      #expect(facts.image?.colorType == type && facts.image?.hasAlpha == hasAlpha && facts.problems == [])
    }
    let bitmap = try read(.ico, icon(le32(40) + zeros(60))).get()
    #expect(bitmap.image?.width == 256 && bitmap.image?.hasAlpha == true && bitmap.unknown[.imageBitDepth] != nil)
  }

  @Test func `Arrival order does not change the answer`() {
    let png = PNGTests.signature + PNGTests.header(512, 512) + PNGTests.data + PNGTests.end
    let profile = profile("Display P3")
    var bitmap = masked(32, [0xFF0000, 0xFF00, 0xFF, 0])
    bitmap.replaceSubrange(70..<74, with: le32(0x4D42_4544))
    bitmap.replaceSubrange(126..<134, with: le32(bitmap.count - 14) + le32(profile.count))
    let files: [(HeaderReader, [UInt8])] = [
      (.ico, icon(png)), (.psd, document(3, 3, resources(profile))), (.jp2, jp2(3, box("colr", [2, 0, 0], profile))),
      (.bmp, bitmap + profile),
    ]
    for (reader, bytes) in files {
      #expect(reader.disagreements(bytes) == [], "\(reader.container)")
      #expect(reader.brokenPromises(ofVariantsOf: bytes, count: 1000, seed: 5) == [], "\(reader.container)")
    }
  }

  @Test func `An Apple icon of unknown types is checked for its length`() {
    let icon = Array("icns".utf8) + be32(8 + 8 + 48) + Array("icm#".utf8) + be32(8 + 48) + zeros(48)
    for (bytes, code) in [(icon, ReadError.Code.corrupt), (Array(icon.dropLast()), .truncated)] {
      guard case .failure(let error) = read(.icns, bytes) else {
        Issue.record("expected \(code)")
        continue
      }
      #expect(error.code == code)
    }
  }

  @Test func `Bytes after an Apple icon are trailing data`() throws {
    let icon = Array("icns".utf8) + be32(8 + 8 + 30) + Array("ic07".utf8) + be32(8 + 30) + zeros(30)
    #expect(try read(.icns, icon + Array(repeating: 0x7F, count: 20)).get().problems.map(\.code) == [.trailingData])
  }

  @Test func `It reads the size of a JPEG XL in parts`() throws {
    // There are 5 + 3 bits of small sizes, with one byte per part.
    let start = box("JXL ", be32(0x0D0A_870A)) + box("ftyp", zeros(12))
    let codestream = [0xFF, 0x0A] + le16(1 | 9 << 1 | 4 << 6) + zeros(2)
    let parts = codestream.enumerated().flatMap {
      box("jxlp", be32($0.offset == 5 ? 1 << 31 | 5 : $0.offset), [$0.element])
    }
    let facts = try read(.jxl, start + parts).get()
    #expect(facts.image?.width == 120 && facts.image?.height == 80 && facts.problems == [])
  }
}
