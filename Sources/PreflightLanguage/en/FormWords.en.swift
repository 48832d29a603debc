import MediaProbe
import PreflightRules

extension FormWords {
  static let english = FormWords(
    deprecated: "is deprecated",
    deprecatedFix: {
      MessageTemplate("Use the replacement that the notes of the destination name: preflight destinations show \($0).")
    },
    unknownField: {
      $0 ? "there is no such field; did you mean {limit}?" : "there is no such field; expected {limit}"
    },
    unknownFieldFix: "Use the names of the SDK.",
    wrongType: { type in
      switch type {
      case .text, .identifier: "found {measured}, expected a text"
      case .integer: "found {measured}, expected a whole number"
      case .digits: "found {measured}, expected a whole number or a text of digits"
      case .number: "found {measured}, expected a number"
      case .flag: "found {measured}, expected true or false"
      case .choice: "found {measured}, expected a word"
      case .media, .attachment: "found {measured}, expected the path of a file"
      case .group: "found {measured}, expected a mapping of fields"
      case .anything: "found {measured}, expected a value"
      }
    },
    wrongList: "found {measured}, expected a list",
    cutText: "YAML reads {measured} as a comment, so the text ends before it",
    cutTextFix: "Put the whole text in quotes.",
    unseenMedia: "names media by an id or an address; their files are not judged here",
    unseenMediaFix: "Judge the files with preflight scan.",
    halfCharacter: "contains half of a character (a lone surrogate), expected the pair of escapes",
    unknownWord: "found {measured}, expected {limit}",
    badParameter: { _ in "found {measured}, expected {limit}" },
    unreadable: "cannot be read: {measured}",
    wrongKind: { _, _ in "is of the kind {measured}, expected {limit}" },
    demand: { rule in
      switch rule {
      case .deprecated: "The destination of a request is not deprecated."
      case .fieldUnknown: "A request has only fields that the SDK declares."
      case .fieldType: "The value of a field has the type that the SDK declares."
      case .fieldCut: "YAML keeps the whole text of a field."
      case .fieldText: "A text contains no half of a character (a lone surrogate)."
      case .fieldWord: "The value of a field is one of the values that the SDK declares."
      case .contextValue: "A value of the context has the type of its parameter."
      case .contextUnreadable: "The files of the app that the context names can be read."
      case .mediaUnreadable: "The media that a request names can be read."
      case .mediaUnseen: "A request names the files of its media, so that they are judged."
      case .mediaKind: "A file has a kind that its field accepts."
      }
    })
}
