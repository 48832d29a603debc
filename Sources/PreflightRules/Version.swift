/// A version of an app or an SDK. Its numbers are compared one by one: 17.4 equals 17.4.0, and is below 17.10.
package struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
  let numbers: [Int]

  /// A version below every version that can be written.
  package static let lowest = Version(lowest: -1)

  private init(lowest: Int) { numbers = [lowest] }

  /// Creates a version; nil without numbers, with too many numbers, or with a negative one.
  package init?(_ numbers: [Int]) {
    guard (1...6).contains(numbers.count), numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    self.numbers = numbers
  }

  /// Reads `17`, `17.4` or `17.4.0`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for part in parts {
      guard let number = Int(digits: part) else { return nil }
      numbers.append(number)
    }
    self.init(numbers)
  }

  package var description: String { numbers.map(String.init).joined(separator: ".") }

  // Trailing zeros do not count, so equality, order and hash ignore them.
  private var significant: ArraySlice<Int> {
    numbers.prefix(through: numbers.lastIndex { $0 != 0 } ?? numbers.startIndex)
  }

  package static func == (left: Version, right: Version) -> Bool { left.significant == right.significant }
  package static func < (left: Version, right: Version) -> Bool {
    left.significant.lexicographicallyPrecedes(right.significant)
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(significant) }
}
