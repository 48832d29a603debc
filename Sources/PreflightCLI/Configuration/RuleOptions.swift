import ArgumentParser
import Preflight
import PreflightDocuments

/// The options that change rules for one run. Each command declares them itself; see `LanguageOptions`.
struct RuleOptions {
  static let severityHelp = ArgumentHelp(
    "Set the severity of a rule: error, warning, note or off, such as tiktok/video-duration-max=warning. Can be repeated.",
    valueName: "rule=severity")
  static let ignoreHelp = ArgumentHelp(
    "Turn a rule off, such as file/extension-mismatch or '*/video-fast-start'. Can be repeated.",
    valueName: "rule")

  let severities: [String]
  let ignored: [String]

  /// Returns the settings. Those of `--ignore` are stronger than the others.
  func settings(_ names: some DestinationNames) throws -> RuleSettings {
    var settings = RuleSettings()
    for text in severities {
      guard let sign = text.lastIndex(of: "=") else {
        throw mistake(
          "found “\(text)” for --severity, expected rule=severity, such as tiktok/video-duration-max=warning")
      }
      let word = String(text[sign...].dropFirst())
      let pattern = try pattern(String(text[..<sign]), "--severity", names)
      guard settings.add(pattern, word, from: .option("--severity")) else {
        throw mistake(
          "found the severity “\(word)” for --severity" + CommandText.guess(word, among: RuleSettings.words))
      }
    }
    for text in ignored { _ = settings.add(try pattern(text, "--ignore", names), "off", from: .option("--ignore")) }
    return settings
  }

  private func pattern(_ text: String, _ option: String, _ names: some DestinationNames) throws -> RulePattern {
    switch RulePattern.reading(text, names) {
    case .success(let found): return found.0
    case .failure(let unknown): throw mistake("\(option): \(unknown.message)")
    }
  }
}
