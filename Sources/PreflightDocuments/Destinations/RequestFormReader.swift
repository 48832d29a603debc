import MediaProbe
import Preflight

/// Reads the fields of a destination's requests.
struct RequestFormReader {
  let sources: [Source]
  let shareStates: ShareStateTable?
  let slots: [Slot]
  let mistakes: Mistakes

  func read(_ value: DocumentValue) -> RequestForm? {
    guard var entry = MappingReader(value, "request", mistakes) else { return nil }
    let source = entry.required("source").flatMap { readSource($0) }
    let malformed = entry.optional("malformed").flatMap { readState($0) }
    let unusable = entry.optional("unusable").flatMap { readState($0) }
    guard entry.optional("form")?.word(mistakes) as FormName? == .post else {
      let fields = entry.required("fields").map { readFields($0) } ?? []
      entry.finish()
      return source.map { RequestForm(source: $0, fields: fields, malformed: malformed, unusable: unusable) }
    }
    let fields = readPostFields(&entry)
    let aliases = entry.optional("aliases").map { readAliases($0, among: fields) } ?? []
    let unwrapped = entry.optional("unwrap")?.list(mistakes)?.compactMap { $0.text(mistakes) } ?? []
    entry.finish()
    return source.map {
      RequestForm(
        source: $0, fields: fields, malformed: malformed, unusable: unusable, isPost: true, aliases: aliases,
        unwrapped: unwrapped)
    }
  }

  private enum FormName: String, CaseIterable { case post }

  /// Reads the fields of a post: the generic fields without those in `without`, with those in `fields`, which replace or add,
  /// and with those in `others`, whose values can have any type.
  private func readPostFields(_ entry: inout MappingReader) -> [FieldForm] {
    let slots = entry.required("media_slots")?.list(mistakes)?.compactMap { readSlot($0) } ?? []
    let coverSlots = entry.optional("cover_slots")?.list(mistakes)?.compactMap { readSlot($0) } ?? []
    var fields = PostForm.fields(media: slots, cover: coverSlots)
    for item in entry.optional("without")?.list(mistakes) ?? [] {
      guard let name = item.text(mistakes) else { continue }
      if !fields.contains(where: { $0.name == name }) {
        mistakes.add("no field “\(name)”" + Guess.suffix(for: name, among: fields.map(\.name)), at: item.place)
      }
      fields.removeAll { $0.name == name }
    }
    for field in entry.optional("fields").map({ readFields($0) }) ?? [] {
      if let index = fields.firstIndex(where: { $0.name == field.name }) {
        fields[index] = field
      } else {
        fields.append(field)
      }
    }
    for item in entry.optional("others")?.list(mistakes) ?? [] {
      if let name = item.text(mistakes) { fields.append(FieldForm(name, .anything)) }
    }
    return fields
  }

  private func readAliases(_ value: DocumentValue, among fields: [FieldForm]) -> [FieldAlias] {
    guard var entries = MappingReader(value, "aliases", mistakes) else { return [] }
    return entries.rest().compactMap { name, _, value in
      guard let field = value.text(mistakes) else { return nil }
      if !fields.contains(where: { $0.name == field }) {
        mistakes.add("no field “\(field)”" + Guess.suffix(for: field, among: fields.map(\.name)), at: value.place)
      }
      return FieldAlias(name, as: field)
    }
  }

  private func readSource(_ value: DocumentValue) -> Source? {
    guard let id = value.text(mistakes) else { return nil }
    if let source = sources.first(where: { $0.id == id }) { return source }
    mistakes.add("no source “\(id)”" + Guess.suffix(for: id, among: sources.map(\.id)), at: value.place)
    return nil
  }

  private func readState(_ value: DocumentValue) -> Int? {
    guard let code = value.integer(mistakes) else { return nil }
    if shareStates?[code] == nil { mistakes.add("the table of share states has no \(code)", at: value.place) }
    return code
  }

  private func readFields(_ value: DocumentValue) -> [FieldForm] {
    guard var entries = MappingReader(value, "fields", mistakes) else { return [] }
    return entries.rest().compactMap { name, place, value in
      guard var entry = MappingReader(value, "a field", mistakes) else { return nil }
      let single = entry.optional("type")
      let list = entry.optional("list_of")
      guard let named = single ?? list, (single == nil) != (list == nil) else {
        mistakes.add("expected one of type and list_of", at: place)
        return nil
      }
      let type = (named.word(mistakes) as FieldType.Name?).flatMap { readType($0, &entry) }
      let standard = entry.optional("default").flatMap { value in type.flatMap { readStandard(value, of: $0) } }
      let overriddenBy = entry.optional("overridden_by")?.list(mistakes)?.compactMap { $0.text(mistakes) }
      let tells = entry.optional("tells").flatMap { readDetail($0) }
      entry.finish()
      return type.map {
        FieldForm(name, $0, isList: list != nil, standard: standard, overriddenBy: overriddenBy ?? [], tells: tells)
      }
    }
  }

  private func readType(_ name: FieldType.Name, _ entry: inout MappingReader) -> FieldType? {
    switch name {
    case .text: return .text
    case .identifier: return .identifier
    case .integer: return .integer
    case .digits: return .digits
    case .number: return .number
    case .flag: return .flag
    case .choice:
      let words = entry.required("words")?.list(mistakes)?.compactMap { $0.text(mistakes) }
      let constants = entry.optional("constants")?.list(mistakes, orOne: true)?.compactMap { $0.text(mistakes) }
      return words.map { .choice($0, constants: constants ?? []) }
    case .media:
      return entry.required("slots")?.list(mistakes).map { items in .media(slots: items.compactMap { readSlot($0) }) }
    case .attachment:
      return entry.required("kinds")?.list(mistakes).map { items in
        .attachment(items.compactMap { $0.word(mistakes) as MediaFacts.Kind? })
      }
    case .group: return entry.required("fields").map { .group(readFields($0)) }
    case .anything: return .anything
    }
  }

  /// Reads `link`, `redirect_uri` or `{ info_plist: KEY }`.
  private func readDetail(_ value: DocumentValue) -> AppDetail? {
    switch value.content {
    case .scalar("link", _): return .link
    case .scalar("redirect_uri", _): return .redirectURI
    case .mapping:
      guard var entry = MappingReader(value, "the “tells” of a field", mistakes) else { return nil }
      let key = entry.required("info_plist")?.text(mistakes)
      entry.finish()
      return key.map { .infoPlist($0) }
    default:
      mistakes.add("found \(value.kind), expected link, redirect_uri or a mapping with info_plist", at: value.place)
      return nil
    }
  }

  private func readSlot(_ value: DocumentValue) -> String? {
    guard let name = value.text(mistakes) else { return nil }
    if !slots.contains(where: { $0.name == name }) {
      mistakes.add("no slot “\(name)”" + Guess.suffix(for: name, among: slots.map(\.name)), at: value.place)
    }
    return name
  }

  private func readStandard(_ value: DocumentValue, of type: FieldType) -> FactValue? {
    let scalar = FieldsReader.scalar(value, of: type)
    if scalar == nil { mistakes.add("found \(value.kind), expected a value of the field", at: value.place) }
    return scalar
  }
}
