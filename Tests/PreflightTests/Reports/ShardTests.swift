import MediaProbe
import Preflight
import Testing

@Suite struct ShardTests {
  private let inputs: [ScanInput] = (0..<23).map { index in
    index % 5 == 0 ? .skip(AssetPath("s\(index)"), reason: Message(asWritten: "x")) : .asset(AssetPath("a\(index)"))
  }

  @Test(arguments: [1, 2, 3, 7, 23, 40])
  func `Each path is in exactly one shard`(count: Int) throws {
    var seen = [[ScanInput]]()
    var fingerprints: Set<String> = []
    for index in 1...count {
      let shard = try #require(Shard(index: index, count: count))
      let walk = ShardWalk(inputs, shard)
      let part = walk.map { $0 }
      #expect(part.count == shard.size(of: inputs.count))
      #expect(walk.total == inputs.count)
      fingerprints.insert(walk.fingerprint)
      seen.append(part)
    }
    #expect(fingerprints.count == 1)
    #expect(inputs.indices.map { seen[$0 % count][$0 / count] } == inputs)
  }

  @Test func `The fingerprint depends on the files and their use`() throws {
    let shard = try #require(Shard(index: 1, count: 1))
    func fingerprint(_ inputs: [ScanInput]) -> String {
      let walk = ShardWalk(inputs, shard)
      while walk.next() != nil {}
      return walk.fingerprint
    }
    let all: [[ScanInput]] = [
      [], [.asset("a")], [.candidate("a")], [.asset("a"), .asset("b")], [.asset("ab")], [.asset("b"), .asset("a")],
    ]
    #expect(Set(all.map(fingerprint)).count == all.count)
    #expect(fingerprint([.asset("a")]) == fingerprint([.asset("a")]))
  }

  @Test func `The paths have their own fingerprint`() throws {
    let shard = try #require(Shard(index: 1, count: 1))
    let walk = ShardWalk([.asset("a"), .candidate("b"), .skip("c", reason: Message(asWritten: "x"))], shard)
    while walk.next() != nil {}
    var again = PathFingerprint()
    for path in ["a", "b", "c"] as [AssetPath] { again.add(path) }
    #expect(walk.pathsFingerprint == again.text && walk.fingerprint != again.text)
    again.add("d")
    #expect(walk.pathsFingerprint != again.text)
  }

  @Test func `The size of a shard is correct for any total`() throws {
    for count in [1, 2, 3, 10_000] {
      for index in [1, 2, count] where index <= count {
        let shard = try #require(Shard(index: index, count: count))
        for total in [0, 1, 2, 3, 29_999] {
          #expect(shard.size(of: total) == (0..<total).filter { $0 % count == index - 1 }.count)
        }
        #expect(abs(shard.size(of: .max) - Int.max / count) <= 1)
      }
    }
  }

  @Test func `A shard outside of its count does not exist`() {
    for (index, count) in [(0, 3), (4, 3), (1, 0), (-1, -1), (1, 10_001)] {
      #expect(Shard(index: index, count: count) == nil)
    }
  }
}
