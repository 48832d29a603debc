public import MediaProbe
public import Preflight

/// Reads share requests from YAML or JSON: one request, a list of them, or several documents.
public struct RequestReader: Sendable {
  /// The largest size of a document in bytes.
  public static var sizeLimit: Int { YAMLReader.sizeLimit }

  private let destinations: [Destination]

  /// Creates a reader.
  ///
  /// - Parameter destinations: The destinations that a request can name.
  public init(destinations: [Destination]) { self.destinations = destinations }

  /// Returns the requests of a document, in its order.
  ///
  /// An invalid value is a mistake of its request, and is judged with it. `AppFilesReader` reads the app files that a context
  /// names. A request for an unknown destination is an unreadable entry with its place, and hides no other request.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8.
  ///   - path: The path of the document. Paths of media are relative to its folder.
  /// - Throws: The mistakes, if the document is not valid YAML or if a request names no destination.
  public func read(_ bytes: [UInt8], at path: AssetPath) throws(DocumentErrors) -> [RequestEntry] {
    let mistakes = Mistakes(name: path.text)
    let folder = DocumentFolder(of: path)
    let roots = YAMLReader.readAll(bytes, mistakes: mistakes) ?? []
    let values = roots.flatMap { root in if case .list(let items) = root.content { items } else { [root] } }
    if mistakes.isEmpty, values.isEmpty { mistakes.add(.noRequestFound, at: .start) }
    var entries: [RequestEntry] = []
    for (index, value) in values.enumerated() {
      let id = RequestID(document: path, index: index, hasSiblings: values.count > 1)
      if let entry = read(value, id, folder, mistakes) { entries.append(entry) }
    }
    if let errors = mistakes.errors { throw errors }
    return entries
  }

  private func read(
    _ value: DocumentValue, _ id: RequestID, _ folder: DocumentFolder, _ mistakes: Mistakes
  ) -> RequestEntry? {
    guard var members = MappingReader(value, Message(.aRequest), mistakes),
      let name = members.required("destination"),
      let word = name.text(mistakes, expected: .aDestinationName)
    else { return nil }
    func refusal(_ reason: Message) -> RequestEntry {
      .unreadable(
        id, ReadError(.unsupported, reason.placed(at: "\(name.place.line):\(name.place.column)")),
        DocumentPlace(name.place))
    }
    guard let destination = destinations.first(where: { $0.id == word || $0.shortName == word }) else {
      let near = Guess.hint(for: word, among: destinations.flatMap { [$0.shortName, $0.id] })
      return refusal(Message(.unknownDestination, .text(word.shortened)).joined(with: near))
    }
    guard let form = destination.requestForm else {
      return refusal(Message(.noRequestForm, .text(destination.id)))
    }
    var fields = FieldsReader(folder: folder, slots: destination.slots)
    let body = members.optional("request")
    if let body { fields.read(body, by: form) }
    var context = ContextReader(destination: destination, folder: folder)
    if let value = members.optional("context") { context.read(value) }
    _ = members.optional("note")?.text(mistakes)
    let known = ["note", "destination", "request", "context"]
    let unknown = members.rest().sorted { $0.key < $1.key }.map { key, place, _ in
      let near = Guess.nearest(to: key, among: known)
      return FormMistake(
        .unknownField(expected: near.map { [$0] } ?? known, isNear: near != nil), field: key.shownAsKey,
        found: Message(asWritten: key.shortened),
        place: DocumentPlace(place))
    }
    return .request(
      ShareRequest(
        destination: destination, id: id, place: DocumentPlace((body ?? value).place), fields: fields.fields,
        media: fields.media, appFiles: context.files, assumptions: Assumptions(context.assumptions),
        mistakes: unknown + fields.mistakes + context.mistakes))
  }
}
