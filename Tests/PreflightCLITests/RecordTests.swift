import Foundation
import TestSupport
import Testing

/// An independent validator checks every record of every command against the published schemas.
@Suite struct RecordTests {
  private func validate(_ arguments: String) throws {
    let outcome = try Product.shell("\"$PREFLIGHT\" \(arguments) --format ndjson | script/check/validate-records")
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test func `Facts of the samples follow the schema`() throws { try validate("probe SampleMedia") }
  @Test func `Verdicts of the samples follow the schema`() throws {
    try validate("scan SampleMedia SampleMedia/broken/missing.mp4 --with-facts")
  }

  @Test func `Records of a shard follow the schema`() throws { try validate("scan SampleMedia docs --shard 2/3") }

  @Test func `The JSON array has the same records as NDJSON`() throws {
    let lines = try Product.preflight("scan", "SampleMedia", "--format", "ndjson").records
    let array = try Product.preflight("scan", "SampleMedia", "--format", "json")
    let records = try #require(try JSONSerialization.jsonObject(with: array.out) as? [[String: Any]])
    #expect(records as NSArray == lines as NSArray)
  }
}
