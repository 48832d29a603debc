import Foundation
import MediaProbe
import Testing

/// Tests the readers of documents, archives and captions.
@Suite struct DocumentTests {
  /// Returns a PDF with these objects, numbered from 1, and a table of references.
  static func pdf(_ objects: [String], trailer more: String = "", size: Int? = nil) -> [UInt8] {
    var text = Array("%PDF-1.4\n".utf8)
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.count)
      text += Array("\(index + 1) 0 obj\n\(object)\nendobj\n".utf8)
    }
    let table = text.count
    text += Array("xref\n0 \(places.count + 1)\n0000000000 65535 f \n".utf8)
    for place in places {
      let digits = "\(place)"
      text += Array((String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n").utf8)
    }
    let end = "trailer\n<</Size \(size ?? places.count + 1)/Root 1 0 R\(more)>>\nstartxref\n\(table)\n%%EOF\n"
    return text + Array(end.utf8)
  }

  private static let tree = [
    "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 600 800]>>",
  ]

  private func pages(_ bytes: [UInt8]) throws -> (DocumentFacts?, MediaFacts) {
    let facts = try HeaderReader.pdf.read(MemorySource(bytes))
    #expect(facts.kind == .other && facts.container == "pdf")
    return (facts.document, facts)
  }

  @Test(arguments: [
    ("<</Type/Page>>", 600.0, 800.0), ("<</Type/Page/MediaBox[10 20 110.5 -5]>>", 100.5, 25),
    ("<</Type/Page/Rotate 90>>", 800, 600), ("<</Type/Page/Rotate -180/UserUnit 2>>", 1200, 1600),
    ("<</#54ype/Page/X(a\\)(b)>>)/Y<aa>/Z[[1]<</A/B>>]% comment >>\n/MediaBox 4 0 R>>", 30, 40),
  ])
  func `It reads the size of the first page`(page: String, width: Double, height: Double) throws {
    let (document, facts) = try pages(Self.pdf(Self.tree + [page, "[0 0 30 40]"]))
    #expect(document?.pages == 1 && document?.pageWidth == width && document?.pageHeight == height)
    #expect(facts.isEncrypted == false && facts.unknown.isEmpty)
  }

  @Test func `It reads the number of pages through long lists`() throws {
    let kids = String(repeating: "3 0 R ", count: 5000)
    let node = "<</Type/Pages/Kids[\(kids)]/Count 5000/MediaBox[0 0 9 9]>>"
    #expect(try pages(Self.pdf([Self.tree[0], node, "<</Type/Page>>"], size: 5004)).0?.pages == 5000)
  }

  /// A stream of references with a predictor (PNG: Up) in a stored block of Flate, and the objects in an object stream.
  @Test func `It reads streams of references and of objects`() throws {
    func stored(_ bytes: [UInt8]) -> [UInt8] {
      [0x78, 0x01, 1] + le16(bytes.count) + le16(bytes.count ^ 0xFFFF) + bytes + zeros(4)
    }
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 7 8]>>", "<</Type/Page>>",
    ]
    var (index, body) = ("", "")
    for (number, object) in objects.enumerated() {
      index += "\(number + 1) \(body.utf8.count) "
      body += object + " "
    }
    let content = stored(Array((index + body).utf8))
    var file = Array("%PDF-1.5\n".utf8)
    let first = file.count
    file += Array(
      "4 0 obj\n<</Type/ObjStm/N 3/First \(index.utf8.count)/Filter/FlateDecode/Length \(content.count)>>\nstream\r\n"
        .utf8)
    file += content + Array("\nendstream\nendobj\n".utf8)
    let table = file.count
    let rows: [[UInt8]] = [
      [0, 0, 0, 0], [2, 0, 4, 0], [2, 0, 4, 1], [2, 0, 4, 2], [1] + be16(first) + [0], [1] + be16(table) + [0],
    ]
    var (coded, above) = ([UInt8](), zeros(4))
    for row in rows {
      coded += [2] + Swift.zip(row, above).map { $0 &- $1 }
      above = row
    }
    func end(_ more: String) -> [UInt8] {
      let rows = stored(coded)
      return file
        + Array(
          "5 0 obj\n<</Type/XRef/Size 6/W[1 2 1]/Root 1 0 R/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>/Length \(rows.count)\(more)>>\nstream\n"
            .utf8) + rows + Array("\nendstream\nendobj\nstartxref\n\(table)\n%%EOF".utf8)
    }
    let (document, facts) = try pages(end(""))
    #expect(document?.pages == 1 && document?.pageWidth == 7 && facts.unknown.isEmpty)
    // The references of an encrypted file can be read, but not its object streams.
    let (encrypted, locked) = try pages(end("/Encrypt 9 0 R"))
    #expect(encrypted == DocumentFacts() && locked.isEncrypted == true)
    #expect(locked.unknown[.documentPages]?.message.id == .pdfObjectsEncrypted)
  }

  @Test func `A damaged PDF states nothing`() throws {
    let whole = Self.pdf(Self.tree + ["<</Type/Page>>"])
    let text = String(decoding: whole, as: UTF8.self)
    let table = try #require(text.range(of: "xref\n0 ")).lowerBound.utf16Offset(in: text)
    let files: [[UInt8]] = [
      Array(whole.prefix(whole.count / 2)), Array(text.replacing("startxref\n\(table)", with: "startxref\n99999").utf8),
      Array(text.replacing("startxref\n\(table)", with: "startxref\n\(table + 1)").utf8),
      // The sections refer to each other in a circle.
      Self.pdf(Self.tree + ["<</Type/Page>>"], trailer: "/Prev \(table)"),
      // A node that is its own kid, a reference to itself, and values within each other without end.
      Self.pdf([Self.tree[0], "<</Type/Pages/Kids[2 0 R]/Count 2/MediaBox[0 0 9 9]>>"]),
      Self.pdf([Self.tree[0], "2 0 R"]), Self.pdf([Self.tree[0], String(repeating: "[", count: 20_000)]),
      Self.pdf([Self.tree[0], Self.tree[1].replacing("Count 1", with: "Count 999999999"), "<</Type/Page>>"]),
      Self.pdf([Self.tree[0], Self.tree[1].replacing("Count 1", with: "Count -1"), "<</Type/Page>>"]),
    ]
    for (number, file) in files.enumerated() {
      let (document, facts) = try pages(file)
      #expect(document?.pages == nil && document?.pageWidth == nil, "\(number)")
      #expect(facts.unknown[.documentPages]?.message.id == .pdfReferencesDamaged, "\(number)")
    }
    // Any cut or changed byte ends in facts.
    for length in 0..<whole.count { _ = try pages(Array(whole.prefix(length))) }
    for place in whole.indices {
      var file = whole
      file[place] ^= 0x15
      _ = try pages(file)
    }
  }

  // MARK: ZIP

  /// Returns an archive with the names and sizes of its files; the content is the first file's alone.
  static func zip(_ files: [(String, Int)], flags: Int = 0, comment: Int = 0) -> [UInt8] {
    let content = files.first.map { min($0.1, 1 << 20) } ?? 0
    var bytes: [UInt8] = []
    if let (name, _) = files.first {
      bytes = Array("PK\u{3}\u{4}".utf8) + zeros(14) + le32(content) + le32(content) + le16(name.utf8.count) + zeros(2)
      bytes += Array(name.utf8) + [UInt8](repeating: 0x55, count: content)
    }
    let start = bytes.count
    for (name, size) in files {
      bytes += Array("PK\u{1}\u{2}".utf8) + zeros(4) + le16(flags) + zeros(10) + le32(size) + le32(size)
      bytes += le16(name.utf8.count) + zeros(16) + Array(name.utf8)
    }
    let length = bytes.count - start
    bytes += Array("PK\u{5}\u{6}".utf8) + zeros(4) + le16(files.count & 0xFFFF) + le16(files.count & 0xFFFF)
    return bytes + le32(length) + le32(start) + le16(comment) + zeros(comment)
  }

  private func files(_ bytes: [UInt8]) throws -> (ArchiveFacts?, MediaFacts) {
    let facts = try HeaderReader.zipArchive.read(MemorySource(bytes))
    return (facts.archive, facts)
  }

  @Test func `It counts the files of an archive`() throws {
    let ad = [
      ("index.html", 100), ("img/", 0), ("img/a.JPG", 20), ("b.png", 3), ("c.css", 4), ("d.js", 5), ("e.svg", 6),
      ("f.gif", 7),
      ("font.woff2", 8), ("LICENSE", 9), ("old.HTM", 1),
    ]
    for bytes in [Self.zip(ad), Self.zip(ad, comment: 65_000)] {
      let (archive, facts) = try files(bytes)
      #expect(archive?.files == 10 && archive?.htmlFiles == 2 && archive?.otherFiles == 2)
      #expect(archive?.unpackedSize == 163 && archive?.hasUnsafeNames == false && facts.isEncrypted == false)
    }
    #expect(try files(Self.zip([("a", 1)], flags: 1)).1.isEncrypted == true)
    let empty = try files(Self.zip([]))
    #expect(empty.0?.files == 0 && Signature(Self.zip([])) == .format("zip"))
  }

  @Test(arguments: [
    ("a/../b.js", true), ("..", true), ("/a", true), ("\\a", true), ("C:\\a", true), ("a\\..\\b", true),
    ("a..b/c...js", false),
    ("../", true), ("a/b", false),
  ]) func `It finds unsafe names`(name: String, isUnsafe: Bool) throws {
    #expect(try files(Self.zip([("index.html", 1), (name, 1)])).0?.hasUnsafeNames == isUnsafe)
  }

  @Test func `A large archive takes no more than its directory`() throws {
    let many = (0..<100_000).map { ("d/\($0).js", 0) }
    let (archive, facts) = try files(Self.zip(many))
    #expect(archive?.files == 100_000 && facts.unknown.isEmpty)
    // Nothing is unpacked, whatever the directory states.
    #expect(try files(Self.zip([("a", 1), ("b", 0xFFFF_FFFE)])).0?.unpackedSize == 0xFFFF_FFFF)
  }

  @Test func `A damaged archive states nothing`() throws {
    let whole = Self.zip([("index.html", 4), ("b.js", 1)])
    for length in 0..<whole.count {
      let (archive, facts) = try files(Array(whole.prefix(length)))
      #expect(archive == ArchiveFacts() && facts.unknown[.archiveFiles] != nil, "\(length)")
    }
    for place in whole.indices {
      var file = whole
      file[place] ^= 0x41
      _ = try files(file)
    }
  }

  @Test(arguments: ["[Content_Types].xml", "mimetype", "META-INF/MANIFEST.MF", "word/document.xml"])
  func `The format of a program is no plain archive`(name: String) {
    #expect(Signature(Self.zip([(name, 1)])).refusal?.code == .notMedia)
  }

  // MARK: Captions

  private func cues(_ text: String, _ name: String = "webvtt") throws -> CaptionFacts? {
    let bytes = Array(text.utf8)
    #expect(Signature(Array(bytes.prefix(Signature.length))) == .format(name))
    return try HeaderReader.named(name)?.read(MemorySource(bytes)).captions
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `It reads WebVTT`(lineEnd: String) throws {
    let text = """
      WEBVTT - title

      NOTE a --x comment

      1
      00:01.000 --> 00:02.500 align:start
      <b>Hi</b> &amp; 1 --> 2

      00:00:03.000-->00:00:04.000
      text

      100:00:05.000 --> 100:00:06.250
      00:99.000 --> 00:01.000
      """
    for mark in ["", "\u{FEFF}"] {
      let captions = try cues(mark + text.replacing("\n", with: lineEnd))
      #expect(captions?.cues == 3 && captions?.firstCue == 1 && captions?.lastCueEnd == 360_006.25)
      #expect(captions?.hasOverlaps == false)
    }
  }

  @Test(arguments: ["\n", "\r\n"]) func `It reads SRT`(lineEnd: String) throws {
    let text =
      "1\n00:00:01,000 --> 00:00:02,500\nHi <i>x</i>\n\n2\n00:00:02,499 --> 00:00:03,100 X1:1\nb\n\n3\n01:00:05,5 --> 01:00:06,000\nc"
    let captions = try cues(text.replacing("\n", with: lineEnd), "srt")
    #expect(captions?.cues == 3 && captions?.firstCue == 1 && captions?.lastCueEnd == 3606)
    #expect(captions?.hasOverlaps == true)
  }

  @Test func `Other text has no captions`() throws {
    let empty = try cues("WEBVTT")
    #expect(empty?.cues == 0 && empty?.firstCue == nil && empty?.hasOverlaps == false)
    for text in [
      "WEBVTTX\n\n00:01.000 --> 00:02.000", "1\n2\n3", "1\n00:00:01.000 --> 00:00:02.000\nx",
      "1 00:00:01,000 --> 00:00:02,000",
    ] {
      #expect(Signature(Array(text.utf8)) == .text, "\(text)")
    }
  }

  @Test func `Captions over the budget are unknown`() throws {
    var text = Array("WEBVTT\n\n".utf8)
    let cue = Array("00:01.000 --> 00:02.000\nx\n\n".utf8)
    for _ in 0..<400_000 { text += cue }
    let facts = try HeaderReader.webvtt.read(MemorySource(text))
    #expect(
      facts.captions == CaptionFacts() && facts.unknown[.captionsCues] != nil && facts.unknown[.captionsFirstCue] != nil
    )
    let some = try HeaderReader.webvtt.read(MemorySource(Array(text.prefix(8 + 100_000 * cue.count))))
    #expect(some.captions?.cues == 100_000)
  }
}

/// Tests facts of pictures and sound that stores and ads limit.
@Suite struct PlacementFactsTests {
  private func gif(_ extensions: [UInt8], frames: Int = 4) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + le16(12) + le16(34) + [0x80, 0, 0] + zeros(6) + extensions
    for _ in 0..<frames {
      bytes += [0x21, 0xF9, 4, 0] + le16(10) + [0, 0, 0x2C] + zeros(4) + le16(12) + le16(34) + [0, 2, 1, 0x44, 0]
    }
    return bytes + [0x3B]
  }

  private func application(_ name: String, _ data: [UInt8]) -> [UInt8] {
    [0x21, 0xFF, 11] + Array(name.utf8) + [UInt8(data.count)] + data + [0]
  }

  @Test func `It reads the loops and the frame rate of a GIF`() throws {
    let files: [([UInt8], Int)] = [
      ([], 1), (application("NETSCAPE2.0", [1, 0, 0]), 0), (application("NETSCAPE2.0", [1, 2, 0]), 3),
      (application("ANIMEXTS1.0", [1, 0xFF, 0xFF]), 65_536), (application("OTHERAPP1.0", [1, 2, 0]), 1),
      (application("NETSCAPE2.0", [2, 2, 0]), 1),
    ]
    for (block, loops) in files {
      let image = try HeaderReader.gif.read(MemorySource(gif(block))).image
      #expect(image?.loopCount == loops && image?.frameRate == 10, "\(block)")
    }
    let still = try HeaderReader.gif.read(MemorySource(gif(application("NETSCAPE2.0", [1, 0, 0]), frames: 1))).image
    #expect(still?.loopCount == nil && still?.frameRate == nil)
  }

  @Test(
    arguments: [(2835, 72.0), (2834, 72), (11811, 300), (3780, 96), (3779, 96), (1000, 25.4), (0, nil)]
      as [(UInt32, Double?)])
  func `It reads the density of a PNG`(perMeter: UInt32, perInch: Double?) throws {
    let size = PNGTests.chunk("pHYs", PNGTests.big(perMeter) + PNGTests.big(perMeter) + [1])
    let start = PNGTests.signature + PNGTests.header(4, 4)
    let facts = try HeaderReader.png.read(MemorySource(start + size + PNGTests.data + PNGTests.end))
    #expect(facts.image?.density == perInch)
    let shape = PNGTests.chunk("pHYs", PNGTests.big(2) + PNGTests.big(1) + [0])
    #expect(try HeaderReader.png.read(MemorySource(start + shape + PNGTests.data + PNGTests.end)).image?.density == nil)
  }

  /// An Exif block with XResolution 300/1 and a unit.
  private func exif(unit: Int) -> [UInt8] {
    let entries =
      be16(2) + be16(0x011A) + be16(5) + be32(1) + be32(38) + be16(0x0128) + be16(3) + be32(1) + be16(unit) + be16(0)
    return Array("Exif\0\0MM".utf8) + be16(42) + be32(8) + entries + be32(0) + be32(300) + be32(1)
  }

  @Test func `JFIF precedes Exif for the density of a JPEG`() throws {
    func density(_ parts: [UInt8]) throws -> Double? {
      let bytes = JPEGTests.start + parts + JPEGTests.frame() + JPEGTests.scan
      return try HeaderReader.jpeg.read(MemorySource(bytes)).image?.density
    }
    func jfif(_ unit: UInt8, _ x: Int) -> [UInt8] {
      JPEGTests.segment(0xE0, Array("JFIF\0".utf8) + [1, 2, unit] + be16(x) + be16(x) + [0, 0])
    }
    let camera = JPEGTests.segment(0xE1, exif(unit: 2))
    #expect(try density(jfif(1, 72)) == 72 && density(jfif(2, 118)) == 299.72 && density(jfif(0, 1)) == nil)
    #expect(try density(camera) == 300 && density(jfif(1, 96) + camera) == 96 && density(jfif(0, 1) + camera) == 300)
    #expect(try density(JPEGTests.segment(0xE1, exif(unit: 3))) == 762)
    #expect(try density(JPEGTests.segment(0xE1, exif(unit: 1))) == nil && density([]) == nil)
  }

  @Test func `Two seconds decide if a bit rate is constant`() throws {
    func mode(_ sizes: [Int64], isVideo: Bool = true) throws -> String? {
      let clock = try #require(Ratio(1000, 1))
      var windows = try #require(BitRateWindows(ticksPerSecond: clock))
      for (second, size) in sizes.enumerated() { windows.add(at: Int64(second) * 1000, bytes: size) }
      return windows.mode(isVideo: isVideo)
    }
    #expect(try mode([100, 100, 100]) == nil && mode([]) == nil)
    #expect(try mode([100, 100, 100, 100, 100]) == "constant" && mode([150, 50, 50, 150, 900]) == "constant")
    // 15 % of the mean of 200 bytes is 30.
    #expect(try mode([115, 115, 85, 85, 1]) == "constant" && mode([116, 116, 84, 84, 1]) == "variable")
    #expect(try mode([105, 105, 95, 95, 1], isVideo: false) == "constant")
    #expect(try mode([106, 106, 94, 94, 1], isVideo: false) == "variable")
    // A gap is a time without bytes, however long.
    let clock = try #require(Ratio(1000, 1))
    var windows = try #require(BitRateWindows(ticksPerSecond: clock))
    for time in [0, 2000, 4000, Int64.max - 1, .max, .min] { windows.add(at: time, bytes: .max) }
    #expect(windows.mode(isVideo: true) == "variable")
  }

  @Test func `A single key frame has no distance to another`() throws {
    func timing(_ keys: Set<Int64>) throws -> FrameTiming {
      let timeBase = try #require(Ratio(1, 100))
      return FrameTiming(
        frames: (0..<100).map { (Int64($0) * 10, keys.contains(Int64($0))) }, untimed: 0, end: 1000,
        timeBase: timeBase, declaredRate: nil, estimatedRate: nil)
    }
    #expect(try timing([0]).minKeyframeInterval == nil && timing([0]).maxKeyframeInterval == 10)
    #expect(try timing([0, 40, 45]).minKeyframeInterval == 0.5 && timing([0, 40, 45]).maxKeyframeInterval == 5.5)
  }
}
