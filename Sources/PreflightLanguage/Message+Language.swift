public import MediaProbe
public import PreflightRules

extension Message {
  /// Returns the message in a language.
  public func text(in language: Language) -> String { text(from: language.words.messages) }

  /// True if the words come from a library, or from a record of another version.
  fileprivate var isAsWritten: Bool { id == .asWritten }
}

extension ReadError {
  /// Returns the message in a language.
  public func text(in language: Language) -> String {
    let text = message.text(in: language)
    return message.isAsWritten ? language.words.codes.error(code, text) : text
  }

  /// Returns the observation without the advice and without words in parentheses.
  package func clause(in language: Language) -> String {
    let text = text(in: language)
    var bare = ""
    var rest = text[...]
    while let opening = rest.firstRange(ofText: " (") {
      bare += rest[..<opening.lowerBound]
      rest = rest[opening.upperBound...].drop { $0 != ")" }.dropFirst()
    }
    return (bare + rest).split { language.words.terms.clauseEnds.contains($0) }.first.map(String.init) ?? text
  }
}

extension Problem {
  /// Returns the message in a language.
  public func text(in language: Language) -> String {
    let text = message.text(in: language)
    return message.isAsWritten ? language.words.codes.problem(code, text) : text
  }
}
