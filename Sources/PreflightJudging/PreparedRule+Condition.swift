extension PreparedRule {
  /// Returns the answer to the conditions under which the rule applies: met if the rule has no conditions.
  package func condition(for evidence: some Evidence) -> Answer {
    var answer = Answer.met
    for part in appliesIf {
      if evidence.reading(of: part.subject) == .absent {
        if case .present(false) = part.check { continue }
        return .notMet
      }
      answer = answer.and(part.check.answer(on: part.subject, of: evidence))
    }
    return answer
  }
}
