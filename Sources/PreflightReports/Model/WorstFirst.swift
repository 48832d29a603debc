/// Keeps the most severe elements, in their original order within each grade, and counts the others. The memory of a
/// report with a limit therefore does not grow with the run.
struct WorstFirst<Element> {
  private let limit: Int
  private let mostBytes: Int
  private var kept: [[(element: Element, size: Int)]]
  private var counts: [Int]
  private var keptCount = 0
  private var keptBytes = 0

  /// - Parameters:
  ///   - limit: The maximum number of elements.
  ///   - mostBytes: The maximum size of all elements in bytes; at least one element is kept.
  init(limit: Int, mostBytes: Int = .max, grades: Int) {
    self.limit = limit
    self.mostBytes = mostBytes
    kept = Array(repeating: [], count: grades)
    counts = Array(repeating: 0, count: grades)
  }

  /// Adds an element of a grade, where 0 is the most harmless. The element is only made if it may be kept.
  ///
  /// - Parameter size: Returns the size of an element in bytes.
  mutating func add(_ element: @autoclosure () -> Element, grade: Int, size: (Element) -> Int = { _ in 0 }) {
    counts[grade] += 1
    let isFull = keptCount >= limit || keptBytes >= mostBytes
    guard !isFull || kept[..<grade].contains(where: { !$0.isEmpty }) else { return }
    let new = element()
    let bytes = size(new)
    kept[grade].append((new, bytes))
    keptCount += 1
    keptBytes += bytes
    // The most harmless elements are dropped first, and of these the last.
    while keptCount > max(1, limit) || keptCount > 1 && keptBytes > mostBytes,
      let lowest = kept.firstIndex(where: { !$0.isEmpty })
    {
      keptBytes -= kept[lowest].removeLast().size
      keptCount -= 1
    }
  }

  var count: Int { counts.reduce(0, +) }

  func count(grade: Int) -> Int { counts[grade] }

  /// Returns the number of kept elements of a grade.
  func keptCount(grade: Int) -> Int { kept[grade].count }

  /// Returns the most severe elements, at most this many.
  func first(_ most: Int = .max) -> [Element] {
    var elements: [Element] = []
    for grade in kept.indices.reversed() {
      elements += kept[grade].prefix(max(0, most - elements.count)).map(\.element)
    }
    return elements
  }
}
