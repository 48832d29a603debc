import MediaProbe
import Preflight
import Testing

/// Rules and destinations for single purposes.
enum SampleRules {
  static let source = Source(id: "page", title: "A page", url: "https://example.com", checked: .day(2026, 11, 21))

  static func rule(
    _ id: String, _ subject: Subject, _ constraint: Constraint, strength: Strength = .hard,
    certainty: Certainty = .official, step: Step = .duration, shareState: Int? = nil, when: [Condition] = [],
    appliesIf: [Clause] = [], system: String? = nil, looser: String? = nil, validFrom: CivilDate? = nil,
    validUntil: CivilDate? = nil, source: Source = source, message: MessageTemplate = "is {measured}, limit {limit}"
  ) -> Rule {
    Rule(
      id: "sample/" + id, subject: subject, constraint: constraint, strength: strength, certainty: certainty,
      step: step, shareState: shareState, message: message, source: source, when: when, appliesIf: appliesIf,
      system: system, looser: looser.map { "sample/" + $0 }, validFrom: validFrom, validUntil: validUntil)
  }

  static func destination(
    _ slots: [Slot], requestRules: [Rule] = [], parameters: [Parameter] = [],
    states: [Int] = [20000, 20002, 20007, 20008],
    borrowedFrom: String? = nil, steps: [Step] = Step.allCases
  ) -> Destination {
    Destination(
      id: "sample", shortName: "sample", name: "Sample", publisher: "Nobody", summary: "For tests.", sources: [source],
      shareStates: ShareStateTable(
        success: 20000, borrowedFrom: borrowedFrom,
        states: states.map { ShareState(code: $0, name: "state \($0)", meaning: "For tests.") }),
      steps: steps, parameters: parameters, slots: slots, requestRules: requestRules)
  }

  static func video(_ rules: [Rule], requestRules: [Rule] = [], parameters: [Parameter] = []) -> Destination {
    destination([Slot("video", takes: [.video], rules: rules)], requestRules: requestRules, parameters: parameters)
  }

  static func image(_ rules: [Rule], requestRules: [Rule] = [], parameters: [Parameter] = []) -> Destination {
    destination([Slot("image", takes: [.image], rules: rules)], requestRules: requestRules, parameters: parameters)
  }
}

extension Subject {
  static func fact(_ fact: Fact) -> Subject { .measure(.fact(fact)) }
  static func derived(_ fact: DerivedFact) -> Subject { .measure(.derived(fact)) }
  static func count(_ kind: MediaFacts.Kind?) -> Subject { .aggregate(.count(kind)) }
  static func sum(_ fact: Fact, of kind: MediaFacts.Kind?) -> Subject { .aggregate(.of(.sum, .fact(fact), kind: kind)) }
}

extension Constraint {
  static func max(_ figure: Int64, _ denominator: Int64 = 1) -> Constraint {
    .within(.max(.figure(figure, denominator)))
  }
  static func min(_ figure: Int64, _ denominator: Int64 = 1) -> Constraint {
    .within(.min(.figure(figure, denominator)))
  }
  static func above(_ figure: Int64, _ denominator: Int64 = 1) -> Constraint {
    .within(.above(.figure(figure, denominator)))
  }
  static func below(_ figure: Int64, _ denominator: Int64 = 1) -> Constraint {
    .within(.below(.figure(figure, denominator)))
  }
}
