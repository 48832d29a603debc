public import ArgumentParser
public import Preflight

extension Checker.Engine: ExpressibleByArgument {}
extension FailureThreshold: ExpressibleByArgument {}

extension Shard: ExpressibleByArgument {
  /// `2/5`.
  public init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }
}
