import MediaProbe

extension Finding {
  /// What is wrong, in one line: `runs 754.2 s, at most 600 s`.
  public var message: String {
    var text = (field.map { "\($0): " } ?? "") + rule.message.filled { fill($0) }
    if atLimit { text += "; at the limit: up to 0.1 s may be padding of the container" }
    if let system = rule.system { text += "; the figure is from the page for \(system)" }
    if !when.isEmpty { text += "; holds for " + when.joined(separator: ", ") }
    if sourceIsDue { text += "; its source was last checked on \(rule.source.checked)" }
    return text
  }

  /// What to do about it; nil when there is nothing to do to the file.
  public var fix: String? { rule.fix?.filled { fill($0) } }

  private func fill(_ place: MessageTemplate.Place) -> String {
    switch place {
    case .measured: measuredText
    case .limit: words.limit
    case .min: words.min
    case .max: words.max
    case .looser: words.looser
    }
  }

  /// The measured value; to the last digit where rounding would make it read like the limit that it breaks.
  private var measuredText: String {
    guard let measured else { return "nothing" }
    let usual = Phrase.of(measured, unit: unit)
    return usual == words.limit || usual == words.min || usual == words.max
      ? Phrase.of(measured, unit: unit, precision: .exact) : usual
  }
}
