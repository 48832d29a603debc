package import MediaProbe
package import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPresenting
package import PreflightRules

extension DestinationText {
  /// Explains a share state of a destination: its meaning, its possible causes, and the causes that an asset has.
  ///
  /// - Parameter asset: A file with the verdict of this destination; nil for a general explanation.
  /// - Returns: The explanation; nil if the destination has no such code.
  package func explain(_ code: Int, at destination: Destination, asset: CheckedAsset? = nil) -> String? {
    guard let state = destination.shareState(code) else { return nil }
    var lines = title("\(code)", state.name, state.constants, destination) + wrapped(state.meaning)
    if let owner = destination.shareStates?.borrowedFrom {
      lines += wrapped(words.destinations.borrowedNumber(owner))
    }
    let rules = destination.rules.filter { $0.shareState == code }
    if !rules.isEmpty {
      lines += heading(words.destinations.predictingRules, "")
      lines += rules.flatMap(rule)
    }
    let errors = destination.unreadable.filter { $0.state == code || $0.byKind.values.contains(code) }
    if !errors.isEmpty {
      lines += heading(words.destinations.unreadableFiles, "")
      lines += wrapped(errors.map(\.code.rawValue).joined(separator: ", "), indent: 2)
    }
    lines += heading(words.destinations.predictableFrom, "")
    let isNeverAnswered = state.predictableFrom.isEmpty && code != destination.shareStates?.success
    lines += wrapped(
      isNeverAnswered ? words.destinations.neverAnswered : words.predictable(state.predictableFrom),
      indent: 2)
    if !isNeverAnswered {
      lines += wrapped(words.destinations.order(destination.steps.map(words.terms.step)), indent: 2)
    }
    if let asset { lines += evidence(of: "\(code)", by: [code], asset, at: destination) { $0.shareState == code } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Explains a native code of the destination: its meaning, its use, the rules that predict it, and the share states that
  /// represent it.
  ///
  /// - Parameter asset: A file with the verdict of this destination; nil for a general explanation.
  /// - Returns: The explanation; nil if the destination has no such code.
  package func explainNative(_ code: String, at destination: Destination, asset: CheckedAsset? = nil) -> String? {
    guard let table = destination.nativeCodes, let entry = table[code] else { return nil }
    var lines = title(code, entry.name, entry.constants, destination) + wrapped(entry.meaning)
    for message in entry.messages { lines += wrapped(words.phrases.quoted(message)) }
    lines += heading(table.name, entry.isObserved ? words.destinations.observed : words.destinations.documented)
    if let note = table.note { lines += wrapped(note, indent: 2) }
    let rules = destination.rules.filter { $0.nativeCodes.contains(code) }
    if !rules.isEmpty {
      lines += heading(words.destinations.predictingRules, "")
      lines += rules.flatMap(rule)
    }
    let states = destination.states(for: entry)
    lines += heading(words.destinations.comesWith, "")
    lines += states.flatMap { wrapped(words.destinations.code("\($0.code)", $0.name, $0.meaning), indent: 2) }
    if states.isEmpty { lines += wrapped(words.destinations.tiedToNone, indent: 2) }
    if let asset {
      lines += evidence(of: code, by: states.map(\.code), asset, at: destination) { finding in
        let codes = finding.rule.nativeCodes
        return codes.isEmpty ? states.contains { $0.code == finding.shareState } : codes.contains(code)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func title(_ code: String, _ name: String, _ constants: [String], _ destination: Destination) -> [String] {
    let names = constants.isEmpty ? "" : words.terms.inParentheses(constants.joined(separator: ", "))
    return [palette.bold("\(code) \(name)")] + wrapped(destination.name + names) + [""]
  }

  /// Explains a rule: its limits, sources, dates, certainty and examples, and its result for an asset.
  package func explain(_ rule: Rule, of destination: Destination, asset: CheckedAsset? = nil) -> String {
    var lines = [palette.bold(rule.id), destination.name, ""] + self.rule(rule)
    lines += wrapped(certaintyWords(rule), indent: 6)
    let examples = [
      (Outcome.pass, rule.examples.pass), (.warn, rule.examples.warn), (.fail, rule.examples.fail),
    ]
    if examples.contains(where: { !$0.1.isEmpty }) {
      lines += heading(words.rules.examples, "")
      for (outcome, values) in examples where !values.isEmpty {
        let texts = values.map { $0.text(in: destination.language) }.joined(separator: words.terms.semicolon)
        lines += wrapped(words.rules.exampleOutcome(outcome) + words.terms.colon + texts, indent: 2)
      }
    }
    lines += predicted(rule.shareState.flatMap { destination.shareState($0) }.map { [$0] } ?? [])
    lines += sources([rule.source] + rule.furtherSources)
    if let asset {
      lines += heading(TerminalText.escaped(asset.path), "")
      lines += standing(of: rule, asset, at: destination)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Explains a rule on the form of requests by its short id, with the states that it can predict.
  ///
  /// - Parameter file: A file that was given, although such rules do not apply to files; nil without a file.
  /// - Returns: The explanation; nil if no such rule exists; see `Destination.formRules`.
  package func explainForm(_ name: String, of destination: Destination, file: AssetPath? = nil) -> String? {
    guard let form = destination.requestForm, let rule = FormRule(rawValue: name) else { return nil }
    var lines = [palette.bold(rule.id(at: destination)), destination.name, ""] + wrapped(words.forms.demand(rule))
    lines += predicted(rule.states(at: destination, form)) + sources([form.source])
    if let file { lines += heading(TerminalText.escaped(file), "") + wrapped(words.rules.speaksOfOthers, indent: 2) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Explains a fact, or a property that follows from facts: its meaning, type, unit and tier, the rules on it, and its value in a
  /// file.
  ///
  /// - Parameters:
  ///   - destinations: The destinations whose rules are listed.
  ///   - file: A file with its facts; nil for a general explanation.
  package func explain(
    _ measure: Measure, at destinations: [Destination], file: (path: AssetPath, facts: MediaFacts)? = nil
  ) -> String {
    let facts = words.facts
    let title: String
    let meaning: String
    let tier: Tier
    switch measure {
    case .fact(let fact):
      (title, meaning, tier) = ("\(fact.rawValue) \(words.name(of: fact))", facts.meaning(fact), fact.tier)
    case .derived(let derived):
      (title, meaning) = (derived.rawValue, facts.derivedMeaning(derived))
      tier = measure.facts.map(\.tier).max() ?? .header
    case .problems: (title, meaning, tier) = (measure.name, "", .header)
    }
    var lines = [palette.bold(title), ""] + wrapped(meaning.replacing(text: "`", by: "")) + [""]
    lines += wrapped(facts.typeLabel + words.terms.colon + facts.type(measure.type))
    if let unit = measure.unit { lines += wrapped(facts.unitLabel + words.terms.colon + facts.unit(unit)) }
    lines += wrapped(facts.tierLabel + words.terms.colon + facts.tier(tier))
    let rules = destinations.flatMap(\.rules).filter { rule in
      if case .fact(let fact) = measure { rule.subject.facts.contains(fact) } else { rule.subject.isAbout(measure) }
    }
    lines += heading(facts.rules, "")
    lines += rules.isEmpty ? wrapped(facts.noRule, indent: 2) : rules.flatMap { wrapped($0.id, indent: 2) }
    if let file {
      let value =
        switch (file.facts.error, file.facts.reading(of: .measure(measure))) {
        case (let error?, _): error.code.rawValue + words.terms.colon + error.text(in: language)
        case (nil, .known(let value)): Phrase.of(value, unit: measure.unit, in: language)
        case (nil, .unknown(let reason)), (nil, .between(_, _, let reason)): reason.message.text(in: language)
        case (nil, .absent): facts.absent
        }
      lines += heading(TerminalText.escaped(file.path), "") + wrapped(TerminalText.escaped(value), indent: 2)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Explains the code of a file that cannot be read: its meaning, its group, and the share states that destinations return for it.
  ///
  /// - Parameters:
  ///   - destinations: The destinations whose share states are listed.
  ///   - file: A file with its facts; nil for a general explanation.
  package func explain(
    _ code: ReadError.Code, at destinations: [Destination], file: (path: AssetPath, facts: MediaFacts)? = nil
  ) -> String {
    func plain(_ text: String) -> String { text.replacing(text: "`", by: "") }
    let group = code.group.rawValue + words.terms.colon + plain(words.destinations.errorGroup(code.group))
    var lines = [palette.bold(code.rawValue), ""] + wrapped(plain(words.destinations.errorMeaning(code)))
    lines += wrapped(group)
    var names: [String: [String]] = [:]
    for destination in destinations {
      let isBorrowed = destination.shareStates?.borrowedFrom != nil
      for entry in destination.unreadable where entry.code == code {
        for state in Set([entry.state].compactMap(\.self) + entry.byKind.values) {
          names["\(isBorrowed ? "≈" : "")\(state)", default: []].append(destination.shortName)
        }
      }
    }
    if !names.isEmpty {
      lines += heading(words.destinations.shareStates, "")
      // The destinations with codes of their own come first.
      for (state, names) in names.sorted(by: { $0.key < $1.key }) {
        lines += wrapped(state + words.terms.colon + names.joined(separator: ", "), indent: 2)
      }
    }
    if let file {
      let error = file.facts.error.map { $0.code.rawValue + words.terms.colon + $0.text(in: language) }
      lines += heading(TerminalText.escaped(file.path), "")
      lines += wrapped(TerminalText.escaped(error ?? words.destinations.isReadable), indent: 2)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Explains an id in reports that is not a rule: an unreadable file or an undecided verdict.
  ///
  /// - Parameter asset: A file with the verdicts of all destinations; nil for a general explanation.
  /// - Returns: The explanation; nil for any other id.
  package func explainOutcome(_ id: String, asset: CheckedAsset? = nil) -> String? {
    let title: String
    let help: String
    switch id {
    case PresentedProblem.unreadableRule: (title, help) = (words.rules.unreadableTitle, words.rules.unreadableHelp)
    case PresentedProblem.undecidedRule: (title, help) = (words.rules.undecidedTitle, words.rules.undecidedHelp)
    default: return nil
    }
    var lines = [palette.bold(id), title, ""] + wrapped(help)
    if let asset {
      lines += heading(TerminalText.escaped(asset.path), "")
      let presented = PresentedAsset(asset, in: RunInfo(toolVersion: "", language: language))
      let sentences = presented.problems.filter { $0.rule == id }.map(\.sentence)
      lines += (sentences.isEmpty ? [words.rules.isMet] : sentences).flatMap { wrapped($0, indent: 2) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the lines for the share states that a broken rule predicts; empty if the rule predicts no states.
  private func predicted(_ states: [ShareState]) -> [String] {
    if states.isEmpty { return [] }
    return heading(words.rules.breachPredicts, "")
      + states.flatMap { wrapped(words.destinations.code("\($0.code)", $0.name, $0.meaning), indent: 2) }
  }

  private func sources(_ sources: [Source]) -> [String] {
    heading(words.rules.sources, "")
      + sources.flatMap { source in
        wrapped(words.rules.dated(source.title, source), indent: 2)
          + (source.url.map { ["    " + palette.dim($0)] } ?? [])
      }
  }

  /// Returns the lines on the causes of a code that an asset has, and on those that it rules out.
  ///
  /// - Parameters:
  ///   - states: The share states that represent the code.
  ///   - isCause: Returns true for a finding that predicts the code.
  private func evidence(
    of code: String, by states: [Int], _ asset: CheckedAsset, at destination: Destination,
    isCause: (Finding) -> Bool
  ) -> [String] {
    var lines = heading(TerminalText.escaped(asset.path), "")
    if let error = asset.facts.error {
      let predicted = asset.verdicts.first?.shareState?.code
      let answer =
        predicted.map(states.contains) == true
        ? words.destinations.isThis(code) : words.destinations.isOther(predicted, code)
      return lines
        + wrapped(error.code.rawValue + words.terms.colon + message(of: error, at: destination), indent: 2)
        + wrapped(answer, indent: 2)
    }
    let verdicts = asset.verdicts
    let findings = verdicts.flatMap(\.findings).filter(isCause)
    for finding in findings { lines += describe(finding) }
    if findings.isEmpty {
      lines += wrapped(words.destinations.breaksNone(code), indent: 2)
    }
    if let first = verdicts.first(where: { $0.outcome == .fail })?.shareState, !states.contains(first.code) {
      lines += wrapped(words.destinations.firstMet("\(first.code) \(first.name)"), indent: 2)
    }
    return lines
  }

  private func describe(_ finding: Finding) -> [String] {
    wrapped(
      words.rules.described(
        words.terms.severity(finding.severity), TerminalText.escaped(finding.message), finding.rule.shortID),
      indent: 2)
      + (finding.fix.map { wrapped(TerminalText.escaped($0), indent: 4) } ?? [])
  }

  /// Returns the lines on the result of a rule for an asset.
  private func standing(of rule: Rule, _ asset: CheckedAsset, at destination: Destination) -> [String] {
    if let error = asset.facts.error {
      return wrapped(words.rules.notJudged(message(of: error, at: destination)), indent: 2)
    }
    let findings = asset.verdicts.flatMap(\.findings)
    let own = findings.filter { $0.rule.id == rule.id }
    if !own.isEmpty { return own.flatMap(describe) }
    // If the looser of two limits is broken, only that one is reported.
    let looser = findings.filter { $0.rule.id == rule.looser }
    if !looser.isEmpty { return wrapped(words.rules.breaksLooser, indent: 2) + looser.flatMap(describe) }
    if let reason = asset.facts.unknown[.kind] { return wrapped(words.rules.notJudged(text(of: reason)), indent: 2) }
    guard isAsked(rule, of: asset) else { return wrapped(words.rules.speaksOfOthers, indent: 2) }
    if case .unknown(let reason) = asset.facts.reading(of: rule.subject) {
      return wrapped(words.rules.notJudged(text(of: reason)), indent: 2)
    }
    return wrapped(words.rules.isMet, indent: 2)
  }

  /// Returns true if a rule applies to this kind of file: in the slot in which the asset was judged, or in a request
  /// with only this file.
  private func isAsked(_ rule: Rule, of asset: CheckedAsset) -> Bool {
    asset.verdicts.contains { verdict in
      guard verdict.outcome != .notApplicable else { return false }
      if case .aggregate(let aggregate) = rule.subject {
        return rule.subjectOfOneFile != nil && (aggregate.kind ?? asset.facts.kind) == asset.facts.kind
      }
      return verdict.destination.slots.contains { $0.name == verdict.slot && $0.rules.contains { $0.id == rule.id } }
    }
  }

  private func text(of reason: UnknownFacts.Reason) -> String {
    TerminalText.escaped(reason.message.text(in: language))
  }

  private func certaintyWords(_ rule: Rule) -> String {
    words.rules.standing(
      rule.certainty == .derived && rule.strength != .remark
        ? words.rules.derived : words.rules.breach(rule.strength), words.terms.certainty(rule.certainty), rule.system)
  }

  private func message(of error: ReadError, at destination: Destination) -> String {
    TerminalText.escaped(error.text(in: destination.language))
  }
}

extension Subject {
  /// True for a rule on this property of one file, or of the files of a request.
  fileprivate func isAbout(_ measure: Measure) -> Bool {
    switch self {
    case .measure(let own): own == measure
    case .aggregate(let aggregate): aggregate.measure == measure
    default: false
    }
  }
}

extension Destination {
  /// Returns the share states that represent a native code of the destination.
  fileprivate func states(for code: NativeCode) -> [ShareState] {
    shareStates?.states.filter { $0.nativeCode == code.code || $0.code == code.shareState } ?? []
  }
}
