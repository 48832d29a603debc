/// The bytes of a track in each span of two seconds, which show if its bit rate is constant.
///
/// No standard defines a constant bit rate of a stored file. Two seconds are a usual group of pictures, and the buffer of a
/// decoder (ISO/IEC 14496-10, annex C) lets shorter spans differ by far.
package struct BitRateWindows: Sendable, Hashable {
  /// Number of ticks of a span.
  private let length: Int64
  /// Start of the current span; nil before the first packet.
  private var start: Int64?
  private var current: Int64 = 0
  private var spans: Int64 = 0
  private var total: Int64 = 0
  private var least: Int64 = .max
  private var most: Int64 = 0

  /// Length of a span in seconds.
  private static let seconds: Int64 = 2
  /// Longest time without packets, in spans. Longer ones say nothing about the rate.
  private static let longestGap: Int64 = 1 << 20

  /// - Parameter ticksPerSecond: The clock of the track; nil if its ticks are longer than a span.
  package init?(ticksPerSecond: Ratio) {
    let (ticks, overflow) = ticksPerSecond.numerator.multipliedReportingOverflow(by: BitRateWindows.seconds)
    guard !overflow, ticksPerSecond.denominator > 0, ticks / ticksPerSecond.denominator > 0 else { return nil }
    length = ticks / ticksPerSecond.denominator
  }

  /// Adds a packet at its decoding time. An earlier one than the last belongs to the current span.
  package mutating func add(at time: Int64, bytes: Int64) {
    guard let start else {
      (self.start, current) = (time, bytes)
      return
    }
    let (passed, overflow) = time.subtractingReportingOverflow(start)
    guard !overflow, passed >= length else {
      current = current.saturatingSum(bytes)
      return
    }
    let count = min(passed / length, BitRateWindows.longestGap)
    close(current)
    if count > 1 {
      close(0)
      spans += count - 2
    }
    self.start = start.saturatingSum((passed / length).saturatingProduct(length))
    current = bytes
  }

  private mutating func close(_ bytes: Int64) {
    spans += 1
    total = total.saturatingSum(bytes)
    (least, most) = (min(least, bytes), max(most, bytes))
  }

  /// The value of the fact: `constant` if no span deviates from the mean by more than a share; nil for fewer than two complete
  /// spans.
  ///
  /// - Parameter isVideo: True for video, which may deviate by 15 %, as a decoder's buffer of a second allows; audio may by 5 %.
  package func mode(isVideo: Bool) -> String? {
    guard spans >= 2, total > 0 else { return nil }
    let mean = Double(total) / Double(spans)
    let tolerated = mean * (isVideo ? 0.15 : 0.05)
    return Double(most) - mean <= tolerated && mean - Double(least) <= tolerated ? "constant" : "variable"
  }
}
