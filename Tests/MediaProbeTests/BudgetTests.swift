import MediaProbe
import Testing

/// Tests that a file's declarations do not decide how much of it is read.
@Suite struct BudgetTests {
  private let source = MemorySource([UInt8](repeating: 7, count: 100_000))

  @Test func `It refuses bytes over the budget`() throws {
    let metered = MeteredSource(source, budget: ReadBudget(bytes: 5000, requests: 10))
    #expect(try metered.bytes(0..<4096).count == 4096)
    #expect(throws: ReadInterruption.failed(ReadBudget.spent)) { try metered.bytes(4096..<6000) }
    #expect(try metered.bytes(4096..<5000).count == 904)
    #expect(metered.bytesRead == 5000 && metered.requests == 2)
    #expect(throws: ReadInterruption.failed(ReadBudget.spent)) { try metered.bytes(5000..<5001) }
  }

  @Test func `It refuses requests over the budget`() throws {
    let metered = MeteredSource(source, budget: ReadBudget(bytes: .max, requests: 3))
    for index in 1...3 as ClosedRange<UInt64> { _ = try metered.bytes(10_000 * index..<10_000 * index + 1) }
    #expect(throws: ReadInterruption.failed(ReadBudget.spent)) { try metered.bytes(0..<1) }
  }

  @Test func `It fetches the first page only once`() throws {
    let metered = MeteredSource(source)
    for _ in 0..<3 { _ = try metered.bytes(0..<4096) }
    #expect(try metered.bytes(5..<9) == [7, 7, 7, 7])
    #expect(metered.bytesRead == 4096 && metered.requests == 1)
    let short = MeteredSource(MemorySource([1, 2, 3]))
    #expect(try short.bytes(0..<4096) == [1, 2, 3] && short.bytes(1..<9000) == [2, 3] && short.requests == 1)
  }

  @Test func `Bytes after the end of the source cost nothing`() throws {
    let metered = MeteredSource(source, budget: ReadBudget(bytes: 10, requests: 10))
    #expect(try metered.bytes(99_995..<1 << 40).count == 5)
  }

  @Test func `A window gives out a limited number of pieces`() {
    var window = ByteWindow(source)
    #expect(throws: ReadInterruption.failed(ReadBudget.spent)) {
      for _ in 0...1 << 18 { _ = try window.fields(0, 1) }
    }
  }

  /// Readers end with the facts that they have.
  @Test func `Readers return partial facts when the budget ends`() throws {
    let voids = (0..<100).flatMap { _ in MatroskaTests.element(0xEC, zeros(8192)) }
    let webm =
      MatroskaTests.header()
      + MatroskaTests.element(
        0x1853_8067,
        MatroskaTests.info() + MatroskaTests.element(0x1654_AE6B, MatroskaTests.video()) + voids
          + MatroskaTests.cluster(0, MatroskaTests.frames))
    let avi = AVITests.file(
      AVITests.video + (0..<100).flatMap { _ in riffChunk("JUNK", zeros(8192)) }, movie: riffChunk("00dc", [1, 2, 3]))
    let segment: [UInt8] = [0xFF, 0xE5] + be16(8194) + zeros(8192)
    var jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0]
    for _ in 0..<100 { jpeg += segment }
    let files: [(HeaderReader, [UInt8])] = [(.webm, webm), (.avi, avi), (.jpeg, jpeg)]
    for (reader, bytes) in files {
      let metered = MeteredSource(MemorySource(bytes), budget: ReadBudget(bytes: 64 << 10, requests: 8))
      let facts = try reader.read(within: metered)
      #expect(facts.problems.map(\.code).contains(.limitReached), "\(reader.container)")
      #expect(facts.video?.storedWidth ?? facts.image?.width != nil, "\(reader.container)")
    }
  }

  @Test func `Facts after the budget are listed as unread`() throws {
    var jpeg = JPEGTests.start + JPEGTests.frame()
    for _ in 0..<20 { jpeg += JPEGTests.segment(0xE5, zeros(8192)) }
    let facts = try HeaderReader.jpeg.read(
      within: MeteredSource(
        MemorySource(jpeg + JPEGTests.scan), budget: ReadBudget(bytes: 64 << 10, requests: 8)))
    #expect(facts.problems.map(\.code) == [.limitReached] && facts.image?.isMotionPhoto == nil)
    for fact in [Fact.imageOrientation, .imageICCProfile, .imageMotionPhoto] { #expect(facts.unknown[fact] != nil) }
  }

  @Test func `The frame count is unknown if the budget ends early`() throws {
    let frame: [UInt8] = [0x2C] + zeros(9) + [2] + (0..<40).flatMap { _ in [0xFF] + zeros(255) } + [0]
    let gif = Array("GIF89a".utf8) + le16(4) + le16(4) + zeros(3) + (0..<20).flatMap { _ in frame } + [0x3B]
    let metered = MeteredSource(MemorySource(gif), budget: ReadBudget(bytes: 64 << 10, requests: 99))
    let facts = try HeaderReader.gif.read(within: metered)
    #expect(facts.image?.isAnimated == true && facts.image?.frameCount == nil)
    #expect(facts.unknown[.imageFrameCount] != nil && facts.unknown[.duration] != nil)
  }

  /// Compressed data after a damaged header is full of bytes that look like markers.
  @Test func `Garbage is read only once`() throws {
    let noise = [UInt8](repeating: 0x55, count: 60) + [0xFF, 0]
    var jpeg: [UInt8] = [0xFF, 0xD8]
    for _ in 0..<5000 { jpeg += noise }
    let metered = MeteredSource(MemorySource(jpeg))
    _ = try? HeaderReader.jpeg.read(metered)
    #expect((jpeg.count..<jpeg.count + 2 * 4096).contains(Int(metered.bytesRead)) && metered.requests < 80)
  }

  @Test func `It reports bytes after the end`() throws {
    let gif = Array("GIF89a".utf8) + le16(4) + le16(4) + zeros(3) + [0x2C] + zeros(9) + [2, 1, 0, 0, 0x3B]
    let webp = riffChunk("RIFF", Array("WEBP".utf8) + riffChunk("VP8L", [0x2F, 3, 0xC0, 0, 0, 0]))
    let files: [(HeaderReader, [UInt8])] = [
      (.gif, gif), (.webp, webp), (.wav, WAVTests.plain), (.avi, AVITests.plain), (.png, PNGTests.animated),
      (.webm, MatroskaTests.file(MatroskaTests.video())),
      (.icns, Array("icns".utf8) + be32(16) + Array("ic07".utf8) + be32(8)),
    ]
    for (reader, bytes) in files {
      #expect(try reader.read(MemorySource(bytes)).problems.isEmpty, "\(reader.container)")
      let longer = try reader.read(MemorySource(bytes + [1, 2, 3, 4, 5]))
      #expect(longer.problems.map(\.code) == [.trailingData], "\(reader.container)")
      #expect(
        longer.problems.first?.message.english.hasPrefix("the file has 5 bytes after") == true, "\(reader.container)")
    }
  }

  @Test func `A zero duration or rate is unknown`() throws {
    var facts = MediaFacts()
    (facts.duration, facts.bitRate) = (0, 0)
    var video = VideoFacts()
    (video.duration, video.averageFrameRate) = (0, Ratio(0, 1))
    facts.video = video
    facts.dropImplausible()
    for fact in [Fact.duration, .bitRate, .videoDuration, .videoFrameRate] {
      guard case .unknown = facts[fact] else {
        Issue.record("\(fact) is \(facts[fact])")
        continue
      }
    }
  }
}
