extension MovieWalk {
  /// Entries of the table of times that are read through. One of even frames has one or two; a phone that times each frame by
  /// itself fills this in nine minutes.
  private static let mostRuns = 1 << 14
  /// Entries that tell whether frames are even where the table is longer.
  private static let leadingRuns = 256

  /// TimeToSampleBox (ISO/IEC 14496-12, 8.6.1.2)
  mutating func readTimeToSample(_ box: BoxPlace, _ table: inout SampleTable) throws(Halt) {
    guard let head = try content(box, atMost: 8), let declared = head.u32(4) else { return }
    let there = entryCount(declared, box, header: 8, width: 8)
    let isWhole = there <= MovieWalk.mostRuns
    let count = isWhole ? there : MovieWalk.leadingRuns
    guard let entries = try window.fields(box.body, 8 + 8 * count) else { return }
    var runs: [TimeRun] = []
    runs.reserveCapacity(count)
    var (samples, duration) = (UInt64(0), UInt64(0))
    for index in 0..<count {
      guard let number = entries.u32(8 + 8 * index), let delta = entries.u32(12 + 8 * index) else { break }
      guard number > 0 else { continue }
      runs.append(TimeRun(count: UInt32(number), delta: UInt32(delta)))
      samples += UInt64(number)
      // Both are of 32 bits and there are few of them, so that only a crafted table comes near the end of 64 bits.
      duration = duration.addingReportingOverflow(UInt64(number) * UInt64(delta)).partialValue
    }
    table.steps = stepRange(runs)
    table.stepsAreComplete = isWhole
    table.runs = isWhole ? runs : nil
    if isWhole { (table.count, table.duration) = (samples, duration) } else { (table.count, table.duration) = (0, nil) }
  }
}

/// The shortest and the longest step from a sample to the next; nil when there is no next.
func stepRange(_ runs: [TimeRun]) -> ClosedRange<UInt32>? {
  guard let last = runs.last else { return nil }
  // The last sample of all has no next: how long it lasts is often made up.
  let inner = last.count == 1 ? runs.dropLast() : runs[...]
  guard var low = inner.first?.delta else { return nil }
  var high = low
  for run in inner {
    low = min(low, run.delta)
    high = max(high, run.delta)
  }
  return low...high
}
