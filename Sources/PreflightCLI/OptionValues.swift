public import ArgumentParser
public import MediaProbe
public import Preflight
import PreflightOperations
public import PreflightPlanning
public import PreflightPresenting
import PreflightReports

/// An option with a fixed set of values, which help lists. The parser's own support for enumerations uses key paths and
/// reflection, which takes a twentieth of the instructions from start to verdict.
public protocol KeywordOption: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension KeywordOption {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  public static var allValueDescriptions: [String: String] { [:] }
}

extension Checker.Engine: KeywordOption {}
extension Tier: KeywordOption {}
extension FailureThreshold: KeywordOption {
  static let help = ArgumentHelp(
    "Exit with 1 if a file has this outcome or a worse one: error, unknown, not-judged, warning, or never. (default: error)",
    valueName: "outcome")

  public init?(argument: String) { self.init(word: argument) }
}

extension Shard: ExpressibleByArgument {
  /// Parses a shard such as `2/5`.
  public init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }
}

extension AssetPath: ExpressibleByArgument {
  public static var defaultCompletionKind: CompletionKind { .file() }

  public init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.init(bytes: argumentBytes(argument))
  }
}

extension RepairColor: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
