import MediaProbe
package import Preflight

/// Reads the texts of a destination in another language from YAML.
public struct TranslationReader: Sendable {
  /// Creates a reader, which can read any number of translations.
  public init() {}

  /// Returns the texts. Missing texts, texts of unknown parts, and messages whose placeholders differ are reported together,
  /// each with its place.
  ///
  /// - Parameters:
  ///   - bytes: The document, UTF-8.
  ///   - name: The name of the document in messages: its path.
  ///   - shared: The files that the document can name with `extends`.
  ///   - destination: The destination whose texts are translated.
  package func read(
    _ bytes: [UInt8], name: String, sharing shared: SharedFiles = .none, of destination: Destination
  ) throws(DocumentErrors) -> DestinationTexts {
    let mistakes = Mistakes(name: name)
    var texts: DestinationTexts?
    if let root = YAMLReader.read(bytes, mistakes: mistakes),
      let root = shared.extend(root, mistakes, takingRules: false),
      let members = MappingReader(root, "a translation", mistakes)
    {
      var draft = TranslationDraft(destination: destination, members: members, mistakes: mistakes)
      texts = draft.read()
    }
    if let errors = mistakes.errors { throw errors }
    guard let texts else { throw DocumentErrors(.start, Message(asWritten: "is no translation"), name: name) }
    return texts
  }
}

/// A translation whose document is being read.
private struct TranslationDraft {
  let destination: Destination
  var members: MappingReader
  let mistakes: Mistakes

  mutating func read() -> DestinationTexts? {
    let name = members.required("name")?.line(mistakes)
    let summary = members.required("summary")?.line(mistakes)
    let mistakes = mistakes
    let notes = readList("notes", as: destination.notes.count) { $0.line(mistakes) }
    let (borrowedFrom, states) = readCodes(
      "share_states", note: "borrowed_from", isNoted: destination.shareStates?.borrowedFrom != nil,
      destination.shareStates?.states.map { "\($0.code)" })
    let (errorsNote, errors) = readCodes(
      "native_codes", note: "note", isNoted: destination.nativeCodes?.note != nil,
      destination.nativeCodes?.codes.map(\.code))
    let parameters = readParameters()
    let rules = readRules()
    let undocumented = readUndocumented()
    members.finish()
    guard let name, let summary else { return nil }
    return DestinationTexts(
      name: name, summary: summary, notes: notes, borrowedFrom: borrowedFrom, shareStates: states,
      nativeCodesNote: errorsNote, nativeCodes: errors, parameters: parameters, rules: rules,
      undocumented: undocumented)
  }

  /// Reads a list that must have as many items as the list of the destination.
  private mutating func readList<Item>(
    _ key: String, as count: Int, _ read: (DocumentValue) -> Item?
  ) -> [Item] {
    guard count > 0, let value = members.required(key), let items = value.list(mistakes) else { return [] }
    if items.count != count {
      mistakes.add("“\(key)” has \(items.count) items, the destination has \(count)", at: value.place)
    }
    return items.compactMap(read)
  }

  private mutating func readCodes(
    _ key: String, note noteKey: String, isNoted: Bool, _ codes: [String]?
  ) -> (note: String?, [DestinationTexts.CodeTexts]) {
    guard let codes, let value = members.required(key), var table = MappingReader(value, key, mistakes) else {
      return (nil, [])
    }
    let note = isNoted ? table.required(noteKey)?.line(mistakes) : nil
    let entries = table.required("codes").flatMap { MappingReader($0, "codes", mistakes) }
    table.finish()
    guard var entries else { return (note, []) }
    let texts = codes.compactMap { code -> DestinationTexts.CodeTexts? in
      guard let value = entries.required(code), var entry = MappingReader(value, "a code", mistakes) else {
        return nil
      }
      let name = entry.required("name")?.line(mistakes)
      let meaning = entry.required("meaning")?.line(mistakes)
      entry.finish()
      guard let name, let meaning else { return nil }
      return DestinationTexts.CodeTexts(code, name, meaning)
    }
    entries.finish(ignoringShared: true)
    return (note, texts)
  }

  private mutating func readParameters() -> [String: String] {
    guard !destination.parameters.isEmpty, let value = members.required("parameters"),
      var entries = MappingReader(value, "parameters", mistakes)
    else { return [:] }
    var texts: [String: String] = [:]
    for parameter in destination.parameters {
      texts[parameter.name] = entries.required(parameter.name)?.line(mistakes)
    }
    entries.finish()
    return texts
  }

  private mutating func readRules() -> [DestinationTexts.RuleTexts] {
    guard !destination.rules.isEmpty, let value = members.required("rules"),
      var entries = MappingReader(value, "rules", mistakes)
    else { return [] }
    let texts = destination.rules.compactMap { rule -> DestinationTexts.RuleTexts? in
      guard let value = entries.required(String(rule.shortID)), var entry = MappingReader(value, "a rule", mistakes)
      else { return nil }
      let message = entry.required("message").flatMap { readTemplate($0, of: rule.message) }
      let fix = rule.fix.flatMap { fix in entry.required("fix").flatMap { readTemplate($0, of: fix) } }
      entry.finish(ignoringShared: true)
      return message.map { DestinationTexts.RuleTexts(String(rule.shortID), $0, fix: fix) }
    }
    entries.finish(ignoringShared: true)
    return texts
  }

  /// Reads a text with the placeholders of another text. Each can occur any number of times.
  private func readTemplate(_ value: DocumentValue, of original: MessageTemplate) -> MessageTemplate? {
    guard let text = value.line(mistakes) else { return nil }
    let template = MessageTemplate(text)
    for place in template.unknownPlaces { mistakes.add("unknown place “{\(place)}”", at: value.place) }
    for place in MessageTemplate.Place.allCases {
      let (has, wanted) = (template.places.contains(place), original.places.contains(place))
      if has != wanted {
        mistakes.add(
          "the place “{\(place.rawValue)}” \(wanted ? "is missing" : "is not in the original")", at: value.place)
      }
    }
    return template
  }

  private mutating func readUndocumented() -> [Undocumented] {
    let originals = destination.undocumented
    let mistakes = mistakes
    var index = 0
    return readList("not_documented", as: originals.count) { value in
      defer { index += 1 }
      guard var entry = MappingReader(value, "an entry of not_documented", mistakes) else { return nil }
      let subject = entry.required("subject")?.line(mistakes)
      let isNoted = originals.indices.contains(index) && originals[index].note != nil
      let note = isNoted ? entry.required("note")?.line(mistakes) : nil
      entry.finish()
      return subject.map { Undocumented($0, note: note) }
    }
  }
}
