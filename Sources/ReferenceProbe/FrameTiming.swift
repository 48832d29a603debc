import MediaProbe

/// What the times of frames say: rate, evenness, distance of key frames.
struct FrameTiming {
  /// Frames over their duration; nil below two frames.
  let averageRate: Ratio?
  /// Nil below two frames, and where frames have no time or times come again.
  let isVariable: Bool?
  /// Seconds; the end of the track counts as one, so that a single key frame has a distance too.
  let maxKeyframeInterval: Double?

  /// - Parameters:
  ///   - frames: Times in ticks, and whether it is a key frame; in any order.
  ///   - untimed: Frames beside them that have no time of their own: program streams time a group of frames by its first.
  ///   - end: Where the last frame ends, in ticks, when that is known.
  ///   - timeBase: Seconds per tick.
  ///   - declaredRate: What the header says.
  ///   - estimatedRate: What libavformat makes of the header, the coding and the first packets.
  init(
    frames: [(time: Int64, isKey: Bool)], untimed: Int64, end: Int64?, timeBase: Ratio, declaredRate: Ratio?,
    estimatedRate: Ratio?
  ) {
    let sorted = frames.sorted { $0.time < $1.time }
    guard let first = sorted.first, let last = sorted.last, last.time > first.time else {
      (averageRate, isVariable, maxKeyframeInterval) = (nil, nil, nil)
      return
    }
    let gaps = zip(sorted.dropFirst(), sorted).map { $0.time - $1.time }.sorted()
    let steps = Int64(gaps.count)
    let span = last.time - first.time

    /// A frame's length in ticks at a rate.
    func period(_ rate: Ratio) -> Double {
      Double(timeBase.denominator) / Double(timeBase.numerator) / rate.value
    }
    /// Two times, each rounded by half a tick, explain the difference.
    func fits(_ rate: Ratio) -> Bool { abs(Double(steps) * period(rate) - Double(span)) <= 1 }
    // No two frames of a track are shown at once. Where many are, recordings were joined and their clocks begin anew.
    let isRestarted = gaps.count { $0 == 0 } > gaps.count / 10
    let isContinuous = untimed == 0 && !isRestarted
    let median = gaps[gaps.count / 2]
    func isTypical(_ rate: Ratio) -> Bool { abs(Double(median) - period(rate)) <= 1 }
    /// All frames stand on the grid of a rate, some places of which are empty: frames are missing, the rate is what it is.
    /// A grid as fine as the ticks proves nothing unless most frames stand side by side on it.
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
      // Where only every second place is ever taken, the places are fields, or the rate is wrong; or the frames between
      // have no time.
      return step == 1 || untimed > 0
    }
    let measured = Ratio(steps, span).flatMap { rate in timeBase.inverted.flatMap { rate.multiplied(by: $0) } }
    if isRestarted {
      averageRate = declaredRate
    } else if let rate = [declaredRate, estimatedRate].compactMap({ $0 }).first(where: fits), isContinuous {
      averageRate = rate
    } else if let declaredRate, isGrid(declaredRate) {
      averageRate = declaredRate
    } else if let estimatedRate, !isContinuous || isTypical(estimatedRate), isGrid(estimatedRate) {
      averageRate = estimatedRate
    } else {
      averageRate = isContinuous ? measured : nil
    }
    // Times rounded to ticks make even frames differ by one.
    isVariable = isContinuous ? (gaps.last ?? 0) - (gaps.first ?? 0) > 1 : nil
    let keys = sorted.filter(\.isKey).map(\.time)
    // A key frame may be among those without a time.
    if keys.isEmpty || !isContinuous {
      maxKeyframeInterval = nil
    } else {
      let stops = keys + [max(end ?? last.time, last.time)]
      let longest = zip(stops.dropFirst(), stops).map { $0 - $1 }.max() ?? 0
      maxKeyframeInterval = Double(longest) * timeBase.value
    }
  }
}

private func greatestCommonStep(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
