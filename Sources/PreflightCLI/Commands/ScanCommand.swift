import ArgumentParser
import MediaProbe
import Preflight

struct ScanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Judges files and folders against share destinations.",
    discussion: """
      A path that is named gets a verdict from every destination. In a folder a file counts if its content or its \
      extension says media; all else is skipped and counted.
      """)

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("Judge in this slot only; see 'preflight destinations show'.", valueName: "slot"))
  var slot: String?

  @Flag(help: "Put the facts into each verdict (json, ndjson).")
  var withFacts = false

  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    let judges = try makeJudges()
    let roots = try input.roots()
    var run = Run(roots: roots, judges: judges, reading: reading, report: report)
    run.withFacts = withFacts
    run.failOn = choice.failOn
    let tally = try await run.executeForPeople()
    if tally.interrupted { throw ExitCode(ExitStatus.interrupted.rawValue) }
    if tally.defects > 0 {
      throw Failure(
        .incomplete, "\(tally.defects) files could not be read for a reason that is not theirs: see their errors")
    }
    if tally.assets == 0, !input.allowEmpty {
      throw Failure(.incomplete, "nothing was judged: no media in the given paths (--allow-empty accepts that)")
    }
    if choice.failOn.isReached(by: tally) { throw ExitCode(ExitStatus.red.rawValue) }
  }

  private func makeJudges() throws -> [Judge] {
    let chosen = try choice.load()
    let assumptions = try choice.assumptions(for: chosen)
    do {
      return try chosen.map { try Judge($0, assuming: assumptions.known(to: $0), slot: slot) }
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
