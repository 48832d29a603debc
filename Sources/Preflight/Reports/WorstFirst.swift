/// Keeps what is gravest, in the order in which it came within each grade, and counts the rest: the memory of a report
/// with a limit does not grow with the run.
struct WorstFirst<Element> {
  private let limit: Int
  private var kept: [[Element]]
  private var counts: [Int]

  /// - Parameter limit: How many elements are kept at most.
  init(limit: Int, grades: Int) {
    self.limit = limit
    kept = Array(repeating: [], count: grades)
    counts = Array(repeating: 0, count: grades)
  }

  /// Adds an element of a grade, 0 the most harmless. It is only made when it may be kept.
  mutating func add(_ element: @autoclosure () -> Element, grade: Int) {
    counts[grade] += 1
    if counts[grade] <= limit { kept[grade].append(element()) }
  }

  var count: Int { counts.reduce(0, +) }

  func count(grade: Int) -> Int { counts[grade] }

  /// The gravest, at most so many.
  func first(_ most: Int) -> [Element] {
    var elements: [Element] = []
    for grade in kept.indices.reversed() {
      elements += kept[grade].prefix(max(0, min(most, limit) - elements.count))
    }
    return elements
  }
}
