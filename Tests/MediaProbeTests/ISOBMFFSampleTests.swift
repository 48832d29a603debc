import MediaProbe
import TestSupport
import Testing

/// Tests that zero-filled samples are reported, at the places in the sample tables.
@Suite struct ISOBMFFSampleTests {
  /// Returns a track of uncompressed audio: 2 channels of 16 bits.
  private static func pcm(seconds: Int) -> BuiltTrack {
    var track = BuiltTrack(id: 2, handler: "soun", canvas: (0, 0), timescale: 48000, mediaDuration: 48000 * seconds)
    track.entry = BuiltTrack.audioEntry("sowt", channels: 2, rate: 48000)
    track.times = [(48000 * seconds, 1)]
    track.sync = nil
    track.uniformSize = (48000 * seconds, 4)
    track.sizes = Array(repeating: 4, count: 48000 * seconds)
    return track
  }

  /// Returns a video track with this number of samples.
  private static func pictures(samples: Int, size: Int = 1000) -> BuiltTrack {
    var track = BuiltTrack(mediaDuration: 512 * samples)
    track.times = [(samples, 512)]
    track.sync = [1]
    track.sizes = Array(repeating: size, count: samples)
    return track
  }

  /// Returns a movie with consecutive tracks and this number of samples per chunk, and the offset of its media.
  private static func movie(
    _ tracks: [BuiltTrack], perChunk: Int, brand: String = "isom", indexFirst: Bool = true
  ) -> (bytes: [UInt8], media: Int) {
    func placed(_ start: Int) -> [BuiltTrack] {
      var position = start
      return tracks.map { track in
        var track = track
        let count = track.sizes.count / perChunk
        track.chunks = (0..<count).map { position + $0 * perChunk * track.sizes[0] }
        position += track.sizes.reduce(0, +)
        return track
      }
    }
    let length = tracks.reduce(0) { $0 + $1.sizes.reduce(0, +) }
    var movie = BuiltMovie(brand: brand, tracks: placed(0), indexFirst: indexFirst, mediaLength: length)
    let media = 20 + (indexFirst ? movie.index.count : 0) + 8
    movie.tracks = placed(media)
    return (movie.bytes, media)
  }

  private func problems(_ bytes: [UInt8], _ reader: HeaderReader = .mp4) throws -> [Problem] {
    try reader.read(MemorySource(bytes)).problems
  }

  /// An interrupted download leaves such a file if its full length was allocated before.
  @Test(arguments: [1, 10, 50, 100]) func `Zeros after the first third are reported`(perChunk: Int) throws {
    let (bytes, media) = Self.movie([Self.pictures(samples: 100)], perChunk: perChunk)
    #expect(try problems(bytes).isEmpty)
    let third = media + (bytes.count - media) / 3
    let found = try problems(bytes.prefix(third) + zeros(bytes.count - third))
    #expect(found.map(\.code) == [.zeroFilled])
    #expect(found.first?.message.english.contains("(middle, last)") == true)
  }

  @Test func `The problem names each place of zeros`() throws {
    let (bytes, media) = Self.movie([Self.pictures(samples: 100)], perChunk: 10)
    func with(_ places: Range<Int>...) -> [UInt8] {
      var damaged = bytes
      for place in places { for index in place { damaged[media + index] = 0 } }
      return damaged
    }
    for (damaged, names) in [
      (with(0..<1000), "(first)"),
      (with(50_000..<51_000), "(middle)"), (with(99_000..<100_000), "(last)"),
      (with(0..<100_000), "(first, middle, last)"), (with(0..<1000, 99_000..<100_000), "(first, last)"),
    ] {
      #expect(try problems(damaged).first?.message.english.contains(names) == true, "\(names)")
    }
    // Bytes between the checked samples, and the rest of a sample with a valid beginning, are not checked.
    #expect(try problems(with(20_000..<30_000, 50_008..<51_000)).isEmpty)
  }

  /// In a longer index only the beginnings of chunks are buffered.
  @Test func `A long movie is checked at the starts of its chunks`() throws {
    let (bytes, media) = Self.movie([Self.pictures(samples: 40_000, size: 100)], perChunk: 20)
    #expect(try problems(bytes).isEmpty)
    let third = media + (bytes.count - media) / 3
    #expect(try problems(bytes.prefix(third) + zeros(bytes.count - third)).map(\.code) == [.zeroFilled])
  }

  @Test(arguments: [100, 40_000]) func `Checking samples costs three reads`(samples: Int) throws {
    final class HeaderOnly: ByteSource {
      let content: MeteredMemory
      init(_ bytes: [UInt8]) { content = MeteredMemory(bytes) }
      var size: UInt64? { content.size }
      func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] { try content.bytes(range) }
      func bytesIfPresent(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8]? { nil }
    }
    let (bytes, _) = Self.movie([Self.pictures(samples: samples, size: samples > 100 ? 300 : 5000)], perChunk: 20)
    let (whole, header) = (MeteredMemory(bytes), HeaderOnly(bytes))
    var facts = try HeaderReader.mp4.read(whole)
    facts.bytesRead = 0
    #expect(facts == (try HeaderReader.mp4.read(header)))
    #expect(whole.reads - header.content.reads == 3 && whole.bytesRead - header.content.bytesRead == 3 * 4096)
  }

  /// Silence is zeros, alone or beside video.
  @Test func `Silence is not damage`() throws {
    let audio = Self.movie([Self.pcm(seconds: 1)], perChunk: 4800, brand: "qt  ")
    #expect(try problems(audio.bytes.prefix(audio.media) + zeros(192_000), .mov).isEmpty)
    let both = Self.movie([Self.pictures(samples: 100), Self.pcm(seconds: 1)], perChunk: 100, brand: "qt  ")
    let silent = both.bytes.prefix(both.media + 100_000) + zeros(192_000)
    #expect(try problems(Array(silent), .mov).isEmpty)
    let format = joined(le16(1), le16(2), le32(48000), le32(192_000), le16(4), le16(16))
    let wav = riffChunk(
      "RIFF", joined(Array("WAVE".utf8), riffChunk("fmt ", format), riffChunk("data", zeros(96_000))))
    #expect(try problems(wav, .wav).isEmpty)
  }

  @Test func `Black pixels and encrypted zeros are not damage`() throws {
    for entry in ["raw ", "v210", "rle ", "encv"] {
      var track = Self.pictures(samples: 100)
      track.entry = BuiltTrack.visualEntry(entry, 320, 240)
      let (bytes, media) = Self.movie([track], perChunk: 10, brand: "qt  ")
      let codes = try problems(bytes.prefix(media) + zeros(bytes.count - media), .mov).map(\.code)
      #expect(!codes.contains(.zeroFilled), "\(entry)")
    }
  }

  /// Recorders that are switched off leave a media data length that they had intended to fill.
  @Test(arguments: [1, 10, 100]) func `A short media data box with all samples is whole`(perChunk: Int) throws {
    let tracks = [Self.pictures(samples: 100), Self.pictures(samples: 100, size: 70)]
    var (bytes, media) = Self.movie(tracks, perChunk: perChunk)
    let length = bytes.count - media + 8
    bytes.replaceSubrange(media - 8..<media - 4, with: be32(length + 50_000))
    #expect(try problems(bytes).map(\.code) == [.trailingData])
    #expect(try problems(Array(bytes.dropLast())).map(\.code) == [.truncated])
    #expect(try problems(Array(bytes.dropLast(5000))).map(\.code) == [.truncated])
  }

  /// The reading does not wait for samples that have not arrived.
  @Test func `An upload is judged by its index`() throws {
    let (bytes, media) = Self.movie([Self.pictures(samples: 100)], perChunk: 10)
    let damaged = bytes.prefix(media) + zeros(bytes.count - media)
    var upload = ArrivingMedia(size: UInt64(bytes.count))
    upload.add(damaged.prefix(media + 4096))
    guard case .facts(let facts) = upload.progress else {
      Issue.record("\(upload.progress)")
      return
    }
    #expect(facts.video?.codec == "h264" && facts.problems.isEmpty)
    upload.add(damaged.dropFirst(media + 4096))
    guard case .facts = upload.progress else {
      Issue.record("\(upload.progress)")
      return
    }
  }
}
