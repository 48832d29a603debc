/// Counts what readers take from a source, and refuses what is over a budget. Used within one reading, on one thread.
public final class MeteredSource: ByteSource {
  private let source: any ByteSource
  private let budget: ReadBudget
  public private(set) var bytesRead: Int64 = 0
  public private(set) var requests = 0
  /// The beginning, once it was asked for: every reader looks at it, and no file is asked for it twice.
  private var head: [UInt8] = []
  /// The beginning is all that there is.
  private var isWhole = false

  public init(_ source: any ByteSource, budget: ReadBudget = .unlimited) {
    (self.source, self.budget) = (source, budget)
  }

  public var size: UInt64? { source.size }

  /// Throws `Halt.failed` with `too_large` for what the budget does not allow.
  public func bytes(_ range: Range<UInt64>) throws(Halt) -> [UInt8] {
    if isWhole || range.upperBound <= UInt64(head.count) {
      if range.lowerBound == 0, range.upperBound >= UInt64(head.count) { return head }
      let part = range.clamped(to: 0..<UInt64(head.count))
      return Array(head[Int(part.lowerBound)..<Int(part.upperBound)])
    }
    // What lies behind the end is not read, and costs nothing.
    let end = source.size.map { min(range.upperBound, $0) } ?? range.upperBound
    let count = Int64(clamping: end - min(range.lowerBound, end))
    guard requests < budget.requests, count <= budget.bytes - bytesRead else { throw .failed(ReadBudget.spent) }
    let bytes = try source.bytes(range)
    bytesRead += Int64(bytes.count)
    requests += 1
    if range.lowerBound == 0, head.isEmpty {
      head = bytes
      isWhole = UInt64(bytes.count) < range.upperBound
    }
    return bytes
  }
}
