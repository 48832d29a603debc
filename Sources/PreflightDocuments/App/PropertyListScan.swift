import MediaProbe
import Preflight

/// Checks the tags of an XML property list before it is parsed. It finds the place of each mistake and each key. It refuses
/// deep nesting, for which the recursive parser would run out of stack.
///
/// The elements are those of Apple's PropertyList-1.0.dtd. The parser checks the values.
struct PropertyListScan {
  private static let containers = ["plist", "dict", "array"]
  private static let scalars = ["string", "integer", "real", "date", "data", "key", "true", "false"]

  /// The maximum number of bytes of the keys on the path to a value. The place of a value with a longer path is not kept.
  private static let longestPath = 1024

  private struct Element {
    let name: String
    let place: Place
    /// The keys of a dictionary so far.
    var keys: Set<String> = []
    /// The key whose value comes next.
    var pending: String?
    var text = ""
  }

  private let text: [Unicode.Scalar]
  private let mistakes: Mistakes
  private var index = 0
  private var place = Place.start
  private var open: [Element] = []
  private var isDone = false
  private var places: [String: Place] = [:]

  /// Returns the place of each key by the path of its value (`PropertyList.places`); nil if the list has mistakes.
  static func places(_ bytes: [UInt8], _ mistakes: Mistakes) -> [String: Place]? {
    guard let text = decoded(bytes) else {
      mistakes.add(.noPropertyListForm, at: .start)
      return nil
    }
    var scan = PropertyListScan(text: Array(text.unicodeScalars), mistakes: mistakes)
    scan.run()
    return mistakes.isEmpty ? scan.places : nil
  }

  private init(text: [Unicode.Scalar], mistakes: Mistakes) {
    self.text = text
    self.mistakes = mistakes
  }

  /// Decodes UTF-8, or UTF-16 with a byte order mark; nil for anything else.
  private static func decoded(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(validating: bytes.dropFirst(3), as: UTF8.self) }
    guard let text = UTF16Units(bytes) else { return String(validating: bytes, as: UTF8.self) }
    return String(validating: text.units, as: UTF16.self)
  }

  private mutating func run() {
    skipSpace()
    guard index < text.count else {
      mistakes.add(.propertyListEmpty, at: place)
      return
    }
    guard text[index] == "<" else {
      let isOld = text[index] == "{" || text[index] == "("
      mistakes.add(isOld ? Message(.oldPropertyList) : Message(.expectedPropertyList, excerpt), at: place)
      return
    }
    while index < text.count, !isDone { text[index] == "<" ? tag() : content() }
    if !isDone, let last = open.last {
      mistakes.add(.endsWithinElement, .text("<\(last.name)>"), .int(last.place.line), at: place)
    }
  }

  // MARK: - Between tags

  private mutating func content() {
    let start = place
    let from = index
    while index < text.count, text[index] != "<" { advance() }
    let found = String(String.UnicodeScalarView(text[from..<index]))
    if let name = open.last?.name, Self.scalars.contains(name) {
      // The text is changed in place, because comments can divide it into thousands of parts.
      open[open.count - 1].text += found
      return
    }
    guard let offset = found.unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }) else { return }
    var at = start
    for scalar in found.unicodeScalars[..<offset] { at.move(over: scalar) }
    let word = String(found[offset...].prefix { !$0.isNewline }.prefix(40))
    let isComment = word.hasPrefix("//") || word.hasPrefix("/*") || word.hasPrefix("#")
    let mistake = Message(.foundBetweenElements, .term(.quoted, .text(word)), expectation)
    fail(mistake.joined(with: isComment ? Message(.xmlCommentForm) : nil), at: at)
  }

  private var expectation: Message.Argument {
    switch open.last?.name {
    case "dict": (open.last?.pending).map { .term(.theValueOfKey, .text($0)) } ?? .term(.keyOrDictEnd)
    case "array": .term(.valueOrArrayEnd)
    case "plist": .text("<dict>")
    default: .text("<plist>")
    }
  }

  // MARK: - Tags

  private mutating func tag() {
    let start = place
    isDone = !mistakes.spend(at: start)
    if skip(past: "<!--", to: "-->", start) || skip(past: "<![CDATA[", to: "]]>", start)
      || skip(past: "<?", to: "?>", start) || skip(past: "<!", to: ">", start)
    {
      return
    }
    let from = index
    while index < text.count, text[index] != ">" { advance() }
    guard index < text.count else { return fail(Message(.tagNotClosed), at: start) }
    let inside = String(String.UnicodeScalarView(text[(from + 1)..<index]))
    advance()
    let name = inside.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }
    if inside.hasPrefix("/") { return close(String(name), start) }
    begin(String(name), start)
    if inside.hasSuffix("/"), !isDone { close(String(name), start) }
  }

  private mutating func begin(_ name: String, _ start: Place) {
    guard Self.containers.contains(name) || Self.scalars.contains(name) else {
      let known = Self.containers + Self.scalars
      let found = Message(.expectedElement, .text("<\(name)>"))
      return fail(found.joined(with: Guess.hint(for: name, among: known)), at: start)
    }
    if let last = open.last {
      guard !Self.scalars.contains(last.name) else {
        return fail(
          Message(.foundWithinElement, .text("<\(name)>"), .text("<\(last.name)>"), .text("</\(last.name)>")), at: start
        )
      }
      if last.name == "dict", (name == "key") != (last.pending == nil) {
        return fail(Message(.foundInstead, .text("<\(name)>"), expectation), at: start)
      }
    } else if name != "plist" {
      return fail(Message(.foundInstead, .text("<\(name)>"), .text("<plist>")), at: start)
    }
    guard open.count <= PropertyListReader.depthLimit else {
      return fail(Message(.nestedTooDeep, .int(PropertyListReader.depthLimit)), at: start)
    }
    open.append(Element(name: name, place: start))
  }

  private mutating func close(_ name: String, _ start: Place) {
    guard let last = open.popLast() else {
      return fail(Message(.closesNothing, .text("</\(name)>")), at: start)
    }
    guard last.name == name else {
      return fail(
        Message(
          .wrongEndTag, .text("</\(name)>"), .text("</\(last.name)>"), .text("<\(last.name)>"), .int(last.place.line)),
        at: start)
    }
    if name == "dict", let key = last.pending {
      return fail(Message(.foundInstead, .text("</dict>"), .term(.theValueOfKey, .text(key))), at: start)
    }
    guard open.last?.name == "dict" else { return }
    if name == "key" {
      open[open.count - 1].pending = last.text
      // Every key repeats the keys around it, so long ones would multiply. No rule uses such long keys.
      let length = open.reduce(0) { $0 + ($1.pending?.utf8.count ?? 0) }
      if length <= Self.longestPath {
        isDone = !mistakes.spend(open.count, at: last.place)
        let path = open.compactMap(\.pending).joined(separator: "/")
        if places[path] == nil { places[path] = last.place }
      }
      if !open[open.count - 1].keys.insert(last.text).inserted {
        mistakes.add(.repeatedDictionaryKey, .text(last.text), at: last.place)
      }
    } else {
      open[open.count - 1].pending = nil
    }
  }

  /// Skips a construct that is not an element, and returns true if one begins here. The content of CDATA counts as text.
  private mutating func skip(past opening: String, to closing: String, _ start: Place) -> Bool {
    guard text[index...].starts(with: opening.unicodeScalars) else { return false }
    let scalars = Array(closing.unicodeScalars)
    while index < text.count, !text[index...].starts(with: scalars) { advance() }
    guard index < text.count else {
      fail(Message(.markupNotClosed, .text(opening), .text(closing)), at: start)
      return true
    }
    for _ in scalars { advance() }
    return true
  }

  // MARK: - Moving

  /// Reports a mistake after which the scan cannot continue.
  private mutating func fail(_ message: Message, at place: Place) {
    mistakes.add(message, at: place)
    isDone = true
  }

  private mutating func advance() {
    place.move(over: text[index])
    index += 1
  }

  private mutating func skipSpace() {
    while index < text.count, text[index].properties.isWhitespace { advance() }
  }

  private var excerpt: Message.Argument {
    let line = text[index...].prefix { !$0.properties.isWhitespace || $0 == " " }.prefix(24)
    return .term(.quoted, .text(String(String.UnicodeScalarView(line))))
  }
}

extension Place {
  /// Moves past one character.
  mutating func move(over scalar: Unicode.Scalar) {
    if scalar == "\n" {
      self = Place(line: line + 1, column: 1)
    } else {
      column += 1
    }
  }
}
