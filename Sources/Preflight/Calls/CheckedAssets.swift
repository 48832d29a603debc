public import MediaProbe
public import PreflightBatch
import Synchronization

/// The checked files of a batch, in its order.
///
/// The sequence reads files only as fast as the loop takes their results: at most a few thousand results wait. Each iteration
/// reads the files again. The reading ends when the loop is left or its task is canceled; `next` then throws
/// `CancellationError`, and no task, descriptor or worker is left.
public struct CheckedAssets: AsyncSequence, Sendable {
  /// A file with its facts and its verdicts.
  public typealias Element = CheckedAsset

  private let run: @Sendable (Handover) async throws -> Void

  /// Creates the sequence of the checked files of a batch. Nothing is read before it is iterated.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files.
  ///   - batch: Reads and judges the files.
  public init(of paths: some Sequence<some PathRepresentable> & Sendable, by batch: Batch) {
    run = { handover in
      try await batch.run(
        paths.lazy.map { .asset($0.assetPath) }, making: { AssetList() }, deliver: { try await handover.give($0) })
    }
  }

  /// Starts to read the files from the first one, and returns their results one by one.
  public func makeAsyncIterator() -> Iterator { Iterator(run) }

  /// Reads the files of one iteration.
  public struct Iterator: AsyncIteratorProtocol {
    private let reading: Reading
    private var taken: ArraySlice<CheckedAsset> = []

    fileprivate init(_ run: @escaping @Sendable (Handover) async throws -> Void) { reading = Reading(run) }

    /// Returns the next file; nil after the last one. Throws `CancellationError` if the task is canceled.
    public mutating func next() async throws -> CheckedAsset? {
      while taken.isEmpty {
        guard let given = try await reading.next() else { return nil }
        taken = given[...]
      }
      return taken.removeFirst()
    }
  }

  /// The task that reads. It is canceled when the iterator is released.
  private final class Reading: Sendable {
    private let handover = Handover()
    private let task: Task<Void, any Error>

    init(_ run: @escaping @Sendable (Handover) async throws -> Void) {
      task = Task { [handover] in
        defer { handover.end() }
        try await run(handover)
      }
    }

    deinit { task.cancel() }

    func next() async throws -> [CheckedAsset]? {
      try await withTaskCancellationHandler {
        if let given = await handover.take() { return given }
        // The task has ended: its error is that of the loop.
        try await task.value
        return nil
      } onCancel: {
        task.cancel()
      }
    }
  }
}

/// Keeps the files of a batch; there are no skipped ones.
private struct AssetList: BatchOutputMaker {
  private var assets: [CheckedAsset] = []

  mutating func add(_ item: BatchItem) { if case .asset(let asset) = item { assets.append(asset) } }
  consuming func finish() -> [CheckedAsset] { assets }
}

/// Hands lists of files from the task that reads to the task that takes them. Giving waits until the list is taken.
private final class Handover: Sendable {
  private typealias Taker = CheckedContinuation<[CheckedAsset]?, Never>

  private struct State {
    var given: [CheckedAsset]?
    var giver: CheckedContinuation<Void, Never>?
    var taker: Taker?
    var isEnded = false
  }

  private let state = Mutex(State())

  /// Waits until the list has been handed over, or until the task is canceled.
  func give(_ assets: [CheckedAsset]) async throws {
    guard !assets.isEmpty else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (taker, waits) = state.withLock { state in
          if let taker = state.taker.take() { return (taker as Taker?, false) }
          // A task that was canceled before must not wait.
          if !state.isEnded { (state.given, state.giver) = (assets, continuation) }
          return (nil, !state.isEnded)
        }
        taker?.resume(returning: assets)
        if !waits { continuation.resume() }
      }
    } onCancel: {
      end()
    }
    try Task.checkCancellation()
  }

  /// Waits for the next list; nil after the last one.
  func take() async -> [CheckedAsset]? {
    await withCheckedContinuation { continuation in
      let (given, giver, isEnded) = state.withLock { state in
        defer { (state.given, state.giver) = (nil, nil) }
        if state.given == nil, !state.isEnded { state.taker = continuation }
        return (state.given, state.giver, state.isEnded)
      }
      if given != nil || isEnded { continuation.resume(returning: given) }
      giver?.resume()
    }
  }

  /// Ends the handover and resumes the waiting tasks.
  func end() {
    let (giver, taker) = state.withLock { state in
      defer { state = State(isEnded: true) }
      return (state.giver, state.taker)
    }
    giver?.resume()
    taker?.resume(returning: nil)
  }
}
