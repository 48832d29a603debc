import ArgumentParser
public import Preflight
import PreflightOperations

/// The option that chooses the language, for commands without `ReportOptions`.
struct LanguageOptions: ParsableArguments {
  // Each group of options costs the parser several searches through all conformances at every start. So the groups of `scan`
  // are not nested, and each declares the options that it shares with others.

  static let help = ArgumentHelp(
    "Language of reports, messages and help: en or zh-Hans. (default: from LC_ALL, LC_MESSAGES or LANG)",
    valueName: "tag")

  @Option(help: LanguageOptions.help) var lang: Language?

  var language: Language { Language(chosen: lang) }
}

extension Language {
  /// Takes the user's choice, or else the language of the environment.
  init(chosen: Language?) { self = chosen ?? Language(environment: environment) }
}

extension Language: KeywordOption {
  /// Parses a language tag such as `zh-CN`, or a locale such as `zh_CN.UTF-8`, which a script takes from a variable.
  public init?(argument: String) { self.init(tag: argument) }
}
