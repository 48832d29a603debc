package import Preflight
package import PreflightPlanning
package import PreflightReports

/// The changes that a repair may make besides those without a loss that people see.
package struct RepairOptions: Sendable {
  let crop: Bool
  let pad: RepairColor?
  let background: RepairColor?
  let trim: Bool

  package init(crop: Bool = false, pad: RepairColor? = nil, background: RepairColor? = nil, trim: Bool = false) {
    self.crop = crop
    self.pad = pad
    self.background = background
    self.trim = trim
  }

  /// The first option that was given; nil for none.
  package var given: String? {
    crop ? "--crop" : pad != nil ? "--pad" : background != nil ? "--background" : trim ? "--trim" : nil
  }

  package func validate() throws {
    if crop, pad != nil {
      throw mistake("found --crop and --pad, expected one of them: leave out the other")
    }
  }

  private var choices: RepairChoices {
    RepairChoices(reshaping: crop ? .crop : pad.map { .pad(color: $0) }, background: background, trims: trim)
  }

  /// The arguments that make the same choices.
  package var arguments: [String] {
    (crop ? ["--crop"] : []) + (pad.map { ["--pad", $0.name] } ?? [])
      + (background.map { ["--background", $0.name] } ?? []) + (trim ? ["--trim"] : [])
  }

  /// - Parameter command: The other words of the command that makes the suggested copies.
  package func planner(
    _ policy: Policy, failOn: FailureThreshold, command: [String] = []
  ) -> RepairPlanner {
    RepairPlanner(choices, repairsWarnings: failOn == .warning, command: command + arguments) {
      policy.judges(of: $0)
    }
  }
}
