/// What a constraint says of a value. There are three answers, and one that lies between the first two.
enum Answer: Sendable, Equatable {
  case met
  /// Broken by so little that it is a warning: above a maximum duration by no more than containers add, a name that is
  /// written in other case.
  case atLimit
  case unknown
  case notMet

  /// Both have to hold.
  func and(_ other: Answer) -> Answer {
    switch (self, other) {
    case (.notMet, _), (_, .notMet): .notMet
    case (.unknown, _), (_, .unknown): .unknown
    case (.atLimit, _), (_, .atLimit): .atLimit
    case (.met, .met): .met
    }
  }

  /// One of both has to hold.
  func or(_ other: Answer) -> Answer {
    switch (self, other) {
    case (.met, _), (_, .met): .met
    case (.unknown, _), (_, .unknown): .unknown
    case (.atLimit, _), (_, .atLimit): .atLimit
    case (.notMet, .notMet): .notMet
    }
  }
}
