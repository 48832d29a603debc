import MediaProbe
import PreflightJudging

extension SiteAssociation {
  /// Returns the file's decision on a link for an app, regardless of the app's own domains.
  func standing(of link: String, for bundleID: String) -> UniversalLink {
    answers.once(link, bundleID) { match(link, bundleID) }
  }

  private func match(_ link: String, _ bundleID: String) -> UniversalLink {
    guard let link = LinkParts(link) else { return .refused(Message(.linkIsNoURL)) }
    let details = details.filter { $0.appIDs.contains { $0.drop { $0 != "." }.dropFirst() == bundleID } }
    guard !details.isEmpty else { return .refused(Message(.linkToOtherApp)) }
    var matching = LinkMatching(link)
    for component in details.lazy.flatMap(\.components) {
      guard matching.fits(component) else {
        if matching.isExhausted {
          return .open(Message(.patternsTooSlow))
        }
        continue
      }
      if let variable = component.variable {
        return .open(Message(.substitutionVariables, .text(variable)))
      }
      return component.isExcluded ? .refused(Message(.linkExcluded, .term(.quoted, .text(component.words)))) : .claimed
    }
    return .refused(Message(.linkWithoutPattern))
  }
}

/// Compares the components of a site association with one link.
struct LinkMatching {
  /// The parts of the link, prepared for comparison with a component.
  private struct Form {
    let path: [Unicode.Scalar]
    let query: [Unicode.Scalar]
    let fragment: [Unicode.Scalar]
    let items: [(name: Substring, value: [Unicode.Scalar])]
  }

  /// The maximum number of character comparisons for one link. Real files need some thousands, but a crafted file could
  /// require billions.
  private static let mostSteps = 20_000_000

  private let link: LinkParts
  /// The prepared parts for each combination of case sensitivity and escaping; made on first use.
  private var forms: [Form?] = [nil, nil, nil, nil]
  private var steps = mostSteps

  init(_ link: LinkParts) { self.link = link }

  /// True if the limit is reached. Patterns that did not match since then may match.
  var isExhausted: Bool { steps <= 0 }

  /// Returns true if all patterns of a component match. A substitution variable matches anything.
  mutating func fits(_ component: SiteAssociation.Component) -> Bool {
    let form = form(for: component)
    func isLike(_ pattern: String?, _ part: [Unicode.Scalar], _ steps: inout Int) -> Bool {
      guard var pattern else { return true }
      if pattern.utf8.contains(UInt8(ascii: "$")) { pattern = pattern.withAnyVariables }
      if !component.isCaseSensitive { pattern = pattern.lowercased() }
      return wildcards(pattern, match: part, steps: &steps)
    }
    guard isLike(component.path, form.path, &steps), isLike(component.fragment, form.fragment, &steps) else {
      return false
    }
    switch component.query {
    case nil: return true
    case .whole(let pattern): return isLike(pattern, form.query, &steps)
    case .items(let items):
      for item in items {
        steps -= form.items.count
        let values = form.items.filter { $0.name == item.name }.map(\.value)
        // A missing query item is compared as an empty one.
        for value in values.isEmpty ? [[]] : values where !isLike(item.pattern, value, &steps) { return false }
      }
      return true
    }
  }

  private mutating func form(for component: SiteAssociation.Component) -> Form {
    let place = (component.isCaseSensitive ? 1 : 0) + (component.isPercentEncoded ? 2 : 0)
    if let form = forms[place] { return form }
    func compared(_ part: some StringProtocol) -> [Unicode.Scalar] {
      let part = component.isPercentEncoded ? String(part) : String(part).unescaped
      return Array((component.isCaseSensitive ? part : part.lowercased()).unicodeScalars)
    }
    let form = Form(
      path: compared(link.path), query: compared(link.query), fragment: compared(link.fragment),
      items: link.query.split(separator: "&").map { item in
        let sign = item.firstIndex(of: "=") ?? item.endIndex
        return (item[..<sign], compared(item[sign...].dropFirst()))
      })
    forms[place] = form
    return form
  }
}

extension SiteAssociation.Component {
  /// The first substitution variable in the patterns, `$(name)`, which represents one of several words (WWDC 2020, session
  /// 10098); nil if the patterns have no variable.
  var variable: String? {
    patterns.lazy.compactMap { pattern in pattern.variableRanges.first.map { String(pattern[$0]) } }.first
  }

  /// The patterns in readable form: `/help/*`, `?id=*`, `#top`.
  var words: String { patterns.joined(separator: " ") }

  private var patterns: [String] {
    let queries: [String] =
      switch query {
      case nil: []
      case .whole(let pattern): ["?\(pattern)"]
      case .items(let items): items.map { "?\($0.name)=\($0.pattern)" }
      }
    return [path].compactMap { $0 } + queries + [fragment].compactMap { $0 }.map { "#\($0)" }
  }
}

/// Returns true if a pattern with `*` and `?` matches a whole text.
///
/// - Parameter steps: The number of characters that may still be compared; there is no match once it is used up.
package func wildcards(_ pattern: String, match text: [Unicode.Scalar], steps: inout Int) -> Bool {
  let pattern = pattern.unicodeScalars
  var (p, t) = (pattern.startIndex, 0)
  // The position of the last star, and the end of the text that it matches so far.
  var star: (p: String.UnicodeScalarView.Index, t: Int)?
  while t < text.count {
    steps -= 1
    if steps <= 0 { return false }
    let scalar = p < pattern.endIndex ? pattern[p] : nil
    if scalar == "*" {
      star = (p, t)
      p = pattern.index(after: p)
    } else if let scalar, scalar == "?" || scalar == text[t] {
      (p, t) = (pattern.index(after: p), t + 1)
    } else if let last = star {
      star = (last.p, last.t + 1)
      (p, t) = (pattern.index(after: last.p), last.t + 1)
    } else {
      return false
    }
  }
  return pattern[p...].allSatisfy { $0 == "*" }
}

extension String {
  /// The ranges of `$(name)` in the pattern.
  fileprivate var variableRanges: [Range<Index>] { buildSettingRanges.filter { self[$0].hasPrefix("$(") } }

  /// The pattern with `*` in place of each variable. It matches at least everything that the pattern with words would match.
  fileprivate var withAnyVariables: String {
    var pattern = ""
    var start = startIndex
    for range in variableRanges {
      pattern += self[start..<range.lowerBound] + "*"
      start = range.upperBound
    }
    return pattern + self[start...]
  }

  /// The text with percent escapes decoded (RFC 3986, 2.1); invalid escapes stay as they are.
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
