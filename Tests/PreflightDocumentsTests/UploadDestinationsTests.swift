import Foundation
import Preflight
import Testing

@testable import PreflightDocuments

/// The upload destinations that are not built in: `Destinations/upload`, with Chinese texts in `Destinations/zh-Hans/upload`.
@Suite struct UploadDestinationsTests {
  static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Destinations/upload").path)) ?? []).sorted()

  @Test func thereAreSome() { #expect(Self.files.count >= 44) }

  /// Reading a file runs the examples of all its rules.
  @Test(arguments: files) func isRead(file: String) throws {
    let destination = try read(file)
    #expect(destination.id + ".yml" == file)
    #expect(Destinations.named(destination.id) == nil, "a built-in destination has this id")
    let document = try #require(
      YAMLReader.read(Repository.bytes("Destinations/upload/\(file)"), mistakes: Mistakes(name: file)))
    #expect(try Repository.schema("destination").errors(in: JSON(document)) == [])
  }

  @Test(arguments: files) func isTranslated(file: String) throws {
    let bytes = try Repository.bytes("Destinations/zh-Hans/upload/\(file)")
    let texts = try TranslationReader().read(bytes, name: "zh-Hans/upload/\(file)", of: try read(file))
    #expect(!texts.name.isEmpty)
  }

  private func read(_ file: String) throws -> Destination {
    try DestinationReader().read(Repository.bytes("Destinations/upload/\(file)"), name: file)
  }
}
