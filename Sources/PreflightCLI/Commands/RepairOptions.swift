import ArgumentParser
import Preflight
import PreflightPlanning
import PreflightReports

/// What `scan --suggest` and `fix` have in common. The options are declared in each command, because nested groups of options
/// cost time at every start.
enum RepairOptions {
  static let cropHelp: ArgumentHelp = "Crop pictures whose shape is not allowed."
  static let padHelp = ArgumentHelp(
    "Add bars of this color to pictures whose shape is not allowed: a name or #RRGGBB.", valueName: "color")

  static func validate(crop: Bool, pad: BarColor?) throws {
    if crop, pad != nil {
      throw ValidationError("Found --crop and --pad, expected one of them: leave out the other.")
    }
  }

  static func planner(_ policy: Policy, crop: Bool, pad: BarColor?, failOn: FailureThreshold) -> RepairPlanner {
    RepairPlanner(reshaping: crop ? .crop : pad.map { .pad(color: $0.name) }, repairsWarnings: failOn == .warning) {
      policy.judges(of: $0)
    }
  }
}

/// A color that ffmpeg knows: a name such as `black`, or `#RRGGBB`.
struct BarColor: ExpressibleByArgument {
  let name: String

  init?(argument: String) {
    let digits = argument.hasPrefix("#") ? argument.dropFirst() : ""
    if digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit) {
      name = "0x\(digits)"
    } else if !argument.isEmpty, argument.utf8.count <= 30,
      argument.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) })
    {
      name = argument
    } else {
      return nil
    }
  }
}
