import Preflight

/// The effect of a team's setting on a rule.
enum RuleSetting {
  case off
  case change(Rule.Change)

  /// The words that a rule can be set to.
  static let words = Severity.allCases.reversed().map(\.rawValue) + ["off"]

  /// Creates the setting of a word; nil for any other word.
  init?(_ word: String) {
    if word == "off" {
      self = .off
    } else if let severity = Severity(rawValue: word) {
      var change = Rule.Change()
      change.severity = severity
      self = .change(change)
    } else {
      return nil
    }
  }

  /// Reads a word; nil after it reported a mistake.
  init?(word value: DocumentValue, _ mistakes: Mistakes) {
    // YAML 1.1 reads “off” as a flag. Here both the flag and the word switch the rule off.
    if case .scalar(let text, _) = value.content {
      if let setting = RuleSetting(text) {
        self = setting
        return
      }
      mistakes.add(
        .expectedSeverity, .message(value.kind), .text(Self.words.joined(separator: ", ")), at: value.place)
    }
    return nil
  }
}
