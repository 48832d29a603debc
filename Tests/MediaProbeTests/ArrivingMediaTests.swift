import MediaProbe
import Robustness
import TestSupport
import Testing

@Suite struct ArrivingBytesTests {
  @Test func `It requests only the missing bytes`() throws {
    var bytes = ArrivingBytes(size: 100)
    bytes.add([UInt8](0..<10), at: 0)
    bytes.add([UInt8](40..<50), at: 40)
    #expect(bytes.missing(0..<10) == nil && bytes.missing(42..<48) == nil && bytes.missing(20..<20) == nil)
    #expect(bytes.missing(5..<30) == 10..<30 && bytes.missing(20..<45) == 20..<40 && bytes.missing(5..<45) == 10..<40)
    #expect(bytes.missing(90..<200) == 90..<100 && bytes.missing(100..<200) == nil)
    #expect(throws: ReadInterruption.needs(50..<60)) { () throws(ReadInterruption) in try bytes.bytes(45..<60) }
    #expect(try bytes.bytes(43..<46) == [43, 44, 45])
    #expect(try bytes.bytes(100..<110) == [])
  }

  /// The source contains the bytes that were added, for any order and any overlaps.
  @Test func `Overlapping parts join into the original bytes`() throws {
    let whole = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    for seed in 1...50 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed)
      var bytes = ArrivingBytes(size: 300)
      var there = Set<Int>()
      for _ in 0..<40 {
        let start = Int.random(in: 0..<300, using: &random)
        let end = min(300, start + Int.random(in: 0..<30, using: &random))
        bytes.add(whole[start..<end], at: UInt64(start))
        there.formUnion(start..<end)
      }
      #expect(bytes.count == there.count)
      for start in 0..<300 {
        let range = UInt64(start)..<UInt64(min(300, start + 8))
        let gaps = (start..<min(300, start + 8)).filter { !there.contains($0) }
        guard let first = gaps.first, let last = gaps.last else {
          #expect(try bytes.bytes(range) == Array(whole[start..<min(300, start + 8)]))
          continue
        }
        #expect(bytes.missing(range) == UInt64(first)..<UInt64(last + 1))
      }
    }
  }

  @Test func `It drops bytes after the end`() throws {
    var bytes = ArrivingBytes(size: 4)
    bytes.add([1, 2, 3, 4, 5, 6], at: 0)
    bytes.add([7], at: .max)
    #expect(bytes.count == 4)
    #expect(try bytes.bytes(2..<9) == [3, 4])
  }
}

@Suite struct ArrivingMediaTests {
  /// Movies with the index first, last and in fragments, and one that was cut off.
  private static let files: [[UInt8]] = {
    var last = BuiltMovie()
    last.indexFirst = false
    last.mediaLength = 50_000
    var first = BuiltMovie()
    first.mediaLength = 30_000
    let fragmented =
      ISOBMFFFragmentTests.opening().bytes
      + (0..<6).flatMap { ISOBMFFFragmentTests.fragment(start: $0 * 12800, samples: 25, media: 9000) }
    return [last.bytes, first.bytes, fragmented, Array(first.bytes.prefix(20_000)), [], Array("text".utf8)]
  }()

  private static func facts(of bytes: [UInt8]) throws -> MediaFacts {
    var facts: MediaFacts
    switch try HeaderTier.read(MemorySource(bytes)) {
    case .facts(let found): facts = found
    case .refused(let error), .unread(_, let error?): facts = MediaFacts(error: error, fileSize: Int64(bytes.count))
    case .unread(_, nil): facts = MediaFacts()
    }
    facts.bytesRead = 0
    return facts
  }

  private func expect(_ media: ArrivingMedia, tells bytes: [UInt8], _ how: String) throws {
    guard case .facts(var facts) = media.progress else {
      Issue.record("\(how): \(media.progress)")
      return
    }
    facts.bytesRead = 0
    #expect(facts == (try Self.facts(of: bytes)), "\(how)")
  }

  @Test(arguments: files.indices, [1, 100, 4096, 1 << 20])
  func `A growing file gives the same facts as the whole file`(file: Int, step: Int) throws {
    let bytes = Self.files[file]
    var known = ArrivingMedia(size: UInt64(bytes.count))
    var unknown = ArrivingMedia()
    for start in stride(from: 0, to: bytes.count, by: step) {
      known.add(bytes[start..<min(start + step, bytes.count)])
      unknown.add(bytes[start..<min(start + step, bytes.count)])
    }
    try expect(known, tells: bytes, "of known size")
    unknown.end()
    // Bytes that were not kept before are delivered again.
    while case .needs(let range) = unknown.progress, range.upperBound <= UInt64(bytes.count) {
      unknown.add(bytes[Int(range.lowerBound)..<Int(range.upperBound)], at: range.lowerBound)
    }
    try expect(unknown, tells: bytes, "of unknown size")
  }

  @Test(arguments: files.indices) func `Fetching the requested ranges gives the same facts`(file: Int) throws {
    let bytes = Self.files[file]
    var media = ArrivingMedia(size: UInt64(bytes.count))
    var brought = 0
    for _ in 0..<32 {
      guard case .needs(let range) = media.progress else { break }
      brought += range.count
      media.add(bytes[Int(range.lowerBound)..<Int(range.upperBound)], at: range.lowerBound)
    }
    try expect(media, tells: bytes, "by ranges")
    #expect(brought <= bytes.count)
  }

  @Test(arguments: files.indices) func `Blocks in random order give the same facts`(file: Int) throws {
    let bytes = Self.files[file]
    var random = SeededGenerator(3)
    let starts = stride(from: 0, to: bytes.count, by: 512).shuffled(using: &random)
    var media = ArrivingMedia(size: UInt64(bytes.count))
    // Bytes that arrive before they are requested have to arrive again.
    for _ in 0..<16 {
      for start in starts { media.add(bytes[start..<min(start + 512, bytes.count)], at: UInt64(start)) }
    }
    try expect(media, tells: bytes, "shuffled")
  }

  @Test func `Facts are known before all bytes arrive`() throws {
    var first = BuiltMovie()
    first.mediaLength = 1 << 20
    var media = ArrivingMedia(size: UInt64(first.bytes.count), name: "clip.mov")
    media.add(first.bytes.prefix(8192))
    guard case .facts(let facts) = media.progress else {
      Issue.record("\(media.progress)")
      return
    }
    #expect(facts.video?.codec == "h264" && facts.fileSize == Int64(first.bytes.count))
    #expect(facts.extensionMatches == false && facts.problems.map(\.code) == [.extensionMismatch])
  }

  @Test func `An upload that breaks off is truncated`() throws {
    var first = BuiltMovie()
    first.mediaLength = 1 << 20
    first.tracks[0].chunks = [first.bytes.count - 5000]
    var media = ArrivingMedia(size: UInt64(first.bytes.count))
    media.add(first.bytes.prefix(8192))
    media.end()
    guard case .facts(let facts) = media.progress else {
      Issue.record("\(media.progress)")
      return
    }
    #expect(facts.fileSize == 8192 && facts.problems.map(\.code) == [.truncated])
  }

  /// Each box takes a page, with the smallest possible content: all readings together stay within their budget.
  @Test(.timeLimit(.minutes(1))) func `Endless small boxes stay within the read budget`() throws {
    var bytes = box("ftyp", Array("isom".utf8) + be32(0))
    while bytes.count < 40 << 20 { bytes += box("free", zeros(8184)) }
    var media = ArrivingMedia(size: UInt64(bytes.count))
    var asked = 0
    while case .needs(let range) = media.progress {
      asked += 1
      media.add(bytes[Int(range.lowerBound)..<Int(range.upperBound)], at: range.lowerBound)
    }
    guard case .facts(let facts) = media.progress else { return }
    #expect(facts.error?.code == .tooLarge && asked < 2048)
  }

  /// An animation is read from frame to frame, but not again for each of its pages.
  @Test(.timeLimit(.minutes(1))) func `A long animation is not read again for each page`() throws {
    var bytes = Array("GIF89a".utf8) + le16(8) + le16(8) + [0, 0, 0]
    let frame = [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C] + zeros(4) + le16(8) + le16(8) + [0, 2, 200] + zeros(200) + [0]
    for _ in 0..<20_000 { bytes += frame }
    bytes.append(0x3B)
    var media = ArrivingMedia(size: UInt64(bytes.count))
    var asked = 0
    while case .needs(let range) = media.progress {
      asked += 1
      media.add(bytes[Int(range.lowerBound)..<Int(range.upperBound)], at: range.lowerBound)
    }
    try expect(media, tells: bytes, "an animation")
    #expect(asked < 40)
  }

  /// The header was judged, and then the upload broke off.
  @Test func `An upload that ends before its stated size is truncated`() throws {
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
      + (0..<20_000).map { UInt8($0 % 200) }
    var media = ArrivingMedia(size: 60_000)
    media.add(jpeg)
    guard case .facts(let early) = media.progress else { return #expect(Bool(false), "no facts by the header") }
    #expect(early.image?.width == 16 && early.problems.isEmpty)
    media.end()
    guard case .facts(let facts) = media.progress else { return #expect(Bool(false), "facts were taken back") }
    #expect(facts.problems.contains { $0.code == .truncated }, "\(facts.problems)")
    #expect(facts.fileSize == Int64(jpeg.count))
  }
}
