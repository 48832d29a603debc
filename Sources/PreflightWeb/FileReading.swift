import MediaProbe

/// A reading of one file, whose bytes the page fetches range by range.
final class FileReading {
  /// The reading starts again whenever bytes were missing, so it asks for more of them each time it goes on after the last range.
  private static let page: UInt64 = 4096
  /// The first range. It has the whole description of most files.
  private static let first: UInt64 = 16_384

  let name: AssetPath
  private let source: FetchedBytes
  private let size: UInt64
  /// The range to fetch next; nil once the facts are known.
  private(set) var wanted: Range<UInt64>?
  /// The facts of the header; nil until they are known.
  private(set) var facts: MediaFacts?
  /// The end of the last range that was asked for.
  private var lastEnd: UInt64 = 0

  init(named name: AssetPath, size: UInt64) {
    self.name = name
    self.size = size
    source = FetchedBytes(size: size)
    if name.isCloudPlaceholder {
      facts = MediaFacts(error: ReadError(.icloudPlaceholder, .inICloud))
    } else if size == 0 {
      read()
    } else {
      ask(for: 0..<min(size, Self.first))
    }
  }

  /// Adds bytes and reads again if all that are wanted have arrived.
  func add(_ bytes: some Collection<UInt8>, at offset: UInt64) {
    source.add(bytes, at: offset)
    if facts == nil { read() }
  }

  /// Ends the reading of a file that failed.
  func fail(_ error: ReadError) {
    wanted = nil
    facts = MediaFacts(error: error, fileSize: Int64(clamping: size))
  }

  private func read() {
    source.restart()
    let facts = HeaderTier.facts(of: source, named: name)
    guard let missing = source.missing else {
      wanted = nil
      self.facts = facts
      return
    }
    let goesOn = missing.lowerBound >= lastEnd && missing.lowerBound - lastEnd < Self.page
    let ahead = goesOn ? max(UInt64(source.count) / 2, Self.page) : Self.page
    let end = min(max(missing.upperBound, missing.lowerBound.saturatingSum(ahead)), size)
    ask(for: missing.lowerBound..<end)
  }

  private func ask(for range: Range<UInt64>) {
    wanted = range
    lastEnd = range.upperBound
  }
}
