import Preflight
package import PreflightDocuments

/// The changes of rules for one run, as words.
package struct RuleOptions: Hashable, Sendable {
  package let severities: [String]
  package let ignored: [String]

  /// - Parameters:
  ///   - severities: Rules and severities such as `tiktok-video/video-duration-max=warning`.
  ///   - ignored: Rules that are off, such as `file/extension-mismatch`.
  package init(severities: [String] = [], ignored: [String] = []) {
    (self.severities, self.ignored) = (severities, ignored)
  }

  /// Returns the settings. Those of `--ignore` are stronger than the others.
  package func settings(_ names: some DestinationNames) throws -> RuleSettings {
    var settings = RuleSettings()
    for text in severities {
      guard let sign = text.lastIndex(of: "=") else {
        throw mistake(.wrongSeverity(text))
      }
      let word = String(text[sign...].dropFirst())
      let pattern = try pattern(String(text[..<sign]), "--severity", names)
      guard settings.add(pattern, word, from: .option("--severity")) else {
        throw mistake(.unknownSeverity(word) + CommandText.guess(word, among: RuleSettings.words))
      }
    }
    for text in ignored { _ = settings.add(try pattern(text, "--ignore", names), "off", from: .option("--ignore")) }
    return settings
  }

  private func pattern(_ text: String, _ option: String, _ names: some DestinationNames) throws -> RulePattern {
    switch RulePattern.reading(text, names) {
    case .success(let found): return found.0
    case .failure(let unknown): throw mistake(.placed(option, CommandText(unknown.message)))
    }
  }
}
