import ArgumentParser
import MediaProbe
import Preflight

struct ProbeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "probe",
    abstract: "Prints what was measured of files, without judging them.")

  @OptionGroup var input: InputOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    let roots = try input.roots()
    let run = Run(roots: roots, judges: [], reading: reading, report: report)
    let tally = try await interruptible { try await run.execute() }
    if tally.interrupted { throw ExitCode(ExitStatus.interrupted.rawValue) }
    if tally.defects > 0 {
      throw Failure(
        .incomplete, "\(tally.defects) files could not be read for a reason that is not theirs: see their errors")
    }
    if tally.assets == 0, !input.allowEmpty {
      throw Failure(.incomplete, "nothing was probed: no media in the given paths (--allow-empty accepts that)")
    }
    if tally.errors > 0 { throw ExitCode(ExitStatus.red.rawValue) }
  }
}
