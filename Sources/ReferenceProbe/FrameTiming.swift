import MediaProbe

/// What the times of frames say: rate, evenness, distance of key frames.
struct FrameTiming {
  /// Frames over their duration; nil below two frames.
  let averageRate: Ratio?
  let isVariable: Bool?
  /// Seconds; the end of the track counts as one, so that a single key frame has a distance too.
  let maxKeyframeInterval: Double?

  /// - Parameters:
  ///   - frames: Times in ticks, and whether it is a key frame; in any order.
  ///   - end: Where the last frame ends, in ticks, when that is known.
  ///   - timeBase: Seconds per tick.
  ///   - declaredRate: What the container says; taken where rounding to ticks explains the difference.
  init(frames: [(time: Int64, isKey: Bool)], end: Int64?, timeBase: Ratio, declaredRate: Ratio?) {
    let sorted = frames.sorted { $0.time < $1.time }
    guard let first = sorted.first, let last = sorted.last, last.time > first.time else {
      (averageRate, isVariable, maxKeyframeInterval) = (nil, nil, nil)
      return
    }
    let steps = Int64(sorted.count - 1)
    let span = last.time - first.time
    let measured = Ratio(steps, span).flatMap { rate in timeBase.inverted.flatMap { rate.multiplied(by: $0) } }
    if let declaredRate, let measured {
      // Two times, each rounded by half a tick.
      let ticks = Double(steps) / declaredRate.value * Double(timeBase.denominator) / Double(timeBase.numerator)
      averageRate = abs(ticks - Double(span)) <= 1 ? declaredRate : measured
    } else {
      averageRate = measured
    }
    let deltas = zip(sorted.dropFirst(), sorted).map { $0.time - $1.time }
    // Times rounded to ticks make even frames differ by one.
    isVariable = (deltas.max() ?? 0) - (deltas.min() ?? 0) > 1
    let keys = sorted.filter(\.isKey).map(\.time)
    if keys.isEmpty {
      maxKeyframeInterval = nil
    } else {
      let stops = keys + [max(end ?? last.time, last.time)]
      let longest = zip(stops.dropFirst(), stops).map { $0 - $1 }.max() ?? 0
      maxKeyframeInterval = Double(longest) * timeBase.value
    }
  }
}
