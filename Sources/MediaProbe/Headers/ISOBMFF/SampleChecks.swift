/// A place of the main tracks whose bytes are checked: the samples that begin within a page.
struct NamedSample: Sendable {
  /// The position in the track: `first`, `middle` or `last`, or `odd` where the index is out of order.
  let name: Message.ID
  /// The locations of the samples, in order. If the size of a sample is not known, it extends over a page.
  let samples: [Range<UInt64>]
  let check: SampleCheck
  var hasSizes = true
}

/// What is checked of the samples of a track.
struct SampleCheck: Sendable {
  /// True if no sample begins with a run of zeros.
  let isNeverZero: Bool
  /// The check of a sample's first bytes; nil if any bytes may begin one.
  let start: SampleStart?

  /// Creates the checks; nil if any bytes may be a sample.
  init?(_ boxes: TrackBoxes) {
    guard let description = boxes.description, let codec = description.codec, !description.isEncrypted,
      !boxes.refersElsewhere, boxes.audioPacket == nil
    else { return nil }
    isNeverZero = neverBeginsWithZeros(codec)
    // Samples of other descriptions may have another codec. Extended HE-AAC, error resilient profiles and layers of AAC
    // have other blocks.
    let isPlain = codec != "aac" || description.audio?.profile.map { isPlainAAC($0) } ?? false
    start =
      isPlain && description.count == 1 ? SampleStart(codec: codec, lengthSize: description.video?.lengthSize) : nil
    if !isNeverZero, start == nil { return nil }
  }
}

/// Codecs whose samples never begin with a run of zeros. They begin with a length, a start code, a marker, or a header
/// with a bit set. Silent PCM audio is zeros, and so are black pixels and empty subtitles.
private func neverBeginsWithZeros(_ codec: String) -> Bool {
  switch codec {
  case "h264", "aac", "hevc", "vvc", "av1", "vp8", "vp9", "mpeg4", "mpeg2video", "h263", "mjpeg", "png", "prores",
    "dnxhd", "mp3", "ac3", "eac3", "flac":
    true
  default: false
  }
}

/// Number of bytes that are checked at a place: one page.
private let lookedAt: UInt64 = 4096
/// Smallest number of zeros that no sample of these codecs begins with. An unchanged frame may take a dozen bytes.
private let fewestZeros = 8
/// Number of samples that are located at a place if a wrong one may look right: as many as fit into a page.
private let mostNeighbors: UInt64 = 12

/// Returns true for profiles of AAC whose frames are raw_data_block (ISO/IEC 14496-3, 4.4.2.1).
private func isPlainAAC(_ profile: String) -> Bool {
  switch profile {
  case "LC", "HE-AAC", "HE-AACv2", "Main", "LTP": true
  default: false
  }
}

extension BoxWalk {
  /// Returns the places of the main tracks to look at, if the tables are buffered: of the picture the first, the middle
  /// and the last sample, of the sound beside it the middle and the last. Otherwise returns the known beginnings of
  /// chunks, if no codec in the file allows runs of zeros.
  mutating func samplesToLookAt(_ movie: Movie) throws(ReadInterruption) -> [NamedSample] {
    guard !movie.isAbsurd, let main = movie.mainVideo ?? movie.mainAudio else { return [] }
    var samples = try samplesToLookAt(movie, main, [.first, .middle, .last])
    if main != movie.mainAudio, let audio = movie.mainAudio {
      samples += try samplesToLookAt(movie, audio, [.middle, .last])
    }
    return samples
  }

  private mutating func samplesToLookAt(
    _ movie: Movie, _ index: Int, _ names: [Message.ID]
  ) throws(ReadInterruption) -> [NamedSample] {
    let table = movie.tracks[index].boxes.samples
    guard table.sizeCount > 0, let check = SampleCheck(movie.tracks[index].boxes) else { return [] }
    guard let runs = try chunkRuns(table, fetches: limits.isWhole) else {
      return chunksToLookAt(movie, index, names, check)
    }
    var samples: [NamedSample] = []
    for name in names where samples.count < table.sizeCount {
      guard let place = try place(name, runs, table, check) else { return chunksToLookAt(movie, index, names, check) }
      samples.append(place)
    }
    if table.oddChunk != nil, let place = try place(.odd, runs, table, check) { samples.append(place) }
    return samples
  }

  /// Returns the samples at a place that begin within a page; nil if the tables do not state them or are not buffered.
  private mutating func place(
    _ name: Message.ID, _ runs: [ChunkRun], _ table: SampleTable, _ check: SampleCheck
  ) throws(ReadInterruption) -> NamedSample? {
    let number: UInt64?
    switch name {
    case .first: number = 0
    case .middle: number = table.sizeCount / 2
    case .last: number = table.sizeCount - 1
    default: number = firstSample(ofChunk: UInt64(table.oddChunk ?? 0), runs, table)
    }
    guard let number,
      let places = try neighbors(
        ofSample: number, isLast: name == .last, most: check.start?.isWeak ?? false ? mostNeighbors : 1, runs, table,
        fetches: limits.isWhole),
      let last = places.last, !last.isEmpty || places.count > 1
    else { return nil }
    // The page of the last sample ends with it.
    guard name == .last, places.count > 1 else { return NamedSample(name: name, samples: places, check: check) }
    let within = places.drop { last.upperBound - $0.lowerBound > lookedAt }
    return NamedSample(name: name, samples: within.isEmpty ? [last] : Array(within), check: check)
  }

  private func chunksToLookAt(
    _ movie: Movie, _ index: Int, _ names: [Message.ID], _ check: SampleCheck
  ) -> [NamedSample] {
    // A page may extend over samples of other tracks.
    guard
      movie.tracks.allSatisfy({ $0.boxes.kind != .audio || SampleCheck($0.boxes)?.isNeverZero == true })
    else { return [] }
    let table = movie.tracks[index].boxes.samples
    return names.compactMap { name in
      let chunk =
        switch name {
        case .first: table.firstChunk
        case .middle: table.middleChunk
        default: table.lastChunk
        }
      guard let chunk, chunk <= .max - lookedAt else { return nil }
      return NamedSample(name: name, samples: [chunk..<chunk + lookedAt], check: check, hasSizes: false)
    }
  }
}

/// The places whose bytes are not those of samples.
struct SampleFindings: Sendable {
  /// Names of the places that contain only zeros.
  var empty: [Message.ID] = []
  /// Names of the places where no sample begins.
  var wrong: [Message.ID] = []
}

extension Movie {
  /// The first samples of the first, the middle and the last fragment of the main track.
  var fragmentSamples: [NamedSample] {
    guard isFragmented, let index = mainVideo ?? mainAudio, let check = SampleCheck(tracks[index].boxes),
      let heads = fragments[tracks[index].boxes.id]?.heads, let last = heads.last
    else { return [] }
    let named = [(Message.ID.first, heads[0]), (.middle, heads[heads.count / 2]), (.last, last)]
    return named.suffix(heads.count).map { NamedSample(name: $0, samples: [$1], check: check) }
  }

  /// The largest offset of the end of a sample in the fragments that were read; nil if there are none.
  var dataEndOfFragments: UInt64? { fragments.values.map { $0.dataEnd }.max().flatMap { $0 > 0 ? $0 - 1 : nil } }

  /// Returns what the bytes at the places show; nothing until all of them have arrived.
  func findings(_ places: [NamedSample], in source: any ByteSource, size: UInt64) throws(ReadInterruption)
    -> SampleFindings
  {
    var findings = SampleFindings()
    for place in places {
      guard let first = place.samples.first, let last = place.samples.last else { continue }
      let end = min(max(first.upperBound, last.upperBound), first.lowerBound.saturatingSum(lookedAt))
      let page = (first.lowerBound..<max(end, first.lowerBound)).clamped(to: 0..<size)
      guard page.count >= fewestZeros else { continue }
      guard let bytes = try source.bytesIfPresent(page) else { return SampleFindings() }
      if place.check.isNeverZero, bytes.prefix(Int(clamping: first.count)).allSatisfy({ $0 == 0 }) {
        if !findings.empty.contains(place.name) { findings.empty.append(place.name) }
      } else if let start = place.check.start,
        bytes.isSevenBit || !place.matches(start, Fields(bytes), from: page.lowerBound)
      {
        if !findings.wrong.contains(place.name) { findings.wrong.append(place.name) }
      }
    }
    return findings
  }
}

extension [UInt8] {
  /// True if no byte has its highest bit, as after a transfer of text with seven bits. Compressed media never look so.
  fileprivate var isSevenBit: Bool { count >= 256 && allSatisfy { $0 < 0x80 } }
}

extension NamedSample {
  /// Returns false if no samples begin at the places in a page.
  fileprivate func matches(_ start: SampleStart, _ page: Fields, from offset: UInt64) -> Bool {
    var wrong = 0
    for sample in samples where sample.lowerBound >= offset {
      guard let head = page.part(Int(clamping: sample.lowerBound - offset)) else { continue }
      let own = hasSizes ? head.part(0, min(head.count, Int(clamping: sample.count))) : head
      if let own, start.accepts(own, size: hasSizes ? UInt64(sample.count) : nil) == false { wrong += 1 }
    }
    return wrong < (start.isWeak && samples.count > 1 ? 2 : 1)
  }
}
