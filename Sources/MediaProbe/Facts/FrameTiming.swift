/// Properties that follow from the times of frames: average rate, variability and the distance of key frames.
package struct FrameTiming {
  /// Number of frames divided by their duration; nil for fewer than two frames.
  package let averageRate: Ratio?
  /// True if the frame rate varies; nil for fewer than two frames, or if frames have no times or equal times.
  package let isVariable: Bool?
  /// The longest distance of key frames in seconds. The end of the track counts as a key frame, so that a single one
  /// also has a distance.
  package let maxKeyframeInterval: Double?
  /// The shortest distance of two key frames in seconds; nil if there are no two.
  package let minKeyframeInterval: Double?
  /// True if a frame is shown before one that precedes it in the file; nil if not all frames have times, or if clocks restart.
  package let isReordered: Bool?

  /// - Parameters:
  ///   - frames: Time in ticks of each frame, and true if it is a key frame; in the order of the file.
  ///   - untimed: Number of further frames without times: program streams give a time only to the first frame of a
  /// group.
  ///   - end: End of the last frame in ticks, if it is known.
  ///   - timeBase: Seconds per tick.
  ///   - declaredRate: The rate in the header.
  ///   - estimatedRate: libavformat's estimate from the header, the codec and the first packets.
  ///   - mayLoseFrames: True for a container whose frames have a constant rate, such as a broadcast, so that a few missing ones
  ///     were lost.
  package init(
    frames: [(time: Int64, isKey: Bool)], untimed: Int64, end: Int64?, timeBase: Ratio, declaredRate: Ratio?,
    estimatedRate: Ratio?, mayLoseFrames: Bool = false
  ) {
    let sorted = frames.sorted { $0.time < $1.time }
    guard let first = sorted.first, let last = sorted.last, last.time > first.time else {
      (averageRate, isVariable, maxKeyframeInterval, minKeyframeInterval) = (nil, nil, nil, nil)
      isReordered = frames.count == 1 && untimed == 0 ? false : nil
      return
    }
    let gaps = zip(sorted.dropFirst(), sorted).map { $0.time - $1.time }.sorted()
    let steps = Int64(gaps.count)
    let span = last.time - first.time

    /// Returns the duration of a frame in ticks at a rate.
    func period(_ rate: Ratio) -> Double {
      Double(timeBase.denominator) / Double(timeBase.numerator) / rate.value
    }
    /// Returns true if rounding two times by half a tick each explains the difference.
    func fits(_ rate: Ratio) -> Bool { abs(Double(steps) * period(rate) - Double(span)) <= 1 }
    // Frames of a track are never shown at the same time. Many equal times mean that recordings were joined and their
    // clocks restart.
    let isRestarted = gaps.count { $0 == 0 } > gaps.count / 10
    let isContinuous = untimed == 0 && !isRestarted
    isReordered = isContinuous ? zip(frames.dropFirst(), frames).contains { $0.time < $1.time } : nil
    let median = gaps[gaps.count / 2]
    func isTypical(_ rate: Ratio) -> Bool { abs(Double(median) - period(rate)) <= 1 }
    /// Returns true if all frames are on the grid of a rate and some places are empty. Then frames are missing and the rate is
    /// correct. A grid as fine as the ticks proves nothing unless most frames are on adjacent places.
    func isGrid(_ rate: Ratio) -> Bool {
      let length = period(rate)
      guard length > 2 || isTypical(rate) else { return false }
      var step = 0
      for gap in gaps {
        let places = (Double(gap) / length).rounded()
        guard places >= 1, places < 1e9, abs(Double(gap) - places * length) <= max(1.5, length / 10) else {
          return false
        }
        step = greatestCommonStep(step, Int(places))
      }
      // If only every second place is used, the places are fields, or the rate is wrong, or the frames between have no
      // time.
      return step == 1 || untimed > 0
    }
    /// Returns true if at most a twentieth of the frames is missing, or if fewer are there than in a second of the rate, which
    /// are too few for an average.
    func lostFew(_ rate: Ratio) -> Bool {
      let places = Double(span) / period(rate)
      return places - Double(steps) <= places / 20 || Double(frames.count) < rate.value
    }
    let measured = Ratio(steps, span).flatMap { rate in timeBase.inverted.flatMap { rate.multiplied(by: $0) } }
    if isRestarted {
      averageRate = declaredRate
    } else if let rate = [declaredRate, estimatedRate].compactMap({ $0 }).first(where: fits), isContinuous {
      averageRate = rate
    } else if isContinuous {
      // The average counts what is shown, so that a frame that is missing lowers it.
      let stated = mayLoseFrames ? [declaredRate, estimatedRate].compactMap { $0 } : []
      averageRate = stated.first { lostFew($0) && isGrid($0) } ?? measured
    } else if let declaredRate, isGrid(declaredRate) {
      averageRate = declaredRate
    } else if let estimatedRate, isGrid(estimatedRate) {
      averageRate = estimatedRate
    } else {
      averageRate = nil
    }
    // Rounding to ticks makes evenly spaced frames differ by one tick.
    // The last frame has no step, but it may be shown for seconds.
    let lastLength = end.map { $0 - last.time } ?? 0
    let isHeld = Double(lastLength) * timeBase.value > 1 && lastLength / 4 > gaps.last ?? 0
    isVariable = isContinuous ? (gaps.last ?? 0) - (gaps.first ?? 0) > 1 || isHeld : nil
    let keys = sorted.filter { $0.isKey }.map { $0.time }
    // A frame without a time may be a key frame.
    if keys.isEmpty || !isContinuous {
      (maxKeyframeInterval, minKeyframeInterval) = (nil, nil)
    } else {
      let stops = keys + [max(end ?? last.time, last.time)]
      let longest = zip(stops.dropFirst(), stops).map { $0 - $1 }.max() ?? 0
      maxKeyframeInterval = Double(longest) * timeBase.value
      minKeyframeInterval = zip(keys.dropFirst(), keys).map { $0 - $1 }.min().map { Double($0) * timeBase.value }
    }
  }
}

private func greatestCommonStep(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
