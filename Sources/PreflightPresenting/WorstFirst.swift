package import PreflightJudging

/// Keeps the most severe elements, in their original order within each outcome, and counts the others. The memory of a
/// report with a limit therefore does not grow with the run.
package struct WorstFirst<Element> {
  private let limit: Int
  private let mostBytes: Int
  private var kept: [[(element: Element, size: Int)]]
  private var counts: [Int]
  private var keptCount = 0
  private var keptBytes = 0

  /// - Parameters:
  ///   - limit: The maximum number of elements.
  ///   - mostBytes: The maximum size of all elements in bytes; at least one element is kept.
  package init(limit: Int, mostBytes: Int = .max) {
    self.limit = limit
    self.mostBytes = mostBytes
    kept = Array(repeating: [], count: Outcome.allCases.count)
    counts = Array(repeating: 0, count: Outcome.allCases.count)
  }

  /// Adds an element. It is only made if it may be kept.
  ///
  /// - Parameter size: Returns the size of an element in bytes.
  package mutating func add(
    _ element: @autoclosure () -> Element, _ outcome: Outcome, size: (Element) -> Int = { _ in 0 }
  ) {
    let grade = outcome.gravity
    counts[grade] += 1
    let isFull = keptCount >= limit || keptBytes >= mostBytes
    guard !isFull || kept[..<grade].contains(where: { !$0.isEmpty }) else { return }
    let new = element()
    let bytes = size(new)
    kept[grade].append((new, bytes))
    keptCount += 1
    keptBytes += bytes
    // The mildest elements are dropped first; among equal ones, the last is dropped first.
    while keptCount > max(1, limit) || keptCount > 1 && keptBytes > mostBytes,
      let lowest = kept.firstIndex(where: { !$0.isEmpty })
    {
      keptBytes -= kept[lowest].removeLast().size
      keptCount -= 1
    }
  }

  package var count: Int { counts.reduce(0, +) }

  package func count(_ outcome: Outcome) -> Int { counts[outcome.gravity] }

  /// Returns the most severe elements, at most this many.
  package func first(_ most: Int = .max) -> [Element] {
    var elements: [Element] = []
    for grade in kept.indices.reversed() {
      elements += kept[grade].prefix(max(0, most - elements.count)).map { $0.element }
    }
    return elements
  }
}
