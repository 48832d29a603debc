import MediaProbe
import Robustness
import Testing

@Suite struct PNGTests {
  /// Returns a chunk with its checksum.
  static func chunk(_ type: String, _ body: [UInt8], checksum: UInt32? = nil) -> [UInt8] {
    let content = Array(type.utf8) + body
    var crc: UInt32 = .max
    for byte in content {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 != 0 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
    return big(UInt32(body.count)) + content + big(checksum ?? ~crc)
  }

  static func big(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func header(_ width: UInt32, _ height: UInt32, depth: UInt8 = 8, color: UInt8 = 2, interlace: UInt8 = 0)
    -> [UInt8]
  {
    chunk("IHDR", big(width) + big(height) + [depth, color, 0, 0, interlace])
  }

  static let data = chunk("IDAT", [1, 2, 3])
  static let end = chunk("IEND", [])

  static let animated =
    signature + header(30, 20, color: 6) + chunk("acTL", big(2) + big(0))
    + chunk("fcTL", big(0) + [UInt8](repeating: 0, count: 16) + [0, 1, 0, 4, 0, 0]) + data
    + chunk("fcTL", big(1) + [UInt8](repeating: 0, count: 16) + [0, 50, 0, 0, 0, 0])
    + chunk("fdAT", big(2) + [1, 2, 3]) + end

  private func read(_ bytes: [UInt8]) throws -> MediaFacts { try HeaderReader.png.read(MemorySource(bytes)) }

  @Test func `It reads a header`() throws {
    let facts = try read(Self.signature + Self.header(30, 20, depth: 16, color: 0, interlace: 1) + Self.data + Self.end)
    let image = try #require(facts.image)
    #expect((image.width, image.height, image.bitDepth) == (30, 20, 16))
    #expect(image.colorType == .gray && image.isProgressive == true && image.hasAlpha == false)
    #expect(image.isAnimated == false && image.frameCount == 1)
    #expect(facts.kind == .image && facts.container == "png" && facts.duration == nil && facts.problems.isEmpty)
  }

  @Test func `It reads orientation, profile and transparency`() throws {
    let exif: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let facts = try read(
      Self.signature + Self.header(30, 20, color: 3) + Self.chunk("iCCP", Array("Display P3".utf8) + [0, 0, 1])
        + Self.chunk("PLTE", [0, 0, 0, 9, 9, 9]) + Self.chunk("tRNS", [7]) + Self.chunk("eXIf", exif) + Self.data
        + Self.end)
    let image = try #require(facts.image)
    #expect(image.orientation == 6 && image.width == 20 && image.height == 30 && image.rotation == 90)
    #expect(image.iccProfile == "Display P3" && image.hasAlpha == true && image.colorType == .palette)
  }

  @Test func `It reads a profile name as Latin-1`() throws {
    let profile = Self.chunk("iCCP", [0xC9] + Array("cran".utf8) + [0, 0, 1])
    let image = try read(Self.signature + Self.header(4, 3) + profile + Self.data + Self.end).image
    #expect(image?.iccProfile == "Écran")
  }

  @Test func `It adds up the frames and delays of an animation`() throws {
    let facts = try read(Self.animated)
    #expect(facts.image?.isAnimated == true && facts.image?.frameCount == 2)
    // The delays are a quarter of a second, then 50 / 100: a denominator of 0 means 100.
    #expect(facts.duration == 0.75)
  }

  @Test func `It adds up delays exactly`() throws {
    let control = Self.chunk("fcTL", zeros(20) + be16(1) + be16(30) + zeros(2))
    let start = Self.signature + Self.header(30, 20) + Self.chunk("acTL", be32(90) + be32(0))
    let frames = (1..<90).flatMap { _ in control + Self.chunk("fdAT", be32(1) + [1]) }
    #expect(try read(start + control + Self.data + frames + Self.end).duration == 3)
  }

  @Test func `It distinguishes damage from failure`() throws {
    let wrong = Self.signature + Array(Self.header(30, 20).dropLast(4)) + [0, 0, 0, 0] + Self.data + Self.end
    #expect(try read(wrong).problems.map(\.code) == [.corrupt])
    #expect(try read(Self.signature + Self.header(30, 20)).problems.map(\.code) == [.truncated])
    #expect(try read(Self.signature + Self.header(30, 20) + Self.data.dropLast(6)).problems.map(\.code) == [.truncated])
    #expect(
      outcome(.png, MemorySource(Self.signature + [0, 0, 0, 13]))
        == .failed(.init(.truncated, .endsWithin, .term(.formatHeader, .text("PNG")))))
    for (bytes, code) in [
      (Self.signature + Self.header(0, 20) + Self.data, ReadError.Code.corrupt),
      (Self.signature + Self.header(60000, 60000) + Self.data, .tooLarge),
      ([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0] + Self.header(1, 1), .corrupt),
      (Self.signature + Self.data, .truncated),
    ] {
      guard case .failed(let error) = outcome(.png, MemorySource(bytes)) else {
        Issue.record("expected \(code)")
        continue
      }
      #expect(error.code == code)
    }
  }

  @Test func `Arrival order does not change the answer`() {
    #expect(HeaderReader.png.disagreements(Self.animated) == [])
    let still =
      Self.signature + Self.header(30, 20) + Self.chunk("tEXt", [UInt8](repeating: 65, count: 9000)) + Self.data
    #expect(HeaderReader.png.disagreements(still + Self.end) == [])
  }

  /// Returns an image in chunks of equal length except for the last, as encoders write it.
  private static func still(chunks: Int, length: Int = 8192) -> [UInt8] {
    var bytes = signature + header(300, 200)
    for number in 0..<chunks {
      bytes += joined(big(UInt32(length)), Array("IDAT".utf8), noise(length, number), [1, 2, 3, 4])
    }
    return joined(bytes, chunk("IDAT", noise(1000, chunks)), end)
  }

  private static func noise(_ count: Int, _ seed: Int) -> [UInt8] {
    JPEGEndingTests.noise(count, seed: UInt64(seed + 1))
  }

  private static let followed: [(String, [UInt8])] = [
    ("as it was written", still(chunks: 20)),
    ("with zeros behind it", joined(still(chunks: 3), zeros(20_000))),
    ("with text behind it", joined(still(chunks: 3), [UInt8](repeating: 0x20, count: 9000))),
    ("with a clip behind it", joined(still(chunks: 3), noise(50_000, 9))),
    ("of one chunk", still(chunks: 0)),
    (
      "with text before its end",
      joined(still(chunks: 4).dropLast(12), chunk("tEXt", [UInt8](repeating: 65, count: 9000)), end)
    ),
    (
      "of chunks of different length",
      joined(signature, header(3, 2), (1..<50).flatMap { chunk("IDAT", noise($0 * 7, $0)) }, end)
    ),
  ]

  @Test(arguments: followed.map { NamedBytes($0) })
  func `Bytes after the image are not damage`(file: NamedBytes) throws {
    #expect(try read(file.bytes).problems.isEmpty, "\(file.name)")
  }

  @Test(arguments: [1, 11, 12, 13, 500, 5000, 9000, 100_000])
  func `A file that ends early is truncated`(missing: Int) throws {
    #expect(try read(Self.still(chunks: 20).dropLast(missing)).problems.map(\.code) == [.truncated])
  }

  @Test func `It reports damage after the first chunk`() throws {
    let whole = Self.still(chunks: 20)
    #expect(try read(whole.prefix(60_000) + zeros(whole.count - 60_000)).problems.map(\.code) == [.zeroFilled])
    let page = 33 + 5 * 8204
    #expect(try read(whole.prefix(page) + Self.noise(20_000, 1)).problems.map(\.code) == [.damaged])
  }

  /// The end costs one read; the end of a truncated image with thousands of chunks costs a few.
  @Test func `Checking the end costs one read`() throws {
    let whole = MeteredMemory(Self.still(chunks: 20))
    _ = try HeaderReader.png.read(whole)
    #expect(whole.reads == 2 && whole.bytesRead == 8192)
    let cut = MeteredMemory(Self.still(chunks: 400).dropLast(4000))
    #expect(try HeaderReader.png.read(cut).problems.map(\.code) == [.truncated])
    #expect(cut.reads < 6)
  }

  @Test func `An upload is judged by its header`() throws {
    let bytes: [UInt8] = Self.still(chunks: 20).dropLast(5000)
    var media = ArrivingMedia(size: UInt64(bytes.count))
    media.add(bytes.prefix(5000))
    guard case .facts(let first) = media.progress else {
      Issue.record("\(media.progress)")
      return
    }
    #expect(first.image?.width == 300 && first.problems.isEmpty)
    media.add(bytes.dropFirst(5000))
    // The chunks between were not kept, so damage that only they show is not reported.
    guard case .facts(let last) = media.progress else {
      Issue.record("\(media.progress)")
      return
    }
    #expect(last.image == first.image && last.problems.isEmpty)
  }

  @Test func `Mutated files break no promise of the reader`() {
    #expect(HeaderReader.png.brokenPromises(ofVariantsOf: Self.animated, count: 3000, seed: 1) == [])
  }
}
