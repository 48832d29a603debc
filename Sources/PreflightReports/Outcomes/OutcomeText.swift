import MediaProbe
import PreflightLanguage
package import PreflightRules

/// A report of recorded outcomes as text.
package struct OutcomeText {
  private let words: OutcomesWords

  package init(_ language: Language) { words = .of(language) }

  /// Returns the lines of the report.
  package func report(_ summary: OutcomeSummary) -> String {
    guard let days = summary.days else { return (notes(summary) + [words.none]).joined(separator: "\n") + "\n" }
    var lines = [words.total(summary.posts, days.first, days.last)]
    lines += agreement(summary.all).map { "  " + $0 }
    lines += notes(summary)
    for destination in summary.destinations { lines += section(destination) }
    if !summary.unlisted.isEmpty {
      lines += ["", words.unlistedTitle]
      lines += summary.unlisted.map { "  " + words.unlisted($0.destination, shown($0.code), $0.posts) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the lines about the store itself.
  func notes(_ summary: OutcomeSummary) -> [String] {
    var lines: [String] = []
    if summary.repeated > 0 { lines.append(words.repeated(summary.repeated)) }
    if summary.damaged > 0 { lines.append(words.damaged(summary.damaged)) }
    lines += summary.damage.map { "  " + words.damagedLine($0.line, shown($0.reason)) }
    return lines
  }

  private func section(_ destination: OutcomeSummary.OfDestination) -> [String] {
    var lines = ["", name(destination)]
    lines += agreement(destination.agreement).map { "  " + $0 }
    if !destination.rules.isEmpty {
      lines.append("  " + words.rulesTitle)
      lines += destination.rules.map { "    " + rule($0) }
    }
    if !destination.unexplained.isEmpty {
      lines.append("  " + words.unexplainedTitle)
      for group in destination.unexplained {
        lines.append("    " + words.group(group.posts, shown(group.code ?? words.noCode)))
        lines += separation(group.separation).map { "      " + $0 }
      }
    }
    lines += destination.contradicted.flatMap { contradicted($0).map { "  " + $0 } }
    if !destination.neverFired.isEmpty { lines.append("  " + neverFired(destination)) }
    return lines
  }

  func name(_ destination: OutcomeSummary.OfDestination) -> String {
    destination.isKnown ? destination.id : words.unknownDestination(shown(destination.id))
  }

  func neverFired(_ destination: OutcomeSummary.OfDestination) -> String {
    let names = destination.neverFired.map { String($0.split(separator: "/", maxSplits: 1).last ?? "") }
    return words.neverFired(names.count, names)
  }

  func agreement(_ agreement: OutcomeSummary.Agreement) -> [String] {
    var lines = [words.answers(agreement.refused, agreement.accepted, agreement.altered, agreement.unrelated)]
    if agreement.refused > 0 { lines.append(words.recall(share(agreement.recall), share(agreement.noticed))) }
    if agreement.precision.total > 0 { lines.append(words.precision(share(agreement.precision))) }
    return lines
  }

  func rule(_ rule: OutcomeSummary.OfRule) -> String {
    guard rule.precision.total > 0 else { return words.ruleWithoutAnswer(rule.id, rule.errors, rule.warnings) }
    return words.rule(rule.id, rule.errors, rule.warnings, share(rule.precision), share(rule.recall))
  }

  /// Returns the decision with its evidence.
  func separation(_ separation: OutcomeSummary.Separation?) -> [String] {
    guard let separation else { return [words.notSeparated] }
    let refused = separation.refused
    let accepted = separation.accepted
    var lines = [
      words.separated(decision(separation.decision), refused.count, refused.total, accepted.count, accepted.total)
    ]
    if let since = separation.since {
      lines.append(words.since(month(since), separation.acceptedBefore, separation.lastAccepted?.description ?? ""))
    }
    if let rule = separation.rule, let limit = separation.ruleLimit {
      lines.append(words.ruleLimit(rule, number(limit, of: separation.decision.fact)))
    }
    if let between = separation.decision.between {
      lines.append(
        words.between(
          number(between.inside, of: separation.decision.fact), number(between.outside, of: separation.decision.fact)))
    }
    return lines
  }

  func contradicted(_ rule: OutcomeSummary.Contradicted) -> [String] {
    let accepted = rule.accepted
    var lines = [words.contradicted(rule.rule, accepted.count, accepted.total)]
    if let since = rule.since { lines.append("  " + words.sinceMonth(month(since))) }
    if let decision = rule.decision, let between = decision.between, let limit = rule.ruleLimit {
      lines.append("  " + words.looser(number(between.inside, of: decision.fact), number(limit, of: decision.fact)))
    }
    return lines
  }

  func month(_ day: CivilDate) -> String { String("\(day)".prefix(7)) }

  /// Returns a decision as in `duration > 60 s`.
  func decision(_ decision: OutcomeSummary.Decision) -> String {
    switch decision.comparison {
    case .above: "\(shown(decision.fact)) > \(number(decision.limit ?? 0, of: decision.fact))"
    case .below: "\(shown(decision.fact)) < \(number(decision.limit ?? 0, of: decision.fact))"
    case .equals: "\(shown(decision.fact)) = \(shown(decision.word ?? ""))"
    }
  }

  /// Returns a number with the unit of its fact.
  func number(_ number: Double, of fact: String) -> String {
    let text = OutcomeText.digits(number)
    return (Fact(rawValue: fact)?.unit).map { "\(text) \($0.rawValue)" } ?? text
  }

  /// Returns a number without an exponent and without needless decimals.
  package static func digits(_ number: Double) -> String {
    guard number.magnitude < 9e15 else { return "\(number)" }
    if number == number.rounded() { return "\(Int64(number))" }
    let text = "\(number)"
    return text.contains("e") ? "\((number * 1e6).rounded() / 1e6)" : text
  }

  /// Returns a share as in `77/86 = 90 % (81–94 %)`.
  func share(_ share: ObservedShare) -> String {
    guard let value = share.value, let interval = share.interval else { return "\(share.count)/\(share.total)" }
    return words.share(
      share.count, share.total, Self.percent(value), Self.percent(interval.low), Self.percent(interval.high))
  }

  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))" }

  /// Codes and texts come from other programs, so that nothing in them may control the terminal.
  private func shown(_ text: String) -> String { TerminalText.escaped(text) }
}
