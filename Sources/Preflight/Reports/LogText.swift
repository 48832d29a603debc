public import MediaProbe

/// What a run tells of each file beside its reports, for whoever looks for what takes time or is missing.
public struct LogText: Sendable {
  private let language: Language

  public init(in language: Language) { self.language = language }

  public func skipped(_ path: String, _ reason: Message) -> String {
    language.words.log.skipped(path, reason.text(in: language))
  }

  /// What was read of one file, and by which tier.
  public func read(_ path: String, _ facts: MediaFacts) -> String {
    let reading =
      facts.bytesRead > 0 ? language.words.log.tier(facts.tier, facts.bytesRead) : language.words.log.notRead
    let error = facts.error.map { language.words.terms.comma + $0.code.rawValue } ?? ""
    return path + language.words.terms.colon + reading + error
  }

  /// What was read of all.
  ///
  /// - Parameter libraries: Those that helped, with their versions.
  public func read(_ bytes: Int64, of assets: Int, _ noun: Noun, with libraries: [String]) -> String {
    language.words.log.total(bytes, language.words.run.counted(assets, noun), libraries)
  }
}
