public import MediaProbe

/// One of several equal parts of a run, each for another machine.
public struct Shard: Sendable, Hashable {
  /// From 1 to `count`.
  public let index: Int
  public let count: Int

  /// Nil unless 1 ≤ index ≤ count ≤ 10,000.
  public init?(index: Int, count: Int) {
    guard (1...10_000).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// How many of so many paths it has.
  ///
  /// - Parameter total: Not negative.
  public func size(of total: Int) -> Int { total / count + (total % count >= index ? 1 : 0) }
}

/// The paths of one shard: of n, shard i has path i, path i + n, path i + 2n, and so on, each in exactly one.
///
/// Every shard walks everything, which costs little beside reading files; so the parts are equal to one path, neighbours,
/// which are often alike, go to different machines, and the order of all is known without being written down. It takes that
/// all see the same files, which `fingerprint` shows.
public final class ShardWalk<Base: Sequence>: Sequence, IteratorProtocol where Base.Element == ScanInput {
  private var base: Base.Iterator
  private let shard: Shard
  /// How many paths there were so far, those of other shards included.
  public private(set) var total = 0
  /// Over all paths and what is to be done with them.
  private var uses = PathFingerprint()
  /// Over all paths.
  private var paths = PathFingerprint()

  public init(_ base: Base, _ shard: Shard) {
    self.base = base.makeIterator()
    self.shard = shard
  }

  public func next() -> ScanInput? {
    while let input = base.next() {
      if input == .pause { return .pause }
      note(input)
      defer { total += 1 }
      if total % shard.count == shard.index - 1 { return input }
    }
    return nil
  }

  /// The same in two runs that saw the same paths and would do the same with each: 16 hexadecimal digits.
  public var fingerprint: String { uses.text }

  /// The same for the same paths in the same order: 16 hexadecimal digits. It can be computed again from results.
  public var pathsFingerprint: String { paths.text }

  private func note(_ input: ScanInput) {
    switch input {
    case .asset(let path): note(path, 1)
    case .candidate(let path): note(path, 2)
    case .skip(let path, _): note(path, 3)
    case .failure(let path, _): note(path, 4)
    case .pause: break
    }
  }

  private func note(_ path: AssetPath, _ kind: UInt8) {
    uses.add(path)
    uses.add(kind)
    paths.add(path)
  }
}

/// A sum over paths in their order: FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
public struct PathFingerprint: Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  public mutating func add(_ path: AssetPath) {
    for byte in path.bytes { add(byte) }
    // No path holds a zero byte.
    add(0)
  }

  fileprivate mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// 16 hexadecimal digits.
  public var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
