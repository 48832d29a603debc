import ArgumentParser
import MediaProbe
import Preflight

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Joins the results of all shards of a run into the reports of the whole run.",
    discussion: """
      The results are those that 'scan' or 'probe' wrote with --shard and --format ndjson or json. The reports and the \
      exit status are those of a run without --shard.
      """)

  @Argument(help: "The results of every shard, in any order.")
  var results: [AssetPath]

  @OptionGroup var documents: DestinationOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    let set = try ShardSet(try results.map { path throws(Failure) in try ShardResults(path) })
    let judges = try makeJudges(set.run)
    let failOn = FailureThreshold(rawValue: set.run.failOn) ?? .error
    let info = RunInfo(
      toolVersion: toolVersion, destinations: judges.map(\.destination), withFacts: set.run.withFacts, failOn: failOn,
      isQuiet: report.quiet)
    let log = RunLog(info, report)
    defer { log.status?.end() }
    let reports = try ReportStreams(report, info, log.status)
    let start = ContinuousClock.now
    var tally = Tally()
    do {
      for position in 0..<set.run.total {
        let item = try set.shards[position % set.shards.count].next(judges)
        tally.add(item)
        log.add(item)
        try reports.add(item)
      }
      for shard in set.shards { try shard.finish() }
      log.status?.end()
      try reports.end(RunSummary(tally, libraries: set.libraries), elapsed: ContinuousClock.now - start)
      log.end(tally, libraries: set.libraries)
    } catch is CancelledByReader {
      return
    }
    let ending = RunEnding(tally)
    if judges.isEmpty {
      try ending.ofProbe(mayBeEmpty: set.run.allowEmpty)
    } else {
      try ending.ofScan(failOn: failOn, mayBeEmpty: set.run.allowEmpty)
    }
  }

  private func makeJudges(_ run: ShardRun) throws -> [Judge] {
    if run.destinations.isEmpty { return [] }
    do {
      let known = try documents.load()
      return try ScanCommand.makeJudges(try run.destinations.map(known.named), slot: run.slot, assume: run.assume)
    } catch let error as ValidationError {
      throw Failure(.incomplete, "the rules of these results are not known here: \(error) Use the same --destinations.")
    }
  }
}
