/// A tier below the header tier: it reads packets or pixels through the C libraries, in other processes (`WorkerPool`) or
/// in this one (`ReferenceProbe`).
public protocol DeeperProbe: Sendable {
  /// All facts of a file that the tier can tell; what went wrong stands in them.
  ///
  /// - Parameters:
  ///   - file: Open for reading. Its name is not passed on: no tier may act on a name.
  ///   - depth: `stream` or `decode`.
  func facts(of file: OpenFile, depth: Tier) async -> MediaFacts
}
