import MediaProbe

/// What the packets of a file say that no header does: how many there are, when they are shown, which are key frames.
struct PacketWalk {
  struct Track {
    var count: Int64 = 0
    var bytes: Int64 = 0
    /// In ticks of the track's time base.
    var firstShown: Int64?
    var lastEnd: Int64?
    var totalDuration: Int64 = 0
    /// When each is shown, and whether it is a key frame; for the tracks that were asked for.
    var frames: [(time: Int64, isKey: Bool)] = []
  }

  private(set) var tracks: [Int: Track] = [:]
  /// The walk reached the end of the file.
  private(set) var isComplete = false

  /// Walks at most `bytes` of packets, keeping the times of those of one track.
  init(_ demuxer: borrowing Demuxer, bytes: Int64, timing: Int?) {
    var total: Int64 = 0
    while let packet = demuxer.packet(headLength: 0) {
      var track = tracks[packet.stream] ?? Track()
      track.count += 1
      track.bytes += Int64(packet.size)
      track.totalDuration = track.totalDuration.addingReportingOverflow(max(0, packet.duration)).partialValue
      if let time = packet.presented ?? packet.decoded, abs(time) < Int64.max / 4, packet.duration < Int64.max / 4 {
        track.firstShown = min(track.firstShown ?? time, time)
        track.lastEnd = max(track.lastEnd ?? time, time + max(0, packet.duration))
        if packet.stream == timing { track.frames.append((time, packet.isKey)) }
      }
      tracks[packet.stream] = track
      // A packet without bytes still costs time.
      total += Int64(max(packet.size, 16))
      if total >= bytes { return }
    }
    let summary = demuxer.summary
    isComplete = !summary.timedOut && !summary.budgetSpent
  }
}
