/// A sample of the main track whose bytes are checked.
struct NamedSample: Sendable {
  /// The position of the sample: `first`, `middle` or `last`.
  let name: Message.ID
  let range: Range<UInt64>
}

/// Codecs whose samples never begin with a run of zeros. They begin with a length, a start code, a marker, or a header
/// with a bit set. Silent PCM audio is zeros, and so are black pixels and empty subtitles.
private let neverZero: Set<String> = [
  "h264", "hevc", "vvc", "av1", "vp8", "vp9", "mpeg4", "mpeg2video", "h263", "mjpeg", "png", "prores", "dnxhd",
  "aac", "mp3", "ac3", "eac3", "flac",
]

/// Number of bytes of a sample that are checked: one page.
private let lookedAt: UInt64 = 4096
/// Smallest number of zeros that no sample of these codecs begins with. An unchanged frame may take a dozen bytes.
private let fewestZeros = 8

extension Track {
  fileprivate var isNeverZero: Bool {
    guard let description = self.boxes.description, let codec = description.codec else { return false }
    return neverZero.contains(codec) && !description.isEncrypted
  }
}

extension BoxWalk {
  /// Returns the first, the middle and the last sample of the main track if the tables are buffered. Otherwise returns
  /// the known beginnings of chunks, if no codec in the file allows runs of zeros. Empty if zeros would be allowed.
  mutating func samplesToLookAt(_ movie: Movie) throws(ReadInterruption) -> [NamedSample] {
    guard let index = movie.mainVideo ?? movie.mainAudio, !movie.isAbsurd else { return [] }
    let track = movie.tracks[index]
    let count = track.boxes.samples.sizeCount
    guard count > 0, track.isNeverZero, !track.boxes.refersElsewhere, track.boxes.audioPacket == nil else { return [] }
    var samples: [NamedSample] = []
    for (name, number) in [(Message.ID.first, 0), (.middle, count / 2), (.last, count - 1)] {
      guard samples.count < count else { break }
      guard let range = try place(ofSample: number, track.boxes.samples, fetches: limits.isWhole) else { break }
      samples.append(NamedSample(name: name, range: range))
    }
    if samples.count == min(3, count) { return samples }
    guard movie.tracks.allSatisfy({ $0.boxes.kind != .audio || $0.isNeverZero }) else { return [] }
    let chunks = [
      (Message.ID.first, track.boxes.samples.firstChunk), (.middle, track.boxes.samples.middleChunk),
      (.last, track.boxes.samples.lastChunk),
    ]
    return chunks.compactMap { name, start in
      guard let start, start <= .max - lookedAt else { return nil }
      return NamedSample(name: name, range: start..<start + lookedAt)
    }
  }
}

extension [NamedSample] {
  /// Returns the names of the samples that contain only zeros; none until all samples have arrived.
  func empty(in source: any ByteSource, size: UInt64) throws(ReadInterruption) -> [Message.ID] {
    var names: [Message.ID] = []
    for sample in self {
      let range = sample.range.lowerBound..<Swift.min(sample.range.upperBound, sample.range.lowerBound + lookedAt)
      let part = range.clamped(to: 0..<size)
      guard part.count >= fewestZeros else { continue }
      guard let bytes = try source.bytesIfPresent(part) else { return [] }
      if bytes.allSatisfy({ $0 == 0 }) { names.append(sample.name) }
    }
    return names
  }
}
