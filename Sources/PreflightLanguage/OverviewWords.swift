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
}
