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
    /// Time of each frame and whether it is a key frame; only for the track whose timing was requested.
    var frames: [(time: Int64, isKey: Bool)] = []
  }

  private(set) var tracks: [Int: Track] = [:]
  /// True if the walk reached the end of the file.
  private(set) var isComplete = false
  /// True if every key frame after the first closes the preceding group of pictures; nil if the packets read do not
  /// show it.
  private(set) var hasClosedGOP: Bool?
  /// True if the first key frame carries the metadata of HDR10.
  private(set) var hasStaticMetadata = false

  /// Walks packets up to `bytes`. It keeps the times of one track's packets and parses its key frames.
  init(_ demuxer: borrowing Demuxer, bytes: Int64, timing: NativeStream?) {
    let keyFrames = timing.flatMap { KeyFrames(codec: $0.codec, configuration: demuxer.configuration($0.index)) }
    if let timing { demuxer.watchFields(of: timing.index) }
    var firstField = Demuxer.Structure.frame
    var total: Int64 = 0
    var hasPresentation = false
    var allClosed: Bool? = keyFrames == nil ? nil : true
    while let packet = demuxer.packet(keyFramesOf: keyFrames == nil ? nil : timing?.index) {
      var track = tracks[packet.stream] ?? Track()
      let isTimed = packet.stream == timing?.index
      let isSecondField = isTimed && packet.structure.completes(firstField)
      if isTimed { firstField = isSecondField ? .frame : packet.structure }
      if packet.isKey, isTimed, !isSecondField, let keyFrames {
        if track.count == 0 {
          hasStaticMetadata = keyFrames.hasStaticMetadata(packet.content)
        } else if allClosed != false {
          switch keyFrames.isClosed(packet.content) {
          case true?: break
          case false?: allClosed = false
          case nil: allClosed = nil
          }
        }
      }
      if !isSecondField { track.count += 1 }
      track.bytes += Int64(packet.size)
      track.sizes =
        min(track.sizes?.lowerBound ?? packet.size, packet.size)...max(track.sizes?.upperBound ?? 0, packet.size)
      // The bounds keep sums from overflowing.
      if let time = packet.presented ?? packet.decoded, abs(time) < 1 << 60, packet.duration < 1 << 60 {
        track.firstShown = min(track.firstShown ?? time, time)
        track.lastEnd = max(track.lastEnd ?? time, time + max(0, packet.duration))
        if isTimed, !isSecondField {
          // Decoding times are used only if no packet has a presentation time.
          if packet.presented != nil {
            if !hasPresentation { track.frames = [] }
            hasPresentation = true
          }
          if packet.presented != nil || !hasPresentation { track.frames.append((time, packet.isKey)) }
        }
      }
      tracks[packet.stream] = track
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
}
