package import MediaProbe
package import PreflightLanguage
package import PreflightRules

/// Log lines on each file, for users who look for slow or missing files.
package struct LogText: Sendable {
  private let language: Language

  package init(in language: Language) { self.language = language }

  package func skipped(_ path: String, _ reason: Message) -> String {
    language.words.log.skipped(path, reason.text(in: language))
  }

  /// Returns the line on the reading of one file, with its tier.
  package func read(_ path: String, _ facts: MediaFacts) -> String {
    let reading =
      facts.bytesRead > 0 ? language.words.log.tier(facts.tier, facts.bytesRead) : language.words.log.notRead
    let error = facts.error.map { language.words.terms.comma + $0.code.rawValue } ?? ""
    return path + language.words.terms.colon + reading + error
  }

  /// Returns the line on the reading of all files.
  ///
  /// - Parameter libraries: The libraries that were used, with their versions.
  package func read(_ bytes: Int64, of assets: Int, _ noun: Noun, with libraries: [String]) -> String {
    language.words.log.total(bytes, language.words.run.counted(assets, noun), libraries)
  }
}
