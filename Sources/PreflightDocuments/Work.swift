import Synchronization

/// Counts and limits the steps of reading a document.
///
/// A document of one kilobyte can name its groups or destinations so often that expanding them never ends. So all readers of
/// documents count their steps here. A step is about one value, name or comparison.
package final class Work: Sendable {
  /// The largest number of steps for one document. A destination with a hundred rules takes some ten thousand.
  static let limit = 20_000_000
  /// Counts the steps of all documents that a task reads; nil outside of tests.
  @TaskLocal package static var observed: Work?

  let limit: Int
  private let taken = Atomic<Int>(0)

  package init(limit: Int = Work.limit) { self.limit = limit }

  /// The number of steps so far.
  package var steps: Int { taken.load(ordering: .relaxed) }

  /// Adds steps. Returns false if the sum exceeds the limit.
  func spend(_ steps: Int) -> Bool {
    // No sum of numbers up to the limit overflows, because no steps are added after it is reached.
    let (_, sum) = taken.add(max(0, min(steps, limit)), ordering: .relaxed)
    return sum <= limit
  }

  /// Adds steps that are limited elsewhere.
  func count(_ steps: Int) { _ = spend(steps) }
}
