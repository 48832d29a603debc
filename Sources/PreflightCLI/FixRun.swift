import MediaProbe
import Preflight
import PreflightDocuments
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
  /// True if copies of an earlier run are replaced.
  let replaces: Bool
  /// The files that the run reads: here those besides the originals.
  let inputs: InputFiles
  /// The longest time that ffmpeg may spend on one file.
  let seconds: Double
  let failOn: FailureThreshold
  let language: Language

  private static let copy = OutputKind("copy")

  private var words: FixText { FixText(language) }

  /// The counts of files, and the copies.
  private struct Progress {
    var files = 0
    var written = 0
    var sound = 0
    var left = 0
    /// The number of copies that this machine could not write.
    var defects = 0
    /// The names of all originals as seen from the output folder, and of all copies: no copy replaces another one.
    var originals: Set<AssetPath> = []
    var copies: Set<AssetPath> = []
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
    var progress = Progress()
    do {
      // All files are judged before the first copy is written, so that no copy is taken for an original. Nor is a copy of an
      // earlier run, if the output folder is below a folder of originals.
      let copies = EarlierOutputs(of: Self.copy, in: folder)
      var assets: [CheckedAsset] = []
      try await batch.run(files.walk, below: files.walk(below:)) { item in
        guard case .asset(let asset) = item else { return tally.add(item) }
        if !copies.contains(asset.path) { assets.append(asset) }
      }
      inputs.add(assets.lazy.map(\.path))
      progress.originals = Set(assets.map { place(of: $0.path) })
      for asset in assets {
        try Task.checkCancellation()
        for result in try await repair(asset, with: checker, &progress) { tally.add(.asset(result)) }
        progress.files += 1
      }
    } catch is CancellationError {
      tally.interrupted = true
    }
    try files.checkList()
    if progress.files > 0 || tally.interrupted {
      try print(
        words.summary(
          progress.files, progress.written, progress.sound, progress.left, interrupted: tally.interrupted))
    }
    await pool?.shutdown()
    if progress.defects > 0, !tally.interrupted {
      let copies = progress.defects == 1 ? "1 copy" : "\(progress.defects) copies"
      throw Failure(.incomplete, "\(copies) could not be written because of this machine, not the files: see above")
    }
    return tally
  }

  /// Throws if the output folder is a file, or contains a named original: a copy could then take its name.
  private func expectNoOriginal() throws {
    guard case .found(let target) = folder.target else { return }
    if let kind = try? targetKind(of: folder), kind != .folder {
      throw Failure(.usage, "found the file \(shown(folder)) for --output, expected a folder: name another one")
    }
    for path in input.paths {
      guard case .found(let original) = path.target, original.isBelow(target) else { continue }
      throw Failure(
        .usage, "the output folder \(shown(folder)) contains the original \(shown(path)): name another folder")
    }
  }

  /// Writes the copies of one file. Returns what was judged last: the copies, or the original without any.
  private func repair(
    _ asset: CheckedAsset, with checker: Checker, _ progress: inout Progress
  ) async throws -> [CheckedAsset] {
    let path = shown(asset.path)
    guard let suggestion = planner.suggestion(for: asset.path, asset.facts, asset.verdicts) else {
      let isSound = asset.facts.error == nil && !asset.verdicts.contains { failOn.isReached(by: $0.outcome) }
      progress.sound += isSound ? 1 : 0
      progress.left += isSound ? 0 : 1
      try print(isSound ? words.nothingToDo(path, asset) : words.cannotRepair(path, asset))
      return [asset]
    }
    let judges = policy.judges(of: asset.path)
    var results: [CheckedAsset] = []
    var isWhole = suggestion.unserved.isEmpty
    for plan in suggestion.plans {
      let word = suggestion.plans.count > 1 ? plan.predicted.first?.destination.shortName : nil
      let output = place(of: asset.path, for: plan, asset.facts, distinguishedBy: word, &progress)
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
        if error.isOfMachine { progress.defects += 1 }
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
    progress.written += isWhole && !isDry ? 1 : 0
    progress.left += isWhole && !isDry ? 0 : 1
    return results
  }

  /// Returns the place of an original in the output folder, as seen from the folder that was named.
  private func place(of path: AssetPath) -> AssetPath {
    let slash = UInt8(ascii: "/")
    let root = input.paths.filter { path.isBelow($0) && path != $0 }.max { $0.bytes.count < $1.bytes.count }
    var name = Array(path.lastComponent)
    if let root {
      name = Array(path.bytes.dropFirst(root.bytes.count).drop { $0 == slash })
    }
    var place = folder
    for component in name.split(separator: slash) where component != [UInt8(ascii: "."), UInt8(ascii: ".")] {
      place = place.appending(component)
    }
    return place
  }

  /// Returns the name of a copy, with the right extension. If another file of this run has that name, the original's
  /// extension stays in front of it: `clip.mkv.mp4` beside the copy of `clip.mp4`.
  private func place(
    of path: AssetPath, for plan: RepairPlan, _ facts: MediaFacts, distinguishedBy word: String?,
    _ progress: inout Progress
  ) -> AssetPath {
    let own = place(of: path)
    // A name that is right already stays: .jpeg, .m4v.
    let isSame = facts.extensionMatches == true && (facts.image?.format ?? facts.container) == plan.container
    let end = isSame ? own.fileExtension ?? plan.fileExtension : plan.fileExtension
    let ending = Array([word, end].compactMap { $0.map { ".\($0)" } }.joined().utf8)
    var copy = AssetPath(bytes: own.withoutExtension.bytes + ending)
    if copy != own, progress.originals.contains(copy) || progress.copies.contains(copy) {
      copy = AssetPath(bytes: own.bytes + ending)
    }
    progress.copies.insert(copy)
    return copy
  }

  private struct RepairFailure: Error {
    let reason: String
    /// True if the machine has no room, or no permission, for the copy.
    var isOfMachine = false
  }

  /// Runs ffmpeg, and gives the copy its name when it is complete.
  private func write(_ plan: RepairPlan, of path: AssetPath, to output: AssetPath) throws(RepairFailure) {
    if !replaces, !output.isMissing { throw RepairFailure(reason: words.exists(shown(output))) }
    let place = OutputPlace(
      output, Self.copy, .below(folder), replacing: replaces ? .earlierOutput : .nothing, besides: inputs)
    let file: ProgramOutput
    do {
      file = try ProgramOutput(place)
    } catch {
      throw failure(error, output)
    }
    let ffmpeg: ChildProcess
    do {
      // What the environment could change is left out: libraries that are preloaded, and files that are reports.
      ffmpeg = try ChildProcess(
        "ffmpeg", Edit.limits + plan.arguments(input: path, output: file.path),
        environment: ["LC_ALL=C", "PATH=\(environment("PATH") ?? "")"],
        deadline: .now + .milliseconds(Int64(seconds * 1000)))
    } catch {
      throw RepairFailure(reason: words.cannotWrite(shown(output), "\(error)"), isOfMachine: true)
    }
    guard ffmpeg.status == 0, !ffmpeg.wasKilled else { throw failure(of: ffmpeg, output) }
    do {
      try file.finish()
    } catch {
      throw failure(error, output)
    }
  }

  private func failure(_ error: OutputError, _ output: AssetPath) -> RepairFailure {
    if error.isExisting { return RepairFailure(reason: words.exists(shown(output))) }
    return RepairFailure(reason: words.cannotWrite(shown(output), "\(error)"), isOfMachine: error.system != nil)
  }

  private func failure(of ffmpeg: ChildProcess, _ output: AssetPath) -> RepairFailure {
    if ffmpeg.wasKilled { return RepairFailure(reason: words.timedOut(seconds)) }
    // ffmpeg's line names the temporary file, which the user does not know.
    if let refusal = ffmpeg.writeRefusal {
      return RepairFailure(reason: words.cannotWrite(shown(output), "\(refusal)"), isOfMachine: true)
    }
    let line = ffmpeg.errors.split(separator: UInt8(ascii: "\n")).last.map { shown(AssetPath(bytes: Array($0))) }
    return RepairFailure(reason: "ffmpeg: \(line ?? "\(ffmpeg.status)")")
  }

  private func print(_ text: String) throws {
    do {
      try writeAll(Array((CommandGuard.lines(text) + "\n").utf8), to: standardOutput)
    } catch {
      throw Failure(.incomplete, "cannot write to standard output: \(error)")
    }
  }
}
