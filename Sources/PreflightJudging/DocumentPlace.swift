public import MediaProbe

/// A position in a document.
public struct DocumentPlace: Sendable, Hashable {
  /// The file; nil for the request document itself.
  public let document: AssetPath?
  /// The line, starting with 1.
  public let line: Int
  /// The column, starting with 1, in Unicode scalars.
  public let column: Int

  /// Creates a position. Without a file, it is in the request document itself.
  public init(in document: AssetPath? = nil, line: Int, column: Int) {
    self.document = document
    self.line = line
    self.column = column
  }

  /// Returns the same position in a file that belongs to the judged document.
  package func within(_ document: AssetPath) -> DocumentPlace {
    DocumentPlace(in: document, line: line, column: column)
  }
}
