import Foundation
import MediaProbe
import Preflight
import PreflightBatch
import Synchronization
import Testing

@Suite struct BatchTests {
  /// Returns the size of a file as its facts, sooner for larger files, so that results arrive out of order.
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

  /// Never answers until it is canceled.
  private struct Endless: DeeperProbe {
    func facts(of file: OpenFile, depth: Tier) async -> MediaFacts {
      try? await Task.sleep(for: .seconds(3600))
      return MediaFacts(error: ReadError(.timedOut, Message(asWritten: "cancelled")))
    }
  }

  /// Counts its calls, and those on other threads than the given ones.
  private final class OnThreads: DeeperProbe {
    let asked = Mutex(0)
    let others = Mutex(0)
    private let threads: TaskThreads
    init(_ threads: TaskThreads) { self.threads = threads }

    func facts(of file: OpenFile, depth: Tier) async -> MediaFacts {
      let isOther = unsafe withUnsafeCurrentTask { task in
        unsafe task?.unownedTaskExecutor != threads.asUnownedTaskExecutor()
      }
      asked.withLock { $0 += 1 }
      if isOther { others.withLock { $0 += 1 } }
      return MediaFacts()
    }
  }

  /// Outputs one word for each item.
  private struct Told: BatchOutputMaker {
    private var words: [String] = []

    mutating func add(_ item: BatchItem) {
      switch item {
      case .skip(let path, let reason): words.append(path.text + reason.english)
      case .asset(let asset): words.append("\(asset.facts.fileSize ?? -1)")
      }
    }

    consuming func finish() -> [String] { words }
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
  func `Results arrive in input order for any width`(width: Int) async throws {
    try await withFiles(150) { inputs in
      let mixed =
        inputs + [
          .skip("notes.txt", reason: Message(asWritten: "not media")),
          .failure("locked", ReadError(.permissionDenied, Message(asWritten: "no"))),
        ]
      var sizes: [Int64?] = []
      try await Batch(Checker(deeper: Backwards()), judges: [], width: width).run(mixed) { item in
        if case .asset(let asset) = item { sizes.append(asset.facts.fileSize) }
      }
      let expected: [Int64?] = (0..<150).map { Int64(12 + $0 * 10) } + [nil]
      #expect(sizes == expected)
    }
  }

  /// Swift's own threads wait forever if the system provides no more.
  @Test func `Deeper tiers run on the given threads`() async throws {
    let threads = TaskThreads(limit: 2)
    defer { threads.close() }
    let probe = OnThreads(threads)
    try await withFiles(40) { inputs in
      try await Batch(Checker(deeper: probe), judges: [], width: 2, executor: threads).run(inputs) { _ in }
    }
    #expect(probe.others.withLock { $0 } == 0)
    #expect(probe.asked.withLock { $0 } == 40)
  }

  @Test(arguments: [1, 2, 9])
  func `Each output contains consecutive items`(width: Int) async throws {
    try await withFiles(100) { inputs in
      // Skipped inputs finish at once; the others leave their chunk.
      let mixed = inputs.flatMap {
        [ScanInput.skip("a", reason: Message(asWritten: "1")), .skip("b", reason: Message(asWritten: "2")), $0]
      }
      var outputs: [[String]] = []
      try await Batch(Checker(deeper: Backwards()), judges: [], width: width).run(
        mixed, making: { Told() }, deliver: { outputs.append($0) })
      #expect(outputs.flatMap(\.self) == (0..<100).flatMap { ["a1", "b2", "\(12 + $0 * 10)"] })
      #expect(outputs.allSatisfy { $0 == ["a1", "b2"] || $0.count == 1 })
    }
  }

  /// At a pause of the inputs, all results are delivered first, including those of slow files.
  @Test(arguments: [1, 2, 9])
  func `A pause delivers all results first`(width: Int) async throws {
    try await withFiles(100) { inputs in
      let pausing = [.pause] + inputs[..<3] + [.pause, .pause] + inputs[3..<80] + [.pause] + inputs[80...] + [.pause]
      var delivered = 0
      var pauses: [Int] = []
      try await Batch(Checker(deeper: Backwards()), judges: [], width: width).run(
        pausing, whenIdle: { pauses.append(delivered) }, deliver: { _ in delivered += 1 })
      #expect(pauses == [0, 3, 3, 80, 100] && delivered == 100)
    }
  }

  @Test(arguments: [1, 2, 9])
  func `A path that turns out to be a folder is walked`(width: Int) async throws {
    try await withFiles(150) { inputs in
      let files = inputs.compactMap { if case .asset(let path) = $0 { path } else { nil } }
      let folder = AssetPath(bytes: Array(try #require(files.first).bytes.dropLast("/0.mp4".utf8.count)))
      // The folder has the name of a media file.
      let named = AssetPath(folder.text + ".mp4")
      try FileManager.default.createSymbolicLink(atPath: named.text, withDestinationPath: folder.text)
      defer { try? FileManager.default.removeItem(atPath: named.text) }
      let roots = Array(files[..<40]) + [named] + Array(files[40...]) + [named, "nothing.mp4"]
      func paths(_ inputs: FileWalk, below: ((AssetPath) -> FileWalk)?) async throws -> [AssetPath] {
        var paths: [AssetPath] = []
        try await Batch(Checker(deeper: Backwards()), judges: [], width: width).run(inputs, below: below) { item in
          if case .asset(let asset) = item { paths.append(asset.path) }
        }
        return paths
      }
      let looking = try await paths(FileWalk(roots), below: nil)
      let asking = FileWalk(roots.lazy.map { WalkRoot.path($0) }, looksAtRoots: false)
      #expect(try await paths(asking, below: { FileWalk([$0]) }) == looking)
      #expect(looking.count == 451)
      // Without a walk, a folder is reported as one.
      #expect(try await paths(asking, below: nil) == roots)
    }
  }

  @Test func `A file without media in a folder is skipped`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preflight-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("text".utf8).write(to: folder.appendingPathComponent("notes"))
    let path = AssetPath(folder.path + "/notes")
    var items: [String] = []
    try await Batch(Checker(), judges: [], width: 1).run([ScanInput.candidate(path), .asset(path)]) { item in
      switch item {
      case .skip(_, let reason): items.append(reason.english)
      case .asset(let asset): items.append(asset.facts.error?.code.rawValue ?? "facts")
      }
    }
    #expect(items == ["not media by name or content", "not_media"])
  }

  /// Unsupported media get a verdict in a folder, by their content or by their name.
  @Test func `Unsupported media in a folder get a verdict`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preflight-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let noise = Data([0, 1, 2, 3, 0xFE, 0xFD] + [UInt8](repeating: 7, count: 200))
    for (name, content) in [
      ("a.rm", Data(".RMF\0\0".utf8)), ("b.exr", Data([0x76, 0x2F, 0x31, 1, 2, 0])), ("c.dv", noise),
      ("d.tga", noise), ("e.wv", Data("wvpk\0\0".utf8)), ("f.dts", Data([0x7F, 0xFE, 0x80, 1])),
      ("g.nut", Data("nut/multimedia container\0".utf8)), ("h.ppm", Data("P6\n1 1\n255\n\0\0\0".utf8)),
      ("i.wtv", noise), ("j", Data(".RMF\0\0".utf8)), ("k.txt", Data("text".utf8)),
      ("l.zip", Data("PK\u{3}\u{4}".utf8)),
    ] {
      try content.write(to: folder.appendingPathComponent(name))
    }
    var items: [String] = []
    let judge = try Judge(#require(Destinations.named("tiktok-share-kit")))
    try await Batch(Checker(), judges: [judge], width: 1).run(FileWalk([AssetPath(folder.path)])) { item in
      switch item {
      case .skip(_, let reason): items.append(reason.english)
      case .asset(let asset):
        #expect(asset.verdicts.map(\.outcome) == [.unreadable])
        let message = asset.facts.error?.message.english ?? ""
        items.append("\(asset.facts.error?.code.rawValue ?? "facts"): \(message.split(separator: ",")[0])")
      }
    }
    #expect(
      items == [
        "unsupported: found RealMedia", "unsupported: found OpenEXR", "unsupported: found DV",
        "unsupported: found Targa (TGA)", "unsupported: found WavPack audio", "unsupported: found DTS audio",
        "unsupported: found NUT", "unsupported: found PPM", "unsupported: found Windows recorded TV (WTV)",
        "unsupported: found RealMedia", "not media by name or content", "not media by name or content",
      ])
  }

  /// Counts the files that are open at once.
  private final class OpenCounter: DeeperProbe {
    private let open = Mutex((now: 0, most: 0))

    var most: Int { open.withLock { $0.most } }

    func facts(of file: OpenFile, depth: Tier) async -> MediaFacts {
      open.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
      }
      try? await Task.sleep(for: .milliseconds(1))
      open.withLock { $0.now -= 1 }
      var facts = MediaFacts()
      facts.kind = .video
      return facts
    }
  }

  /// Answers for the first file after all others.
  private final class LastFirst: DeeperProbe {
    private let open: Mutex<(others: Int, waiting: CheckedContinuation<Void, Never>?)>

    init(others: Int) { open = Mutex((others, nil)) }

    func facts(of file: OpenFile, depth: Tier) async -> MediaFacts {
      if file.fileSize == 12 {
        await withCheckedContinuation { continuation in
          let isAlone = open.withLock { state in
            if state.others > 0 { state.waiting = continuation }
            return state.others == 0
          }
          if isAlone { continuation.resume() }
        }
      } else {
        let waiting = open.withLock { state -> CheckedContinuation<Void, Never>? in
          state.others -= 1
          return state.others == 0 ? state.waiting : nil
        }
        waiting?.resume()
      }
      var facts = MediaFacts()
      facts.kind = .video
      facts.fileSize = file.fileSize
      return facts
    }
  }

  /// If results were held back, this would not end.
  @Test func twentyThousandFilesDoNotWaitForOne() async throws {
    try await withFiles(2) { inputs in
      let many = [inputs[0]] + [ScanInput](repeating: inputs[1], count: 20_000)
      var sizes: [Int64?] = []
      try await Batch(Checker(deeper: LastFirst(others: 20_000)), judges: [], width: 2).run(many) { item in
        if case .asset(let asset) = item { sizes.append(asset.facts.fileSize) }
      }
      #expect(sizes == [12] + [Int64?](repeating: 22, count: 20_000))
    }
  }

  @Test func `The reading width grows when threads wait`() {
    func use(_ elapsed: Int, _ busy: Int, waits: Int?) -> ThreadUse {
      ThreadUse(elapsed: .microseconds(elapsed), busy: .microseconds(busy), waits: waits)
    }
    var width = ReadingWidth(computing: 2)
    for _ in 0..<64 { width.record(use(1100, 1000, waits: 0), files: 32) }
    #expect(width.width == 2 && !width.isWaiting)
    width.record(use(2000, 1000, waits: 32), files: 32)
    #expect(!width.isWaiting, "one slow chunk changes nothing")
    for _ in 0..<64 { width.record(use(20_000, 1000, waits: 3), files: 32) }
    #expect(!width.isWaiting, "others had the processor")
    for _ in 0..<64 { width.record(use(160_000, 1000, waits: 64), files: 32) }
    #expect(width.width == ReadingWidth.limit && width.isWaiting)
    for _ in 0..<128 { width.record(use(1000, 1000, waits: 0), files: 32) }
    #expect(width.width == 2)
    for _ in 0..<64 { width.record(use(8000, 1000, waits: nil), files: 32) }
    #expect(width.width > 8, "a system that does not count waits")
  }

  /// No more files are open at once than allowed: all of these escalate and keep theirs open.
  @Test(arguments: [1, 3, 40, 200]) func `The number of open files is limited`(openFiles: Int) async throws {
    try await withFiles(2) { inputs in
      let counter = OpenCounter()
      let many = [ScanInput](repeating: inputs[1], count: 2000)
      var delivered = 0
      try await Batch(Checker(deeper: counter), judges: [], width: 2, openFiles: openFiles).run(many) { _ in
        delivered += 1
      }
      #expect(delivered == 2000)
      #expect(counter.most <= openFiles, "\(counter.most) files were held")
    }
  }

  @Test func `Canceling ends the batch promptly`() async throws {
    try await withFiles(20) { inputs in
      let task = Task {
        try await Batch(Checker(deeper: Endless()), judges: [], width: 2).run(inputs) { _ in }
      }
      try await Task.sleep(for: .milliseconds(50))
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func `A failing receiver ends the batch`() async throws {
    struct Full: Error {}
    try await withFiles(40) { inputs in
      await #expect(throws: Full.self) {
        try await Batch(Checker(deeper: Backwards()), judges: [], width: 2).run(inputs) { _ in throw Full() }
      }
    }
  }

  @Test func `A format without a header reader is unknown without a deeper tier`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("preflight-\(UUID().uuidString).ivf")
    try Data("DKIF\0\0 \0VP80".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let judges = try Destinations.all.map { try Judge($0) }
    let asset = try await Checker().check(AssetPath(file.path), with: judges)
    #expect(asset.facts.error == nil)
    #expect(asset.facts.unknown[.kind]?.tier == .stream)
    #expect(asset.facts.container == "ivf" && asset.facts.fileSize == 12)
    #expect(asset.verdicts.allSatisfy { $0.outcome == .unknown && $0.shareState == nil })
  }

  @Test func `The header tier alone reports damage`() async throws {
    try await withFiles(1) { inputs in
      guard case .asset(let path) = inputs[0] else { return }
      let facts = try await probe(path)
      #expect(facts.error?.code == .truncated)
    }
  }
}
