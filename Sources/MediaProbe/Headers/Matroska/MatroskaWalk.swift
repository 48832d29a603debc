// These functions count the frames of small files from the heads of all blocks.

/// Largest file whose blocks are walked. The stream tier reads as many bytes of packets, so it counts no longer files either.
private let largestWalk: UInt64 = 8 << 20
/// Largest number of elements of all clusters: a minute of video with audio has 4000.
private let mostElements = 1 << 14
/// Number of bytes of a key frame that are read if the head of its block does not show its kind.
private let keyFrameHead: UInt64 = 4096
/// Codecs of which each block is a frame.
private let codecsWithFrames: Set = ["h264", "hevc", "vp8", "vp9", "av1"]

/// The blocks of one track.
private struct WalkedTrack {
  let number: UInt64
  var count: Int64 = 0
  var bytes: Int64 = 0
  var firstShown: Int64?
  var lastEnd: Int64?
  /// True if the duration of a frame is not known.
  var lacksDuration = false

  private(set) var rates: BitRateWindows?

  init(_ number: UInt64, _ timeBase: Ratio) {
    self.number = number
    rates = timeBase.inverted.flatMap { BitRateWindows(ticksPerSecond: $0) }
  }

  /// Adds a frame.
  ///
  /// - Parameter length: Duration in ticks of the segment's clock.
  mutating func add(_ block: MatroskaBlock, bytes: Int64, length: Int64?) {
    count += 1
    self.bytes += bytes
    if rates != nil { rates?.add(at: block.time, bytes: bytes) }
    firstShown = min(firstShown ?? block.time, block.time)
    if let length {
      lastEnd = max(lastEnd ?? block.time, block.time.saturatingSum(length))
    } else {
      lacksDuration = true
    }
  }

  /// Adds the bytes of a frame that is never shown.
  mutating func addHidden(bytes: Int64) { self.bytes += bytes }

  /// Returns the time in seconds from the start of the first frame to the end of the last.
  ///
  /// - Parameter timeBase: Seconds per tick.
  func seconds(_ timeBase: Ratio) -> Double? {
    guard !lacksDuration, let firstShown, let lastEnd, lastEnd > firstShown else { return nil }
    return Double(lastEnd - firstShown) * Double(timeBase.numerator) / Double(timeBase.denominator)
  }
}

extension MatroskaSegment {
  /// Sets the facts that only the blocks state: number and times of frames, key frames, and bit rates. Changes nothing if the
  /// file is long, or if its blocks do not directly follow one another to its end.
  mutating func count(
    video: MatroskaTrack, audio: MatroskaTrack?, _ facts: inout MediaFacts
  ) throws(ReadInterruption) {
    guard let size = window.size, size <= largestWalk, end == nil || end == size, facts.isEncrypted == false,
      let first = firstCluster, let rate = video.declaredRate, let duration = video.defaultDuration,
      let timeBase = Ratio(Int64(clamping: timestampScale), nanosecondsPerSecond),
      let codec = facts.video?.codec, codecsWithFrames.contains(codec), facts.video?.isInterlaced == false,
      !video.encoding.isPacked, video.timeFactor == 1
    else { return }
    let parser = KeyFrames(
      codec: codec, lengthSize: matroskaVideoDetails(video, codec: codec)?.lengthSize)
    // Frames of the two fields of a picture may be in blocks of their own.
    if matroskaVideoDetails(video, codec: codec)?.mayHaveFields == true { return }
    let frameTicks = Int64(clamping: duration / timestampScale)
    var pictures = WalkedTrack(video.number, timeBase)
    var sound = audio.map { WalkedTrack($0.number, timeBase) }
    var frames: [(time: Int64, isKey: Bool)] = []
    var isClosed: Bool? = true
    let sampled = facts.audio
    let isWhole = try walkBlocks(from: first) { segment, block throws(ReadInterruption) in
      if block.track == pictures.number {
        guard let place = block.place else { return false }
        if try segment.isHidden(block, place, video, codec) {
          pictures.addHidden(bytes: Int64(place.count + video.encoding.strippedCount))
          return true
        }
        if block.isKey, pictures.count > 0, let parser, isClosed != false {
          switch try segment.isClosedKeyFrame(block, place, video, parser) {
          case true?: break
          case false?: isClosed = false
          case nil: isClosed = nil
          }
        }
        pictures.add(
          block, bytes: Int64(place.count + video.encoding.strippedCount),
          length: block.duration.map { Int64(clamping: $0) } ?? frameTicks)
        frames.append((block.time, block.isKey))
      } else if let audio, block.track == sound?.number {
        guard let place = block.place else { return false }
        sound?.add(
          block, bytes: Int64(place.count + audio.encoding.strippedCount),
          length: segment.frameLength(block, audio, sampled))
      }
      return true
    }
    guard isWhole, pictures.count > 0 else { return }
    let timing = FrameTiming(
      frames: frames, untimed: 0, end: pictures.lastEnd, timeBase: timeBase, declaredRate: rate, estimatedRate: rate)
    facts.video?.frameCount = pictures.count
    facts.video?.hasVariableFrameRate = timing.isVariable
    facts.video?.averageFrameRate = timing.averageRate ?? rate
    facts.video?.maxKeyframeInterval = timing.maxKeyframeInterval
    facts.video?.minKeyframeInterval = timing.minKeyframeInterval
    if facts.video?.hasBFrames == nil { facts.video?.hasBFrames = timing.isReordered }
    if facts.video?.hasClosedGOP == nil, parser != nil { facts.video?.hasClosedGOP = isClosed }
    facts.video?.bitRateMode = pictures.rates?.mode(isVideo: true)
    if facts.video?.bitRateMode == nil { facts.unknown[.videoBitRateMode] = .init(.tooShortForRates) }
    if timing.isVariable == true, leap == nil { try findLeap(in: facts) }
    let shown = pictures.seconds(timeBase)
    facts.video?.duration = shown
    facts.video?.bitRate = pictures.bitRate(shown ?? facts.duration)
    guard let audio, let sound, !audio.encoding.isPacked, audio.timeFactor == 1 else { return }
    let heard = sound.seconds(timeBase)
    facts.audio?.duration = heard
    if sampled?.bitRate == nil { facts.audio?.bitRate = sound.bitRate(heard) }
    guard facts.audio?.bitRateMode == nil else { return }
    facts.audio?.bitRateMode = sound.rates?.mode(isVideo: false)
    if facts.audio?.bitRateMode == nil { facts.unknown[.audioBitRateMode] = .init(.tooShortForRates) }
  }

  /// Calls `body` with each block from a cluster on until it returns false. Returns true if all elements up to the end of the
  /// file were read, and no other data was between them.
  mutating func walkBlocks(
    from cluster: EBMLElement, _ body: (inout MatroskaSegment, MatroskaBlock) throws(ReadInterruption) -> Bool
  ) throws(ReadInterruption) -> Bool {
    guard let size = window.size else { return false }
    var position = cluster.start
    var time: UInt64?
    for _ in 0..<mostElements {
      guard position != size else { return true }
      guard let element = try window.element(at: position) else { return false }
      // A cluster is entered, regardless of its size being known (RFC 8794, 6.2).
      if element.id == 0x1F43_B675 {
        (position, time) = (element.start, nil)
        continue
      }
      guard let end = element.end, end <= size else { return false }
      switch element.id {
      case 0xE7:  // Timestamp
        guard let length = element.size, length <= 8 else { return false }
        time = try window.fields(element.start, Int(length))?.unsigned
      case 0xA3, 0xA0:  // SimpleBlock, BlockGroup
        guard let time, let found = try element.id == 0xA3 ? block(element, time) : group(element, time),
          found.time >= 0, found.place.map({ $0.upperBound <= end }) ?? true, try body(&self, found)
        else { return false }
      // Position, PrevSize, SilentTracks, Void, CRC-32
      case 0xA7, 0xAB, 0x5854, 0xEC, 0xBF: break
      case let id where isFirstLevelElement(id): break
      default: return false
      }
      position = end
    }
    return false
  }

  /// Returns true if a frame is never shown. Its last byte is read only if the first one does not decide.
  private mutating func isHidden(
    _ block: MatroskaBlock, _ place: Range<UInt64>, _ track: MatroskaTrack, _ codec: String
  ) throws(ReadInterruption) -> Bool {
    guard mayHide(codec), let head = block.frame.map({ track.encoding.restored($0) }),
      let first = head.u8(0).map({ UInt8(truncatingIfNeeded: $0) }), MediaProbe.isHidden(codec, first: first, last: 0)
    else { return false }
    if codec == "vp8" { return true }
    guard place.lowerBound < place.upperBound, let last = try window.fields(place.upperBound - 1, 1)?.u8(0) else {
      return false
    }
    return MediaProbe.isHidden(codec, first: first, last: UInt8(truncatingIfNeeded: last))
  }

  /// Returns true if a key frame closes the preceding group of pictures; nil if its beginning does not show it.
  private mutating func isClosedKeyFrame(
    _ block: MatroskaBlock, _ place: Range<UInt64>, _ track: MatroskaTrack, _ parser: KeyFrames
  ) throws(ReadInterruption) -> Bool? {
    guard let head = block.frame.map({ track.encoding.restored($0) }) else { return nil }
    if let isClosed = parser.isClosed(Array(head.bytes)) { return isClosed }
    let count = Int(min(keyFrameHead, place.upperBound - place.lowerBound))
    guard let longer = try window.fields(place.lowerBound, count) else { return nil }
    return parser.isClosed(Array(track.encoding.restored(longer).bytes))
  }

  /// Returns the duration of an audio frame in ticks of the segment's clock; nil if neither the container nor the codec states
  /// it.
  private func frameLength(_ block: MatroskaBlock, _ track: MatroskaTrack, _ audio: AudioFacts?) -> Int64? {
    if let duration = block.duration { return Int64(clamping: duration) }
    if let duration = track.defaultDuration { return Int64(clamping: duration / timestampScale) }
    if track.codecID == "A_OPUS" {
      return block.frame.flatMap(opusDuration).map { Int64($0 * Double(nanosecondsPerSecond) / Double(timestampScale)) }
    }
    let samples =
      switch audio?.codec {
      // ISO/IEC 14496-3, 4.5.1.1.
      case "aac" where audio?.profile == "LC": 1024.0
      // ETSI TS 102 366, 4.1: six blocks of 256 samples.
      case "ac3": 1536.0
      default: Double?.none
      }
    guard let samples, let rate = audio?.sampleRate, rate > 0 else { return nil }
    return Int64(samples * Double(nanosecondsPerSecond) / Double(timestampScale) / Double(rate))
  }
}

extension WalkedTrack {
  /// Returns the bit rate in bits per second over a duration in seconds.
  fileprivate func bitRate(_ duration: Double?) -> Int64? {
    duration.flatMap { $0 > 0 ? Int64(exactly: (Double(bytes) * 8 / $0).rounded()) : nil }
  }
}
