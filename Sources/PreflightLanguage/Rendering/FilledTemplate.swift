import MediaProbe
package import PreflightRules

/// A sentence that is complete except for the measured value.
package struct FilledTemplate: Sendable {
  /// The text before, between and after the places for the measured value; never empty.
  private let parts: [String]
  /// The same texts, escaped for JSON.
  private let escaped: [[UInt8]]
  private let language: Language

  /// - Parameter value: Returns the text for a place; nil for the place of the measured value.
  package init(
    _ template: MessageTemplate, in language: Language = .english, _ value: (MessageTemplate.Place) -> String?
  ) {
    var parts = [""]
    for piece in template.pieces {
      switch piece {
      case .text(let text): Self.append(text, to: &parts[parts.count - 1], in: language)
      case .place(let place):
        if let value = value(place) {
          Self.append(value, to: &parts[parts.count - 1], in: language)
        } else {
          parts.append("")
        }
      }
    }
    self.parts = parts
    escaped = parts.map { JSONWriter.escaped($0) }
    self.language = language
  }

  private static func append(_ piece: String, to text: inout String, in language: Language) {
    language.words.typography.append(piece, &text)
  }

  /// True if the sentence has a place for the measured value.
  var hasMeasured: Bool { parts.count > 1 }

  /// Writes the text as a part of a JSON string. The measured value is only read if the sentence has a place for it.
  func write(to json: inout JSONWriter, measured: String) {
    // Some languages add or remove a space where pieces meet.
    guard !language.words.typography.isHan else { return json.text(text { measured }) }
    json.text(escaped: escaped[0])
    guard escaped.count > 1 else { return }
    if measured.utf8.count == 1 { return writeDigit(measured, to: &json) }
    for part in escaped.dropFirst() {
      json.text(measured)
      json.text(escaped: part)
    }
  }

  /// Writes the rest after a value of one digit, of which 1 changes the noun. The usual way stays short.
  @inline(never) private func writeDigit(_ measured: String, to json: inout JSONWriter) {
    for index in 1..<escaped.count {
      json.text(measured)
      if measured == "1", let singular = language.words.typography.afterOne(parts[index]) {
        json.text(singular)
      } else {
        json.text(escaped: escaped[index])
      }
    }
  }

  package func text(measured: () -> String) -> String {
    if parts.count == 1 { return parts[0] }
    let measured = measured()
    var text = parts[0]
    for part in parts.dropFirst() {
      Self.append(measured, to: &text, in: language)
      let singular = measured == "1" ? language.words.typography.afterOne(part) : nil
      Self.append(singular ?? part, to: &text, in: language)
    }
    return text
  }
}
