/// A cache of the results for links and the apps of a site association. A rule needs a result several times, and the
/// requests of a batch often share a link.
package final class LinkAnswers: Sendable {
  private struct Key: Hashable {
    let link: String
    let bundleID: String
  }

  // Links have at most 2048 characters, so the cache stays below 2 MiB.
  private let known = BoundedCache<Key, UniversalLink>(limit: 256)

  package init() {}

  package func once(_ link: String, _ bundleID: String, _ find: () -> UniversalLink) -> UniversalLink {
    known.value(of: Key(link: link, bundleID: bundleID), find)
  }
}
