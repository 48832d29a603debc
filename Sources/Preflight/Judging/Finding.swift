public import MediaProbe

/// A rule that a file or a request breaks.
public struct Finding: Sendable, Equatable {
  let judged: JudgedRule
  /// The severity of this finding. It is lower than that of the rule if the value is just at its limit.
  public let severity: Severity
  /// The measured value; nil if there is none.
  public let measured: FactValue?
  /// True if the rule is broken by so little that the finding is only a warning; see `message` for the amount.
  public let atLimit: Bool
  /// The values of open parameters for which this finding holds; empty if it holds for all.
  let circumstances: [Circumstance]
  /// True if the source of the rule was due for another check on the day of judging.
  public let sourceIsDue: Bool
  /// The field of a request that the finding is about: `localIdentifiers[3]`; nil for a file and for the request as a
  /// whole.
  public internal(set) var field: String?
  /// The place in the request document or in a file of the app; nil for media.
  public internal(set) var place: DocumentPlace?
  /// The text that replaces the measured value in a translated message; nil to use the value itself.
  var measuredWords: String?
  /// The found and the expected type, if the value has another type than the rule requires.
  var mismatch: TypeMismatch?

  public var rule: Rule { judged.rule }
  /// The values of open parameters for which this finding holds, as text (`app_version below 12.3.0`); empty if it
  /// holds for all.
  public var when: [String] { circumstances.map { $0.text(in: .english) } }
  /// The name of the judged property: `duration`, `video.size`.
  public var fact: String { judged.fact }
  /// The limit, with numbers in place of parameters.
  public var limit: Constraint { judged.limit }
  public var unit: Unit? { judged.unit }
  public var certainty: Certainty { rule.certainty }
  public var shareState: Int? { rule.shareState }
  public var source: Source { rule.source }
}

/// A value of an open parameter on which a finding depends.
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
