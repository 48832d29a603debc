import MediaProbe
import Robustness
import TestSupport
import Testing

/// Tests image damage that a few reads after the header show, and whole images that only look damaged.
@Suite struct PictureDamageTests {
  private func codes(_ reader: HeaderReader, _ bytes: [UInt8]) throws -> [Problem.Code] {
    try read(reader, bytes).get().problems.map(\.code)
  }

  private func ids(_ reader: HeaderReader, _ bytes: [UInt8]) throws -> [Message.ID] {
    try read(reader, bytes).get().problems.map(\.message.id)
  }

  // MARK: - GIF

  /// Returns a frame with its delay: GIF89a, 23 and 20, and a sub-block of two bytes.
  private func gifFrame(_ width: Int = 12, _ height: Int = 34, codeSize: UInt8 = 2) -> [UInt8] {
    [0x21, 0xF9, 4, 0] + le16(7) + [0, 0] + [0x2C] + zeros(4) + le16(width) + le16(height) + [0]
      + [codeSize, 2, 0x44, 0x01, 0]
  }

  private func gif(_ content: [UInt8]) -> [UInt8] { Array("GIF89a".utf8) + le16(12) + le16(34) + [0, 0, 0] + content }

  @Test func `Zeros in place of GIF frames are reported`() throws {
    let whole = gif((0..<40).flatMap { _ in gifFrame() } + [0x3B])
    for start in whole.count / 2..<whole.count / 2 + 24 {
      #expect(try codes(.gif, whole.prefix(start) + zeros(whole.count - start)) == [.zeroFilled], "from \(start)")
    }
  }

  @Test func `A few zeros between GIF blocks are harmless`() throws {
    #expect(try codes(.gif, gif(gifFrame() + zeros(20) + gifFrame() + zeros(3) + [0x3B])) == [])
  }

  /// GIF89a, appendix F: codes have 12 bits at most.
  @Test(arguments: [0, 12, 255]) func `An invalid GIF code size is damage`(codeSize: UInt8) throws {
    #expect(try codes(.gif, gif(gifFrame() + gifFrame(codeSize: codeSize) + [0x3B])) == [.damaged])
  }

  @Test func `A first GIF frame larger than the screen is reported`() throws {
    #expect(try ids(.gif, gif(gifFrame(13, 34) + [0x3B])) == [.gifFrameLargerThanScreen])
    // Only the first frame changes the size that browsers show.
    #expect(try ids(.gif, gif(gifFrame() + gifFrame(13, 34) + [0x3B])) == [])
  }

  // MARK: - WebP

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + le32(content.count) + content + zeros(content.count & 1)
  }

  private func webp(_ chunks: [UInt8]...) -> [UInt8] {
    let content = Array("WEBP".utf8) + chunks.flatMap { $0 }
    return Array("RIFF".utf8) + le32(content.count) + content
  }

  private func le24(_ value: Int) -> [UInt8] { Array(le32(value).prefix(3)) }

  /// RFC 9649, 2.7.1: flags, and the size of the canvas less one.
  private func canvas(_ width: Int, _ height: Int, animated: Bool = false) -> [UInt8] {
    chunk("VP8X", [animated ? 2 : 0, 0, 0, 0] + le24(width - 1) + le24(height - 1))
  }

  /// RFC 6386, 9.1: a key frame.
  private func lossy(_ width: Int, _ height: Int, _ data: [UInt8] = [UInt8](repeating: 0x55, count: 40)) -> [UInt8] {
    chunk("VP8 ", [0x10, 2, 0, 0x9D, 1, 0x2A] + le16(width) + le16(height) + data)
  }

  /// RFC 9649, 3.4.
  private func lossless(_ width: Int, _ height: Int) -> [UInt8] {
    chunk("VP8L", [0x2F] + le32(width - 1 | (height - 1) << 14) + [UInt8](repeating: 0x55, count: 41))
  }

  private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ picture: [UInt8]) -> [UInt8] {
    chunk("ANMF", le24(x / 2) + le24(y / 2) + le24(width - 1) + le24(height - 1) + le24(40) + [0] + picture)
  }

  private let animation = Array("ANIM".utf8) + le32(6) + zeros(6)

  @Test func `A whole WebP has no problem`() throws {
    #expect(try codes(.webp, webp(canvas(64, 48), lossy(64, 48))) == [])
    #expect(try codes(.webp, webp(canvas(64, 48), lossless(64, 48))) == [])
    let frames = frame(0, 0, 64, 48, lossy(64, 48)) + frame(32, 16, 32, 32, lossless(32, 32))
    #expect(try codes(.webp, webp(canvas(64, 48, animated: true), animation, frames)) == [])
  }

  @Test func `A WebP shorter than its declared size is truncated`() throws {
    // The last chunk has an odd length, so that a byte pads it.
    let whole = webp(lossy(64, 48, [UInt8](repeating: 0x55, count: 41)))
    #expect(try codes(.webp, whole) == [])
    for missing in [1, 2, 30] { #expect(try codes(.webp, Array(whole.dropLast(missing))) == [.truncated]) }
    #expect(try codes(.webp, Array(webp(lossy(64, 48)).dropLast())) == [.truncated])
  }

  @Test func `A WebP canvas that differs from its image is reported`() throws {
    #expect(try ids(.webp, webp(canvas(800, 600), lossless(640, 480))) == [.webpCanvasDiffers])
    #expect(try ids(.webp, webp(canvas(800, 600), lossy(640, 480))) == [.webpCanvasDiffers])
    let still = webp(canvas(64, 48), animation, frame(0, 0, 64, 48, lossy(64, 48)), frame(0, 0, 64, 48, lossy(64, 48)))
    #expect(try ids(.webp, still) == [.webpFramesWithoutFlag])
    let outside = webp(canvas(64, 48, animated: true), animation, frame(40, 0, 32, 32, lossy(32, 32)))
    #expect(try ids(.webp, outside) == [.webpFrameOutside])
    let other = webp(canvas(64, 48, animated: true), animation, frame(0, 0, 64, 48, lossy(32, 32)))
    #expect(try ids(.webp, other) == [.webpFrameDiffers])
    for bytes in [still, outside, other] { #expect(try codes(.webp, bytes) == [.damaged]) }
  }

  @Test func `Invalid bytes between WebP chunks are reported`() throws {
    let first = frame(0, 0, 64, 48, lossy(64, 48))
    let start = webp(canvas(64, 48, animated: true), animation, first).count
    let whole = webp(canvas(64, 48, animated: true), animation, (0..<4).flatMap { _ in first })
    #expect(try codes(.webp, whole.prefix(start) + zeros(whole.count - start)) == [.zeroFilled])
    #expect(
      try codes(.webp, whole.prefix(start) + [UInt8](repeating: 0xE7, count: whole.count - start)) == [.damaged])
    var broken = whole
    // The start code of the second frame follows its header of 8, its fields of 16 and two more headers.
    broken[start + 8 + 16 + 8 + 3] = 0x1D
    #expect(try codes(.webp, broken) == [.damaged])
  }

  @Test func `A WebP that ends in zeros is reported`() throws {
    let data = [UInt8](repeating: 0x55, count: 20_000)
    #expect(try codes(.webp, webp(lossy(64, 48, data + zeros(4096)))) == [.zeroFilled])
    #expect(try codes(.webp, webp(lossy(64, 48, data + zeros(100)))) == [])
    // Padding after a whole image is only noted.
    #expect(try codes(.webp, webp(canvas(64, 48), lossy(64, 48), zeros(512))) == [.corrupt])
  }

  // MARK: - PNG

  /// Returns an image in chunks of equal length except for the last.
  private func png(chunks: Int, length: Int = 8192) -> [UInt8] {
    let data = [UInt8](repeating: 0x55, count: length)
    return joined(
      PNGTests.signature, PNGTests.header(300, 200), (0..<chunks).flatMap { _ in PNGTests.chunk("IDAT", data) },
      PNGTests.chunk("IDAT", Array(data.prefix(1000))), PNGTests.end)
  }

  @Test(arguments: [0, 1, 3, 20, 200]) func `Bytes missing between PNG chunks are reported`(chunks: Int) throws {
    let whole = png(chunks: chunks)
    #expect(try codes(.png, whole) == [])
    let middle = whole.count / 2
    let page = min(4096, middle / 2)
    // The only chunk of a small image ends after the end of the file.
    let missing = try codes(.png, Array(whole[..<middle] + whole[(middle + page)...]))
    #expect(missing == [chunks < 2 ? .truncated : .damaged], "missing")
    #expect(try codes(.png, Array(whole[..<middle] + whole[(middle - page)...])) == [.damaged], "twice")
    #expect(try codes(.png, Array(whole[..<middle] + whole)) == [.damaged], "restarted")
  }

  @Test func `An HTML page after a PNG is trailing data`() throws {
    #expect(try codes(.png, png(chunks: 2) + Array("<!DOCTYPE html>\n<html></html>\n".utf8)) == [.trailingData])
    for rest in [zeros(500), [UInt8](repeating: 0x20, count: 500), [0x00, 0xFF, 0x12]] {
      #expect(try codes(.png, png(chunks: 2) + rest) == [])
    }
  }

  /// The profile Adobe RGB (1998) of 276 bytes, with a copyright and a description; zlib 1.3 compressed it.
  private static let profiles = [
    // Fixed codes and repetitions.
    "78016360601461200012938b0b18680798920b8a4a80f41c20e649492d4e06d22b8038a724b50224cee0ec6cc0001507"
      + "0141c794fca45485207727050d434b4b0b4d6a3b080090c90f20",
    // Dynamic codes (Z_HUFFMAN_ONLY).
    "780105c1210e83300000c01b1a43c20390e086033910f8fd606beb964068c51eb307ec99dc716b010000005e211f0000"
      + "000000000000000000a8c27116fc50c79403fef894f42db0ae7731e500681e717fa7eeb92d5d3fcef334000000000000"
      + "000000005c90c90f20",
  ]

  private func pngWithProfile(_ stream: [UInt8], name: String = "ICC Profile") -> [UInt8] {
    joined(
      PNGTests.signature, PNGTests.header(4, 3), PNGTests.chunk("iCCP", Array(name.utf8) + [0, 0] + stream),
      PNGTests.data, PNGTests.end)
  }

  @Test(arguments: profiles) func `A PNG profile is named by its own description`(hex: String) throws {
    let facts = try read(.png, pngWithProfile(ISO.bytes(hex: hex))).get()
    #expect(facts.image?.iccProfile == "Adobe RGB (1998)" && facts.unknown[.imageICCProfile] == nil)
  }

  @Test func `A profile is read from a stored block`() throws {
    var profile = be32(132 + 12 + 24) + zeros(32) + Array("acsp".utf8) + zeros(88) + be32(1)
    profile += Array("desc".utf8) + be32(144) + be32(12 + 12) + Array("desc".utf8) + zeros(4) + be32(5)
    profile += Array("sRGB".utf8) + zeros(8)
    // RFC 1951, 3.2.4: the last block, stored; its length and the complement.
    let stream = [0x78, 0x01, 1] + le16(profile.count) + le16(~profile.count & 0xFFFF) + profile
    #expect(try read(.png, pngWithProfile(stream)).get().image?.iccProfile == "sRGB")
  }

  @Test func `A profile description that is not read is unknown`() throws {
    // A description after more stored data than is read.
    let size = 9000
    var profile = be32(size) + zeros(32) + Array("acsp".utf8) + zeros(88) + be32(1)
    profile += Array("desc".utf8) + be32(size - 24) + be32(24)
    profile +=
      zeros(size - 24 - profile.count) + Array("desc".utf8) + zeros(4) + be32(5) + Array("sRGB".utf8) + zeros(8)
    let stream = [0x78, 0x01, 1] + le16(size) + le16(~size & 0xFFFF) + profile
    let facts = try read(.png, pngWithProfile(stream)).get()
    #expect(facts.image?.iccProfile == nil && facts.unknown[.imageICCProfile] != nil)
    #expect(facts.json.contains(#""color":{"space":null,"source":"icc_profile"}"#))
  }

  @Test func `Invalid profiles never trap`() {
    for hex in Self.profiles {
      #expect(
        HeaderReader.png.brokenPromises(ofVariantsOf: pngWithProfile(ISO.bytes(hex: hex)), count: 2000, seed: 3) == [])
    }
  }

  // MARK: - Other formats

  @Test(arguments: [0xC9, 0xCA]) func `Arithmetic coding in JPEG is reported`(marker: UInt8) throws {
    var bytes = JPEGTests.start + JPEGTests.jfif + JPEGTests.frame() + JPEGTests.segment(0xDA, [1, 1, 0, 0, 63, 0])
    let place = try #require(zip(bytes, bytes.dropFirst()).enumerated().first { $1.0 == 0xFF && $1.1 == 0xC0 }?.offset)
    bytes[place + 1] = marker
    #expect(try ids(.jpeg, bytes + [0x12, 0x34, 0xFF, 0xD9]) == [.arithmeticJPEG])
  }

  @Test func `A second image within a small JPEG is reported`() throws {
    let head = JPEGTests.start + JPEGTests.jfif + JPEGTests.frame() + JPEGTests.segment(0xDA, [1, 1, 0, 0, 63, 0])
    let data = (0..<5).flatMap { [UInt8](repeating: 0x55, count: 500) + [0xFF, 0, 0xFF, 0xD0 + UInt8($0)] }
    let whole = head + data + [0xFF, 0xD9]
    #expect(try codes(.jpeg, whole) == [])
    // A second image after the first one is not damage.
    #expect(try codes(.jpeg, whole + whole) == [])
    #expect(try codes(.jpeg, whole.prefix(whole.count / 2) + whole) == [.damaged])
    // A part with one restart marker is missing.
    #expect(try codes(.jpeg, head + data.prefix(900) + data.dropFirst(900 + 504) + [0xFF, 0xD9]) == [.damaged])
  }

  @Test func `A bitmap with a shortened last row is truncated`() throws {
    // Rows of 15 bytes take 16 ([MS-WMF] 2.2.2.9); some writers leave out the padding of the last one.
    let head =
      Array("BM".utf8) + zeros(8) + le32(54) + le32(40) + le32(5) + le32(10) + le16(1) + le16(24) + zeros(24)
    for (length, expected) in [(160, []), (159, []), (158, [Problem.Code.truncated]), (140, [.truncated])] {
      #expect(try codes(.bmp, head + [UInt8](repeating: 9, count: length)) == expected, "\(length)")
    }
    // RLE states its length.
    let packed =
      Array("BM".utf8) + zeros(8) + le32(54) + le32(40) + le32(5) + le32(10) + le16(1) + le16(8) + le32(1) + le32(100)
      + zeros(16)
    #expect(try codes(.bmp, packed + [UInt8](repeating: 9, count: 100)) == [])
    #expect(try codes(.bmp, packed + [UInt8](repeating: 9, count: 99)) == [.truncated])
  }

  /// Returns a TIFF whose image follows its directory.
  private func tiff(_ more: [(Int, Int, Int)], compression: Int = 8, data: [UInt8], behind: [UInt8] = []) -> [UInt8] {
    let entries =
      ([(254, 4, 0), (256, 4, 30), (257, 4, 20), (258, 4, 8), (259, 4, compression), (262, 4, 2), (277, 4, 3)] + more)
      .map { ($0.0, $0.1, 1, $0.2) }
    let count = entries.count + 2
    let start = 8 + 2 + 12 * count + 4
    let all = (entries + [(273, 4, 1, start), (279, 4, 1, data.count)]).sorted { $0.0 < $1.0 }
    return [0x49, 0x49] + le16(42) + le32(8) + le16(count)
      + all.flatMap { le16($0.0) + le16($0.1) + le32($0.2) + le32($0.3) } + le32(0) + data + behind
  }

  @Test func `Invalid ends of TIFF strips are reported`() throws {
    let body = [UInt8](repeating: 0x55, count: 9000)
    #expect(try codes(.tiff, tiff([], data: [0x78, 0x9C] + body)) == [])
    #expect(try codes(.tiff, tiff([], data: zeros(64) + body)) == [.zeroFilled])
    #expect(try ids(.tiff, tiff([], data: body)) == [.brokenTIFFStrip])
    #expect(try codes(.tiff, tiff([], data: [0x78, 0x9C] + body + zeros(4096))) == [.zeroFilled])
    #expect(try codes(.tiff, tiff([], compression: 7, data: [0xFF, 0xD8] + body)) == [])
    #expect(try codes(.tiff, tiff([], compression: 7, data: body)) == [.damaged])
    // Black pixels without compression are zeros, and lines of a fax may be.
    for compression in [1, 3, 4, 32773] {
      #expect(try codes(.tiff, tiff([], compression: compression, data: zeros(9000))) == [])
    }
  }

  @Test(arguments: [
    ("NIKON CORPORATION", "nef"), ("SONY", "arw"), ("Canon", "cr2"), ("PENTAX", "pef"), ("Acme Cameras", "raw"),
  ]) func `Camera raw files are not TIFF`(maker: String, name: String) throws {
    let text = Array(maker.utf8) + zeros(32 - maker.utf8.count)
    // A thumbnail whose subdirectory has sensor data (TIFF/EP: photometric interpretation 32803).
    let entries = [
      (254, 4, 1, 1), (256, 4, 1, 16), (257, 4, 1, 12), (271, 2, maker.utf8.count + 1, 100), (330, 4, 1, 132),
    ]
    var bytes = [0x49, 0x49] + le16(42) + le32(8) + le16(entries.count)
    bytes += entries.flatMap { le16($0.0) + le16($0.1) + le32($0.2) + le32($0.3) } + le32(0)
    bytes += zeros(100 - bytes.count) + text
    let sensor = [(254, 4, 1, 0), (256, 4, 1, 800), (257, 4, 1, 600), (262, 4, 1, 32803)]
    bytes += le16(sensor.count) + sensor.flatMap { le16($0.0) + le16($0.1) + le32($0.2) + le32($0.3) } + le32(0)
    var facts = try read(.tiff, bytes).get()
    #expect(facts.container == "tiff" && facts.image?.format == name && facts.image?.storedWidth == 800)
    facts.describeContainer(fileExtension: "jpg")
    #expect(facts.problems.map(\.message.id) == [.rawUnderOtherName])
  }

  @Test func `A DNG is not TIFF`() throws {
    #expect(
      try read(.tiff, tiff([(50706, 4, 0x0000_0401)], compression: 1, data: zeros(90))).get().image?.format == "dng")
    #expect(try read(.tiff, tiff([], compression: 1, data: zeros(90))).get().image?.format == "tiff")
  }

  /// Returns a HEIF whose item is `data`, at the end of the file.
  private func heif(_ type: String, _ data: [UInt8]) -> [UInt8] {
    // ISO/IEC 23008-12, 9.3.1: the properties are the size and, for HEVC, a record whose byte 21 has the width of lengths.
    let record = box("hvcC", [1] + zeros(20) + [3, 0])
    func file(_ offset: Int) -> [UInt8] {
      let meta = fullBox(
        "meta", fullBox("hdlr", be32(0), Array("pict".utf8), zeros(13)), fullBox("pitm", be16(1)),
        fullBox("iinf", be16(1), fullBox("infe", version: 2, be16(1), be16(0), Array(type.utf8), [0])),
        fullBox("iloc", [0x44, 0], be16(1), be16(1), be16(0), be16(1), be32(offset), be32(data.count)),
        box(
          "iprp", box("ipco", fullBox("ispe", be32(64), be32(48)), record),
          fullBox("ipma", be32(1), be16(1), [2, 1, 2])))
      return box("ftyp", Array("heic".utf8), be32(0), Array("mif1".utf8)) + meta + be32(8 + data.count)
        + Array("mdat".utf8)
    }
    return file(file(0).count) + data
  }

  @Test func `Invalid ends of HEIF items are reported`() throws {
    let body = [UInt8](repeating: 0x55, count: 9000)
    // A unit of HEVC with its length; a temporal delimiter of AV1.
    #expect(try codes(.heic, heif("hvc1", be32(9000) + body)) == [])
    #expect(try codes(.heic, heif("av01", [0x12, 0] + body)) == [])
    #expect(try codes(.heic, heif("hvc1", be32(9001) + body)) == [.damaged])
    #expect(try codes(.heic, heif("hvc1", zeros(9004))) == [.zeroFilled])
    #expect(try codes(.heic, heif("av01", zeros(9004))) == [.zeroFilled])
    #expect(try codes(.heic, heif("av01", [0x92, 0] + body)) == [.damaged])
    #expect(try codes(.heic, heif("hvc1", be32(9000 + 4096) + body + zeros(4096))) == [.zeroFilled])
    // Pixels without compression may be zeros (ISO/IEC 23001-17).
    #expect(try codes(.heic, heif("unci", zeros(9004))) == [])
  }

  @Test func `Invalid data after a JPEG XL codestream is reported`() throws {
    let codestream = [0xFF, 0x0A] + le16(1 | 9 << 1 | 4 << 6) + [UInt8](repeating: 0x55, count: 6000)
    func file(_ data: [UInt8]) -> [UInt8] {
      box("JXL ", be32(0x0D0A_870A)) + box("ftyp", zeros(12)) + box("jxlc", data)
    }
    #expect(try codes(.jxl, file(codestream) + box("Exif", zeros(50))) == [])
    #expect(try codes(.jxl, file(codestream) + [UInt8](repeating: 0xE7, count: 50)) == [.trailingData])
    #expect(try codes(.jxl, file(codestream + zeros(4096))) == [.zeroFilled])
  }

  /// Returns a codestream of one tile part (ISO/IEC 15444-1, A.4.2 and A.5.1).
  private func codestream(_ data: [UInt8], end: [UInt8] = [0xFF, 0xD9]) -> [UInt8] {
    let size =
      be16(41) + be16(0) + be32(67) + be32(45) + zeros(8) + be32(67) + be32(45) + zeros(8) + be16(1) + [7, 1, 1]
    return [0xFF, 0x4F, 0xFF, 0x51] + size + [0xFF, 0x90] + be16(10) + be16(0) + be32(14 + data.count) + [0, 1]
      + [0xFF, 0x93] + data + end
  }

  @Test func `Broken JPEG 2000 tile parts are reported`() throws {
    let data = [UInt8](repeating: 0x55, count: 9000)
    #expect(try codes(.jp2, codestream(data)) == [])
    #expect(try codes(.jp2, codestream(data, end: [])) == [.truncated])
    #expect(try codes(.jp2, codestream(data, end: [1, 2, 3, 0xFF, 0xD9])) == [.damaged])
    #expect(try codes(.jp2, codestream(data, end: zeros(4096))) == [.zeroFilled])
    let start = box("jP  ", be32(0x0D0A_870A)) + box("jp2h", box("ihdr", be32(45), be32(67), be16(1), [7, 7, 0, 0]))
    #expect(try codes(.jp2, start + box("jp2c", codestream(data))) == [])
    #expect(try codes(.jp2, start + box("jp2c", codestream(data).map { $0 & 0x7F })) == [.damaged])
  }

  // MARK: - Text before an image

  private func refusal(_ bytes: [UInt8]) throws -> ReadError? {
    guard case .refused(let error) = try HeaderTier.read(MemorySource(bytes)) else { return nil }
    return error
  }

  @Test func `Text before an image has its own message`() throws {
    let pictures = [png(chunks: 1), gif(gifFrame() + [0x3B]), webp(lossy(64, 48))]
    for picture in pictures {
      #expect(try refusal([0xEF, 0xBB, 0xBF] + picture)?.message.id == .byteOrderMarkBeforePicture)
      for lineEnd: [UInt8] in [[0x0A], [0x0D], [0x0D, 0x0A]] {
        #expect(try refusal(lineEnd + picture)?.message.id == .lineEndBeforePicture)
      }
      #expect(try refusal(picture) == nil)
    }
  }

  @Test func `A file of zeros has its own message`() throws {
    for count in [1, 4095, 4096, 50_000] {
      #expect(try refusal(zeros(count))?.message.id == .onlyZeros)
      #expect(try refusal(zeros(count) + [1]) == nil)
    }
  }

  @Test func `The Apple variant of PNG has its own message`() throws {
    let bytes = joined(
      PNGTests.signature, PNGTests.chunk("CgBI", [0x50, 0, 0x20, 2]), PNGTests.header(4, 3), PNGTests.data, PNGTests.end
    )
    #expect(try refusal(bytes)?.message.id == .applePNG)
  }
}
