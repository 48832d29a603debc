import MediaProbe

/// Whether a link is a universal link of an app, and if not, why.
///
/// As Apple describes it: a http or https URL whose host the app names among its associated domains, and which the first
/// fitting component for the app in the host's site association does not exclude (Supporting associated domains;
/// applinks.Details.Components; WWDC 2019, session 717; WWDC 2020, session 10098; for `paths` the App Search Programming
/// Guide).
enum UniversalLink: Equatable {
  case claimed
  /// In words that follow “the link”.
  case refused(Message)
  /// Not known, for this reason, a sentence.
  case open(Message)

  /// Characters; longer than any link that is meant for people.
  static let lengthLimit = 2048

  /// - Parameters:
  ///   - link: The URL.
  ///   - domains: Entries of the associated domains entitlement.
  ///   - association: The file of the link's host.
  ///   - bundleID: That of the app; an app id of the file is the app's when this stands behind its team.
  init(_ link: String, domains: [String], association: SiteAssociation, bundleID: String) {
    guard link.unicodeScalars.dropFirst(Self.lengthLimit).isEmpty else {
      self = .open(Message(.linkTooLong, .int(Self.lengthLimit)))
      return
    }
    self =
      Self.reasonAgainst(link, domains: domains).map { .refused($0) } ?? association.standing(of: link, for: bundleID)
  }

  /// Why the domains alone make it none, in words that follow “the link”; nil when they do not.
  static func reasonAgainst(_ link: String, domains: [String]) -> Message? {
    guard let link = LinkParts(link) else { return Message(.linkIsNoURL) }
    if domains.contains(where: { entitles($0, link.host) }) { return nil }
    return Message(.linkToOtherDomain, .text(link.host), .text(link.host))
  }

  /// Whether an entry of the entitlement covers a host: `applinks:example.com`, or `applinks:*.example.com` for the hosts
  /// below. A mode behind `?` is for development.
  private static func entitles(_ entry: String, _ host: String) -> Bool {
    guard entry.hasPrefix("applinks:") else { return false }
    let domain = entry.dropFirst("applinks:".count).prefix { $0 != "?" }.lowercased()
    if domain.hasPrefix("*.") { return host.hasSuffix(domain.dropFirst()) && host.utf8.count > domain.utf8.count - 1 }
    return domain == host
  }
}

/// The parts of an URL that site associations speak of (RFC 3986, 3).
struct LinkParts: Equatable {
  /// In lower case, without user and port.
  let host: String
  let path: String
  /// Empty where there is none, as a missing one is compared.
  let query: String
  let fragment: String

  /// Nil for anything but http and https with a host.
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
