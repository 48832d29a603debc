public import MediaProbe
public import Preflight
import PreflightDocuments
public import PreflightPlanning
import PreflightReports
import Synchronization

/// Repairs files for destinations, and delivers them. Originals never change.
///
/// ```swift
/// var repairs = Repairs(for: ["instagram-reel", "tiktok-video"])
/// repairs.trims = true
/// for copy in try await repairs.fix(["clip.mov"], into: "fixed").copies { print(copy.path.text, copy.verdicts) }
/// ```
///
/// ffmpeg makes the changes, and is looked for in PATH. No configuration file and no other variable of the environment has an
/// effect.
public struct Repairs: Sendable {
  /// Ids, short names and groups of destinations, such as `instagram-reel`.
  public var destinations: [String]
  /// The slot for which files are repaired; nil for the best one of each destination.
  public var slot: String?
  /// Values that no file contains, such as `["app_version": "17.3"]`.
  public var assumptions: [String: String] = [:]
  /// The day whose rules apply; nil for the newest rules.
  public var asOf: CivilDate?
  /// True to crop pictures whose aspect ratio is not allowed.
  public var crops = false
  /// The color of bars that are added where the aspect ratio is not allowed; nil to add none.
  public var padding: RepairColor?
  /// The color that fills transparent parts where transparency is not allowed; nil to fill none.
  public var background: RepairColor?
  /// True to cut off the end of videos that are too long.
  public var trims = false
  /// True to leave the place at which a picture was taken out of the copies.
  public var stripsLocation = false
  /// True to replace the copies that an earlier call of `fix` wrote into the folder.
  public var replacesCopies = false
  /// The longest time in seconds that ffmpeg may spend on one file.
  public var secondsPerFile = 600.0
  /// The language of reasons and errors.
  public var language = Language.english
  /// Receives the number of files that are done, and of all files.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  /// - Parameter destinations: Ids, short names and groups of destinations. Every file must suit all of them.
  public init(for destinations: [String]) { self.destinations = destinations }

  /// A repaired copy.
  public struct Copy: Sendable {
    /// The path of the file that was written.
    public let path: AssetPath
    /// The verdicts of the destinations for which the copy was written.
    public let verdicts: [Verdict]
  }

  /// The results of `fix`.
  public struct Fixed: Sendable {
    /// The copies that were written. The originals are unchanged.
    public let copies: [Copy]
    /// True if a file still has problems.
    public let hasProblemsLeft: Bool
    /// The lines that say what was done with each file and why, in the order of the files.
    public let lines: [String]
  }

  /// The results of `deliver`.
  public struct Delivered: Sendable {
    /// A file of the delivery.
    public struct File: Sendable {
      /// The path of the original, as messages show it.
      public let original: String
      /// The id of the destination that gets the file.
      public let destination: String
      /// The path below the folder of the delivery.
      public let path: String
      /// True if the file is a repaired copy.
      public let isRepaired: Bool
    }

    /// A file that a destination did not get.
    public struct Refusal: Sendable {
      /// The path of the original, as messages show it.
      public let original: String
      /// The id of the destination that does not get the file.
      public let destination: String
      /// The reason in one line, in `Repairs.language`.
      public let reason: String
    }

    /// All files of the delivery, including those that earlier calls wrote.
    public let files: [File]
    /// The files that a destination did not get, with the reasons.
    public let refusals: [Refusal]
  }

  /// Writes a copy of each file that the destinations refuse, with the smallest change that they accept.
  ///
  /// - Parameters:
  ///   - files: Files, folders and patterns.
  ///   - folder: The folder of the copies, which is created.
  /// - Throws: `RepairError` for a wrong choice, or if the machine cannot write the copies. `CancellationError` if the task is
  ///   canceled. The copies so far are complete then, and nothing else is left.
  public func fix(_ files: [AssetPath], into folder: AssetPath) async throws -> Fixed {
    let lines = Lines(progress)
    let result = try await running { surroundings in
      let result = try await FixJob(
        InputChoice(given: files), choice(surroundings), options, output: folder, replaces: replacesCopies,
        seconds: secondsPerFile, in: surroundings
      ).run(lines)
      return (result, result.tally.interrupted)
    }
    return Fixed(
      copies: result.copies.map { Copy(path: $0.path, verdicts: $0.verdicts) }, hasProblemsLeft: result.hasProblemsLeft,
      lines: lines.all)
  }

  /// Writes a folder of ready files for each destination: originals that are ready, and repaired copies. A second call writes
  /// only what is new, and removes what is gone.
  ///
  /// - Parameters:
  ///   - files: Files, folders and patterns.
  ///   - folder: The folder of the delivery, which is created.
  /// - Throws: `RepairError` for a wrong choice, or if the machine cannot write the files. `CancellationError` if the task is
  ///   canceled. The files so far are complete then.
  public func deliver(_ files: [AssetPath], into folder: AssetPath) async throws -> Delivered {
    let lines = Lines(progress)
    let result = try await running { surroundings in
      let result = try await DeliveryJob(
        InputChoice(given: files), choice(surroundings), options, output: folder, seconds: secondsPerFile,
        in: surroundings
      ).run(lines)
      return (result, result.tally.interrupted)
    }
    return Delivered(
      files: result.manifest.items.map {
        Delivered.File(
          original: $0.source, destination: $0.destination, path: $0.path, isRepaired: !$0.repairs.isEmpty)
      },
      refusals: result.manifest.refusals.map {
        Delivered.Refusal(original: $0.source, destination: $0.destination, reason: $0.reason)
      })
  }

  private var options: RepairOptions {
    RepairOptions(
      crop: crops, pad: padding, background: background, trim: trims, stripLocation: stripsLocation)
  }

  private func choice(_ surroundings: Surroundings) -> JobChoice {
    var choice = JobChoice(ConfigurationChoice(isOff: true, in: surroundings))
    choice.to = destinations
    choice.slot = slot
    choice.assume = assumptions.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    choice.asOf = asOf
    choice.language = language
    return choice
  }

  /// Runs a job on threads of its own, and returns its results.
  ///
  /// - Parameter run: Returns the results, and true if the job was interrupted.
  private func running<Result: Sendable>(
    _ run: (Surroundings) async throws -> (Result, Bool)
  ) async throws -> Result {
    let threads = TaskThreads(limit: onlineProcessors)
    defer { threads.close() }
    // Repairs need the path of programs and the folder for temporary files.
    let surroundings = Surroundings(
      threads: threads, processors: onlineProcessors,
      variable: { ["PATH", "TMPDIR"].contains($0) ? processVariable($0) : nil }, openFileLimit: { 256 })
    do {
      try FixJob.check(options, seconds: secondsPerFile)
      let (result, isInterrupted) = try await run(surroundings)
      if isInterrupted { throw CancellationError() }
      return result
    } catch let failure as Failure {
      throw RepairError(isMistake: failure.kind == .usage, description: failure.message(in: language))
    }
  }

  /// Keeps the lines of a job, and counts its files.
  private final class Lines: JobListener {
    private struct State {
      var lines: [String] = []
      var done = 0
      var total = 0
    }

    private let state = Mutex(State())
    private let progress: (@Sendable (Int, Int) -> Void)?

    init(_ progress: (@Sendable (Int, Int) -> Void)?) { self.progress = progress }

    var all: [String] { state.withLock { $0.lines } }

    func add(_ lines: String) { state.withLock { $0.lines.append(lines) } }

    func setTotal(_ total: Int) { state.withLock { $0.total = total } }

    func advance(by count: Int, red: Int) {
      let (done, total) = state.withLock { state in
        state.done += count
        return (state.done, state.total)
      }
      progress?(done, total)
    }
  }
}

/// The reason why files were not repaired or delivered.
public struct RepairError: Error, Sendable, CustomStringConvertible {
  /// True if the caller made a mistake, such as a destination that does not exist. Otherwise something is missing on this
  /// machine, such as ffmpeg or space.
  public let isMistake: Bool
  /// One line for people: what was found, what was expected and what to do.
  public let description: String
}
