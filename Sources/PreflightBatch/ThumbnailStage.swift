package import MediaProbe
import PreflightJudging

/// Adds thumbnails to the assets of a run, and the frames with which problems of the picture begin. Passes all items on in
/// order.
///
/// A page with thousands of pictures is useless. Only the first 500 assets with problems get a thumbnail, and the first
/// 500 of the others. Frames count as pictures of assets with problems, so fewer of these assets get a thumbnail if some
/// have frames. Pictures therefore add at most 22 MB to a page, and usually half of that. The selection depends only on the
/// order of the assets.
package struct ThumbnailStage {
  /// The maximum number of pictures of assets with problems, and of others.
  package static let most = 500
  /// The maximum number of frames of an asset.
  package static let mostFrames = 12

  /// The thumbnail and the frames of an asset.
  private struct Pictures: Sendable {
    var thumbnail: Thumbnail?
    var frames: [ContentFrame] = []
  }

  private typealias Picture = Task<Pictures, Never>

  private let maker: (any ThumbnailMaker)?
  private let width: Int
  private let alias: FileAlias?
  private let executor: (any TaskExecutor)?
  private var waiting: [(item: BatchItem, picture: Picture?)] = []
  private var (troubled, untroubled) = (0, 0)

  /// - Parameters:
  ///   - maker: Makes the thumbnails; nil to pass everything on at once.
  ///   - width: The maximum number of items that wait for their pictures, and of pictures that are made at once; at
  ///     least 1.
  ///   - alias: The file that is read under another name; nil if every file keeps its name.
  ///   - executor: Runs the tasks that wait for pictures; nil for the default executor.
  package init(_ maker: (any ThumbnailMaker)?, width: Int, alias: FileAlias? = nil, executor: (any TaskExecutor)? = nil)
  {
    self.maker = maker
    self.alias = alias
    self.executor = executor
    self.width = max(1, width)
  }

  /// Adds one item, and delivers those that are ready.
  package mutating func add(_ item: BatchItem, deliver: (BatchItem) throws -> Void) async throws {
    guard maker != nil else { return try deliver(item) }
    waiting.append((item, picture(of: item)))
    // An item without a picture waits only for items before it.
    while let first = waiting.first, first.picture == nil || waiting.count > width {
      try await deliverFirst(deliver)
    }
  }

  /// Delivers the remaining items; does not wait for pictures if the task was canceled.
  package mutating func end(deliver: (BatchItem) throws -> Void) async throws {
    while !waiting.isEmpty { try await deliverFirst(deliver) }
  }

  private mutating func deliverFirst(_ deliver: (BatchItem) throws -> Void) async throws {
    let (item, picture) = waiting.removeFirst()
    guard case .asset(let asset) = item, let picture else { return try deliver(item) }
    let pictures = await withTaskCancellationHandler {
      await picture.value
    } onCancel: {
      picture.cancel()
    }
    try deliver(.asset(asset.showing(pictures.thumbnail, pictures.frames)))
  }

  /// Starts making a thumbnail and the frames of an item; nil if the item gets no thumbnail.
  private mutating func picture(of item: BatchItem) -> Picture? {
    guard let maker, case .asset(let asset) = item, asset.facts.error == nil,
      asset.facts.kind == .video || asset.facts.kind == .image
    else { return nil }
    var times: [Double] = []
    if asset.verdicts.contains(where: { !$0.findings.isEmpty || $0.outcome == .unknown }) {
      guard troubled < Self.most else { return nil }
      times = asset.timesOfFrames(atMost: min(Self.mostFrames, Self.most - troubled - 1))
      troubled += 1 + times.count
    } else {
      guard untroubled < Self.most else { return nil }
      untroubled += 1
    }
    let path = alias?.file(of: asset.path) ?? asset.path
    return Task(executorPreference: executor) { [times] in
      guard let file = try? OpenFile(path) else { return Pictures() }
      var pictures = Pictures(thumbnail: await maker.thumbnail(of: file, at: nil))
      // One after the other, so that the width limits the number of pictures that are made at once.
      for time in times where !Task.isCancelled {
        guard let picture = await maker.thumbnail(of: file, at: time) else { continue }
        pictures.frames.append(ContentFrame(time: time, picture: picture))
      }
      return pictures
    }
  }
}
