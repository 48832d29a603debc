import MediaProbe
import Preflight
import PreflightPlanning
import PreflightReports
import WorkerPool

/// A run that writes repaired copies of files and judges them.
struct FixRun {
  let input: InputOptions
  let policy: Policy
  let planner: RepairPlanner
  let reading: ReadingOptions
  /// The folder of the copies.
  let folder: AssetPath
  /// True if nothing is written.
  let isDry: Bool
  /// True if existing copies are replaced.
  let replaces: Bool
  /// The longest time that ffmpeg may spend on one file.
  let seconds: Double
  let failOn: FailureThreshold
  let language: Language

  private var words: FixText { FixText(language) }

  /// The counts of files.
  private struct Counts {
    var files = 0
    var written = 0
    var sound = 0
    var left = 0
  }

  /// Runs to the last file or until the task is cancelled. Returns the counts of the answers to the copies, and to the
  /// originals where there is no copy.
  func execute() async throws -> Tally {
    let files = try input.open(for: nil)
    try expectNoOriginal()
    let pool = reading.makePool()
    let checker = reading.makeChecker(pool)
    let batch = Batch(
      checker, policy, width: reading.width, openFiles: openFiles(besides: pool), executor: workThreads)
    var tally = Tally()
    var counts = Counts()
    do {
      // All files are judged before the first copy is written, so that no copy is taken for an original.
      var assets: [CheckedAsset] = []
      try await batch.run(files.walk, below: files.walk(below:)) { item in
        if case .asset(let asset) = item { assets.append(asset) } else { tally.add(item) }
      }
      for asset in assets {
        try Task.checkCancellation()
        counts.files += 1
        for result in try await repair(asset, with: checker, &counts) { tally.add(.asset(result)) }
      }
    } catch is CancellationError {
      tally.interrupted = true
    }
    try files.checkList()
    if counts.files > 0 { try print(words.summary(counts.files, counts.written, counts.sound, counts.left)) }
    await pool?.shutdown()
    return tally
  }

  /// Throws if the output folder contains a named original: a copy could then take its name.
  private func expectNoOriginal() throws {
    guard case .found(let target) = folder.target else { return }
    for path in input.paths {
      guard case .found(let original) = path.target, original.isBelow(target) else { continue }
      throw Failure(
        .usage, "the output folder \(shown(folder)) contains the original \(shown(path)): name another folder")
    }
  }

  /// Writes the copies of one file. Returns what was judged last: the copies, or the original without any.
  private func repair(
    _ asset: CheckedAsset, with checker: Checker, _ counts: inout Counts
  ) async throws -> [CheckedAsset] {
    let path = shown(asset.path)
    guard let suggestion = planner.suggestion(for: asset.path, asset.facts, asset.verdicts) else {
      let isSound = asset.facts.error == nil && !asset.verdicts.contains { failOn.isReached(by: $0.outcome) }
      counts.sound += isSound ? 1 : 0
      counts.left += isSound ? 0 : 1
      try print(isSound ? words.nothingToDo(path) : words.cannotRepair(path, asset))
      return [asset]
    }
    let judges = policy.judges(of: asset.path)
    var results: [CheckedAsset] = []
    var isWhole = suggestion.unserved.isEmpty
    for plan in suggestion.plans {
      let word = suggestion.plans.count > 1 ? plan.predicted.first?.destination.shortName : nil
      let output = place(of: asset.path, for: plan, asset.facts, distinguishedBy: word)
      try print(isDry ? words.wouldWrite(path, shown(output), plan) : words.written(path, shown(output), plan))
      guard !isDry else {
        try print(words.answers(plan, of: asset, plan.predicted))
        continue
      }
      do throws(RepairFailure) {
        try write(plan, of: asset.path, to: output)
      } catch {
        if Task.isCancelled { throw CancellationError() }
        try print(words.failed(path, error.reason))
        isWhole = false
        results.append(asset)
        continue
      }
      // Only the destinations of this copy count.
      let copy = try await checker.check(
        output,
        with: plan.predicted.compactMap { predicted in
          judges.first { $0.destination === predicted.destination }
        })
      results.append(copy)
      try print(words.answers(plan, of: asset, copy.verdicts))
      if copy.verdicts.contains(where: { failOn.isReached(by: $0.outcome) }) { isWhole = false }
    }
    for verdict in suggestion.unserved { try print(words.unserved(verdict)) }
    if suggestion.needsReshaping { try print(words.needsReshaping) }
    if !suggestion.unserved.isEmpty || isDry { results.append(asset) }
    counts.written += isWhole && !isDry ? 1 : 0
    counts.left += isWhole && !isDry ? 0 : 1
    return results
  }

  /// Returns the name of a copy: the original's, seen from the folder that was named, with the right extension.
  private func place(
    of path: AssetPath, for plan: RepairPlan, _ facts: MediaFacts, distinguishedBy word: String?
  ) -> AssetPath {
    let slash = UInt8(ascii: "/")
    let root = input.paths.filter { path.isBelow($0) && path != $0 }.max { $0.bytes.count < $1.bytes.count }
    var name = Array(path.lastComponent)
    if let root {
      name = Array(path.bytes.dropFirst(root.bytes.count).drop { $0 == slash })
    }
    var copy = folder
    for component in name.split(separator: slash) where component != [UInt8(ascii: "."), UInt8(ascii: ".")] {
      copy = copy.appending(component)
    }
    // A name that is right already stays: .jpeg, .m4v.
    let isSame = facts.extensionMatches == true && (facts.image?.format ?? facts.container) == plan.container
    let end = isSame ? copy.fileExtension ?? plan.fileExtension : plan.fileExtension
    let stem = copy.withoutExtension
    return AssetPath(bytes: stem.bytes + Array([word, end].compactMap { $0.map { ".\($0)" } }.joined().utf8))
  }

  private struct RepairFailure: Error {
    let reason: String
  }

  /// Runs ffmpeg, and gives the copy its name when it is complete.
  private func write(_ plan: RepairPlan, of path: AssetPath, to output: AssetPath) throws(RepairFailure) {
    if !replaces, !output.isMissing { throw RepairFailure(reason: words.exists(shown(output))) }
    do {
      let file = try NewFile(output)
      // What the environment could change is left out: libraries that are preloaded, and files that are reports.
      let ffmpeg = try ChildProcess(
        "ffmpeg", plan.arguments(input: path, output: file.temporary),
        environment: ["LC_ALL=C", "PATH=\(environment("PATH") ?? "")"],
        deadline: .now + .milliseconds(Int64(seconds * 1000)))
      guard ffmpeg.status == 0, !ffmpeg.wasKilled else {
        file.remove()
        if ffmpeg.wasKilled { throw RepairFailure(reason: words.timedOut(seconds)) }
        let line = ffmpeg.errors.split(separator: UInt8(ascii: "\n")).last.map { shown(AssetPath(bytes: Array($0))) }
        throw RepairFailure(reason: "ffmpeg: \(line ?? "\(ffmpeg.status)")")
      }
      do {
        try file.finish(replacing: replaces)
      } catch {
        file.remove()
        throw error
      }
    } catch let failure as RepairFailure {
      throw failure
    } catch {
      throw RepairFailure(reason: "\(shown(output)): \(error)")
    }
  }

  private func print(_ text: String) throws {
    do {
      try writeAll(Array((text + "\n").utf8), to: standardOutput)
    } catch {
      throw Failure(.incomplete, "cannot write to standard output: \(error)")
    }
  }
}
