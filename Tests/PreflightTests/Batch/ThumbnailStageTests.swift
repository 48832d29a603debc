import Foundation
import MediaProbe
import Preflight
import PreflightPresenting
import Synchronization
import Testing

/// Tests that all items leave in order, and that only this order decides which of them get a thumbnail.
@Suite struct ThumbnailStageTests {
  /// Makes a thumbnail whose width is the file's size in bytes; later thumbnails are finished sooner.
  private final class Maker: ThumbnailMaker {
    let running = Mutex((now: 0, most: 0))

    func thumbnail(of file: OpenFile, at seconds: Double?) async -> Thumbnail? {
      running.withLock { running in
        running.now += 1
        running.most = max(running.most, running.now)
      }
      try? await Task.sleep(for: .milliseconds(20 - min(20, Int(file.fileSize))))
      running.withLock { $0.now -= 1 }
      return Thumbnail(jpeg: [0xFF, 0xD8, 0xFF, 0xD9], width: Int(file.fileSize), height: 1)
    }
  }

  private let folder: URL
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "preflight-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func asset(_ like: CheckedAsset, bytes: Int) throws -> CheckedAsset {
    let url = folder.appending(path: "\(bytes)")
    try Data(count: bytes).write(to: url)
    return CheckedAsset(path: AssetPath(url.path), facts: like.facts, verdicts: like.verdicts)
  }

  /// Returns the width of each thumbnail; nil for items without one.
  private func widths(_ items: [BatchItem], _ maker: (any ThumbnailMaker)?, width: Int) async throws -> [Int?] {
    var stage = ThumbnailStage(maker, width: width)
    var out: [BatchItem] = []
    for item in items { try await stage.add(item) { out.append($0) } }
    try await stage.end { out.append($0) }
    #expect(out.map(Self.name) == items.map(Self.name))
    return out.map { if case .asset(let asset) = $0 { asset.thumbnail?.width } else { nil } }
  }

  private static func name(_ item: BatchItem) -> String {
    switch item {
    case .asset(let asset): asset.path.text
    case .skip(let path, let reason): path.text + reason.english
    }
  }

  @Test func `Thumbnails keep the order of items`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (pass, fail, sound, broken) = (
      AwkwardRun.assets[0], AwkwardRun.assets[2], AwkwardRun.assets[7], AwkwardRun.assets[8]
    )
    let items: [BatchItem] = [
      .asset(try asset(pass, bytes: 1)), .skip("notes.txt", reason: Message(asWritten: "not media")),
      .asset(try asset(sound, bytes: 2)),
      .asset(try asset(fail, bytes: 3)), .asset(try asset(broken, bytes: 4)), .asset(try asset(pass, bytes: 15)),
      .asset(CheckedAsset(path: "/no/such/file", facts: pass.facts, verdicts: pass.verdicts)),
    ]
    let maker = Maker()
    #expect(try await widths(items, maker, width: 2) == [1, nil, nil, 3, nil, 15, nil])
    // One more than may wait, because one was just taken.
    #expect(maker.running.withLock { $0.most } <= 3)
    #expect(try await widths(items, nil, width: 2) == Array(repeating: nil, count: 7))
  }

  @Test func `Each outcome gets a limited number of thumbnails`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (pass, fail) = (try asset(AwkwardRun.assets[0], bytes: 30), try asset(AwkwardRun.assets[2], bytes: 31))
    let items = (0..<2500).map { BatchItem.asset($0 < 1200 ? pass : fail) }
    let widths = try await widths(items, Maker(), width: 50)
    #expect(widths.prefix(1200).count { $0 == 30 } == ThumbnailStage.most)
    #expect(widths.suffix(1300).count { $0 == 31 } == ThumbnailStage.most)
    #expect(widths[499] == 30 && widths[500] == nil && widths[1200] == 31 && widths[1700] == nil)
  }

  @Test func `Frames show where problems begin`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var content = ContentFacts()
    content.longestFreeze = 2
    content.intervals = (0..<20).map { ContentInterval(.freeze, start: Double($0) * 10, end: Double($0) * 10 + 2) }
    content.intervals += [ContentInterval(.silence, start: 1, end: 9), ContentInterval(.still, start: 5, end: 6)]
    let plain = try asset(AwkwardRun.assets[0], bytes: 20)
    var facts = plain.facts
    facts.content = content
    let frozen = CheckedAsset(plain.path, facts, judgedBy: try AwkwardRun.info.destinations.map { try Judge($0) })
    var stage = ThumbnailStage(Maker(), width: 10)
    var out: [CheckedAsset] = []
    let deliver = { (item: BatchItem) in if case .asset(let asset) = item { out.append(asset) } }
    for _ in 0..<60 { try await stage.add(.asset(frozen), deliver: deliver) }
    try await stage.end(deliver: deliver)
    #expect(out.first?.frames.map(\.time) == (0..<12).map { Double($0) * 10 })
    // The thumbnails and the frames share one limit.
    let pictures = out.reduce(0) { $0 + $1.frames.count + ($1.thumbnail == nil ? 0 : 1) }
    #expect(pictures == ThumbnailStage.most)
    #expect(out.count { $0.thumbnail != nil } == 39)
    #expect(out.last?.frames.isEmpty == true)
  }

  @Test func `A canceled run does not wait for thumbnails`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    struct Endless: ThumbnailMaker {
      func thumbnail(of file: OpenFile, at seconds: Double?) async -> Thumbnail? {
        // The sleep ends when the task is canceled.
        try? await Task.sleep(for: .seconds(86_400))
        return nil
      }
    }
    let asset = try asset(AwkwardRun.assets[0], bytes: 1)
    let task = Task {
      var stage = ThumbnailStage(Endless(), width: 3)
      var count = 0
      for _ in 0..<3 { try await stage.add(.asset(asset)) { _ in count += 1 } }
      #expect(count == 0)
      try await stage.end { _ in count += 1 }
      return count
    }
    task.cancel()
    #expect(try await task.value == 3)
  }
}
