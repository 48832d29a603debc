/// The frames of a track: how many, how fast, how evenly they follow one another, how far apart key frames are.
extension Movie {
  /// Sets what boxes alone tell of the time of a track's frames; nil is what they do not tell.
  func setTiming(_ index: Int, _ video: inout VideoFacts) {
    let track = tracks[index]
    let samples = track.samples
    video.duration = timings[index].presentation
    video.bitRate = measuredBitRate(index)
    (video.frameCount, video.averageFrameRate, video.variableFrameRate) = (nil, nil, nil)
    video.maxKeyframeInterval = nil
    guard !isFragmented || fragmentsAreComplete, !isAbsurd(track), let timescale = track.timescale else { return }
    let summary = fragments[track.id]
    let own = samples.runs != nil ? samples.count : samples.sizeCount
    let count = own + (summary?.count ?? 0)
    video.frameCount = count > 0 ? Int64(clamping: count) : nil
    // Gaps between fragments belong to no frame.
    let ownTicks = own > 0 ? samples.duration ?? track.mediaDuration : 0
    let ticks = ownTicks?.addingReportingOverflow(summary?.duration ?? 0).partialValue
    if count > 0, let ticks, ticks > 0, let frames = Int64(exactly: count), let ticks = Int64(exactly: ticks) {
      video.averageFrameRate = Ratio(frames, ticks).flatMap { rate in
        Ratio(Int64(timescale), 1).flatMap { rate.multiplied(by: $0) }
      }
      // Times rounded to ticks make even frames differ by one.
      var steps = samples.steps
      if let more = summary?.steps {
        steps = steps.map { min($0.lowerBound, more.lowerBound)...max($0.upperBound, more.upperBound) } ?? more
      }
      if let steps, count >= 2 {
        let isVariable = steps.upperBound - steps.lowerBound > 1
        if isVariable || samples.stepsAreComplete { video.variableFrameRate = isVariable }
      }
    }
    video.maxKeyframeInterval = syncDistance(track, hasOwn: own > 0).map { Double($0) / Double(timescale) }
  }

  /// The longest stretch between sync samples, the end counted as one, in media time; nil when it is not told.
  private func syncDistance(_ track: Track, hasOwn: Bool) -> UInt64? {
    let own = hasOwn ? track.samples.longestSyncDistance : nil
    guard let summary = fragments[track.id] else { return own }
    if !hasOwn, summary.lastSync == nil { return nil }
    let tail = summary.lastSync.map { summary.end - min($0, summary.end) } ?? 0
    return max(own ?? 0, summary.longestSyncDistance, tail)
  }
}
