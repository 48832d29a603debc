public import MediaProbe

/// A position in a document that somebody wrote.
public struct DocumentPlace: Sendable, Hashable {
  /// Nil for the document that is judged, a request.
  public let document: AssetPath?
  /// From 1.
  public let line: Int
  /// From 1, in Unicode scalars.
  public let column: Int

  public init(in document: AssetPath? = nil, line: Int, column: Int) {
    self.document = document
    self.line = line
    self.column = column
  }

  /// The same place, in a file beside the document that is judged.
  func within(_ document: AssetPath) -> DocumentPlace { DocumentPlace(in: document, line: line, column: column) }
}
