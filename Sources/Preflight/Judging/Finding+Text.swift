import MediaProbe

extension Finding {
  /// What is wrong, in one line: `runs 754.2 s, at most 600 s`.
  public var message: String { message(judged.text) }

  /// What to do about it; nil when there is nothing to do to the file.
  public var fix: String? { fix(judged.text) }

  func message(_ words: FindingText) -> String {
    let language = judged.language
    var text = words.message.text { measuredText(words) }
    if let field { text = language.words.findings.ofField(field, text) }
    if atLimit, unit == .seconds { text += language.words.findings.atLimit }
    let lookalikes = lookalikes
    if !lookalikes.isEmpty { text += language.words.findings.lookalikes(lookalikes, atLimit) }
    if let system = rule.system { text += language.words.findings.system(system) }
    if !circumstances.isEmpty {
      text += language.words.findings.circumstances(circumstances.map { $0.text(in: language) })
    }
    if sourceIsDue { text += language.words.findings.sourceIsDue(rule.source.checked) }
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
    if let measuredWords { return measuredWords }
    let language = judged.language
    guard let measured, measured != .text("") else { return language.words.findings.nothing }
    if case .text(let text) = measured, rule.subject.isToldInWords { return language.words.measured.text(text) }
    let usual = Phrase.of(measured, unit: unit, in: language)
    return usual == words.limit || usual == words.min || usual == words.max
      ? Phrase.of(measured, unit: unit, precision: .exact, in: language) : usual
  }
}

extension Subject {
  /// Whether its value is a sentence of ours and not what somebody wrote: how a link stands to the app.
  var isToldInWords: Bool {
    self == .app(.word(.redirectDomain)) || self == .app(.word(.universalLink))
  }
}
