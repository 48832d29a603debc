import Preflight

/// Makes Swift source of the texts of a destination in another language. It is a separate type, so that the texts are only
/// created when that language is used.
enum TranslationSource {
  /// The languages of translations.
  static var languages: [Language] { Language.allCases.filter { $0 != .english } }

  /// Returns the name of the type, such as `TiktokShareKitIosZhHans`.
  static func typeName(_ id: String, _ language: Language) -> String {
    SwiftSource.typeName(id) + SwiftSource.typeName(language.rawValue)
  }

  /// Returns the source code in a destination's file that selects its translations.
  static func choice(of destination: Destination) -> String {
    var text = "  private static let translations: @Sendable (Language) -> DestinationTexts? = { language in\n"
    text += "    switch language {\n    case .english: nil\n"
    for language in languages { text += "    case .\(language): \(typeName(destination.id, language)).texts\n" }
    return text + "    }\n  }\n\n"
  }

  static func file(_ texts: DestinationTexts, of destination: Destination, in language: Language) -> String {
    var text = """
      // swift-format-ignore-file
      // Made by script/generate from Destinations/\(language.rawValue)/\(destination.id).yml: edit that file.

      enum \(typeName(destination.id, language)) {
        static let texts = DestinationTexts(
          name: \(SwiftSource.literal(texts.name)),
          summary: \(SwiftSource.literal(texts.summary)),
          notes: notes,
          borrowedFrom: \(optional(texts.borrowedFrom)),
          shareStates: shareStates,
          errorCodesNote: \(optional(texts.errorCodesNote)),
          errorCodes: errorCodes,
          parameters: parameters,
          rules: rules,
          undocumented: undocumented)


      """
    text += SwiftSource.member("notes", "[String]", SwiftSource.lines(texts.notes.map(SwiftSource.literal)))
    text += SwiftSource.member(
      "shareStates", "[DestinationTexts.CodeTexts]", SwiftSource.lines(texts.shareStates.map(code)))
    text += SwiftSource.member(
      "errorCodes", "[DestinationTexts.CodeTexts]", SwiftSource.lines(texts.errorCodes.map(code)))
    let parameters = texts.parameters.sorted { $0.key < $1.key }.map {
      "\(SwiftSource.literal($0.key)): \(SwiftSource.literal($0.value))"
    }
    text += SwiftSource.member(
      "parameters", "[String: String]", parameters.isEmpty ? "[:]" : SwiftSource.lines(parameters))
    text += SwiftSource.member("rules", "[DestinationTexts.RuleTexts]", SwiftSource.lines(texts.rules.map(rule)))
    text += SwiftSource.member(
      "undocumented", "[Undocumented]",
      SwiftSource.lines(
        texts.undocumented.map {
          "Undocumented(\(SwiftSource.literal($0.subject))\($0.note.map { ", note: \(SwiftSource.literal($0))" } ?? ""))"
        }))
    return text + "}\n"
  }

  private static func code(_ code: DestinationTexts.CodeTexts) -> String {
    "DestinationTexts.CodeTexts(\(code.code), \(SwiftSource.literal(code.name)), \(SwiftSource.literal(code.meaning)))"
  }

  private static func rule(_ rule: DestinationTexts.RuleTexts) -> String {
    "DestinationTexts.RuleTexts(\n      \(SwiftSource.literal(rule.id)),\n      \(SwiftSource.literal(rule.message.text))"
      + (rule.fix.map { ",\n      fix: \(SwiftSource.literal($0.text))" } ?? "") + ")"
  }

  private static func optional(_ text: String?) -> String { text.map(SwiftSource.literal) ?? "nil" }
}
