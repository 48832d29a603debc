import MediaProbe
import Preflight

/// Reads the fields of a request by the form of its destination.
///
/// No request is refused: an invalid value is a mistake of the request, and the rest is still judged. The result does not
/// depend on the order of keys.
struct FieldsReader {
  /// The folder of the document.
  let folder: DocumentFolder
  private(set) var fields: [ShareRequest.Field] = []
  private(set) var media: [ShareRequest.Medium] = []
  private(set) var mistakes: [FormMistake] = []
  /// The number of media that the request names by an id or an address. Their files are not judged.
  private(set) var references = 0

  /// The maximum number of mistakes in a request for which similar words are suggested.
  static let suggestionLimit = 50

  private let slots: [Slot]
  /// True while the fields of a post are read.
  private var isPost = false
  /// The fields that an item of the media of a post can have.
  private var itemFields: [FieldForm] = []

  init(folder: DocumentFolder, slots: [Slot]) {
    self.folder = folder
    self.slots = slots
  }

  /// Reads the fields of a request. Returns the names that differ between the two: the field of the destination, and the name in
  /// the document.
  ///
  /// - Parameters:
  ///   - name: The member of the document that has the fields.
  ///   - others: The fields of other destinations, which are ignored.
  mutating func read(
    _ value: DocumentValue, by form: RequestForm, as name: String = "request", ignoring others: Set<String> = []
  ) -> [FieldAlias] {
    isPost = form.isPost
    itemFields = form.fields.filter { $0.standard == nil && $0.name != PostForm.media }
    guard case .mapping(let pairs) = value.content else {
      if !value.isNull || !others.isEmpty { mistake(.wrongType(.group), name, value) }
      return []
    }
    let body = RequestBody(pairs, form)
    let own = Set(form.fields.map(\.name))
    let members =
      others.isEmpty
      ? body.members
      : body.members.filter { key, _ in key.scalar.map { own.contains($0) || !others.contains($0) } ?? true }
    _ = readGroup(members, form.fields, Name(name: "", pattern: ""))
    return body.renamed
  }

  // MARK: - By type

  private struct Name {
    let name: String
    let pattern: String

    func member(_ key: String) -> Name {
      Name(name: name.isEmpty ? key : "\(name).\(key)", pattern: pattern.isEmpty ? key : "\(pattern).\(key)")
    }

    func item(_ index: Int) -> Name { Name(name: "\(name)[\(index)]", pattern: pattern + "[]") }
  }

  /// Reads the members of a group and returns their concatenated texts; nil if the group has no texts.
  private mutating func readGroup(
    _ pairs: [(key: DocumentValue, value: DocumentValue)], _ forms: [FieldForm], _ group: Name
  ) -> String? {
    var members: [String: (key: DocumentValue, value: DocumentValue)] = [:]
    for pair in pairs {
      if case .scalar(let key, _) = pair.key.content {
        members[key] = pair
      } else {
        mistake(
          .unknownField(expected: forms.map(\.name), isNear: false), group.member(pair.key.kind.english).name, pair.key)
      }
    }
    var text: String?
    let given = members.filter { !$0.value.value.isNull }
    for form in forms {
      let member = members.removeValue(forKey: form.name)
      if let value = member?.value, !form.isList { noteCut(value, form.type, group.member(form.name).name) }
      if let value = member?.value, !value.isNull {
        let mediaBefore = media.count
        if let own = readField(value, form, group.member(form.name)) { text.append(own) }
        if form.overriddenBy.contains(where: { given[$0] != nil }) { media.removeSubrange(mediaBefore...) }
      } else if let standard = form.standard {
        let name = group.member(form.name)
        fields.append(.init(name: name.name, pattern: name.pattern, value: standard, place: nil))
      }
    }
    let known = members.isEmpty ? [] : forms.map(\.name)
    for (key, pair) in members.sorted(by: { $0.key < $1.key }) {
      let near = suggestion(for: key, among: known)
      mistakes.append(
        FormMistake(
          .unknownField(expected: near.map { [$0] } ?? known, isNear: near != nil),
          field: group.member(key.shownAsKey).name, found: Message(asWritten: key.shortened),
          place: DocumentPlace(pair.key.place)))
    }
    return text
  }

  /// Reads a field and returns its concatenated texts; nil if the field has no texts.
  private mutating func readField(_ value: DocumentValue, _ form: FieldForm, _ name: Name) -> String? {
    guard form.isList else { return readValue(value, form.type, name) }
    guard case .list(let items) = value.content else {
      mistake(.wrongList, name.name, value)
      return nil
    }
    add(.integer(Int64(items.count)), name, value)
    var text: String?
    for (index, item) in items.enumerated() {
      noteCut(item, form.type, name.item(index).name)
      if let own = readValue(item, form.type, name.item(index)) { text.append(own) }
    }
    return text
  }

  private mutating func readValue(_ value: DocumentValue, _ type: FieldType, _ name: Name) -> String? {
    if case .anything = type {
      add(.flag(true), name, value)
      return nil
    }
    if case .group(let forms) = type {
      guard case .mapping(let pairs) = value.content else {
        mistake(.wrongType(.group), name.name, value)
        return nil
      }
      // The group precedes its members, but its value is only known after them.
      let place = fields.count
      let text = readGroup(pairs, forms, name)
      fields.insert(
        .init(
          name: name.name, pattern: name.pattern, value: text.map { .text($0) } ?? .flag(true),
          place: DocumentPlace(value.place)), at: place)
      return text
    }
    if isPost, slotsAndKinds(type) != nil, readReference(value, type, name) { return nil }
    guard !value.hasHalfCharacter else {
      mistake(.halfCharacter, name.name, value)
      return nil
    }
    guard let scalar = Self.scalar(value, of: type) else {
      if case .choice(let words, _) = type, case .scalar(let word, _) = value.content, !value.isNull {
        let near = suggestion(for: String(word.trimmingPrefix(".")), among: words)
        mistake(.unknownWord(expected: near.map { [$0] } ?? words), name.name, value)
      } else {
        mistake(.wrongType(type.name), name.name, value)
      }
      return nil
    }
    add(scalar, name, value)
    if case .text(let path) = scalar, let place = slotsAndKinds(type) {
      let file = folder.file(path)
      media.append(
        .init(
          field: name.name, path: file.path, slots: place.slots, kinds: place.kinds, refusal: file.refusal,
          place: DocumentPlace(value.place)))
    }
    if case .text = type, case .text(let text) = scalar { return text }
    return nil
  }

  /// Reads a file of a post that is a mapping, such as `{ file: a.jpg, alt_text: A harbour }`, or that the destination has or
  /// fetches. Returns false for the path of a file.
  private mutating func readReference(_ value: DocumentValue, _ type: FieldType, _ name: Name) -> Bool {
    let isItem = name.pattern == PostForm.media + "[]"
    if case .mapping(let pairs) = value.content {
      guard isItem else {
        add(.flag(true), name, value)
        return true
      }
      let given = pairs.filter { !$0.value.isNull }
      if let file = given.first(where: { $0.key.scalar == PostForm.file }) {
        _ = readValue(file.value, type, name)
      } else if given.contains(where: { $0.key.scalar == PostForm.reference }) {
        noteReference(value, name)
      } else {
        mistake(.wrongType(.media), name.name, value)
      }
      let ownNames = [PostForm.file, PostForm.reference]
      _ = readGroup(pairs.filter { !ownNames.contains($0.key.scalar ?? "") }, itemFields, name)
      return true
    }
    // An id has no extension, which the path of a cover has.
    guard let text = value.scalar, text.contains("://") || !isItem && !text.contains(".") else { return false }
    if isItem { noteReference(value, name) } else { add(.text(text), name, value) }
    return true
  }

  private mutating func noteReference(_ value: DocumentValue, _ name: Name) {
    add(.flag(true), name, value)
    if references == 0 { mistake(.unseenMedia, name.name, value) }
    references += 1
  }

  /// Returns the slots and the kinds of media that a file of this type can have; nil if the type is not a file.
  private func slotsAndKinds(_ type: FieldType) -> (slots: [String], kinds: [MediaFacts.Kind])? {
    switch type {
    case .media(let names): (names, slots.filter { names.contains($0.name) }.flatMap(\.takes))
    case .attachment(let kinds): ([], kinds)
    default: nil
    }
  }

  /// Returns a value that is neither a list nor a group; nil if it is not of this type.
  static func scalar(_ value: DocumentValue, of type: FieldType) -> FactValue? {
    guard case .scalar(let text, _) = value.content, !value.isNull else { return nil }
    let plain = value.plain ?? .text
    return switch type {
    case .text, .identifier, .media, .attachment: plain == .text ? .text(text) : nil
    case .integer: plain == .number ? Int64(text).map { .integer($0) } : nil
    case .number: plain == .number ? Double(text).flatMap { $0.isFinite ? .number($0) : nil } : nil
    case .digits: digits(text, isNumber: plain == .number)
    case .flag: flag(text, plain)
    case .choice(let words, _):
      words.first { $0 == text || type.constants(of: $0).contains(text) }.map { .text($0) }
    case .group, .anything: nil
    }
  }

  private static func digits(_ text: String, isNumber: Bool) -> FactValue? {
    guard text[...].isDigits else { return nil }
    return isNumber ? Int64(text).map { .integer($0) } ?? .text(text) : .text(text)
  }

  /// Objective-C writes YES and NO, which are texts in JSON and YAML.
  private static func flag(_ text: String, _ plain: PlainScalar) -> FactValue? {
    if case .flag(let flag) = plain { return .flag(flag) }
    return text == "YES" ? .flag(true) : text == "NO" ? .flag(false) : nil
  }

  /// Returns the known word that is most similar. It is not searched if the request already has many mistakes, because a
  /// hostile document can have thousands.
  private func suggestion(for word: String, among known: [String]) -> String? {
    mistakes.count < Self.suggestionLimit ? Guess.nearest(to: word, among: known) : nil
  }

  /// Adds a mistake for a text that YAML cut at what it takes for a comment.
  private mutating func noteCut(_ value: DocumentValue, _ type: FieldType, _ field: String) {
    guard case .text = type, let cut = value.cut else { return }
    mistakes.append(
      FormMistake(
        .cutText, field: field, found: Message(.quoted, .text(cut.shortened)), place: DocumentPlace(value.place)))
  }

  private mutating func add(_ value: FactValue, _ name: Name, _ at: DocumentValue) {
    fields.append(.init(name: name.name, pattern: name.pattern, value: value, place: DocumentPlace(at.place)))
  }

  private mutating func mistake(_ kind: FormMistake.Kind, _ field: String, _ value: DocumentValue) {
    mistakes.append(FormMistake(kind, field: field, found: value.kind, place: DocumentPlace(value.place)))
  }
}

extension String? {
  /// Appends in place, because a list can have thousands of texts.
  fileprivate mutating func append(_ text: String) {
    if self?.append(text) == nil { self = text }
  }
}

extension FieldType {
  /// Returns the spellings of a choice's word in code: `.video`, and with the names of its constants also
  /// `TikTokShareMediaType.video` and `DouyinOpenSDKShareMediaTypeVideo`.
  package func constants(of word: String) -> [String] {
    guard case .choice(_, let constants) = self else { return [] }
    return [".\(word)"]
      + constants.flatMap { ["\($0).\(word)", $0 + word.prefix(1).uppercased() + word.dropFirst()] }
  }
}

extension DocumentPlace {
  init(_ place: Place) { self.init(line: place.line, column: place.column) }
}
