package import MediaProbe
package import Preflight
package import PreflightDocuments
import PreflightPlanning
import PreflightReports

/// Writes repaired copies of files into a folder, and judges them.
package struct FixJob: Sendable {
  /// The longest time in seconds that ffmpeg may usually spend on one file.
  package static let usualSeconds = 600.0

  /// The language of the lines that the job tells.
  package let language: Language
  /// True if an empty selection is a success.
  package let mayBeEmpty: Bool
  private let makeRun: @Sendable (any JobListener) -> FixRun

  /// Reads the settings.
  ///
  /// - Parameters:
  ///   - output: The folder of the copies, which is created.
  ///   - isDry: True to write nothing.
  ///   - replaces: True to replace the copies of an earlier run.
  ///   - seconds: The longest time that ffmpeg may spend on one file; nil for the usual one.
  ///   - root: The folder to which the caller is confined; nil for no limit.
  package init(
    _ input: InputChoice, _ choice: JobChoice, _ repairs: RepairOptions, output: AssetPath, isDry: Bool = false,
    replaces: Bool = false, seconds: Double? = nil, root: RootFolder? = nil, in surroundings: Surroundings
  ) throws {
    (language, mayBeEmpty, makeRun) = try choice.prepare(input, in: surroundings) { input, settings, reading, plan in
      let policy = plan.policy
      let copies = CopySettings(
        folder: output, root: root, kind: OutputKind("copy"), replaces: replaces, inputs: settings.inputs,
        seconds: seconds ?? Self.usualSeconds, language: settings.language, surroundings: surroundings)
      if !isDry { try copies.expectFFmpeg() }
      let makeRun = { @Sendable (listener: any JobListener) in
        FixRun(
          input: input, policy: policy,
          planner: repairs.planner(policy, failOn: settings.failOn, programs: surroundings.variable("PATH")),
          reading: reading,
          copies: copies, isDry: isDry, failOn: settings.failOn, listener: listener)
      }
      return (settings.language, input.mayBeEmpty, makeRun)
    }
  }

  /// Throws if values that the caller gives contradict each other.
  package static func check(_ repairs: RepairOptions, seconds: Double?) throws {
    try repairs.validate()
    try CopySettings.validate(deadline: seconds)
  }

  /// Runs to the last file or until the task is canceled.
  package func run(_ listener: any JobListener) async throws -> FixRun.Result { try await makeRun(listener).execute() }
}
