import Preflight
import Testing

/// The examples of every built-in rule have the declared outcome.
@Suite struct ExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let destination: Destination
    let rule: Rule
    let example: Example
    let outcome: Outcome

    var testDescription: String { "\(rule.id): \(example.text()) is \(outcome.rawValue)" }
  }

  static let cases = Destinations.all.flatMap { destination in
    destination.rules.flatMap { rule in
      [(Outcome.pass, rule.examples.pass), (.warn, rule.examples.warn), (.fail, rule.examples.fail)].flatMap {
        outcome, examples in
        examples.map { Case(destination: destination, rule: rule, example: $0, outcome: outcome) }
      }
    }
  }

  @Test(arguments: cases) func `Each example has the expected outcome`(_ example: Case) throws {
    #expect(try example.destination.outcome(of: example.example, by: example.rule) == example.outcome)
  }

  @Test(arguments: Destinations.all.flatMap(\.rules).map(\.id))
  func `Every rule has passing and failing examples`(id: String) throws {
    let rule = try #require(Destinations.all.flatMap(\.rules).first { $0.id == id })
    #expect(!rule.examples.pass.isEmpty)
    // A note changes no outcome, so all of its examples pass.
    guard rule.severity != .note else { return }
    #expect(!rule.examples.warn.isEmpty || !rule.examples.fail.isEmpty)
    // A rule that can cause an error has an example of one.
    #expect(rule.severity == .warning || !rule.examples.fail.isEmpty)
  }
}
