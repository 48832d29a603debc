extension BoxWalk {
  /// Reads a SyncSampleBox (ISO/IEC 14496-12, 8.6.2).
  mutating func readSyncSamples(_ box: BoxPlace, _ table: inout SampleTable) throws(ReadInterruption) {
    guard let head = try content(box, atMost: 8), let declared = head.u32(4) else { return }
    let count = entryCount(declared, box, header: 8, width: 4)
    guard count <= limits.syncSamples else {
      table.syncSamplesAreUnread = true
      return
    }
    var numbers: [UInt32] = []
    numbers.reserveCapacity(count)
    let isWhole = try readEntries(box, header: 8, width: 4, count: count) { entries, count in
      for index in 0..<count { numbers.append(UInt32(entries.u32(4 * index) ?? 0)) }
    }
    if isWhole { table.syncSamples = numbers } else { table.syncSamplesAreUnread = true }
  }
}

extension SampleTable {
  /// The longest distance between sync samples in media time; the end of the track counts as one. Nil if the tables are too
  /// long or out of order, or if the samples take no time.
  package var longestSyncDistance: UInt64? { syncDistances?.longest }

  /// The longest distance, and the shortest one of two sync samples; the latter is nil if there are no two.
  var syncDistances: (longest: UInt64, shortest: UInt64?)? {
    guard let runs, let duration, duration > 0, !syncSamplesAreUnread else { return nil }
    // 8.6.2.1: without the table every sample is a sync sample.
    guard let syncSamples else {
      return runs.map { UInt64($0.delta) }.max().map { ($0, steps.map { UInt64($0.lowerBound) }) }
    }
    var longest: UInt64 = 0
    var shortest: UInt64?
    var previous: UInt64?
    var run = 0
    var samplesBefore: UInt64 = 0
    var timeBefore: UInt64 = 0
    for number in syncSamples {
      // Numbers start at 1 and increase.
      guard number > 0 else { return nil }
      let sample = UInt64(number) - 1
      while run < runs.count, sample >= samplesBefore + UInt64(runs[run].count) {
        samplesBefore += UInt64(runs[run].count)
        timeBefore = timeBefore.saturatingSum(UInt64(runs[run].count) * UInt64(runs[run].delta))
        run += 1
      }
      guard run < runs.count, sample >= samplesBefore else { return nil }
      let into = (sample - samplesBefore) * UInt64(runs[run].delta)
      let time = timeBefore.saturatingSum(into)
      if let previous, time >= previous {
        longest = max(longest, time - previous)
        shortest = min(shortest ?? .max, time - previous)
      }
      previous = time
    }
    guard let previous else { return nil }
    return (max(longest, duration - min(previous, duration)), shortest)
  }
}
