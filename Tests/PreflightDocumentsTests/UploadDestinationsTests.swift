import Foundation
import Preflight
import Testing

@testable import PreflightDocuments

/// The upload destinations that are not built in: `Destinations/upload`, with Chinese texts in `Destinations/zh-Hans/upload`.
@Suite struct UploadDestinationsTests {
  @Test func thereAreSome() { #expect(Repository.uploadDestinations.count >= 44) }

  /// Reading a file runs the examples of all its rules.
  @Test(arguments: Repository.uploadDestinations) func isRead(file: String) throws {
    let destination = try read(file)
    #expect(destination.id + ".yml" == file)
    #expect(Destinations.named(destination.id) == nil, "a built-in destination has this id")
    #expect(try Repository.schemaErrors(inDestination: "Destinations/upload/\(file)") == [])
  }

  @Test(arguments: Repository.uploadDestinations) func isTranslated(file: String) throws {
    let bytes = try Repository.bytes("Destinations/zh-Hans/upload/\(file)")
    let texts = try TranslationReader().read(bytes, name: "zh-Hans/upload/\(file)", of: try read(file))
    #expect(!texts.name.isEmpty)
  }

  private func read(_ file: String) throws -> Destination {
    try DestinationReader().read(Repository.bytes("Destinations/upload/\(file)"), name: file)
  }
}
