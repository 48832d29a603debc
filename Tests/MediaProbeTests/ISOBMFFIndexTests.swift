import MediaProbe
import TestSupport
import Testing

/// Tests that an index which contradicts itself, the file or the media data is reported.
@Suite struct ISOBMFFIndexTests {
  private static let samples = 50

  /// Returns a clip with a sample in each chunk, and the offset of its media data.
  private static func clip(_ change: (inout BuiltTrack) -> Void = { _ in }) -> (bytes: [UInt8], media: Int) {
    var movie = BuiltMovie()
    movie.tracks[0].sizes = (0..<samples).map { 200 + $0 }
    movie.mediaLength = movie.tracks[0].sizes.reduce(0, +)
    var place = 0
    // The index has the same length wherever the chunks are.
    movie.tracks[0].chunks = Array(repeating: 0, count: samples)
    let media = movie.bytes.count - movie.mediaLength
    movie.tracks[0].chunks = movie.tracks[0].sizes.map { size in
      defer { place += size }
      return media + place
    }
    let content = movie.bytes.suffix(movie.mediaLength)
    change(&movie.tracks[0])
    return (movie.bytes.dropLast(movie.mediaLength) + content, media)
  }

  private static func problems(_ bytes: [UInt8]) throws -> [Problem.Code] {
    try HeaderReader.mp4.read(MemorySource(bytes)).problems.map(\.code)
  }

  private static func problems(_ change: (inout BuiltTrack) -> Void) throws -> [Problem.Code] {
    try problems(clip(change).bytes)
  }

  @Test func `A consistent clip has no problems`() throws { #expect(try Self.problems(Self.clip().bytes) == []) }

  @Test func `A missing sample description is damage`() throws {
    #expect(try Self.problems { $0.descriptions.used = 2049 } == [.damaged])
  }

  /// The header alone shows which chunk is outside of the file.
  @Test(arguments: [0, 1, 20, 48, 49]) func `A chunk outside of the file means truncation`(number: Int) throws {
    #expect(try Self.problems { $0.chunks?[number] |= 1 << 26 }.contains(.truncated))
  }

  @Test(arguments: [1, 1000, -8]) func `Shifted chunk offsets are damage`(delta: Int) throws {
    let (bytes, media) = Self.clip { $0.chunks = $0.chunks?.map { $0 + delta } }
    #expect(try Self.problems(bytes).contains(.damaged))
    #expect(media > 1000)
  }

  /// Only one chunk is wrong, and it is not one of the chunks that are checked in each file.
  @Test func `One wrong chunk offset is damage`() throws {
    #expect(try Self.problems { $0.chunks?[7] -= 900 }.contains(.damaged))
    #expect(try Self.problems { $0.chunks?[7] += 900 }.contains(.damaged))
  }

  @Test func `Samples larger than the media data are damage`() throws {
    #expect(try Self.problems { $0.sizes[9] = 1 << 30 }.contains(.damaged))
    // Less than the file, and more than the media data.
    #expect(try Self.problems { $0.sizes[9] += 100 }.contains(.damaged))
  }

  @Test func `Tables that count different samples are corrupt`() throws {
    #expect(try Self.problems { $0.times = [(49, 512)] } == [.corrupt])
    #expect(try Self.problems { $0.sync = [1, 51] } == [.corrupt])
    #expect(try Self.problems { $0.chunks?.removeLast() }.contains(.corrupt))
  }

  /// Samples without an offset are shown when they are decoded, so frames appear in the wrong order.
  @Test(arguments: [49, 50, 51]) func `An offset table with another sample count is corrupt`(count: Int) throws {
    let (bytes, _) = Self.clip { track in
      track.offsets = [(1, 512), (count - 1, 0)]
      // The table precedes the media data.
      track.chunks = track.chunks?.map { $0 + 32 }
    }
    for reader in [HeaderReader.mp4, .mov] {
      let problems = try reader.read(MemorySource(bytes)).problems
      #expect(problems.map(\.code) == (count == 50 ? [] : [.corrupt]))
      let told = problems.first?.message.english.contains("for 50 samples and composition offsets for \(count)")
      #expect(told == (count == 50 ? nil : true))
    }
  }

  @Test func `A table smaller than its entries is corrupt`() throws {
    var (bytes, _) = Self.clip()
    let place = try #require(Self.place(of: "stsz", in: bytes))
    bytes[place + 8] = 0x40
    #expect(try Self.problems(bytes) == [.corrupt])
  }

  @Test func `AVC without a valid configuration record is damage`() throws {
    #expect(try Self.problems { $0.entry = BuiltTrack.visualEntry("avc1", 320, 240) }.contains(.damaged))
    let record = BuiltTrack.avc.map { $0 & 0x7F }
    let stripped = BuiltTrack.visualEntry("avc1", 320, 240, ISO.box("avcC", record))
    #expect(try Self.problems { $0.entry = stripped }.contains(.damaged))
  }

  @Test func `A video track without frames is not playable`() throws {
    let codes = try Self.problems { ($0.sizes, $0.times, $0.chunks, $0.sync) = ([], [], [], []) }
    #expect(codes.contains(.unplayable))
  }

  /// A program can read either duration.
  @Test func `Different durations in header and samples are corrupt`() throws {
    let (bytes, _) = Self.clip { $0.mediaDuration = 12800 * 6 }
    let problems = try HeaderReader.mp4.read(MemorySource(bytes)).problems
    #expect(problems.map(\.code) == [.corrupt])
    #expect(problems.first?.message.english.contains("states 6.0 s and the samples last 2.0 s") == true)
  }

  @Test func `A change of the picture size is reported`() throws {
    let record = ISO.box("avcC", BuiltTrack.avc)
    let (bytes, _) = Self.clip { track in
      track.entry =
        BuiltTrack.visualEntry("avc1", 640, 360, record) + BuiltTrack.visualEntry("avc1", 360, 640, record)
      track.descriptions.count = 2
    }
    let problem = try HeaderReader.mp4.read(MemorySource(bytes)).problems.first { $0.code == .sizeChange }
    #expect(problem?.message.english.contains("from 640×360 to 360×640") == true)
  }

  /// A camera's telemetry can be longer than its video and audio.
  @Test func `Data tracks do not lengthen the presentation`() throws {
    var telemetry = BuiltTrack(id: 2, handler: "meta", canvas: (0, 0), timescale: 1000, mediaDuration: 9000)
    telemetry.entry = ISO.box("gpmd", [UInt8](repeating: 0, count: 6), ISO.u16(1))
    (telemetry.times, telemetry.sizes, telemetry.sync) = ([(9, 1000)], Array(repeating: 20, count: 9), nil)
    let movie = BuiltMovie(tracks: [BuiltTrack(), telemetry])
    #expect(try HeaderReader.mp4.read(MemorySource(movie.bytes)).duration == 2)
  }

  @Test func `Zeros after fragments are damage and not padding`() throws {
    let opening = ISOBMFFFragmentTests.opening().bytes
    let fragments = (0..<8).map { ISOBMFFFragmentTests.fragment(start: $0 * 12800, samples: 25, media: 13_000) }
    let half = opening + fragments[..<4].flatMap { $0 }
    #expect(try Self.problems(half + zeros(52_000)).contains(.zeroFilled))
    #expect(try Self.problems(half + zeros(512)).contains(.zeroFilled) == false)
    #expect(try Self.problems(half + [UInt8](repeating: 0x9D, count: 52_000)).contains(.damaged))
  }

  /// Returns the offset of a box's content.
  private static func place(of type: String, in bytes: [UInt8]) -> Int? {
    let name = Array(type.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: name) }.map { $0 + 4 }
  }
}

/// Tests which bytes can begin a sample. They are written down from the standards.
@Suite struct SampleStartTests {
  private func accepts(_ codec: String, _ hex: String, size: UInt64? = nil, lengthSize: Int? = nil) throws -> Bool? {
    try #require(SampleStart(codec: codec, lengthSize: lengthSize)).accepts(Fields(ISO.bytes(hex: hex)), size: size)
  }

  @Test func `NAL units have to fill the sample`() throws {
    // An access unit delimiter and a slice.
    let frame = "0000000209f0 00000004 65888400"
    #expect(try accepts("h264", frame, size: 14, lengthSize: 4) == true)
    #expect(try accepts("h264", frame, size: 13, lengthSize: 4) == false)
    #expect(try accepts("h264", frame + "ffff", size: 16, lengthSize: 4) == false)
    #expect(try accepts("h264", "0000ffff6588", size: 100, lengthSize: 4) == false)
    #expect(try accepts("h264", "00000003e58884", size: 7, lengthSize: 4) == false)
    #expect(try accepts("hevc", "00000003 2601af", size: 7, lengthSize: 4) == true)
    #expect(try accepts("hevc", "00000003 2600af", size: 7, lengthSize: 4) == false)
    // Start codes in place of lengths.
    #expect(try accepts("h264", "00000001658884", size: 7, lengthSize: 4) == nil)
  }

  @Test(arguments: [
    ("av1", "12000a0b", "80000000"), ("vp9", "8249834200", "4249834200"),
    ("vp8", "10020 09d012a4000", "1002009d012b4000"),
    ("mpeg4", "000001b6", "000002b6"), ("h263", "00008002", "00004002"), ("mjpeg", "ffd8ffe0", "ffd9ffe0"),
    ("png", "89504e470d0a", "89504e460d0a"), ("prores", "000010006963706600", "000010006963707000"),
    ("mp3", "fffb9064", "7ffb9064"), ("ac3", "0b77c5e8", "0b76c5e8"), ("flac", "fff8c918", "fffac918"),
    ("aac", "21104d00", "e0104d00"), ("alac", "20000000", "21000000"), ("amr_nb", "3c91171a", "bd91171a"),
  ]) func `It recognizes the sample starts of other codecs`(codec: String, right: String, wrong: String) throws {
    #expect(try accepts(codec, right) != false)
    #expect(try accepts(codec, wrong) == false)
  }

  @Test func `PCM samples can begin with any bytes`() {
    #expect(SampleStart(codec: "pcm_s16le", lengthSize: nil) == nil)
  }
}
