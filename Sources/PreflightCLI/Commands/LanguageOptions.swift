import ArgumentParser
public import Preflight

/// In which language people are told what was found.
struct LanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Language of findings and reports: en, zh-Hans. (default: by LC_ALL, LC_MESSAGES, LANG)", valueName: "tag"))
  var lang: Language?

  var language: Language { lang ?? Language(environment: environment) }
}

extension Language: WordOption {
  /// Tags are compared without regard to case (RFC 5646, 2.1.1).
  public init?(argument: String) {
    guard let language = Language.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() }) else {
      return nil
    }
    self = language
  }
}
