import ArgumentParser
import MediaProbe
import Preflight

struct ScanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan", _superCommandName: "preflight",
    abstract: "Judges files and folders against share destinations.",
    discussion: """
      A path that is named gets a verdict from every destination. In a folder and in a list a file counts if its \
      content or its extension says media; all else is skipped and counted. A path that is given more than once, in \
      one spelling or several, is judged and counted once.
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
    let judges = try Self.makeJudges(
      try choice.load(in: report.language, having: slot), slot: slot, assume: choice.assume)
    let run = Run(
      input: input, judges: judges, reading: reading, report: report, withFacts: withFacts, slot: slot,
      assume: choice.assume, failOn: choice.failOn)
    let tally = try await interruptible { try await run.execute() }
    input.tellOfNoChange(tally, report)
    // What a shard of a run has is for the whole run to weigh.
    try RunEnding(tally).ofScan(failOn: choice.failOn, mayBeEmpty: input.mayBeEmpty || input.shard != nil)
  }

  static func makeJudges(_ destinations: [Destination], slot: String?, assume: [String]) throws -> [Judge] {
    let assumptions = try Assumptions(assume, for: destinations)
    do {
      return try destinations.map { try Judge($0, assuming: assumptions.known(to: $0), slot: slot) }
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
