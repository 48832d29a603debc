import Foundation
import Preflight
import PreflightDocuments
import PreflightReports
import Testing

@Suite struct ListSchemaTests {
  @Test func `The list of destinations is valid by the schema`() throws {
    let schema = try Repository.schema("list")
    for destinations in [Destinations.all, Destinations.inGroup("youtube"), []] {
      let list = try JSONDecoder().decode(JSON.self, from: Data(DestinationJSON().list(destinations)))
      #expect(schema.errors(in: list) == [])
    }
  }
}
