extension BoxWalk {
  /// Reads a SampleSizeBox or CompactSampleSizeBox (ISO/IEC 14496-12, 8.7.3).
  ///
  /// - Parameter most: Largest number of sizes to sum.
  mutating func readSampleSizes(_ box: BoxPlace, most: Int, _ track: inout TrackBoxes) throws(ReadInterruption) {
    var rates =
      limits.countsRates && track.samples.runs != nil
      ? track.timescale.flatMap { Ratio($0, 1) }.flatMap { BitRateWindows(ticksPerSecond: $0) } : nil
    try readSampleSizes(box, most: most, &track.samples, &rates)
    track.samples.rates = rates
  }

  private mutating func readSampleSizes(
    _ box: BoxPlace, most: Int, _ table: inout SampleTable, _ rates: inout BitRateWindows?
  ) throws(ReadInterruption) {
    var windows: BitRateWindows?
    swap(&windows, &rates)
    guard let head = try content(box, atMost: 12), let declared = head.u32(8) else { return }
    guard box.type == "stsz" else {
      let width = UInt64(max(4, head.u8(7) ?? 0))
      let bits = (box.length - min(12, box.length)).saturatingProduct(8)
      table.sizeCount = min(UInt64(declared), bits / width)
      return
    }
    if let size = head.u32(4), size > 0 {
      table.uniformSize = UInt64(size)
      table.sizeCount = UInt64(declared)
      table.bytes = UInt64(size) * UInt64(declared)
      return
    }
    let count = entryCount(declared, box, header: 12, width: 4)
    table.sizeCount = UInt64(count)
    guard wants(count, width: 4, most: most, always: BoxLimits.header.sizes) else { return }
    var bytes: UInt64 = 0
    var clock = SampleClock(table.runs ?? [])
    let isRead = try readEntries(box, header: 12, width: 4, count: count) { entries, count in
      bytes = bytes.saturatingSum(entries.sumOfU32())
      guard windows != nil else { return }
      for index in 0..<count {
        guard let time = clock.next() else { return }
        windows?.add(at: time, bytes: entries.u32(4 * index) ?? 0)
      }
    }
    if isRead { (table.bytes, rates) = (bytes, windows) }
  }
}

/// The decoding times of samples in their order.
private struct SampleClock {
  private let runs: [TimeRun]
  private var run = 0
  private var left: UInt32 = 0
  private var time: Int64 = 0

  init(_ runs: [TimeRun]) {
    self.runs = runs
    left = runs.first?.count ?? 0
  }

  /// Returns the time of the next sample in ticks; nil after the last one.
  mutating func next() -> Int64? {
    while left == 0 {
      run += 1
      guard run < runs.count else { return nil }
      left = runs[run].count
    }
    defer {
      time = time.saturatingSum(Int64(runs[run].delta))
      left -= 1
    }
    return time
  }
}
