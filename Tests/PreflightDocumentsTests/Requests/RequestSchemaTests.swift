import Foundation
import MediaProbe
import Preflight
import Testing

@testable import PreflightDocuments

/// The schema of requests, and the reader, say the same of real documents.
@Suite struct RequestSchemaTests {
  static let samples: [String] = {
    let folder = Repository.root.appending(path: "SampleMedia/requests").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".json") }.sorted()
  }()

  /// Documents that the reader finds no mistake of form in fit the schema, all others do not.
  @Test(arguments: samples) func fitsExactlyWhenItsFormIsRight(name: String) throws {
    let bytes = try Repository.bytes("SampleMedia/requests/\(name)")
    let schema = try Repository.schema("request")
    let mistakes = Mistakes(name: name)
    let documents = YAMLReader.readAll(bytes, mistakes: mistakes) ?? []
    let complaints = documents.flatMap { schema.complaints(about: JSON($0)) }
    do {
      let requests = try RequestReader(destinations: Destinations.all).read(bytes, at: AssetPath(name))
      #expect(
        complaints.isEmpty == requests.allSatisfy { $0.request?.mistakes.isEmpty == true }, "\(complaints.first ?? "")")
    } catch {
      #expect(documents.isEmpty || !complaints.isEmpty)
    }
  }

  @Test func thereAreSamples() { #expect(!Self.samples.isEmpty) }
}
