import MediaProbe
import Preflight
import PreflightDocuments
import PreflightPlanning
import PreflightReports

/// The reason why no copy was made.
struct RepairFailure: Error {
  let reason: String
  /// True if the machine has no space or no permission for the copy, or ended ffmpeg.
  var isOfMachine = false
  /// True if another way of writing the copy may succeed.
  var mayBeSolved = false
}

extension RepairFailure {
  /// A file that cannot be opened or read.
  init(reading error: any Error, in language: Language) {
    let cause: ReadError? =
      if case .failed(let inner)? = error as? ReadInterruption { inner } else { error as? ReadError }
    self.init(reason: TerminalText.escaped((cause ?? ReadError.changedWhileReading).text(in: language)))
  }
}

/// Writes the copy of one file, compares it with the original, and judges it. The copy has a temporary name until it is kept.
struct RepairWriter {
  let settings: CopySettings
  let asset: CheckedAsset
  let judges: [Judge]
  let checker: Checker
  let output: AssetPath
  /// The original if it stays open, so that it is never looked for by its name.
  let original: OpenFile?
  /// Receives the finished share of the copy.
  let reach: (Double) -> Void

  private var words: FixText { FixText(settings.language) }
  /// The path by which the original is read.
  var readPath: AssetPath { original?.pathForPrograms ?? asset.path }

  init(
    settings: CopySettings, asset: CheckedAsset, judges: [Judge], checker: Checker, output: AssetPath,
    original: OpenFile? = nil, reach: @escaping (Double) -> Void = { _ in }
  ) {
    self.settings = settings
    self.asset = asset
    self.judges = judges
    self.checker = checker
    self.output = output
    self.original = original
    self.reach = reach
  }

  /// A copy that was compared and judged, but has no name yet.
  struct Copy {
    let file: ProgramOutput
    let asset: CheckedAsset
    /// True if the plan would have encoded a picture, but this was not needed.
    let isStripped: Bool
  }

  /// Writes the copy of a plan. If the copy does not meet the prediction, or if ffmpeg cannot write it, another plan is tried.
  ///
  /// - Parameter announce: Called before the other plan is tried.
  func write(
    _ plan: RepairPlan, orBy planner: RepairPlanner, _ failOn: FailureThreshold, announce: () throws -> Void
  ) async throws -> Copy {
    func alternative() -> RepairPlan? {
      guard let other = planner.alternative(to: plan, for: asset.path, plan.original, asset.verdicts),
        other.container == plan.container, other.losses == plan.losses
      else { return nil }
      return other
    }
    let first: Copy?
    do {
      first = try await write(plan)
    } catch let error as RepairFailure {
      guard !error.isOfMachine, error.mayBeSolved, !Task.isCancelled, alternative() != nil else { throw error }
      first = nil
    }
    let fallsShort = zip(first?.asset.verdicts ?? [], plan.predicted).contains { after, predicted in
      failOn.isReached(by: after.outcome) && !failOn.isReached(by: predicted.outcome)
    }
    if let first, !fallsShort { return first }
    guard let other = alternative() else {
      guard let first else { throw CancellationError() }
      return first
    }
    try announce()
    return try await write(other)
  }

  /// Writes the copy of a plan, compares it with the original and judges it. Only the destinations of this copy count.
  func write(_ plan: RepairPlan) async throws -> Copy {
    let file = try open()
    var source = PictureSource.file
    var isStripped = false
    if plan.edit.kind == .image {
      var picture = PictureWriter(writer: self, plan: plan, file: file)
      try picture.write()
      (source, isStripped) = (picture.source, picture.isStripped)
    } else {
      if let budget = plan.edit.byteBudget {
        var film = FilmWriter(writer: self, plan: plan, file: file, budget: budget)
        try film.write()
      } else {
        try expectSuccess(encode(plan.arguments(input: readPath, output: file.path), plan) { $0 })
      }
      if plan.edit.keepsXMP(plan.original) { try copyXMP(to: file) }
    }
    let copy = try await checker.check(
      file.path,
      with: plan.predicted.compactMap { predicted in
        judges.first { $0.destination === predicted.destination }
      })
    let comparison = CopyComparison(
      writer: self, plan: plan, copy: copy, file: file, source: source, isStripped: isStripped)
    let differences = try comparison.differences()
    guard differences.isEmpty else { throw RepairFailure(reason: words.differs(differences), mayBeSolved: true) }
    return Copy(file: file, asset: copy, isStripped: isStripped)
  }

  /// Appends the box with XMP, which ffmpeg does not copy.
  private func copyXMP(to file: ProgramOutput) throws(RepairFailure) {
    guard let source = original ?? (try? OpenFile(asset.path)), let box = MovieXMP.box(of: source) else { return }
    do throws(OutputError) {
      try file.append(box)
    } catch {
      throw failure(error)
    }
  }

  /// Gives a copy its name.
  func keep(_ copy: Copy) throws -> CheckedAsset {
    do throws(OutputError) {
      try copy.file.finish()
    } catch {
      throw failure(error)
    }
    return copy.asset
  }

  private func open() throws(RepairFailure) -> ProgramOutput {
    if !settings.replaces, !output.isMissing { throw RepairFailure(reason: words.exists(shown(output))) }
    do {
      return try ProgramOutput(settings.place(output))
    } catch {
      throw failure(error)
    }
  }

  /// Runs ffmpeg with arguments that write a film, and tells how much of it is written.
  ///
  /// - Parameter share: Returns the finished share of the whole copy for that of the film.
  func encode(
    _ arguments: [[UInt8]], _ plan: RepairPlan, share: @escaping (Double) -> Double
  ) throws(RepairFailure) -> ChildProcess {
    let seconds = plan.facts.duration ?? 0
    return try ffmpeg(["-progress", "pipe:1"].map { Array($0.utf8) } + arguments) { output in
      guard seconds > 0, let written = FFmpegProgress.seconds(in: output) else { return }
      reach(share(min(1, max(0, written / seconds))))
    }
  }

  /// Runs ffmpeg with these arguments.
  ///
  /// - Parameter read: Receives the output so far, several times a second; nil if nobody reads it before the end.
  func ffmpeg(
    _ arguments: [[UInt8]], read: (([UInt8]) -> Void)? = nil
  ) throws(RepairFailure) -> ChildProcess {
    do {
      // The environment is restricted: it has no preloaded libraries and no report files of ffmpeg.
      return try ChildProcess(
        "ffmpeg", Edit.limits + arguments,
        environment: ["LC_ALL=C", "PATH=\(settings.surroundings.variable("PATH") ?? "")"],
        deadline: .now + .milliseconds(Int64(settings.seconds * 1000)), read: read)
    } catch {
      throw RepairFailure(reason: words.cannotWrite(shown(output), "\(error)"), isOfMachine: true)
    }
  }

  func expectSuccess(_ ffmpeg: ChildProcess) throws(RepairFailure) {
    // If the index no longer fits, ffmpeg 5 reports it and still ends with status 0.
    guard ffmpeg.status != 0 || ffmpeg.wasKilled || ffmpeg.writeRefusal != nil else { return }
    if ffmpeg.wasKilled { throw RepairFailure(reason: words.timedOut(settings.seconds)) }
    // ffmpeg's line names the temporary file, which the user does not know.
    if let refusal = ffmpeg.writeRefusal {
      throw RepairFailure(reason: words.cannotWrite(shown(output), "\(refusal)"), isOfMachine: true)
    }
    if let signal = ffmpeg.foreignSignal {
      throw RepairFailure(reason: words.killed(signal), isOfMachine: true)
    }
    let line = ffmpeg.errors.split(separator: UInt8(ascii: "\n")).last.map { shown(AssetPath(bytes: Array($0))) }
    throw RepairFailure(reason: "ffmpeg: \(line ?? "\(ffmpeg.status)")", mayBeSolved: true)
  }

  func failure(_ error: OutputError) -> RepairFailure {
    if error.isExisting { return RepairFailure(reason: words.exists(shown(output))) }
    return RepairFailure(
      reason: words.cannotWrite(shown(output), CommandText(error).text(in: settings.language)),
      isOfMachine: error.system != nil)
  }
}

/// The lines that `ffmpeg -progress` prints.
enum FFmpegProgress {
  /// Returns the last time in the output, in seconds; nil if none is known yet.
  static func seconds(in output: [UInt8]) -> Double? {
    let key = "out_time_us="
    let lines = output.suffix(2048).split(separator: UInt8(ascii: "\n")).reversed()
    guard let line = lines.first(where: { $0.starts(with: key.utf8) }) else { return nil }
    return Double(String(decoding: line.dropFirst(key.utf8.count), as: UTF8.self)).map { $0 / 1_000_000 }
  }
}
