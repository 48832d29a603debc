package import MediaProbe
package import Preflight
package import PreflightDocuments
package import WorkerPool

/// The choice of how files are read, in which nil stands for the usual value.
package struct ReadingChoice: Hashable, Sendable {
  package var engine: Checker.Engine?
  package var depth: Tier?
  /// The number of files to read at once.
  package var jobs: Int?
  /// The number of worker processes.
  package var workers: Int?
  /// The time limit in seconds for a worker on one file.
  package var timeout: Double?

  package init(
    engine: Checker.Engine? = nil, depth: Tier? = nil, jobs: Int? = nil, workers: Int? = nil, timeout: Double? = nil
  ) {
    self.engine = engine
    self.depth = depth
    self.jobs = jobs
    self.workers = workers
    self.timeout = timeout
  }

  fileprivate var engineInUse: Checker.Engine { engine ?? .auto }
  fileprivate var depthInUse: Tier { depth ?? (engineInUse == .header ? .header : .stream) }
  private var timeoutInUse: Double { timeout ?? depthInUse.usualTimeout }

  /// Throws if the values contradict each other.
  package func check() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw mistake(.wrongJobs(jobs))
    }
    if let workers, !(1...256).contains(workers) {
      throw mistake(.wrongWorkers(workers))
    }
    guard timeoutInUse >= 0.01, timeoutInUse <= 86_400 else {
      throw mistake(.wrongTimeout("\(timeoutInUse)"))
    }
    if engineInUse == .header, depthInUse != .header {
      throw mistake(.depthWithHeaderEngine(depthInUse.rawValue))
    }
    if engineInUse == .reference, depthInUse == .header {
      throw mistake(.headerWithReferenceEngine)
    }
  }

  /// Adds the settings of this choice.
  package func add(to layer: inout SettingLayer) {
    layer.set(.engine, engine.map { [$0.rawValue] })
    layer.set(.depth, depth.map { [$0.rawValue] })
    layer.set(.jobs, jobs.map { ["\($0)"] })
    layer.set(.workers, workers.map { ["\($0)"] })
    layer.set(.timeout, timeout.map { ["\($0)"] })
  }
}

extension RunSettings {
  /// Returns how to read files with the settings in force.
  package func reading() throws -> ReadingPlan {
    let choice = ReadingChoice(
      engine: text(.engine).flatMap { Checker.Engine(rawValue: $0) },
      depth: text(.depth).flatMap { Tier(rawValue: $0) },
      jobs: text(.jobs).flatMap { Int($0) }, workers: text(.workers).flatMap { Int($0) },
      timeout: text(.timeout).flatMap { Double($0) })
    try choice.check()
    return ReadingPlan(choice, levels: settings.content, in: surroundings)
  }
}

extension Tier {
  /// The time limit in seconds for a worker on one file.
  fileprivate var usualTimeout: Double { SettingName.timeout.standard(at: self).flatMap { Double($0) } ?? 10 }
}

/// The engine, the depth and the limits with which a run reads files.
package struct ReadingPlan: Sendable {
  private let engine: Checker.Engine
  private var depth: Tier
  private let workers: Int
  /// The chosen time limit in seconds; nil for the usual one of the depth.
  private let chosenTimeout: Double?
  private let levels: ContentLevels
  /// The number of files to read at once.
  package let width: Int

  /// - Parameters:
  ///   - choice: A choice that was checked.
  ///   - levels: The levels of a configuration by name; those without a value are the usual ones.
  package init(_ choice: ReadingChoice, levels: [String: Setting] = [:], in surroundings: Surroundings) {
    func level(_ name: ContentLevelName) -> Double? {
      levels[name.rawValue]?.values.first.flatMap { name.level(of: $0) }
    }
    let usual = ContentLevels()
    (engine, depth, chosenTimeout) = (choice.engineInUse, choice.depthInUse, choice.timeout)
    workers = choice.workers ?? surroundings.processors
    width = choice.jobs ?? surroundings.processors
    self.levels = ContentLevels(
      black: level(.black) ?? usual.black, still: level(.still) ?? usual.still,
      silence: level(.silence) ?? usual.silence)
  }

  /// Returns the same way to read with another depth.
  package func at(_ depth: Tier) -> ReadingPlan {
    var reading = self
    reading.depth = depth
    return reading
  }

  /// True if a worker may take minutes for a file.
  package var isLong: Bool { depth >= .decode }

  private var timeout: Double { chosenTimeout ?? depth.usualTimeout }

  /// Returns the deeper tiers; nil if only headers are read. The worker program is located when a file first needs it.
  ///
  /// - Parameter watch: Receives how far files are decoded.
  package func makePool(watchedBy watch: (any DecodingWatch)? = nil) -> WorkerPool? {
    guard depth != .header else { return nil }
    let pool = WorkerPool.onDemand(
      workers: workers, timeout: .milliseconds(Int64(timeout * 1000)), levels: levels)
    if let watch { pool.watch = watch }
    return pool
  }

  /// Returns a checker with the chosen engine and depth, which reads an alias's file in place of its name.
  package func makeChecker(_ pool: WorkerPool?, alias: FileAlias? = nil) -> Checker {
    var checker = Checker(deeper: pool, engine: engine, depth: depth)
    checker.alias = alias
    return checker
  }
}
