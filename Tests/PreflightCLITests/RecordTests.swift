import Foundation
import TestSupport
import Testing

/// An independent validator checks every record of every command against the published schemas.
@Suite struct RecordTests {
  private func validate(_ arguments: String) throws {
    let outcome = try Product.shell("\"$PREFLIGHT\" \(arguments) --format ndjson | script/check/validate-records")
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test func factsOfTheSamples() throws { try validate("probe SampleMedia") }
  @Test func verdictsOfTheSamples() throws {
    try validate("scan SampleMedia SampleMedia/broken/missing.mp4 --with-facts")
  }

  @Test func recordsOfAShard() throws { try validate("scan SampleMedia docs --shard 2/3") }

  @Test func theJSONArrayHoldsTheSameRecords() throws {
    let lines = try Product.preflight("scan", "SampleMedia", "--format", "ndjson").records
    let array = try Product.preflight("scan", "SampleMedia", "--format", "json")
    let records = try #require(try JSONSerialization.jsonObject(with: array.out) as? [[String: Any]])
    #expect(records as NSArray == lines as NSArray)
  }
}
