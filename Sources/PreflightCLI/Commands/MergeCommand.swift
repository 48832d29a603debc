import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", _superCommandName: "preflight",
    abstract: "Join the results of all shards into the reports of the whole run.",
    discussion: """
      The results are the output of 'scan' or 'probe' with --shard and --format ndjson or json. The reports and the exit \
      status are the same as for a run without --shard.

      EXAMPLE:
        preflight merge shard-1.ndjson shard-2.ndjson --report junit=results.xml
            Join the results of two machines.
      """)

  @Argument(help: "The result files of all shards, in any order.")
  var results: [AssetPath]

  @Option(help: ArgumentHelp("The baseline with which the shards were run.", valueName: "file"))
  var baseline: AssetPath?
  @Option(name: .customLong("severity"), help: RuleOptions.severityHelp, completion: Completions.severities)
  var severities: [String] = []
  @Option(name: .customLong("ignore"), help: RuleOptions.ignoreHelp, completion: Completions.rules)
  var ignored: [String] = []
  @OptionGroup(title: "Destinations and rules") var documents: DestinationOptions
  @OptionGroup(title: "Reports") var report: ReportOptions

  func run() async throws {
    try report.files.expectToKeep(results)
    var choice = documents.chosen
    choice.baseline = baseline
    choice.rules = RuleOptions(severities: severities, ignored: ignored)
    let run = try MergeRun(results, choice, language: report.language, isQuiet: report.quiet, in: surroundings)
    let tally = try await run.execute(showsThumbnails: report.showsThumbnails) {
      try RunOutput(report, besides: run.inputs, $0)
    }
    let ending = RunEnding(tally)
    if run.isOfProbe {
      try ending.ofProbe(mayBeEmpty: run.mayBeEmpty)
    } else {
      try ending.ofScan(failOn: run.failOn, mayBeEmpty: run.mayBeEmpty)
    }
  }
}
