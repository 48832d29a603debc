import MediaProbe
import Robustness
import TestSupport
import Testing

@Suite struct MatroskaTests {
  /// Returns an element with a size of eight bytes, or of unknown size.
  static func element(_ id: UInt32, _ data: [UInt8], sized: Bool = true) -> [UInt8] {
    let head = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: id >> $0) }.drop { $0 == 0 }
    let size: [UInt8] =
      sized
      ? [0x08] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: data.count >> $0) }
      : [0x01] + [UInt8](repeating: 0xFF, count: 7)
    return head + size + data
  }

  static func number(_ id: UInt32, _ value: UInt64) -> [UInt8] {
    element(id, (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) })
  }

  static func float(_ id: UInt32, _ value: Double) -> [UInt8] {
    element(id, (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> (56 - 8 * UInt64($0))) })
  }

  static func text(_ id: UInt32, _ value: String) -> [UInt8] { element(id, Array(value.utf8)) }

  static func header(_ type: String = "webm") -> [UInt8] { element(0x1A45_DFA3, text(0x4282, type)) }

  static func info(duration: Double? = 2000) -> [UInt8] {
    element(0x1549_A966, number(0x2AD7B1, 1_000_000) + (duration.map { float(0x4489, $0) } ?? []))
  }

  static func video(
    _ parts: [UInt8] = [], number track: UInt64 = 1, codec: String = "V_VP9", extra: [UInt8] = []
  ) -> [UInt8] {
    element(
      0xAE,
      number(0xD7, track) + number(0x83, 1) + text(0x86, codec) + number(0x23E383, 33_366_667) + extra
        + element(0xE0, number(0xB0, 320) + number(0xBA, 240) + parts))
  }

  static let opus = element(
    0xAE,
    number(0xD7, 2) + number(0x83, 2) + text(0x86, "A_OPUS") + text(0x22B59C, "ger")
      + element(0x63A2, Array("OpusHead".utf8) + [1, 2, 0x38, 1, 0x80, 0xBB, 0, 0, 0, 0, 0])
      + element(0xE1, float(0xB5, 48000) + number(0x9F, 2)))

  /// A key frame of VP9: profile 0, BT.709, broadcast range, 320 × 240.
  static let keyFrame: [UInt8] = [0x82, 0x49, 0x83, 0x42, 0x40, 0x13, 0xF0, 0x0E, 0xF0, 0, 0, 0]

  static func block(_ track: UInt8, _ time: Int16, _ frame: [UInt8]) -> [UInt8] {
    element(0xA3, [0x80 | track, UInt8(truncatingIfNeeded: time >> 8), UInt8(truncatingIfNeeded: time), 0x80] + frame)
  }

  static func cluster(_ time: UInt64, _ blocks: [UInt8], sized: Bool = true) -> [UInt8] {
    element(0x1F43_B675, number(0xE7, time) + blocks, sized: sized)
  }

  static let frames = block(1, 0, keyFrame) + block(2, 3, [0xFC, 1, 2]) + block(1, 33, [0x86]) + block(1, 67, [0x86])

  static func file(_ tracks: [UInt8], duration: Double? = 2000, sized: Bool = true, more: [UInt8] = []) -> [UInt8] {
    header()
      + element(
        0x1853_8067, info(duration: duration) + element(0x1654_AE6B, tracks) + cluster(0, frames, sized: sized) + more,
        sized: sized)
  }

  private func read(_ bytes: [UInt8]) throws -> MediaFacts { try HeaderReader.webm.read(MemorySource(bytes)) }

  @Test func `It reads tracks`() throws {
    let facts = try read(Self.file(Self.video() + Self.opus))
    #expect(facts.container == "webm" && facts.kind == .video && facts.duration == 2 && facts.isEncrypted == false)
    let video = try #require(facts.video)
    #expect(video.codec == "vp9" && video.storedWidth == 320 && video.height == 240)
    // Only a walk over all blocks shows the average.
    #expect(video.nominalFrameRate == Ratio(30000, 1001) && video.averageFrameRate == nil)
    #expect(video.profile == "Profile 0" && video.pixelFormat == "yuv420p" && video.bitDepth == 8)
    #expect(video.colorSpace == "bt709" && video.colorRange == "tv" && video.hdr == .sdr && video.hasClosedGOP == true)
    #expect(facts.audio?.codec == "opus" && facts.audio?.sampleRate == 48000 && facts.audio?.channelLayout == "stereo")
    #expect(facts.streams.map(\.language) == ["eng", "ger"] && facts.streams.map(\.type) == [.video, .audio])
    #expect(facts[.videoFrameCount] == .unknown(.init(.notInHeader, tier: .stream)))
    #expect(facts.tier == .header)
  }

  @Test func `Opus has a sample rate of 48 kHz whatever the track declares`() throws {
    let bare = Self.element(
      0xAE,
      Self.number(0xD7, 2) + Self.number(0x83, 2) + Self.text(0x86, "A_OPUS")
        + Self.element(0xE1, Self.float(0xB5, 30) + Self.number(0x9F, 2)))
    #expect(try read(Self.file(Self.video() + bare)).audio?.sampleRate == 48000)
  }

  @Test func `An implausible or uneven frame rate is unknown`() throws {
    // The default duration only applies if the steps between the first frames equal it.
    let slow = Self.video(extra: Self.number(0x23E383, 16_683_333))
    #expect(try read(Self.file(slow)).video?.averageFrameRate == nil)
    let tick = Self.video(extra: Self.number(0x23E383, 1_000_000))
    #expect(try read(Self.file(tick)).video?.averageFrameRate == nil)
  }

  @Test(
    arguments: [
      ([UInt8](), "1:1", 320), (number(0x54B0, 640) + number(0x54BA, 360), "4:3", 427),
      (number(0x54B0, 16) + number(0x54BA, 9) + number(0x54B2, 3), "4:3", 427),
      (number(0x54B0, 640) + number(0x54BA, 360) + number(0x54B2, 4), "1:1", 320),
      (number(0x54CC, 10) + number(0x54DD, 10), "1:1", 300),
      // With two views side by side each one is half as wide.
      (number(0x53B8, 1) + number(0x54B0, 160) + number(0x54BA, 240), "1:1", 320),
      (number(0x54B0, 1 << 62) + number(0x54BA, 1), "1:1", 320),
    ] as [([UInt8], String, Int)])
  func `The display size gives the sample aspect ratio`(parts: [UInt8], aspect: String, width: Int) throws {
    let video = try #require(read(Self.file(Self.video(parts))).video)
    #expect(video.sampleAspectRatio == Ratio(aspect) && video.width == width && video.storedWidth == 320)
  }

  /// RFC 9559, 5.1.4.1.28.12: without a display size, what is left by the cropping is shown.
  @Test func `Cropping counts for the size as shown`() throws {
    let parts = Self.number(0x54CC, 10) + Self.number(0x54BB, 4)
    let video = try #require(read(Self.file(Self.video(parts))).video)
    #expect(video.cleanAperture == PixelSize(width: 310, height: 236))
    #expect(video.width == 310 && video.height == 236 && video.storedWidth == 320 && video.storedHeight == 240)
    #expect(video.aspectRatio == Ratio(310, 236))
    // The display size is that of the part that is left.
    let shown = parts + Self.number(0x54B0, 620) + Self.number(0x54BA, 236)
    let wide = try #require(read(Self.file(Self.video(shown))).video)
    #expect(wide.width == 620 && wide.height == 236 && wide.sampleAspectRatio == Ratio(2, 1))
    let whole = Self.number(0x54CC, UInt64(Int.max)) + Self.number(0x54DD, 5)
    let facts = try read(Self.file(Self.video(whole)))
    #expect(facts.video?.cleanAperture == nil && facts.problems.contains { $0.message.id == .apertureShowsNothing })
  }

  @Test(arguments: [(90.0, 270), (-90, 90), (180, 180), (0, 0)] as [(Double, Int)])
  func `Rotation has the opposite sign of the roll`(roll: Double, rotation: Int) throws {
    let projection = Self.element(0x7670, Self.number(0x7671, 0) + Self.float(0x7675, roll))
    let video = try #require(read(Self.file(Self.video(projection))).video)
    #expect(video.rotation == rotation && video.width == (rotation % 180 == 0 ? 320 : 240))
  }

  @Test func `It reads the projection and the colors`() throws {
    let mastering = Self.element(0x55D0, Self.float(0x55D9, 1000))
    let color = Self.element(
      0x55B0, Self.number(0x55BB, 9) + Self.number(0x55BA, 16) + Self.number(0x55B1, 9) + mastering)
    let sphere = Self.element(0x7670, Self.number(0x7671, 1))
    let video = try #require(read(Self.file(Self.video(color + sphere))).video)
    #expect(video.projection == "equirectangular" && video.hdr == .hdr10 && video.colorPrimaries == "bt2020")
    let flat = Self.element(0x55B0, Self.number(0x55BA, 16))
    #expect(try read(Self.file(Self.video(flat))).video?.hdr == .pq)
  }

  @Test func `The last block gives the duration if none is stated`() throws {
    let last = Self.cluster(1000, Self.block(1, 0, Self.keyFrame) + Self.block(2, 500, [0xFC, 1, 2]), sized: false)
    let live = Self.file(Self.video() + Self.opus, duration: nil, sized: false, more: last)
    // The last audio packet begins at 1.5 s and lasts 20 ms.
    #expect(try read(live).duration == 1.52)
    // Recordings of browsers state no size, and are complete wherever they end.
    #expect(try read(live).problems.isEmpty)
    let cut = Array(Self.file(Self.video(), duration: nil).dropLast(3))
    #expect(try read(cut)[.duration] == .unknown(.init(.notInHeader, tier: .stream)))
  }

  /// A frame without a stated duration lasts as long as the one before it, which must be in the last cluster too.
  @Test func `The gap before the last cluster is not a frame duration`() throws {
    func duration(_ blocks: [UInt8]) throws -> Double? {
      let track = Self.video(extra: Self.number(0x23E383, 0))
      return try read(Self.file(track, duration: nil, sized: false, more: Self.cluster(6000, blocks))).duration
    }
    let first = Self.block(1, 0, Self.keyFrame)
    #expect(try duration(first) == nil)
    #expect(try duration(first + Self.block(1, 40, [0x86])) == 6.08)
    // The screen did not change in this time.
    #expect(try duration(first + Self.block(1, 30_000, [0x86])) == nil)
  }

  @Test func `It counts laced frames`() throws {
    // RFC 9559, 10.3: Xiph lacing of four frames of one byte.
    let laced = Self.element(0xA3, [0x81, 0, 0, 0x82, 3, 1, 1, 1, 0x86, 0x86, 0x86, 0x86])
    let track = Self.video(extra: Self.number(0x23E383, 40_000_000))
    #expect(try read(Self.file(track, duration: nil, more: Self.cluster(1000, laced))).duration == 1.16)
  }

  @Test(arguments: [Double.nan, .infinity, -5, 1e308]) func `It omits impossible durations`(declared: Double) throws {
    let facts = try read(Self.file(Self.video() + Self.opus, duration: declared))
    // The blocks of the only cluster give another duration.
    #expect(facts.duration.map { $0 < 1 } ?? (facts.unknown[.duration] != nil))
    #expect(facts.problems.map(\.code) == [.corrupt])
  }

  @Test func `A declared duration of zero is unknown`() throws {
    let facts = try read(Array(Self.file(Self.video(), duration: 0).dropLast(3)))
    #expect(facts.duration == nil && facts.unknown[.duration]?.tier == .stream)
  }

  @Test func `It finds the end of elements of unknown size`() throws {
    let tracks = Self.element(0x1654_AE6B, Self.video() + Self.opus, sized: false)
    let info = Self.element(0x1549_A966, Self.float(0x4489, 2000), sized: false)
    let facts = try read(Self.header() + Self.element(0x1853_8067, info + tracks + Self.cluster(0, Self.frames)))
    #expect(facts.duration == 2 && facts.streams.count == 2)
  }

  @Test func `It reports missing clusters`() throws {
    let rest = Self.cluster(1000, Self.block(1, 0, Self.keyFrame))
    let whole = Self.file(Self.video(), more: rest)
    #expect(try read(whole).problems.isEmpty)
    #expect(try read(Array(whole.dropLast(rest.count))).problems.map(\.code) == [.truncated])
  }

  @Test func `It skips many void elements`() throws {
    func file(_ voids: Int) -> [UInt8] {
      let flood = (0..<voids).flatMap { _ in [0xEC, 0x80] as [UInt8] }
      let body = Self.info() + flood + Self.element(0x1654_AE6B, Self.video()) + Self.cluster(0, Self.frames)
      return Self.header() + Self.element(0x1853_8067, body)
    }
    #expect(try read(file(2000)).video?.width == 320)
    guard case .failed(let error) = outcome(.webm, MemorySource(file(300_000))) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.code == .tooLarge)
  }

  /// Checksums and padding precede a cluster's time; additions with longer ids are among its blocks.
  @Test func `It finds the last block of a long file`() throws {
    let added = Self.element(0x75A1, [0xA6, 0x80]) + Self.element(0x75A2, [1])
    let group = Self.element(0xA0, Self.element(0xA1, [0x81, 0, 10, 0, 1]) + added)
    let front = Self.element(0xBF, [1, 2, 3, 4]) + Self.element(0xEC, [0, 0])
    let blocks = Self.number(0xE7, 5000) + group + Self.block(1, 500, [0x86])
    let last = Self.element(0x1F43_B675, front + blocks, sized: false)
    let file = Self.file(Self.video(), duration: nil, sized: false, more: last)
    #expect(try MatroskaSegment.startOfLastFrame(MemorySource(file)) == 5.5)
    let headless = Self.element(0x1F43_B675, Self.block(1, 500, [0x86]))
    #expect(try MatroskaSegment.startOfLastFrame(MemorySource(Self.header() + headless + zeros(64))) == nil)
    // The header tier needs a whole last frame; a deeper tier does not.
    let cut = Array(file.dropLast(1))
    #expect(try MatroskaSegment.startOfLastFrame(MemorySource(cut)) == 5.5)
  }

  @Test func `It counts attachments separately from tracks`() throws {
    func attached(_ count: Int) throws -> MediaFacts {
      let font = Self.element(
        0x61A7, Self.text(0x466E, "a.ttf") + Self.text(0x4660, "font/ttf") + Self.element(0x465C, [1]))
      let fonts = Self.element(0x1941_A469, (0..<count).flatMap { _ in font })
      let body = Self.info() + Self.element(0x1654_AE6B, Self.video()) + fonts + Self.cluster(0, Self.frames)
      return try read(Self.header() + Self.element(0x1853_8067, body))
    }
    #expect(try attached(64).streams.count == 65 && attached(64).problems.isEmpty)
    let flood = try attached(10_000)
    #expect(flood.streams.count == 65 && flood.problems.map(\.code) == [.limitReached])
  }

  @Test func `The error states the number of tracks`() {
    let many = (1...70).flatMap { Self.video(number: UInt64($0)) }
    guard case .failed(let error) = outcome(.webm, MemorySource(Self.file(many))) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.message.english == "found 70 tracks, at most 64 are read: keep those that are played")
  }

  @Test(arguments: [("dvcC", true), ("dvvC", true), ("dvwC", true), ("hvcE", false)])
  func `It recognizes Dolby Vision by its record`(type: String, isDolby: Bool) throws {
    func mapping(_ record: [UInt8]) -> [UInt8] {
      Self.element(0x41E4, Self.text(0x41E7, type) + Self.element(0x41ED, record))
    }
    func range(_ extra: [UInt8]) throws -> VideoFacts.HDR? {
      try read(Self.file(Self.video(Self.element(0x55B0, Self.number(0x55BA, 16)), extra: extra))).video?.hdr
    }
    #expect(try range(mapping([1, 0, 0x10, 0x35, 0x10])) == (isDolby ? .dolbyVision : .pq))
    #expect(try range(mapping([])) == .pq)
  }

  @Test func `It ignores disabled tracks`() throws {
    let small = Self.video(Self.number(0xB0, 160) + Self.number(0xBA, 120), number: 2)
    let facts = try read(Self.file(Self.video(extra: Self.number(0xB9, 0)) + small))
    #expect(facts.video?.storedWidth == 160 && facts.streams.map(\.isDefault) == [false, true])
  }

  @Test func `It recognizes encryption`() throws {
    let encryption = Self.element(0x6D80, Self.element(0x6240, Self.number(0x5033, 1) + Self.element(0x5035, [])))
    let facts = try read(Self.file(Self.video(extra: encryption)))
    #expect(facts.isEncrypted == true && facts.video?.storedWidth == 320 && facts.video?.pixelFormat == nil)
  }

  @Test func `It finds tracks and cover art after the clusters`() throws {
    let picture = Self.element(
      0x1941_A469,
      Self.element(0x61A7, Self.text(0x466E, "cover.jpg") + Self.text(0x4660, "image/jpeg") + Self.element(0x465C, [1]))
    )
    let tracks = Self.element(0x1654_AE6B, Self.opus)
    let clusters = Self.cluster(0, Self.block(2, 0, [0xFC, 1]))
    let facts = try read(Self.sought([], clusters, [(0x1654_AE6B, tracks), (0x1941_A469, picture)]))
    #expect(facts.kind == .audio && facts.audio?.channels == 2)
    #expect(facts.streams.map(\.codec) == ["opus", "mjpeg"] && facts.streams.last?.isAttachedPicture == true)
  }

  /// Returns a file whose seek head names the elements after its clusters.
  private static func sought(
    _ tracks: [UInt8], _ clusters: [UInt8], _ late: [(id: UInt32, bytes: [UInt8])]
  ) -> [UInt8] {
    func seekHead(_ length: Int) -> [UInt8] {
      var position = length + info().count + tracks.count + clusters.count
      return element(
        0x114D_9B74,
        late.flatMap { id, bytes in
          defer { position += bytes.count }
          return element(0x4DBB, element(0x53AB, PNGTests.big(id)) + number(0x53AC, UInt64(position)))
        })
    }
    let segment = seekHead(seekHead(0).count) + info() + tracks + clusters + late.flatMap { $0.bytes }
    return header() + element(0x1853_8067, segment)
  }

  @Test func `A repair reads the tags after the clusters`() throws {
    let tag = Self.element(0x7373, Self.element(0x67C8, Self.text(0x45A3, "LOCATION") + Self.text(0x4487, "+48+011/")))
    let tracks = Self.element(0x1654_AE6B, Self.video())
    let file = Self.sought(tracks, Self.cluster(0, Self.frames), [(0x1254_C367, Self.element(0x1254_C367, tag))])
    var facts = try read(file)
    #expect(facts.movieParts == [])
    facts.addLateParts(from: MemorySource(file))
    #expect(facts.movieParts == .location)
  }

  @Test(arguments: [("V_MPEG4/ISO/AVC", [6, 45, 1, 0x80]), ("V_MPEGH/ISO/HEVC", [0x4E, 1, 45, 1, 0x80])])
  func `A repair finds two views in the first picture`(codec: String, message: [UInt8]) throws {
    let isAVC = codec.contains("AVC")
    let record = isAVC ? BuiltTrack.avc : [1] + zeros(20) + [3, 0]
    let tracks = Self.element(0x1654_AE6B, Self.video(codec: codec, extra: Self.element(0x63A2, record)))
    // A message of type 5 has the data of an encoder.
    for type: UInt8 in [45, 5] {
      let unit = message.map { $0 == 45 ? type : $0 }
      let frame = [0, 0, 0, UInt8(unit.count)] + unit + [0, 0, 0, 2, isAVC ? 0x65 : 0x26, 1]
      let file = Self.sought(tracks, Self.cluster(0, Self.block(1, 0, frame)), [])
      var facts = try read(file)
      facts.addLateParts(from: MemorySource(file))
      #expect(facts.movieParts.contains(.codedStereo) == (type == 45))
    }
  }

  @Test func `It refuses files without a description of tracks`() throws {
    let many = (1...65).flatMap { Self.video(number: UInt64($0)) }
    for (bytes, code) in [
      (Self.file(many), ReadError.Code.tooManyTracks), (Self.file([]), .corrupt),
      (Self.header() + Self.element(0x1853_8067, Self.info()), .truncated), (Self.header(), .truncated),
      (Array(Self.file(Self.video()).prefix(150)), .truncated),
      (Self.element(0x1A45_DFA3, Self.number(0x4285, 9)), .unsupported),
    ] {
      guard case .failed(let error) = outcome(.webm, MemorySource(bytes)) else {
        Issue.record("expected \(code)")
        continue
      }
      #expect(error.code == code)
    }
  }

  @Test func `Arrival order does not change the answer`() {
    #expect(HeaderReader.webm.disagreements(Self.file(Self.video() + Self.opus)) == [])
    let last = Self.cluster(1000, Self.block(2, 500, [0xFC, 1, 2]), sized: false)
    let live = Self.file(Self.video() + Self.opus, duration: nil, sized: false, more: last)
    #expect(HeaderReader.webm.disagreements(live) == [])
  }

  @Test func `Mutated files break no promise of the reader`() {
    let last = Self.cluster(1000, Self.block(2, 500, [0xFC, 1, 2]), sized: false)
    let live = Self.file(Self.video() + Self.opus, duration: nil, sized: false, more: last)
    #expect(HeaderReader.webm.brokenPromises(ofVariantsOf: live, count: 3000, seed: 3) == [])
    #expect(
      HeaderReader.webm.brokenPromises(ofVariantsOf: Self.file(Self.video() + Self.opus), count: 3000, seed: 4) == [])
  }

  /// A seek head, four clusters, and an index of them after or before them. All elements have fixed sizes, so that positions
  /// are known before the bytes are.
  static func indexed(cuesFirst: Bool = false, shift: UInt64 = 0) -> [UInt8] {
    let clusters = (0..<4).map { cluster(UInt64($0) * 1000, block(1, 0, keyFrame) + block(1, 33, filler)) }
    func cues(_ first: UInt64) -> [UInt8] {
      let points = clusters.indices.flatMap { index in
        element(
          0xBB,
          number(0xB3, UInt64(index) * 1000)
            + element(
              0xB7, number(0xF7, 1) + number(0xF1, first + UInt64(index * clusters[0].count) + shift)))
      }
      return element(0x1C53_BB6B, points)
    }
    func seekHead(_ position: UInt64) -> [UInt8] {
      element(0x114D_9B74, element(0x4DBB, element(0x53AB, [0x1C, 0x53, 0xBB, 0x6B]) + number(0x53AC, position)))
    }
    let head = info() + element(0x1654_AE6B, video())
    let start = UInt64(seekHead(0).count + head.count)
    let media = clusters.flatMap { $0 }
    let parts =
      cuesFirst
      ? seekHead(start) + head + cues(start + UInt64(cues(0).count)) + media
      : seekHead(start + UInt64(media.count)) + head + media + cues(start)
    return header() + element(0x1853_8067, parts)
  }

  private static let filler = [0x86] + [UInt8](repeating: 0x55, count: 9000)

  private func codes(_ bytes: [UInt8]) throws -> [Problem.Code] { try read(bytes).problems.map(\.code) }

  @Test(arguments: [false, true]) func `It compares the index with the file`(cuesFirst: Bool) throws {
    let whole = Self.indexed(cuesFirst: cuesFirst)
    #expect(try codes(whole) == [])
    let half = whole.count / 2
    #expect(try codes(Array(whole.prefix(half)) + zeros(whole.count - half)) == [.zeroFilled])
    #expect(try codes(Array(whole.dropLast(5000)) + zeros(5000)) == [.zeroFilled])
    // The index of another file leads elsewhere.
    #expect(try codes(Self.indexed(cuesFirst: cuesFirst, shift: 700)) == [.damaged])
  }

  @Test func `It reports invalid elements`() throws {
    var bytes = Self.file(Self.video() + Self.opus)
    // The last block has a head of ten bytes and content of five.
    bytes.replaceSubrange(bytes.count - 14..<bytes.count - 6, with: [UInt8](repeating: 0xEE, count: 8))
    #expect(try codes(bytes) == [.damaged])
  }

  /// A browser that was closed leaves its recording at any place, but between blocks it is whole.
  @Test func `It reports a recording that ends within a block`() throws {
    let last = Self.cluster(1000, Self.block(1, 0, Self.keyFrame) + Self.block(1, 33, [0x86, 1, 2]), sized: false)
    let live = Self.file(Self.video(), duration: nil, sized: false, more: last)
    #expect(try codes(live) == [] && codes(Array(live.dropLast())) == [.truncated])
  }

  /// Silence in PCM is zeros.
  @Test func `It accepts zeros that codecs write`() throws {
    let pcm = Self.element(
      0xAE,
      Self.number(0xD7, 2) + Self.number(0x83, 2) + Self.text(0x86, "A_PCM/INT/LIT")
        + Self.element(0xE1, Self.float(0xB5, 48000) + Self.number(0x9F, 2) + Self.number(0x6264, 16)))
    let silence = Self.cluster(1000, Self.block(2, 0, zeros(12000)))
    #expect(try codes(Self.file(Self.video() + pcm, more: silence)) == [])
  }
}
