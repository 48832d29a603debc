import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import WorkerPool

/// Options for reading files.
struct ReadingOptions: ParsableArguments {
  // These options have no default value of their own. For one that has, the parser searches how to print it at every start.

  @Option(
    name: .customLong("engine"),
    help:
      "How to read files: headers, then the C libraries for missing facts (auto), or only one of them. (default: auto)"
  )
  var chosenEngine: Checker.Engine?

  @Option(
    name: .customLong("depth"),
    help:
      "How much to read: header, stream (also packets that a rule needs), sampled (some key frames), decode (everything), content (also measures picture and sound). (default: stream)"
  )
  var chosenDepth: Tier?

  @Option(help: ArgumentHelp("Number of files to read at once. (default: number of processors)", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Number of worker processes for the deeper tiers. (default: number of processors)", valueName: "n"))
  var workers: Int?

  @Option(
    name: .customLong("timeout"),
    help: ArgumentHelp(
      "Time limit for a worker on one file. (default: 10, or 600 with --depth decode or content)", valueName: "seconds")
  )
  var chosenTimeout: Double?

  fileprivate var engine: Checker.Engine { chosenEngine ?? .auto }
  fileprivate var depth: Tier { chosenDepth ?? (engine == .header ? .header : .stream) }
  private var timeout: Double { chosenTimeout ?? depth.usualTimeout }

  func validate() throws { try whileParsing { try checkValues() } }

  /// Throws if the values contradict each other.
  func checkValues() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw mistake("found \(jobs) for --jobs, expected 1 to 1024")
    }
    if let workers, !(1...256).contains(workers) {
      throw mistake("found \(workers) for --workers, expected 1 to 256")
    }
    guard timeout >= 0.01, timeout <= 86_400 else {
      throw mistake("found \(timeout) for --timeout, expected 0.01 to 86400 seconds")
    }
    if engine == .header, depth != .header {
      throw mistake(
        "found --depth \(depth.rawValue), but --engine header reads only headers: leave out one of them")
    }
    if engine == .reference, depth == .header {
      throw mistake("found --depth header, but --engine reference always reads more: leave out one of them")
    }
  }
}

extension Tier {
  /// The time limit in seconds for a worker on one file. A film takes minutes to decode, and a header takes no time.
  fileprivate var usualTimeout: Double { self >= .decode ? 600 : 10 }
}

/// The engine, the depth and the limits with which a run reads files.
struct Reading {
  private let engine: Checker.Engine
  private var depth: Tier
  private let workers: Int
  /// The chosen time limit in seconds; nil for the usual one of the depth.
  private let chosenTimeout: Double?
  private let levels: ContentLevels
  /// The number of files to read at once.
  let width: Int

  /// - Parameters:
  ///   - options: Options that were validated.
  ///   - levels: The levels of a configuration by name; those without a value are the usual ones.
  init(_ options: ReadingOptions, levels: [String: Setting] = [:]) {
    func level(_ name: ContentLevelName) -> Double? {
      levels[name.rawValue]?.values.first.flatMap { name.level(of: $0) }
    }
    let usual = ContentLevels()
    (engine, depth, chosenTimeout) = (options.engine, options.depth, options.chosenTimeout)
    workers = options.workers ?? processorCount()
    width = options.jobs ?? processorCount()
    self.levels = ContentLevels(
      black: level(.black) ?? usual.black, still: level(.still) ?? usual.still,
      silence: level(.silence) ?? usual.silence)
  }

  /// Returns the same way to read with another depth.
  func at(_ depth: Tier) -> Reading {
    var reading = self
    reading.depth = depth
    return reading
  }

  /// True if a worker may take minutes for a file.
  var isLong: Bool { depth >= .decode }

  private var timeout: Double { chosenTimeout ?? depth.usualTimeout }

  /// Returns the deeper tiers; nil if only headers are read. The worker program is located when a file first needs it.
  ///
  /// - Parameter watch: Receives how far files are decoded.
  func makePool(watchedBy watch: (any DecodingWatch)? = nil) -> WorkerPool? {
    guard depth != .header else { return nil }
    let pool = WorkerPool.onDemand(
      workers: workers, timeout: .milliseconds(Int64(timeout * 1000)), levels: levels)
    if let watch { pool.watch = watch }
    return pool
  }

  /// Returns a checker with the chosen engine and depth, which reads an alias's file in place of its name.
  func makeChecker(_ pool: WorkerPool?, alias: FileAlias? = nil) -> Checker {
    var checker = Checker(deeper: pool, engine: engine, depth: depth)
    checker.alias = alias
    return checker
  }
}

extension WorkerPool {
  /// Prints a line on standard error if there is no worker to make thumbnails.
  func warnOfMissingThumbnails() {
    do {
      _ = try locateExecutable()
    } catch {
      printError("the report has no thumbnails: \(error)")
    }
  }
}
