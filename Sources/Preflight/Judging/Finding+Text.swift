import MediaProbe

extension Finding {
  /// What is wrong, in one line: `runs 754.2 s, at most 600 s`.
  public var message: String { message(judged.text) }

  /// What to do about it; nil when there is nothing to do to the file.
  public var fix: String? { fix(judged.text) }

  private func message(_ words: FindingText) -> String {
    (field.map { "\($0): " } ?? "") + words.message.text { measuredText(words) } + circumstances
  }

  /// What the message says behind the sentence of the rule; empty for most findings.
  private var circumstances: String {
    var text = ""
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

  private func fix(_ words: FindingText) -> String? { words.fix?.text { measuredText(words) } }

  /// Writes `message` and `fix`.
  func writeWords(_ words: FindingText, to json: inout JSONWriter) {
    json.key("message")
    json.beginString()
    if let field { json.text("\(field): ") }
    words.message.write(to: &json) { measuredText(words) }
    let circumstances = circumstances
    if !circumstances.isEmpty { json.text(circumstances) }
    json.endString()
    guard let fix = words.fix else { return }
    json.key("fix")
    json.beginString()
    fix.write(to: &json) { measuredText(words) }
    json.endString()
  }

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
