public import MediaProbe

/// A damaged copy of a file's content. Equal seeds give equal copies, and undamaged parts are not copied.
public final class Variant: ByteSource {
  private var pieces: [ArraySlice<UInt8>]
  public private(set) var count: Int

  public init(_ content: [UInt8]) { (pieces, count) = ([content[...]], content.count) }

  public var size: UInt64? { UInt64(count) }

  public func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] {
    let part = range.clamped(to: 0..<UInt64(count))
    return Array(slices(Int(part.lowerBound)..<Int(part.upperBound)).joined())
  }

  /// The whole content.
  public var content: [UInt8] { Array(pieces.joined()) }

  /// Replaces bytes with others.
  public func replace(_ range: Range<Int>, with bytes: ArraySlice<UInt8>) {
    pieces = slices(0..<range.lowerBound) + [bytes] + slices(range.upperBound..<count)
    count += bytes.count - range.count
  }

  private func slices(_ range: Range<Int>) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var start = 0
    for piece in pieces {
      let part = range.clamped(to: start..<start + piece.count)
      if !part.isEmpty {
        found.append(piece[piece.startIndex + part.lowerBound - start..<piece.startIndex + part.upperBound - start])
      }
      start += piece.count
    }
    return found
  }
}

/// Numbers of 32 and 64 bits at which sums and comparisons often fail.
private let extremes: [[UInt8]] = [
  [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 7], [0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF],
  [0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
  [0x7F, 0xF8, 0, 0, 0, 0, 0, 0], [0x7F, 0xF0, 0, 0, 0, 0, 0, 0],
  [0xC0, 0, 0, 0, 0, 0, 0, 0], [0x40, 0, 0, 0, 0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xE0],
]

extension Variant {
  /// Creates the variant with a number: one to six bit flips, overwritten numbers, cuts, and duplicated, moved and
  /// missing parts.
  ///
  /// - Parameter places: Places that readers read in the undamaged content; most of the damage is done there.
  public convenience init(of content: [UInt8], near places: [Range<Int>] = [], seed: UInt64, number: UInt64) {
    self.init(content)
    var random = SeededGenerator(seed &* 0x1_0000_0001 &+ number)
    for _ in 0..<Int.random(in: 1...6, using: &random) where count > 0 { damage(content, places, &random) }
    if Int.random(in: 0..<8, using: &random) == 0 { cut(at: place(places, &random)) }
  }

  private func place(_ places: [Range<Int>], _ random: inout SeededGenerator) -> Int {
    if Int.random(in: 0..<8, using: &random) > 0, let part = places.randomElement(using: &random), !part.isEmpty {
      return min(Int.random(in: part, using: &random), max(0, count - 1))
    }
    return count > 0 ? Int.random(in: 0..<count, using: &random) : 0
  }

  private func cut(at place: Int) { replace(place..<count, with: []) }

  private func damage(_ content: [UInt8], _ places: [Range<Int>], _ random: inout SeededGenerator) {
    let place = place(places, &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      guard let byte = slices(place..<place + 1).first?.first else { return }
      replace(place..<place + 1, with: [byte ^ 1 << UInt8.random(in: 0..<8, using: &random)])
    case 2: replace(place..<place + 1, with: [UInt8.random(in: .min ... .max, using: &random)])
    case 3:
      // The number becomes off by one.
      guard let byte = slices(place..<place + 1).first?.first else { return }
      replace(place..<place + 1, with: [Bool.random(using: &random) ? byte &+ 1 : byte &- 1])
    case 4:
      guard let number = extremes.randomElement(using: &random) else { return }
      let end = min(place + number.count, count)
      replace(place..<end, with: number.prefix(end - place))
    case 5: replace(place..<min(place + Int.random(in: 1...64, using: &random), count), with: [])
    default:
      // A part of the content is inserted again, or overwrites other bytes.
      let start = Int.random(in: content.indices, using: &random)
      let part = content[start..<min(start + Int.random(in: 1...256, using: &random), content.count)]
      let end = Bool.random(using: &random) ? place : min(place + part.count, count)
      replace(place..<end, with: part)
    }
  }
}

/// A source that records which parts are requested.
public final class NotingSource: ByteSource {
  private let content: MemorySource
  /// The requested parts in order.
  public private(set) var parts: [Range<Int>] = []

  public init(_ content: [UInt8]) { self.content = MemorySource(content) }

  public var size: UInt64? { content.size }

  public func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] {
    let bytes = try content.bytes(range)
    let start = Int(clamping: range.lowerBound)
    if !bytes.isEmpty { parts.append(start..<start + bytes.count) }
    return bytes
  }
}

extension HeaderReader {
  /// Reads seeded variants of a file's content and returns the broken promises with their variants. A trap ends the
  /// process.
  public func brokenPromises(ofVariantsOf content: [UInt8], count: UInt64, seed: UInt64) -> [String] {
    (0..<count).flatMap { number in
      brokenPromises(Variant(of: content, seed: seed, number: number)).map { "variant \(number): \($0)" }
    }
  }
}
