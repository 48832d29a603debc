package import MediaProbe
public import PreflightRules

/// The reason for which a team accepts a finding, or a file that cannot be read.
public struct Acceptance: Sendable, Hashable {
  /// The place where the team accepts it.
  @nonexhaustive public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// A file with all findings of some day.
    case baseline
    /// An entry of the configuration.
    case allowance
  }

  /// The kind of document that accepts the finding or the file.
  public let origin: Origin
  /// The team's reason; nil if it gave none.
  public let reason: String?
  /// The last day on which it is accepted; nil for no end.
  public let until: CivilDate?
  /// True if the file is delivered although the destination may refuse it.
  public let delivers: Bool

  package init(_ origin: Origin, reason: String? = nil, until: CivilDate? = nil, delivers: Bool = false) {
    self.origin = origin
    self.reason = reason
    self.until = until
    self.delivers = delivers
  }
}

/// Decides what a team accepts of one file.
package protocol FindingAcceptor: AnyObject {
  /// Returns the reason for which a finding is accepted; nil if it counts.
  ///
  /// - Parameter intervals: The parts of the time line that break the rule; all of them must be accepted.
  func acceptance(of rule: Rule, measured: FactValue?, at intervals: [ContentInterval]) -> Acceptance?
  /// Returns the reason for which it is accepted that the file cannot be read; nil if that counts.
  func acceptance(of error: ReadError.Code) -> Acceptance?
}
