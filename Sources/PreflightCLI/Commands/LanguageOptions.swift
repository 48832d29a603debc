import ArgumentParser
public import Preflight

/// In which language people are told what was found, where there are no options for reports.
struct LanguageOptions: ParsableArguments {
  // Every group of options costs the parser several searches through all conformances, at every start: those that scans are
  // made with are not nested, and declare what they share with others.

  static let help = ArgumentHelp(
    "Language of findings and reports. (default: from LC_ALL, LC_MESSAGES or LANG)", valueName: "tag")

  @Option(help: LanguageOptions.help) var lang: Language?

  var language: Language { Language(chosen: lang) }
}

extension Language {
  /// What the user chose, or else what the environment asks for.
  init(chosen: Language?) { self = chosen ?? Language(environment: environment) }
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
