/// The predicted outcome of sharing a file at a destination.
public enum Outcome: String, Sendable, Hashable, CaseIterable {
  /// No documented rule is broken.
  case pass
  /// A team accepts every problem of the file (``Verdict/findings`` with their acceptances). The run does not fail because of
  /// it, and the file is not ready.
  case accepted
  /// Warnings, but no errors.
  case warn
  /// The destination has no rule that applies to the file, so that nothing is known about its answer.
  case notJudged = "not_judged"
  /// At least one error.
  case fail
  /// No error, but a rule that could cause one could not be judged.
  case unknown
  /// The file could not be read.
  case unreadable
  /// No slot accepts this kind of file.
  case notApplicable = "not_applicable"

  /// The order for a repaired file. It is worst if the destination no longer accepts the file.
  package var rank: Int { self == .notApplicable ? Self.unreadable.gravity + 1 : gravity }
}

extension Outcome: Comparable {
  /// The place in the order from harmless to severe. A destination that does not accept a kind of file objects to nothing.
  package var gravity: Int {
    switch self {
    case .notApplicable: 0
    case .pass: 1
    case .accepted: 2
    case .warn: 3
    case .notJudged: 4
    case .unknown: 5
    case .fail: 6
    case .unreadable: 7
    }
  }

  /// Returns true if the left outcome is less severe. `notApplicable` is the least severe of all.
  public static func < (left: Outcome, right: Outcome) -> Bool { left.gravity < right.gravity }
}

/// The share state that a verdict predicts.
public struct PredictedShareState: Sendable, Hashable {
  /// The code that the destination is expected to return.
  public let code: Int
  /// The short name: `video length not accepted`. Empty if the destination's table does not have the code.
  public let name: String
  /// True if the destination publishes no codes and this one is borrowed from TikTok and Douyin.
  public let isBorrowed: Bool

  package init(code: Int, name: String, isBorrowed: Bool) {
    self.code = code
    self.name = name
    self.isBorrowed = isBorrowed
  }
}
