import MediaProbe

extension Finding {
  /// What is wrong, in one line: `runs 754.2 s, at most 600 s`.
  public var message: String { message(judged.text) }

  /// What to do about it; nil when there is nothing to do to the file.
  public var fix: String? { fix(judged.text) }

  func message(_ words: FindingText) -> String {
    var text = (field.map { "\($0): " } ?? "") + words.message.text { measuredText(words) }
    if atLimit, unit == .seconds { text += "; at the limit: up to 0.1 s may be padding of the container" }
    let lookalikes = lookalikes
    if !lookalikes.isEmpty {
      text += "; it has " + lookalikes.map { "“\($0)”" }.joined(separator: ", ")
      text += atLimit ? ", in other case" : " instead"
    }
    if let system = rule.system { text += "; the figure is from the page for \(system)" }
    if !when.isEmpty { text += "; holds for " + when.joined(separator: ", ") }
    if sourceIsDue { text += "; its source was last checked on \(rule.source.checked)" }
    return text
  }

  func fix(_ words: FindingText) -> String? { words.fix?.text { measuredText(words) } }

  /// Entries of a list that are almost what it lacks.
  private var lookalikes: [String] {
    guard case .contains(let missing) = limit, case .list(let entries) = measured else { return [] }
    return entries.filter { entry in missing.contains { $0.resembles(entry) } }
  }

  /// The measured value; to the last digit where rounding would make it read like the limit that it breaks.
  private func measuredText(_ words: FindingText) -> String {
    guard let measured, measured != .text("") else { return "nothing" }
    let usual = Phrase.of(measured, unit: unit)
    return usual == words.limit || usual == words.min || usual == words.max
      ? Phrase.of(measured, unit: unit, precision: .exact) : usual
  }
}
