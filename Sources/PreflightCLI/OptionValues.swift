public import ArgumentParser
public import MediaProbe
public import Preflight

/// An option that takes one of a few words. Help lists them; what the parser makes of cases by itself goes through key paths
/// and reflection, a twentieth of all instructions from start to verdict.
public protocol WordOption: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension WordOption {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  public static var allValueDescriptions: [String: String] { [:] }
}

extension Checker.Engine: WordOption {}
extension Tier: WordOption {}
extension FailureThreshold: WordOption {
  static let help = ArgumentHelp(
    "The mildest outcome that makes the exit status 1. (default: error)", valueName: "outcome")
}

extension Shard: ExpressibleByArgument {
  /// `2/5`.
  public init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }
}
