import MediaProbe
public import Preflight

/// A team's severities and limits of rules, in the order in which they apply.
public struct RuleSettings: Sendable {
  /// The effect of an entry on the rules that it names.
  public struct Entry: Sendable {
    public let rules: RulePattern
    /// The text of the entry, as `preflight config` shows it.
    public let text: String
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

  public private(set) var entries: [Entry] = []

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
    // Most entries are about one destination.
    let own = entries.filter { $0.rules.concerns(destination) }
    guard !own.isEmpty else { return destination }
    // Every destination with rules has a source.
    guard let checked = destination.checked ?? Destinations.file.checked else { return destination }
    let house = Source(id: "house", title: Configuration.fileName, url: nil, checked: checked)
    return destination.changing { rule in
      var changed: Rule? = rule
      // The severity before the rule was switched off is kept, so that a later entry can switch the rule on again.
      var last = rule
      for entry in own where entry.rules.matches(rule.id) {
        switch entry.setting {
        case .off: changed = nil
        case .change(let change):
          last = last.changed(by: change, source: house)
          changed = last
        }
      }
      return changed
    }
  }

  /// Returns the entries that decide on a rule, the last of which is the strongest.
  public func entries(on rule: String) -> [Entry] { entries.filter { $0.rules.matches(rule) } }
}

extension RulePattern {
  fileprivate func concerns(_ destination: Destination) -> Bool {
    isPattern || text.hasPrefix(destination.id + "/") || FileRules.have(text)
  }
}
