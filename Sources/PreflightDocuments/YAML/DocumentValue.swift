/// A value of a document, and where it stands.
struct DocumentValue {
  enum Content {
    /// A word, number or text; `quoted` when it can only be text.
    case scalar(String, quoted: Bool)
    case list([DocumentValue])
    /// In the order of the document.
    case mapping([(key: DocumentValue, value: DocumentValue)])
  }

  let place: Place
  let content: Content

  /// Nothing was written, or `null`.
  var isNull: Bool {
    if case .scalar(let text, quoted: false) = content { text.isEmpty || text == "null" || text == "~" } else { false }
  }

  /// Whether it is a text with half of a character in it, which therefore is none.
  var hasHalfCharacter: Bool {
    if case .scalar(let text, _) = content { text.unicodeScalars.contains(SurrogateEscapes.half) } else { false }
  }

  /// What it is, for messages.
  var kind: String {
    switch content {
    case _ where isNull: "nothing"
    case .scalar(let text, _):
      "“\(text.count > 40 ? text.prefix(40) + "…" : text[...])”".replacing(
        String(SurrogateEscapes.half), with: "\u{FFFD}")
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}
