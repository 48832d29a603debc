import Foundation
import MediaProbe
import Preflight
import PreflightDocuments
import TestSupport
import Testing

/// The schema of requests agrees with the reader on real documents.
@Suite struct RequestSchemaTests {
  static let samples: [String] = {
    let folder = Repository.root.appending(path: "SampleMedia/requests").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".json") }.sorted()
  }()

  private static let schema = Result { try Repository.schema("request") }

  /// Documents without mistakes of form are valid by the schema, and all others are not. No schema can refuse half of a
  /// character.
  @Test(arguments: Loops.some(samples, oneOf: 10))
  func `The schema accepts exactly the documents without form mistakes`(name: String) throws {
    let bytes = try Repository.bytes("SampleMedia/requests/\(name)")
    let schema = try Self.schema.get()
    let mistakes = Mistakes(name: name)
    let documents = YAMLReader.readAll(bytes, mistakes: mistakes) ?? []
    let errors = documents.flatMap { schema.errors(in: JSON($0)) }
    do {
      let requests = try RequestReader(destinations: Destinations.all).read(bytes, at: AssetPath(name))
      #expect(
        errors.isEmpty == requests.allSatisfy { $0.request?.mistakes.allSatisfy { $0.kind == .halfCharacter } == true },
        "\(errors.first ?? "")")
    } catch {
      #expect(documents.isEmpty || !errors.isEmpty)
    }
  }

  @Test func `There are sample requests`() { #expect(!Self.samples.isEmpty) }
}
