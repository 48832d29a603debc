/// Sentences that come in English with what was measured, in Chinese.
///
/// What reads files says what it found in English: facts are one and the same for everybody, and travel between processes
/// and machines. So such a sentence is put into other words where it is shown to people. `{}` stands for what differs from
/// file to file, in the order of the sentence, or `{2}` for the second of these; it is looked up by itself, and stays what
/// it is where it is not in the book.
struct Phrasebook: Sendable {
  static let simplifiedChinese = Phrasebook([readingSentences, documentSentences])

  private struct Entry {
    /// What stands around the places.
    let pieces: [Substring]
    let translation: Translation
  }

  private enum Part {
    case text(Substring)
    case value(Int)
  }

  private typealias Translation = [Part]

  private let whole: [String: String]
  private let patterns: [Entry]

  init(_ lists: [KeyValuePairs<StaticString, StaticString>]) {
    var whole: [String: String] = [:]
    var patterns: [Entry] = []
    for (sentence, translation) in lists.joined() {
      let pieces = Self.pieces(of: sentence.description)
      if pieces.count == 1 {
        whole[sentence.description] = translation.description
      } else {
        patterns.append(Entry(pieces: pieces, translation: Self.translation(translation.description)))
      }
    }
    self.whole = whole
    self.patterns = patterns
  }

  /// Places at which a sentence may end, or its subject. What stands in one is partly what somebody wrote, and may have
  /// thousands.
  private static let mostPlaces = 16
  /// Bytes of what is looked up: some sentences.
  private static let longest = 2048

  /// Nil for what is not in the book.
  func translation(of sentence: some StringProtocol) -> String? {
    guard sentence.utf8.count <= Self.longest else { return nil }
    if let exact = whole[String(sentence)] { return exact }
    // Several sentences: the first that is one ends at the first place that it can, without a second try, so that the time
    // grows with the length alone.
    for place in sentence.ranges(of: "; ").prefix(Self.mostPlaces) {
      guard let first = translation(ofOne: sentence[..<place.lowerBound]) else { continue }
      guard let rest = translation(of: sentence[place.upperBound...]) else { break }
      return first + "；" + rest
    }
    return translation(ofOne: sentence)
  }

  /// One sentence, or one with the name of a file or a place in it in front.
  private func translation(ofOne sentence: some StringProtocol) -> String? {
    if let translation = translation(ofWhole: sentence) { return translation }
    for place in sentence.ranges(of: ": ").prefix(Self.mostPlaces) {
      guard let rest = translation(ofWhole: sentence[place.upperBound...]) else { continue }
      return sentence[..<place.lowerBound] + "：" + rest
    }
    return nil
  }

  private func translation(ofWhole sentence: some StringProtocol) -> String? {
    if let exact = whole[String(sentence)] { return exact }
    for entry in patterns {
      guard let values = Self.values(of: entry.pieces, in: Substring(sentence)) else { continue }
      return entry.translation.reduce(into: "") { text, part in
        switch part {
        case .text(let piece): HanText.append(String(piece), to: &text)
        case .value(let index) where values.indices.contains(index):
          HanText.append(translation(ofWhole: values[index]) ?? String(values[index]), to: &text)
        case .value: break
        }
      }
    }
    return nil
  }

  /// What stands in the places of a pattern; nil when the text is no such sentence.
  private static func values(of pieces: [Substring], in text: Substring) -> [Substring]? {
    guard let first = pieces.first, let last = pieces.last, text.hasPrefix(first) else { return nil }
    var rest = text.dropFirst(first.count)
    var values: [Substring] = []
    for piece in pieces.dropFirst().dropLast() {
      guard let place = rest.firstRange(of: piece) else { return nil }
      values.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    return rest.hasSuffix(last) ? values + [rest.dropLast(last.count)] : nil
  }

  private static func pieces(of sentence: String) -> [Substring] {
    translation(sentence).reduce(into: [""]) { pieces, part in
      switch part {
      case .text(let text): pieces[pieces.count - 1] += text
      case .value: pieces.append("")
      }
    }
  }

  private static func translation(_ text: String) -> Translation {
    var parts: Translation = []
    var values = 0
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts.append(.text(rest[..<open]))
      parts.append(.value(Int(rest[open..<close].dropFirst()).map { $0 - 1 } ?? values))
      values += 1
      rest = rest[close...].dropFirst()
    }
    return parts + [.text(rest)]
  }
}
