/// When the samples of a track are decoded (ISO/IEC 14496-12, 8.6.1), and which of them are sync samples (8.6.2).
public struct SampleTimes: Sendable {
  /// How many samples the table of times counts.
  public private(set) var count: UInt64 = 0
  /// How many it counts beside those that have no size.
  public private(set) var declaredCount: UInt64 = 0
  /// It counts more samples than the table of sizes; those without a size are left out.
  public var exceedsSizes: Bool { declaredCount > count }
  /// In media time.
  public private(set) var duration: UInt64 = 0
  /// The shortest and the longest step between samples; the last has no next. Nil below two samples.
  public private(set) var steps: ClosedRange<UInt32>?
  /// The first sample is shown so much later than it is decoded, in media time.
  public private(set) var firstOffset: Int64 = 0
  /// The longest stretch between sync samples, the end of the track counted as one, in media time. Nil when none is.
  public private(set) var longestSyncDistance: UInt64?

  init() {}

  init(_ table: [BoxContent]) {
    guard let times = table.first("stts") else { return }
    let declared = times.u32(4) ?? 0
    // A declared count is a claim: what is there decides.
    let entries = min(declared, max(0, times.count - 8) / 8)
    var runs: [(count: UInt64, delta: UInt32)] = []
    runs.reserveCapacity(min(entries, 1 << 16))
    let room = sizeCount(table) ?? .max
    for index in 0..<entries {
      guard let number = times.u32(8 + 8 * index), let delta = times.u32(12 + 8 * index) else { break }
      declaredCount += UInt64(number)
      let count = min(UInt64(number), room - self.count)
      guard count > 0 else { continue }
      runs.append((count, UInt32(delta)))
      self.count += count
      duration = duration.addingReportingOverflow(count * UInt64(delta)).partialValue
    }
    steps = range(of: runs)
    if let offsets = table.first("ctts"), let first = offsets.version == 0 ? offsets.u32(12) : offsets.i32(12) {
      firstOffset = Int64(first)
    }
    longestSyncDistance = syncDistance(runs, table.first("stss"))
  }

  /// Samples by the table of sizes (8.7.3.2), a count for sizes that are all alike; nil when it is silent.
  private func sizeCount(_ table: [BoxContent]) -> UInt64? {
    guard let sizes = table.first("stsz"), let uniform = sizes.u32(4), let declared = sizes.u32(8), declared > 0 else {
      return nil
    }
    if uniform > 0 { return UInt64(declared) }
    return UInt64(min(declared, max(0, sizes.count - 12) / 4))
  }

  private func range(of runs: [(count: UInt64, delta: UInt32)]) -> ClosedRange<UInt32>? {
    guard count >= 2, let last = runs.last else { return nil }
    let inner = last.count == 1 ? runs.dropLast() : runs[...]
    let deltas = inner.map(\.delta)
    guard let low = deltas.min(), let high = deltas.max() else { return nil }
    return low...high
  }

  private func syncDistance(_ runs: [(count: UInt64, delta: UInt32)], _ sync: Fields?) -> UInt64? {
    guard count > 0 else { return nil }
    // 8.6.2.1: without the table every sample is one.
    guard let sync else { return runs.map { UInt64($0.delta) }.max() }
    let entries = min(sync.u32(4) ?? 0, max(0, sync.count - 8) / 4)
    var longest: UInt64 = 0
    var previous: UInt64?
    var run = 0
    var sampleBefore: UInt64 = 0
    var timeBefore: UInt64 = 0
    for index in 0..<entries {
      // Numbers count from 1 and grow.
      guard let number = sync.u32(8 + 4 * index), number > 0 else { break }
      let sample = UInt64(number) - 1
      while run < runs.count, sample >= sampleBefore + runs[run].count {
        sampleBefore += runs[run].count
        timeBefore = timeBefore.addingReportingOverflow(runs[run].count * UInt64(runs[run].delta)).partialValue
        run += 1
      }
      guard run < runs.count, sample >= sampleBefore else { break }
      let time = timeBefore.addingReportingOverflow((sample - sampleBefore) * UInt64(runs[run].delta)).partialValue
      if let previous, time >= previous { longest = max(longest, time - previous) }
      previous = time
    }
    guard let previous else { return nil }
    return max(longest, duration - min(previous, duration))
  }
}
