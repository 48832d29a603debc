import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

extension Command {
  static var merge: Command {
    Command(
      "merge", .mergeAbstract,
      help: CommandHelp(
        details: [.mergeDetails],
        examples: [("preflight merge shard-1.ndjson shard-2.ndjson --report junit=results.xml", .mergeExample)]),
      groups: [
        OptionGroup([.results, .shardBaseline, .severity, .ignore]), .documents, .reports,
      ],
      first: [.format, .output, .report, .all, .quiet]
    ) { try await MergeCommand(arguments: $0).run() }
  }
}

struct MergeCommand {
  let arguments: ParsedArguments

  func run() async throws {
    let report = try ReportOptions(arguments)
    let results: [AssetPath] = arguments.all(.results)
    try report.files.expectToKeep(results)
    let run = try MergeRun(
      results, JobChoice(arguments), language: report.language, isQuiet: report.quiet,
      in: surroundings)
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
