/// Keeps what is gravest, in the order in which it came within each grade, and counts the rest: the memory of a report
/// with a limit does not grow with the run.
struct WorstFirst<Element> {
  private let limit: Int
  private let mostBytes: Int
  private var kept: [[(element: Element, size: Int)]]
  private var counts: [Int]
  private var keptCount = 0
  private var keptBytes = 0

  /// - Parameters:
  ///   - limit: How many elements are kept at most.
  ///   - mostBytes: How many bytes the elements may have together; at least one element is kept.
  init(limit: Int, mostBytes: Int = .max, grades: Int) {
    self.limit = limit
    self.mostBytes = mostBytes
    kept = Array(repeating: [], count: grades)
    counts = Array(repeating: 0, count: grades)
  }

  /// Adds an element of a grade, 0 the most harmless. It is only made when it may be kept.
  ///
  /// - Parameter size: Bytes of an element.
  mutating func add(_ element: @autoclosure () -> Element, grade: Int, size: (Element) -> Int = { _ in 0 }) {
    counts[grade] += 1
    let isFull = keptCount >= limit || keptBytes >= mostBytes
    guard !isFull || kept[..<grade].contains(where: { !$0.isEmpty }) else { return }
    let new = element()
    let bytes = size(new)
    kept[grade].append((new, bytes))
    keptCount += 1
    keptBytes += bytes
    // What is left out is the most harmless, and of that what came last.
    while keptCount > max(1, limit) || keptCount > 1 && keptBytes > mostBytes,
      let lowest = kept.firstIndex(where: { !$0.isEmpty })
    {
      keptBytes -= kept[lowest].removeLast().size
      keptCount -= 1
    }
  }

  var count: Int { counts.reduce(0, +) }

  func count(grade: Int) -> Int { counts[grade] }

  /// How many are kept of those of a grade.
  func keptCount(grade: Int) -> Int { kept[grade].count }

  /// The gravest, at most so many.
  func first(_ most: Int = .max) -> [Element] {
    var elements: [Element] = []
    for grade in kept.indices.reversed() {
      elements += kept[grade].prefix(max(0, most - elements.count)).map(\.element)
    }
    return elements
  }
}
