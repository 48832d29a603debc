import MediaProbe
import TestSupport
import Testing

@Suite struct ISOBMFFFragmentTests {
  /// Returns the first segment of a fragmented movie: a track without samples, and the defaults of its fragments.
  static func opening(header: [UInt8] = []) -> BuiltMovie {
    var movie = BuiltMovie()
    movie.tracks[0].times = []
    movie.tracks[0].sizes = []
    movie.tracks[0].sync = nil
    movie.tracks[0].chunks = []
    movie.tracks[0].mediaDuration = 0
    movie.extras = ISO.box(
      "mvex", header, ISO.full("trex", ISO.u32(1), ISO.u32(1), ISO.u32(512), ISO.u32(100), ISO.u32(0x101_0000)))
    movie.mediaLength = 0
    return movie
  }

  /// Returns a fragment of equal samples, except that the first is a key frame.
  static func fragment(start: Int?, samples: Int, media: Int = 2500) -> [UInt8] {
    let sample = ISO.u32(96) + [0x65] + [UInt8](repeating: 0xAA, count: 95)
    let frames = (0..<min(samples, media / 100)).flatMap { _ in sample }
    return described { offset in
      ISO.box(
        "traf", ISO.full("tfhd", flags: 0x02_0000, ISO.u32(1)),
        start.map { ISO.full("tfdt", version: 1, ISO.u64($0)) } ?? [],
        ISO.full("trun", flags: 0x005, ISO.u32(samples), ISO.u32(offset), ISO.u32(0x200_0000)))
    } + ISO.box("mdat", frames + [UInt8](repeating: 0, count: max(0, media - frames.count)))
  }

  /// Returns the description of a fragment, whose samples begin at an offset after it.
  private static func described(_ track: (_ offset: Int) -> [UInt8]) -> [UInt8] {
    func box(_ offset: Int) -> [UInt8] { ISO.box("moof", ISO.full("mfhd", ISO.u32(1)), track(offset)) }
    return box(box(0).count + 8)
  }

  /// A second track: fragmented audio.
  static var audio: BuiltTrack {
    var track = BuiltTrack.aac(id: 2)
    (track.timescale, track.mediaDuration, track.edits) = (48000, 0, [])
    (track.times, track.sizes, track.chunks) = ([], [], [])
    return track
  }

  /// Returns a fragment of audio frames of 1024 samples.
  static func audioFragment(start: Int, samples: Int) -> [UInt8] {
    described { offset in
      ISO.box(
        "traf", ISO.full("tfhd", flags: 0x02_0018, ISO.u32(2), ISO.u32(1024), ISO.u32(10)),
        ISO.full("tfdt", version: 1, ISO.u64(start)), ISO.full("trun", flags: 0x001, ISO.u32(samples), ISO.u32(offset)))
    } + ISO.box("mdat", (0..<samples).flatMap { _ in [0x21] + [UInt8](repeating: 0xAA, count: 9) })
  }

  /// ISO/IEC 14496-12, 8.3.1 and 8.3.2.3: tracks are in the movie box, and their identifiers are never zero.
  @Test func `A fragmented movie with track identifier zero is reported`() throws {
    func isReported(_ bytes: [UInt8]) throws -> Bool {
      try ISOBMFFMovieTests.read(bytes).problems.contains {
        $0.code == .corrupt && $0.message.english.contains("identifier (tkhd)")
      }
    }
    var movie = Self.opening()
    let fragment = Self.fragment(start: 0, samples: 25)
    #expect(try !isReported(movie.bytes + fragment))
    #expect(try isReported(movie.bytes + fragment + ISO.box("trak") + fragment))
    movie.tracks.append(BuiltTrack.aac(id: 0))
    #expect(try isReported(movie.bytes + fragment))
    #expect(try !isReported(movie.bytes))
  }

  /// Returns a fragment of frames of 512 ticks with composition offsets.
  private static func fragment(start: Int, offsets: [Int]) -> [UInt8] {
    let frames = offsets.flatMap { _ in ISO.u32(96) + [0x65] + [UInt8](repeating: 0xAA, count: 95) }
    return described { place in
      ISO.box(
        "traf", ISO.full("tfhd", flags: 0x02_0000, ISO.u32(1)), ISO.full("tfdt", version: 1, ISO.u64(start)),
        ISO.full(
          "trun", flags: 0x805, ISO.u32(offsets.count), ISO.u32(place), ISO.u32(0x200_0000),
          offsets.flatMap { ISO.u32($0) }))
    } + ISO.box("mdat", frames)
  }

  @Test(arguments: [
    ([1024, 2048, 512, 1024], true), ([1024, 1024, 512, 512], false), ([512, 1024, 2048, 4096], false),
  ])
  func `Offsets of fragments show B frames`(offsets: [Int], expected: Bool) throws {
    let bytes = Self.opening().bytes + Self.fragment(start: 0, offsets: offsets)
    #expect(try ISOBMFFMovieTests.read(bytes).video?.hasBFrames == expected)
  }

  @Test func `Offsets are compared across fragments`() throws {
    let first = Self.opening().bytes + Self.fragment(start: 0, offsets: [1024, 1024, 2048])
    #expect(try ISOBMFFMovieTests.read(first).video?.hasBFrames == false)
    let both = first + Self.fragment(start: 1536, offsets: [512, 1024])
    #expect(try ISOBMFFMovieTests.read(both).video?.hasBFrames == true)
  }

  @Test func `It adds up fragments`() throws {
    let bytes = Self.opening().bytes + (0..<4).flatMap { Self.fragment(start: $0 * 12800, samples: 25) }
    let facts = try ISOBMFFMovieTests.read(bytes)
    #expect(facts.isFragmented == true)
    #expect(facts.isFastStart == true)
    #expect(facts.duration == 4)
    #expect(facts.video?.frameCount == 100)
    #expect(facts.video?.averageFrameRate == Ratio(25, 1))
    #expect(facts.video?.hasVariableFrameRate == false)
    #expect(facts.video?.maxKeyframeInterval == 1)
    #expect(facts.video?.bitRate == 20_000)
  }

  /// Ten frames are each presented two frames later than decoded; the edit starts with the first.
  @Test func `An edit that skips reordered frames takes no time`() throws {
    var movie = Self.opening()
    movie.tracks[0].edits = [(0, 1024, 1 << 16)]
    let samples = (0..<10).flatMap { _ in ISO.u32(1024) }
    let fragment = ISO.box(
      "moof", ISO.full("mfhd", ISO.u32(1)),
      ISO.box(
        "traf", ISO.full("tfhd", flags: 0x02_0000, ISO.u32(1)), ISO.full("tfdt", version: 1, ISO.u64(0)),
        ISO.full("trun", flags: 0x801, ISO.u32(10), ISO.u32(0), samples)))
    let facts = try ISOBMFFMovieTests.read(movie.bytes + fragment + ISO.box("mdat", [UInt8](repeating: 0, count: 1000)))
    #expect(facts.duration == 0.4 && facts.video?.duration == 0.4)
  }

  /// The audio starts a second and a half after the video, either by its own times or by an empty edit.
  @Test(arguments: [(0, 0), (1 << 30, 0), (0, 1500)])
  func `It keeps the offset between tracks`(start: Int, empty: Int) throws {
    var movie = Self.opening()
    movie.tracks.append(Self.audio)
    if empty > 0 { movie.tracks[1].edits = [(empty, -1, 1 << 16), (0, 0, 1 << 16)] }
    let late = empty > 0 ? 0 : 72000
    let fragments =
      Self.fragment(start: start, samples: 25)
      + Self.audioFragment(start: start * 48000 / 12800 + late, samples: 375)
    let facts = try ISOBMFFMovieTests.read(movie.bytes + fragments)
    #expect(facts.duration == 9.5 && facts.video?.duration == 1 && facts.audio?.duration == 9.5)
  }

  @Test func `The duration counts from the first fragment`() throws {
    let bytes = Self.opening().bytes + (0..<2).flatMap { Self.fragment(start: 1 << 30 + $0 * 12800, samples: 25) }
    #expect(try ISOBMFFMovieTests.read(bytes).duration == 2)
  }

  @Test func `An initialization segment leaves the duration unknown`() throws {
    let facts = try ISOBMFFMovieTests.read(Self.opening().bytes)
    #expect(facts.duration == nil)
    #expect(facts.unknown[.duration]?.tier == nil)
    #expect(facts.unknown[.duration] != nil)
    #expect(facts.video?.codec == "h264")
  }

  @Test func `It reads only a few of many fragments`() throws {
    let header = ISO.full("mehd", ISO.u32(1_000_000))
    let bytes =
      Self.opening(header: header).bytes + (0..<1000).flatMap { Self.fragment(start: $0 * 12800, samples: 25) }
    let source = MeteredMemory(bytes)
    let facts = try HeaderReader.mp4.read(source)
    #expect(facts.duration == 1000)
    #expect(facts.unknown[.videoFrameCount]?.tier == .stream)
    #expect(source.bytesRead < 100_000)
  }

  @Test func `The index at the end locates the last fragment`() throws {
    var bytes = Self.opening().bytes
    var places: [Int] = []
    for index in 0..<1000 {
      places.append(bytes.count)
      bytes += Self.fragment(start: index * 12800, samples: 25)
    }
    let entries = places.enumerated().flatMap { (index: Int, place: Int) -> [UInt8] in
      ISO.u32(index * 12800) + ISO.u32(place) + [1, 1, 1]
    }
    let table = ISO.full("tfra", ISO.u32(1), ISO.u32(0), ISO.u32(places.count), entries)
    bytes += ISO.box("mfra", table, ISO.full("mfro", ISO.u32(table.count + 24)))
    let source = MeteredMemory(bytes)
    let facts = try HeaderReader.mp4.read(source)
    #expect(facts.duration == 1000)
    #expect(source.bytesRead < 100_000)
    // Without the index, headers are followed to the last one.
    #expect(try ISOBMFFMovieTests.read(bytes.dropLast(table.count + 24)).duration == 1000)
  }

  /// Returns a segment index of segments of equal length.
  private static func index(of count: Int, bytes: Int, milliseconds: Int) -> [UInt8] {
    let entries = (0..<count).flatMap { _ in ISO.u32(bytes) + ISO.u32(milliseconds) + ISO.u32(1 << 31) }
    return ISO.full("sidx", ISO.u32(1), ISO.u32(1000), ISO.u32(0), ISO.u32(0), ISO.u16(0), ISO.u16(count), entries)
  }

  @Test func `It adds up the durations of a segment index`() throws {
    let fragments = (0..<500).map { Self.fragment(start: $0 * 25600, samples: 50) }
    let index = Self.index(of: 500, bytes: fragments[0].count, milliseconds: 2001)
    let facts = try ISOBMFFMovieTests.read(Self.opening().bytes + index + fragments.joined())
    #expect(facts.duration == 1000.5)
  }

  @Test func `The index of one segment is not used for another`() throws {
    let segments = (0..<500).flatMap { number in
      let fragment = Self.fragment(start: number * 25600, samples: 50)
      return Self.index(of: 1, bytes: fragment.count, milliseconds: 2000) + fragment
    }
    #expect(try ISOBMFFMovieTests.read(Self.opening().bytes + segments).duration == 1000)
    // Fragments without a start time leave the duration open.
    let unplaced = (0..<500).flatMap { _ in
      let fragment = Self.fragment(start: nil, samples: 50)
      return Self.index(of: 1, bytes: fragment.count, milliseconds: 2000) + fragment
    }
    let facts = try ISOBMFFMovieTests.read(Self.opening().bytes + unplaced)
    #expect(facts.duration == nil && facts.unknown[.duration]?.tier == .stream)
  }

  @Test func `It reads the last fragment of each track`() throws {
    var movie = Self.opening()
    movie.tracks.append(Self.audio)
    let fragments = (0..<400).flatMap { number in
      Self.fragment(start: number * 25600, samples: 50) + Self.audioFragment(start: number * 96000, samples: 94)
    }
    let facts = try ISOBMFFMovieTests.read(movie.bytes + fragments)
    #expect(facts.video?.duration == 800)
    #expect(facts.audio?.duration.map { ($0 * 100).rounded() } == 80001)
    // A track that ends before the others does not state its end.
    let silent = (400..<800).flatMap { Self.fragment(start: $0 * 25600, samples: 50) }
    let cut = try ISOBMFFMovieTests.read(movie.bytes + fragments + silent)
    #expect(cut.video?.duration == 1600 && cut.audio?.duration == nil && cut.unknown[.duration]?.tier == .stream)
  }

  @Test func `It does not use part of a long fragment for the whole`() throws {
    // 40 000 samples of eight bytes each make a description of 320 000 bytes.
    let samples = (0..<40_000).flatMap { _ in ISO.u32(512) + ISO.u32(1) }
    let run = ISO.full("trun", flags: 0x300, ISO.u32(40_000), samples)
    let header = ISO.full("tfhd", flags: 0x02_0000, ISO.u32(1))
    let bytes =
      Self.opening().bytes + ISO.box("moof", ISO.box("traf", header, ISO.full("tfdt", ISO.u32(0)), run))
      + ISO.box("mdat", [UInt8](repeating: 0, count: 40_000))
    let facts = try ISOBMFFMovieTests.read(bytes)
    #expect(facts.video?.frameCount == nil && facts.unknown[.videoFrameCount]?.tier == .stream)
    let limits = BoxLimits.whole(tracks: 64, tableBytes: 1 << 20)
    let movie = try #require(try Movie(MemorySource(bytes), isQuickTime: false, limits))
    #expect(movie.facts(container: "mp4").video?.frameCount == 40_000)
  }

  @Test func `It refuses fragments without an index`() {
    #expect(ISOBMFFMovieTests.error(Self.fragment(start: 0, samples: 25))?.code == .unsupported)
  }

  @Test func `A run of equal samples costs no time`() throws {
    // There are a hundred runs of four thousand million samples that take no bytes.
    let runs = (0..<100).flatMap { _ in ISO.full("trun", ISO.u32(UInt32.max)) }
    let bytes =
      Self.opening().bytes
      + ISO.box("moof", ISO.box("traf", ISO.full("tfhd", flags: 0x02_0000, ISO.u32(1)), runs))
    let start = ContinuousClock.now
    _ = try? ISOBMFFMovieTests.read(bytes)
    #expect(ContinuousClock.now - start < .seconds(2))
  }
}

/// A source of bytes in memory that counts requests.
final class MeteredMemory: ByteSource {
  private let content: MemorySource
  private(set) var bytesRead = 0
  private(set) var reads = 0

  init(_ bytes: [UInt8]) { content = MemorySource(bytes) }

  var size: UInt64? { content.size }

  func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] {
    let bytes = try content.bytes(range)
    bytesRead += bytes.count
    reads += 1
    return bytes
  }
}
