package import Preflight
package import PreflightPlanning
package import PreflightReports

/// The changes that a repair may make besides those without a loss that people see.
package struct RepairOptions: Sendable {
  let crop: Bool
  let pad: RepairColor?
  let background: RepairColor?
  let trim: Bool
  let stripLocation: Bool

  package init(
    crop: Bool = false, pad: RepairColor? = nil, background: RepairColor? = nil, trim: Bool = false,
    stripLocation: Bool = false
  ) {
    self.crop = crop
    self.pad = pad
    self.background = background
    self.trim = trim
    self.stripLocation = stripLocation
  }

  /// The first option that was given; nil for none.
  package var given: String? {
    arguments.first
  }

  package func validate() throws {
    if crop, pad != nil {
      throw mistake(.cropWithPad)
    }
  }

  private var choices: RepairChoices {
    RepairChoices(
      reshaping: crop ? .crop : pad.map { .pad(color: $0) }, background: background, trims: trim,
      stripsLocation: stripLocation)
  }

  /// The arguments that make the same choices.
  package var arguments: [String] {
    (crop ? ["--crop"] : []) + (pad.map { ["--pad", $0.name] } ?? [])
      + (background.map { ["--background", $0.name] } ?? []) + (trim ? ["--trim"] : [])
      + (stripLocation ? ["--strip-location"] : [])
  }

  /// - Parameters:
  ///   - command: The other words of the command that makes the suggested copies.
  ///   - path: The value of PATH, in which ffmpeg is looked for to see if an alpha channel has a transparent pixel. Nil to take
  ///     every alpha channel for a transparent one.
  package func planner(
    _ policy: Policy, failOn: FailureThreshold, command: [String] = [], programs path: String? = nil
  ) -> RepairPlanner {
    RepairPlanner(
      choices, repairsWarnings: failOn == .warning, command: command + arguments,
      account: { PictureInspection(programs: path).account(of: $0, &$1, nil) }, judges: { policy.judges(of: $0) })
  }
}
