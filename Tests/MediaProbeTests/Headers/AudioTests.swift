import MediaProbe
import Robustness
import Testing

func little(_ value: Int, _ width: Int) -> [UInt8] { (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

func riffChunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
  Array(name.utf8) + little(data.count, 4) + data + (data.count % 2 == 1 ? [0] : [])
}

func riffList(_ name: String, _ data: [UInt8]) -> [UInt8] { riffChunk("LIST", Array(name.utf8) + data) }

func waveFormat(tag: Int = 1, channels: Int = 2, rate: Int = 48000, bits: Int = 16) -> [UInt8] {
  let block = channels * bits / 8
  return little(tag, 2) + little(channels, 2) + little(rate, 4) + little(rate * block, 4) + little(block, 2)
    + little(bits, 2)
}

@Suite struct WAVTests {
  static func file(_ chunks: [UInt8]...) -> [UInt8] {
    let body = Array("WAVE".utf8) + chunks.flatMap { $0 }
    return Array("RIFF".utf8) + little(body.count, 4) + body
  }

  static let audio = riffChunk("data", [UInt8](repeating: 1, count: 4800))
  static let plain = file(riffChunk("fmt ", waveFormat()), riffChunk("LIST", [1, 2, 3]), audio)

  @Test func `It reads PCM samples`() throws {
    let facts = try HeaderReader.wav.read(MemorySource(Self.plain))
    #expect(facts.kind == .audio && facts.duration == 0.025 && facts.audio?.codec == "pcm_s16le")
    #expect(facts.audio?.bitRate == 1_536_000 && facts.audio?.channelLayout == "stereo")
    #expect(facts.streams == [StreamFacts(index: 0, type: .audio, codec: "pcm_s16le", duration: 0.025)])
  }

  @Test func `It reads the extensible format and 64-bit sizes`() throws {
    let extensible =
      little(0xFFFE, 2) + waveFormat(channels: 6).dropFirst(2) + little(22, 2) + little(16, 2) + little(0x3F, 4)
      + little(1, 2) + [UInt8](repeating: 0, count: 14)
    let size = riffChunk("ds64", little(0, 8) + little(1200, 8) + little(0, 12))
    var bytes = Self.file(size, riffChunk("fmt ", extensible)) + Array("data".utf8) + little(0xFFFF_FFFF, 4)
    bytes += [UInt8](repeating: 0, count: 1200)
    let facts = try HeaderReader.wav.read(MemorySource(bytes))
    #expect(facts.audio?.channelLayout == "5.1" && facts.audio?.codec == "pcm_s16le")
    #expect(facts.duration == 100.0 / 48000)
  }

  @Test func `It reports truncation`() throws {
    let facts = try HeaderReader.wav.read(MemorySource(Array(Self.plain.dropLast(2400))))
    #expect(facts.problems.map(\.code) == [.truncated] && facts.duration == 0.0125)
    guard case .failed(let error) = outcome(.wav, MemorySource(Array(Self.plain.prefix(20)))) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.code == .truncated)
  }

  /// Writers to a pipe cannot know the final length.
  @Test(arguments: [0x7FFF_F000, 0x8000_0000, 0xFFFF_FFFF])
  func `A placeholder is not used as the length`(size: Int) throws {
    let chunks =
      riffChunk("fmt ", waveFormat()) + Array("data".utf8) + little(size, 4) + [UInt8](repeating: 1, count: 4800)
    let bytes = Array("RIFF".utf8) + little(min(size + 36, 0xFFFF_FFFF), 4) + Array("WAVE".utf8) + chunks
    let facts = try HeaderReader.wav.read(MemorySource(bytes))
    #expect(facts.problems.isEmpty && facts.duration == 0.025)
  }

  @Test func `Arrival order does not change the answer`() { #expect(HeaderReader.wav.disagreements(Self.plain) == []) }

  @Test func `Mutated files break no promise of the reader`() {
    #expect(HeaderReader.wav.brokenPromises(ofVariantsOf: Array(Self.plain.prefix(200)), count: 3000, seed: 5) == [])
  }
}

@Suite struct FLACTests {
  /// 48 kHz, two channels, 16 bits, 96000 samples; then a picture.
  static let head: [UInt8] =
    Array("fLaC".utf8) + [0, 0, 0, 34] + [16, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0x0B, 0xB8, 0x02, 0xF0, 0, 1, 0x77, 0]
    + [UInt8](repeating: 0, count: 16) + [0x86, 0, 0, 50] + PNGTests.big(3) + PNGTests.big(9) + Array("image/png".utf8)
    + [UInt8](repeating: 0, count: 33)
  static let file: [UInt8] = head + frames(content: 20)

  /// Returns the checksum of bytes with a polynomial of a width, without reflection (RFC 9639, 9.1.8 and 9.3).
  private static func checksum(_ bytes: [UInt8], _ polynomial: Int, width: Int) -> Int {
    var sum = 0
    for byte in bytes {
      for bit in (0..<8).reversed() {
        let carry = sum >> (width - 1) & 1 ^ Int(byte) >> bit & 1
        sum = (sum << 1 & (1 << width - 1)) ^ (carry == 1 ? polynomial : 0)
      }
    }
    return sum
  }

  /// Returns a frame (RFC 9639, 9) with a block size in 16 bits, 48 kHz, two channels, and 16 bits.
  static func frame(_ number: Int, samples: Int, content: Int) -> [UInt8] {
    let head: [UInt8] = [0xFF, 0xF8, 0x7A, 0x18, UInt8(number), UInt8((samples - 1) >> 8), UInt8((samples - 1) & 0xFF)]
    let frame = head + [UInt8(checksum(head, 0x07, width: 8))] + [UInt8](repeating: 0x55, count: content)
    let sum = checksum(frame, 0x8005, width: 16)
    return frame + [UInt8(sum >> 8), UInt8(sum & 0xFF)]
  }

  /// Returns 96000 samples: 23 frames of 4096, and one of the rest.
  static func frames(content: Int) -> [UInt8] {
    (0..<24).flatMap { frame($0, samples: $0 < 23 ? 4096 : 96000 - 23 * 4096, content: content) }
  }

  /// A stream of frames of 3010 bytes, which the stream information states (RFC 9639, 8.2).
  static let stream: [UInt8] = {
    var bytes = head + frames(content: 3000)
    bytes.replaceSubrange(15..<18, with: [0, 0x0B, 0xC2])
    return bytes
  }()

  private func codes(_ bytes: [UInt8]) throws -> [Problem.Code] {
    try HeaderReader.flac.read(MemorySource(bytes)).problems.map(\.code)
  }

  @Test func `A whole file has no problems`() throws {
    #expect(try codes(Self.file) == [] && codes(Self.stream) == [])
    // ID3v1 is 128 bytes at the end.
    #expect(try codes(Self.stream + Array("TAG".utf8) + zeros(125)) == [])
  }

  @Test func `It reports a missing end`() throws {
    for count in [Self.stream.count / 2, Self.stream.count - 4000] {
      #expect(try codes(Array(Self.stream.prefix(count))) == [.truncated], "\(count)")
    }
    // Within the last frame, a cut and other bytes look the same.
    for count in [1, 2000] { #expect(try codes(Array(Self.stream.dropLast(count))) == [.damaged], "\(count)") }
    // A part that was copied keeps the number of samples of the whole.
    #expect(try codes(Array(Self.stream.dropLast(3010))) == [.corrupt])
  }

  @Test func `It reports zeros and foreign bytes`() throws {
    let half = Self.stream.count / 2
    #expect(try codes(Array(Self.stream.prefix(half)) + zeros(half)) == [.zeroFilled])
    #expect(try codes(Array(Self.stream.prefix(half)) + Self.stream.dropFirst(half + 4096)) == [.damaged])
    #expect(try codes(Self.stream + Array("<html></html>".utf8)) == [.trailingData])
  }

  @Test func `It reads stream information and cover art`() throws {
    let facts = try HeaderReader.flac.read(MemorySource(Self.file))
    #expect(facts.kind == .audio && facts.duration == 2 && facts.audio?.sampleRate == 48000)
    #expect(facts.audio?.channels == 2 && facts.audio?.channelLayout == "stereo")
    #expect(facts.streams.map(\.codec) == ["flac", "png"] && facts.streams.map(\.isAttachedPicture) == [false, true])
  }

  @Test func `It reads the channel layout from the comments`() throws {
    // Six channels are 5.1(side) by default.
    var bytes = Array(Self.file.prefix(42))
    bytes[20] = 0x0A
    #expect(try HeaderReader.flac.read(MemorySource(bytes)).audio?.channelLayout == "5.1(side)")
    let comment = Array("WAVEFORMATEXTENSIBLE_CHANNEL_MASK=0x3F".utf8)
    let block = little(1, 4) + [65] + little(1, 4) + little(comment.count, 4) + comment
    bytes += [0x84, 0, 0, UInt8(block.count)] + block
    #expect(try HeaderReader.flac.read(MemorySource(bytes)).audio?.channelLayout == "5.1")
  }

  @Test func `Arrival order does not change the answer`() { #expect(HeaderReader.flac.disagreements(Self.file) == []) }

  @Test func `Mutated files break no promise of the reader`() {
    #expect(HeaderReader.flac.brokenPromises(ofVariantsOf: Self.file, count: 3000, seed: 6) == [])
  }
}

@Suite struct MP3Tests {
  /// A frame of 144 bytes: version 1, layer 3, 48 kbit/s at 48 kHz, one channel.
  static let frame: [UInt8] = [0xFF, 0xFB, 0x34, 0xC0] + [UInt8](repeating: 0, count: 140)
  static let frames = [[UInt8]](repeating: frame, count: 6).flatMap { $0 }

  static func tag(_ frames: [UInt8], size: Int) -> [UInt8] {
    Array("ID3".utf8) + [3, 0, 0, 0, 0, UInt8(size >> 7), UInt8(size & 0x7F)] + frames
      + [UInt8](repeating: 0, count: size - frames.count)
  }

  static let picture: [UInt8] =
    Array("APIC".utf8) + PNGTests.big(20) + [0, 0, 0] + Array("image/jpeg".utf8) + [UInt8](repeating: 0, count: 9)

  @Test func `It reads frames after an ID3 tag`() throws {
    let facts = try HeaderReader.mp3.read(MemorySource(Self.tag(Self.picture, size: 200) + Self.frames))
    #expect(facts.container == "mp3" && facts.kind == .audio && facts.audio?.codec == "mp3")
    #expect(facts.audio?.sampleRate == 48000 && facts.audio?.channels == 1)
    #expect(facts.streams.map(\.codec) == ["mp3", "mjpeg"] && facts.problems.isEmpty)
    // Without a number of frames, only the frames themselves show the duration.
    #expect(facts[.duration] == .unknown(.init(.notInHeader, tier: .stream)))
  }

  @Test func `It reads frames after two ID3 tags`() throws {
    let tags = Self.tag([], size: 300) + Self.tag(Self.picture, size: 200)
    let facts = try HeaderReader.mp3.read(MemorySource(tags + Self.frames))
    #expect(facts.streams.map(\.codec) == ["mp3", "mjpeg"] && facts.problems.isEmpty)
    #expect(try ID3Tags(MemorySource(tags + Self.frames)).length == UInt64(tags.count))
  }

  @Test func `It skips garbage before the first frame`() throws {
    let facts = try HeaderReader.mp3.read(MemorySource([UInt8](repeating: 0xFF, count: 5000) + Self.frames))
    #expect(facts.problems.map(\.code) == [.leadingGarbage] && facts.audio?.sampleRate == 48000)
  }

  /// Frames of 144 bytes that are not zeros.
  static let long = [[UInt8]](repeating: Array(frame.prefix(4)) + [UInt8](repeating: 0x55, count: 140), count: 400)
    .flatMap { $0 }

  private func codes(_ bytes: [UInt8]) throws -> [Problem.Code] {
    try HeaderReader.mp3.read(MemorySource(bytes)).problems.map(\.code)
  }

  @Test func `It accepts tags at the end`() throws {
    let first = Array("TAG".utf8) + zeros(125)
    let ape = Array("APETAGEX".utf8) + little(2000, 4) + little(32, 4) + little(0, 16)
    let lyrics = Array("LYRICSBEGIN000011LYRICS200".utf8)
    for tags in [[], first, ape, lyrics, ape + first, lyrics + first, zeros(100)] {
      #expect(try codes(Self.long + tags) == [], "\(tags.prefix(8))")
    }
    // Files that were joined have a tag in the middle.
    #expect(try codes(Self.long + Self.tag([], size: 100) + Self.long) == [])
  }

  @Test func `It reports bytes that are not frames`() throws {
    let half = Self.long.count / 2
    #expect(try codes(Array(Self.long.prefix(half)) + zeros(half)) == [.zeroFilled])
    #expect(try codes(Array(Self.long.prefix(half)) + Self.long.dropFirst(half + 100)) == [.damaged])
    #expect(try codes(Self.long + Array("<html><body>504</body></html>".utf8)) == [.trailingData])
    // Players do not miss a part of the last frame.
    #expect(try codes(Array(Self.long.dropLast(100))) == [.corrupt])
  }

  /// Layer 2 has its own extension, and the same media type.
  @Test(arguments: ["mp3", "mp2", "mpga"])
  func `It accepts the extensions of all MPEG audio layers`(fileExtension: String) throws {
    var facts = try HeaderReader.mp3.read(MemorySource(Self.frames))
    facts.describeContainer(fileExtension: fileExtension)
    #expect(facts.extensionMatches == true && facts.problems.isEmpty)
  }

  @Test func `It refuses content without audio`() {
    guard case .failed(let error) = outcome(.mp3, MemorySource([UInt8](repeating: 7, count: 5000))) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.code == .notMedia)
  }

  @Test func `Arrival order does not change the answer`() {
    #expect(HeaderReader.mp3.disagreements(Self.tag(Self.picture, size: 100) + Self.frames) == [])
  }

  @Test func `Mutated files break no promise of the reader`() {
    let file = Self.tag(Self.picture, size: 100) + Self.frames
    #expect(HeaderReader.mp3.brokenPromises(ofVariantsOf: file, count: 3000, seed: 7) == [])
  }
}

@Suite struct OggTests {
  /// Returns a page (RFC 3533, 6).
  static func page(
    _ serial: Int, _ granule: Int, _ packets: [[UInt8]], number: Int = 0, first: Bool = false, last: Bool = false
  ) -> [UInt8] {
    let table = packets.flatMap { [UInt8](repeating: 255, count: $0.count / 255) + [UInt8($0.count % 255)] }
    let flags: UInt8 = (first ? 2 : 0) | (last ? 4 : 0)
    return Array("OggS".utf8) + [0, flags] + little(granule, 8) + little(serial, 4) + little(number, 4) + little(0, 4)
      + [UInt8(table.count)] + table + packets.flatMap { $0 }
  }

  static let opusHead = Array("OpusHead".utf8) + [1, 2, 0x38, 1, 0x80, 0xBB, 0, 0, 0, 0, 0]
  /// A picture in base64: type 3, nine characters of media type, `image/png`.
  static let comments =
    Array("OpusTags".utf8) + little(1, 4) + [65] + little(1, 4)
    + little(51, 4) + Array("METADATA_BLOCK_PICTURE=AAAAAwAAAAlpbWFnZS9wbmcAAAAA".utf8.prefix(51))
  static let opus =
    page(7, 0, [opusHead], first: true) + page(7, 0, [comments], number: 1) + page(7, 960, [[1, 2, 3]], number: 2)
    + page(7, 96000, [[1, 2]], number: 3, last: true)
  static let theoraHead: [UInt8] =
    [0x80] + Array("theora".utf8) + [3, 2, 1, 0, 20, 0, 15, 0, 1, 64, 0, 0, 240, 0, 0] + PNGTests.big(30000)
    + PNGTests.big(1001) + [0, 0, 4, 0, 0, 3, 0, 0, 0, 0, 0, 0xC0]
  static let theora =
    page(9, 0, [theoraHead], first: true) + page(9, 64, [[1]], number: 1)
    + page(9, 59 << 6 | 1, [[2]], number: 2, last: true)

  @Test func `It reads Opus audio`() throws {
    let facts = try HeaderReader.ogg.read(MemorySource(Self.opus))
    #expect(facts.container == "ogg" && facts.kind == .audio && facts.duration == 2)
    #expect(facts.audio?.codec == "opus" && facts.audio?.channelLayout == "stereo")
    #expect(facts.streams.map(\.codec) == ["opus", "png"])
  }

  @Test func `It reads Theora video`() throws {
    let facts = try HeaderReader.ogg.read(MemorySource(Self.theora))
    let video = try #require(facts.video)
    #expect(facts.kind == .video && video.storedWidth == 320 && video.storedHeight == 240)
    #expect(video.sampleAspectRatio == Ratio(4, 3) && video.width == 427)
    #expect(video.averageFrameRate == Ratio(30000, 1001) && video.pixelFormat == "yuv420p")
    // There are 59 frames up to the last key frame, and one since.
    #expect(facts.duration == 60 * 1001 / 30000.0)
  }

  /// Links of a chain are played one after another (RFC 3533, 4), so the first one does not give the duration of the
  /// whole.
  @Test func `A chained stream has no duration from its first part`() throws {
    let next =
      Self.page(8, 0, [Self.opusHead], first: true) + Self.page(8, 0, [Self.comments], number: 1)
      + Self.page(8, 144_000, [[1]], number: 2, last: true)
    let facts = try HeaderReader.ogg.read(MemorySource(Self.opus + next))
    #expect(facts[.duration] == .unknown(.init(.notInHeader, tier: .stream)))
    #expect(facts.streams.filter { $0.type == .audio }.count == 1 && facts.audio?.duration == nil)
    #expect(try oggChainDuration(MemorySource(Self.opus + next)) == 5)
    #expect(try oggChainDuration(MemorySource(Self.opus)) == nil)
  }

  @Test func `A codec that is not read is unsupported`() throws {
    let stranger = Self.page(7, 0, [Array("OVP80".utf8) + [1, 1]], first: true)
    guard case .failed(let error) = outcome(.ogg, MemorySource(stranger + Self.page(7, 1, [[1]]))) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.code == .unsupported)
  }

  /// The unknown stream may be the video of the audio beside it.
  @Test func `An Ogg file with an unknown stream is unsupported`() {
    let stranger = Self.page(9, 0, [Array("OVP80".utf8) + [1, 1]], first: true)
    guard case .failed(let error) = outcome(.ogg, MemorySource(stranger + Self.opus)) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.code == .unsupported)
  }

  /// A stream of pages of 4000 bytes, as of a long recording.
  static let long: [UInt8] =
    page(7, 0, [opusHead], first: true) + page(7, 0, [comments], number: 1)
    + (1...40).flatMap {
      page(7, 96000 * $0, [[UInt8](repeating: 0x55, count: 4000)], number: $0 + 1, last: $0 == 40)
    }

  static func codes(_ bytes: [UInt8]) throws -> [Problem.Code] {
    try HeaderReader.ogg.read(MemorySource(bytes)).problems.map(\.code)
  }

  @Test func `A whole file has no problems`() throws {
    let next = Self.page(8, 0, [Self.opusHead], first: true) + Self.page(8, 960, [[1, 2, 3]], number: 1, last: true)
    for bytes in [Self.opus, Self.theora, Self.long, Self.opus + next] { #expect(try Self.codes(bytes) == []) }
  }

  /// The last page has 30 bytes, so each of these cuts ends within a page.
  @Test(arguments: [1, 2, 29]) func `It reports a missing end`(count: Int) throws {
    #expect(try Self.codes(Array(Self.opus.dropLast(count))) == [.truncated])
    #expect(try Self.codes(Array(Self.long.dropLast(count))) == [.truncated])
    #expect(try Self.codes(Array(Self.long.prefix(Self.long.count / 2))) == [.truncated])
  }

  @Test func `It reports zeros and foreign bytes`() throws {
    let half = Self.long.count / 2
    #expect(try Self.codes(Array(Self.long.prefix(half)) + zeros(half)) == [.zeroFilled])
    #expect(try Self.codes(Array(Self.long.prefix(half)) + Self.long.dropFirst(half + 100)) == [.damaged])
    #expect(try Self.codes(Self.long + Array("<html></html>".utf8)) == [.trailingData])
  }

  @Test func `It reports a missing page`() throws {
    let pages = (2...5).map { Self.page(7, 960 * $0, [[1, 2, 3]], number: $0, last: $0 == 5) }
    let heads = Self.page(7, 0, [Self.opusHead], first: true) + Self.page(7, 0, [Self.comments], number: 1)
    #expect(try Self.codes(heads + pages.joined()) == [])
    #expect(try Self.codes(heads + pages[0] + pages[2] + pages[3]) == [.damaged])
    // A listener who joins a broadcast gets the headers, and then a later page.
    #expect(try Self.codes(heads + pages[2] + pages[3]) == [])
    // A listener who leaves it gets no last page; a file that was truncated there has lost as little.
    #expect(try Self.codes(heads + pages[0] + pages[1]) == [.corrupt])
  }

  @Test func `A late first page leaves the duration unknown`() throws {
    let late = Self.page(7, 0, [Self.opusHead], first: true) + Self.page(7, 9_600_000, [[1]])
    let facts = try HeaderReader.ogg.read(MemorySource(late))
    #expect(facts[.duration] == .unknown(.init(.notInHeader, tier: .stream)))
  }

  @Test func `Arrival order does not change the answer`() {
    #expect(HeaderReader.ogg.disagreements(Self.opus) == [])
    #expect(HeaderReader.ogg.disagreements(Self.theora) == [])
  }

  @Test func `Mutated files break no promise of the reader`() {
    #expect(HeaderReader.ogg.brokenPromises(ofVariantsOf: Self.opus, count: 3000, seed: 8) == [])
    #expect(HeaderReader.ogg.brokenPromises(ofVariantsOf: Self.theora, count: 3000, seed: 9) == [])
  }
}
