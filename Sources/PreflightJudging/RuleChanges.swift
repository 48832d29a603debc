package import MediaProbe
package import PreflightRules

/// A team's severities and limits of rules, in the order in which they apply.
package struct RuleChanges: Sendable {
  /// A change of all rules whose ids match a pattern.
  package struct Entry: Sendable {
    let rules: String
    private let pattern: WildcardPattern
    /// The change; nil switches the rules off.
    let change: Rule.Change?

    /// - Parameter rules: The id of a rule, or a pattern of ids.
    package init(_ rules: String, _ change: Rule.Change?) {
      self.rules = rules
      self.change = change
      pattern = WildcardPattern(rules)
    }

    func matches(_ rule: Rule) -> Bool { pattern.matches(rule.id) }

    fileprivate func concerns(_ destination: Destination) -> Bool {
      pattern.hasWildcards || rules.hasPrefix(destination.id + "/") || FileRules.have(rules)
    }
  }

  package var entries: [Entry]

  package init(_ entries: [Entry] = []) { self.entries = entries }

  /// Returns a destination with these changes of its rules.
  ///
  /// - Parameter document: The name of the document that makes the changes.
  package func applied(to destination: Destination, from document: String) -> Destination {
    // Most entries are about one destination.
    let own = entries.filter { $0.concerns(destination) }
    guard !own.isEmpty else { return destination }
    // Every destination with rules has a source.
    guard let checked = destination.checked ?? Destinations.file.checked else { return destination }
    let house = Source(id: "house", title: document, url: nil, checked: checked)
    return destination.changing { rule in
      var changed: Rule? = rule
      // The severity before the rule was switched off is kept, so that a later entry can switch the rule on again.
      var last = rule
      for entry in own where entry.matches(rule) {
        if let change = entry.change {
          last = last.changed(by: change, source: house)
          changed = last
        } else {
          changed = nil
        }
      }
      return changed
    }
  }
}

extension RuleChanges {
  /// Reads the list that `compile(to:)` writes.
  package init(compiled json: inout JSONScanner) throws(JSONDamage) {
    entries = []
    try json.beginArray()
    while try json.nextItem() {
      try json.beginObject()
      try json.required("rule")
      let rules = try json.string()
      entries.append(Entry(rules, json.member("change") ? try Rule.Change(compiled: &json) : nil))
      try json.endObject()
    }
  }

  package func compile(to json: inout JSONWriter) {
    json.beginArray()
    for entry in entries {
      json.beginObject()
      json.key("rule")
      json.string(entry.rules)
      if let change = entry.change {
        json.key("change")
        change.compile(to: &json)
      }
      json.endObject()
    }
    json.endArray()
  }
}
