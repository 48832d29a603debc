import MediaProbe
public import Preflight

/// A team's severities and limits of rules, in the order in which they apply.
public struct RuleSettings: Sendable {
  /// The effect of an entry on the rules that it names.
  public struct Entry: Sendable {
    /// The rules that the entry changes.
    public let rules: RulePattern
    /// The text of the entry, as `preflight config` shows it.
    public let text: String
    /// The place where the entry was set.
    public let origin: SettingOrigin
    let setting: Change
  }

  enum Change: Sendable {
    case off
    case change(Rule.Change)

    init(_ setting: RuleSetting) {
      switch setting {
      case .off: self = .off
      case .change(let change): self = .change(change)
      }
    }
  }

  /// The entries, of which a later one is stronger.
  public private(set) var entries: [Entry] = []

  /// Creates settings that change no rule.
  public init() {}

  init(_ entries: [Entry]) { self.entries = entries }

  /// Returns the settings followed by others, which are stronger.
  public func followed(by others: RuleSettings...) -> RuleSettings { followed(by: others) }

  /// Returns the settings followed by several others, the last of which are the strongest.
  public func followed(by others: [RuleSettings]) -> RuleSettings {
    RuleSettings(entries + others.flatMap(\.entries))
  }

  /// Adds a severity, or `off`, for some rules. Returns false for any other word.
  public mutating func add(_ rules: RulePattern, _ word: String, from origin: SettingOrigin) -> Bool {
    guard let setting = RuleSetting(word) else { return false }
    entries.append(Entry(rules: rules, text: word, origin: origin, setting: Change(setting)))
    return true
  }

  /// The words to which a rule can be set.
  public static var words: [String] { RuleSetting.words }

  /// Returns a destination with these settings of its rules.
  public func applied(to destination: Destination) -> Destination {
    changes.applied(to: destination, from: Configuration.fileName)
  }

  /// The changes without their origins.
  package var changes: RuleChanges {
    RuleChanges(
      entries.map { entry in
        if case .change(let change) = entry.setting { return RuleChanges.Entry(entry.rules.text, change) }
        return RuleChanges.Entry(entry.rules.text, nil)
      })
  }

  /// Returns the entries that decide on a rule, the last of which is the strongest.
  public func entries(on rule: String) -> [Entry] { entries.filter { $0.rules.matches(rule) } }
}
