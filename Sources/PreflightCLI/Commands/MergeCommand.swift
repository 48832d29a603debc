import ArgumentParser
import MediaProbe
import Preflight
import WorkerPool

struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", _superCommandName: "preflight",
    abstract: "Join the results of all shards into the reports of the whole run.",
    discussion: """
      The results are the output of 'scan' or 'probe' with --shard and --format ndjson or json. The reports and the exit \
      status are the same as for a run without --shard.
      """)

  @Argument(help: "The result files of all shards, in any order.")
  var results: [AssetPath]

  @OptionGroup var documents: DestinationOptions
  @OptionGroup var report: ReportOptions

  func run() async throws {
    try report.expectToKeep(results)
    let set = try ShardSet(try results.map { path throws(Failure) in try ShardResults(path) })
    let judges = try makeJudges(set.run, in: report.language)
    // The records of a shard are compared in the language in which they were written.
    var judgesByLanguage = [report.language: judges]
    for language in Set(set.shards.map(\.run.language)) where judgesByLanguage[language] == nil {
      judgesByLanguage[language] = try makeJudges(set.run, in: language)
    }
    let failOn = FailureThreshold(rawValue: set.run.failOn) ?? .error
    let info = RunInfo(
      toolVersion: toolVersion, destinations: judges.map(\.destination), withFacts: set.run.withFacts, failOn: failOn,
      isQuiet: report.quiet, asOf: set.run.asOf.flatMap { CivilDate($0) }, language: report.language)
    let output = try RunOutput(report, info)
    defer { output.endProgress() }
    // The records contain no thumbnails, so they are made here. If the files are missing, the page has none.
    let pool = report.showsThumbnails ? WorkerPool.onDemand() : nil
    pool?.warnOfMissingThumbnails()
    var thumbnails = ThumbnailStage(pool, width: 2 * (pool?.workers ?? 0), executor: workThreads)
    var paths = PathFingerprint()
    for position in 0..<set.run.total {
      let shard = set.shards[position % set.shards.count]
      var item = try shard.next(judgesByLanguage[shard.run.language] ?? judges)
      paths.add(item.path)
      if shard.run.language != report.language { item = item.judged(by: judges) }
      try await thumbnails.add(item, deliver: output.add)
    }
    for shard in set.shards { try shard.finish() }
    guard paths.text == set.run.pathsFingerprint else {
      throw Failure(
        .incomplete,
        "the paths in the results differ from those of the run, so records were replaced or reordered: run the shards again"
      )
    }
    try await thumbnails.end(deliver: output.add)
    let tally = try output.end(libraries: set.libraries.merging(pool?.libraries ?? [:]) { ofShards, _ in ofShards })
    await pool?.shutdown()
    let ending = RunEnding(tally)
    if judges.isEmpty {
      try ending.ofProbe(mayBeEmpty: set.run.allowEmpty)
    } else {
      try ending.ofScan(failOn: failOn, mayBeEmpty: set.run.allowEmpty)
    }
  }

  private func makeJudges(_ run: ShardRun, in language: Language) throws -> [Judge] {
    if run.destinations.isEmpty { return [] }
    do {
      let known = try documents.load(in: language)
      return try ScanCommand.makeJudges(
        try run.destinations.map(known.named), slot: run.slot, assume: run.assume,
        asOf: run.asOf.flatMap { CivilDate($0) })
    } catch let error as ValidationError {
      throw Failure(
        .incomplete, "the rules of these results are missing here: use the same --destinations as the shards. \(error)")
    }
  }
}

extension BatchItem {
  fileprivate var path: AssetPath {
    switch self {
    case .asset(let asset): asset.path
    case .skip(let path, _): path
    }
  }

  /// Returns the same item with the verdicts of these judges.
  fileprivate func judged(by judges: [Judge]) -> BatchItem {
    guard case .asset(let asset) = self else { return self }
    return .asset(CheckedAsset(asset.path, asset.facts, judgedBy: judges))
  }
}
