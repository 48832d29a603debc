import Preflight

/// The members of a request under the names of its destination's fields. The document can have the names and the mappings of the
/// destination's API instead.
struct RequestBody {
  typealias Member = (key: DocumentValue, value: DocumentValue)

  private(set) var members: [Member] = []
  /// The fields that have another name in the document, and that name.
  private(set) var renamed: [FieldAlias] = []

  private let form: RequestForm
  private var found: [(path: String, group: String, member: Member)] = []
  private var media: [DocumentValue] = []

  init(_ members: [Member], _ form: RequestForm) {
    self.form = form
    guard !form.aliases.isEmpty || !form.unwrapped.isEmpty else {
      self.members = members
      return
    }
    unwrap(members, path: "", group: "")
    let own = Set(form.fields.map(\.name))
    var given = Set(found.filter { !$0.member.value.isNull }.compactMap { $0.member.key.scalar })
    let generic = PostForm.fields(media: [], cover: []).map(\.name)
    var mediaKey: DocumentValue?
    for (path, group, member) in found {
      let name = member.key.scalar ?? ""
      let field = field(of: name, in: group)
      if !member.value.isNull, field == PostForm.media || name == PostForm.media && member.value.scalar == nil {
        mediaKey = mediaKey ?? member.key
        addMedia(member.value, path, name, isAlias: field != nil)
      } else if let field, !member.value.isNull, given.insert(field).inserted {
        self.members.append((member.key.renamed(field), member.value))
        renamed.append(FieldAlias(field, as: path))
        // Rules can be about the text of the API alone.
        if own.contains(name), !generic.contains(name) { self.members.append(member) }
      } else if field == nil || own.contains(name) {
        self.members.append(member)
        if !group.isEmpty { renamed.append(FieldAlias(name, as: path)) }
      }
    }
    if let key = mediaKey {
      let list = DocumentValue(place: key.place, content: .list(media))
      self.members.append((key.renamed(PostForm.media), list))
    }
  }

  /// Collects the members, and those of the mappings whose members count as fields.
  private mutating func unwrap(_ members: [Member], path: String, group: String) {
    for member in members {
      let name = member.key.scalar ?? ""
      if case .mapping(let inner) = member.value.content, form.unwrapped.contains(name) {
        // The API takes the file of such a mapping apart.
        if field(of: name, in: group) != nil { found.append((path + name, group, (member.key, member.key))) }
        unwrap(inner, path: "\(path)\(name).", group: name)
      } else {
        found.append((path + name, group, member))
      }
    }
  }

  /// Returns the field that a name of the API stands for; nil if it is no such name.
  private func field(of name: String, in group: String) -> String? {
    form.aliases.first { $0.name == name || $0.name == "\(group).\(name)" }?.field
  }

  /// Adds the items of a list of media. Under a name of the API, a value is the id or the address of a file that the destination
  /// has or fetches.
  private mutating func addMedia(_ value: DocumentValue, _ path: String, _ list: String, isAlias: Bool) {
    func add(_ item: DocumentValue, _ name: String) {
      if name != "\(PostForm.media)[\(media.count)]" {
        renamed.append(FieldAlias("\(PostForm.media)[\(media.count)]", as: name))
      }
      media.append(item)
    }
    func reference(_ value: DocumentValue) -> DocumentValue {
      DocumentValue(place: value.place, content: .mapping([(value.renamed(PostForm.reference), value)]))
    }
    switch value.content {
    case .list(let items):
      for (index, item) in items.enumerated() {
        let isReference = isAlias && item.scalar != nil
        add(isReference ? reference(item) : self.item(item, list), "\(path)[\(index)]")
      }
    case .mapping: add(isAlias ? reference(value) : item(value, list), path)
    case .scalar(let text, _):
      // The Graph API also takes a list of ids as one text.
      let ids = text.split(separator: ",")
      let count = ids.allSatisfy { $0.allSatisfy(\.isNumber) } ? ids.count : 1
      for _ in 0..<count { add(reference(value), path) }
    }
  }

  /// Returns an item of a list of media with the names of fields.
  private func item(_ value: DocumentValue, _ list: String) -> DocumentValue {
    guard case .mapping(let members) = value.content else { return value }
    let named = members.map { key, value -> Member in
      let field = field(of: key.scalar ?? "", in: list) ?? key.scalar
      return (field.map { key.renamed($0 == PostForm.media ? PostForm.reference : $0) } ?? key, value)
    }
    return DocumentValue(place: value.place, content: .mapping(named))
  }
}

extension DocumentValue {
  /// Returns a key with another name at the same place.
  fileprivate func renamed(_ name: String) -> DocumentValue {
    DocumentValue(place: place, content: .scalar(name, quoted: true))
  }
}
