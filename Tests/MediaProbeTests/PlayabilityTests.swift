import MediaProbe
import TestSupport
import Testing

/// Tests that a movie of which no player shows anything has a problem, and that one which plays has none.
@Suite struct PlayabilityTests {
  private static func problems(
    _ bytes: [UInt8], of reader: HeaderReader = .mp4
  ) throws -> [(code: Problem.Code, id: Message.ID)] {
    try reader.read(MemorySource(bytes)).problems.map { ($0.code, $0.message.id) }
  }

  private static func ids(_ change: (inout BuiltTrack) -> Void) throws -> [Message.ID] {
    var movie = BuiltMovie()
    change(&movie.tracks[0])
    return try problems(movie.bytes).map(\.id)
  }

  @Test func `A plain clip plays`() throws { #expect(try Self.ids { _ in } == []) }

  @Test func `An initialization segment has nothing to play`() throws {
    var track = BuiltTrack()
    (track.times, track.sizes, track.sync, track.chunks) = ([], [], nil, [])
    var movie = BuiltMovie(tracks: [track], mediaLength: 0)
    movie.extras = ISO.box("mvex", ISO.full("trex", ISO.u32(1), ISO.u32(1), ISO.u32(0), ISO.u32(0), ISO.u32(0)))
    let found = try Self.problems(movie.bytes)
    #expect(found.map(\.id) == [.segmentsMissing] && found.map(\.code) == [.unplayable])
  }

  @Test func `Empty tracks have nothing to play`() throws {
    let codes = try Self.ids { ($0.sizes, $0.times, $0.chunks, $0.sync) = ([], [], [], []) }
    #expect(codes == [.noSamples])
  }

  @Test(arguments: [
    [Int32](repeating: 0, count: 9), [65536, 0, 0, 65536, 0, 0, 0, 0, 1 << 30], [1, 0, 0, 0, 1, 0, 0, 0, 1 << 30],
  ])
  func `A matrix can leave nothing of the picture`(matrix: [Int32]) throws {
    #expect(try Self.ids { $0.matrix = matrix } == [.matrixShowsNothing])
  }

  @Test func `A rotation or a reduction shows the picture`() throws {
    #expect(try Self.ids { $0.matrix = ISO.turned90 } == [])
    #expect(try Self.ids { $0.matrix = [1 << 15, 0, 0, 0, 1 << 15, 0, 0, 0, 1 << 30] } == [])
  }

  private static func aperture(_ numbers: Int...) -> [UInt8] { ISO.box("clap", numbers.flatMap { ISO.u32($0) }) }

  @Test func `A clean aperture can leave nothing of the picture`() throws {
    let avc = ISO.box("avcC", BuiltTrack.avc)
    for aperture in [
      Self.aperture(0, 1, 0, 1, 0, 1, 0, 1), Self.aperture(100, 0, 100, 0, 0, 1, 0, 1),
      Self.aperture(100, 1, 100, 1, 5000, 1, 0, 1),
    ] {
      let ids = try Self.ids { $0.entry = BuiltTrack.visualEntry("avc1", 720, 576, avc, aperture) }
      #expect(ids.contains(.apertureShowsNothing))
    }
    let part = Self.aperture(100, 1, 100, 1, 0, 1, 0, 1)
    let found = try Self.ids { $0.entry = BuiltTrack.visualEntry("avc1", 720, 576, avc, part) }
    #expect(found == [.apertureDiffers])
  }

  @Test(
    arguments: [
      ([(2000, -1, 1 << 16)], [Message.ID.editsShowNothing]), ([(2000, 1 << 24, 1 << 16)], [.editsShowNothing]),
      ([(1000, -1, 1 << 16), (2000, 0, 1 << 16)], []), ([(2000, 512, 1 << 16)], []),
      ([(60_000, 0, 1 << 16)], [.statedTimeDiffers]),
    ] as [([(Int, Int, Int)], [Message.ID])])
  func `An edit list can leave nothing of the media`(edits: [(Int, Int, Int)], expected: [Message.ID]) throws {
    #expect(try Self.ids { $0.edits = edits.map { (duration: $0.0, time: $0.1, rate: $0.2) } } == expected)
  }

  @Test func `An edit cannot show more than the media`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].edits = [(60_000, 0, 1 << 16)]
    #expect(try HeaderReader.mp4.read(MemorySource(movie.bytes)).duration == 2)
  }

  @Test func `A disabled main track is reported`() throws {
    #expect(try Self.ids { $0.flags = 2 } == [.mainTrackDisabled])
  }

  @Test(arguments: ["url ", "urn ", "alis"]) func `Media in another file is reported`(type: String) throws {
    let place = ISO.full(type, [UInt8](repeating: 0x61, count: 200))
    #expect(try Self.ids { $0.dataReference = place }.contains(.mediaInOtherFile))
    // QuickTime refers to the file itself with an empty alias.
    #expect(try Self.ids { $0.dataReference = ISO.full("alis", [0, 0, 0, 0]) } == [])
  }

  @Test(arguments: ["encv", "drmi"]) func `Encrypted samples are reported`(type: String) throws {
    let scheme = ISO.box(
      "sinf", ISO.box("frma", Array("avc1".utf8)), ISO.full("schm", Array("cenc".utf8), ISO.u32(65536)))
    let found = try Self.ids {
      $0.entry = BuiltTrack.visualEntry(type, 720, 576, ISO.box("avcC", BuiltTrack.avc), type == "encv" ? scheme : [])
    }
    #expect(found.contains(.encryptedMedia))
  }

  // MARK: - Decoder settings

  /// Returns a clip whose first sample has these NAL units before its picture.
  private static func clip(_ entry: [UInt8], units: [[UInt8]], picture: [UInt8]) -> [UInt8] {
    var movie = BuiltMovie()
    movie.tracks[0].entry = entry
    movie.tracks[0].sizes = Array(repeating: 100, count: 50)
    let bytes = movie.bytes
    let sample = (units + [picture]).flatMap { ISO.u32($0.count) + $0 }
    let start = bytes.count - movie.mediaLength
    let filler =
      ISO.u32(100 - sample.count - 4) + picture
      + [UInt8](repeating: 0xAA, count: 100 - sample.count - 4 - picture.count)
    return Array(bytes[..<start]) + sample + filler + bytes[(start + 100)...]
  }

  private static let sequence: [UInt8] = [0x67, 0x64, 0, 0x1E]
  private static let parameters: [UInt8] = [0x68, 0xEB, 0xE3]
  private static let slice: [UInt8] = [0x65, 0x88, 0x84]

  @Test(arguments: ["avc1", "avc3"]) func `AVC has its parameter sets in the record or in the stream`(type: String)
    throws
  {
    let empty = ISO.box("avcC", [1, 0x64, 0, 0x1E, 0xFF, 0xE0, 0])
    let entry = BuiltTrack.visualEntry(type, 320, 240, empty)
    func ids(_ units: [[UInt8]]) throws -> [Message.ID] {
      try Self.problems(Self.clip(entry, units: units, picture: Self.slice)).map(\.id)
    }
    #expect(try ids([]).contains(.parameterSetsMissing))
    #expect(try ids([Self.sequence]).contains(.parameterSetsMissing))
    #expect(try ids([Self.sequence, Self.parameters]) == [])
  }

  @Test func `A record without a picture parameter set needs one in the stream`() throws {
    // The set of pictures in the record follows the byte with its number.
    let record = Array(BuiltTrack.avc[..<(8 + 0x1D)]) + [0]
    let entry = BuiltTrack.visualEntry("avc1", 720, 576, ISO.box("avcC", record))
    for (units, isMissing) in [([], true), ([Self.parameters], false)] as [([[UInt8]], Bool)] {
      let ids = try Self.problems(Self.clip(entry, units: units, picture: Self.slice)).map(\.id)
      #expect(ids.contains(.parameterSetsMissing) == isMissing)
    }
  }

  @Test func `HEVC has its parameter sets in the record or in the stream`() throws {
    let record = [1, 1, 0x60] + [UInt8](repeating: 0, count: 9) + [93, 0xF0, 0, 0xFC, 0xFD, 0xF8, 0xF8, 0, 0, 0x0F, 0]
    let entry = BuiltTrack.visualEntry("hev1", 320, 240, ISO.box("hvcC", record))
    let sets: [[UInt8]] = [[0x40, 1, 0x0C], [0x42, 1, 1], [0x44, 1, 0xC1]]
    for (units, isMissing) in [([], true), (Array(sets[1...]), true), (sets, false)] as [([[UInt8]], Bool)] {
      let ids = try Self.problems(Self.clip(entry, units: units, picture: [0x26, 1, 0xAF])).map(\.id)
      #expect(ids.contains(.parameterSetsMissing) == isMissing, "\(units)")
    }
  }

  @Test func `AAC needs its configuration`() throws {
    var movie = BuiltMovie(tracks: [BuiltTrack.aac(id: 1)])
    #expect(try Self.problems(movie.bytes, of: .m4a).map(\.id) == [])
    movie.tracks[0].entry = BuiltTrack.audioEntry("mp4a", channels: 2, rate: 44100)
    #expect(try Self.problems(movie.bytes, of: .m4a).map(\.id) == [.parameterSetsMissing])
  }

  /// Parameter sets of 64 KB, and more than a reader looks at, end the search.
  @Test func `A frame of other units has no settings`() {
    let unit = ISO.u32(70_000) + [0x06] + [UInt8](repeating: 0x55, count: 69_999)
    #expect(DecoderSettings.found(in: Fields(unit), codec: "h264", lengthSize: 4) == [])
    let long = ISO.u32(66_000) + [0x67] + [UInt8](repeating: 0x55, count: 65_999)
    #expect(DecoderSettings.found(in: Fields(long), codec: "h264", lengthSize: 4) == .sequence)
    #expect(DecoderSettings.found(in: Fields([]), codec: "hevc", lengthSize: nil) == [])
  }

  // MARK: - Descriptions that contradict the first frame

  /// A player follows the description or the frame, and decoders follow the frame, so the file plays.
  @Test func `A size that is not that of the pictures is a note`() throws {
    var movie = BuiltMovie()
    movie.tracks[0].entry = BuiltTrack.visualEntry("avc1", 320, 240, ISO.box("avcC", BuiltTrack.avc))
    let found = try Self.problems(movie.bytes)
    #expect(found.map(\.id) == [.descriptionDiffers] && found.map(\.code) == [.corrupt])
    // Some writers crop the padding only in the description.
    movie.tracks[0].entry = BuiltTrack.visualEntry("avc1", 712, 570, ISO.box("avcC", BuiltTrack.avc))
    #expect(try Self.problems(movie.bytes).map(\.id) == [])
  }

  @Test func `A profile that is not that of the sequence header is a note`() throws {
    var record = BuiltTrack.avc
    record[1] = 77
    var movie = BuiltMovie()
    movie.tracks[0].entry = BuiltTrack.visualEntry("avc1", 720, 576, ISO.box("avcC", record))
    let facts = try HeaderReader.mp4.read(MemorySource(movie.bytes))
    let problem = try #require(facts.problems.first)
    #expect(facts.problems.count == 1 && problem.message.id == .descriptionDiffers)
    #expect(problem.message.english.contains("Main") && problem.message.english.contains("High"))
    #expect(facts.video?.profile == "High")
  }

  /// VP9 states everything in its key frames: marker 2, profile 0, a shown key frame of 64 × 48.
  @Test func `The first frame overrides its description`() throws {
    let frame = ISO.bytes(hex: "824983420003f002f0") + [UInt8](repeating: 0, count: 91)
    let file = Array(BuiltMovie(tracks: [Self.vp9]).bytes)
    var bytes = file
    let place = try #require(bytes.ranges(of: "mdat".utf8).first).upperBound
    bytes.replaceSubrange(place..<place + frame.count, with: frame)
    let facts = try HeaderReader.mp4.read(MemorySource(bytes))
    #expect(facts.problems.map(\.message.id).contains(.descriptionDiffers), "\(facts.problems)")
    #expect(facts.video?.storedWidth == 64 && facts.video?.storedHeight == 48 && facts.video?.bitDepth == 8)
  }

  /// A track of VP9 with a record of profile 2 at 10 bits.
  private static var vp9: BuiltTrack {
    var track = BuiltTrack()
    let record = ISO.full("vpcC", version: 1, [2, 10, 0xA0, 1, 1, 1, 0, 0])
    track.entry = BuiltTrack.visualEntry("vp09", 320, 240, record)
    track.canvas = (320, 240)
    return track
  }

  // MARK: - Pictures and sound without data

  /// Location of the only item: an entry of the data references, and a number of bytes.
  private static func locations(reference: Int, length: Int) -> [UInt8] {
    ISO.full(
      "iloc", [0x44, 0], ISO.u16(1), ISO.u16(1), ISO.u16(reference), ISO.u16(1), ISO.u32(16), ISO.u32(length))
  }

  @Test func `A picture without image data shows nothing`() throws {
    func ids(_ boxes: [UInt8]) throws -> [Message.ID] {
      try HeaderReader.avif.read(MemorySource(heif(width: 64, height: 48, [], extra: boxes))).problems.map(\.message.id)
    }
    #expect(try ids([]) == [.pictureWithoutData])
    #expect(try ids(Self.locations(reference: 0, length: 0)) == [.pictureWithoutData])
    #expect(try ids(Self.locations(reference: 1, length: 9)) == [.mediaInOtherFile])
    let own = ISO.box("dinf", ISO.full("dref", ISO.u32(1), ISO.full("url ", flags: 1)))
    #expect(try ids(own + Self.locations(reference: 1, length: 9)).contains(.mediaInOtherFile) == false)
    // A list of a later version may state anything.
    #expect(try ids(ISO.full("iloc", version: 3, [0x44, 0])) == [])
  }

  @Test func `A WAV without samples has nothing to play`() throws {
    let format = riffChunk("fmt ", waveFormat())
    let empty = WAVTests.file(format, riffChunk("data", []))
    #expect(try Self.problems(empty, of: .wav).map(\.id) == [.noSamples])
    // A recording that was not finished states no sizes.
    var open = WAVTests.file(format, riffChunk("data", []))
    for place in 4..<8 { open[place] = 0 }
    #expect(try Self.problems(open, of: .wav).map(\.id) == [.noSamples])
    let facts = try HeaderReader.wav.read(MemorySource(open + [UInt8](repeating: 1, count: 192_000)))
    #expect(facts.problems.isEmpty && facts.duration == 1, "\(facts.problems)")
  }

  @Test func `An Ogg file of headers has nothing to play`() throws {
    func page(_ type: UInt8, granule: Int, number: UInt8, _ packet: [UInt8]) -> [UInt8] {
      Array("OggS".utf8) + [0, type] + little(granule, 8) + [
        1, 0, 0, 0, number, 0, 0, 0, 0, 0, 0, 0, 1, UInt8(packet.count),
      ]
        + packet
    }
    let head = Array("OpusHead".utf8) + [1, 2, 0, 0, 0x80, 0xBB, 0, 0, 0, 0, 0]
    let tags = Array("OpusTags".utf8) + little(0, 4) + little(0, 4)
    let headers = page(2, granule: 0, number: 0, head) + page(0, granule: 0, number: 1, tags)
    #expect(try Self.problems(headers, of: .ogg).map(\.id) == [.noSamples])
    let whole = headers + page(4, granule: 960, number: 2, [0xFC, 1, 2, 3])
    #expect(try Self.problems(whole, of: .ogg).map(\.id) == [])
  }

  // MARK: - Time

  @Test func `A leap in the time stamps is named with its time`() throws {
    let message = try #require(
      try HeaderReader.mp4.read(
        MemorySource(
          {
            var movie = BuiltMovie()
            movie.tracks[0].times = [(24, 512), (1, 512 * 25 * 3600), (25, 512)]
            return movie.bytes
          }())
      ).problems.first { $0.code == .timeGap }
    ).message.english
    #expect(message.contains("3600") && message.contains("2.0"), "\(message)")
  }

  /// Each picture of a slide show stands long, and so may a screen that does not change.
  @Test func `Long steps alone are no leap`() throws {
    #expect(try Self.ids { $0.times = [(50, 512 * 25 * 90)] }.contains(.timeStampsLeap) == false)
    #expect(try Self.ids { $0.times = [(24, 512), (1, 512 * 25 * 30), (25, 512)] }.contains(.timeStampsLeap) == false)
  }

  @Test func `A vendor's broken box is confined to its parent`() throws {
    var movie = BuiltMovie()
    movie.extras = ISO.box("udta", ISO.u32(3), Array("vndr".utf8), [1, 2, 3, 4])
    #expect(try Self.problems(movie.bytes).map(\.id) == [])
  }
}
