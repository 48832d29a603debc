import ArgumentParser
public import Preflight

/// The option that chooses the language, for commands without `ReportOptions`.
struct LanguageOptions: ParsableArguments {
  // Each group of options costs the parser several searches through all conformances at every start. So the groups of `scan`
  // are not nested, and each declares the options that it shares with others.

  static let help = ArgumentHelp(
    "Language of findings and reports: \(tags). (default: from LC_ALL, LC_MESSAGES or LANG)", valueName: "tag")

  private static var tags: String { Language.allCases.map(\.rawValue).joined(separator: ", ") }

  @Option(help: LanguageOptions.help) var lang: Language?

  var language: Language { Language(chosen: lang) }
}

extension Language {
  /// Takes the user's choice, or else the language of the environment.
  init(chosen: Language?) { self = chosen ?? Language(environment: environment) }
}

extension Language: KeywordOption {
  /// Parses a language tag. Case does not matter (RFC 5646, 2.1.1).
  public init?(argument: String) {
    guard let language = Language.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() }) else {
      return nil
    }
    self = language
  }
}
