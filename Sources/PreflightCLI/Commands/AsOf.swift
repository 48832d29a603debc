public import ArgumentParser
public import Preflight

/// The option that chooses the day whose rules apply.
enum AsOf {
  static let help = ArgumentHelp(
    "Use the rules of this day, such as 2025-01-10. (default: the newest rules)", valueName: "date")
}

extension CivilDate: ExpressibleByArgument {
  /// Parses a day such as `2025-01-10`.
  public init?(argument: String) { self.init(argument) }
}
