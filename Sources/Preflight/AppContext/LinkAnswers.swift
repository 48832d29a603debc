import Synchronization

/// A cache of the results for links and the apps of a site association. A rule needs a result several times, and the
/// requests of a batch often share a link.
final class LinkAnswers: Sendable {
  private struct Key: Hashable {
    let link: String
    let bundleID: String
  }

  /// The maximum number of entries. Links have at most 2048 characters, so the cache stays below 2 MiB.
  private static let most = 256

  private let known = Mutex<[Key: UniversalLink]>([:])

  func once(_ link: String, _ bundleID: String, _ find: () -> UniversalLink) -> UniversalLink {
    let key = Key(link: link, bundleID: bundleID)
    if let answer = known.withLock({ $0[key] }) { return answer }
    let answer = find()
    known.withLock { known in
      if known.count == Self.most { known = [:] }
      known[key] = answer
    }
    return answer
  }
}
