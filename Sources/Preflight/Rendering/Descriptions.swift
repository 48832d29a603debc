import MediaProbe
public import PreflightJudging
public import PreflightRules

extension Verdict: CustomStringConvertible {
  /// The answer and the first finding in one line, such as
  /// `tiktok-share-kit-ios: fail, 20007 video length not accepted, runs 754.2 s, at most 600 s`.
  public var description: String {
    var parts = ["\(destination.id): \(outcome.rawValue)"]
    if let shareState { parts.append("\(shareState)") }
    if let reason = findings.first?.message ?? error?.message.english ?? reason?.english { parts.append(reason) }
    return parts.joined(separator: ", ")
  }
}

extension Finding: CustomStringConvertible {
  /// The rule and the message, such as `tiktok-share-kit-ios/video-duration-max: runs 754.2 s, at most 600 s`.
  public var description: String { "\(rule.id): \(message)" }
}

extension PredictedShareState: CustomStringConvertible {
  /// The code and the name, such as `20007 video length not accepted`; a borrowed code has `≈` in front.
  public var description: String { "\(isBorrowed ? "≈" : "")\(code) \(name)" }
}

extension Destination: CustomStringConvertible {
  /// The id, such as `tiktok-share-kit-ios`.
  public var description: String { id }
}
