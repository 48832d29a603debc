package import MediaProbe

/// One of several equal parts of a run, for separate machines.
package struct Shard: Sendable, Hashable {
  /// From 1 to `count`.
  package let index: Int
  package let count: Int

  /// Creates a shard; nil unless 1 ≤ index ≤ count ≤ 10,000.
  package init?(index: Int, count: Int) {
    guard (1...10_000).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Returns the number of paths in this shard.
  ///
  /// - Parameter total: The number of all paths; not negative.
  package func size(of total: Int) -> Int { total / count + (total % count >= index ? 1 : 0) }
}

/// The paths of one shard. Of n shards, shard i has the paths i, i + n, i + 2n and so on.
///
/// Every shard walks all paths, which costs little compared with reading files. The shards differ by at most one path,
/// and neighboring files, which are often alike, go to different machines. The order of all paths is known without a
/// list. All machines must see the same files, which `fingerprint` verifies.
package final class ShardWalk<Base: Sequence>: Sequence, IteratorProtocol where Base.Element == ScanInput {
  private var base: Base.Iterator
  private let shard: Shard
  /// The number of paths so far, including those of other shards.
  package private(set) var total = 0
  /// The fingerprint of all paths and of their treatment.
  private var uses = PathFingerprint()
  /// The fingerprint of all paths.
  private var paths = PathFingerprint()

  package init(_ base: Base, _ shard: Shard) {
    self.base = base.makeIterator()
    self.shard = shard
  }

  package func next() -> ScanInput? {
    while let input = base.next() {
      if input == .pause { return .pause }
      note(input)
      defer { total += 1 }
      if total % shard.count == shard.index - 1 { return input }
    }
    return nil
  }

  /// The fingerprint of all paths and of their treatment, as 16 hexadecimal digits.
  package var fingerprint: String { uses.text }

  /// The fingerprint of all paths in their order, as 16 hexadecimal digits. It can be recomputed from results.
  package var pathsFingerprint: String { paths.text }

  private func note(_ input: ScanInput) {
    switch input {
    case .named(let path): note(path, 5)
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

/// A checksum of paths in their order: FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
package struct PathFingerprint: Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ path: AssetPath) {
    for byte in path.bytes { add(byte) }
    // A separator, because paths contain no zero bytes.
    add(0)
  }

  fileprivate mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// 16 hexadecimal digits.
  package var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
