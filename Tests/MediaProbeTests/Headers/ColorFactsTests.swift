import MediaProbe
import TestSupport
import Testing

@Suite struct ColorFactsTests {
  /// Returns a profile with primaries under D50, as X and Y of red, green and blue, and with a curve (ISO 15076-1, 7.3).
  static func profile(_ primaries: [Double], curve: [UInt8], model: String = "RGB ", name: String = "Mine") -> [UInt8] {
    func number(_ value: Double) -> [UInt8] { be32(Int((value * 65_536).rounded())) }
    let text = Array("desc".utf8) + zeros(4) + be32(name.utf8.count + 1) + Array(name.utf8) + [0]
    var tags = [("desc", text)]
    for (index, tag) in ["rXYZ", "gXYZ", "bXYZ"].enumerated() where model == "RGB " && !primaries.isEmpty {
      tags.append(
        (
          tag,
          Array("XYZ ".utf8) + zeros(4) + number(primaries[2 * index]) + number(primaries[2 * index + 1]) + zeros(4)
        ))
    }
    tags.append((model == "GRAY" ? "kTRC" : "gTRC", curve))
    var (table, data): ([UInt8], [UInt8]) = ([], [])
    for (tag, content) in tags {
      table += Array(tag.utf8) + be32(132 + 12 * tags.count + data.count) + be32(content.count)
      data += content
    }
    return zeros(16) + Array(model.utf8) + zeros(16) + Array("acsp".utf8) + zeros(88) + be32(tags.count) + table + data
  }

  static func gamma(_ exponent: Int) -> [UInt8] { Array("curv".utf8) + zeros(4) + be32(1) + be16(exponent) }
  static let curveOfSRGB =
    Array("para".utf8) + zeros(4) + be16(3) + be16(0) + be32(157_286) + be32(62_119) + be32(3417) + be32(5072)
    + be32(2651)
  static let sRGB = [0.4361, 0.2225, 0.3851, 0.7169, 0.1431, 0.0606]
  static let p3 = [0.5151, 0.2412, 0.2920, 0.6922, 0.1571, 0.0666]

  private func png(_ chunks: [UInt8]...) throws -> MediaFacts {
    try read(
      .png, PNGTests.signature + PNGTests.header(4, 3) + chunks.flatMap { $0 } + PNGTests.data + PNGTests.end
    ).get()
  }

  /// Returns the chunk of a profile, in a stored block (RFC 1951, 3.2.4).
  private func iccp(_ profile: [UInt8]) -> [UInt8] {
    PNGTests.chunk(
      "iCCP",
      [0x61, 0, 0, 0x78, 0x01, 1] + le16(profile.count) + le16(~profile.count & 0xFFFF) + profile)
  }

  private let cicp = PNGTests.chunk("cICP", [12, 13, 0, 1])
  private let standard = PNGTests.chunk("sRGB", [0])
  private let gama = PNGTests.chunk("gAMA", be32(45_455))
  private let chromaticities = PNGTests.chunk(
    "cHRM", [31_270, 32_900, 64_000, 33_000, 21_000, 71_000, 15_000, 6000].flatMap { be32($0) })

  @Test func `The chunks of a PNG precede one another`() throws {
    let wide = iccp(Self.profile(Self.p3, curve: Self.curveOfSRGB))
    let none = try png()
    #expect(none.color == nil)
    let calibrated = try #require(try png(gama, chromaticities).color)
    #expect(calibrated.space == "Adobe RGB (1998)" && calibrated.source == .gamma && calibrated.primaries == nil)
    #expect(try png(gama).color?.space == "sRGB")
    let marked = try #require(try png(standard, gama, chromaticities).color)
    #expect(marked.space == "sRGB" && marked.source == .srgb && marked.transfer == "iec61966-2-1")
    let profiled = try #require(try png(standard, gama, wide).color)
    #expect(profiled.space == "Display P3" && profiled.source == .iccProfile && profiled.primaries == "smpte432")
    let coded = try #require(
      try png(PNGTests.chunk("cICP", [9, 16, 0, 1]), wide, standard).color)
    #expect(coded.space == "BT.2100 PQ" && coded.source == .cicp && coded.transfer == "smpte2084")
    #expect(coded.matrix == "gbr" && coded.range == "pc")
    // Unspecified code points say nothing.
    #expect(try png(PNGTests.chunk("cICP", [2, 2, 0, 1]), wide).color?.source == .iccProfile)
    #expect(try png(cicp).color?.space == "Display P3")
  }

  static let profiles: [(profile: [UInt8], space: String, transfer: String?)] = [
    (profile(sRGB, curve: curveOfSRGB), "sRGB", "iec61966-2-1"), (profile(sRGB, curve: gamma(563)), "sRGB", "bt470m"),
    (profile(sRGB, curve: gamma(461)), "Mine", nil), (profile(p3, curve: curveOfSRGB), "Display P3", "iec61966-2-1"),
    (profile(p3, curve: gamma(666), name: ""), "custom", "smpte428"),
    (profile([0.6097, 0.3111, 0.2053, 0.6257, 0.1492, 0.0632], curve: gamma(563)), "Adobe RGB (1998)", "bt470m"),
    (profile([0.7977, 0.2880, 0.1352, 0.7119, 0.0313, 0.0001], curve: gamma(461)), "ProPhoto RGB", nil),
    (profile([], curve: gamma(563), name: "sRGB v4 ICC preference"), "sRGB", "bt470m"),
    (profile([], curve: gamma(563), name: "eciRGB v2"), "eciRGB v2", "bt470m"),
  ]

  @Test(arguments: profiles)
  func `A profile is named by its primaries and its curve`(profile: [UInt8], space: String, transfer: String?) throws {
    let color = try #require(try png(iccp(profile)).color)
    #expect(color.space == space && color.transfer == transfer && color.source == .iccProfile)
  }

  @Test func `A curve of a table is recognized`() throws {
    let steps = (0..<256).map { step in
      let value = Double(step) / 255
      var light = value / 12.92
      // The square root of the fifth power twelve times is 2.4 closely enough: x^2.4 = x^2 * x^0.4.
      if value > 0.04045 {
        let base = (value + 0.055) / 1.055
        light = base * base * fifthRoot(base) * fifthRoot(base)
      }
      return Int((light * 65_535).rounded())
    }
    let curve = Array("curv".utf8) + zeros(4) + be32(256) + steps.flatMap { be16($0) }
    #expect(try png(iccp(Self.profile(Self.sRGB, curve: curve))).color?.transfer == "iec61966-2-1")
  }

  private func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - value) / (5 * root * root * root * root) }
    return root
  }

  @Test func `A profile whose colors cannot be read names no space`() throws {
    var profile = Self.profile(Self.p3, curve: Self.curveOfSRGB)
    // The tag of red begins behind the end of the profile.
    profile.replaceSubrange(148..<152, with: be32(1 << 20))
    let facts = try png(iccp(profile))
    #expect(facts.image?.iccProfile == "Mine" && facts.color?.source == .iccProfile && facts.color?.space == nil)
    #expect(facts.unknown[.colorSpace]?.message.id == .profileNotRead)
  }

  @Test func `A profile of another color model is not the color of the pixels`() throws {
    let gray = try png(iccp(Self.profile([], curve: Self.gamma(563), model: "GRAY")))
    #expect(gray.color == nil && gray.image?.iccProfile == "Mine")
  }

  /// Returns a TIFF with a color space and an interoperability index in its Exif directory (Exif 2.32, 4.6.5; DCF 2.0, 5.2.2).
  private func tiff(_ space: Int, index: String, place: Int? = nil) -> [UInt8] {
    func entries(_ list: [(tag: Int, value: Int)]) -> [UInt8] {
      be16(list.count) + list.flatMap { be16($0.tag) + be16(4) + be32(1) + be32($0.value) } + be32(0)
    }
    let first = entries([(256, 4), (257, 3), (262, 2), (0x8769, place ?? 62)])
    let details = entries([(0xA001, space), (0xA005, 92)])
    let mark = be16(1) + be16(1) + be16(2) + be32(4) + Array(index.utf8) + [0] + be32(0)
    return Array("MM\0*".utf8) + be32(8) + first + details + mark
  }

  @Test(arguments: [
    (1, "R98", "sRGB"), (0xFFFF, "R03", "Adobe RGB (1998)"), (2, "R98", "Adobe RGB (1998)"), (0xFFFF, "R98", nil),
  ])
  func `Exif marks Adobe RGB`(space: Int, index: String, name: String?) throws {
    let data = tiff(space, index: index)
    let exif = JPEGTests.segment(0xE1, Array("Exif\0\0".utf8) + data)
    let jpeg = try read(.jpeg, JPEGTests.start + exif + JPEGTests.frame() + JPEGTests.scan).get()
    for facts in [jpeg, try read(.tiff, data).get(), try read(.heic, heic([], exif: data)).get()] {
      #expect(facts.color?.space == name && facts.color?.source == (name == nil ? nil : .exif), "\(facts.json)")
    }
    let profile = Self.profile(Self.p3, curve: Self.curveOfSRGB)
    let icc = JPEGTests.segment(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + profile)
    let both = try read(.jpeg, JPEGTests.start + exif + icc + JPEGTests.frame() + JPEGTests.scan).get()
    let ofHEIC = try read(.heic, heic(box("colr", Array("prof".utf8), profile), exif: data)).get()
    for facts in [both, ofHEIC] {
      #expect(facts.color?.space == "Display P3" && facts.color?.source == .iccProfile)
    }
  }

  @Test func `A TIFF is read without its Exif directory`() throws {
    let facts = try read(.tiff, tiff(1, index: "R98", place: 1 << 20)).get()
    #expect(facts.image?.width == 4 && facts.color == nil)
  }

  private static func item(_ id: Int, _ type: String) -> [UInt8] {
    fullBox("infe", version: 2, be16(id), be16(0), Array(type.utf8), [0])
  }

  /// Returns a HEIC with Exif data, whose offset of the TIFF header is 0.
  private func heic(_ colors: [UInt8], exif: [UInt8]) -> [UInt8] {
    let properties = fullBox("ispe", be32(8), be32(8)) + colors
    let meta = fullBox(
      "meta", fullBox("pitm", be16(1)), fullBox("iinf", be16(2), Self.item(1, "hvc1"), Self.item(2, "Exif")),
      box("iprp", box("ipco", properties), fullBox("ipma", be32(1), be16(1), [2, 1, 2])),
      // The data is in the meta box.
      fullBox(
        "iloc", version: 1, [0x44, 0], be16(1), be16(2), be16(1), be16(0), be16(1), be32(0), be32(4 + exif.count)),
      box("idat", be32(0), exif))
    return box("ftyp", Array("heic".utf8), be32(0), Array("mif1".utf8)) + meta
  }

  @Test func `The colors of a HEIF item precede those of its tiles`() throws {
    let codes = box("colr", Array("nclx".utf8), be16(12), be16(13), be16(6), [0x80])
    let color = try #require(try read(.avif, heif(width: 8, height: 8, [codes])).get().color)
    #expect(color.space == "Display P3" && color.source == .nclx && color.matrix == "smpte170m" && color.range == "pc")
    let profile = box("colr", Array("prof".utf8), Self.profile(Self.sRGB, curve: Self.curveOfSRGB))
    let both = try #require(try read(.avif, heif(width: 8, height: 8, [codes, profile])).get().color)
    #expect(both.space == "sRGB" && both.source == .iccProfile && both.matrix == "smpte170m" && both.range == "pc")
  }

  @Test func `A grid takes the colors of its tiles if it states none`() throws {
    let profile = box("colr", Array("prof".utf8), Self.profile(Self.p3, curve: Self.curveOfSRGB))
    let codes = box("colr", Array("nclx".utf8), be16(1), be16(13), be16(6), [0x80])
    let size = fullBox("ispe", be32(8), be32(8))
    // The grid may state its depth but no colors.
    let depth = fullBox("pixi", [3, 8, 8, 8])
    for (ofGrid, space) in [([1], "Display P3"), ([1, 3], "sRGB"), ([1, 4], "Display P3")] {
      let links = fullBox(
        "ipma", be32(2), be16(1), [UInt8(ofGrid.count)], ofGrid.map { UInt8($0) }, be16(2), [2, 1, 2])
      let meta = fullBox(
        "meta", fullBox("pitm", be16(1)), fullBox("iinf", be16(2), Self.item(1, "grid"), Self.item(2, "hvc1")),
        fullBox("iref", box("dimg", be16(1), be16(1), be16(2))),
        box("iprp", box("ipco", size, profile, codes, depth), links))
      let file = box("ftyp", Array("heic".utf8), be32(0), Array("mif1".utf8)) + meta
      #expect(try read(.heic, file).get().color?.space == space)
    }
  }

  @Test func `A video names the place of its colors`() throws {
    var facts = MediaFacts()
    facts.video = VideoFacts()
    #expect(facts.color == nil)
    facts.video?.colorPrimaries = "bt2020"
    facts.video?.colorSpace = "bt2020nc"
    #expect(facts.color?.primaries == "bt2020" && facts.color?.matrix == "bt2020nc" && facts.color?.space == nil)
  }

  @Test func `Colors stay the same in a record`() throws {
    let facts = try png(iccp(Self.profile(Self.p3, curve: Self.gamma(666))), PNGTests.chunk("gAMA", be32(45_455)))
    let read = try MediaFacts(written: Array(facts.json.utf8))
    #expect(read.color == facts.color && read.color?.space == "Mine")
  }
}
