extension OverviewWords {
  /// A group of files in the matrix.
  package enum Section: Sendable {
    case videos, pictures, others, unreadable
  }

  /// Returns the counts of files that can be posted everywhere, at some destinations and at none, without those that are 0.
  package func readiness(_ everywhere: Int, _ somewhere: Int, _ nowhere: Int) -> [String] {
    [(everywhere, self.everywhere), (somewhere, self.somewhere), (nowhere, self.nowhere)]
      .filter { $0.0 > 0 }.map { $0.1($0.0) }
  }

  package func taking(_ count: Int, _ all: Int) -> String { taking(count, all, count == all) }

  package func readyFor(_ count: Int, _ all: Int) -> String { readyFor(count, all, count == all) }

  package func ready(_ count: Int, _ warned: Int, _ all: Int) -> String { ready(count, warned, all, count + warned) }
}
