public import MediaProbe

/// One way in which media arrive: the claimed size, the pieces and their order.
///
/// Equal seeds give equal arrivals. Many of the claims are false, as in untrusted uploads.
public struct Arrival: Sendable {
  /// The claim about the size before the first byte arrives.
  enum Claim: CaseIterable {
    case nothing, truth, less, more, most
  }

  enum Order: CaseIterable {
    case inOrder, shuffled
    /// Requested ranges of the media arrive.
    case asked
    /// Any requested range arrives, even far after the end of the media.
    case anywhere
  }

  let claim: Claim
  let order: Order
  /// Number of bytes of a piece, unless that makes too many pieces.
  let pieceLength: Int
  private let seed: UInt64

  /// Largest number of pieces: each may start another reading.
  private static let mostPieces = 128
  /// Largest number of requested ranges that are delivered.
  private static let mostRanges = 128
  /// Largest number of bytes of one delivered range.
  private static let longestRange = 1 << 16

  public init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed)
    claim = Claim.allCases.randomElement(using: &random) ?? .nothing
    order = Order.allCases.randomElement(using: &random) ?? .inOrder
    pieceLength = [1, 7, 512, 1024, 4096, 65536].randomElement(using: &random) ?? 1024
  }

  /// Delivers the media and returns the broken promises, one per line. A trap ends the process.
  public func brokenPromises(_ content: some ByteSource) -> [String] {
    let count = content.size ?? 0
    var broken: [String] = []
    var media = ArrivingMedia(size: stated(count))
    note(media, &broken)
    switch order {
    case .inOrder, .shuffled:
      let length = max(pieceLength, Int(count) / Self.mostPieces + 1)
      var starts = Array(stride(from: 0, to: Int(count), by: length))
      if order == .shuffled {
        var random = SeededGenerator(seed)
        starts.shuffle(using: &random)
      }
      for start in starts {
        media.add(part(of: content, UInt64(start)..<UInt64(start + length)), at: UInt64(start))
        note(media, &broken)
      }
    case .asked: bring(content, to: &media, &broken)
    case .anywhere: bring(Endless(content), to: &media, &broken)
    }
    if order == .anywhere { return broken }
    media.end()
    note(media, &broken)
    bring(content, to: &media, &broken)
    // Facts that depend on a false size stay, since they are not corrected for bytes that have already passed. Without a size,
    // only the last page of a damaged picture decides if it is cut, and the middle has passed.
    guard order != .asked, claim == .truth else { return broken }
    var whole = ArrivingMedia(size: count)
    whole.add(part(of: content, 0..<count), at: 0)
    bring(content, to: &whole, &broken)
    if let found = told(media), let expected = told(whole), found.error?.code != .tooLarge,
      expected.error?.code != .tooLarge, !found.agrees(with: expected)
    {
      broken.append("\(claim), \(order), by \(pieceLength): another answer than that of the whole")
    }
    return broken
  }

  /// Reads all bytes that arrive at once, with each size that applies until the end.
  public func readAtOnce(_ content: some ByteSource) {
    let count = content.size ?? 0
    let endless = order == .anywhere ? Endless(content) : nil
    for size in [count, stated(count), nil] as Set {
      _ = try? HeaderTier.read(SizedSource(content, size: size))
      if let endless { _ = try? HeaderTier.read(SizedSource(endless, size: size)) }
    }
  }

  private func stated(_ count: UInt64) -> UInt64? {
    switch claim {
    case .nothing: nil
    case .truth: count
    case .less: count / 2
    case .more: count.saturatingSum(seed % 100_000 + 1)
    case .most: .max - seed % 3
    }
  }

  /// Delivers requested ranges until there is an answer or a range is not available.
  private func bring(_ content: some ByteSource, to media: inout ArrivingMedia, _ broken: inout [String]) {
    for _ in 0..<Self.mostRanges {
      guard case .needs(let range) = media.progress else { return }
      let end = min(range.upperBound, range.lowerBound.saturatingSum(UInt64(Self.longestRange)))
      let bytes = part(of: content, range.lowerBound..<end)
      guard !bytes.isEmpty else { return }
      media.add(bytes, at: range.lowerBound)
      note(media, &broken)
    }
  }

  private func part(of content: some ByteSource, _ range: Range<UInt64>) -> [UInt8] {
    (try? content.bytes(range)) ?? []
  }

  /// Adds the promises that the progress of the media breaks.
  private func note(_ media: ArrivingMedia, _ broken: inout [String]) {
    switch media.progress {
    case .needs(let range):
      if range.isEmpty { broken.append("\(range) is requested, which has no bytes") }
    case .facts(let facts):
      for promise in facts.error == nil ? facts.brokenPromises : [] where !broken.contains(promise) {
        broken.append(promise)
      }
      if facts.error?.code == .internal { broken.append("\(facts.error?.message.english ?? "")") }
    }
  }

  /// Returns the facts of the media without the cost of reading them.
  private func told(_ media: ArrivingMedia) -> MediaFacts? {
    guard case .facts(var facts) = media.progress else { return nil }
    facts.bytesRead = 0
    return facts
  }
}

extension MediaFacts {
  /// True if nothing contradicts the facts of the whole file. Facts that depend on bytes that have passed can be unknown.
  public func agrees(with whole: MediaFacts) -> Bool {
    error == whole.error && problems.allSatisfy(whole.problems.contains)
      && Fact.allCases.allSatisfy { fact in
        if case .unknown = self[fact] { return true }
        return self[fact] == whole[fact]
      }
  }
}

/// A source with a claim about its size, which may be false.
public final class SizedSource<Content: ByteSource>: ByteSource {
  private let content: Content
  public let size: UInt64?

  public init(_ content: Content, size: UInt64?) { (self.content, self.size) = (content, size) }

  public func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] { try content.bytes(range) }
}

/// Media that repeat endlessly, so that every range can be delivered.
private final class Endless: ByteSource {
  /// The media, repeated to fill a page at least.
  private let page: [UInt8]

  init(_ content: some ByteSource) {
    let content = (try? content.bytes(0..<min(content.size ?? 0, 1 << 17))) ?? []
    var page = content
    while !content.isEmpty, page.count < 4096 { page += content }
    self.page = page
  }

  var size: UInt64? { nil }

  func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] {
    guard !page.isEmpty else { return [] }
    let count = Int(clamping: range.upperBound - range.lowerBound)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var place = Int(range.lowerBound % UInt64(page.count))
    while bytes.count < count {
      bytes += page[place..<min(page.count, place + count - bytes.count)]
      place = 0
    }
    return bytes
  }
}
