/// A source that counts the bytes that readers take and refuses requests above a budget. It is used within one reading,
/// on one thread.
package final class MeteredSource: ByteSource {
  private let source: any ByteSource
  private let budget: ReadBudget
  /// The part of the file that a reader may use.
  let reach: HeaderReach
  // The variables are private, because Swift checks each use of another one for conflicts while the program runs.
  private var taken = (bytes: Int64(0), requests: 0)
  private var firstFailure: ReadError?
  /// The facts that no further byte can change. A reader can set them before it requests more bytes. All others are nil.
  package var outline: MediaFacts?
  /// The beginning of the file, once it was requested: every reader looks at it, so it is cached.
  private var head: [UInt8] = []
  /// True if the beginning is the whole file.
  private var isWhole = false

  package init(_ source: any ByteSource, budget: ReadBudget = .unlimited, reach: HeaderReach = .description) {
    (self.source, self.budget, self.reach) = (source, budget, reach)
  }

  package var bytesRead: Int64 { taken.bytes }
  package var requests: Int { taken.requests }
  /// The first failure of the system to read; nil without a failure. A reader can ignore it.
  package var failure: ReadError? { firstFailure }

  /// The length of the whole. A client can claim 2^64 - 1 for an upload, but no file has an offset above 2^63 - 1 (`off_t`). So
  /// the sum of an offset within this size and the length of a part does not overflow.
  package var size: UInt64? { source.size.map { min($0, UInt64(Int64.max)) } }

  /// Returns the bytes of a range; throws `ReadInterruption.failed` with `too_large` if the budget does not allow it.
  package func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] {
    if let known = partOfHead(range) { return known }
    try checkBudget(range)
    let bytes = try remembering { () throws(ReadInterruption) in try source.bytes(range) }
    count(bytes, range)
    return bytes
  }

  /// Returns the bytes of a range that a reader does not need; the same budget applies.
  package func bytesIfPresent(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8]? {
    if let known = partOfHead(range) { return known }
    try checkBudget(range)
    guard let bytes = try remembering({ () throws(ReadInterruption) in try source.bytesIfPresent(range) }) else {
      return nil
    }
    count(bytes, range)
    return bytes
  }

  /// Remembers a failure of the system, because a reader may ignore it.
  private func remembering<Bytes>(_ read: () throws(ReadInterruption) -> Bytes) throws(ReadInterruption) -> Bytes {
    do {
      return try read()
    } catch {
      if case .failed(let error) = error, error.code.isOfSystem, firstFailure == nil { firstFailure = error }
      throw error
    }
  }

  private func partOfHead(_ range: Range<UInt64>) -> [UInt8]? {
    guard isWhole || range.upperBound <= UInt64(head.count) else { return nil }
    if range.lowerBound == 0, range.upperBound >= UInt64(head.count) { return head }
    let part = range.clamped(to: 0..<UInt64(head.count))
    return Array(head[Int(part.lowerBound)..<Int(part.upperBound)])
  }

  private func checkBudget(_ range: Range<UInt64>) throws(ReadInterruption) {
    // Bytes after the end are not read and cost nothing.
    let end = source.size.map { min(range.upperBound, $0) } ?? range.upperBound
    let count = Int64(clamping: end - min(range.lowerBound, end))
    guard taken.requests < budget.requests, count <= budget.bytes - taken.bytes else { throw .failed(ReadBudget.spent) }
  }

  private func count(_ bytes: [UInt8], _ range: Range<UInt64>) {
    taken = (taken.bytes + Int64(bytes.count), taken.requests + 1)
    if range.lowerBound == 0, head.isEmpty {
      head = bytes
      isWhole = UInt64(bytes.count) < range.upperBound
    }
  }
}
