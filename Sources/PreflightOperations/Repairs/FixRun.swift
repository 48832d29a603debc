package import MediaProbe
package import Preflight
import PreflightDocuments
import PreflightPlanning
package import PreflightReports
import WorkerPool

/// A run that writes repaired copies of files, compares them with their originals, and judges them.
package struct FixRun: Sendable {
  let input: InputChoice
  let policy: Policy
  let planner: RepairPlanner
  let reading: ReadingPlan
  let copies: CopySettings
  /// True if nothing is written.
  let isDry: Bool
  let failOn: FailureThreshold
  let listener: any JobListener

  private var words: FixText { FixText(copies.language) }

  /// A copy that the run wrote.
  package struct Copy: Sendable {
    package let path: AssetPath
    /// The verdicts of the destinations for which it was written.
    package let verdicts: [Verdict]
  }

  /// The results of a run.
  package struct Result: Sendable {
    package var tally = Tally()
    package var copies: [Copy] = []
    /// True if a file still has problems that fail the run.
    package var hasProblemsLeft = false
  }

  /// The counts of files, and the copies.
  private struct Progress {
    var counts: RepairCounts
    /// The number of copies that this machine could not write.
    var defects = 0
    var names: CopyNames
    var copies: [Copy] = []
  }

  /// Runs to the last file or until the task is canceled.
  func execute() async throws -> Result {
    let files = try input.open(for: nil)
    try copies.expectNoOriginal(in: input.paths)
    let pool = reading.makePool()
    let checker = reading.makeChecker(pool)
    let batch = Batch(
      checker, policy, width: reading.width, openFiles: copies.surroundings.openFiles(besides: pool),
      executor: copies.surroundings.threads)
    var result = Result()
    var progress = Progress(
      counts: RepairCounts(isDry: isDry), names: CopyNames(folder: copies.folder, roots: input.paths))
    do {
      // All files are judged before the first copy is written, so that a run never judges its own copies. Copies of an earlier
      // run are excluded too, if the output folder is below a folder of originals.
      let earlier = EarlierOutputs(of: copies.kind, in: copies.folder)
      var assets: [CheckedAsset] = []
      // Those of a caller that is confined to a folder stay open, because their names can change.
      var originals: [AssetPath: OpenFile] = [:]
      let add = { (item: BatchItem) in
        if case .asset(let asset) = item {
          guard !earlier.contains(asset.path) else { return }
          assets.append(asset)
        }
        result.tally.add(item)
      }
      if let root = copies.root {
        for path in input.paths {
          let checked = try await root.check(path, by: policy, with: checker)
          originals[path] = checked.file
          add(.asset(checked.asset))
        }
      } else {
        try await batch.run(files.walk, below: files.walk(below:), deliver: add)
      }
      copies.inputs.add(assets.lazy.map(\.path))
      progress.names.reserve(assets.map(\.path))
      listener.setTotal(assets.count)
      if !isDry { listener.setWork(assets.map(work)) }
      for asset in assets {
        try Task.checkCancellation()
        let left = progress.counts.left
        listener.beginTask()
        try await repair(asset, originals[asset.path], with: checker, &progress)
        listener.endTask()
        progress.counts.files += 1
        listener.advance(by: 1, red: progress.counts.left - left)
      }
    } catch is CancellationError {
      result.tally.interrupted = true
    }
    try files.checkList()
    if progress.counts.files > 0 || result.tally.interrupted {
      try listener.add(words.summary(progress.counts, interrupted: result.tally.interrupted))
    }
    await pool?.shutdown()
    if progress.defects > 0, !result.tally.interrupted {
      throw Failure(.incomplete, .copiesNotWritten(progress.defects))
    }
    // A dry run repairs nothing, so the problems of the originals remain.
    let hasProblems = progress.counts.left > 0 || isDry && failOn.isReached(by: result.tally)
    result.copies = progress.copies
    result.hasProblemsLeft = failOn != .never && hasProblems
    return result
  }

  /// Returns the work that a file needs. Pictures are not read for this.
  private func work(_ asset: CheckedAsset) -> WorkEstimate.Task {
    let plans = planner.suggestion(for: asset.path, asset.facts, asset.verdicts) { _, _ in nil }?.plans ?? []
    let tasks = plans.map { WorkEstimate.Task($0) }
    guard let longest = tasks.max(by: { $0.seconds < $1.seconds }) else {
      return WorkEstimate.Task(.copy, seconds: 0.001)
    }
    return WorkEstimate.Task(longest.kind, seconds: tasks.reduce(0) { $0 + $1.seconds })
  }

  /// Writes the copies of one file.
  private func repair(
    _ asset: CheckedAsset, _ original: OpenFile?, with checker: Checker, _ progress: inout Progress
  ) async throws {
    let path = shown(asset.path)
    let inspection = PictureInspection(programs: copies.surroundings.variable("PATH"))
    let suggestion = planner.suggestion(for: asset.path, asset.facts, asset.verdicts) {
      inspection.account(of: $0, &$1, original)
    }
    guard let suggestion else { return try leave(asset, &progress) }
    var isWhole = suggestion.unserved.isEmpty
    let count = Double(max(1, suggestion.plans.count))
    for (index, plan) in suggestion.plans.enumerated() {
      let word = suggestion.plans.count > 1 ? plan.predicted.first?.destination.shortName : nil
      let output = progress.names.take(asset.path, for: plan, distinguishedBy: word)
      try listener.add(words.announcement(path, shown(output), plan, isDry: isDry))
      guard !isDry else {
        try listener.add(words.answers(plan, of: asset, plan.predicted))
        continue
      }
      let writer = RepairWriter(
        settings: copies, asset: asset, judges: policy.judges(of: asset.path), checker: checker, output: output,
        original: original, reach: { listener.reach((Double(index) + $0) / count) })
      do {
        let written = try await writer.write(plan, orBy: planner, failOn) {
          try listener.add(words.secondAttempt)
        }
        let copy = try writer.keep(written)
        progress.copies.append(Copy(path: output, verdicts: copy.verdicts))
        if written.isStripped { try listener.add(words.stripped) }
        try listener.add(words.answers(plan, of: asset, copy.verdicts))
        if copy.verdicts.contains(where: { failOn.isReached(by: $0) }) { isWhole = false }
      } catch let error as RepairFailure {
        if Task.isCancelled { throw CancellationError() }
        try listener.add(words.failed(path, error.reason))
        isWhole = false
        guard error.isOfMachine else { continue }
        progress.defects += 1
        // The disk is full, so no further copy fits.
        if index < suggestion.plans.count - 1 { break }
      }
    }
    if !suggestion.unserved.isEmpty {
      try listener.add(words.unserved(path, suggestion.unserved, isNamed: !suggestion.plans.isEmpty))
    }
    progress.counts.written += isWhole ? 1 : 0
    progress.counts.left += isWhole ? 0 : 1
  }

  /// Counts a file that gets no copy.
  private func leave(_ asset: CheckedAsset, _ progress: inout Progress) throws {
    let path = shown(asset.path)
    guard asset.facts.error == nil, !asset.verdicts.contains(where: { failOn.isReached(by: $0) }) else {
      progress.counts.left += 1
      return try listener.add(words.cannotRepair(path, asset))
    }
    let isMeant = asset.verdicts.isEmpty || asset.verdicts.contains { $0.outcome != .notApplicable }
    progress.counts.sound += isMeant ? 1 : 0
    progress.counts.unmeant += isMeant ? 0 : 1
    try listener.add(words.nothingToDo(path, isMeant: isMeant))
  }
}
