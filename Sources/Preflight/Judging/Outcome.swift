/// What a destination would say to a file.
public enum Outcome: String, Sendable, Hashable, CaseIterable {
  /// No documented rule is broken.
  case pass
  /// Only warnings.
  case warn
  /// At least one error.
  case fail
  /// No error, but a rule that could give one could not be judged.
  case unknown
  /// The file could not be read.
  case unreadable
  /// No slot takes this kind of file.
  case notApplicable = "not_applicable"

  /// From best to worst, for choosing among slots.
  var rank: Int {
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

/// The outcome code that a verdict predicts.
public struct PredictedShareState: Sendable, Hashable {
  public let code: Int
  /// A few words: `video length not accepted`. Empty when the destination's table does not have the code.
  public let name: String
  /// The destination publishes no codes; this one is TikTok's and Douyin's for the same thing.
  public let borrowed: Bool

  public init(code: Int, name: String, borrowed: Bool) {
    self.code = code
    self.name = name
    self.borrowed = borrowed
  }
}
