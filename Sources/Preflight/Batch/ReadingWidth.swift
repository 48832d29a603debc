/// How many chunks of headers are read at once: as many as compute at once while files come from memory or a disk, and
/// more the longer reading waits, so that a slow network folder does not leave the processors without work.
struct ReadingWidth {
  /// Enough to keep a network of 10 ms busy; more would only hold more files open.
  static let limit = 32

  private let computing: Int
  /// How much longer than their processor time the last chunks took; 1 when nothing waits.
  private var stretch = 1.0

  init(computing: Int) { self.computing = computing }

  var width: Int { max(computing, min(Self.limit, Int((Double(computing) * stretch).rounded()))) }

  /// Whether waiting is most of what reading does.
  var isWaiting: Bool { width > computing }

  /// Takes in what it took to read a chunk.
  mutating func record(_ use: ThreadUse, files: Int) {
    // A thread that did not sleep for every other file was kept from its work by other work, not by waiting.
    let waited = use.waits.map { $0 * 2 >= files } ?? true
    let chunk = waited ? max(1, use.elapsed / max(use.busy, .microseconds(1))) : 1
    // A chunk weighs an eighth: one that was kept waiting by chance changes nothing.
    stretch += (min(chunk, Double(Self.limit)) - stretch) / 8
  }
}
