import MediaProbe
package import Preflight

/// A document in which a server states its own limits, such as the answer of Mastodon's `/api/v2/instance`.
package struct ServerDocument {
  private let root: DocumentValue

  /// Reads a document in JSON.
  ///
  /// - Parameter name: The name of the document in messages: its path.
  package init(_ bytes: [UInt8], name: String) throws(DocumentErrors) {
    let mistakes = Mistakes(name: name)
    let root = JSONReader.read(bytes, mistakes: mistakes)
    if let errors = mistakes.errors { throw errors }
    guard let root else { throw DocumentErrors(.start, Message(asWritten: "has no value"), name: name) }
    self.root = root
  }

  /// Returns the values of the parameters that name a place in such a document, if the document has them. Values that a
  /// parameter cannot have are left out.
  package func assumptions(for destinations: [Destination]) -> [Assumptions.Entry] {
    var entries: [Assumptions.Entry] = []
    for parameter in destinations.flatMap(\.parameters) {
      guard let path = parameter.pathInDocument, let text = self.text(at: path), parameter.value(text) != nil,
        !entries.contains(where: { $0.name == parameter.name })
      else { continue }
      entries.append(Assumptions.Entry(parameter.name, text))
    }
    return entries
  }

  /// Returns the value at a path; nil if the document has none. The items of a list are separated by commas. A path that ends in
  /// `/image`, `/video` or `/audio` is a list of media types, and its value is the names of the formats of that kind.
  private func text(at path: String) -> String? {
    let parts = path.split(separator: "/")
    var value = root
    for key in parts.first?.split(separator: ".") ?? [] {
      guard case .mapping(let members) = value.content,
        let member = members.first(where: {
          if case .scalar(let name, _) = $0.key.content { name == key } else { false }
        })
      else { return nil }
      value = member.value
    }
    switch value.content {
    case .scalar(let text, _): return parts.count == 1 ? text : nil
    case .list(let items):
      let texts = items.compactMap(\.scalar)
      guard parts.count == 2, let kind = parts.last else { return texts.joined(separator: ",") }
      let formats = texts.filter { $0.hasPrefix("\(kind)/") }.flatMap { MediaFormat.names(ofMimeType: $0) }
      // A list without this kind says nothing about its formats.
      return formats.isEmpty ? nil : formats.joined(separator: ",")
    case .mapping: return nil
    }
  }
}
