import MediaProbe

/// The values of an example in place of a file. What the example does not name does not apply.
struct ExampleEvidence: Evidence {
  let example: Example

  func reading(of subject: Subject) -> Reading {
    example.values.first { $0.subject == subject }.map { .known($0.value) } ?? .absent
  }

  /// Examples of such rules give the value of one file.
  func each(_ aggregate: Aggregate, _ answer: (Reading) -> Answer) -> Answer {
    answer(reading(of: .aggregate(aggregate)))
  }
}

extension Destination {
  /// What one rule by itself says of an example: pass, warn or fail; unknown where that depends on a parameter which the
  /// example leaves open.
  public func outcome(of example: Example, by rule: Rule) throws(JudgeError) -> Outcome {
    let cells = try ParameterCells(self, askedBy: [rule], assuming: Assumptions(example.assuming))
    let evidence = ExampleEvidence(example: example)
    var outcomes: Set<Outcome> = []
    for variant in try PreparedRule.variants(of: rule, in: cells, oneFile: false) {
      switch variant.answer(for: evidence) {
      case .met: outcomes.insert(.pass)
      case .atLimit: outcomes.insert(.warn)
      case .unknown: outcomes.insert(.unknown)
      case .notMet:
        switch variant.severity {
        case .error: outcomes.insert(.fail)
        case .warning: outcomes.insert(.warn)
        case .note: outcomes.insert(.pass)
        }
      }
    }
    return outcomes.count > 1 ? .unknown : outcomes.first ?? .pass
  }
}

extension Constraint {
  /// Whether it can be put on a subject: a number on a number, sides on a size, figures that are whole where the subject
  /// is.
  public func fits(_ subject: Subject, parameters: [Parameter] = []) -> Bool {
    let resolved = resolved { name in
      guard case .number(let from, _) = parameters.first(where: { $0.name == name })?.values else { return nil }
      return .number(from)
    }
    return Check(resolved, on: subject) != nil
  }

  /// The parameters whose values it uses.
  public var parameterNames: [String] { parameters }
}
