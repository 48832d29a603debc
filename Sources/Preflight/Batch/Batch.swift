public import MediaProbe

/// What a batch delivers for one path.
public enum BatchItem: Sendable {
  case asset(CheckedAsset)
  case skip(AssetPath, reason: Message)
}

/// Makes one output of some items of a batch that lie behind each other.
public protocol BatchOutputMaker: SendableMetatype {
  associatedtype Output: Sendable
  mutating func add(_ item: BatchItem)
  consuming func finish() -> Output
}

/// The items themselves.
private struct ItemList: BatchOutputMaker {
  private var items: [BatchItem] = []

  mutating func add(_ item: BatchItem) { items.append(item) }
  consuming func finish() -> [BatchItem] { items }
}

/// Checks many files at once and delivers the results in the order of the paths, for any width.
///
/// Headers cost microseconds, so they are read in chunks. A file that needs a deeper tier leaves its chunk and its result
/// is put back in order. The limit is on finished, undelivered output: until then a slow file delays no other.
public struct Batch: Sendable {
  /// Finished results that wait for one that is not: 20,000 files are read while one takes its time. Some 60 MB then.
  private static let undeliveredLimit = 24_576
  /// Chunks for each that is read at once, behind which results wait as items: what is made of them may be far larger.
  private static let waitingOutputs = 4
  /// Files in one chunk: enough to make the cost of a task small beside the reading.
  private static let chunkSize = 32

  private let checker: Checker
  private let judges: [Judge]
  private let width: Int
  private let openFiles: Int
  private let executor: (any TaskExecutor)?

  /// - Parameters:
  ///   - width: How many chunks of headers are read and judged at once, while reading does not have to wait; at least 1.
  ///   - openFiles: How many files may be open at once, those that wait for a deeper tier included; at least 1.
  ///   - executor: Runs the reading while it does not have to wait, and what waits for a deeper tier; nil for that of the
  ///     task that calls `run`.
  public init(
    _ checker: Checker, judges: [Judge], width: Int, openFiles: Int = 128, executor: (any TaskExecutor)? = nil
  ) {
    self.checker = checker
    self.judges = judges
    self.executor = executor
    self.openFiles = max(1, openFiles)
    // A whole chunk may escalate, and then keeps all its files open.
    self.width = max(1, min(width, self.openFiles))
  }

  /// Checks every input and delivers one item for each, in order.
  ///
  /// - Parameters:
  ///   - folder: What to check in place of an asset that proves to be a folder; without, it is none that can be read.
  ///   - whenIdle: Called when all was delivered that came before a pause of the inputs.
  /// - Throws: What `deliver` throws, and `CancellationError` when the task was cancelled before the last item; what was
  ///   delivered until then is whole.
  public func run(
    _ inputs: some Sequence<ScanInput>, below folder: ((AssetPath) -> FileWalk)? = nil,
    whenIdle: () async throws -> Void = {}, deliver: (BatchItem) async throws -> Void
  ) async throws {
    try await run(
      inputs, below: folder, whenIdle: whenIdle, making: { ItemList() },
      deliver: { items in for item in items { try await deliver(item) } }
    )
  }

  /// Checks every input and delivers, in order, what is made of the items: each output of some that lie behind each other.
  ///
  /// What is made of an item costs as much as a part of its reading. Here it is made where the file was read, many at once;
  /// of results that have to wait long, and of those from a deeper tier, when they are delivered.
  ///
  /// - Parameters:
  ///   - folder: What to check in place of an asset that proves to be a folder; without, it is none that can be read.
  ///   - whenIdle: Called when all was delivered that came before a pause of the inputs.
  ///   - makeMaker: Makes what makes one output.
  /// - Throws: What `deliver` throws, and `CancellationError` when the task was cancelled before the last item; what was
  ///   delivered until then is whole.
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
      var finished = InOrder<Part<Maker.Output>>()
      /// Its turn has come, and everything behind it waits.
      var entered: AssetPath?
      var exhausted = false
      /// The next input has to be waited for, and would have this task wait.
      var paused = false
      var reading = ReadingWidth(computing: width)
      let chunkSize = min(Self.chunkSize, max(1, openFiles / width / 2))
      while true {
        try Task.checkCancellation()
        while entered == nil, !exhausted, !paused, chunks < reading.width,
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
        // Those chunks are read while this task delivers.
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
        // A folder is a batch by itself, which may open as many files as any: only when no file is open any more.
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
          // What was delivered may have been all that the next chunk had to wait for.
          guard exhausted else { continue }
          break
        }
        // What a cancelled reading answers says nothing about its file.
        try Task.checkCancellation()
        switch event {
        case .chunk(let first, let parts, let use):
          chunks -= 1
          var place = first
          for part in parts {
            if case .escalates(let path, let escalation) = part {
              escalating += 1
              group.addTask(executorPreference: executor) { [place] in
                .escalated(place, judge(path, await checker.finish(escalation, of: path)))
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

  /// Takes inputs as far as the header tier goes.
  ///
  /// - Parameter makeMaker: Nil where items are to stay items.
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
      switch begin(input, entersFolders: entersFolders) {
      case .ready(let item):
        guard let makeMaker else {
          items.append(item)
          continue
        }
        if maker == nil { maker = makeMaker() }
        maker?.add(item)
        count += 1
      case .escalates(let path, let escalation):
        endPart()
        parts.append(.escalates(path, escalation))
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
    case escalates(AssetPath, Escalation)
    case folder(AssetPath)
  }

  /// Takes one input as far as the header tier goes.
  private func begin(_ input: ScanInput, entersFolders: Bool) -> Stage {
    switch input {
    case .skip(let path, let reason): return .ready(.skip(path, reason: reason))
    case .failure(let path, let error): return .ready(judge(path, MediaFacts(error: error)))
    case .asset(let path):
      let stage = begin(path, isNamedMedia: true)
      guard entersFolders, case .ready(.asset(let asset)) = stage, let error = asset.facts.error,
        error.code.mayBeFolder
      else { return stage }
      do throws(ReadError) {
        return try targetKind(of: path) == .folder ? .folder(path) : stage
      } catch {
        return .ready(judge(path, MediaFacts(error: error)))
      }
    case .candidate(let path): return begin(path, isNamedMedia: false)
    case .pause: preconditionFailure("a pause is no input of a chunk")
    }
  }

  private func begin(_ path: AssetPath, isNamedMedia: Bool) -> Stage {
    var facts = MediaFacts()
    let escalation = checker.begin(path, for: judges, into: &facts)
    if !isNamedMedia {
      // Neither name nor content says media: no verdict is owed.
      let isMedia = escalation.map(\.signature.isMedia) ?? (facts.kind != nil || facts.error?.code == .unsupported)
      guard isMedia else { return .ready(.skip(path, reason: Message(.skippedNotMedia))) }
    }
    if let escalation { return .escalates(path, escalation) }
    return .ready(judge(path, consume facts))
  }

  private func judge(_ path: AssetPath, _ facts: consuming MediaFacts) -> BatchItem {
    .asset(CheckedAsset(path, facts, judgedBy: judges))
  }
}

private enum Event<Output: Sendable>: Sendable {
  case chunk(first: Int, [Part<Output>], ThreadUse)
  case escalated(Int, BatchItem)
}

/// What became of some inputs that lie behind each other.
private enum Part<Output> {
  case output(Output, count: Int)
  case items([BatchItem])
  case escalates(AssetPath, Escalation)
  case folder(AssetPath)

  /// Of how many inputs.
  var count: Int {
    switch self {
    case .output(_, let count): count
    case .items(let items): items.count
    case .escalates, .folder: 1
    }
  }
}

extension Part: Sendable where Output: Sendable {}
