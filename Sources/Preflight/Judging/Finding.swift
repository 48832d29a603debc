public import MediaProbe

/// A rule that a file or a request did not meet.
public struct Finding: Sendable, Equatable {
  let judged: JudgedRule
  /// What it means here; less than the rule's own severity when the value is just at its limit.
  public let severity: Severity
  /// Nil when the value is not there at all.
  public let measured: FactValue?
  /// Broken by so little that it is a warning; see `message` for how little.
  public let atLimit: Bool
  /// The values of parameters that were not given for which this holds; empty when it holds for all.
  let circumstances: [Circumstance]
  /// The source of the rule was due for another look on the day as of which was judged.
  public let sourceIsDue: Bool
  /// The field of a request that it speaks of: `localIdentifiers[3]`; nil for a file, and for the request as a whole.
  public internal(set) var field: String?
  /// Where in the document of the request, or in a file of the app, that stands; nil for media.
  public internal(set) var place: DocumentPlace?
  /// What stands for the measured value in the message, where that is told in another language; nil for the value itself.
  var measuredWords: String?
  /// Set where the value is of another type than the rule asks for.
  var mismatch: TypeMismatch?

  public var rule: Rule { judged.rule }
  /// The values of parameters that were not given for which this holds, each in words (`app_version below 12.3.0`);
  /// empty when it holds for all.
  public var when: [String] { circumstances.map { $0.text(in: .english) } }
  /// What was judged: `duration`, `video.size`.
  public var fact: String { judged.fact }
  /// What was demanded, with figures in place of parameters.
  public var limit: Constraint { judged.limit }
  public var unit: Unit? { judged.unit }
  public var certainty: Certainty { rule.certainty }
  public var shareState: Int? { rule.shareState }
  public var source: Source { rule.source }
}

/// A value of a parameter that was not given, for which something holds.
enum Circumstance: Sendable, Equatable {
  case condition(Condition)
  case value(of: String, ParameterValue)

  func text(in language: Language) -> String {
    switch self {
    case .condition(let condition): language.words.phrases.condition(condition)
    case .value(let name, let value): "\(name) \(value)"
    }
  }
}
