/// Number of bytes of a first frame that are searched for decoder settings.
private let searchedFrame: UInt64 = 1 << 16
/// Largest number of elements before the first frame of a track: those of a second of audio.
private let mostElements = 256
/// Number of bytes of clusters that are all read to find a frame. A longer file without one would need megabytes of nothing.
private let shortMedia: UInt64 = 4096

/// Largest number of clusters whose times are compared before the blocks are read: those of some minutes.
private let mostClusters = 256
/// Shortest file in seconds that is searched for a leap only because it has few bytes.
private let shortestFile = 30.0
/// Shortest time in seconds without any block that can be a leap of the time stamps.
private let shortestLeap = 10.0
/// Bits per second below which all blocks are read, to see if the time stamps leap. Few recordings have so few.
private let fewestBitsOfVideo = 64_000.0
private let fewestBitsOfSound = 4000.0

extension MatroskaSegment {
  /// Returns the reason why a player shows nothing of the main tracks; nil if something is shown.
  ///
  /// - Parameters:
  ///   - hasFrames: True if a frame was read.
  ///   - video: The place of the main video track. Tracks are large, so that none is copied.
  ///   - audio: The place of the main audio track.
  ///   - settings: The decoder settings in the private data of the video.
  mutating func playability(
    hasFrames: Bool, video: Int?, audio: Int?, _ codecs: [String?], _ settings: DecoderSettings
  ) throws(ReadInterruption) -> Problem? {
    if !hasFrames, let cluster = firstCluster, let size = window.size,
      size.saturatingDifference(cluster.start) <= shortMedia,
      try !hasBlock(cluster)
    {
      return Problem(.unplayable, .noSamples)
    }
    if let video, let codec = codecs[video], codec != "mpeg4", let needed = DecoderSettings.all(of: codec),
      !settings.isSuperset(of: needed), !tracks[video].encoding.isPacked, !tracks[video].encoding.isEncrypted,
      !tracks[video].codecID.hasPrefix("V_MS"), let frame = try firstFrame(of: tracks[video])
    {
      let found = DecoderSettings.found(in: frame, codec: codec, lengthSize: nil)
      if !found.union(settings).isSuperset(of: needed) {
        return Problem(.unplayable, .parameterSetsMissing, .text(codec))
      }
    }
    if let audio, let codec = codecs[audio], tracks[audio].codecPrivate == nil, needsRecord(tracks[audio].codecID) {
      return Problem(.unplayable, .parameterSetsMissing, .text(codec))
    }
    return nil
  }

  /// Returns true for audio codecs whose settings are only in the private data of the track.
  private func needsRecord(_ id: String) -> Bool {
    // The ids of old writers name the profile of AAC.
    id == "A_AAC" || id == "A_VORBIS" || id == "A_FLAC" || id == "A_ALAC"
  }

  /// Returns true if a block follows, in any cluster.
  private mutating func hasBlock(_ first: EBMLElement) throws(ReadInterruption) -> Bool {
    var cluster = first
    while true {
      var found = false
      let isWhole = try forEachBlock(cluster, limit: mostElements, acceptsCutEnd: true) { _ in
        found = true
        return false
      }
      if found || !isWhole { return true }
      guard let end = cluster.end, end > cluster.start, let next = try window.element(at: end), next.id == cluster.id
      else { return false }
      cluster = next
    }
  }

  /// True if a file has so few bytes for its duration that its time stamps may leap.
  func isSparse(_ facts: MediaFacts) -> Bool {
    guard let size = window.size, let duration = facts.duration, duration > shortestFile else { return false }
    return Double(size) * 8 < duration * (facts.kind == .video ? fewestBitsOfVideo : fewestBitsOfSound)
  }

  /// Returns false if no two clusters are so distant that the time stamps may leap between them. Muxers begin a cluster after a
  /// few seconds (RFC 9559, 5.1.3), so blocks need not be read.
  mutating func mayLeap() throws(ReadInterruption) -> Bool {
    guard let size = window.size, var element = firstCluster else { return false }
    let least = UInt64(shortestLeap * Double(nanosecondsPerSecond)) / max(1, timestampScale)
    var last: UInt64?
    for _ in 0..<mostClusters {
      // The time comes first; otherwise the blocks decide.
      if element.id == 0x1F43_B675 {
        guard let head = try window.element(at: element.start), head.id == 0xE7, let length = head.size, length <= 8,
          let time = try window.fields(head.start, Int(length))?.unsigned
        else { return true }
        if let last, time > last, time - last > least { return true }
        last = time
      }
      guard let end = element.end, end < size else { return element.end == nil }
      guard let next = try window.element(at: end) else { return true }
      element = next
    }
    return true
  }

  /// Searches all blocks for a leap of the time stamps of all tracks, and notes the longest.
  mutating func findLeap(in facts: MediaFacts) throws(ReadInterruption) {
    guard let first = firstCluster else { return }
    var (start, latest, count): (Int64?, Int64?, Int64) = (nil, nil, 0)
    var longest: (at: Int64, length: Int64) = (0, 0)
    let isWhole = try walkBlocks(from: first) { _, block throws(ReadInterruption) in
      if let latest, block.time - latest > longest.length { longest = (latest, block.time - latest) }
      start = start ?? block.time
      latest = max(latest ?? block.time, block.time)
      count += 1
      return true
    }
    guard isWhole, let start, let latest, count > 2 else { return }
    let tick = Double(timestampScale) / Double(nanosecondsPerSecond)
    let seconds = Double(longest.length) * tick
    // A picture alone may stand longer, and slides stand long, each of them.
    let least = facts.video != nil && facts.audio != nil || facts.video == nil ? shortestLeap : 6 * shortestLeap
    let others = (Double(latest - start) * tick - seconds) / Double(count)
    if seconds > least, seconds > 10 * others { leap = (Double(longest.at) * tick, seconds) }
  }

  /// Returns the beginning of the first frame of a track; nil if it is not near the start.
  private mutating func firstFrame(of track: MatroskaTrack) throws(ReadInterruption) -> Fields? {
    guard let cluster = firstCluster else { return nil }
    var place: Range<UInt64>?
    try forEachBlock(cluster, limit: mostElements) { block in
      if block.track == track.number { place = block.place }
      return block.track != track.number
    }
    guard let place else { return nil }
    let end = min(place.upperBound, place.lowerBound.saturatingSum(searchedFrame), window.size ?? .max)
    guard place.lowerBound < end, let frame = try window.fields(place.lowerBound, Int(end - place.lowerBound)) else {
      return nil
    }
    return track.encoding.restored(frame)
  }
}
