public import MediaProbe

/// All mistakes that were found in a document.
public struct DocumentErrors: Error, Sendable, Equatable, CustomStringConvertible {
  /// The mistakes in the order of the document; never empty.
  public let errors: [DocumentError]

  /// The mistakes, one per line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }

  /// The message of the first mistake and the number of others, in one line.
  public var summary: Message {
    guard let first = errors.first?.message else { return Message(asWritten: "") }
    return errors.count > 1 ? Message(.andMore, .message(first), .int(errors.count - 1)) : first
  }
}

/// A mistake in a document, and its place.
public struct DocumentError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The caller's name of the document.
  public let name: String
  /// The line, starting with 1.
  public let line: Int
  /// The column in Unicode scalars, starting with 1.
  public let column: Int
  /// One line with the text that was found and the text that was expected.
  public let message: Message

  /// The mistake as `name:line:column: message`, in one line.
  public var description: String { "\(name.replacing("\n", with: "\\n")):\(line):\(column): \(message)" }
}

/// A position in a document, or in a shared file that it extends.
package struct Place: Equatable, Comparable, Sendable {
  var line: Int
  var column: Int
  /// The name of a shared file from which the value comes; nil for the document itself.
  var document: String?

  package static let start = Place(line: 1, column: 1)

  package init(line: Int, column: Int, document: String? = nil) {
    (self.line, self.column, self.document) = (line, column, document)
  }

  /// Sorts by position; places in shared files come last.
  package static func < (left: Place, right: Place) -> Bool {
    (left.document ?? "", left.line, left.column) < (right.document ?? "", right.line, right.column)
  }
}

/// Collects the mistakes of one document while it is read.
package final class Mistakes {
  private let name: String
  private var found: [(place: Place, message: Message)] = []
  /// The largest number of mistakes that are kept. More would not help the user, and a hostile document can have a million.
  private static let limit = 50
  private let work: Work
  private var isExhausted = false

  /// - Parameter limit: The largest number of steps that reading the document may take.
  package init(name: String, limit: Int = Work.limit) {
    self.name = name
    work = Work.observed ?? Work(limit: limit)
  }

  var isEmpty: Bool { found.isEmpty }
  /// True if the name of the document is that of a JSON file.
  var areOfJSON: Bool { name.hasSuffix(".json") }

  /// Counts steps of work on the document. Returns false if it takes too many, which is reported once.
  package func spend(_ steps: Int = 1, at place: Place) -> Bool {
    if isExhausted { return false }
    isExhausted = !work.spend(steps)
    // Without this mistake, the document would seem to be read completely.
    if isExhausted { found.insert((place, Message(.tooMuchWork, .int(work.limit))), at: 0) }
    return !isExhausted
  }

  /// Adds a message on a destination file, which is the same in every language.
  ///
  /// The message is not made if it would not be kept, because finding a suggestion for a misspelled word is slow.
  func add(_ message: @autoclosure () -> String, at place: Place) { add(Message(asWritten: message()), at: place) }

  func add(_ id: Message.ID, _ arguments: Message.Argument..., at place: Place) {
    add(Message(id, arguments: arguments), at: place)
  }

  func add(_ message: @autoclosure () -> Message, at place: Place) {
    guard found.count < Self.limit else { return }
    found.append((place, message()))
  }

  /// Adds the mistakes of a shared file.
  func add(_ errors: DocumentErrors) {
    for error in errors.errors {
      add(error.message, at: Place(line: error.line, column: error.column, document: error.name))
    }
  }

  /// All mistakes; nil if the document has no mistakes.
  package var errors: DocumentErrors? {
    guard !found.isEmpty else { return nil }
    return DocumentErrors(
      errors: found.sorted { $0.place < $1.place }.map {
        DocumentError(
          name: $0.place.document ?? name, line: $0.place.line, column: $0.place.column, message: $0.message)
      })
  }
}

extension DocumentErrors {
  /// Creates the error for a single mistake.
  init(_ place: Place, _ message: Message, name: String) {
    self.init(errors: [DocumentError(name: name, line: place.line, column: place.column, message: message)])
  }
}
