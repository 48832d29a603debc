public import MediaProbe
public import PreflightJudging

/// Makes one output from some consecutive items of a batch.
public protocol BatchOutputMaker: SendableMetatype {
  associatedtype Output: Sendable
  mutating func add(_ item: BatchItem)
  consuming func finish() -> Output
}

/// Keeps the items as they are.
private struct ItemList: BatchOutputMaker {
  private var items: [BatchItem] = []

  mutating func add(_ item: BatchItem) { items.append(item) }
  consuming func finish() -> [BatchItem] { items }
}

/// Checks many files at once and delivers the results in the order of the paths, for any width.
///
/// Headers cost microseconds, so they are read in chunks. A file that needs a deeper tier leaves its chunk, and its
/// result is put back in order. The limit is on finished, undelivered output: until then a slow file delays no other.
public struct Batch: Sendable {
  /// The maximum number of finished results that wait for an unfinished one. 20,000 files can be read while one takes
  /// long; they take about 60 MB.
  private static let undeliveredLimit = 24_576
  /// The number of waiting chunks for each concurrent one. Beyond it, waiting results are kept as items, because their outputs
  /// can be far larger.
  private static let waitingOutputs = 4
  /// The number of files in a chunk, so that the cost of a task is small compared with reading.
  private static let chunkSize = 32

  /// The order in which results are delivered.
  public enum Order: Sendable {
    /// Results have the order of their inputs.
    case ofInputs
    /// A result is delivered as soon as it is known, so that a file that takes long delays no other.
    case asFinished
  }

  private let checker: Checker
  private let policy: Policy
  private let order: Order
  private let width: Int
  private let openFiles: Int
  private let executor: (any TaskExecutor)?

  /// - Parameters:
  ///   - width: The number of chunks of headers that are read and judged at once, if reading does not wait; at
  ///     least 1. The default is the number of processors.
  ///   - openFiles: The maximum number of open files, including those that wait for a deeper tier; at least 1.
  ///   - order: The order of the results. A folder among the inputs is read when nothing else is.
  ///   - executor: Runs reading that does not wait, and the waiting for deeper tiers; nil for the executor of the task that
  ///     calls `run`.
  public init(
    _ checker: Checker, judges: [Judge], width: Int = onlineProcessors, openFiles: Int = 128, order: Order = .ofInputs,
    executor: (any TaskExecutor)? = nil
  ) {
    self.init(checker, Policy(judges), width: width, openFiles: openFiles, order: order, executor: executor)
  }

  /// Creates a batch in which each file has the judges that a policy gives it.
  public init(
    _ checker: Checker, _ policy: Policy, width: Int = onlineProcessors, openFiles: Int = 128, order: Order = .ofInputs,
    executor: (any TaskExecutor)? = nil
  ) {
    self.checker = checker
    self.policy = policy
    self.order = order
    self.executor = executor
    self.openFiles = max(1, openFiles)
    // A whole chunk may escalate, and then keeps all its files open.
    self.width = max(1, min(width, self.openFiles))
  }

  /// Checks every input and delivers one item for each, in order.
  ///
  /// - Parameters:
  ///   - folder: Returns the inputs for an asset that proves to be a folder; without it, a folder is unreadable.
  ///   - whenIdle: Called at a pause of the inputs, when all items before it have been delivered.
  /// - Throws: Any error of `deliver`, and `CancellationError` if the task was canceled before the last item. Items
  ///   that were delivered before are complete.
  public func run(
    _ inputs: some Sequence<ScanInput>, below folder: ((AssetPath) -> FileWalk)? = nil,
    whenIdle: () async throws -> Void = {}, deliver: (BatchItem) async throws -> Void
  ) async throws {
    try await run(
      inputs, below: folder, whenIdle: whenIdle, making: { ItemList() },
      deliver: { items in for item in items { try await deliver(item) } }
    )
  }

  /// Checks every input and delivers outputs in order, each made from some consecutive items.
  ///
  /// Making an output can cost as much as a part of the reading. It is therefore made in parallel, where the file was
  /// read. Outputs of results that wait long, and of those from a deeper tier, are made when they are delivered.
  ///
  /// - Parameters:
  ///   - folder: Returns the inputs for an asset that proves to be a folder; without it, a folder is unreadable.
  ///   - whenIdle: Called at a pause of the inputs, when all items before it have been delivered.
  ///   - makeMaker: Creates the maker of one output.
  /// - Throws: Any error of `deliver`, and `CancellationError` if the task was canceled before the last item. Items
  ///   that were delivered before are complete.
  public func run<Maker: BatchOutputMaker>(
    _ inputs: some Sequence<ScanInput>, below folder: ((AssetPath) -> FileWalk)? = nil,
    whenIdle: () async throws -> Void = {}, making makeMaker: @escaping @Sendable () -> Maker,
    deliver: (Maker.Output) async throws -> Void
  ) async throws {
    var iterator = inputs.makeIterator()
    let threads = TaskThreads(limit: ReadingWidth.limit)
    defer { threads.close() }
    let entersFolders = folder != nil
    try await withThrowingTaskGroup(of: Event<Maker.Output>.self) { group in
      var started = 0
      var chunks = 0
      var escalating = 0
      var finished = InOrder<Part<Maker.Output>>(sorts: order == .ofInputs)
      /// The folder that is checked next; later inputs wait for it.
      var entered: AssetPath?
      var exhausted = false
      /// True if the next input has not arrived, and waiting for it would block this task.
      var paused = false
      var reading = ReadingWidth(computing: width)
      let chunkSize = min(Self.chunkSize, max(1, openFiles / width / 2))
      // If all processors read, one more chunk waits for them, so that none is idle while this task takes the next inputs.
      let ahead = width > 1 && width >= onlineProcessors ? 1 : 0
      while true {
        try Task.checkCancellation()
        while entered == nil, !exhausted, !paused, chunks < reading.width + ahead,
          escalating + (chunks + 1) * chunkSize <= max(openFiles, chunkSize),
          started - finished.taken < Self.undeliveredLimit
        {
          var chunk: [ScanInput] = []
          while chunk.count < chunkSize, !exhausted, !paused {
            switch iterator.next() {
            case .pause?: paused = true
            case let input?: chunk.append(input)
            case nil: exhausted = true
            }
          }
          guard !chunk.isEmpty else { break }
          let (first, inputs) = (started, chunk)
          let waits = started - finished.taken > Self.waitingOutputs * reading.width * chunkSize
          let making: (@Sendable () -> Maker)? = waits ? nil : makeMaker
          started += inputs.count
          chunks += 1
          group.addTask(executorPreference: reading.isWaiting ? threads : executor) {
            let (parts, use) = ThreadUse.of { read(inputs, entersFolders: entersFolders, making: making) }
            return .chunk(first: first, parts, use)
          }
        }
        // These chunks are read while this task delivers.
        while entered == nil, let next = finished.takeNext() {
          switch next {
          case .output(let output, _): try await deliver(output)
          case .items(let items):
            var maker = makeMaker()
            for item in items { maker.add(item) }
            try await deliver(maker.finish())
          case .folder(let path): entered = path
          case .escalates: break
          }
        }
        // A folder is a batch of its own, which may open the maximum number of files. It begins when no file is open.
        if let folder, let path = entered, chunks == 0, escalating == 0 {
          try await run(folder(path), making: makeMaker, deliver: deliver)
          entered = nil
          continue
        }
        guard let event = try await group.next() else {
          if paused {
            try await whenIdle()
            paused = false
          }
          // The next chunk may have waited only for what was just delivered.
          guard exhausted else { continue }
          break
        }
        // The result of a canceled read says nothing about its file.
        try Task.checkCancellation()
        switch event {
        case .chunk(let first, let parts, let use):
          chunks -= 1
          var place = first
          for part in parts {
            if case .escalates(let path, let escalation, let isNamed, let start) = part {
              escalating += 1
              group.addTask(executorPreference: executor) { [place] in
                let asset = judge(path, await checker.finish(escalation, of: path), isNamed: isNamed)
                // The facts of a canceled reading say nothing about the file.
                if !Task.isCancelled { checker.report(asset, since: start) }
                return .escalated(place, .asset(asset))
              }
            } else {
              finished.put(part, at: place, count: part.count)
            }
            place += part.count
          }
          reading.record(use, files: place - first)
        case .escalated(let place, let item):
          escalating -= 1
          finished.put(.items([item]), at: place)
        }
      }
    }
  }

  /// Reads inputs in the header tier.
  ///
  /// - Parameter makeMaker: Creates the maker of an output; nil to keep items.
  private func read<Maker: BatchOutputMaker>(
    _ inputs: [ScanInput], entersFolders: Bool, making makeMaker: (() -> Maker)?
  ) -> [Part<Maker.Output>] {
    var parts: [Part<Maker.Output>] = []
    var maker: Maker?
    var count = 0
    var items: [BatchItem] = []
    func endPart() {
      if let finished = maker.take() { parts.append(.output(finished.finish(), count: count)) }
      if !items.isEmpty { parts.append(.items(items)) }
      count = 0
      items = []
    }
    for input in inputs {
      let start = checker.observedStart
      switch begin(input, entersFolders: entersFolders) {
      case .ready(let item):
        if case .asset(let asset) = item { checker.report(asset, since: start) }
        guard let makeMaker else {
          items.append(item)
          continue
        }
        if maker == nil { maker = makeMaker() }
        maker?.add(item)
        count += 1
      case .escalates(let path, let escalation, let isNamed):
        endPart()
        parts.append(.escalates(path, escalation, isNamed: isNamed, startedAt: start))
      case .folder(let path):
        endPart()
        parts.append(.folder(path))
      }
    }
    endPart()
    return parts
  }

  private enum Stage {
    case ready(BatchItem)
    case escalates(AssetPath, Escalation, isNamed: Bool)
    case folder(AssetPath)
  }

  /// Reads one input in the header tier.
  private func begin(_ input: ScanInput, entersFolders: Bool) -> Stage {
    switch input {
    case .skip(let path, let reason): return .ready(.skip(path, reason: reason))
    case .failure(let path, let error): return .ready(.asset(judge(path, MediaFacts(error: error), isNamed: false)))
    case .asset(let path), .named(let path):
      let isNamed = if case .named = input { true } else { false }
      let stage = begin(path, isNamedMedia: true, isNamed: isNamed)
      guard entersFolders, case .ready(.asset(let asset)) = stage, let error = asset.facts.error,
        error.code.mayBeFolder
      else { return stage }
      do throws(ReadError) {
        return try targetKind(of: path) == .folder ? .folder(path) : stage
      } catch {
        return .ready(.asset(judge(path, MediaFacts(error: error), isNamed: false)))
      }
    case .candidate(let path): return begin(path, isNamedMedia: false, isNamed: false)
    case .pause: preconditionFailure("a pause is no input of a chunk")
    }
  }

  /// - Parameters:
  ///   - isNamedMedia: True if the name says that the file is media, or the user named it.
  ///   - isNamed: True if the user named the file itself.
  private func begin(_ path: AssetPath, isNamedMedia: Bool, isNamed: Bool) -> Stage {
    var facts = MediaFacts()
    let judges = policy.judges(of: path)
    let escalation = checker.begin(path, for: judges, into: &facts)
    if !isNamedMedia {
      // Neither name nor content indicates media, so there is no verdict.
      // A document escalates only if a destination takes it.
      let isTaken = !judges.isEmpty
      let isMedia =
        escalation.map { $0.signature.isMedia || isTaken && $0.signature.isDocument }
        ?? (facts.kind != nil && (isTaken || facts.refusal == nil) || facts.error?.code == .unsupported)
      // A drawing in source code, or in a page, is a part of it.
      let isDrawing = facts.container == "svg" || escalation?.signature == .format("svg")
      guard isMedia, !isDrawing || path.fileExtension == nil else {
        return .ready(.skip(path, reason: Message(.skippedNotMedia)))
      }
    }
    if let escalation { return .escalates(path, escalation, isNamed: isNamed) }
    return .ready(.asset(CheckedAsset(path, consume facts, by: policy, judges, isNamed: isNamed)))
  }

  private func judge(_ path: AssetPath, _ facts: consuming MediaFacts, isNamed: Bool) -> CheckedAsset {
    CheckedAsset(path, facts, by: policy, isNamed: isNamed)
  }
}

private enum Event<Output: Sendable>: Sendable {
  case chunk(first: Int, [Part<Output>], ThreadUse)
  case escalated(Int, BatchItem)
}

/// The state of some consecutive inputs after the header tier.
private enum Part<Output> {
  case output(Output, count: Int)
  case items([BatchItem])
  /// The start is nil without an observer.
  case escalates(AssetPath, Escalation, isNamed: Bool, startedAt: ContinuousClock.Instant?)
  case folder(AssetPath)

  /// The number of inputs.
  var count: Int {
    switch self {
    case .output(_, let count): count
    case .items(let items): items.count
    case .escalates, .folder: 1
    }
  }
}

extension Part: Sendable where Output: Sendable {}
