import Foundation

/// Decides how often tests repeat what finds rare mistakes. They run all repetitions with PREFLIGHT_TEST_LOOPS=all, which
/// `script/test --all` sets, and if they record results. Otherwise they run a small part, which finds what happens often.
package enum Loops {
  package static let areComplete: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["PREFLIGHT_TEST_LOOPS"] == "all" || environment["RECORD"] != nil
  }()

  /// Returns the number of repetitions: all of them, or a fifth.
  package static func count(_ all: Int) -> Int { areComplete ? all : max(1, all / 5) }

  /// Returns all elements, or one of `distance` consecutive elements, spread over the whole collection.
  package static func some<Element>(_ all: [Element], oneOf distance: Int) -> [Element] {
    areComplete ? all : stride(from: 0, to: all.count, by: distance).map { all[$0] }
  }
}
