import Foundation
import MediaProbe
import Testing

@testable import Preflight

@Suite struct ReporterTests {
  /// The list of formats and the folder of reporters name the same: a new file cannot be forgotten.
  @Test func everyReporterIsListed() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Preflight/Reports")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Reporter.swift") && $0 != "Reporter.swift" }
    #expect(Set(files) == Set(Reporters.all.map { "\($0).swift" }))
    #expect(Set(Reporters.all.map { $0.name }).count == Reporters.all.count)
  }

  @Test(arguments: FailureThreshold.allCases)
  func thresholdsOrderOutcomes(threshold: FailureThreshold) {
    let red: [FailureThreshold: Set<Preflight.Outcome>] = [
      .never: [], .error: [.fail, .unreadable], .unknown: [.fail, .unreadable, .unknown],
      .warning: [.fail, .unreadable, .unknown, .warn],
    ]
    for outcome in Preflight.Outcome.allCases {
      var tally = Tally()
      tally.count(outcome)
      #expect(threshold.isReached(by: tally) == red[threshold]?.contains(outcome), "\(threshold) \(outcome)")
    }
  }
}
