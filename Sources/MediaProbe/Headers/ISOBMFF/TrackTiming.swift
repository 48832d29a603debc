/// The duration of a track and the effect of its edit list (ISO/IEC 14496-12, 8.6.6).
package struct TrackTiming: Sendable {
  /// Media time from the first sample to the end of the last; nil if unknown.
  let mediaTicks: UInt64?
  /// Presentation duration of the track in seconds with edits applied; nil if unknown.
  let presentation: Double?
  /// True if the edits do more than skip encoder delay and padding.
  package let isEdited: Bool

  /// Largest time in seconds that an edit list may skip as encoder delay. It covers three times the priming of AAC at
  /// 44.1 kHz, and the priming of HE-AAC.
  private static let padding = 0.15

  /// Largest time in seconds by which an edit may exceed its media: both are rounded, and some writers count a frame more.
  private static let longestRounding = 1.0

  /// Returns the timing of a track. It is no initializer, because that would copy the movie.
  static func timing(of track: Track, in movie: Movie) -> TrackTiming {
    let mediaTicks = ticks(track, movie)
    let timescale = track.boxes.timescale.map { Double($0) }
    let media = mediaTicks.flatMap { ticks in timescale.map { Double(ticks) / $0 } }
    let presentation: Double?
    if let summary = movie.fragments[track.boxes.id], summary.count > 0 {
      presentation =
        media == nil
        ? nil
        : timescale.map { timescale in
          let shown = shown(track, summary, movie)
          return (shown.upperBound - (movie.fragmentOrigin * timescale).rounded()) / timescale
        }
    } else if track.boxes.editsAreCut || track.boxes.lacksTime {
      // A part of the edits does not determine the duration of the track, and pictures without duration are not shown.
      presentation = nil
    } else if track.boxes.edits.isEmpty || (movie.isFragmented && track.boxes.samples.count == 0) {
      presentation = media
    } else {
      presentation = edited(track, movie, media) ?? media
    }
    return TrackTiming(
      mediaTicks: mediaTicks, presentation: presentation, isEdited: isEdited(track, movie, media))
  }

  /// Returns the presentation time in seconds of the first sample, if all samples are in fragments. A stream that was
  /// joined late has a late start; the timeline still starts at 0.
  static func fragmentOrigin(of movie: Movie) -> Double {
    movie.tracks.compactMap { track in
      guard let summary = movie.fragments[track.boxes.id], summary.count > 0, let timescale = track.boxes.timescale
      else {
        return nil
      }
      return shown(track, summary, movie).lowerBound / Double(timescale)
    }.min() ?? 0
  }

  /// Returns the presentation interval of a track with fragments, with edits applied, in media time.
  private static func shown(_ track: Track, _ summary: FragmentSummary, _ movie: Movie) -> ClosedRange<Double> {
    // Leading empty edits delay the following ones (8.6.6.1).
    let empty = track.boxes.edits.prefix { $0.mediaTime == nil }.reduce(0) { $0 + Double($1.duration) }
    let scale = Double(track.boxes.timescale ?? 0) / Double(movie.timescale ?? 1)
    let delay = (empty * scale).rounded()
    let isJoinedLate = track.boxes.samples.count == 0 && summary.start > 0
    let first = isJoinedLate ? 0 : track.boxes.edits.first { $0.mediaTime != nil }?.mediaTime ?? 0
    // Reordered frames are presented later than decoded, so an edit that starts at the first one skips nothing.
    let skipped = max(0, first - max(0, summary.firstOffset))
    let start = track.boxes.samples.count > 0 ? 0 : Double(summary.start)
    let end = Double(summary.end) - Double(min(skipped, Int64(clamping: summary.end)))
    return start + delay...max(start, end) + delay
  }

  /// Returns the media time from the first sample to the end of the last; nil if unknown.
  private static func ticks(_ track: Track, _ movie: Movie) -> UInt64? {
    var ticks: UInt64?
    if movie.isFragmented {
      // The number of samples is unknown, and so is their duration.
      guard !movie.isAbsurd(track) else { return nil }
      guard movie.fragmentsAreComplete || movie.fragments[track.boxes.id]?.isEndKnown ?? movie.endsAreKnown else {
        return nil
      }
      if let summary = movie.fragments[track.boxes.id] {
        let origin = track.boxes.samples.count > 0 ? 0 : summary.start
        ticks = summary.end - min(origin, summary.end)
      } else if track.boxes.samples.count > 0 {
        ticks = track.boxes.samples.duration
      }
    } else {
      // Header and table may disagree; players follow the samples.
      ticks =
        track.boxes.samples.count > 0
        ? track.boxes.samples.duration ?? track.boxes.mediaDuration : track.boxes.mediaDuration
    }
    return ticks == 0 ? nil : ticks
  }

  /// Returns the sum of the edits in seconds.
  private static func edited(_ track: Track, _ movie: Movie, _ media: Double?) -> Double? {
    guard let movieScale = movie.timescale, let timescale = track.boxes.timescale else { return nil }
    var total = 0.0
    for edit in track.boxes.edits {
      if edit.duration > 0, let start = edit.mediaTime, let media, edit.isNormalRate, !movie.isFragmented {
        // Players stop at the end of the media, wherever the edit ends.
        // Reordered frames are presented later than decoded, and so is the end.
        let first = Double(start.saturatingDifference(max(0, track.boxes.samples.firstOffset)))
        let left = max(0, media - first / Double(timescale))
        let stated = Double(edit.duration) / Double(movieScale)
        total += stated > left + longestRounding && MediaFacts.plausibleDurations.contains(stated) ? left : stated
      } else if edit.duration > 0 {
        total += Double(edit.duration) / Double(movieScale)
      } else if let start = edit.mediaTime, let media {
        // 8.6.6.1: 0 means up to the end.
        total += max(0, media - Double(start) / Double(timescale))
      }
    }
    return total
  }

  private static func isEdited(_ track: Track, _ movie: Movie, _ media: Double?) -> Bool {
    guard !track.boxes.edits.isEmpty, track.boxes.handler == "vide" || track.boxes.handler == "soun",
      let timescale = track.boxes.timescale
    else {
      return false
    }
    guard track.boxes.edits.count == 1, !track.boxes.editsAreCut, let edit = track.boxes.edits.first,
      let start = edit.mediaTime,
      edit.isNormalRate
    else { return true }
    // Reordered frames are presented later than decoded. An edit that skips this delay shows the first frame at once.
    let delay =
      track.boxes.samples.count > 0
      ? track.boxes.samples.firstOffset : movie.fragments[track.boxes.id]?.firstOffset ?? 0
    let skipped = start.saturatingDifference(delay)
    if Double(skipped) / Double(timescale) > padding { return true }
    // In a movie that continues in fragments the edit covers the samples in the index; playback continues after them.
    guard edit.duration > 0, movie.fragments[track.boxes.id] == nil, let movieScale = movie.timescale,
      track.boxes.samples.count > 0, let media
    else { return false }
    let shown = Double(edit.duration) / Double(movieScale)
    return media - Double(start) / Double(timescale) - shown > padding
  }
}
