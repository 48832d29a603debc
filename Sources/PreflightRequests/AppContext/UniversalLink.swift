package import MediaProbe

/// The result of checking a link: it is a universal link of an app, or the reason why it is not.
///
/// As described by Apple, it is an http or https URL whose host is among the app's associated domains, and that is not
/// excluded by the first matching component for the app in the host's site association (Supporting associated domains;
/// applinks.Details.Components; WWDC 2019, session 717; WWDC 2020, session 10098; for `paths` the App Search
/// Programming Guide).
package enum UniversalLink: Equatable {
  case claimed
  /// The reason, worded to follow “the link”.
  case refused(Message)
  /// The result is unknown. The reason is a sentence.
  case open(Message)

  /// The maximum number of characters, longer than any link for people.
  static let lengthLimit = 2048

  /// - Parameters:
  ///   - link: The URL.
  ///   - domains: Entries of the associated domains entitlement.
  ///   - association: The site association of the link's host.
  ///   - bundleID: The bundle id of the app. An app id of the file is the app's if it has this bundle id after the
  ///     team.
  package init(_ link: String, domains: [String], association: SiteAssociation, bundleID: String) {
    guard link.unicodeScalars.dropFirst(Self.lengthLimit).isEmpty else {
      self = .open(Message(.linkTooLong, .int(Self.lengthLimit)))
      return
    }
    self =
      Self.reasonAgainst(link, domains: domains).map { .refused($0) } ?? association.standing(of: link, for: bundleID)
  }

  /// Returns the reason why the domains exclude the link, worded to follow “the link”; nil if they include it.
  static func reasonAgainst(_ link: String, domains: [String]) -> Message? {
    guard let link = LinkParts(link) else { return Message(.linkIsNoURL) }
    if domains.contains(where: { entitles($0, link.host) }) { return nil }
    return Message(.linkToOtherDomain, .text(link.host), .text(link.host))
  }

  /// Returns true if an entry of the entitlement covers a host: `applinks:example.com`, or `applinks:*.example.com` for
  /// its subdomains. A mode after `?` is for development.
  private static func entitles(_ entry: String, _ host: String) -> Bool {
    guard entry.hasPrefix("applinks:") else { return false }
    let domain = entry.dropFirst("applinks:".count).prefix { $0 != "?" }.lowercased()
    if domain.hasPrefix("*.") { return host.hasSuffix(domain.dropFirst()) && host.utf8.count > domain.utf8.count - 1 }
    return domain == host
  }
}

/// The parts of a URL that site associations use (RFC 3986, 3).
struct LinkParts: Equatable {
  /// In lower case, without user and port.
  let host: String
  let path: String
  /// Empty if the URL has no query.
  let query: String
  let fragment: String

  /// Splits a link; nil unless it is an http or https URL with a host.
  init?(_ link: String) {
    guard let colon = link.firstIndex(of: ":"), ["http", "https"].contains(link[..<colon].lowercased()),
      link[colon...].hasPrefix("://"), !link.contains(where: \.isWhitespace)
    else { return nil }
    var rest = link[colon...].dropFirst(3)
    fragment = rest.firstIndex(of: "#").map { String(rest[$0...].dropFirst()) } ?? ""
    rest = rest.prefix { $0 != "#" }
    query = rest.firstIndex(of: "?").map { String(rest[$0...].dropFirst()) } ?? ""
    rest = rest.prefix { $0 != "?" }
    let authority = rest.prefix { $0 != "/" }
    let tail = rest[authority.endIndex...]
    path = tail.isEmpty ? "/" : String(tail)
    let address = authority.lastIndex(of: "@").map { authority[$0...].dropFirst() } ?? authority
    host = address.prefix { $0 != ":" }.lowercased()
    guard !host.isEmpty else { return nil }
  }
}
