import BuiltProducts
import Foundation
import MediaProbe
import Preflight
import ReferenceProbe
import Testing

/// Generated media with known facts: hundreds of combinations of codec, frame rate, sample aspect ratio, rotation,
/// channel layout, edits and containers, and pictures with every orientation and color model.
@Suite struct TruthTests {
  /// The tolerance for measured numbers, because containers round times to frames and to their own clocks.
  private static let tolerance: [Fact: Double] = [.duration: 0.06, .videoFrameRate: 0.02, .videoAverageFrameRate: 0.02]

  @Test func bothTiersTellTheTruth() async throws {
    let folder = try TemporaryFolder()
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("generate.py").path
    let made = try Product.shell("python3 '\(script)' '\(folder.url.path)'")
    try #require(made.status == 0, "\(made)")
    let document = try Data(contentsOf: folder.url.appendingPathComponent("truth.json"))
    let truth = try #require(JSONSerialization.jsonObject(with: document) as? [String: [String: Any]])
    #expect(truth.count > 400)

    let tiers: [(String, Checker)] = [
      ("reference", Checker(deeper: ReferenceProbe(), engine: .reference)),
      ("auto", Checker(deeper: ReferenceProbe())),
    ]
    for (name, expected) in truth.sorted(by: { $0.key < $1.key }) {
      let path = AssetPath(folder.url.appendingPathComponent(name).path)
      for (tier, checker) in tiers {
        let facts = try await probe(path, using: checker)
        #expect(facts.error == nil, "\(name), \(tier)")
        for (key, value) in expected {
          let fact = try #require(Fact(rawValue: key), "\(key) is no fact")
          #expect(matches(facts[fact], value, fact), "\(name), \(tier): \(key) is \(facts[fact]), expected \(value)")
        }
      }
      // The header tier may leave facts open, but those that it reports must be true.
      let header = try await probe(path, using: Checker(engine: .header))
      for (key, value) in expected {
        guard let fact = Fact(rawValue: key), case .known = header[fact] else { continue }
        #expect(matches(header[fact], value, fact), "\(name), header: \(key) is \(header[fact]), expected \(value)")
      }
    }
  }

  private func matches(_ found: FactLookup, _ expected: Any, _ fact: Fact) -> Bool {
    guard case .known(let value) = found else { return expected is NSNull }
    switch (value, expected) {
    case (.text(let found), let expected as String): return found == expected
    case (.flag(let found), let expected as Bool): return found == expected
    case (.integer(let found), let expected as NSNumber): return found == expected.int64Value
    case (.number(let found), let expected as NSNumber):
      return abs(found - expected.doubleValue) <= Self.tolerance[fact] ?? 0
    case (.ratio(let found), let expected as String): return found == Ratio(expected)
    case (.ratio(let found), let expected as NSNumber):
      return abs(found.value - expected.doubleValue) <= Self.tolerance[fact] ?? 0
    default: return false
    }
  }
}
