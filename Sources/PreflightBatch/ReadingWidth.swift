/// The number of chunks of headers that are read at once. It equals the parallel computations while files come from
/// memory or a local disk. It grows with the time that reads wait, so that slow network folders keep the processors
/// busy.
package struct ReadingWidth {
  /// Enough to use a network with a latency of 10 ms; more would only keep more files open.
  package static let limit = 32

  private let computing: Int
  /// The ratio of elapsed time to processor time of the last chunks; 1 if nothing waits.
  private var stretch = 1.0

  package init(computing: Int) { self.computing = computing }

  package var width: Int { max(computing, min(Self.limit, Int((Double(computing) * stretch).rounded()))) }

  /// True if reading mostly waits.
  package var isWaiting: Bool { width > computing }

  /// Records the time that reading a chunk took.
  package mutating func record(_ use: ThreadUse, files: Int) {
    // If a thread slept less than once for every two files, other work delayed it, not waiting.
    let waited = use.waits.map { $0 * 2 >= files } ?? true
    let chunk = waited ? max(1, use.elapsed / max(use.busy, .microseconds(1))) : 1
    // Each chunk has a weight of an eighth, so that one accidental delay changes little.
    stretch += (min(chunk, Double(Self.limit)) - stretch) / 8
  }
}
