// What the frames of a file tell that its header does not: how they are coded, and how long they last.

/// Bytes of a first frame that are looked at; headers of frames are shorter.
private let frameHead = 64
/// Elements of the first cluster that are looked at: a few frames of video with the sound between them.
private let mostBlocks = 24
/// Times of frames that are compared with the declared rate.
private let mostTimes = 4
/// How much of the end of a file is searched for its last cluster, first and at most: a second or so of a call, and 5 s of
/// 1080p as a browser records it.
private let tailLengths: [UInt64] = [1 << 16, 1 << 20]
/// Places that may be taken for the last cluster; four bytes that look like one turn up once in 4 GB by chance.
private let mostCandidates = 4
/// Elements of the last cluster: 5 s of the shortest audio frames and of video.
private let mostTailBlocks = 8192
/// Seconds between frames that follow one another; what is longer is a pause of a screen on which nothing changed.
private let longestStep = 1.0

/// A block (RFC 9559, 10): whose it is, and when it is shown.
struct MatroskaBlock {
  let track: UInt64
  /// Ticks of the segment's clock.
  let time: Int64
  /// Ticks of the segment's clock; nil when it has none of its own.
  var duration: UInt64?
  /// The first bytes of the frame; nil where frames are laced together.
  var frame: Fields?
  /// Frames that are laced together; 1 where none are.
  var frameCount = 1
}

/// What the first blocks of a file tell.
struct MatroskaBeginning {
  /// The first bytes of the first frame; nil where a record tells more, and where it is encrypted or packed.
  var videoFrame: Fields?
  var audioFrame: Fields?
  /// The first frames of the video track follow one another at its default duration.
  var hasEvenFrames = false
}

extension MatroskaSegment {
  /// Looks at the first blocks, as far as something is not known without them.
  mutating func beginning(video: MatroskaTrack?, audio: MatroskaTrack?) throws(Halt) -> MatroskaBeginning {
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
    // Writers begin a cluster at each key frame, so that codings of nothing else have one frame in each.
    for _ in 0..<mostTimes {
      try forEachBlock(cluster, limit: mostBlocks) { block in
        if wantsVideo, block.track == video?.number, result.videoFrame == nil { result.videoFrame = block.frame }
        if wantsAudio, block.track == audio?.number, result.audioFrame == nil { result.audioFrame = block.frame }
        if wantsTimes, block.track == video?.number { times.append(block.time) }
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
    result.hasEvenFrames = areEven(times, video?.defaultDuration ?? 0)
    return result
  }

  /// Whether times in the order of coding fit a duration: frames may come before earlier ones, so the last ones leave holes,
  /// but the first two follow each other and no two lie closer.
  private func areEven(_ times: [Int64], _ duration: UInt64) -> Bool {
    let sorted = times.sorted()
    guard let first = sorted.first, sorted.count > 1, times.first == first else { return false }
    let expected = Double(duration) / Double(timestampScale)
    for index in sorted.indices.dropFirst() {
      let gap = Double(sorted[index].subtractingReportingOverflow(sorted[index - 1]).partialValue)
      // Both times are rounded to ticks.
      guard gap >= expected - 1, index > 1 || gap <= expected + 1 else { return false }
    }
    return true
  }

  /// Calls with each block of a cluster until it answers false; whether the elements filled the cluster, or the file, without
  /// a gap.
  @discardableResult
  mutating func forEachBlock(
    _ cluster: EBMLElement, limit: Int, _ body: (MatroskaBlock) -> Bool
  ) throws(Halt) -> Bool {
    var position = cluster.start
    let end = cluster.end ?? .max
    var time: UInt64 = 0
    for _ in 0..<limit {
      // A cluster that reaches past the end of the file is cut.
      if position == end { return window.size.map { end <= $0 } ?? true }
      guard position < end, let element = try window.element(at: position) else { return position == window.size }
      switch element.id {
      case 0xE7:  // Timestamp
        guard let size = element.size, size <= 8, let data = try window.fields(element.start, Int(size)) else {
          return false
        }
        time = data.unsigned ?? 0
      case 0xA3:  // SimpleBlock
        if let block = try block(element, time) { guard body(block) else { return true } }
      case 0xA0:  // BlockGroup
        if let block = try group(element, time) { guard body(block) else { return true } }
      // Position, PrevSize, SilentTracks, EncryptedBlock, Void, CRC-32
      case 0xA7, 0xAB, 0x5854, 0xAF, 0xEC, 0xBF: break
      // An element of the first level ends a cluster of unknown size (RFC 8794, 6.2).
      case let id where firstLevelElements.contains(id): return cluster.size == nil
      default: return false
      }
      guard let next = element.end else { return false }
      position = next
    }
    return false
  }

  private mutating func block(_ element: EBMLElement, _ time: UInt64) throws(Halt) -> MatroskaBlock? {
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
    // 10.2: lacing in the sixth and seventh bit; 10.3: then the number of frames less one.
    guard flags & 0x06 != 0 else { return MatroskaBlock(track: track, time: sum, frame: head.part(length + 3)) }
    return MatroskaBlock(track: track, time: sum, frameCount: (head.u8(length + 3) ?? 0) + 1)
  }

  private mutating func group(_ element: EBMLElement, _ time: UInt64) throws(Halt) -> MatroskaBlock? {
    guard let end = element.end else { return nil }
    var position = element.start
    var found: MatroskaBlock?
    var duration: UInt64?
    // Block, BlockDuration, references to other blocks, additions.
    for _ in 0..<16 {
      guard position < end, let child = try window.element(at: position), let next = child.end else { break }
      if child.id == 0xA1 { found = try block(child, time) }
      if child.id == 0x9B, let size = child.size, size <= 8 {
        duration = try window.fields(child.start, Int(size))?.unsigned
      }
      position = next
    }
    found?.duration = duration
    return found
  }

  /// Seconds from the first frame to the end of the last, by the first and the last cluster; nil where the last is not found
  /// within the end of the file.
  mutating func measuredDuration() throws(Halt) -> Double? {
    guard let first = firstCluster, let last = try lastCluster() else { return nil }
    var starts: [UInt64: Int64] = [:]
    try forEachBlock(first, limit: mostBlocks) { block in
      starts[block.track] = min(starts[block.track] ?? block.time, block.time)
      return true
    }
    // Of the last cluster alone: the way to it from the first is not what a frame lasts.
    var ends: [UInt64: MatroskaBlock] = [:]
    // The latest time before the last.
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
      // What says nothing of its own lasts as long as the one before it; when that is not known either, packets tell.
      let step = before[track.number].map { Double(last.time.subtractingReportingOverflow($0).partialValue) * tick }
      guard let length = own ?? frames ?? coded ?? step.flatMap({ $0 <= longestStep ? $0 : nil }) else { return nil }
      end = max(end, Double(last.time) * tick + length)
    }
    return end > begin ? end - begin : nil
  }

  /// The last cluster of the file: the last place near its end from which elements of a cluster follow one another to the end.
  private mutating func lastCluster() throws(Halt) -> EBMLElement? {
    guard let size = window.size else { return nil }
    var candidates = 0
    var searched = size
    for length in tailLengths where searched > 0 {
      let start = size - min(size, length)
      guard let tail = try window.fields(start, Int(size - start)) else { return nil }
      let bytes = tail.bytes
      // A number that lies across the edge of what was searched before is found too.
      var index = bytes.startIndex + min(Int(searched - start), bytes.count - 3) - 1
      searched = start
      while index >= bytes.startIndex {
        if bytes[index] == 0x1F, bytes[index + 1] == 0x43, bytes[index + 2] == 0xB6, bytes[index + 3] == 0x75 {
          let place = start + UInt64(index - bytes.startIndex)
          if let cluster = try window.element(at: place),
            try forEachBlock(cluster, limit: mostTailBlocks, { _ in true })
          {
            return cluster
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
