import Foundation
import PreflightDocuments
import PreflightFoundation
import Synchronization
import TestSupport
import Testing

/// Tests the calls that the documentation names first.
@Suite struct CallTests {
  private static let film = "SampleMedia/fail/tiktok-share-kit-ios/video/video-duration-max.fail.754s.mov"
  private let path = Product.root.appendingPathComponent(film).path

  @Test func `Every form of input gives the same verdicts`() async throws {
    let destinations: [Destination] = [.instagramReel, .tikTokShareKit]
    let verdicts = try await check(AssetPath(path), for: destinations)
    #expect(verdicts.map(\.outcome) == [.unknown, .fail] || verdicts[1].outcome == .fail)
    #expect(verdicts[1].shareState?.code == 20007)
    #expect(verdicts.map(\.destination) == destinations)

    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let name = AssetPath(path)
    #expect(try check(bytes: Array(data), named: name, for: destinations) == verdicts)
    #expect(try check(source: MemorySource(Array(data)), named: name, for: destinations) == verdicts)
    let chunks = AsyncStream<ArraySlice<UInt8>> { continuation in
      var rest = Array(data)[...]
      while !rest.isEmpty {
        continuation.yield(rest.prefix(1000))
        rest = rest.dropFirst(1000)
      }
      continuation.finish()
    }
    #expect(try await check(chunks: chunks, size: UInt64(data.count), named: name, for: destinations) == verdicts)
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    try file.seek(toOffset: 7)
    #expect(try await check(descriptor: file.fileDescriptor, named: name, for: destinations) == verdicts)
    #expect(try file.offset() == 7)
    let ranges = RangeSource(bytes: Array(data))
    #expect(try await check(source: ranges, named: name, for: destinations) == verdicts)
    // Paths as they come at run time.
    #expect(try await check(path, for: destinations) == verdicts)
    #expect(try await check(path[...], for: destinations) == verdicts)
    let facts = try await probe(path)
    #expect(try judge(facts, named: name, for: destinations) == verdicts)

    // The types of Foundation.
    #expect(try await check(URL(fileURLWithPath: path), for: destinations) == verdicts)
    #expect(try check(data, named: name, for: destinations) == verdicts)
    #expect(try await check(file, named: name, for: destinations) == verdicts)
    #expect(try await probe(URL(fileURLWithPath: path)).duration == 754.2)
    #expect(try await probe(file).duration == 754.2 && probe(data).duration == 754.2)
    #expect(probe(bytes: Array(data)).duration == 754.2)
  }

  /// Returns ranges of bytes that it has, as a store does.
  private struct RangeSource: AsyncByteSource {
    let bytes: [UInt8]
    /// The size that it states; nil for the number of bytes.
    var stated: UInt64?

    var size: UInt64 { stated ?? UInt64(bytes.count) }
    func bytes(_ range: Range<UInt64>) -> [UInt8] {
      let part = range.clamped(to: 0..<UInt64(bytes.count))
      return Array(bytes[Int(part.lowerBound)..<Int(part.upperBound)])
    }
  }

  @Test func `Few bytes of a large object are fetched`() async throws {
    var movie = BuiltMovie.clip(width: 1080, height: 1920, milliseconds: 15_000)
    (movie.indexFirst, movie.mediaLength) = (false, 10_000_000)
    let fetched = Mutex(0)
    struct Counted: AsyncByteSource {
      let source: RangeSource
      let count: @Sendable (Int) -> Void
      var size: UInt64 { source.size }
      func bytes(_ range: Range<UInt64>) -> [UInt8] {
        count(range.count)
        return source.bytes(range)
      }
    }
    let source = Counted(source: RangeSource(bytes: movie.bytes)) { count in fetched.withLock { $0 += count } }
    #expect(try await check(source: source, for: [.tikTokShareKit])[0].outcome == .pass)
    #expect(fetched.withLock { $0 } < 500_000)
  }

  @Test func `A source with other bytes than its size is not accepted`() async throws {
    let bytes = BuiltMovie.clip(width: 1080, height: 1920, milliseconds: 15_000).bytes
    for kept in stride(from: 0, to: bytes.count, by: 97) {
      let source = RangeSource(bytes: Array(bytes.prefix(kept)), stated: UInt64(bytes.count))
      #expect(try await check(source: source, for: [.tikTokShareKit])[0].outcome == .unreadable, "\(kept)")
    }
    let empty = RangeSource(bytes: [])
    #expect(try await check(source: empty, for: [.tikTokShareKit])[0].error?.code == .empty)
  }

  @Test func `Results come in the order of the paths, or as they are known`() async throws {
    let paths = Array(repeating: path, count: 100) + ["missing.mp4"]
    for order in [Batch.Order.ofInputs, .asFinished] {
      var found: [String] = []
      for try await asset in try check(paths, for: [.tikTokShareKit], order: order) { found.append(asset.path.text) }
      #expect(found.count == paths.count && Set(found) == Set(paths))
      #expect(order == .asFinished || found == paths)
    }
  }

  @Test func `An unreadable file is a result`() async throws {
    let verdict = try #require(try await check("missing.mp4", for: [.tikTokShareKit]).first)
    #expect(verdict.outcome == .unreadable && verdict.error?.code == .notFound)
    #expect(try await probe(descriptor: -1).error != nil)
    #expect(try check(bytes: [], for: [.tikTokShareKit]).first?.error?.code == .empty)
  }

  @Test func `An error of the caller is thrown`() async throws {
    await #expect(throws: JudgeError.self) {
      try await check(AssetPath(path), for: [.douyin], assuming: ["app_version": "new"])
    }
    // A destination ignores the parameters of others.
    // A destination ignores the parameters of others, as in a scan.
    #expect(
      try await check(AssetPath(path), for: [.douyin, .tikTokShareKit], assuming: ["app_version": "17.3"]).count == 2)
  }

  @Test func `A request has one verdict`() async throws {
    let document = Product.root.appendingPathComponent("SampleMedia/requests/douyin-share-ios.20000.guide-daily.yml")
    let entries = try RequestReader(destinations: Destinations.all).read(
      Array(Data(contentsOf: document)), at: AssetPath(document))
    let request = try #require(entries.lazy.compactMap(\.request).first)
    let verdict = try #require(try await check(request))
    #expect(verdict.destination == .douyin && verdict.shareState?.code == 20000)
    #expect(try JSONDecoder().decode(Verdict.self, from: JSONEncoder().encode(verdict)) == verdict)
  }

  @Test func `A batch keeps the order`() async throws {
    let paths = Samples.all.map { AssetPath($0.path) }
    var checked: [AssetPath] = []
    for try await asset in try check(paths, for: [.tikTokShareKit]) {
      #expect(asset.verdicts.count == 1)
      checked.append(asset.path)
    }
    #expect(checked == paths && checked.count > 100)
  }

  /// Paths are taken only as fast as results are.
  @Test func `A batch does not read ahead`() async throws {
    let taken = Mutex(0)
    let endless = Counted(path: AssetPath(path)) { taken.withLock { $0 += 1 } }
    var results = try check(endless, for: [.tikTokShareKit]).makeAsyncIterator()
    for _ in 0..<10 { #expect(try await results.next() != nil) }
    try await Task.sleep(for: .milliseconds(100))
    let before = taken.withLock { $0 }
    try await Task.sleep(for: .milliseconds(100))
    #expect(taken.withLock { $0 } == before && before < 30_000)
  }

  @Test func `Canceling ends a batch`() async throws {
    let paths = [AssetPath](repeating: AssetPath(path), count: 1000)
    let hanging = HangingProbe()
    let task = Task {
      for try await _ in try check(paths, for: [.tikTokShareKit], using: Checker(deeper: hanging, engine: .reference)) {
      }
    }
    while hanging.started.withLock({ $0 }) == 0 { try await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(hanging.running.withLock { $0 } == 0)
  }

  @Test func `Leaving the loop ends a batch`() async throws {
    // The first file is read. The others begin in any order, and hang.
    let first = Product.root.appendingPathComponent("Destinations/x-gif/samples/ok/gif/gif-format.anim.gif").path
    let paths = [AssetPath(first)] + [AssetPath](repeating: AssetPath(path), count: 99)
    let hanging = HangingProbe(answering: try OpenFile(AssetPath(first)).fileSize)
    for try await _ in try check(paths, for: [.tikTokShareKit], using: Checker(deeper: hanging, engine: .reference)) {
      break
    }
    while hanging.running.withLock({ $0 }) > 0 { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func `Canceling ends a check`() async throws {
    let hanging = HangingProbe()
    let task = Task { [path] in
      try await check(AssetPath(path), for: [.tikTokShareKit], using: Checker(deeper: hanging, engine: .reference))
    }
    while hanging.started.withLock({ $0 }) == 0 { try await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(hanging.running.withLock { $0 } == 0)
  }
}

/// An endless sequence of the same path, which counts how often it was asked.
private struct Counted: Sequence, IteratorProtocol, Sendable {
  let path: AssetPath
  let count: @Sendable () -> Void

  func next() -> AssetPath? {
    count()
    return path
  }
}

/// A deeper tier that answers only when it is canceled.
private final class HangingProbe: DeeperProbe {
  let started = Mutex(0)
  let running = Mutex(0)
  private let answered: Int64?

  /// - Parameter answered: The size of files that it reads at once.
  init(answering answered: Int64? = nil) { self.answered = answered }

  func facts(of file: OpenFile, depth: Tier) async -> MediaFacts {
    started.withLock { $0 += 1 }
    guard file.fileSize != answered else { return MediaFacts() }
    running.withLock { $0 += 1 }
    try? await Task.sleep(for: .seconds(3600))
    running.withLock { $0 -= 1 }
    return MediaFacts()
  }
}
