/// How long tracks last, and what their edit lists do (ISO/IEC 14496-12, 8.6.6).
struct TrackTiming: Sendable {
  /// Media time from the first sample to the end of the last; nil when not told.
  let mediaTicks: UInt64?
  /// Seconds that the track takes up on the time line, edits applied; nil when not told.
  let presentation: Double?
  /// Its edits do more than skip what an encoder puts in front and behind.
  let isEdited: Bool

  /// What edit lists may skip or leave out and still only remove what encoders add: three times the priming of AAC at 44.1 kHz,
  /// and that of HE-AAC.
  private static let padding = 0.15

  init(_ track: Track, _ movie: Movie) {
    mediaTicks = TrackTiming.ticks(track, movie)
    let timescale = track.timescale.map { Double($0) }
    let media = mediaTicks.flatMap { ticks in timescale.map { Double(ticks) / $0 } }
    if let summary = movie.fragments[track.id], summary.count > 0 {
      presentation =
        media == nil
        ? nil
        : timescale.map { timescale in
          let shown = TrackTiming.shown(track, summary, movie)
          return (shown.upperBound - (movie.fragmentOrigin * timescale).rounded()) / timescale
        }
    } else if track.editsAreCut || track.lacksTime {
      // What a part of the edits adds up to is not how long the track is shown, and pictures that take no time are not shown.
      presentation = nil
    } else if track.edits.isEmpty || (movie.isFragmented && track.samples.count == 0) {
      presentation = media
    } else {
      presentation = TrackTiming.edited(track, movie, media) ?? media
    }
    isEdited = TrackTiming.isEdited(track, movie, media)
  }

  /// When, in seconds, the first of the samples is shown that are all in fragments. A stream that was joined late starts late;
  /// the time line does not.
  static func fragmentOrigin(of movie: Movie) -> Double {
    movie.tracks.compactMap { track in
      guard let summary = movie.fragments[track.id], summary.count > 0, let timescale = track.timescale else {
        return nil
      }
      return shown(track, summary, movie).lowerBound / Double(timescale)
    }.min() ?? 0
  }

  /// From when to when a track with fragments is shown, edits applied, in media time.
  private static func shown(_ track: Track, _ summary: FragmentSummary, _ movie: Movie) -> ClosedRange<Double> {
    // Empty edits in front delay all that follows (8.6.6.1).
    let empty = track.edits.prefix { $0.mediaTime == nil }.reduce(0) { $0 + Double($1.duration) }
    let scale = Double(track.timescale ?? 0) / Double(movie.timescale ?? 1)
    let delay = (empty * scale).rounded()
    let isJoinedLate = track.samples.count == 0 && summary.start > 0
    let first = isJoinedLate ? 0 : track.edits.first { $0.mediaTime != nil }?.mediaTime ?? 0
    // Reordered frames are shown later than they are decoded: an edit that starts with the first one skips nothing.
    let skipped = max(0, first - max(0, summary.firstOffset))
    let start = track.samples.count > 0 ? 0 : Double(summary.start)
    let end = Double(summary.end) - Double(min(skipped, Int64(clamping: summary.end)))
    return start + delay...max(start, end) + delay
  }

  /// Media time from the first sample to the end of the last; nil when it is not told.
  private static func ticks(_ track: Track, _ movie: Movie) -> UInt64? {
    var ticks: UInt64?
    if movie.isFragmented {
      // How many there are is not known, and so not how long they last.
      guard !movie.isAbsurd(track) else { return nil }
      guard movie.fragmentsAreComplete || movie.fragments[track.id]?.isEndKnown ?? movie.endsAreKnown else {
        return nil
      }
      if let summary = movie.fragments[track.id] {
        let origin = track.samples.count > 0 ? 0 : summary.start
        ticks = summary.end - min(origin, summary.end)
      } else if track.samples.count > 0 {
        ticks = track.samples.duration
      }
    } else {
      // Header and table may disagree: the samples are what is played.
      ticks = track.samples.count > 0 ? track.samples.duration ?? track.mediaDuration : track.mediaDuration
    }
    return ticks == 0 ? nil : ticks
  }

  /// The sum of the edits in seconds.
  private static func edited(_ track: Track, _ movie: Movie, _ media: Double?) -> Double? {
    guard let movieScale = movie.timescale, let timescale = track.timescale else { return nil }
    var total = 0.0
    for edit in track.edits {
      if edit.duration > 0 {
        total += Double(edit.duration) / Double(movieScale)
      } else if let start = edit.mediaTime, let media {
        // 8.6.6.1: 0 stands for all that is to come.
        total += max(0, media - Double(start) / Double(timescale))
      }
    }
    return total
  }

  private static func isEdited(_ track: Track, _ movie: Movie, _ media: Double?) -> Bool {
    guard !track.edits.isEmpty, track.handler == "vide" || track.handler == "soun", let timescale = track.timescale
    else {
      return false
    }
    guard track.edits.count == 1, !track.editsAreCut, let edit = track.edits.first, let start = edit.mediaTime,
      edit.isNormalRate
    else { return true }
    // Reordered frames are shown later than they are decoded; skipping that much shows the first at once.
    let delay = track.samples.count > 0 ? track.samples.firstOffset : movie.fragments[track.id]?.firstOffset ?? 0
    let skipped = start.subtractingReportingOverflow(delay).partialValue
    if Double(skipped) / Double(timescale) > padding { return true }
    // Of a movie that goes on in fragments it covers what the index holds; they play on behind it.
    guard edit.duration > 0, movie.fragments[track.id] == nil, let movieScale = movie.timescale,
      track.samples.count > 0, let media
    else { return false }
    let shown = Double(edit.duration) / Double(movieScale)
    return media - Double(start) / Double(timescale) - shown > padding
  }
}
