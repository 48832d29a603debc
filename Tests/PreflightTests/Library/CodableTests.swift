import Foundation
import Preflight
import TestSupport
import Testing

/// The JSON of results is that of the command, and reads back as the same values.
@Suite struct CodableTests {
  @Test(arguments: Loops.some(Samples.all, oneOf: 9))
  func `Results can be read back`(sample: Samples.Sample) async throws {
    let facts = try await probe(AssetPath(sample.path))
    let encoded = try JSONEncoder().encode(facts)
    #expect(try JSONDecoder().decode(MediaFacts.self, from: encoded) == facts)
    #expect(try object(encoded) == object(Data(facts.json.utf8)))
    for verdict in try judge(facts, named: sample.name, for: Samples.destinations(for: sample)) {
      let encoded = try JSONEncoder().encode(verdict)
      let decoded = try JSONDecoder().decode(Verdict.self, from: encoded)
      #expect(decoded == verdict && decoded.hashValue == verdict.hashValue)
      #expect(decoded.findings.map(\.message) == verdict.findings.map(\.message))
      #expect(decoded.findings.map(\.fix) == verdict.findings.map(\.fix))
      #expect(decoded.nativeCodes == verdict.nativeCodes && decoded.description == verdict.description)
      #expect(try object(encoded) == object(Data(verdict.json.utf8)))
      for finding in verdict.findings {
        #expect(try JSONDecoder().decode(Finding.self, from: JSONEncoder().encode(finding)) == finding)
      }
    }
  }

  @Test func `Records equal those of the command`() async throws {
    let files = Loops.some(
      Samples.files(in: Product.root.appendingPathComponent("SampleMedia/fail/tiktok-share-kit-ios")), oneOf: 4)
    let outcome = try Product.preflight(
      ["scan", "--to", "all", "--engine", "header", "--with-facts", "--format", "ndjson"] + files.map(\.path))
    var compared = 0
    let verdicts = try outcome.records.filter { $0["record"] as? String == "verdict" }
    for (path, records) in Dictionary(grouping: verdicts, by: { $0["path"] as? String }) {
      let path = AssetPath(try #require(path))
      let facts = try await probe(path, using: Checker(engine: .header))
      let factsRecord = try object(Data(facts.json.utf8))
      let judged = try judge(facts, named: path, for: Destinations.all)
      for var record in records {
        let index = try #require(Destinations.all.firstIndex { $0.id == record["destination"] as? String })
        #expect(factsRecord == (record["facts"] as? NSDictionary))
        for key in ["record", "path", "facts"] { record[key] = nil }
        #expect(try object(Data(judged[index].json.utf8)) == record as NSDictionary)
        compared += 1
      }
    }
    #expect(!files.isEmpty && compared == files.count * Destinations.all.count)
  }

  /// A record of another version can contain names that this version does not know.
  @Test func `Unknown names are kept`() throws {
    let text = """
      {"destination":"no-such-place","outcome":"fail","findings":[{"rule":"no-such-place/size","severity":"error",\
      "certainty":"official","fact":"file_size","measured":7,"limit":5,"unit":"bytes","message":"has 7 bytes",\
      "source":{"title":"A page","url":"https://example.com","checked":"2026-01-02"}}]}
      """
    let verdict = try JSONDecoder().decode(Verdict.self, from: Data(text.utf8))
    #expect(verdict.destination.id == "no-such-place" && verdict.outcome == .fail)
    #expect(verdict.findings[0].message == "has 7 bytes" && verdict.findings[0].measured == .integer(7))
    #expect(try object(Data(verdict.json.utf8)) == object(Data(text.utf8)))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Verdict.self, from: Data(#"{"outcome":"fail"}"#.utf8))
    }
  }

  private func object(_ data: Data) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
  }
}
