public import Preflight

/// Reads the data for a link preview from a saved page: title, images, videos, icons, and a refresh.
///
/// All of these are attributes of `<meta>` and `<link>`. So the reader only looks for tags, as browsers find them (HTML
/// Standard, 13.2.5): comments and the text of scripts, styles and titles contain no tags. A complete parser would be a C
/// library, and would need a worker. Everything that is not a tag is skipped, so any bytes are a page.
public struct PageReader: Sendable {
  /// Creates a reader, which can read any number of pages.
  public init() {}

  /// Returns the preview data of a page.
  ///
  /// - Parameter bytes: The page in UTF-8, or in UTF-16 with a byte order mark (HTML Standard, 13.2.3.2). Invalid sequences
  ///   become U+FFFD.
  public func read(_ bytes: [UInt8]) -> LinkPage {
    var page = LinkPage(fileSize: Int64(bytes.count))
    let text = UTF16Units(bytes).map { String(decoding: $0.units, as: UTF16.self) }
    var tags = HTMLTags(text ?? String(decoding: bytes, as: UTF8.self))
    while let tag = tags.next() {
      Work.observed?.count(1 + tag.attributes.count)
      switch tag.name {
      case "meta": page.add(meta: tag.attributes)
      case "link": page.add(link: tag.attributes)
      default: break
      }
    }
    return page
  }
}

extension LinkPage {
  fileprivate mutating func add(meta attributes: [String: String]) {
    if attributes["http-equiv"]?.lowercased() == "refresh" { refreshes = true }
    guard let content = attributes["content"], !content.isEmpty else { return }
    // Open Graph specifies `property`, but many pages use `name`. Both are read.
    switch (attributes["property"] ?? attributes["name"])?.lowercased() {
    case "og:title": title = title ?? content
    case "og:image", "og:image:url", "og:image:secure_url": add(image: content)
    case "og:video", "og:video:url", "og:video:secure_url", "twitter:player:stream":
      add(video: content)
    default: break
    }
  }

  fileprivate mutating func add(link attributes: [String: String]) {
    guard let address = attributes["href"], !address.isEmpty else { return }
    let relations = attributes["rel"]?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
    if relations.contains(where: { $0 == "icon" || $0.hasPrefix("apple-touch-icon") }) { add(icon: address) }
  }
}

/// An iterator over the start tags of a page.
private struct HTMLTags {
  struct Tag {
    let name: String
    /// The attributes by lower-case name. If a name occurs twice, the first one counts (13.2.5.33).
    let attributes: [String: String]
  }

  /// Elements whose content is text, not markup (13.2.5.1 and the parsing of their content).
  private static let rawText: Set<String> = ["script", "style", "title", "textarea", "xmp", "iframe", "noframes"]

  private let text: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  mutating func next() -> Tag? {
    while let open = text[index...].firstIndex(of: "<") {
      index = open + 1
      if starts(with: "!--") {
        skip(past: "-->")
      } else if let first = peek, first.isLetter {
        return tag()
      }
    }
    return nil
  }

  private mutating func tag() -> Tag {
    let name = take { !$0.isSpace && $0 != ">" && $0 != "/" }.lowercased()
    var attributes: [String: String] = [:]
    while index < text.count {
      _ = take { $0.isSpace || $0 == "/" }
      guard let scalar = peek, scalar != ">" else { break }
      // A leading equals sign belongs to the name (13.2.5.32).
      let first = scalar == "=" ? "=" : ""
      if scalar == "=" { index += 1 }
      let key = (first + take { !$0.isSpace && $0 != ">" && $0 != "/" && $0 != "=" }).lowercased()
      _ = take { $0.isSpace }
      var value = ""
      if peek == "=" {
        index += 1
        _ = take { $0.isSpace }
        value = self.value()
      }
      if attributes[key] == nil { attributes[key] = value.characterReferencesResolved }
    }
    index = min(index + 1, text.count)
    if Self.rawText.contains(name) { skip(past: "</" + name) }
    return Tag(name: name, attributes: attributes)
  }

  private mutating func value() -> String {
    guard let quote = peek, quote == "\"" || quote == "'" else { return take { !$0.isSpace && $0 != ">" } }
    index += 1
    let value = take { $0 != quote }
    index = min(index + 1, text.count)
    return value
  }

  private var peek: Unicode.Scalar? { index < text.count ? text[index] : nil }

  private mutating func take(while matches: (Unicode.Scalar) -> Bool) -> String {
    let taken = text[index...].prefix(while: matches)
    index = taken.endIndex
    return String(String.UnicodeScalarView(taken))
  }

  private func starts(with word: String) -> Bool {
    text[index...].prefix(word.unicodeScalars.count).elementsEqual(word.unicodeScalars) {
      $0.properties.lowercaseMapping == $1.properties.lowercaseMapping
    }
  }

  /// Moves past the next occurrence of a word, or to the end if the word does not occur.
  private mutating func skip(past word: String) {
    while index < text.count, !starts(with: word) { index += 1 }
    index = min(index + word.unicodeScalars.count, text.count)
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { " \t\n\u{C}\r".unicodeScalars.contains(self) }
  fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

extension String {
  /// The text with `&amp;`, `&quot;`, `&apos;`, `&lt;`, `&gt;` and numeric references resolved. Addresses and titles need no
  /// others.
  fileprivate var characterReferencesResolved: String {
    guard contains("&") else { return self }
    var resolved = ""
    var rest = self[...]
    while let sign = rest.firstIndex(of: "&") {
      resolved += rest[..<sign]
      rest = rest[sign...].dropFirst()
      let name = rest.prefix(10).prefix { $0 != ";" }
      guard rest[name.endIndex...].first == ";", let character = Self.character(String(name)) else {
        resolved += "&"
        continue
      }
      resolved += character
      rest = rest[name.endIndex...].dropFirst()
    }
    return resolved + rest
  }

  private static func character(_ reference: String) -> String? {
    let named = ["amp": "&", "quot": "\"", "apos": "'", "lt": "<", "gt": ">"]
    guard reference.hasPrefix("#") else { return named[reference] }
    let digits = reference.dropFirst()
    let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }.map { String($0) }
  }
}
