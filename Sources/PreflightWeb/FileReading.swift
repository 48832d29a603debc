import MediaProbe

/// A reading of one file, whose bytes the page fetches range by range.
final class FileReading {
  /// The reading starts again whenever bytes were missing, so it asks for more of them each time it goes on after the last range.
  private static let page: UInt64 = 4096
  /// The first ranges, which are fetched together: a browser takes about a millisecond for each, however short it is. They have the whole
  /// description of most files, and readers look at the end of most files.
  private static let head: UInt64 = 24_576
  private static let tail: UInt64 = 12_288

  let name: AssetPath
  private let source: FetchedBytes
  private let size: UInt64
  /// The ranges to fetch next; empty once the facts are known.
  private(set) var wanted: [Range<UInt64>] = []
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
      // A range of its own for the end is not worth its time in a short file.
      lastEnd = size <= Self.head + Self.tail ? size : Self.head
      wanted = [0..<lastEnd]
      if lastEnd < size { wanted.append(max(Self.head, size - Self.tail)..<size) }
    }
  }

  /// Adds the bytes of a wanted range, and reads again if all have arrived.
  func add(_ bytes: some Collection<UInt8>, at offset: UInt64) {
    source.add(bytes, at: offset)
    wanted.removeAll { $0.lowerBound == offset }
    if facts == nil, wanted.isEmpty { read() }
  }

  /// Ends the reading of a file that failed.
  func fail(_ error: ReadError) {
    wanted = []
    facts = MediaFacts(error: error, fileSize: Int64(clamping: size))
  }

  private func read() {
    source.restart()
    let facts = HeaderTier.facts(of: source, named: name)
    guard let missing = source.missing.first else {
      self.facts = facts
      return
    }
    let goesOn = missing.lowerBound >= lastEnd && missing.lowerBound - lastEnd < Self.page
    let ahead = goesOn ? max(UInt64(source.count) / 2, Self.page) : Self.page
    lastEnd = min(max(missing.upperBound, missing.lowerBound.saturatingSum(ahead)), size)
    wanted = [missing.lowerBound..<lastEnd]
    for range in source.missing.dropFirst() where !wanted.contains(where: { $0.overlaps(range) }) {
      wanted.append(range)
    }
  }
}
