import MediaProbe
import TestSupport
import Testing

/// Tests facts of movies built byte by byte, so that each expectation follows from the standard and not from another
/// program.
@Suite struct ISOBMFFMovieTests {
  static func read(_ bytes: [UInt8], _ reader: HeaderReader = .mp4) throws(ReadInterruption) -> MediaFacts {
    try reader.read(MemorySource(bytes))
  }

  static func error(_ bytes: [UInt8]) -> ReadError? {
    do {
      _ = try read(bytes)
      return nil
    } catch {
      guard case .failed(let error) = error else { return nil }
      return error
    }
  }

  @Test(arguments: [true, false]) func `It reads a plain clip`(indexFirst: Bool) throws {
    var movie = BuiltMovie()
    movie.indexFirst = indexFirst
    movie.tracks.append(.aac(id: 2))
    let facts = try Self.read(movie.bytes)
    #expect(facts.kind == .video)
    #expect(facts.container == "mp4")
    #expect(facts.duration == 2)
    #expect(facts.isFastStart == indexFirst)
    #expect(facts.isFragmented == false)
    #expect(facts.hasEditList == false)
    #expect(facts.isEncrypted == false)
    #expect(facts.tier == .header)
    #expect(facts.problems.isEmpty)
    let video = try #require(facts.video)
    #expect(video.codec == "h264")
    #expect(video.codecTag == "avc1")
    #expect(video.profile == "High")
    #expect(video.level == 3)
    #expect(video.averageFrameRate == Ratio(25, 1))
    #expect(video.frameCount == 50)
    #expect(video.hasVariableFrameRate == false)
    #expect(video.maxKeyframeInterval == 1)
    #expect(video.bitRate == 20_000)
    #expect(video.pixelFormat == "yuv420p")
    #expect(video.isInterlaced == false)
    let audio = try #require(facts.audio)
    #expect(audio.codec == "aac")
    #expect(audio.profile == "LC")
    #expect(audio.sampleRate == 44100)
    #expect(audio.channels == 2)
    #expect(audio.channelLayout == "stereo")
    #expect(facts.streams.map(\.type) == [.video, .audio])
    #expect(facts.unknown[.videoClosedGOP]?.tier == .stream)
  }

  @Test func `It applies sample aspect ratio and rotation to the size`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].entry = BuiltTrack.visualEntry("avc1", 720, 576, ISO.box("avcC", BuiltTrack.avc))
    movie.tracks[0].canvas = (768, 576)
    movie.tracks[0].matrix = ISO.turned90
    let video = try #require(try Self.read(movie.bytes).video)
    #expect((video.storedWidth, video.storedHeight) == (720, 576))
    #expect(video.sampleAspectRatio == Ratio(16, 15))
    #expect(video.rotation == 90)
    #expect((video.width, video.height) == (576, 768))
  }

  /// A matrix may stretch pixels along the axes of the stored picture, in any rotation.
  @Test func `A matrix that stretches changes the sample aspect ratio`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].entry = BuiltTrack.visualEntry("vp08", 320, 180)
    movie.tracks[0].canvas = (320, 180)
    movie.tracks[0].matrix = [2 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30]
    let upright = try #require(try Self.read(movie.bytes).video)
    #expect(upright.sampleAspectRatio == Ratio(2, 1) && (upright.width, upright.height) == (640, 180))
    movie.tracks[0].matrix = [0, 2 << 16, 0, -1 << 16, 0, 0, 0, 0, 1 << 30]
    let turned = try #require(try Self.read(movie.bytes).video)
    #expect(turned.rotation == 90 && (turned.width, turned.height) == (180, 640))
    movie.tracks[0].entry = BuiltTrack.visualEntry("vp08", 320, 180, ISO.box("pasp", ISO.u32(1), ISO.u32(1)))
    #expect(try Self.read(movie.bytes).video?.width == 180)
    #expect(try Self.read(movie.bytes).video?.height == 320)
  }

  @Test func `The movie matrix rotates too`() throws {
    var movie = BuiltMovie()
    movie.matrix = ISO.turned90
    movie.tracks[0].matrix = ISO.turned90
    #expect(try Self.read(movie.bytes).video?.rotation == 180)
  }

  @Test func `A rotation that no player applies is a problem`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].matrix = [46341, 46341, 0, -46341, 46341, 0, 0, 0, 1 << 30]
    let facts = try Self.read(movie.bytes)
    #expect(facts.video?.rotation == nil)
    #expect(facts.unknown[.videoRotation] != nil)
    #expect(facts.problems.map(\.code) == [.oddRotation])
  }

  @Test(
    arguments: [
      ([(2000, 0, 1 << 16)], 2.0, false),
      ([(500, -1, 1 << 16), (2000, 0, 1 << 16)], 2.5, true),
      ([(1000, 6400, 1 << 16)], 1.0, true),
      ([(1000, 0, 1 << 16), (1000, 12800, 1 << 16)], 2.0, true),
      ([(2000, 0, 1 << 15)], 2.0, true),
      ([(0, 0, 1 << 16)], 2.0, false),
    ] as [([(Int, Int, Int)], Double, Bool)])
  func `The edit list gives the duration`(edits: [(Int, Int, Int)], duration: Double, isEdited: Bool) throws {
    var movie = BuiltMovie()
    movie.tracks[0].edits = edits.map { (duration: $0.0, time: $0.1, rate: $0.2) }
    let facts = try Self.read(movie.bytes)
    #expect(facts.duration == duration)
    #expect(facts.hasEditList == isEdited)
    // Edits change what is presented, not the frame rate.
    #expect(facts.video?.averageFrameRate == Ratio(25, 1))
  }

  /// The times vary so much that their table is too long to be read.
  @Test func `A trimmed long clip has an edit list`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].times = (0..<18_000).map { (1, 400 + $0 % 2) }
    movie.tracks[0].sizes = Array(repeating: 9, count: 18_000)
    movie.tracks[0].mediaDuration = 18_000 * 400
    movie.tracks[0].edits = [(100_000, 0, 1 << 16)]
    let facts = try Self.read(movie.bytes)
    #expect(facts.duration == 100 && facts.hasEditList == true)
  }

  @Test func `Skipping reordered frames is not an edit`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].offsets = [(50, 5120)]
    movie.tracks[0].edits = [(2000, 5120, 1 << 16)]
    #expect(try Self.read(movie.bytes).hasEditList == false)
  }

  /// All frames last 512 ticks, so a frame is shown before the previous one if its offset is smaller by more than that.
  @Test(
    arguments: [
      ([], false), ([(50, 1024)], false), ([(25, 1024), (25, 2048)], false), ([(1, 1024), (49, 512)], false),
      ([(1, 1024), (1, 2048), (0, 0), (1, 512), (47, 1024)], true),
    ] as [([(count: Int, offset: Int)], Bool)])
  func `A composition offset that shows a frame before the previous one means B frames`(
    offsets: [(count: Int, offset: Int)], expected: Bool
  ) throws {
    var movie = BuiltMovie()
    movie.tracks[0].offsets = offsets
    #expect(try Self.read(movie.bytes).video?.hasBFrames == expected)
  }

  /// A drop between the shortest and the longest step does not show which frames it concerns.
  @Test func `B frames are unknown if frames last longer than an offset decreases`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].times = [(20, 512), (10, 5120), (20, 512)]
    movie.tracks[0].offsets = [(1, 1024), (1, 2048), (48, 512)]
    let facts = try Self.read(movie.bytes)
    #expect(facts[.videoBFrames] == .unknown(.init(.notInHeader, tier: .stream)))
  }

  @Test func `The longest enabled track gives the duration`() throws {
    var movie = BuiltMovie()
    var long = BuiltTrack.aac(id: 2)
    long.edits = []
    long.times = [(431, 1024)]
    long.sizes = Array(repeating: 9, count: 431)
    movie.tracks.append(long)
    #expect(try Self.read(movie.bytes).duration == 431 * 1024 / 44100.0)
    movie.tracks[1].flags = 0
    #expect(try Self.read(movie.bytes).duration == 2)
  }

  @Test func `Samples give the frame rate, not the timescale`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].timescale = 90000
    movie.tracks[0].times = [(50, 3003)]
    #expect(try Self.read(movie.bytes).video?.averageFrameRate == Ratio(30000, 1001))
    movie.tracks[0].times = [(25, 3000), (25, 6000)]
    let video = try Self.read(movie.bytes).video
    #expect(video?.hasVariableFrameRate == true)
    #expect(video?.averageFrameRate == Ratio(20, 1))
    // The last frame has no next one, so its duration does not make the rate variable.
    movie.tracks[0].times = [(49, 3000), (1, 9000)]
    #expect(try Self.read(movie.bytes).video?.hasVariableFrameRate == false)
  }

  @Test func `Frames without durations have no frame rate`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].times = [(50, 0)]
    let facts = try Self.read(movie.bytes)
    #expect(facts.video?.averageFrameRate == nil && facts.video?.hasVariableFrameRate == nil)
    #expect(
      facts.duration == nil && facts.video?.maxKeyframeInterval == nil && facts.problems.map(\.code) == [.corrupt])
  }

  @Test func `It finds the media after a damaged edit box size`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].edits = [(2000, 0, 1 << 16)]
    let bytes = movie.bytes
    let place = try #require(bytes.indices.dropLast(4).first { bytes[$0..<$0 + 4] == Array("edts".utf8)[...] })
    for size in [0, UInt32.max] {
      let damaged = Array(bytes[..<(place - 4)] + ISO.u32(size) + bytes[place...])
      #expect(try Self.read(damaged).video?.codec == "h264")
    }
  }

  @Test func `A bit rate that exceeds the file size is unknown`() throws {
    var movie = BuiltMovie()
    movie.tracks.append(.aac(id: 2))
    #expect(try Self.read(movie.bytes).audio?.bitRate != nil)
    // The samples have more bytes than the file.
    movie.tracks[1].sizes = Array(repeating: 1 << 24, count: 87)
    #expect(try Self.read(movie.bytes).audio?.bitRate == nil)
    // Of the durations in the time-to-sample table and the media header, one is twice the other.
    movie.tracks[1].sizes = Array(repeating: 200, count: 87)
    movie.tracks[1].times = [(87, 1)]
    #expect(try Self.read(movie.bytes).audio?.bitRate == nil)
  }

  @Test func `It distinguishes a compressed index from a damaged one`() {
    let compressed = ISO.box("moov", ISO.box("cmov", ISO.box("dcom", Array("zlib".utf8)), ISO.box("cmvd")))
    let bytes = ISO.box("ftyp", Array("qt  ".utf8)) + compressed + ISO.box("mdat", [0])
    #expect(Self.error(bytes)?.code == .unsupported)
  }

  @Test func `The error states that too many boxes precede the index`() {
    var bytes = ISO.box("ftyp", Array("isom".utf8))
    for _ in 0..<20_000 { bytes += ISO.box("free") }
    let error = Self.error(bytes + BuiltMovie().index)
    #expect(error?.code == .tooLarge && error?.message.english.contains("moov") == true)
  }

  /// The first of two descriptions may not apply to any sample.
  @Test func `The samples determine which description applies`() throws {
    var movie = BuiltMovie()
    let other = BuiltTrack.visualEntry("mp4v", 720, 576)
    let own = movie.tracks[0].entry
    movie.tracks[0].entry = other + own
    movie.tracks[0].descriptions = (count: 2, used: 2)
    let facts = try Self.read(movie.bytes)
    #expect(facts.video?.codec == "h264" && facts.video?.codecTag == "avc1")
    movie.tracks[0].descriptions.used = 1
    #expect(try Self.read(movie.bytes).video?.codec == "mpeg4")
    // A description that does not exist is ignored.
    movie.tracks[0].descriptions.used = 3
    #expect(try Self.read(movie.bytes).video?.codec == "mpeg4")
  }

  /// QuickTime gives a track the size of the clean aperture, which does not affect the sample aspect ratio.
  @Test func `A clean aperture canvas does not change the sample aspect ratio`() throws {
    var movie = BuiltMovie()
    let clean = ISO.box("clap", [1920, 1, 1080, 1, 0, 1, 0, 1].flatMap { ISO.u32($0) })
    movie.tracks[0].entry = BuiltTrack.visualEntry("jpeg", 1920, 1088, clean)
    movie.tracks[0].canvas = (1920, 1080)
    let video = try #require(try Self.read(movie.bytes).video)
    #expect(video.sampleAspectRatio == Ratio(1, 1) && video.width == 1920)
  }

  /// Frames may state facts that a container does not state.
  @Test func `Dynamic range is unknown if frames can state it`() throws {
    var movie = BuiltMovie()
    for (code, isSure) in [("hev1", false), ("apch", false), ("vp08", true)] {
      movie.tracks[0].entry = BuiltTrack.visualEntry(code, 320, 240)
      let facts = try Self.read(movie.bytes)
      #expect(facts.video?.hdr == (isSure ? .sdr : nil) && (facts.unknown[.videoHDR] == nil) == isSure, "\(code)")
    }
  }

  @Test func `It chooses the largest enabled video track and no cover art`() throws {
    var movie = BuiltMovie()
    var small = BuiltTrack(id: 2)
    small.entry = BuiltTrack.visualEntry("mp4v", 64, 64)
    var chapters = BuiltTrack(id: 3, flags: 0)
    chapters.entry = BuiltTrack.visualEntry("jpeg", 4000, 3000)
    movie.tracks[0].references = ISO.box("tref", ISO.box("chap", ISO.u32(3)))
    let picture = ISO.box("data", ISO.u32(13), ISO.u32(0), [0xFF, 0xD8, 0xFF, 0xE0])
    movie.extras = ISO.box(
      "udta",
      ISO.full("meta", ISO.full("hdlr", [UInt8](repeating: 0, count: 20)), ISO.box("ilst", ISO.box("covr", picture))))
    movie.tracks = [small, movie.tracks[0], chapters]
    let facts = try Self.read(movie.bytes)
    #expect(facts.video?.codec == "h264")
    #expect(facts.streams.map(\.isAttachedPicture) == [false, false, true, true])
    #expect(facts.streams.map(\.codec) == ["mpeg4", "h264", "mjpeg", "mjpeg"])
  }

  @Test func `Audio with cover art is audio`() throws {
    var movie = BuiltMovie()
    movie.tracks = [.aac(id: 1)]
    let picture = ISO.box("data", ISO.u32(14), ISO.u32(0), [0x89, 0x50, 0x4E, 0x47])
    movie.extras = ISO.box(
      "udta",
      ISO.full("meta", ISO.full("hdlr", [UInt8](repeating: 0, count: 20)), ISO.box("ilst", ISO.box("covr", picture))))
    let facts = try Self.read(movie.bytes, .m4a)
    #expect(facts.kind == .audio)
    #expect(facts.video == nil)
    #expect(facts.streams.map(\.codec) == ["aac", "png"])
  }

  @Test func `It reads the codec of an encrypted track`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].entry = BuiltTrack.visualEntry(
      "encv", 720, 576, ISO.box("avcC", BuiltTrack.avc), ISO.box("sinf", ISO.box("frma", Array("avc1".utf8))))
    let facts = try Self.read(movie.bytes)
    #expect(facts.isEncrypted == true)
    #expect(facts.video?.codec == "h264")
    #expect(facts.video?.codecTag == "encv")
    #expect(facts.video?.profile == "High")
    // No tier can read the samples.
    #expect(facts.unknown[.videoClosedGOP] != nil)
    #expect(facts.unknown[.videoClosedGOP]?.tier == nil)
  }

  @Test func `It recognizes encryption after an unencrypted beginning`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].entry += BuiltTrack.visualEntry("encv", 320, 240)
    movie.tracks[0].descriptions = (2, 1)
    #expect(try Self.read(movie.bytes).isEncrypted == true)
  }

  @Test func `It reads track languages`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].language = 0x10B5  // deu
    #expect(try Self.read(movie.bytes).streams.map(\.language) == ["deu"])
    movie.tracks[0].language = 0
    #expect(try Self.read(movie.bytes).streams.map(\.language) == [nil])
    #expect(try Self.read(movie.bytes, .mov).streams.map(\.language) == ["eng"])
  }

  @Test func `It reads every form of box size`() throws {
    var movie = BuiltMovie()
    let type = ISO.box("ftyp", Array("isom".utf8), ISO.u32(512))
    // A sample of 100 bytes is one unit.
    let media = (0..<1000).flatMap { _ in ISO.u32(96) + [0x65] + [UInt8](repeating: 0xAA, count: 95) }
    let wide = ISO.u32(1) + Array("mdat".utf8) + ISO.u64(16 + 100_000) + media
    let toTheEnd = ISO.u32(0) + Array("mdat".utf8) + media
    let padding = ISO.box("free", [UInt8](repeating: 0xAA, count: 9000)) + ISO.box("wide") + ISO.box("uuid", [1, 2, 3])
    let layouts: [([UInt8]) -> [UInt8]] = [
      { type + padding + wide + $0 }, { type + wide + padding + $0 + padding }, { type + $0 + toTheEnd },
      { type + padding + $0 + padding + wide },
    ]
    for layout in layouts {
      movie.tracks[0].chunks = [0]
      movie.tracks[0].chunks = [layout(movie.index).firstRange(of: media)?.lowerBound ?? 0]
      let facts = try Self.read(layout(movie.index))
      #expect(facts.duration == 2)
      #expect(facts.problems.isEmpty)
    }
  }

  @Test func `The error states that the index is missing`() {
    var movie = BuiltMovie()
    movie.indexFirst = false
    let cut = Array(movie.bytes.prefix(50_000))
    #expect(Self.error(cut)?.code == .truncated)
    #expect(Self.error(cut)?.message.english.hasPrefix("the index (moov) is missing") == true)
    // The cut is within the index.
    #expect(Self.error(movie.bytes.dropLast(100))?.code == .truncated)
  }

  @Test func `It reports missing media data`() throws {
    var whole = BuiltMovie()
    // The last sample ends with the file; all samples together have 5000 bytes.
    whole.tracks[0].chunks = [whole.bytes.count - 5000]
    #expect(try Self.read(whole.bytes).problems.isEmpty)
    let facts = try Self.read(whole.bytes.dropLast(1000))
    #expect(facts.problems.map(\.code) == [.truncated])
    #expect(facts.duration == 2)
    // The index shows it if the box of the media data extends to the end of the file.
    var movie = BuiltMovie()
    movie.mediaLength = 0
    movie.tracks[0].chunks = [40, 5_000_000]
    #expect(try Self.read(movie.bytes).problems.map(\.code).contains(.truncated))
  }

  @Test func `It refuses too many tracks`() {
    var movie = BuiltMovie()
    movie.tracks = (1...65).map { BuiltTrack(id: $0) }
    #expect(Self.error(movie.bytes)?.code == .tooManyTracks)
    movie.tracks = []
    #expect(Self.error(movie.bytes)?.code == .corrupt)
    movie = BuiltMovie()
    let pictures = (0..<65).flatMap { _ in ISO.box("data", ISO.u32(13), ISO.u32(0), [0xFF, 0xD8]) }
    movie.extras = ISO.box(
      "meta", ISO.u32(0), ISO.full("hdlr", [UInt8](repeating: 0, count: 20)), ISO.box("ilst", ISO.box("covr", pictures))
    )
    #expect(Self.error(movie.bytes)?.code == .tooManyTracks)
  }

  @Test func `It reports media in another file`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].dataReference = ISO.full("url ", Array("http://example.org/a.mp4\0".utf8))
    #expect(try Self.read(movie.bytes).problems.map(\.code) == [.externalReference])
    // QuickTime refers to the same file like this.
    movie.tracks[0].dataReference = ISO.full("alis", flags: 1)
    #expect(try Self.read(movie.bytes).problems.isEmpty)
  }

  @Test func `It reports unknown codecs with their tag`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].entry = BuiltTrack.visualEntry("zzzz", 320, 240)
    let facts = try Self.read(movie.bytes)
    #expect(facts.video?.codec == nil)
    #expect(facts.video?.codecTag == "zzzz")
    #expect(facts.unknown[.videoCodec]?.tier == .stream)
    #expect(facts.problems.map(\.code) == [.unsupported])
  }

  @Test func `It reads color and bit depth of the container`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].entry = BuiltTrack.visualEntry(
      "vp09", 320, 240, ISO.full("vpcC", version: 1, [2, 31, 0xA3, 9, 16, 9, 0, 0]),
      ISO.box("mdcv", [UInt8](repeating: 1, count: 24)), ISO.box("pasp", ISO.u32(4), ISO.u32(3)),
      ISO.box("clap", [300, 1, 200, 1, 0, 1, 0, 1].flatMap { ISO.u32($0) }))
    let video = try #require(try Self.read(movie.bytes).video)
    #expect(video.codec == "vp9")
    #expect(video.profile == "Profile 2")
    #expect(video.level == 3.1)
    #expect(video.bitDepth == 10)
    #expect(video.chromaSubsampling == "4:2:0")
    #expect(video.colorRange == "pc")
    #expect(video.colorPrimaries == "bt2020")
    #expect(video.hdr == .hdr10)
    #expect(video.sampleAspectRatio == Ratio(4, 3))
    #expect(video.cleanAperture == PixelSize(width: 300, height: 200))
    #expect(video.hasClosedGOP == true)
  }

  @Test func `It reads projections`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].entry = BuiltTrack.visualEntry(
      "avc1", 320, 240, ISO.box("sv3d", ISO.full("svhd", [0]), ISO.box("proj", ISO.full("prhd"), ISO.full("equi"))))
    #expect(try Self.read(movie.bytes).video?.projection == "equirectangular")
    var older = BuiltMovie()
    older.tracks[0].references = ISO.box(
      "uuid", ISO.bytes(hex: "ffcc8263f8554a938814587a02521fdd"),
      Array("<GSpherical:Spherical>true</GSpherical:Spherical><GSpherical:ProjectionType>equirectangular".utf8))
    #expect(try Self.read(older.bytes).video?.projection == "equirectangular")
  }

  @Test func `It reads uncompressed QuickTime audio`() throws {
    var movie = BuiltMovie()
    var track = BuiltTrack.aac(id: 1)
    track.entry = BuiltTrack.audioEntry("sowt", channels: 2, rate: 48000)
    movie.tracks = [track]
    let audio = try #require(try Self.read(movie.bytes, .mov).audio)
    #expect(audio.codec == "pcm_s16le")
    #expect((audio.sampleRate, audio.channels) == (48000, 2))
    #expect(audio.bitRate == 1_536_000)
  }

  /// With one channel on the left, or two in the center, a player's default layout is wrong.
  @Test(arguments: [
    (1, ISO.u32(0) + ISO.u32(0) + ISO.u32(1) + ISO.u32(1) + ISO.u32(0) + ISO.u32(0) + ISO.u32(0) + ISO.u32(0), false),
    (1, ISO.u32(100 << 16 | 1) + ISO.u32(0) + ISO.u32(0), true),
    (2, ISO.u32(101 << 16 | 2) + ISO.u32(0) + ISO.u32(0), true),
    (2, ISO.u32(1 << 16) + ISO.u32(3) + ISO.u32(0), true), (2, ISO.u32(103 << 16 | 2) + ISO.u32(0) + ISO.u32(0), false),
  ])
  func `An unusual channel layout is left to a deeper tier`(channels: Int, layout: [UInt8], isUsual: Bool) throws {
    var movie = BuiltMovie()
    movie.brand = "qt  "
    var track = BuiltTrack.aac(id: 2)
    track.entry = BuiltTrack.audioEntry("sowt", channels: channels, rate: 48000, ISO.full("chan", layout))
    movie.tracks.append(track)
    let facts = try Self.read(movie.bytes, .mov)
    #expect(facts.audio?.channelLayout == (isUsual ? channels == 1 ? "mono" : "stereo" : nil))
    #expect((facts.unknown[.audioChannelLayout]?.tier == .stream) == !isUsual)
  }

  /// QuickTime counts each moment of compressed audio as a sample of one byte. These are five minutes in packets of 64
  /// samples and 34 bytes.
  @Test func `It counts the packets of compressed audio`() throws {
    var movie = BuiltMovie()
    movie.brand = "qt  "
    var track = BuiltTrack.aac(id: 2)
    let fields = ISO.u32(64) + ISO.u32(34) + ISO.u32(34) + ISO.u32(2)
    var entry = BuiltTrack.audioEntry("ima4", channels: 1, rate: 44100, fields)
    entry[17] = 1
    (track.entry, track.edits, track.mediaDuration) = (entry, [], 13_230_000)
    (track.times, track.uniformSize) = ([(13_230_000, 1)], (13_230_000, 1))
    movie.tracks.append(track)
    movie.mediaLength = 8_000_000
    let facts = try Self.read(movie.bytes, .mov)
    #expect(facts.problems.isEmpty && facts.audio?.codec == "adpcm_ima_qt" && facts.audio?.duration == 300)
    #expect(facts.audio?.bitRate == 187_424)
  }

  @Test func `It ignores impossible audio figures`() throws {
    var movie = BuiltMovie()
    var track = BuiltTrack.aac(id: 1)
    // QuickTime's description of version 2 has 32 bits each for channels and bits per sample.
    track.entry = ISO.box(
      "lpcm", [UInt8](repeating: 0, count: 6), ISO.u16(1), ISO.u16(2), [UInt8](repeating: 0, count: 22),
      ISO.u64(Double(Int32.max).bitPattern), ISO.u32(UInt32.max), ISO.u32(0), ISO.u32(UInt32.max), ISO.u32(0),
      ISO.u64(0))
    movie.tracks = [track]
    #expect(try Self.read(movie.bytes, .mov).audio?.bitRate == nil)
  }

  @Test func `It reports an index with impossible counts`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].times = [(4_000_000_000, 1)]
    #expect(try Self.read(movie.bytes).problems.map(\.code) == [.corrupt])
    movie = BuiltMovie()
    movie.tracks[0].edits = Array(repeating: (1, 0, 1 << 16), count: 20_000)
    let facts = try Self.read(movie.bytes)
    #expect(facts.problems.map(\.code) == [.limitReached, .corrupt])
    #expect(facts.duration == nil && facts.unknown[.duration] != nil)
  }

  @Test func `It prefers a clip to its still images`() throws {
    var movie = BuiltMovie()
    var stills = BuiltTrack(id: 2)
    stills.entry = BuiltTrack.visualEntry("mp4v", 4000, 3000)
    stills.times = [(3, 512)]
    stills.sizes = [9, 9, 9]
    movie.tracks.append(stills)
    #expect(try Self.read(movie.bytes).video?.codec == "h264")
  }
}
