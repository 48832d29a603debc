import MediaProbe
public import Preflight

/// Reads a destination from YAML. It can be a built-in destination or one that a user wrote.
public struct DestinationReader: Sendable {
  /// The largest size of a document in bytes.
  public static let sizeLimit = YAMLReader.sizeLimit

  /// Creates a reader, which can read any number of destinations.
  public init() {}

  /// Returns the destination. All mistakes are thrown together, each with its place.
  ///
  /// - Parameters:
  ///   - bytes: The document, UTF-8.
  ///   - name: The name of the document in messages: its path.
  ///   - shared: The files that the document can name with `extends`.
  ///   - extended: Returns the destination that the document names with `extends`; by default the built-in one.
  public func read(
    _ bytes: [UInt8], name: String, sharing shared: SharedFiles = .none,
    extending extended: @escaping (String) -> Destination? = Destinations.named
  ) throws(DocumentErrors) -> Destination {
    let mistakes = Mistakes(name: name)
    let root = YAMLReader.read(bytes, mistakes: mistakes).flatMap {
      shared.extend($0, mistakes, takingRules: true)
    }
    return try read(root, mistakes, name: name, extending: extended)
  }

  func read(
    _ root: DocumentValue?, _ mistakes: Mistakes, name: String, extending extended: @escaping (String) -> Destination?
  ) throws(DocumentErrors) -> Destination {
    var destination: Destination?
    if let root, let members = MappingReader(root, "a destination", mistakes) {
      var draft = DestinationDraft(members, mistakes, extending: extended)
      destination = draft.read()
    }
    if let errors = mistakes.errors { throw errors }
    guard let destination else {
      // A document that has no destination reports a reason. This line only appears if that is not the case, which is a defect.
      throw DocumentErrors(errors: [
        DocumentError(name: name, line: 1, column: 1, message: Message(asWritten: "is no destination"))
      ])
    }
    return destination
  }
}

/// Returns true for a name that documents may use: lower case letters, digits and hyphens.
func isName(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.count <= 64 && text.utf8.first != UInt8(ascii: "-") && text.utf8.last != UInt8(ascii: "-")
    && text.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
      default: false
      }
    }
}
