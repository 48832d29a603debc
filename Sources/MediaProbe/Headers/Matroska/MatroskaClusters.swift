// These functions read facts from the frames of a file that its header does not state: codec properties and duration.

/// Number of bytes of a first frame that are read; headers of frames are shorter.
private let frameHead = 64
/// Number of elements of the first cluster that are read: a few video frames with the audio between them.
private let mostBlocks = 24
/// Number of frame times that are compared with the declared rate.
private let mostTimes = 4
/// Numbers of bytes at the end of a file that are searched for its last cluster, first and second try. They contain about a
/// second of a video call, and 5 s of 1080p as recorded by a browser.
private let tailLengths: [UInt64] = [1 << 16, 1 << 20]
/// The number that a deeper tier searches at once. Muxers write clusters of at most 5 MB (recommended by RFC 9559, 5.1.3).
private let longestTail: UInt64 = 6 << 20
/// Largest number of places that are tried as the last cluster; random bytes look like a cluster id once in 4 GB.
private let mostCandidates = 4
/// Largest number of elements of the last cluster: 5 s of video and of the shortest audio frames.
private let mostTailBlocks = 8192
/// Longest step between consecutive frames in seconds; a longer one is a pause of a screen without changes.
private let longestStep = 1.0

/// A block (RFC 9559, 10): its track and its time.
struct MatroskaBlock {
  let track: UInt64
  /// Time in ticks of the segment's clock.
  let time: Int64
  /// Duration in ticks of the segment's clock; nil if the block states none.
  var duration: UInt64?
  /// The first bytes of the frame; nil if frames are laced.
  var frame: Fields?
  /// Number of laced frames; 1 without lacing.
  var frameCount = 1
  /// Location of the frame in the file; nil if frames are laced.
  var place: Range<UInt64>?
  /// True if the frame needs no other frame.
  var isKey = false
}

/// Facts from the first blocks of a file.
struct MatroskaBeginning {
  /// The first bytes of the first frame; nil if a record has more facts, or if the frame is encrypted or compressed.
  var videoFrame: Fields?
  var audioFrame: Fields?
  /// True if the steps between the first video frames equal the track's default duration.
  var hasEvenFrames = false
  /// Times of the first video frame that is shown, and of the first audio frame, in ticks; nil if they were not read.
  var firstVideoTime: Int64?
  var firstAudioTime: Int64?
}

extension MatroskaSegment {
  /// Reads the first blocks, as far as facts depend on them.
  mutating func beginning(video: MatroskaTrack?, audio: MatroskaTrack?) throws(ReadInterruption) -> MatroskaBeginning {
    func wantsFrame(_ track: MatroskaTrack?) -> Bool {
      guard let track, !track.encoding.isPacked, !track.encoding.isEncrypted else { return false }
      return ["V_VP8", "V_VP9", "A_AC3"].contains(track.codecID)
    }
    let wantsVideo = wantsFrame(video)
    let wantsAudio = wantsFrame(audio)
    let wantsTimes = video?.declaredRate != nil
    var result = MatroskaBeginning()
    guard wantsVideo || wantsAudio || wantsTimes, var cluster = firstCluster else { return result }
    var times: [Int64] = []
    var isDone = false
    // Writers begin a cluster at each key frame, so with intra-only codecs each cluster has one frame.
    for _ in 0..<mostTimes {
      try forEachBlock(cluster, limit: mostBlocks) { block in
        if wantsVideo, block.track == video?.number, result.videoFrame == nil { result.videoFrame = block.frame }
        if wantsAudio, block.track == audio?.number, result.audioFrame == nil { result.audioFrame = block.frame }
        if block.track == audio?.number { result.firstAudioTime = result.firstAudioTime ?? block.time }
        if wantsTimes, block.track == video?.number, !MatroskaSegment.isHidden(block, video) {
          times.append(block.time)
        }
        isDone =
          !(wantsVideo && result.videoFrame == nil || wantsAudio && result.audioFrame == nil
          || wantsTimes && times.count < mostTimes)
        return !isDone
      }
      guard !isDone, let end = cluster.end, let next = try window.element(at: end), next.id == cluster.id else { break }
      cluster = next
    }
    result.videoFrame = result.videoFrame.map { video?.encoding.restored($0) ?? $0 }
    result.audioFrame = result.audioFrame.map { audio?.encoding.restored($0) ?? $0 }
    result.firstVideoTime = times.min()
    result.hasEvenFrames = areEven(times, video?.defaultDuration ?? 0)
    return result
  }

  /// Returns true for a frame of VP8 that is never shown. One of VP9 is stored with a shown one (VP9 Bitstream, annex B).
  private static func isHidden(_ block: MatroskaBlock, _ track: MatroskaTrack?) -> Bool {
    guard track?.codecID == "V_VP8", let frame = block.frame, let first = track?.encoding.restored(frame).u8(0) else {
      return false
    }
    return MediaProbe.isHidden("vp8", first: UInt8(truncatingIfNeeded: first), last: 0)
  }

  /// Returns true if times in decoding order fit a frame duration. Reordered frames may precede earlier ones, so the
  /// last times leave gaps. But the first two must be consecutive, and no two may be closer.
  private func areEven(_ times: [Int64], _ duration: UInt64) -> Bool {
    let sorted = times.sorted()
    guard let first = sorted.first, sorted.count > 1, times.first == first else { return false }
    let expected = Double(duration) / Double(timestampScale)
    for index in sorted.indices.dropFirst() {
      let gap = Double(sorted[index].saturatingDifference(sorted[index - 1]))
      // Both times are rounded to ticks.
      guard gap >= expected - 1, index > 1 || gap <= expected + 1 else { return false }
    }
    return true
  }

  /// Calls `body` with each block of a cluster until it returns false. Returns true if the elements fill the cluster,
  /// or the file, without a gap.
  ///
  /// - Parameter acceptsCutEnd: True to return true as well if the file ends within the last element.
  @discardableResult
  mutating func forEachBlock(
    _ cluster: EBMLElement, limit: Int, acceptsCutEnd: Bool = false, _ body: (MatroskaBlock) -> Bool
  ) throws(ReadInterruption) -> Bool {
    var position = cluster.start
    let end = cluster.end ?? .max
    // A cluster states its time before its blocks (RFC 9559, 5.1.3.1).
    var time: UInt64?
    for _ in 0..<limit {
      // A cluster that exceeds the end of the file is cut.
      if position == end { return window.size.map { end <= $0 } ?? true }
      guard position < end, let element = try window.element(at: position) else {
        guard let size = window.size else { return false }
        return acceptsCutEnd ? position >= size : position == size
      }
      switch element.id {
      case 0xE7:  // Timestamp
        guard let size = element.size, size <= 8, let data = try window.fields(element.start, Int(size)) else {
          return false
        }
        time = data.unsigned ?? 0
      case 0xA3:  // SimpleBlock
        guard let time else { return false }
        if let block = try block(element, time) { guard body(block) else { return true } }
      case 0xA0:  // BlockGroup
        guard let time else { return false }
        if let block = try group(element, time) { guard body(block) else { return true } }
      // Position, PrevSize, SilentTracks, EncryptedBlock, Void, CRC-32
      case 0xA7, 0xAB, 0x5854, 0xAF, 0xEC, 0xBF: break
      // A top-level element ends a cluster of unknown size (RFC 8794, 6.2).
      case let id where isFirstLevelElement(id): return cluster.size == nil
      default: return false
      }
      guard let next = element.end else { return false }
      position = next
    }
    return false
  }

  /// Reads the head of a SimpleBlock or Block.
  mutating func block(_ element: EBMLElement, _ time: UInt64) throws(ReadInterruption) -> MatroskaBlock? {
    guard let size = element.size, size >= 4 else { return nil }
    var room = Int(min(size, UInt64(frameHead)))
    if let whole = window.size {
      guard element.start < whole else { return nil }
      room = Int(min(UInt64(room), whole - element.start))
    }
    guard let head = try window.fields(element.start, room), let (track, length) = head.variableNumber(at: 0),
      let track, let relative = head.i16(length), let flags = head.u8(length + 2), let base = Int64(exactly: time)
    else { return nil }
    let (sum, overflow) = base.addingReportingOverflow(Int64(relative))
    guard !overflow else { return nil }
    // 10.2: lacing is in the sixth and seventh bit; 10.3: then follows the number of frames minus one.
    var block = MatroskaBlock(track: track, time: sum)
    // 10.2: the highest bit marks a key frame, in a SimpleBlock only.
    block.isKey = flags & 0x80 != 0
    guard flags & 0x06 != 0 else {
      block.frame = head.part(length + 3)
      let (start, end) = (element.start.saturatingSum(UInt64(length + 3)), element.start.saturatingSum(size))
      if start <= end { block.place = start..<end }
      return block
    }
    block.frameCount = (head.u8(length + 3) ?? 0) + 1
    return block
  }

  /// Reads the head of the Block in a BlockGroup.
  mutating func group(_ element: EBMLElement, _ time: UInt64) throws(ReadInterruption) -> MatroskaBlock? {
    guard let end = element.end else { return nil }
    var position = element.start
    var found: MatroskaBlock?
    var duration: UInt64?
    var isKey = true
    // The children are Block, BlockDuration, references to other blocks, and additions.
    for _ in 0..<16 {
      guard position < end, let child = try window.element(at: position), let next = child.end else { break }
      if child.id == 0xA1 { found = try block(child, time) }
      if child.id == 0x9B, let size = child.size, size <= 8 {
        duration = try window.fields(child.start, Int(size))?.unsigned
      }
      if child.id == 0xFB { isKey = false }
      position = next
    }
    found?.duration = duration
    found?.isKey = isKey
    return found
  }

  /// Returns the time in seconds from the first frame to the end of the last, from the first and the last cluster. Nil
  /// if the last cluster is not found near the end of the file.
  mutating func measuredDuration() throws(ReadInterruption) -> Double? {
    guard let first = firstCluster, let last = try lastCluster() else { return nil }
    tailCluster = last
    var starts: [UInt64: Int64] = [:]
    try forEachBlock(first, limit: mostBlocks) { block in
      starts[block.track] = min(starts[block.track] ?? block.time, block.time)
      return true
    }
    // Only times of the last cluster are used: the distance to the first cluster is not the duration of a frame.
    var ends: [UInt64: MatroskaBlock] = [:]
    // The latest time before the last one.
    var before: [UInt64: Int64] = [:]
    try forEachBlock(last, limit: mostTailBlocks) { block in
      if let last = ends[block.track], block.time < last.time {
        before[block.track] = max(before[block.track] ?? .min, block.time)
      } else {
        if let last = ends[block.track], block.time > last.time { before[block.track] = last.time }
        ends[block.track] = block
      }
      return true
    }
    let tick = Double(timestampScale) / Double(nanosecondsPerSecond)
    var begin = Double.infinity
    var end = -Double.infinity
    for track in tracks where track.kind == .video || track.kind == .audio {
      if let start = starts[track.number] { begin = min(begin, Double(start) * tick) }
      guard let last = ends[track.number] else { continue }
      let own = last.duration.map { Double($0) * tick }
      let frames = track.defaultDuration.map { Double($0) * Double(last.frameCount) / Double(nanosecondsPerSecond) }
      let coded = track.codecID == "A_OPUS" ? last.frame.flatMap(opusDuration) : nil
      // A frame without a stated duration lasts as long as the one before it; if that is unknown too, a deeper tier
      // measures it.
      let step = before[track.number].map { Double(last.time.saturatingDifference($0)) * tick }
      guard let length = own ?? frames ?? coded ?? step.flatMap({ $0 <= longestStep ? $0 : nil }) else { return nil }
      end = max(end, Double(last.time) * tick + length)
    }
    return end > begin ? end - begin : nil
  }

  /// Returns the time in seconds from the start of the timeline to the start of the last frame of a file. Nil if no cluster
  /// begins near the end of the file.
  ///
  /// Recorders in browsers write neither a duration (optional by RFC 9559, 5.1.2.10) nor an index. A deeper tier knows the
  /// duration of a frame. So it also determines the duration of files that end within a frame, or whose last cluster is long.
  package static func startOfLastFrame(_ source: any ByteSource) throws(ReadInterruption) -> Double? {
    let metered = MeteredSource(source, budget: .samples)
    do {
      var segment = MatroskaSegment(window: ByteWindow(metered), reach: .description)
      _ = try segment.readDocumentType()
      try segment.readElements()
      guard let cluster = try segment.lastCluster(within: [longestTail], acceptsCutEnd: true) else { return nil }
      var latest: Int64?
      try segment.forEachBlock(cluster, limit: mostTailBlocks) { block in
        latest = max(latest ?? .min, block.time)
        return true
      }
      return latest.map { Double($0) * Double(segment.timestampScale) / Double(nanosecondsPerSecond) }
    } catch .failed {
      if let failure = metered.failure { throw .failed(failure) }
      return nil
    }
  }

  /// Returns the last cluster of the file. From it, elements of a cluster must follow one another to the end of the
  /// file.
  ///
  /// - Parameters:
  ///   - lengths: Numbers of bytes at the end of the file to search, one after another.
  ///   - acceptsCutEnd: True if the file may end within the last element.
  ///
  /// It sets `endsWithinBlock` if a later cluster continues beyond the end of the file.
  private mutating func lastCluster(
    within lengths: [UInt64] = tailLengths, acceptsCutEnd: Bool = false
  ) throws(ReadInterruption) -> EBMLElement? {
    guard let size = window.size else { return nil }
    var candidates = 0
    var searched = size
    for length in lengths where searched > 0 {
      let start = size - min(size, length)
      guard let tail = try window.fields(start, Int(size - start)) else { return nil }
      let bytes = tail.bytes
      // Ids that cross the edge of the part searched before are found too.
      var index = bytes.startIndex + min(Int(searched - start), bytes.count - 3) - 1
      searched = start
      while index >= bytes.startIndex {
        if bytes[index] == 0x1F, bytes[index + 1] == 0x43, bytes[index + 2] == 0xB6, bytes[index + 3] == 0x75 {
          let place = start + UInt64(index - bytes.startIndex)
          if let cluster = try window.element(at: place) {
            if try forEachBlock(cluster, limit: mostTailBlocks, acceptsCutEnd: acceptsCutEnd, { _ in true }) {
              return cluster
            }
            if try forEachBlock(cluster, limit: mostTailBlocks, acceptsCutEnd: true, { _ in true }) {
              endsWithinBlock = true
            }
          }
          candidates += 1
          guard candidates < mostCandidates else { return nil }
        }
        index -= 1
      }
    }
    return nil
  }
}
