import Synchronization

/// How links stand to the apps that a site association names, each found out once: a rule asks several times, and a batch
/// of requests shares the same link many times.
final class LinkAnswers: Sendable {
  private struct Key: Hashable {
    let link: String
    let bundleID: String
  }

  /// Links have at most 2048 characters, so this is less than 2 MiB.
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
