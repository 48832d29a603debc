import Foundation
import MediaProbe
import Preflight
import Synchronization
import Testing

@Suite struct BatchTests {
  /// Answers with the size of a file, the larger the sooner, so that results come back out of order.
  private struct Backwards: DeeperProbe {
    func facts(of file: OpenFile, depth: Tier) async -> MediaFacts {
      try? await Task.sleep(for: .milliseconds(max(0, 40 - file.fileSize / 50)))
      var facts = MediaFacts()
      facts.kind = .video
      facts.container = "mp4"
      facts.fileSize = file.fileSize
      return facts
    }
  }

  /// Never answers until it is told to give up.
  private struct Endless: DeeperProbe {
    func facts(of file: OpenFile, depth: Tier) async -> MediaFacts {
      try? await Task.sleep(for: .seconds(3600))
      return MediaFacts(error: ReadError(.timedOut, "cancelled"))
    }
  }

  private func withFiles(_ count: Int, _ body: ([ScanInput]) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preflight-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inputs = try (0..<count).map { index -> ScanInput in
      let file = folder.appendingPathComponent("\(index).mp4")
      try Data([0, 0, 0, 8] + Array("ftypmp42".utf8) + [UInt8](repeating: 0, count: index * 10)).write(to: file)
      return .asset(AssetPath(file.path))
    }
    try await body(inputs)
  }

  @Test(arguments: [1, 2, 9])
  func deliversInOrderForAnyWidth(width: Int) async throws {
    try await withFiles(150) { inputs in
      let mixed =
        inputs + [.skip("notes.txt", reason: "not media"), .failure("locked", ReadError(.permissionDenied, "no"))]
      var sizes: [Int64?] = []
      try await Batch(Checker(deeper: Backwards()), judges: [], width: width).run(mixed) { item in
        if case .asset(let asset) = item { sizes.append(asset.facts.fileSize) }
      }
      let expected: [Int64?] = (0..<150).map { Int64(12 + $0 * 10) } + [nil]
      #expect(sizes == expected)
    }
  }

  @Test func aCandidateWithoutMediaIsASkip() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preflight-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("text".utf8).write(to: folder.appendingPathComponent("notes"))
    let path = AssetPath(folder.path + "/notes")
    var items: [String] = []
    try await Batch(Checker(), judges: [], width: 1).run([ScanInput.candidate(path), .asset(path)]) { item in
      switch item {
      case .skip(_, let reason): items.append(reason)
      case .asset(let asset): items.append(asset.facts.error?.code.rawValue ?? "facts")
      }
    }
    #expect(items == ["not media by name or content", "not_media"])
  }

  @Test func cancellingEndsPromptly() async throws {
    try await withFiles(20) { inputs in
      let task = Task {
        try await Batch(Checker(deeper: Endless()), judges: [], width: 2).run(inputs) { _ in }
      }
      try await Task.sleep(for: .milliseconds(50))
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func aFailingReceiverEndsTheRun() async throws {
    struct Full: Error {}
    try await withFiles(40) { inputs in
      await #expect(throws: Full.self) {
        try await Batch(Checker(deeper: Backwards()), judges: [], width: 2).run(inputs) { _ in throw Full() }
      }
    }
  }

  @Test func withoutADeeperTierAFormatWithoutReaderIsUnsupported() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("preflight-\(UUID().uuidString).ivf")
    try Data("DKIF\0\0 \0VP80".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let facts = await Checker().facts(of: AssetPath(file.path))
    #expect(facts.error?.code == .unsupported)
    #expect(facts.fileSize == 12)
  }

  @Test func withoutADeeperTierDamageIsWhatTheHeaderTierSays() async throws {
    try await withFiles(1) { inputs in
      guard case .asset(let path) = inputs[0] else { return }
      #expect(await Checker().facts(of: path).error?.code == .truncated)
    }
  }
}
