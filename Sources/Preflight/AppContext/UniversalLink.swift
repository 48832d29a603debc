/// Whether a link is a universal link of an app, and if not, why.
///
/// As Apple describes it: a http or https URL whose host the app names among its associated domains, and which the first
/// fitting component for the app in the host's site association does not exclude (Supporting associated domains;
/// applinks.Details.Components; WWDC 2019, session 717; WWDC 2020, session 10098; for `paths` the App Search Programming
/// Guide).
enum UniversalLink: Equatable {
  case claimed
  /// In words that follow “the link”.
  case refused(String)
  /// Not known, for this reason.
  case open(String)

  /// Longer than any link that is meant for people; comparing takes time by the length of link and pattern.
  static let lengthLimit = 2048

  /// - Parameters:
  ///   - link: The URL.
  ///   - domains: Entries of the associated domains entitlement.
  ///   - association: The file of the link's host.
  ///   - isApp: Whether an app id of the file is that of the app.
  init(_ link: String, domains: [String], association: SiteAssociation, isApp: (String) -> Bool) {
    guard link.unicodeScalars.count <= Self.lengthLimit else {
      self = .open("it is longer than \(Self.lengthLimit) characters")
      return
    }
    if let reason = Self.reasonAgainst(link, domains: domains) {
      self = .refused(reason)
      return
    }
    guard let link = LinkParts(link) else {
      self = .refused("is no http or https URL")
      return
    }
    let details = association.details.filter { $0.appIDs.contains(where: isApp) }
    guard !details.isEmpty else {
      self = .refused("leads to a site whose association does not name the app")
      return
    }
    for component in details.flatMap(\.components) {
      if component.hasSubstitutions {
        self = .open("its site association uses substitution variables, which are not read")
        return
      }
      guard component.matches(link) else { continue }
      self = component.isExcluded ? .refused("is excluded by \(component.words)") : .claimed
      return
    }
    self = .refused("matches no pattern for the app in the site association")
  }

  /// Why the domains alone make it none, in words that follow “the link”; nil when they do not.
  static func reasonAgainst(_ link: String, domains: [String]) -> String? {
    guard let link = LinkParts(link) else { return "is no http or https URL" }
    if domains.contains(where: { entitles($0, link.host) }) { return nil }
    return "leads to \(link.host), and applinks:\(link.host) is not among the associated domains"
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

  /// The values of all query items of a name; one that has none, or is not there, is empty.
  func values(ofItem name: String) -> [String] {
    let items = query.split(separator: "&").map { item in
      let sign = item.firstIndex(of: "=")
      return (name: item[..<(sign ?? item.endIndex)], value: sign.map { item[$0...].dropFirst() } ?? "")
    }
    let values = items.filter { $0.name == name }.map { String($0.value) }
    return values.isEmpty ? [""] : values
  }
}

extension SiteAssociation.Component {
  func matches(_ link: LinkParts) -> Bool {
    func fits(_ pattern: String?, _ part: String) -> Bool { pattern.map { match($0, part) } ?? true }
    guard fits(path, link.path), fits(fragment, link.fragment) else { return false }
    return switch query {
    case nil: true
    case .whole(let pattern): match(pattern, link.query)
    case .items(let items):
      items.allSatisfy { item in link.values(ofItem: item.name).allSatisfy { match(item.pattern, $0) } }
    }
  }

  /// Whether it uses `$(name)`, which stands for one of several words (WWDC 2020, session 10098).
  var hasSubstitutions: Bool { patterns.contains { $0.contains("$(") } }

  /// For people: `/help/*`, `?id=*`, `#top`.
  var words: String { "“\(patterns.joined(separator: " "))”" }

  private var patterns: [String] {
    let queries: [String] =
      switch query {
      case nil: []
      case .whole(let pattern): ["?\(pattern)"]
      case .items(let items): items.map { "?\($0.name)=\($0.pattern)" }
      }
    return [path].compactMap { $0 } + queries + [fragment].compactMap { $0 }.map { "#\($0)" }
  }

  private func match(_ pattern: String, _ part: String) -> Bool {
    let part = isPercentEncoded ? part : part.unescaped
    return isCaseSensitive
      ? wildcards(pattern, match: part) : wildcards(pattern.lowercased(), match: part.lowercased())
  }
}

/// Whether a pattern with `*` and `?` describes all of a text.
func wildcards(_ pattern: String, match text: String) -> Bool {
  let pattern = Array(pattern.unicodeScalars)
  let text = Array(text.unicodeScalars)
  var (p, t) = (0, 0)
  // Where the last star stands, and up to where it reaches so far.
  var star: (p: Int, t: Int)?
  while t < text.count {
    if p < pattern.count, pattern[p] == "*" {
      star = (p, t)
      p += 1
    } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
      (p, t) = (p + 1, t + 1)
    } else if let last = star {
      star = (last.p, last.t + 1)
      (p, t) = (last.p + 1, last.t + 1)
    } else {
      return false
    }
  }
  return pattern[p...].allSatisfy { $0 == "*" }
}

extension String {
  /// With percent escapes as the characters they stand for (RFC 3986, 2.1); what is no valid escape stays.
  fileprivate var unescaped: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard byte == UInt8(ascii: "%"), digits.count == 2 else {
        bytes.append(byte)
        continue
      }
      bytes.append(UInt8(digits[0] << 4 | digits[1]))
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
