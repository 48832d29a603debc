import MediaProbe
import Robustness
import Testing

@Suite struct AVITests {
  static func header(_ type: String, scale: Int, rate: Int, length: Int) -> [UInt8] {
    riffChunk(
      "strh",
      Array(type.utf8) + [UInt8](repeating: 0, count: 16) + little(scale, 4) + little(rate, 4) + little(0, 4)
        + little(length, 4) + little(0, 20))
  }

  static func bitmap(_ code: String, _ width: Int, _ height: Int) -> [UInt8] {
    riffChunk(
      "strf",
      little(40, 4) + little(width, 4) + little(height, 4) + little(1, 2) + little(24, 2) + Array(code.utf8)
        + little(0, 20))
  }

  static func file(_ tracks: [UInt8], movie: [UInt8]) -> [UInt8] {
    riffChunk(
      "RIFF", Array("AVI ".utf8) + riffList("hdrl", riffChunk("avih", little(0, 56)) + tracks) + riffList("movi", movie)
    )
  }

  static let video = riffList("strl", header("vids", scale: 1001, rate: 30000, length: 60) + bitmap("MJPG", 320, -240))
  static let audio = riffList(
    "strl", header("auds", scale: 1, rate: 48000, length: 96096) + riffChunk("strf", waveFormat()))
  static let plain = file(video + audio, movie: riffChunk("00dc", [1, 2, 3]))

  @Test func `It reads tracks`() throws {
    let facts = try HeaderReader.avi.read(MemorySource(Self.plain))
    let video = try #require(facts.video)
    #expect(facts.kind == .video && facts.duration == 60 * 1001 / 30000.0)
    #expect(video.codec == "mjpeg" && video.codecTag == "MJPG" && video.width == 320 && video.height == 240)
    #expect(video.averageFrameRate == Ratio(30000, 1001))
    #expect(facts.audio?.codec == "pcm_s16le" && facts.audio?.bitRate == 1_536_000)
    #expect(facts.streams.map(\.type) == [.video, .audio])
  }

  @Test func `The size stays unknown if frames can state the shape`() throws {
    let track = riffList("strl", Self.header("vids", scale: 1, rate: 25, length: 50) + Self.bitmap("XVID", 320, 240))
    let facts = try HeaderReader.avi.read(MemorySource(Self.file(track, movie: riffChunk("00dc", [1, 2, 3]))))
    #expect(facts.video?.storedWidth == 320 && facts.video?.width == nil)
    guard case .unknown(let reason) = facts[.videoWidth] else {
      Issue.record("expected an unknown width")
      return
    }
    #expect(reason.tier == .stream)
  }

  /// Audio with more than two channels has a longer format: a mask and a GUID precede the codec record.
  @Test func `It reads the codec record after an extensible format`() throws {
    let base = little(0xFFFE, 2) + little(6, 2) + little(48000, 4) + little(16000, 4) + little(1, 2) + little(16, 2)
    let format =
      base + little(24, 2) + little(16, 2) + little(0x3F, 4) + little(0xFF, 2) + little(0, 14) + [0x11, 0xB0]
    let audio = riffList(
      "strl", Self.header("auds", scale: 1024, rate: 48000, length: 94) + riffChunk("strf", format))
    let facts = try HeaderReader.avi.read(MemorySource(Self.file(Self.video + audio, movie: [])))
    #expect(facts.audio?.codec == "aac" && facts.audio?.sampleRate == 48000 && facts.audio?.channels == 6)
  }

  @Test func `Contradicting lengths give no duration`() throws {
    let audio = riffList(
      "strl", Self.header("auds", scale: 1, rate: 48000, length: 480_000) + riffChunk("strf", waveFormat()))
    let facts = try HeaderReader.avi.read(MemorySource(Self.file(Self.video + audio, movie: [])))
    #expect(facts.duration == nil && facts.audio?.duration == nil && facts.video?.duration == nil)
    #expect(facts.streams.map(\.duration) == [nil, nil] && facts.unknown[.videoDuration]?.tier == .stream)
  }

  @Test func `Interleaved DV video and audio in one track is unsupported`() {
    let track = riffList("strl", Self.header("iavs", scale: 1, rate: 25, length: 50) + riffChunk("strf", little(0, 32)))
    guard case .failed(let error) = outcome(.avi, MemorySource(Self.file(track, movie: []))) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.code == .unsupported)
  }

  @Test func `An unfinished recording has no trailing data`() throws {
    var bytes = Self.plain
    bytes.replaceSubrange(4..<8, with: little(0, 4))
    #expect(try HeaderReader.avi.read(MemorySource(bytes)).problems.isEmpty)
  }

  @Test func `It reports that announced data is missing`() throws {
    var bytes = Self.plain
    bytes.replaceSubrange(4..<8, with: little(bytes.count - 8 + 5000, 4))
    let facts = try HeaderReader.avi.read(MemorySource(bytes))
    #expect(facts.problems.map(\.code) == [.truncated] && facts.duration == 2.002)
    #expect(facts.problems.first?.message.english.hasPrefix("the file ends 5000 bytes before") == true)
    // Some writers include the eight bytes before the length.
    bytes.replaceSubrange(4..<8, with: little(bytes.count, 4))
    #expect(try HeaderReader.avi.read(MemorySource(bytes)).problems.isEmpty)
  }

  /// Frames of 1000 bytes, and an index (AVIOLDINDEX) whose offsets count from the name of the list.
  static let indexed: [UInt8] = {
    let frames = (0..<40).map { _ in riffChunk("00dc", [UInt8](repeating: 0x55, count: 1000)) }
    let entries = frames.indices.flatMap {
      Array("00dc".utf8) + little(16, 4) + little(4 + 1008 * $0, 4) + little(1000, 4)
    }
    return riffChunk(
      "RIFF",
      Array("AVI ".utf8) + riffList("hdrl", riffChunk("avih", little(0, 56)) + video)
        + riffList("movi", frames.flatMap { $0 }) + riffChunk("idx1", entries))
  }()

  private func codes(_ bytes: [UInt8]) throws -> [Problem.Code] {
    try HeaderReader.avi.read(MemorySource(bytes)).problems.map(\.code)
  }

  @Test func `It compares the index with the file`() throws {
    let whole = Self.indexed
    #expect(try codes(whole) == [])
    #expect(try codes(Array(whole.dropLast())) == [.corrupt])
    #expect(try codes(Array(whole.prefix(whole.count / 2)) + zeros(whole.count - whole.count / 2)) == [.zeroFilled])
    // 5000 bytes within the frames became others, so that one of them no longer begins where the index says.
    let start = whole.count / 2 - 2500
    var other = whole
    other.replaceSubrange(start..<start + 5000, with: [UInt8](repeating: 0xEE, count: 5000))
    #expect(try codes(other) == [.damaged])
  }

  @Test func `It reports invalid first chunks`() throws {
    let movie = riffChunk("00dc", [UInt8](repeating: 0x55, count: 100)) + [UInt8](repeating: 0xEE, count: 100)
    #expect(try codes(Self.file(Self.video, movie: movie)) == [.damaged])
    #expect(try codes(Self.file(Self.video, movie: riffChunk("00dc", [1, 2, 3, 4]) + zeros(100))) == [.zeroFilled])
  }

  @Test func `The error states the number of tracks`() {
    // Lists without a header count too: they cost as much to read.
    let empty = (0..<30).flatMap { _ in riffList("strl", []) }
    let many = empty + (0..<40).flatMap { _ in Self.video }
    guard case .failed(let error) = outcome(.avi, MemorySource(Self.file(many, movie: []))) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.code == .tooManyTracks && error.message.english.hasPrefix("found 70 tracks, at most 64 are read"))
  }

  @Test func `It refuses files without a description of tracks`() {
    for bytes in [Array(Self.plain.prefix(60)), Self.file([], movie: [])] {
      guard case .failed(let error) = outcome(.avi, MemorySource(bytes)) else {
        Issue.record("expected an error")
        continue
      }
      #expect(error.code == .truncated)
    }
  }

  @Test func `Arrival order does not change the answer`() { #expect(HeaderReader.avi.disagreements(Self.plain) == []) }

  @Test func `Mutated files break no promise of the reader`() {
    #expect(HeaderReader.avi.brokenPromises(ofVariantsOf: Self.plain, count: 3000, seed: 10) == [])
  }
}
