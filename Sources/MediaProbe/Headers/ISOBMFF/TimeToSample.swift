extension BoxWalk {
  /// Number of entries that are read of a longer table, to detect a variable frame rate.
  private static let leadingRuns = 256

  /// Reads a TimeToSampleBox (ISO/IEC 14496-12, 8.6.1.2).
  mutating func readTimeToSample(_ box: BoxPlace, _ table: inout SampleTable) throws(ReadInterruption) {
    guard let head = try content(box, atMost: 8), let declared = head.u32(4) else { return }
    let there = entryCount(declared, box, header: 8, width: 8)
    let isWhole = wants(there, width: 8, most: limits.runs, always: BoxLimits.header.runs)
    let count = isWhole ? there : BoxWalk.leadingRuns
    var runs: [TimeRun] = []
    runs.reserveCapacity(count)
    var (samples, duration) = (UInt64(0), UInt64(0))
    let isRead = try readEntries(box, header: 8, width: 8, count: count) { entries, count in
      for index in 0..<count {
        guard let number = entries.u32(8 * index), let delta = entries.u32(8 * index + 4), number > 0 else { continue }
        runs.append(TimeRun(count: UInt32(number), delta: UInt32(delta)))
        samples = samples.saturatingSum(UInt64(number))
        duration = duration.saturatingSum(UInt64(number) * UInt64(delta))
      }
    }
    guard isRead else {
      (table.runs, table.duration, table.stepsAreComplete) = (nil, nil, false)
      return
    }
    table.steps = stepRange(runs)
    table.stepsAreComplete = isWhole
    table.runs = isWhole ? runs : nil
    table.declaredCount = samples
    if isWhole { (table.count, table.duration) = (samples, duration) } else { (table.count, table.duration) = (0, nil) }
  }
}

/// Returns the shortest and the longest step from one sample to the next; nil for fewer than two samples.
func stepRange(_ runs: [TimeRun]) -> ClosedRange<UInt32>? {
  guard let last = runs.last else { return nil }
  // The last sample has no next one, and its duration is often made up.
  let inner = last.count == 1 ? runs.dropLast() : runs[...]
  guard var low = inner.first?.delta else { return nil }
  var high = low
  for run in inner {
    low = min(low, run.delta)
    high = max(high, run.delta)
  }
  return low...high
}
