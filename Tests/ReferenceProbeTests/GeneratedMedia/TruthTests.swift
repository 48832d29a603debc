import Foundation
import MediaProbe
import Preflight
import ReferenceProbe
import TestSupport
import Testing

/// Generated media with known facts: hundreds of combinations of codec, frame rate, sample aspect ratio, rotation,
/// channel layout, edits and containers, and images with every orientation and color model.
@Suite struct TruthTests {
  /// The tolerance for measured numbers, because containers round times to frames and to their own clocks.
  private static let tolerance: [Fact: Double] = [.duration: 0.06, .videoFrameRate: 0.02, .videoAverageFrameRate: 0.02]

  /// A file with its expected facts, as JSON values by their names.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let path: AssetPath
    let truth: Data
    var testDescription: String { name }
  }

  /// The generated files. A script makes them once for each version of their recipe. The list is empty if it fails.
  static let samples: [Sample] = {
    guard let made = try? Product.shell("script/tools/generated-media"), made.status == 0 else { return [] }
    let folder = URL(fileURLWithPath: made.stdout.trimmingCharacters(in: .whitespacesAndNewlines))
    guard let document = try? Data(contentsOf: folder.appendingPathComponent("truth.json")),
      let truth = try? JSONSerialization.jsonObject(with: document) as? [String: [String: Any]]
    else { return [] }
    return truth.sorted { $0.key < $1.key }.compactMap { name, facts in
      guard let facts = try? JSONSerialization.data(withJSONObject: facts) else { return nil }
      return Sample(name: name, path: AssetPath(folder.appendingPathComponent(name).path), truth: facts)
    }
  }()

  @Test func `There are hundreds of generated files`() {
    #expect(Self.samples.count > 400, "script/tools/generated-media says why")
  }

  @Test(arguments: samples)
  func `All tiers report the true facts`(sample: Sample) async throws {
    let truth = try #require(JSONSerialization.jsonObject(with: sample.truth) as? [String: Any])
    let tiers: [(String, Checker)] = [
      ("reference", Checker(deeper: ReferenceProbe(), engine: .reference)),
      ("auto", Checker(deeper: ReferenceProbe())),
    ]
    for (tier, checker) in tiers {
      let facts = try await probe(sample.path, using: checker)
      #expect(facts.error == nil, "\(tier)")
      for (key, value) in truth {
        let fact = try #require(Fact(rawValue: key), "\(key) is no fact")
        #expect(matches(facts[fact], value, fact), "\(tier): \(key) is \(facts[fact]), expected \(value)")
      }
    }
    // The header tier may leave facts open, but those that it reports must be true.
    let header = try await probe(sample.path, using: Checker(engine: .header))
    for (key, value) in truth {
      guard let fact = Fact(rawValue: key), case .known = header[fact] else { continue }
      #expect(matches(header[fact], value, fact), "header: \(key) is \(header[fact]), expected \(value)")
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
