package import MediaProbe
package import Preflight
package import PreflightDocuments
package import PreflightReports
import WorkerPool

/// A run that joins the results of all shards. It gives the same items as a run without shards.
package struct MergeRun {
  private let results: [AssetPath]
  private let choice: JobChoice
  private let shards: ShardSet
  private let plan: ScanPlan
  /// The policy for each language of a shard. Records are compared in the language in which they were written.
  private let policies: [Language: Policy]
  private let language: Language
  private let isQuiet: Bool
  private let surroundings: Surroundings

  /// True if the shards have facts without verdicts.
  package var isOfProbe: Bool { plan.destinations.isEmpty }
  /// True if an empty selection is a success.
  package var mayBeEmpty: Bool { shards.run.allowEmpty }
  package var failOn: FailureThreshold { FailureThreshold(rawValue: shards.run.failOn) ?? .error }
  /// The files that the run reads.
  package let inputs: InputFiles

  /// Reads the descriptions of the shards.
  ///
  /// - Parameters:
  ///   - results: The files of all shards, in any order.
  ///   - choice: The rules with which the shards were run. The results have the other choices.
  package init(
    _ results: [AssetPath], _ choice: JobChoice, language: Language, isQuiet: Bool, in surroundings: Surroundings
  ) throws {
    let shards = try ShardSet(try results.map { path throws(Failure) in try ShardResults(path) })
    func plan(in language: Language) throws -> ScanPlan {
      try Self.makePlan(shards.run, choice, language, surroundings)
    }
    let plan = try plan(in: language)
    var policies = [language: plan.policy]
    for other in Set(shards.shards.map(\.run.language)) where policies[other] == nil {
      policies[other] = try Self.makePlan(shards.run, choice, other, surroundings).policy
    }
    self.results = results
    self.choice = choice
    self.shards = shards
    self.plan = plan
    self.policies = policies
    self.language = language
    self.isQuiet = isQuiet
    self.surroundings = surroundings
    inputs = plan.inputs
    inputs.add(results)
  }

  /// Reads all results, and returns the counts.
  ///
  /// - Parameters:
  ///   - showsThumbnails: True if items get thumbnails.
  ///   - makeReceiver: Returns the receiver of the items.
  package func execute(
    showsThumbnails: Bool, _ makeReceiver: (RunInfo) throws -> any RunReceiver
  ) async throws -> Tally {
    do {
      return try await joined(showsThumbnails, makeReceiver)
    } catch let failure as Failure {
      throw failure.ofJob(in: language)
    }
  }

  private func joined(_ showsThumbnails: Bool, _ makeReceiver: (RunInfo) throws -> any RunReceiver) async throws
    -> Tally
  {
    var info = RunInfo(
      toolVersion: toolVersion, destinations: plan.destinations, withFacts: shards.run.withFacts, failOn: failOn,
      isQuiet: isQuiet, asOf: shards.run.asOf.flatMap { CivilDate($0) }, language: language)
    info.showsPlaces = plan.policy.onlyMeant
    info.next = shards.run.next
    let output = try makeReceiver(info)
    defer { output.endProgress() }
    // The records contain no thumbnails, so they are made here. If the files are missing, the page has none.
    let pool = showsThumbnails ? WorkerPool.onDemand() : nil
    if let remark = pool?.remarkOnMissingThumbnails { output.note(remark) }
    var thumbnails = ThumbnailStage(pool, width: 2 * (pool?.workers ?? 0), executor: surroundings.threads)
    var paths = PathFingerprint()
    for position in 0..<shards.run.total {
      let shard = shards.shards[position % shards.shards.count]
      var item = try shard.next(policies[shard.run.language] ?? plan.policy, plan.destinations)
      paths.add(item.path)
      if shard.run.language != language { item = item.judged(by: plan.policy) }
      try await thumbnails.add(item, deliver: output.add)
    }
    for shard in shards.shards { try shard.finish() }
    guard paths.text == shards.run.pathsFingerprint else {
      throw Failure(.incomplete, .recordsReplaced)
    }
    try await thumbnails.end(deliver: output.add)
    let tally = try output.end(
      libraries: shards.libraries.merging(pool?.libraries ?? [:]) { ofShards, _ in ofShards }, shard: nil,
      accepted: plan.policy.accepted)
    await pool?.shutdown()
    return tally
  }

  private static func makePlan(
    _ run: ShardRun, _ choice: JobChoice, _ language: Language, _ surroundings: Surroundings
  ) throws -> ScanPlan {
    var choice = choice
    choice.language = language
    choice.to = run.choosesDestinations ? run.destinations : nil
    choice.assume = run.assume
    choice.asOf = run.asOf.flatMap { CivilDate($0) }
    let settings = try choice.settings(near: [], in: surroundings)
    if run.destinations.isEmpty { return ScanPlan.ofProbe }
    let path = settings.paths(.baseline).first
    guard settings.fingerprint(baseline: path, choice.rules) == run.configuration else {
      throw Failure(.incomplete, .anotherConfiguration)
    }
    do {
      let plan = try ScanPlan(
        settings,
        ScanPlan.Options(slot: run.slot, rules: choice.rules, baseline: try path.map { try BaselineFile.read($0) }))
      guard plan.destinations.map(\.id) == run.destinations else {
        throw mistake(.otherDestinations)
      }
      return plan
    } catch let error as Failure where error.kind == .usage {
      throw Failure(.incomplete, .rulesOfResultsMissing(error.text))
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
