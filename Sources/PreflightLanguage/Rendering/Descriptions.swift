import MediaProbe
public import PreflightJudging
public import PreflightRules

extension Verdict: CustomStringConvertible {
  /// The answer and the first finding in one line, such as `tiktok-share-kit-ios: fail, 20007 video length not accepted, is
  /// 754.2 s long; the limit is 600 s`. An unknown outcome has the reasons instead.
  public var description: String {
    var parts = ["\(destination.id): \(outcome.rawValue)"]
    if let shareState { parts.append("\(shareState)") }
    if outcome == .unknown {
      parts += unknown.prefix(3).map { "\($0)" }
      if unknown.count > 3 { parts.append("\(unknown.count - 3) more reasons") }
      if !dependsOn.isEmpty { parts.append("depends on " + dependsOn.joined(separator: " and ")) }
    } else if let reason = findings.first?.message ?? error?.message.english ?? reason?.english {
      parts.append(reason)
    }
    return parts.joined(separator: ", ")
  }
}

extension UnknownSubject: CustomStringConvertible {
  /// The value and the reason why it is unknown, such as `kind: the header tier has no reader for this format`.
  public var description: String { [field, fact, reason.english].compactMap { $0 }.joined(separator: ": ") }
}

extension Finding: CustomStringConvertible {
  /// The rule and the message, such as `tiktok-share-kit-ios/video-duration-max: is 754.2 s long; the limit is 600 s`.
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
