package import MediaProbe

extension Rule {
  /// Changes of a rule by a team: in a destination that extends the rule's own, or in a configuration. Nil keeps a part as
  /// it is.
  package struct Change {
    package var constraint: Constraint?
    /// The second limit, beyond which a violation is an error.
    package var failLimit: Ratio?
    package var strength: Strength?
    package var severity: Severity?
    package var message: MessageTemplate?
    package var fix: MessageTemplate?
    package var examples: Examples?

    package init() {}
  }

  /// Returns the rule as one of another destination.
  package func moved(to destination: String) -> Rule {
    Rule(shared.value.moved(to: destination, constraint: constraint), texts: texts)
  }

  /// Returns the rule with changes. Another figure makes it a house rule. No other rule softens a house rule, and its fix and
  /// examples are those of the change.
  package func changed(by change: Change, source: Source) -> Rule {
    let old = shared.value
    let isNewLimit = change.constraint != nil
    // What follows from the file has words without figures, which stay true with another limit.
    let keepsWords = old.certainty == .derived
    let definition = Definition(
      id: old.id, subject: old.subject, constraint: change.constraint ?? old.constraint,
      citation: isNewLimit ? Citation(source) : old.citation, furtherSources: isNewLimit ? [] : old.furtherSources,
      mayAnswer: old.mayAnswer, when: old.when, appliesIf: old.appliesIf, system: isNewLimit ? nil : old.system,
      looser: isNewLimit ? nil : old.looser, shareState: old.shareState, nativeCodes: old.nativeCodes,
      strength: change.strength ?? (isNewLimit && !keepsWords ? .hard : old.strength),
      certainty: isNewLimit ? .house : old.certainty,
      step: old.step, validFrom: isNewLimit ? nil : old.validFrom, validUntil: isNewLimit ? nil : old.validUntil,
      isOnlyIfKnown: old.isOnlyIfKnown, chosenSeverity: change.severity ?? old.chosenSeverity,
      failLimit: change.failLimit ?? old.failLimit)
    let message = change.message ?? (keepsWords ? nil : change.constraint.map { $0.plainMessage }) ?? self.message
    let examples = change.examples.map { OnDemand.made($0) } ?? (isNewLimit ? .made(Examples()) : texts.value.examples)
    return Rule(
      definition,
      texts: .made(
        RuleTexts(message: message, fix: change.fix ?? (isNewLimit && !keepsWords ? nil : fix), examples: examples)))
  }
}

extension Rule.Definition {
  fileprivate func moved(to destination: String, constraint: Constraint) -> Rule.Definition {
    func moved(_ id: String) -> String { destination + id.drop { $0 != "/" } }
    return Rule.Definition(
      id: moved(id), subject: subject, constraint: constraint, citation: citation, furtherSources: furtherSources,
      mayAnswer: mayAnswer, when: when, appliesIf: appliesIf, system: system, looser: looser.map(moved),
      shareState: shareState, nativeCodes: nativeCodes, strength: strength, certainty: certainty, step: step,
      validFrom: validFrom, validUntil: validUntil, isOnlyIfKnown: isOnlyIfKnown, chosenSeverity: chosenSeverity,
      failLimit: failLimit)
  }
}

extension Constraint {
  /// A message for a limit without a message of its own. The original message can name other figures.
  fileprivate var plainMessage: MessageTemplate {
    switch bound {
    case .range: "is {measured}; the house rule is {min} to {max}"
    case .max: "is {measured}; the house rule is at most {limit}"
    case .min: "is {measured}; the house rule is at least {limit}"
    case .above: "is {measured}; the house rule is more than {limit}"
    case .below: "is {measured}; the house rule is less than {limit}"
    case nil: "is {measured}; the house rule is {limit}"
    }
  }
}
