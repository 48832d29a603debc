import MediaProbe
import TestSupport
import Testing

/// Tests formats that are recognized by their first bytes or name, but not read.
@Suite struct ForeignFormatTests {
  private static func text(_ text: String, at offset: Int = 0, length: Int = 600) -> [UInt8] {
    let bytes = zeros(offset) + text.unicodeScalars.map { UInt8(clamping: $0.value) }
    return bytes + zeros(max(0, length - bytes.count))
  }

  /// Returns an archive of an uncompressed file: a header of 512 bytes with its checksum in octal (POSIX.1-2017, pax).
  static func tapeArchive(_ content: [UInt8], mark: String = "ustar\0") -> [UInt8] {
    var head = text("song.mp3", length: 512)
    head.replaceSubrange(257..<257 + mark.utf8.count, with: Array(mark.utf8))
    head.replaceSubrange(148..<156, with: Array("        ".utf8))
    let sum = String(head.reduce(0) { $0 + Int($1) }, radix: 8)
    head.replaceSubrange(148..<156, with: Array((String(repeating: "0", count: 6 - sum.count) + sum + "\0 ").utf8))
    return head + content + zeros((512 - content.count % 512) % 512 + 1024)
  }

  @Test(
    arguments: [
      (text(".RMF\0\0\0\u{12}"), "RealMedia"), (text(".ra\u{FD}\0\u{3}"), "RealAudio"),
      (text("v/1\u{1}\u{2}"), "OpenEXR"),
      (text("nut/multimedia container\0"), "NUT"), (text("wvpk"), "WavPack audio"),
      (text("MAC \u{96}"), "Monkey's Audio"),
      (text("\u{7F}\u{FE}\u{80}\u{1}"), "DTS audio"), (text("DTSHDHDR"), "DTS audio"),
      (text("P6\n# a note\n4 3\n255\n"), "PPM"),
      (Array("P3 1 1 255 0 0 0".utf8), "PPM"), (text("PF\n8 8\n-1.0\n"), "PPM"), (text("YUV4MPEG2 W8 H8"), "Y4M"),
      (
        [0xB7, 0xD8, 0, 0x20, 0x37, 0x49, 0xDA, 0x11, 0xA6, 0x4E, 0, 7, 0xE9, 0x5E, 0xAD, 0x8D],
        "Windows recorded TV (WTV)"
      ),
      (text("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n"), "Radiance HDR"),
      (box("ftyp", Array("crx ".utf8), be32(1)), "Canon raw (CR3)"),
      (text("FUJIFILMCCD-RAW 0201"), "Fujifilm raw (RAF)"), (text("IIU\0"), "Panasonic raw (RW2)"),
      (Array("%!PS-Adobe-3.0 EPSF-3.0\n".utf8), "PostScript (EPS)"), (text("RED1", at: 4), "RED raw (R3D)"),
      ([10, 5, 1, 8] + zeros(4) + [7, 0, 7, 0] + zeros(53) + [3] + zeros(100), "PCX"),
      (text("FWS\u{6}"), "Flash (SWF)"),
      ([1, 0xDA, 1, 1, 0, 3, 0, 8, 0, 8, 0, 3] + zeros(500), "SGI image"), (text("DICM", at: 128), "DICOM"),
    ] as [([UInt8], String)])
  func `It names unsupported media formats`(head: [UInt8], name: String) {
    let signature = Signature(head)
    guard case .foreign(let format) = signature else {
      Issue.record("\(name): \(signature)")
      return
    }
    #expect(format.name.english == name && signature.isMedia)
    #expect(signature.refusal?.code == .unsupported && signature.refusal?.message.english.contains(name) == true)
    // Truncated content must not be read past its end.
    for count in 0..<min(head.count, 64) { _ = Signature(Array(head.prefix(count))) }
  }

  @Test(
    arguments: [
      (text("PK\u{3}\u{4}"), "a ZIP archive"), (tapeArchive([1]), "a TAR archive"),
      (tapeArchive([1], mark: ""), "a TAR archive"), (text("\u{7F}ELF"), "a program"),
      (text("\u{1F}\u{8B}\u{8}"), "a compressed file"),
      (text("MZ", length: 60) + le32(64) + Array("PE\0\0".utf8) + zeros(9), "a program"),
    ] as [([UInt8], String)])
  func `It names formats that are not media`(head: [UInt8], name: String) {
    let signature = Signature(head)
    #expect(!signature.isMedia && signature.refusal?.code == .notMedia)
    #expect(signature.refusal?.message.english.hasPrefix("found \(name), ") == true, "\(signature)")
  }

  @Test(arguments: ["P6 of the plan is text\n", "P1\n", "MZ is no program", "PK", "A document.", "{\"a\": 1}"])
  func `Text that resembles another format stays text`(text: String) { #expect(Signature(Array(text.utf8)) == .text) }

  /// A wrong checksum of the header means that it is not an archive.
  @Test func `A TAR archive needs a correct checksum`() {
    var archive = Self.tapeArchive([1, 2, 3])
    archive[0] ^= 1
    #expect(Signature(archive) == .none)
  }

  @Test func `The advice to convert to MP4 is only for video`() throws {
    for format in ForeignFormat.all where format.kind != nil {
      let isVideo = format.refusal.message.english.hasSuffix("convert it to MP4")
      #expect(isVideo == (format.kind == .video), "\(format.name)")
    }
    let dts = try #require(ForeignFormat.named(byExtension: "dts"))
    #expect(dts.refusal.message.english == "found DTS audio, which is not read: convert it to M4A or MP3")
    #expect(ForeignFormat.named(byDemuxer: "dtshd") == dts && ForeignFormat.named(byDemuxer: "none") == nil)
  }

  @Test func `The list of formats has no duplicates`() {
    let names = ForeignFormat.all.map(\.name)
    let extensions = ForeignFormat.all.flatMap(\.extensions)
    let demuxers = ForeignFormat.all.flatMap(\.demuxers)
    #expect(Set(names).count == names.count && Set(extensions).count == extensions.count)
    #expect(Set(demuxers).count == demuxers.count && names.count > 100)
    for format in ForeignFormat.all where format.kind != nil {
      #expect(!(format.extensions.isEmpty && format.demuxers.isEmpty && format.marks.isEmpty), "\(format.name)")
    }
    // Formats that are read are not on the list.
    for fileExtension in extensions { #expect(MediaFormat.kind(ofExtension: fileExtension) == nil, "\(fileExtension)") }
    for format in MediaFormat.all { #expect(ForeignFormat.named(byDemuxer: format.name) == nil, "\(format.name)") }
  }

  @Test(arguments: [
    "rm", "rmvb", "exr", "dv", "tga", "wv", "dts", "nut", "ppm", "wtv", "hdr", "pcx", "cr3", "eps", "y4m",
  ])
  func `An extension of a foreign format promises media`(fileExtension: String) {
    #expect(AssetPath("folder/file.\(fileExtension)").promisedKind != nil)
  }

  @Test func `Extensions of TIFF-based raw formats belong to TIFF`() {
    for name in ["cr2", "nef", "arw", "dng"] { #expect(MediaFormat.named("tiff")?.extensions.contains(name) == true) }
  }
}

/// Tests encryption that the header of an ASF file announces.
@Suite struct ASFEncryptionTests {
  /// Returns an object (Advanced Systems Format Specification, 2.1): the first three parts of an identifier are
  /// little-endian.
  static func object(_ identifier: String, _ content: [UInt8]) -> [UInt8] {
    let digits = ISO.bytes(hex: identifier.replacing("-", with: ""))
    let id = digits[0..<4].reversed() + digits[4..<6].reversed() + digits[6..<8].reversed() + digits[8...]
    return id + little(24 + content.count, 8) + content
  }

  static func header(_ objects: [[UInt8]]) -> [UInt8] {
    object("75B22630-668E-11CF-A6D9-00AA0062CE6C", little(objects.count, 4) + [1, 2] + objects.flatMap { $0 })
  }

  static let properties = object("8CABDCA1-A947-11CF-8EE4-00C00C205365", zeros(80))

  @Test(arguments: [
    ("2211B3FB-BD23-11D2-B4B7-00A0C955FC6E", false), ("298AE614-2622-4C17-B935-DAE07EE9289C", false),
    ("43058533-6981-49E6-9B74-AD12CB86D58C", false), ("43058533-6981-49E6-9B74-AD12CB86D58C", true),
  ])
  func `Rights management objects mean encryption`(identifier: String, isNested: Bool) throws {
    var encryption = Self.object(identifier, zeros(20))
    if isNested {
      let content = zeros(16) + le16(6) + le32(encryption.count) + encryption
      encryption = Self.object("5FBF03B5-A92E-11CF-8EE3-00C00C205365", content)
    }
    #expect(try ASFHeader(MemorySource(Self.header([Self.properties, encryption]))).isEncrypted)
    #expect(try !ASFHeader(MemorySource(Self.header([Self.properties]) + encryption)).isEncrypted)
  }

  @Test func `False object lengths end the search`() throws {
    let huge = Array(Self.properties.prefix(16)) + [UInt8](repeating: 0xFF, count: 8) + zeros(80)
    #expect(try !ASFHeader(MemorySource(Self.header([huge, huge]))).isEncrypted)
    let empty = Array(Self.properties.prefix(16)) + zeros(8)
    #expect(try !ASFHeader(MemorySource(Self.header([empty]))).isEncrypted)
    for count in 0..<60 { _ = try ASFHeader(MemorySource(Array(Self.header([Self.properties]).prefix(count)))) }
  }
}
