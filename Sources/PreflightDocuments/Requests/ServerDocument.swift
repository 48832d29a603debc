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

  private func text(at path: String) -> String? {
    var value = root
    for key in path.split(separator: ".") {
      guard case .mapping(let members) = value.content,
        let member = members.first(where: {
          if case .scalar(let name, _) = $0.key.content { name == key } else { false }
        })
      else { return nil }
      value = member.value
    }
    if case .scalar(let text, _) = value.content { return text }
    return nil
  }
}
