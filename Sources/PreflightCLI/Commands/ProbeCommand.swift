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
    let tally = try await Run(roots: roots, judges: [], reading: reading, report: report).executeForPeople()
    if tally.interrupted { throw ExitCode(ExitStatus.interrupted.rawValue) }
    if tally.assets == 0, !input.allowEmpty {
      throw Failure(.incomplete, "nothing was probed: no media in the given paths (--allow-empty accepts that)")
    }
    if tally.errors > 0 { throw ExitCode(ExitStatus.red.rawValue) }
  }
}
