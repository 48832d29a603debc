import MediaProbe

/// Facts that only the packets of a file show: their number, their times and their key frames.
struct PacketWalk {
  struct Track {
    /// Number of frames; two packets with one field each count as one.
    var count: Int64 = 0
    var bytes: Int64 = 0
    /// Sizes in bytes of the smallest and the largest packet.
    var sizes: ClosedRange<Int>?
    /// Start of the first frame in ticks of the track's time base.
    var firstShown: Int64?
    var lastEnd: Int64?
    /// The bytes of spans of time; nil if the track has no clock.
    fileprivate(set) var rates: BitRateWindows?
    /// Time of each frame and whether it is a key frame; only for the track whose timing was requested.
    var frames: [(time: Int64, isKey: Bool)] = []
    /// Decoding time of the last packet, the sum of the steps forward, and the longest of them with its start.
    private(set) var lastDecoded: Int64?
    private(set) var played: Int64 = 0
    private(set) var longestStep: (at: Int64, length: Int64)?
    /// Decoding time of the last packet before the clock starts anew; nil if it does not.
    private(set) var restart: Int64?
    private(set) var steps = 0
    /// True if a packet has a presentation time.
    fileprivate(set) var hasPresentation = false

    fileprivate init(clock: Ratio?) { rates = clock.flatMap { BitRateWindows(ticksPerSecond: $0) } }
  }

  private(set) var tracks: [Int: Track] = [:]
  /// True if the walk reached the end of the file.
  private(set) var isComplete = false
  /// True if every key frame after the first closes the preceding group of pictures; nil if the packets read do not
  /// show it.
  private(set) var hasClosedGOP: Bool?
  /// True if the first key frame contains the metadata of HDR10.
  private(set) var hasStaticMetadata = false

  /// Walks packets up to `bytes`. It keeps the times of one track's packets and parses its key frames.
  init(_ demuxer: borrowing Demuxer, bytes: Int64, timing: NativeStream?) {
    let keyFrames = timing.flatMap { KeyFrames(codec: $0.codec, configuration: demuxer.configuration($0.index)) }
    if let timing { demuxer.watchFields(of: timing.index) }
    var firstField = Demuxer.Structure.frame
    var total: Int64 = 0
    var allClosed: Bool? = keyFrames == nil ? nil : true
    while let packet = demuxer.packet(keyFramesOf: keyFrames == nil ? nil : timing?.index) {
      let isTimed = packet.stream == timing?.index
      let isSecondField = isTimed && packet.structure.completes(firstField)
      if isTimed { firstField = isSecondField ? .frame : packet.structure }
      if packet.isKey, isTimed, !isSecondField, let keyFrames {
        if tracks[packet.stream]?.count ?? 0 == 0 {
          hasStaticMetadata = keyFrames.hasStaticMetadata(packet.content)
        } else if allClosed != false {
          switch keyFrames.isClosed(packet.content) {
          case true?: break
          case false?: allClosed = false
          case nil: allClosed = nil
          }
        }
      }
      let isHidden = isTimed && timing?.isEncrypted == false && packet.isHidden(timing?.codec)
      // The track is changed in place: a copy of all its frames for each packet would take quadratic time.
      if tracks[packet.stream] == nil {
        tracks[packet.stream] = Track(clock: demuxer.stream(packet.stream).timeBase?.inverted)
      }
      tracks[packet.stream, default: Track(clock: nil)].add(
        packet, isFrame: !isSecondField && !isHidden, isTimed: isTimed)
      // A packet without bytes still costs time.
      total += Int64(max(packet.size, 16))
      if total >= bytes {
        hasClosedGOP = allClosed == false ? false : nil
        return
      }
    }
    let summary = demuxer.summary
    isComplete = !summary.timedOut && !summary.budgetSpent
    hasClosedGOP = isComplete || allClosed == false ? allClosed : nil
  }

  /// Returns true if a frame of a track is shown before one that precedes it in the file; nil if the packets read do not show
  /// it.
  func hasBFrames(_ stream: NativeStream, _ timing: FrameTiming? = nil) -> Bool? {
    guard let track = tracks[stream.index], track.hasPresentation, let timeBase = stream.timeBase else { return nil }
    let timing =
      timing
      ?? FrameTiming(
        frames: track.frames, untimed: track.count - Int64(track.frames.count), end: nil, timeBase: timeBase,
        declaredRate: nil,
        estimatedRate: nil)
    return isComplete || timing.isReordered == true ? timing.isReordered : nil
  }
}

extension PacketWalk.Track {
  /// Adds a packet.
  ///
  /// - Parameter isFrame: False for the second field of a frame, and for a frame that is never shown.
  fileprivate mutating func add(_ packet: Demuxer.Packet, isFrame: Bool, isTimed: Bool) {
    if isFrame { count += 1 }
    bytes += Int64(packet.size)
    sizes = min(sizes?.lowerBound ?? packet.size, packet.size)...max(sizes?.upperBound ?? 0, packet.size)
    // The bounds keep sums from overflowing.
    guard let time = packet.presented ?? packet.decoded, abs(time) < 1 << 60, packet.duration < 1 << 60 else { return }
    if let decoded = packet.decoded, abs(decoded) < 1 << 60 { addStep(to: decoded, packet.duration) }
    if rates != nil { rates?.add(at: packet.decoded ?? time, bytes: Int64(packet.size)) }
    firstShown = min(firstShown ?? time, time)
    lastEnd = max(lastEnd ?? time, time + max(0, packet.duration))
    guard isTimed, isFrame else { return }
    // Decoding times are used only if no packet has a presentation time.
    if packet.presented != nil {
      if !hasPresentation { frames = [] }
      hasPresentation = true
    }
    if packet.presented != nil || !hasPresentation { frames.append((time, packet.isKey)) }
  }
}

extension PacketWalk.Track {
  /// Adds the step from the last packet to this decoding time, which never decreases unless the clock starts anew.
  fileprivate mutating func addStep(to decoded: Int64, _ duration: Int64) {
    defer { lastDecoded = decoded }
    guard let lastDecoded else { return }
    steps += 1
    let step = decoded - lastDecoded
    if step < 0 {
      if restart == nil { restart = lastDecoded }
      played = played.saturatingSum(max(0, duration))
    } else {
      played = played.saturatingSum(step)
      if step > longestStep?.length ?? 0 { longestStep = (lastDecoded, step) }
    }
  }
}

extension PacketWalk {
  /// Shortest step in seconds that counts as a leap of the time stamps, if all main tracks have one.
  private static let shortestLeap = 10.0

  /// Returns the problem of time stamps that leap or start anew, and the seconds that the media itself lasts. Nil if the tracks
  /// have no such place: a pause of only one track is silence, or a still picture.
  func timeProblem(of tracks: [NativeStream]) -> (problem: Problem, isRestarted: Bool, seconds: Double)? {
    var (place, length, media) = (Double?.none, Double?.none, 0.0)
    var isRestarted = true
    for stream in tracks {
      guard let track = self.tracks[stream.index], let end = track.lastEnd, let last = track.lastDecoded else {
        return nil
      }
      if track.restart == nil { isRestarted = false }
      let rest = stream.seconds(track.played.saturatingSum(max(0, end - last))) ?? 0
      media = max(media, rest - (track.restart == nil ? stream.seconds(track.longestStep?.length ?? 0) ?? 0 : 0))
    }
    guard let first = tracks.first, let track = self.tracks[first.index] else { return nil }
    if isRestarted, let restart = track.restart {
      place = stream(first, restart, track)
      return (
        Problem(.timeGap, .clockStartsAnew, .text(tenths(place ?? 0)), .text(tenths(media))), true, media
      )
    }
    let least = tracks.count > 1 || first.kind == .audio ? PacketWalk.shortestLeap : 6 * PacketWalk.shortestLeap
    for stream in tracks {
      guard let track = self.tracks[stream.index], let step = track.longestStep, track.steps > 2,
        let seconds = stream.seconds(step.length), seconds > least,
        let all = stream.seconds(track.played), seconds > 10 * (all - seconds) / Double(track.steps)
      else { return nil }
      if length == nil { (place, length) = (self.stream(stream, step.at, track), seconds) }
    }
    guard let place, let length else { return nil }
    return (
      Problem(.timeGap, .timeStampsLeap, .text(tenths(length)), .text(tenths(place)), .text(tenths(media))), false,
      media
    )
  }

  /// Returns the seconds from the start of a track to a time.
  private func stream(_ stream: NativeStream, _ time: Int64, _ track: Track) -> Double? {
    stream.seconds(time - min(time, track.firstShown ?? time))
  }
}

extension Demuxer.Packet {
  /// Returns true if the packet has a frame that is never shown.
  fileprivate func isHidden(_ codec: String?) -> Bool {
    guard let ends else { return false }
    return MediaProbe.isHidden(codec, first: ends.first, last: ends.last)
  }
}
