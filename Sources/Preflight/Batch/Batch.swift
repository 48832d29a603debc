public import MediaProbe

/// What a batch delivers for one path.
public enum BatchItem: Sendable {
  case asset(CheckedAsset)
  case skip(AssetPath, reason: String)
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
/// Headers cost microseconds, so they are read in chunks. A file that climbs to a deeper tier leaves its chunk and rejoins
/// in order. What is bounded is finished, undelivered output: one slow file holds nobody back until that bound is reached.
public struct Batch: Sendable {
  /// Finished results that wait for one that is not: 20,000 files are read while one takes its time. Some 60 MB then.
  private static let undeliveredLimit = 24_576
  /// Files in one chunk: enough to make the cost of a task small beside the reading.
  private static let chunkSize = 32

  private let checker: Checker
  private let judges: [Judge]
  private let width: Int
  private let openFiles: Int

  /// - Parameters:
  ///   - width: How many chunks of headers are read and judged at once, while reading does not have to wait; at least 1.
  ///   - openFiles: How many files may be open at once, those that wait for a deeper tier included; at least 1.
  public init(_ checker: Checker, judges: [Judge], width: Int, openFiles: Int = 128) {
    self.checker = checker
    self.judges = judges
    self.openFiles = max(1, openFiles)
    // A chunk may climb as a whole, and then holds all its files open.
    self.width = max(1, min(width, self.openFiles))
  }

  /// Checks every input and delivers one item for each, in order.
  ///
  /// - Parameter folder: What to check in place of an asset that proves to be a folder; without, it is none that can be read.
  /// - Throws: What `deliver` throws, and `CancellationError` when the task was cancelled before the last item; what was
  ///   delivered until then is whole.
  public func run(
    _ inputs: some Sequence<ScanInput>, below folder: ((AssetPath) -> FileWalk)? = nil,
    deliver: (BatchItem) async throws -> Void
  ) async throws {
    try await run(
      inputs, below: folder, making: { ItemList() }, deliver: { items in for item in items { try await deliver(item) } }
    )
  }

  /// Checks every input and delivers, in order, what is made of the items: each output of some that lie behind each other.
  ///
  /// What is made of an item costs as much as a part of its reading. Here it is made where the file was read, many at once.
  ///
  /// - Parameters:
  ///   - folder: What to check in place of an asset that proves to be a folder; without, it is none that can be read.
  ///   - makeMaker: Makes what makes one output.
  /// - Throws: What `deliver` throws, and `CancellationError` when the task was cancelled before the last item; what was
  ///   delivered until then is whole.
  public func run<Maker: BatchOutputMaker>(
    _ inputs: some Sequence<ScanInput>, below folder: ((AssetPath) -> FileWalk)? = nil,
    making makeMaker: @escaping @Sendable () -> Maker,
    deliver: (Maker.Output) async throws -> Void
  ) async throws {
    var iterator = inputs.makeIterator()
    let threads = ReadingThreads(limit: ReadingWidth.limit)
    defer { threads.close() }
    let entersFolders = folder != nil
    try await withThrowingTaskGroup(of: Event<Maker.Output>.self) { group in
      var started = 0
      var chunks = 0
      var climbing = 0
      var finished = InOrder<Part<Maker.Output>>()
      /// Its turn has come, and everything behind it waits.
      var entered: AssetPath?
      var exhausted = false
      var reading = ReadingWidth(computing: width)
      let chunkSize = min(Self.chunkSize, max(1, openFiles / width / 2))
      while true {
        try Task.checkCancellation()
        while entered == nil, !exhausted, chunks < reading.width,
          climbing + (chunks + 1) * chunkSize <= max(openFiles, chunkSize),
          started - finished.taken < Self.undeliveredLimit
        {
          var chunk: [ScanInput] = []
          while chunk.count < chunkSize, let input = iterator.next() { chunk.append(input) }
          exhausted = chunk.count < chunkSize
          guard !chunk.isEmpty else { break }
          let (first, inputs) = (started, chunk)
          started += inputs.count
          chunks += 1
          group.addTask(executorPreference: reading.isWaiting ? threads : nil) {
            let (parts, use) = ThreadUse.of { read(inputs, entersFolders: entersFolders, making: makeMaker) }
            return .chunk(first: first, parts, use)
          }
        }
        // Those chunks are read while this task delivers.
        while entered == nil, let next = finished.takeNext() {
          switch next {
          case .ready(let output, _): try await deliver(output)
          case .folder(let path): entered = path
          case .climbs: break
          }
        }
        // A folder is a batch by itself, which may open as many files as any: only when no file is open any more.
        if let folder, let path = entered, chunks == 0, climbing == 0 {
          try await run(folder(path), making: makeMaker, deliver: deliver)
          entered = nil
          continue
        }
        guard let event = try await group.next() else {
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
            if case .climbs(let path, let climb) = part {
              climbing += 1
              group.addTask { [place] in
                let item = judge(path, await checker.finish(climb, of: path))
                var maker = makeMaker()
                maker.add(item)
                return .climbed(place, maker.finish())
              }
            } else {
              finished.put(part, at: place, count: part.count)
            }
            place += part.count
          }
          reading.record(use, files: place - first)
        case .climbed(let place, let output):
          climbing -= 1
          finished.put(.ready(output, count: 1), at: place, count: 1)
        }
      }
    }
  }

  /// Takes inputs as far as the header tier goes.
  private func read<Maker: BatchOutputMaker>(
    _ inputs: [ScanInput], entersFolders: Bool, making makeMaker: () -> Maker
  ) -> [Part<Maker.Output>] {
    var parts: [Part<Maker.Output>] = []
    var maker: Maker?
    var count = 0
    for input in inputs {
      let stage = begin(input, entersFolders: entersFolders)
      if case .ready(let item) = stage {
        if maker == nil { maker = makeMaker() }
        maker?.add(item)
        count += 1
        continue
      }
      if let maker = maker.take() { parts.append(.ready(maker.finish(), count: count)) }
      count = 0
      switch stage {
      case .ready: break
      case .climbs(let path, let climb): parts.append(.climbs(path, climb))
      case .folder(let path): parts.append(.folder(path))
      }
    }
    if let maker { parts.append(.ready(maker.finish(), count: count)) }
    return parts
  }

  private enum Stage {
    case ready(BatchItem)
    case climbs(AssetPath, Climb)
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
        error.code == .notAFile || error.code == .permissionDenied, targetKind(of: path) == .folder
      else { return stage }
      return .folder(path)
    case .candidate(let path): return begin(path, isNamedMedia: false)
    }
  }

  private func begin(_ path: AssetPath, isNamedMedia: Bool) -> Stage {
    var facts = MediaFacts()
    let climb = checker.begin(path, for: judges, into: &facts)
    if !isNamedMedia {
      // Neither name nor content says media: no verdict is owed.
      let isMedia = if case .format = climb?.signature { true } else { climb == nil && facts.kind != nil }
      guard isMedia else { return .ready(.skip(path, reason: "not media by name or content")) }
    }
    if let climb { return .climbs(path, climb) }
    return .ready(judge(path, consume facts))
  }

  private func judge(_ path: AssetPath, _ facts: consuming MediaFacts) -> BatchItem {
    .asset(CheckedAsset(path, facts, judgedBy: judges))
  }
}

private enum Event<Output: Sendable>: Sendable {
  case chunk(first: Int, [Part<Output>], ThreadUse)
  case climbed(Int, Output)
}

/// What became of some inputs that lie behind each other.
private enum Part<Output> {
  case ready(Output, count: Int)
  case climbs(AssetPath, Climb)
  case folder(AssetPath)

  /// Of how many inputs.
  var count: Int { if case .ready(_, let count) = self { count } else { 1 } }
}

extension Part: Sendable where Output: Sendable {}
