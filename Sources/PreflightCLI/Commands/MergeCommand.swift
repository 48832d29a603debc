import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightReports
import WorkerPool

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
    try report.expectToKeep(results)
    let set = try ShardSet(try results.map { path throws(Failure) in try ShardResults(path) })
    let plan = try makePlan(set.run, in: report.language)
    // The records of a shard are compared in the language in which they were written.
    var policies = [report.language: plan.policy]
    for language in Set(set.shards.map(\.run.language)) where policies[language] == nil {
      policies[language] = try makePlan(set.run, in: language).policy
    }
    let failOn = FailureThreshold(rawValue: set.run.failOn) ?? .error
    var info = RunInfo(
      toolVersion: toolVersion, destinations: plan.destinations, withFacts: set.run.withFacts, failOn: failOn,
      isQuiet: report.quiet, asOf: set.run.asOf.flatMap { CivilDate($0) }, language: report.language)
    info.showsPlaces = plan.policy.onlyMeant
    let inputs = plan.inputs
    inputs.add(results)
    let output = try RunOutput(report, besides: inputs, info)
    defer { output.endProgress() }
    // The records contain no thumbnails, so they are made here. If the files are missing, the page has none.
    let pool = report.showsThumbnails ? WorkerPool.onDemand() : nil
    pool?.warnOfMissingThumbnails()
    var thumbnails = ThumbnailStage(pool, width: 2 * (pool?.workers ?? 0), executor: workThreads)
    var paths = PathFingerprint()
    for position in 0..<set.run.total {
      let shard = set.shards[position % set.shards.count]
      var item = try shard.next(policies[shard.run.language] ?? plan.policy, plan.destinations)
      paths.add(item.path)
      if shard.run.language != report.language { item = item.judged(by: plan.policy) }
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
    let tally = try output.end(
      libraries: set.libraries.merging(pool?.libraries ?? [:]) { ofShards, _ in ofShards },
      accepted: plan.policy.accepted)
    await pool?.shutdown()
    let ending = RunEnding(tally)
    if plan.destinations.isEmpty {
      try ending.ofProbe(mayBeEmpty: set.run.allowEmpty)
    } else {
      try ending.ofScan(failOn: failOn, mayBeEmpty: set.run.allowEmpty)
    }
  }

  private func makePlan(_ run: ShardRun, in language: Language) throws -> ScanPlan {
    var layer = documents.layer
    layer.set(.lang, [language.rawValue], "--lang")
    layer.set(.to, run.choosesDestinations ? run.destinations : nil, "--to")
    layer.set(.asOf, run.asOf.map { [$0] }, "--as-of")
    layer.set(.baseline, baseline.map { [argumentText($0.bytes)] }, "--baseline")
    try layer.assume(run.assume)
    let settings = try readSettings(documents.configuration, layer, near: [])
    if run.destinations.isEmpty { return ScanPlan.ofProbe }
    let rules = RuleOptions(severities: severities, ignored: ignored)
    let path = settings.paths(.baseline).first
    guard settings.fingerprint(baseline: path, rules) == run.configuration else {
      throw Failure(
        .incomplete,
        "the shards were run with another configuration: use the same --config, --baseline, --severity and --ignore")
    }
    do {
      let plan = try ScanPlan(
        settings, ScanPlan.Options(slot: run.slot, rules: rules, baseline: try path.map { try BaselineFile.read($0) }))
      guard plan.destinations.map(\.id) == run.destinations else {
        throw mistake("found other destinations than the shards judged for")
      }
      return plan
    } catch let error as Failure where error.kind == .usage {
      throw Failure(
        .incomplete,
        "the rules of these results are missing here: use the same --destinations as the shards (\(error.text))")
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

  /// Returns the same item with the verdicts that a policy gives.
  fileprivate func judged(by policy: Policy) -> BatchItem {
    guard case .asset(let asset) = self else { return self }
    return .asset(CheckedAsset(asset.path, asset.facts, by: policy, isNamed: asset.isNamed))
  }
}
