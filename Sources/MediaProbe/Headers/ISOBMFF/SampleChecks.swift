/// A place of the main tracks whose bytes are checked. It has the samples that begin within a page.
struct NamedSample: Sendable {
  /// The position in the track: `first`, `middle` or `last`, or `odd` where the index is out of order.
  let name: Message.ID
  /// The location of the first sample. If the size of a sample is not known, it extends over a page.
  let first: Range<UInt64>
  /// The locations of the samples that follow it; empty for most codecs, whose samples can be told from other bytes.
  var others: [Range<UInt64>] = []
  let check: SampleCheck
  var hasSizes = true
}

/// The check of the samples of a track.
struct SampleCheck: Sendable {
  /// True if no sample begins with a run of zeros.
  let isNeverZero: Bool
  /// The check of a sample's first bytes; nil if any bytes may begin one.
  let start: SampleStart?

  /// Creates the checks; nil if any bytes may be a sample.
  init?(_ track: Track) {
    guard track.boxes.description?.isEncrypted == false, let codec = track.boxes.description?.codec,
      !track.boxes.refersElsewhere, track.boxes.audioPacket == nil
    else { return nil }
    isNeverZero = neverBeginsWithZeros(codec)
    // Samples of other descriptions may have another codec. Extended HE-AAC, error resilient profiles and layers of AAC
    // have other blocks.
    let isPlain = codec != "aac" || track.boxes.description?.audio?.profile.map { isPlainAAC($0) } ?? false
    start =
      isPlain && track.boxes.description?.count == 1
      ? SampleStart(codec: codec, lengthSize: track.boxes.description?.video?.lengthSize) : nil
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
/// Smallest number of zeros with which no sample of these codecs begins. An unchanged frame can have a dozen bytes.
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
  /// Returns the places of the main tracks to check, if the tables are buffered: the first, the middle and the last sample of
  /// the video, and the middle and the last one of the audio. Otherwise returns the known beginnings of chunks, if no codec in
  /// the file allows runs of zeros.
  mutating func samplesToLookAt(_ movie: Movie) throws(ReadInterruption) -> [NamedSample] {
    guard !movie.isAbsurd else { return [] }
    let (video, audio) = (movie.mainVideo, movie.mainAudio)
    guard let main = video ?? audio else { return [] }
    var samples: [NamedSample] = []
    samples.reserveCapacity(6)
    try addSamples(of: movie.tracks[main], movie, withFirst: true, &samples)
    if let audio, main != audio { try addSamples(of: movie.tracks[audio], movie, withFirst: false, &samples) }
    return samples
  }

  private mutating func addSamples(
    of track: Track, _ movie: Movie, withFirst: Bool, _ samples: inout [NamedSample]
  ) throws(ReadInterruption) {
    let count = track.boxes.samples.sizeCount
    guard count > 0, let check = SampleCheck(track) else { return }
    let known = samples.count
    var isWhole = false
    if let runs = try chunkRuns(track.boxes.samples, fetches: limits.isWhole) {
      isWhole = withFirst ? try addSample(.first, 0, runs, track, check, &samples) : true
      if isWhole, samples.count - known < count {
        isWhole = try addSample(.middle, count / 2, runs, track, check, &samples)
      }
      if isWhole, samples.count - known < count {
        isWhole = try addSample(.last, count - 1, runs, track, check, &samples)
      }
      if isWhole, let odd = track.boxes.samples.oddChunk,
        let number = firstSample(ofChunk: UInt64(odd), runs, track.boxes.samples)
      {
        _ = try addSample(.odd, number, runs, track, check, &samples)
      }
    }
    if !isWhole {
      samples.removeLast(samples.count - known)
      samples += chunksToLookAt(movie, track, withFirst ? [.first, .middle, .last] : [.middle, .last], check)
    }
  }

  /// Adds the samples at a place that begin within a page; returns false if the tables do not state them or are not
  /// buffered.
  ///
  /// - Parameter number: Number, from 0, of the first sample, or of the last one at the end of the track.
  private mutating func addSample(
    _ name: Message.ID, _ number: UInt64, _ runs: [ChunkRun], _ track: Track, _ check: SampleCheck,
    _ samples: inout [NamedSample]
  ) throws(ReadInterruption) -> Bool {
    guard
      var (first, others) = try neighbors(
        ofSample: number, isLast: name == .last, most: check.start?.isWeak ?? false ? mostNeighbors : 1, runs,
        track.boxes.samples, fetches: limits.isWhole),
      !others.isEmpty || !first.isEmpty
    else { return false }
    // The page of the last sample ends with it.
    if name == .last, let last = others.last {
      while !others.isEmpty, last.upperBound - first.lowerBound > lookedAt { first = others.removeFirst() }
    }
    samples.append(NamedSample(name: name, first: first, others: others, check: check))
    return true
  }

  private func chunksToLookAt(
    _ movie: Movie, _ track: Track, _ names: [Message.ID], _ check: SampleCheck
  ) -> [NamedSample] {
    // A page may extend over samples of other tracks.
    guard movie.tracks.allSatisfy({ $0.boxes.kind != .audio || SampleCheck($0)?.isNeverZero == true }) else {
      return []
    }
    return names.compactMap { name in
      let chunk =
        switch name {
        case .first: track.boxes.samples.firstChunk
        case .middle: track.boxes.samples.middleChunk
        default: track.boxes.samples.lastChunk
        }
      guard let chunk, chunk <= .max - lookedAt else { return nil }
      return NamedSample(name: name, first: chunk..<chunk + lookedAt, check: check, hasSizes: false)
    }
  }
}

/// The places whose bytes are not sample data.
struct SampleFindings: Sendable {
  /// Names of the places that contain only zeros.
  private(set) var empty: [Message.ID] = []
  /// Names of the places where no sample begins.
  private(set) var wrong: [Message.ID] = []
  /// The sequence header in the first sample of the main track; empty if it was not read, or has none.
  private(set) var sequence: [VideoCodecDetails] = []

  init() {}

  /// Reads the bytes at the places; there are no findings until all bytes have arrived.
  init(_ places: [NamedSample], in source: any ByteSource, size: UInt64) throws(ReadInterruption) {
    for place in places {
      let first = place.first
      let end = min(
        max(first.upperBound, place.others.last?.upperBound ?? 0), first.lowerBound.saturatingSum(lookedAt))
      let page = (first.lowerBound..<max(end, first.lowerBound)).clamped(to: 0..<size)
      guard page.count >= fewestZeros else { continue }
      guard let bytes = try source.bytesIfPresent(page) else {
        self = SampleFindings()
        return
      }
      if place.check.isNeverZero, bytes.prefix(Int(clamping: first.length)).allSatisfy({ $0 == 0 }) {
        if !empty.contains(place.name) { empty.append(place.name) }
      } else if let start = place.check.start,
        bytes.isSevenBit || !place.matches(start, Fields(bytes), from: page.lowerBound)
      {
        if !wrong.contains(place.name) { wrong.append(place.name) }
      } else if place.name == .first, let found = place.check.start?.sequenceHeader(in: Fields(bytes)) {
        sequence = [found]
      }
    }
  }
}

extension Movie {
  /// The first samples of the first, the middle and the last fragment of the main track.
  var fragmentSamples: [NamedSample] {
    guard isFragmented, let index = mainVideo ?? mainAudio, let check = SampleCheck(tracks[index]),
      let heads = fragments[tracks[index].boxes.id]?.heads, let last = heads.last
    else { return [] }
    let named = [(Message.ID.first, heads[0]), (.middle, heads[heads.count / 2]), (.last, last)]
    return named.suffix(heads.count).map { NamedSample(name: $0, first: $1, check: check) }
  }

  /// The largest offset of the end of a sample in the fragments that were read; nil if no fragments were read.
  var dataEndOfFragments: UInt64? { fragments.values.map { $0.dataEnd }.max().flatMap { $0 > 0 ? $0 - 1 : nil } }
}

extension [UInt8] {
  /// True if no byte has its highest bit, as after a transfer of text with seven bits. Compressed media never look so.
  fileprivate var isSevenBit: Bool { count >= 256 && allSatisfy { $0 < 0x80 } }
}

extension NamedSample {
  /// Returns false if no samples begin at the places in a page.
  fileprivate func matches(_ start: SampleStart, _ page: Fields, from offset: UInt64) -> Bool {
    var wrong = accepts(first, start, page, from: offset) ? 0 : 1
    for sample in others where !accepts(sample, start, page, from: offset) { wrong += 1 }
    return wrong < (start.isWeak && !others.isEmpty ? 2 : 1)
  }

  /// Returns false if a sample cannot begin with its bytes in a page; true if its beginning is outside of the page.
  private func accepts(
    _ sample: Range<UInt64>, _ start: SampleStart, _ page: Fields, from offset: UInt64
  ) -> Bool {
    guard sample.lowerBound >= offset else { return true }
    let place = Int(clamping: sample.lowerBound - offset)
    let rest = page.count - min(place, page.count)
    guard let own = page.part(place, hasSizes ? min(rest, Int(clamping: sample.length)) : rest) else { return true }
    return start.accepts(own, size: hasSizes ? sample.length : nil) != false
  }
}

extension Range<UInt64> {
  /// The number of bytes, which can be more than `count` has room for where `Int` has 32 bits, as in a browser.
  fileprivate var length: UInt64 { upperBound - lowerBound }
}
