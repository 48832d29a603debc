/// The predicted outcome of sharing a file at a destination.
public enum Outcome: String, Sendable, Hashable, CaseIterable {
  /// No documented rule is broken.
  case pass
  /// Warnings, but no errors.
  case warn
  /// At least one error.
  case fail
  /// No error, but a rule that could cause one could not be judged.
  case unknown
  /// The file could not be read.
  case unreadable
  /// No slot takes this kind of file.
  case notApplicable = "not_applicable"

  /// The order from best to worst, for choosing among slots.
  package var rank: Int {
    switch self {
    case .pass: 0
    case .warn: 1
    case .unknown: 2
    case .fail: 3
    case .unreadable: 4
    case .notApplicable: 5
    }
  }
}

/// The share state that a verdict predicts.
public struct PredictedShareState: Sendable, Hashable {
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
