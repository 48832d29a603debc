import Preflight
import PreflightReports
import Testing

@Suite struct WorstFirstTests {
  /// From harmless to severe.
  private static let outcomes: [Preflight.Outcome] = [.pass, .warn, .unknown, .fail]

  private func kept(_ grades: [Int], limit: Int, mostBytes: Int = .max, size: Int = 1) -> [String] {
    var worst = WorstFirst<String>(limit: limit, mostBytes: mostBytes)
    for (index, grade) in grades.enumerated() {
      worst.add("\(grade)\(index)", Self.outcomes[grade], size: { _ in size })
    }
    #expect(worst.count == grades.count)
    for (grade, outcome) in Self.outcomes.enumerated() { #expect(worst.count(outcome) == grades.count { $0 == grade }) }
    return worst.first()
  }

  @Test func `The least severe element is dropped first`() {
    #expect(kept([1, 0, 3, 1, 2, 3], limit: 4) == ["32", "35", "24", "10"])
    #expect(kept([0, 0, 0], limit: 2) == ["00", "01"])
    #expect(kept([3, 3, 3, 0], limit: 2) == ["30", "31"])
    #expect(kept([], limit: 2) == [])
  }

  @Test func `Bytes are limited too`() {
    #expect(kept([0, 1, 2, 3], limit: 9, mostBytes: 20, size: 10) == ["33", "22"])
    // At least one element is kept, regardless of its size.
    #expect(kept([1, 2, 0], limit: 9, mostBytes: 5, size: 10) == ["21"])
  }

  /// The elements are the same as the first ones of a sorted list.
  @Test(arguments: 0..<20) func `The kept elements are the first of a sorted list`(seed: Int) {
    let grades = (0..<50).map { ($0 * 7919 + seed * 104_729) / 13 % 4 }
    let sorted = grades.enumerated().sorted { ($1.element, $0.offset) < ($0.element, $1.offset) }
    #expect(kept(grades, limit: seed + 1) == sorted.prefix(seed + 1).map { "\($0.element)\($0.offset)" })
  }

  /// An element that is not kept is not made.
  @Test func `Only elements that can be kept are made`() {
    var worst = WorstFirst<Int>(limit: 1)
    var made = 0
    func make() -> Int {
      made += 1
      return made
    }
    for grade in [1, 0, 1, 0] { worst.add(make(), Self.outcomes[grade]) }
    #expect(made == 1)
  }
}
