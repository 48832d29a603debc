import Synchronization

/// Counts the steps that the reading of a document takes, and limits them.
///
/// A document of one kilobyte can name its groups or destinations so often that expanding them never ends. So all readers
/// of documents take their steps from here. A step is about one value, name or comparison.
final class Work: Sendable {
  /// The largest number of steps for one document. A destination with a hundred rules takes some ten thousand.
  static let limit = 20_000_000
  /// Counts the steps of all documents that a task reads; nil outside of tests.
  @TaskLocal static var observed: Work?

  let limit: Int
  private let taken = Atomic<Int>(0)

  init(limit: Int = Work.limit) { self.limit = limit }

  /// The number of steps so far.
  var steps: Int { taken.load(ordering: .relaxed) }

  /// Adds steps. Returns false if there are more than the limit.
  func spend(_ steps: Int) -> Bool {
    // No sum of numbers up to the limit overflows, because nothing is spent after it is reached.
    let (_, sum) = taken.add(max(0, min(steps, limit)), ordering: .relaxed)
    return sum <= limit
  }

  /// Adds steps that have another limit than this one.
  func count(_ steps: Int) { _ = spend(steps) }
}
