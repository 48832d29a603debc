public import MediaProbe

/// Adds thumbnails to the assets of a run, and passes everything on in the order in which it came.
///
/// A page of thousands of pictures is of no use to anybody: only the first 500 assets with something wrong get one,
/// and the first 500 of the others, so that pictures take at most 22 MB of a page, and as a rule half of that.
/// Which assets get one depends on their order alone.
public struct ThumbnailStage {
  /// The most thumbnails of assets with something wrong, and of others.
  public static let most = 500

  private typealias Picture = Task<Thumbnail?, Never>

  private let maker: (any ThumbnailMaker)?
  private let width: Int
  private let executor: (any TaskExecutor)?
  private var waiting: [(item: BatchItem, picture: Picture?)] = []
  private var (troubled, untroubled) = (0, 0)

  /// - Parameters:
  ///   - maker: Nil passes everything on at once, as it is.
  ///   - width: How many items may wait for their pictures, and how many pictures are made at once; at least 1.
  ///   - executor: Runs what waits for the pictures; nil for the language's own.
  public init(_ maker: (any ThumbnailMaker)?, width: Int, executor: (any TaskExecutor)? = nil) {
    self.maker = maker
    self.executor = executor
    self.width = max(1, width)
  }

  /// Takes one item, and delivers those whose turn has come.
  public mutating func add(_ item: BatchItem, deliver: (BatchItem) throws -> Void) async throws {
    guard maker != nil else { return try deliver(item) }
    waiting.append((item, picture(of: item)))
    // What needs no picture waits only behind what does.
    while let first = waiting.first, first.picture == nil || waiting.count > width {
      try await deliverFirst(deliver)
    }
  }

  /// Delivers what is left; without waiting for pictures when the task was cancelled.
  public mutating func end(deliver: (BatchItem) throws -> Void) async throws {
    while !waiting.isEmpty { try await deliverFirst(deliver) }
  }

  private mutating func deliverFirst(_ deliver: (BatchItem) throws -> Void) async throws {
    let (item, picture) = waiting.removeFirst()
    guard case .asset(let asset) = item, let picture else { return try deliver(item) }
    let thumbnail = await withTaskCancellationHandler {
      await picture.value
    } onCancel: {
      picture.cancel()
    }
    try deliver(
      .asset(
        CheckedAsset(
          path: asset.path, facts: asset.facts, verdicts: asset.verdicts, thumbnail: thumbnail, request: asset.request))
    )
  }

  /// A picture in the making; nil where there will be none.
  private mutating func picture(of item: BatchItem) -> Picture? {
    guard let maker, case .asset(let asset) = item, asset.facts.error == nil,
      asset.facts.kind == .video || asset.facts.kind == .image
    else { return nil }
    if asset.verdicts.contains(where: { !$0.findings.isEmpty || $0.outcome == .unknown }) {
      guard troubled < Self.most else { return nil }
      troubled += 1
    } else {
      guard untroubled < Self.most else { return nil }
      untroubled += 1
    }
    let path = asset.path
    return Task(executorPreference: executor) {
      guard let file = try? OpenFile(path) else { return nil }
      return await maker.thumbnail(of: file)
    }
  }
}
