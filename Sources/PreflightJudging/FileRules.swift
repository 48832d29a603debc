import MediaProbe
package import PreflightRules

/// The rules on the state of a file itself, with the share states of a destination.
package enum FileRules {
  /// The id of the document with these rules, and the prefix of their ids: `file/truncated`.
  package static let id = "file"

  /// Returns the rules with the codes of a destination. The code for media that cannot be processed is the one that the
  /// destination has for a truncated file; without one, these rules have no code.
  package static func rules(at destination: Destination, of file: @autoclosure () -> Destination = Destinations.file)
    -> [Rule]
  {
    guard destination.id != id else { return [] }
    let rules = file().translated(to: destination.language).rules.map { $0.answered(by: destination) }
    return destination.ruleChange.map { rules.compactMap($0) } ?? rules
  }

  /// Returns the first broken rule's problem as an error, for a file that no slot takes; nil if no rule is broken.
  static func error(in facts: MediaFacts, brokenBy findings: [Finding]) -> ReadError? {
    for finding in findings where finding.severity == .error {
      guard case .measure(.problems(let code)) = finding.rule.subject,
        let problem = facts.problems.first(where: { $0.code == code })
      else { continue }
      return ReadError(code.asError, problem.message)
    }
    return nil
  }
}

extension Rule {
  /// True if the rule is about the state of the file itself.
  package var isOfFile: Bool { id.hasPrefix(FileRules.id + "/") }

  /// Returns the same rule with the codes of a destination.
  fileprivate func answered(by destination: Destination) -> Rule {
    guard let shareState else { return self }
    let own = destination.shareState(shareState) != nil ? shareState : destination.unreadableState(.truncated)
    return answering(
      own,
      mayAnswer: own == nil ? [:] : mayAnswer.filter { destination.shareState($0.value) != nil && $0.value != own })
  }
}

extension Destination {
  /// Returns the share state of a file that cannot be read for this reason; nil if the destination has none for it.
  func unreadableState(_ code: ReadError.Code, expecting kind: MediaFacts.Kind? = nil) -> Int? {
    let entry = unreadable.first { $0.code == code }
    return kind.flatMap { entry?.byKind[$0] } ?? entry?.state
  }
}
