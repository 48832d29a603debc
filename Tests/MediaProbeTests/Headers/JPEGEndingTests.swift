import MediaProbe
import Robustness
import TestSupport
import Testing

/// Tests that a JPEG that ends too early is distinguished from one that other content follows.
@Suite struct JPEGEndingTests {
  /// Returns compressed data as an encoder writes it: any bytes, with a zero after each 0xFF (T.81, B.1.1.5).
  static func imageData(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
    var random = SeededGenerator(seed)
    var bytes: [UInt8] = []
    while bytes.count < count {
      bytes.append(UInt8.random(in: 0...255, using: &random))
      if bytes.last == 0xFF { bytes.append(0) }
    }
    return bytes
  }

  static let scanHeader = JPEGTests.segment(0xDA, [1, 1, 0, 0, 63, 0])
  static let header = JPEGTests.start + JPEGTests.jfif + JPEGTests.frame() + scanHeader
  static let endMarker: [UInt8] = [0xFF, 0xD9]
  static let whole = header + imageData(20_000) + endMarker

  /// Returns bytes of another format, which may be any bytes.
  static func noise(_ count: Int, seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  private func problems(_ bytes: [UInt8]) throws -> [Problem.Code] {
    try HeaderReader.jpeg.read(MemorySource(bytes)).problems.map(\.code)
  }

  /// Returns Samsung's trailer: a named clip, then a directory of offsets that ends in SEFT.
  static func samsungTrailer(clip: [UInt8]) -> [UInt8] {
    let name = Array("MotionPhoto_Data".utf8)
    let data = joined([0, 0, 0x30, 0x0A], le32(name.count), name, clip)
    let directory = joined(
      Array("SEFH".utf8), le32(107), le32(1), [0, 0, 0x30, 0x0A], le32(data.count), le32(data.count))
    return joined(data, directory, le32(directory.count), Array("SEFT".utf8))
  }

  static let motionPhoto = JPEGTests.segment(
    0xE1, Array("http://ns.adobe.com/xap/1.0/\0GCamera:MotionPhoto=\"1\" GCamera:MotionPhotoVersion=\"1\"".utf8))

  private static let followed: [(String, [UInt8])] = [
    ("as it was written", whole),
    (
      "with a motion photo",
      joined(
        JPEGTests.start, motionPhoto, JPEGTests.frame(), scanHeader, imageData(9000), endMarker, BuiltMovie().bytes)
    ),
    ("with a motion photo of noise", joined(whole, box("ftyp", Array("mp42".utf8)), noise(50_000, seed: 2))),
    ("with a gain map", joined(whole, header, imageData(6000, seed: 3), endMarker)),
    ("with a gain map behind padding", joined(whole, zeros(17), header, imageData(6000, seed: 3), endMarker)),
    ("with a maker's trailer", joined(whole, samsungTrailer(clip: noise(30_000, seed: 4)))),
    ("with a short trailer", joined(whole, samsungTrailer(clip: [1, 2, 3]))),
    ("with a trailer of text", joined(whole, [UInt8](repeating: 0x20, count: 9000), Array("MakerNotes end".utf8))),
    ("with a trailer of depths", joined(whole, (0..<9000).flatMap { le16($0 % 256) })),
    ("with zeros to the end of a sector", joined(whole, zeros(300))),
    ("with pages of zeros", joined(whole, zeros(20_000))),
    ("with a line feed", joined(whole, [10])),
    ("of one scan after the other", joined(header, imageData(3000), scanHeader, imageData(5000), endMarker)),
    ("with restart markers", joined(header, restarts, endMarker)),
    ("with fill bytes before the end", joined(header, imageData(9000), [0xFF], endMarker)),
  ]

  private static let restarts: [UInt8] = (0..<40).flatMap { number -> [UInt8] in
    joined(imageData(200), [0xFF, 0xD0 + UInt8(number % 8)])
  }

  @Test(arguments: followed.map { NamedBytes($0) })
  func `Bytes after the image are not damage`(file: NamedBytes) throws {
    #expect(try problems(file.bytes) == [], "\(file.name)")
  }

  @Test(arguments: [20, 100, 3000, 4096, 9000, 19_000]) func `A scan that ends early is truncated`(length: Int) throws {
    let bytes = Self.header + Self.imageData(20_000).prefix(length)
    #expect(try problems(bytes) == [.truncated])
  }

  private static let cut: [(String, [UInt8])] = [
    ("within tables between scans", joined(header, imageData(9000), [0xFF, 0xC4, 0, 60, 1, 2, 3])),
    ("behind the second scan's header", joined(header, imageData(9000), scanHeader)),
    ("within the gain map", joined(whole, header, imageData(6000))),
    ("of one color", joined(header, [UInt8](repeating: 0x28, count: 9000))),
    ("behind the last restart marker", joined(header, imageData(9000), [0xFF, 0xD3])),
    ("within the end marker", joined(header, imageData(9000), [0xFF])),
  ]

  @Test(arguments: cut.map { NamedBytes($0) })
  func `A file that ends early is truncated`(file: NamedBytes) throws {
    #expect(try problems(file.bytes) == [.truncated], "\(file.name)")
  }

  /// An interrupted download or a full disk leaves such a file. An image of one color can be zeros too.
  @Test func `Zeros in place of the remaining data mean truncation`() throws {
    #expect(try problems(Self.header + Self.imageData(9000) + zeros(9000)) == [.truncated])
  }

  /// Without proof within the budget, a possible trailer is not reported as damage; a page that is certainly image data
  /// is.
  @Test func `Beyond the budget only certain damage is reported`() throws {
    let budget = ReadBudget(bytes: 64 << 10, requests: 20)
    func problems(_ bytes: [UInt8]) throws -> [Problem.Code] {
      try HeaderReader.jpeg.read(within: MeteredSource(MemorySource(bytes), budget: budget)).problems.map(\.code)
    }
    let long = Self.header + Self.imageData(200_000)
    #expect(try problems(long) == [.truncated])
    #expect(try problems(long + [UInt8](repeating: 0x28, count: 5000)) == [])
    #expect(try problems(long + Self.endMarker + [UInt8](repeating: 0x28, count: 5000)) == [])
  }

  @Test func `Checking the end costs one read`() throws {
    let source = MeteredMemory(Self.whole)
    _ = try HeaderReader.jpeg.read(source)
    #expect(source.reads == 2 && source.bytesRead == 8192)
    let withClip = MeteredMemory(Self.whole + Self.noise(50_000, seed: 5))
    _ = try HeaderReader.jpeg.read(withClip)
    #expect(withClip.reads == 2)
  }

  /// An image is judged when its header has arrived, and again when its end has arrived.
  @Test(arguments: [true, false]) func `An upload is judged by its header`(isSizeKnown: Bool) throws {
    let clip = Self.whole + Self.samsungTrailer(clip: Self.noise(30_000, seed: 6))
    let cut = joined(Self.header, Self.imageData(20_000))
    let files: [([UInt8], Bool, [Problem.Code])] = [
      (Self.whole, false, []), (clip, true, []), (cut, false, [.truncated]),
    ]
    for (bytes, isMotionPhoto, codes) in files {
      var media = ArrivingMedia(size: isSizeKnown ? UInt64(bytes.count) : nil)
      var count = 0
      for start in stride(from: 0, to: bytes.count, by: 1000) {
        media.add(bytes[start..<min(start + 1000, bytes.count)])
        count += 1
        guard case .facts(let facts) = media.progress else {
          #expect(count < 5, "no facts after \(count) KB")
          continue
        }
        guard start + 1000 < bytes.count else { break }
        #expect(facts.image?.width == 40 && facts.image?.isMotionPhoto == nil && facts.problems.isEmpty)
        #expect(facts.unknown[.imageMotionPhoto] != nil)
      }
      media.end()
      guard case .facts(let facts) = media.progress else {
        Issue.record("\(media.progress)")
        continue
      }
      #expect(facts.image?.isMotionPhoto == isMotionPhoto && facts.unknown[.imageMotionPhoto] == nil)
      #expect(facts.problems.map(\.code) == codes && facts.fileSize == Int64(bytes.count))
    }
  }

  @Test func `An upload that breaks off is truncated`() throws {
    var media = ArrivingMedia(size: UInt64(Self.whole.count))
    media.add(Self.whole.prefix(12_000))
    media.end()
    guard case .facts(let facts) = media.progress else {
      Issue.record("\(media.progress)")
      return
    }
    #expect(facts.problems.map(\.code) == [.truncated] && facts.fileSize == 12_000)
  }

  /// No size is reported unless all bytes of the size are present.
  @Test func `A truncated frame header gives no size`() throws {
    let bytes = JPEGTests.start + JPEGTests.jfif + JPEGTests.frame()
    let sizeEnd = JPEGTests.start.count + JPEGTests.jfif.count + 10
    for count in 4..<sizeEnd {
      guard case .failure(let error) = read(.jpeg, Array(bytes.prefix(count))) else {
        Issue.record("\(count) bytes gave facts")
        continue
      }
      #expect(error.code == .truncated, "\(count) bytes")
    }
  }
}
