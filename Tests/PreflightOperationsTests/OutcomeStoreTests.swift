import Foundation
import MediaProbe
import PreflightOperations
import PreflightReports
import TestSupport
import Testing

@Suite struct OutcomeStoreTests {
  @Test func `A locked store is not written`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("outcomes.ndjson", "").path
    let descriptor = unsafe open(path, O_RDWR)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    #expect(throws: Failure.self) { try OutcomeStore(AssetPath(path)).append([], patience: 40) }
  }

  @Test func `Intervals are Wilson's`() throws {
    // Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I, method 3.
    for (count, total, low, high) in [
      (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718),
    ] {
      let interval = try #require(ObservedShare(count, of: total).interval)
      #expect(abs(interval.low - low) < 0.0001 && abs(interval.high - high) < 0.0001, "\(count)/\(total): \(interval)")
    }
    #expect(ObservedShare(0, of: 0).interval == nil)
  }
}
