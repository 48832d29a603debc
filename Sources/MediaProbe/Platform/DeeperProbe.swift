/// A tier above the header tier. It reads packets or pixels through the C libraries, in other processes (`WorkerPool`)
/// or in this one (`ReferenceProbe`).
public protocol DeeperProbe: Sendable {
  /// Returns all facts of a file that this tier can read, with errors and problems in them.
  ///
  /// - Parameters:
  ///   - file: File open for reading. Its name is not passed on: no tier may act on a name.
  ///   - depth: `stream`, `sampled`, `decode` or `content`.
  func facts(of file: OpenFile, depth: Tier) async -> MediaFacts
}
