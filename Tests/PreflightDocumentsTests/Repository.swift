import Foundation
import Preflight
import PreflightDocuments
import Testing

/// Files of the repository that tests read.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func bytes(_ path: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: root.appending(path: path))) }

  static func schema(_ name: String) throws -> SchemaValidator {
    SchemaValidator(root: try JSON(contentsOf: root.appending(path: "schemas/\(name).schema.json")))
  }

  /// Returns the generated destination of a document, or the rules on the file itself.
  static func builtIn(_ id: String) -> Destination? {
    Destinations.ofFiles.first { $0.id == id } ?? Destinations.named(id)
  }

  /// The ids of the built-in destinations, and of the rules on files themselves.
  static let destinations =
    ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Destinations").path)) ?? [])
    .filter { FileManager.default.fileExists(atPath: root.appending(path: "Destinations/\($0)/rules.yml").path) }
    .sorted()

  /// The files that built-in destinations share.
  static func sharedFiles(in language: Language = .english) throws -> SharedFiles {
    let folder = "Destinations/\(SharedFiles.folder)"
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
    return SharedFiles(try names.map { ("\(folder)/\($0)", try bytes("\(folder)/\($0)")) }, in: language)
  }

  /// Reads the document of a built-in destination.
  static func destination(_ id: String) throws -> Destination {
    try DestinationReader().read(bytes("Destinations/\(id)/rules.yml"), name: id, sharing: sharedFiles())
  }

  /// Returns what the schema of destinations finds wrong in a file.
  static func schemaErrors(inDestination path: String) throws -> [String] {
    let document = try #require(YAMLReader.read(bytes(path), mistakes: Mistakes(name: path)))
    return try schema("destination").errors(in: JSON(document))
  }
}
