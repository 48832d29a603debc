import MediaProbe

/// What the packets of a file say that no header does: how many there are, when they are shown, which are key frames.
struct PacketWalk {
  struct Track {
    /// Frames; two packets with a field each are one.
    var count: Int64 = 0
    var bytes: Int64 = 0
    /// Bytes of the shortest and the longest.
    var sizes: ClosedRange<Int>?
    /// In ticks of the track's time base.
    var firstShown: Int64?
    var lastEnd: Int64?
    /// When each is shown, and whether it is a key frame; for the track that was asked for.
    var frames: [(time: Int64, isKey: Bool)] = []
  }

  private(set) var tracks: [Int: Track] = [:]
  /// The walk reached the end of the file.
  private(set) var isComplete = false
  /// Every key frame behind the first closes what came before; nil when the packets that were read do not prove it.
  private(set) var closedGOP: Bool?
  /// The first key frame carries the metadata of HDR10.
  private(set) var hasStaticMetadata = false

  /// Walks at most `bytes` of packets, keeping the times of those of one track, and looking into its key frames.
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
      // Far from the ends of the number line, so that sums cannot overflow.
      if let time = packet.presented ?? packet.decoded, abs(time) < 1 << 60, packet.duration < 1 << 60 {
        track.firstShown = min(track.firstShown ?? time, time)
        track.lastEnd = max(track.lastEnd ?? time, time + max(0, packet.duration))
        if isTimed, !isSecondField {
          // Times of decoding serve only where no packet says when it is shown.
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
        closedGOP = allClosed == false ? false : nil
        return
      }
    }
    let summary = demuxer.summary
    isComplete = !summary.timedOut && !summary.budgetSpent
    closedGOP = isComplete || allClosed == false ? allClosed : nil
  }
}
