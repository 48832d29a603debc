/// A builder of files of boxes (ISO/IEC 14496-12) for tests. Its movies are minimal, and have errors if a test needs them.
package enum ISO {
  package static func number(_ value: some BinaryInteger, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * (width - 1 - $0))) }
  }

  package static func u16(_ value: some BinaryInteger) -> [UInt8] { number(value, 2) }
  package static func u32(_ value: some BinaryInteger) -> [UInt8] { number(value, 4) }
  package static func u64(_ value: some BinaryInteger) -> [UInt8] { number(value, 8) }

  package static func bytes(hex: String) -> [UInt8] {
    let digits = hex.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  package static func box(_ type: String, _ parts: [UInt8]...) -> [UInt8] {
    let content = parts.flatMap { $0 }
    return u32(content.count + 8) + Array(type.utf8) + content
  }

  /// Returns a box with version and flags.
  package static func full(_ type: String, version: Int = 0, flags: Int = 0, _ parts: [UInt8]...) -> [UInt8] {
    box(type, [UInt8(version)] + number(flags, 3), parts.flatMap { $0 })
  }

  package static let upright: [Int32] = [1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30]
  package static let turned90: [Int32] = [0, 1 << 16, 0, -1 << 16, 0, 0, 0, 0, 1 << 30]
}

/// One track of a built movie. By default it is a plain H.264 clip of two seconds at 25 frames per second.
package struct BuiltTrack {
  package var id = 1
  package var flags = 3
  package var handler = "vide"
  package var matrix = ISO.upright
  package var canvas = (720, 576)
  package var timescale = 12800
  package var mediaDuration = 25600
  package var language = 0x55C4
  package var edits: [(duration: Int, time: Int, rate: Int)] = []
  package var entry = BuiltTrack.visualEntry("avc1", 720, 576, ISO.box("avcC", BuiltTrack.avc))
  /// Number of descriptions in `entry`, and the one that the samples use.
  package var descriptions = (count: 1, used: 1)
  package var times: [(count: Int, delta: Int)] = [(50, 512)]
  package var offsets: [(count: Int, offset: Int)] = []
  package var sync: [Int]? = [1, 26]
  package var sizes: [Int] = Array(repeating: 100, count: 50)
  /// The number of samples and their common size, instead of `sizes`.
  package var uniformSize: (count: Int, size: Int)?
  /// The offsets of the chunks; nil for one chunk that the movie places in its media data.
  package var chunks: [Int]?
  package var references: [UInt8] = []
  package var dataReference = ISO.full("url ", flags: 1)

  package init(
    id: Int = 1, flags: Int = 3, handler: String = "vide", canvas: (Int, Int) = (720, 576), timescale: Int = 12800,
    mediaDuration: Int = 25600
  ) {
    (self.id, self.flags, self.handler, self.canvas) = (id, flags, handler, canvas)
    (self.timescale, self.mediaDuration) = (timescale, mediaDuration)
  }

  /// A record of High profile at level 3, 720 × 576 with a sample aspect ratio of 16:15; the container crops nothing.
  package static let avc = ISO.bytes(
    hex: "0164001effe1001d6764001eacd940b4126ffc0040003c40000003004000000c83c58b658001000668ebe3cb22c0fdf8f800")

  package static func visualEntry(_ type: String, _ width: Int, _ height: Int, _ boxes: [UInt8]...) -> [UInt8] {
    ISO.box(
      type, [UInt8](repeating: 0, count: 6), ISO.u16(1), [UInt8](repeating: 0, count: 16), ISO.u16(width),
      ISO.u16(height), [UInt8](repeating: 0, count: 50), boxes.flatMap { $0 })
  }

  package static func audioEntry(_ type: String, channels: Int, rate: Int, bits: Int = 16, _ boxes: [UInt8]...)
    -> [UInt8]
  {
    ISO.box(
      type, [UInt8](repeating: 0, count: 6), ISO.u16(1), [UInt8](repeating: 0, count: 8), ISO.u16(channels),
      ISO.u16(bits), [0, 0, 0, 0], ISO.u32(rate << 16), boxes.flatMap { $0 })
  }

  /// Returns a track of AAC: 44.1 kHz in frames of 1024 samples. An edit of two seconds skips the priming of one frame.
  package static func aac(id: Int, configuration: String = "121056e500") -> BuiltTrack {
    var track = BuiltTrack(id: id, handler: "soun", canvas: (0, 0), timescale: 44100, mediaDuration: 89088)
    let specific = ISO.bytes(hex: configuration)
    let decoder = [0x40, 0x15, 0, 0, 0] + ISO.u32(128000) + ISO.u32(128000) + [5, UInt8(specific.count)] + specific
    let stream = ISO.u16(id) + [0, 4, UInt8(decoder.count)] + decoder + [6, 1, 2]
    track.entry = audioEntry(
      "mp4a", channels: 2, rate: 44100, ISO.full("esds", [3, UInt8(stream.count)], stream))
    track.times = [(87, 1024)]
    track.sync = nil
    track.sizes = Array(repeating: 200, count: 87)
    track.edits = [(2000, 1024, 1 << 16)]
    return track
  }

  package var box: [UInt8] {
    var table: [[UInt8]] = [ISO.full("stsd", ISO.u32(descriptions.count), entry)]
    table.append(ISO.full("stts", ISO.u32(times.count), times.flatMap { ISO.u32($0.count) + ISO.u32($0.delta) }))
    if let sync { table.append(ISO.full("stss", ISO.u32(sync.count), sync.flatMap { ISO.u32($0) })) }
    if !offsets.isEmpty {
      table.append(ISO.full("ctts", ISO.u32(offsets.count), offsets.flatMap { ISO.u32($0.count) + ISO.u32($0.offset) }))
    }
    let chunks = chunks ?? [0]
    if !chunks.isEmpty {
      table.append(
        ISO.full(
          "stsc", ISO.u32(1), ISO.u32(1), ISO.u32(max(1, (uniformSize?.count ?? sizes.count) / chunks.count)),
          ISO.u32(descriptions.used)))
    }
    if let uniformSize {
      table.append(ISO.full("stsz", ISO.u32(uniformSize.size), ISO.u32(uniformSize.count)))
    } else {
      table.append(ISO.full("stsz", ISO.u32(0), ISO.u32(sizes.count), sizes.flatMap { ISO.u32($0) }))
    }
    table.append(ISO.full("stco", ISO.u32(chunks.count), chunks.flatMap { ISO.u32($0) }))
    let list = edits.flatMap { ISO.u32($0.duration) + ISO.u32($0.time) + ISO.u32($0.rate) }
    let shape = matrix.flatMap { ISO.u32($0) } + ISO.u32(canvas.0 << 16) + ISO.u32(canvas.1 << 16)
    return ISO.box(
      "trak",
      ISO.full("tkhd", flags: flags, ISO.u32(0), ISO.u32(0), ISO.u32(id), [UInt8](repeating: 0, count: 24), shape),
      edits.isEmpty ? [] : ISO.box("edts", ISO.full("elst", ISO.u32(edits.count), list)), references,
      ISO.box(
        "mdia",
        ISO.full(
          "mdhd", ISO.u32(0), ISO.u32(0), ISO.u32(timescale), ISO.u32(mediaDuration), ISO.u16(language), ISO.u16(0)),
        ISO.full("hdlr", ISO.u32(0), Array(handler.utf8), [UInt8](repeating: 0, count: 13)),
        ISO.box(
          "minf",
          ISO.box("dinf", ISO.full("dref", ISO.u32(1), dataReference)),
          ISO.box("stbl", table.flatMap { $0 }))))
  }
}

extension BuiltTrack {
  /// Number of bytes of all samples.
  fileprivate var length: Int { uniformSize.map { $0.count * $0.size } ?? sizes.reduce(0, +) }

  /// Returns the beginning of a sample: one unit of H.264 or HEVC, or a pair of AAC channels. Other codecs may begin with
  /// any bytes.
  private func head(ofSample size: Int) -> [UInt8] {
    switch String(decoding: entry.dropFirst(4).prefix(4), as: UTF8.self) {
    case "avc1" where size > 4: ISO.u32(size - 4) + [0x65]
    case "hvc1" where size > 5, "hev1" where size > 5: ISO.u32(size - 4) + [0x26, 0x01]
    case "mp4a": [0x21]
    default: []
    }
  }

  /// Writes the beginnings of the samples into media data at an offset, as far as they are within.
  fileprivate func write(into media: inout [UInt8], at offset: Int) {
    guard let chunks, !chunks.isEmpty, uniformSize == nil else { return }
    let perChunk = max(1, sizes.count / chunks.count)
    for (number, chunk) in chunks.enumerated() {
      var place = chunk - offset
      for size in sizes.dropFirst(number * perChunk).prefix(perChunk) {
        let head = head(ofSample: size)
        if place >= 0, place + head.count <= media.count {
          media.replaceSubrange(place..<place + head.count, with: head)
        }
        place += size
      }
    }
  }
}

/// A movie file. By default it is a plain clip whose index comes first.
package struct BuiltMovie {
  package var brand = "isom"
  package var tracks = [BuiltTrack()]
  package var timescale = 1000
  package var duration = 2000
  package var matrix = ISO.upright
  /// Boxes after the tracks in the movie box.
  package var extras: [UInt8] = []
  package var indexFirst = true
  package var mediaLength = 100_000
  /// Boxes after all others.
  package var tail: [UInt8] = []

  package init(
    brand: String = "isom", tracks: [BuiltTrack] = [BuiltTrack()], indexFirst: Bool = true, mediaLength: Int = 100_000
  ) {
    (self.brand, self.tracks, self.indexFirst, self.mediaLength) = (brand, tracks, indexFirst, mediaLength)
  }

  /// The offset of the media data.
  private var mediaStart: Int { 20 + (indexFirst ? index(with: tracks).count : 0) + 8 }

  /// The tracks with the places of their chunks.
  private var placedTracks: [BuiltTrack] {
    var position = mediaStart
    return tracks.map { track in
      var track = track
      if track.chunks == nil {
        track.chunks = [position]
        position += track.length
      }
      return track
    }
  }

  package var index: [UInt8] { index(with: placedTracks) }

  private func index(with tracks: [BuiltTrack]) -> [UInt8] {
    let header = ISO.full(
      "mvhd", ISO.u32(0), ISO.u32(0), ISO.u32(timescale), ISO.u32(duration), ISO.u32(1 << 16),
      [1, 0] + [UInt8](repeating: 0, count: 10),
      matrix.flatMap { ISO.u32($0) }, [UInt8](repeating: 0, count: 24), ISO.u32(9))
    return ISO.box("moov", header, tracks.flatMap(\.box), extras)
  }

  package var bytes: [UInt8] {
    let type = ISO.box("ftyp", Array(brand.utf8), ISO.u32(512), Array("isom".utf8))
    var content = [UInt8](repeating: 0xAA, count: mediaLength)
    for track in placedTracks { track.write(into: &content, at: mediaStart) }
    let media = mediaLength > 0 ? ISO.box("mdat", content) : []
    return type + (indexFirst ? index + media : media + index) + tail
  }
}

extension BuiltMovie {
  /// Returns an H.264 clip of ten frames with square pixels. Its sides must be even, since 4:2:0 allows no others.
  package static func clip(width: Int, height: Int, milliseconds: Int) -> BuiltMovie {
    var track = BuiltTrack(canvas: (width, height), timescale: 10_000, mediaDuration: milliseconds * 10)
    let configuration = AVCConfiguration(width: width, height: height)
    track.entry = BuiltTrack.visualEntry("avc1", width, height, ISO.box("avcC", configuration.bytes))
    track.times = [(10, milliseconds)]
    track.sync = [1]
    track.sizes = Array(repeating: 100, count: 10)
    var movie = BuiltMovie()
    movie.tracks = [track]
    movie.duration = milliseconds
    movie.mediaLength = 1000
    return movie
  }
}

/// A configuration record of H.264 (ISO/IEC 14496-15, 5.3.3.1) in Constrained Baseline profile.
private struct AVCConfiguration {
  let width: Int
  let height: Int

  var bytes: [UInt8] {
    let sequence: [UInt8] = [0x67, 66, 0xC0, 51] + sequenceParameters
    let picture: [UInt8] = [0x68, 0xCE, 0x3C, 0x80]
    return [1, 66, 0xC0, 51, 0xFF, 0xE1] + ISO.u16(sequence.count) + sequence + [1] + ISO.u16(picture.count) + picture
  }

  /// The sequence parameters after profile and level (ITU-T H.264, 7.3.2.1.1).
  private var sequenceParameters: [UInt8] {
    let (columns, rows) = ((width + 15) / 16, (height + 15) / 16)
    var bits = ""
    // Set 0, frame numbers of 4 bits, order type 2, one reference frame without gaps.
    for value in [0, 0, 2, 1] { bits += Self.golomb(value) }
    bits += "0"
    for value in [columns - 1, rows - 1] { bits += Self.golomb(value) }
    // Whole frames, 8×8 inference, cropping; the crop counts pairs of pixels.
    bits += "111"
    for value in [0, (columns * 16 - width) / 2, 0, (rows * 16 - height) / 2] { bits += Self.golomb(value) }
    // No usability information follows, then the stop bit.
    bits += "01"
    bits += String(repeating: "0", count: (8 - bits.count % 8) % 8)
    let digits = Array(bits.utf8)
    return stride(from: 0, to: digits.count, by: 8).map { start in
      digits[start..<start + 8].reduce(0) { $0 << 1 | ($1 & 1) }
    }
  }

  /// Returns an unsigned number in Exp-Golomb code.
  private static func golomb(_ value: Int) -> String {
    let digits = String(value + 1, radix: 2)
    return String(repeating: "0", count: digits.count - 1) + digits
  }
}
