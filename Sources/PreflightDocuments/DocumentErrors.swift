/// What is wrong with a document that somebody wrote, as far as it could be read: several mistakes are reported at once.
public struct DocumentErrors: Error, Sendable, Equatable, CustomStringConvertible {
  /// In the order in which they stand in the document; never empty.
  public let errors: [DocumentError]

  /// One line for each.
  public var description: String { errors.map(\.description).joined(separator: "\n") }

  /// The first mistake in one line without its place, and how many others there are.
  public var summary: String {
    (errors.first?.message ?? "") + (errors.count > 1 ? " (and \(errors.count - 1) more)" : "")
  }
}

/// One mistake, and where it stands.
public struct DocumentError: Error, Sendable, Equatable, CustomStringConvertible {
  /// As the caller named the document.
  public let name: String
  /// From 1.
  public let line: Int
  /// From 1, in Unicode scalars.
  public let column: Int
  /// What was found and what was expected, in one line.
  public let message: String

  /// `name:line:column: message`
  public var description: String { "\(name):\(line):\(column): \(message)" }
}

/// A position in a document.
struct Place: Equatable, Comparable {
  var line: Int
  var column: Int

  static let start = Place(line: 1, column: 1)

  static func < (left: Place, right: Place) -> Bool { (left.line, left.column) < (right.line, right.column) }
}

/// Collects the mistakes of one document while it is read.
final class Mistakes {
  private let name: String
  private var found: [(place: Place, message: String)] = []
  /// More than this help nobody, and a hostile document may hold a million.
  private static let limit = 50

  init(name: String) { self.name = name }

  var isEmpty: Bool { found.isEmpty }
  /// Whether the document is JSON by its name.
  var areOfJSON: Bool { name.hasSuffix(".json") }

  func add(_ message: String, at place: Place) {
    guard found.count < Self.limit else { return }
    found.append((place, message))
  }

  /// Nil when there are none.
  var errors: DocumentErrors? {
    guard !found.isEmpty else { return nil }
    return DocumentErrors(
      errors: found.sorted { $0.place < $1.place }.map {
        DocumentError(name: name, line: $0.place.line, column: $0.place.column, message: $0.message)
      })
  }
}

extension DocumentErrors {
  /// One mistake alone.
  init(_ place: Place, _ message: String, name: String) {
    self.init(errors: [DocumentError(name: name, line: place.line, column: place.column, message: message)])
  }
}
