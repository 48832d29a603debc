public import MediaProbe
public import Preflight

/// Reads share requests from YAML or JSON: one request, a list of them, or several documents.
public struct RequestReader: Sendable {
  /// Bytes of the longest document that is read.
  public static var sizeLimit: Int { YAMLReader.sizeLimit }

  private let destinations: [Destination]

  /// - Parameter destinations: Those that a request may name.
  public init(destinations: [Destination]) { self.destinations = destinations }

  /// The requests of a document, in its order.
  ///
  /// A value that no request can hold is a mistake of its request and is judged with it; files of the app that a context
  /// names are read by `AppFilesReader`. What is thrown is that there is no
  /// request to be read: no YAML, no destination.
  ///
  /// - Parameters:
  ///   - bytes: The document, UTF-8.
  ///   - path: Where it lies; media are named from its folder, and mistakes name it.
  public func read(_ bytes: [UInt8], at path: AssetPath) throws(DocumentErrors) -> [ShareRequest] {
    let mistakes = Mistakes(name: path.text)
    let folder = DocumentFolder(of: path)
    let roots = YAMLReader.readAll(bytes, mistakes: mistakes) ?? []
    let values = roots.flatMap { root in if case .list(let items) = root.content { items } else { [root] } }
    if mistakes.isEmpty, values.isEmpty { mistakes.add("expected a request, found none", at: .start) }
    var requests: [ShareRequest] = []
    for (index, value) in values.enumerated() {
      let id = RequestID(document: path, index: index, hasSiblings: values.count > 1)
      if let request = read(value, id, folder, mistakes) { requests.append(request) }
    }
    if let errors = mistakes.errors { throw errors }
    return requests
  }

  private func read(
    _ value: DocumentValue, _ id: RequestID, _ folder: DocumentFolder, _ mistakes: Mistakes
  ) -> ShareRequest? {
    guard var members = MappingReader(value, "a request", mistakes),
      let name = members.required("destination"), let destination = destination(name, mistakes)
    else { return nil }
    guard let form = destination.requestForm else {
      mistakes.add("no request of \(destination.id) can be written down", at: name.place)
      return nil
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
        found: key.shortened,
        place: DocumentPlace(place))
    }
    return ShareRequest(
      destination: destination, id: id, place: DocumentPlace((body ?? value).place), fields: fields.fields,
      media: fields.media,
      appFiles: context.files, assumptions: Assumptions(context.assumptions),
      mistakes: unknown + fields.mistakes + context.mistakes)
  }

  private func destination(_ value: DocumentValue, _ mistakes: Mistakes) -> Destination? {
    guard let name = value.text(mistakes, expected: "the name of a destination") else { return nil }
    if let found = destinations.first(where: { $0.id == name || $0.shortName == name }) { return found }
    let suffix = Guess.suffix(for: name, among: destinations.flatMap { [$0.shortName, $0.id] })
    mistakes.add("no destination “\(name.shortened)”" + suffix, at: value.place)
    return nil
  }
}
