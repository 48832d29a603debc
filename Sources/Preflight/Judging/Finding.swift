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
  /// The values of parameters that were not given for which this holds, each in words (`app_version below 12.3.0`);
  /// empty when it holds for all.
  public let when: [String]
  /// The source of the rule was due for another look on the day as of which was judged.
  public let sourceIsDue: Bool
  /// The field of a request that it speaks of: `localIdentifiers[3]`; nil for a file, and for the request as a whole.
  public internal(set) var field: String?
  /// Where in the document of the request, or in a file of the app, that stands; nil for media.
  public internal(set) var place: DocumentPlace?

  public var rule: Rule { judged.rule }
  /// What was judged: `duration`, `video.size`.
  public var fact: String { judged.fact }
  /// What was demanded, with figures in place of parameters.
  public var limit: Constraint { judged.limit }
  public var unit: Unit? { judged.unit }
  public var certainty: Certainty { rule.certainty }
  public var shareState: Int? { rule.shareState }
  public var source: Source { rule.source }
}
