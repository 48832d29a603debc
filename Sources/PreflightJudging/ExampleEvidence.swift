import MediaProbe
package import PreflightRules

/// The values of an example in place of a file. Subjects that the example does not name do not apply.
package struct ExampleEvidence: Evidence {
  let example: Example

  package init(example: Example) { self.example = example }

  package func reading(of subject: Subject) -> Reading {
    example.values.first { $0.subject == subject }.map { .known($0.value) } ?? .absent
  }

  /// Applies the constraint to the only value: an example of such a rule has the value of one file.
  package func each(_ aggregate: Aggregate, _ answer: (Reading) -> Answer) -> Answer {
    answer(reading(of: .aggregate(aggregate)))
  }
}

extension Destination {
  /// Returns the outcome of an example under a single rule: pass, warn or fail; unknown if it depends on a parameter
  /// that the example does not set.
  package func outcome(of example: Example, by rule: Rule) throws(JudgeError) -> Outcome {
    let cells = try ParameterCells(self, askedBy: [rule], assuming: Assumptions(example.assuming))
    let evidence = ExampleEvidence(example: example)
    var outcomes: Set<Outcome> = []
    for variant in try PreparedRule.variants(of: rule, in: cells, oneFile: false) {
      switch variant.answer(for: evidence) {
      case .met: outcomes.insert(.pass)
      case .atLimit: outcomes.insert(variant.severity == .note ? .pass : .warn)
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
  /// Returns true if the constraint can be used on a subject: numbers on numbers, sides on sizes, whole limits on whole
  /// values.
  package func fits(_ subject: Subject, parameters: [Parameter] = []) -> Bool {
    let resolved = resolved { name in
      guard case .number(let from, _) = parameters.first(where: { $0.name == name })?.values else { return nil }
      return .number(from)
    }
    return Check(resolved, on: subject) != nil
  }

  /// The parameters that the constraint uses.
  package var parameterNames: [String] { parameters }
}
