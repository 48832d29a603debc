/// The result of applying a constraint to a value: met, not met, unknown, or `atLimit`, which is between the first two.
package enum Answer: Sendable, Equatable {
  case met
  /// Broken by so little that it is only a warning: a duration that exceeds the maximum only by container padding, or a name in
  /// different case.
  case atLimit
  case unknown
  case notMet

  /// Returns the answer to two constraints of which both must hold.
  package func and(_ other: Answer) -> Answer {
    switch (self, other) {
    case (.notMet, _), (_, .notMet): .notMet
    case (.unknown, _), (_, .unknown): .unknown
    case (.atLimit, _), (_, .atLimit): .atLimit
    case (.met, .met): .met
    }
  }

  /// Returns the answer to two constraints of which one must hold.
  package func or(_ other: Answer) -> Answer {
    switch (self, other) {
    case (.met, _), (_, .met): .met
    case (.unknown, _), (_, .unknown): .unknown
    case (.atLimit, _), (_, .atLimit): .atLimit
    case (.notMet, .notMet): .notMet
    }
  }
}
