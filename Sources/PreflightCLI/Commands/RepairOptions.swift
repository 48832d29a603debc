public import ArgumentParser
import Preflight
public import PreflightPlanning
import PreflightReports

/// What `scan --suggest` and `fix` have in common. The options are declared in each command, because nested groups of options
/// cost time at every start.
struct RepairOptions {
  static let cropHelp: ArgumentHelp = "Crop images and videos whose aspect ratio is not allowed."
  static let padHelp = ArgumentHelp(
    "Add bars of this color where the aspect ratio is not allowed: a name or #RRGGBB.", valueName: "color")
  static let backgroundHelp = ArgumentHelp(
    "Fill transparent parts with this color where transparency is not allowed.", valueName: "color")
  static let trimHelp: ArgumentHelp = "Cut off the end of videos that are too long."

  let crop: Bool
  let pad: RepairColor?
  let background: RepairColor?
  let trim: Bool

  /// The first option that was given; nil for none.
  var given: String? {
    crop ? "--crop" : pad != nil ? "--pad" : background != nil ? "--background" : trim ? "--trim" : nil
  }

  func validate() throws {
    if crop, pad != nil {
      throw mistake("found --crop and --pad, expected one of them: leave out the other")
    }
  }

  private var choices: RepairChoices {
    RepairChoices(reshaping: crop ? .crop : pad.map { .pad(color: $0) }, background: background, trims: trim)
  }

  /// The arguments that make the same choices.
  var arguments: [String] {
    (crop ? ["--crop"] : []) + (pad.map { ["--pad", $0.name] } ?? [])
      + (background.map { ["--background", $0.name] } ?? []) + (trim ? ["--trim"] : [])
  }

  func planner(
    _ policy: Policy, failOn: FailureThreshold, choice: ChoiceOptions? = nil, slot: String? = nil
  ) -> RepairPlanner {
    let slots = slot.map { ["--slot", $0] } ?? []
    return RepairPlanner(
      choices, repairsWarnings: failOn == .warning, command: (choice?.rulesArguments ?? []) + slots + arguments
    ) {
      policy.judges(of: $0)
    }
  }
}

extension RepairColor: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
