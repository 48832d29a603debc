public import MediaProbe
public import Preflight

/// Reads share requests from YAML or JSON: one request, a list of them, or several documents. It also reads the bodies of the
/// destinations' APIs, the posts of planning tools, and tables of posts.
public struct RequestReader: Sendable {
  /// The largest size of a document in bytes.
  public static var sizeLimit: Int { YAMLReader.sizeLimit }

  private let destinations: [Destination]
  /// The destinations by id and by short name.
  private let destinationsByName: [String: Destination]
  /// The destinations of all posts, regardless of their `to`; nil if each post names its own.
  private let chosen: [Destination]?
  /// The destinations of a post that names none.
  private let usual: [Destination]
  /// Returns the destinations of a name in the `to` of a post; empty if the name is unknown.
  private let members: @Sendable (String) -> [Destination]
  /// The fields that a post can have at one of the destinations, and the parameters that its context can have.
  private let postFields: Set<String>
  private let postParameters: Set<String>

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - destinations: The destinations that a request can name.
  ///   - chosen: The destinations of all posts; nil if each post names its own with `to`.
  ///   - usual: The destinations of a post that names none; nil for the group `default`.
  ///   - members: Returns the destinations of an id, a short name or a group; empty if it is unknown. Nil to look in
  ///     `destinations`.
  public init(
    destinations: [Destination], chosen: [Destination]? = nil, usual: [Destination]? = nil,
    members: (@Sendable (String) -> [Destination])? = nil
  ) {
    self.destinations = destinations
    destinationsByName = Dictionary(destinations.flatMap { [($0.id, $0), ($0.shortName, $0)] }) { first, _ in first }
    self.chosen = chosen
    self.usual = usual ?? destinations.filter { $0.groups.contains("default") }
    self.members =
      members ?? { name in
        let lowered = name.lowercased()
        if let one = destinations.first(where: { $0.id == lowered || $0.shortName == lowered }) { return [one] }
        if let former = FormerName.named(lowered) { return destinations.filter { $0.id == former.id } }
        return destinations.filter { lowered == "all" || $0.groups.contains(lowered) }
      }
    let forms = destinations.compactMap(\.requestForm).filter(\.isPost)
    postFields = Set(forms.flatMap(\.names) + PostForm.fields(media: [], cover: []).map(\.name))
    postParameters = Set(destinations.flatMap { $0.contextParameters.map(\.name) })
  }

  /// Returns the requests of a document, in its order.
  ///
  /// An invalid value is a mistake of its request, and the verdict includes it. `AppFilesReader` reads the app files that a
  /// context names. A request for an unknown destination is an unreadable entry with its place; the other requests are still
  /// read.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8.
  ///   - path: The path of the document. Paths of media are relative to its folder.
  /// - Throws: The mistakes, if the document is not valid YAML or if a request names no destination.
  public func read(_ bytes: [UInt8], at path: AssetPath) throws(DocumentErrors) -> [RequestEntry] {
    let mistakes = Mistakes(name: path.text)
    let folder = DocumentFolder(of: path)
    let isSheet = path.fileExtension == "csv"
    let roots = isSheet ? PostSheet.posts(bytes, mistakes) : YAMLReader.readAll(bytes, mistakes: mistakes) ?? []
    let values = roots.flatMap { root in if case .list(let items) = root.content { items } else { [root] } }.flatMap {
      PlannerExport.posts(in: $0) { !members($0).isEmpty } ?? [$0]
    }
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
    guard var members = MappingReader(value, Message(.aRequest), mistakes) else { return nil }
    if members.has("post") {
      guard let post = members.required("post") else { return nil }
      guard case .mapping = post.content else {
        mistakes.add(.expectedMapping, .message(post.kind), .message(Message(asWritten: "post")), at: post.place)
        return nil
      }
      let names = members.optional("to")?.list(mistakes, orOne: true) ?? []
      let context = members.optional("context")
      _ = members.optional("note")?.text(mistakes)
      let unknown = unknownKeys(&members, among: ["note", "post", "to", "context"])
      return readPost(post, to: names, context, unknown, postFields, "post.", id, folder, mistakes)
    }
    if let chosen, !members.has("destination"), case .mapping = value.content {
      let names = Set(chosen.compactMap(\.requestForm).flatMap(\.names))
      return readPost(value, to: [], nil, [], names, "", id, folder, mistakes)
    }
    guard let name = members.required("destination"),
      let word = name.text(mistakes, expected: .aDestinationName)
    else { return nil }
    func refusal(_ reason: Message) -> RequestEntry {
      .unreadable(
        id, ReadError(.unsupported, reason.placed(at: "\(name.place.line):\(name.place.column)")),
        DocumentPlace(name.place))
    }
    let former = FormerName.named(word).flatMap { self.members($0.name).first }
    guard let destination = destinationsByName[word] ?? former else {
      let near = FormerName.hint(
        for: word, among: destinations.flatMap { [$0.shortName, $0.id] }, isOfRequest: true)
      return refusal(Message(.unknownDestination, .text(word.shortened)).joined(with: near))
    }
    guard let form = destination.requestForm else {
      return refusal(Message(.noRequestForm, .text(destination.id)))
    }
    var fields = FieldsReader(folder: folder, slots: destination.slots)
    let body = members.optional("request")
    let renamed = body.map { fields.read($0, by: form) } ?? []
    var context = ContextReader(destination: destination, folder: folder)
    if let value = members.optional("context") { context.read(value) }
    _ = members.optional("note")?.text(mistakes)
    let unknown = unknownKeys(&members, among: ["note", "destination", "request", "context"])
    var request = ShareRequest(
      destination: destination, id: id, place: DocumentPlace((body ?? value).place), fields: fields.fields,
      media: fields.media, appFiles: context.files, assumptions: Assumptions(context.assumptions),
      mistakes: unknown + fields.mistakes + context.mistakes)
    request.references = fields.references
    if !renamed.isEmpty { request.postNames = names(of: fields, form, renamed, prefix: "", isOfPost: false) }
    return .request(request)
  }

  /// Returns the names of a request's fields in its document.
  private func names(
    of fields: FieldsReader, _ form: RequestForm, _ renamed: [FieldAlias], prefix: String, isOfPost: Bool
  ) -> PostNames {
    let written = (form.fields.map(\.name) + fields.mistakes.map(\.field)).map { field in
      String(field.prefix { $0 != "." && $0 != "[" })
    }
    return PostNames(fields: Set(written).subtracting(["post"]), renamed: renamed, prefix: prefix, isOfPost: isOfPost)
  }

  /// Returns the mistakes of the members that were not read.
  private func unknownKeys(_ members: inout MappingReader, among known: [String]) -> [FormMistake] {
    members.rest().sorted { $0.key < $1.key }.map { key, place, _ in
      let near = Guess.nearest(to: key, among: known)
      return FormMistake(
        .unknownKey(expected: near.map { [$0] } ?? known, isNear: near != nil), field: key.shownAsKey,
        found: Message(asWritten: key.shortened), place: DocumentPlace(place))
    }
  }

  /// Reads a post as a request of each of its destinations.
  ///
  /// - Parameters:
  ///   - others: The fields that the post can have for other destinations.
  ///   - prefix: The text before the names of its fields.
  private func readPost(
    _ post: DocumentValue, to names: [DocumentValue], _ context: DocumentValue?, _ unknown: [FormMistake],
    _ others: Set<String>, _ prefix: String, _ id: RequestID, _ folder: DocumentFolder, _ mistakes: Mistakes
  ) -> RequestEntry? {
    var named: [Destination] = []
    var ids: Set<String> = []
    var known: Set<String> = []
    for item in names {
      guard let name = item.text(mistakes, expected: .aDestinationName) else { continue }
      if !known.insert(name).inserted { continue }
      let found = self.members(name)
      guard !found.isEmpty else {
        let groups = destinations.flatMap(\.groups) + ["all"]
        let near = FormerName.hint(for: name, among: destinations.flatMap { [$0.shortName, $0.id] } + groups)
        let reason = Message(.noDestinationOrGroup, .text(name.shortened)).joined(with: near)
        return .unreadable(
          id, ReadError(.unsupported, reason.placed(at: "\(item.place.line):\(item.place.column)")),
          DocumentPlace(item.place))
      }
      named += found.filter { ids.insert($0.id).inserted }
    }
    let targets = chosen ?? (named.isEmpty ? usual : named)
    let requests = targets.compactMap { destination -> ShareRequest? in
      guard let form = destination.requestForm, form.isPost else { return nil }
      var fields = FieldsReader(folder: folder, slots: destination.slots)
      let renamed = fields.read(post, by: form, as: "post", ignoring: others)
      var contextReader = ContextReader(destination: destination, folder: folder, ignoring: postParameters)
      if let context { contextReader.read(context) }
      var request = ShareRequest(
        destination: destination, id: id, place: DocumentPlace(post.place), fields: fields.fields,
        media: fields.media, appFiles: contextReader.files, assumptions: Assumptions(contextReader.assumptions),
        mistakes: unknown + fields.mistakes + contextReader.mistakes)
      request.references = fields.references
      request.postNames = self.names(of: fields, form, renamed, prefix: prefix, isOfPost: true)
      return request
    }
    return .post(
      Post(id: id, requests: requests, others: targets.filter { !($0.requestForm?.isPost ?? false) }))
  }
}
