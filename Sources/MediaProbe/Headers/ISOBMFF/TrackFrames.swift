/// Measures the frames of a track: number, rate, variability and key frame distance.
extension Movie {
  /// Sets the timing facts of a video track that come only from boxes; facts that the boxes do not state become nil.
  func setTiming(_ index: Int, _ video: inout VideoFacts) {
    let track = tracks[index]
    let samples = track.boxes.samples
    video.duration = timings[index].presentation
    video.bitRate = measuredBitRate(index)
    (video.frameCount, video.averageFrameRate, video.hasVariableFrameRate) = (nil, nil, nil)
    (video.maxKeyframeInterval, video.minKeyframeInterval) = (nil, nil)
    video.bitRateMode = bitRateMode(index, isVideo: true)
    guard !isFragmented || fragmentsAreComplete, !isAbsurd(track), let timescale = track.boxes.timescale else { return }
    let summary = fragments[track.boxes.id]
    let own = samples.runs != nil ? samples.count : samples.sizeCount
    let count = own.saturatingSum(summary?.count ?? 0)
    video.frameCount = count > 0 ? Int64(clamping: count) : nil
    // Gaps between fragments belong to no frame.
    let ownTicks = own > 0 ? samples.duration ?? track.boxes.mediaDuration : 0
    let ticks = ownTicks?.saturatingSum(summary?.duration ?? 0)
    if count > 0, let ticks, ticks > 0, let frames = Int64(exactly: count), let ticks = Int64(exactly: ticks) {
      video.averageFrameRate = Ratio(frames, ticks).flatMap { rate in
        Ratio(Int64(timescale), 1).flatMap { rate.multiplied(by: $0) }
      }
      // Rounding to ticks makes evenly spaced frames differ by one tick.
      var steps = samples.steps
      if let more = summary?.steps {
        steps = steps.map { min($0.lowerBound, more.lowerBound)...max($0.upperBound, more.upperBound) } ?? more
      }
      if let isReordered = isReordered(samples, summary, steps) { video.hasBFrames = isReordered }
      if let steps, count >= 2 {
        let isVariable = steps.upperBound - steps.lowerBound > 1 || hasLongLastFrame(samples, steps, timescale)
        if isVariable || samples.stepsAreComplete { video.hasVariableFrameRate = isVariable }
      }
    }
    // A single frame without a duration has the rate in its sequence header.
    if count == 1, ticks ?? 0 == 0 { video.averageFrameRate = track.boxes.description?.video?.frameRate }
    if let distances = syncDistances(track, hasOwn: own > 0) {
      video.maxKeyframeInterval = Double(distances.longest) / Double(timescale)
      video.minKeyframeInterval = distances.shortest.map { Double($0) / Double(timescale) }
    }
  }

  /// Returns true if the last frame is shown for seconds. Its duration is not a step, and may be a little longer than the steps.
  private func hasLongLastFrame(_ samples: SampleTable, _ steps: ClosedRange<UInt32>, _ timescale: Int64) -> Bool {
    guard let last = samples.runs?.last, last.count == 1, Int64(last.delta) > timescale else { return false }
    return last.delta / 4 > steps.upperBound
  }

  /// Returns true if a frame is shown before the one that precedes it in the file: the composition offset decreases by more
  /// than the step between the two. Nil if the tables do not show it.
  private func isReordered(_ samples: SampleTable, _ summary: FragmentSummary?, _ steps: ClosedRange<UInt32>?) -> Bool?
  {
    guard let own = samples.offsetDrop else { return nil }
    let drop = max(own, summary?.offsetDrop ?? 0)
    if drop == 0 { return false }
    guard let steps, samples.stepsAreComplete else { return nil }
    if drop <= steps.lowerBound { return false }
    return drop > steps.upperBound ? true : nil
  }

  /// Returns the longest distance between sync samples in media time, counting the end as one, and the shortest one of two sync
  /// samples. Nil if they are unknown.
  private func syncDistances(_ track: Track, hasOwn: Bool) -> (longest: UInt64, shortest: UInt64?)? {
    let own = hasOwn ? track.boxes.samples.syncDistances : nil
    guard let summary = fragments[track.boxes.id] else { return own }
    if !hasOwn, summary.lastSync == nil { return nil }
    let tail = summary.lastSync.map { summary.end - min($0, summary.end) } ?? 0
    let shortest = min(own?.shortest ?? .max, summary.shortestSyncDistance ?? .max)
    return (max(own?.longest ?? 0, summary.longestSyncDistance, tail), shortest == .max ? nil : shortest)
  }
}
