import MediaProbe
import Preflight

/// Makes Swift source of a destination. It consists of many small expressions of known type, which compile much faster than
/// one literal.
enum SwiftSource {
  /// Returns the name of the type, such as `TiktokShareKitIos` for `tiktok-share-kit-ios`.
  static func typeName(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  static func registry(_ destinations: [Destination]) -> String {
    var text = """
      // swift-format-ignore-file
      // Made by script/generate from Destinations/.

      extension Destinations {
        static let entries: [Entry] = [

      """
    for destination in destinations where destination.id != FileRules.id { text += "    \(entry(destination)),\n" }
    text += "  ]\n"
    for destination in destinations where destination.id == FileRules.id {
      text += "\n  static let fileEntry = \(entry(destination))\n"
    }
    return text + "}\n"
  }

  private static func entry(_ destination: Destination) -> String {
    "Entry(id: \(literal(destination.id)), shortName: \(literal(destination.shortName)))"
      + " { \(typeName(destination.id)).destination }"
  }

  static func file(_ destination: Destination) -> String {
    var text = """
      // swift-format-ignore-file
      // Made by script/generate from Destinations/\(destination.id).yml: edit that file.

      import MediaProbe

      enum \(typeName(destination.id)) {
        static let destination = Destination(
          id: \(literal(destination.id)),
          shortName: \(literal(destination.shortName)),
          name: \(literal(destination.name)),
          publisher: \(literal(destination.publisher)),
          summary: \(literal(destination.summary)),
          notes: notes,\(destination.isDeprecated ? "\n    isDeprecated: true," : "")
          sources: sources,
          shareStates: shareStates,
          errorCodes: errorCodes,
          steps: \(list(destination.steps.map { ".\($0)" })),
          parameters: parameters,
          slots: slots,
          requestRules: requestRules,
          requestForm: requestForm,
          appRules: appRules,
          unreadable: unreadable,
          undocumented: undocumented,
          translations: translations)

        private static let sources: [Source] = [\(destination.sources.indices.map { "source\($0)" }.joined(separator: ", "))]


      """
    for (index, source) in destination.sources.enumerated() {
      text += member("source\(index)", "Source", self.source(source))
    }
    text += member("notes", "[String]", lines(destination.notes.map(literal)))
    text += shareStates(destination.shareStates)
    text += errorCodes(destination.errorCodes)
    text += member("parameters", "[Parameter]", lines(destination.parameters.map(parameter)))
    text += member("unreadable", "[UnreadableState]", lines(destination.unreadable.map(unreadable)))
    text += member(
      "undocumented", "[Undocumented]",
      lines(
        destination.undocumented.map {
          "Undocumented(\(literal($0.subject))\($0.note.map { ", note: \(literal($0))" } ?? ""))"
        }))
    text += TranslationSource.choice(of: destination)
    var writer = RuleSource(destination)
    var slots: [String] = []
    for slot in destination.slots {
      let takes = list(slot.takes.map { ".\($0)" })
      slots.append("Slot(\(literal(slot.name)), takes: \(takes), rules: \(list(slot.rules.map { writer.add($0) })))")
    }
    text += member("slots", "[Slot]", lines(slots))
    text += member("requestRules", "[Rule]", lines(destination.requestRules.map { writer.add($0) }))
    text += requestForm(destination)
    text += member("appRules", "[Rule]", lines(destination.appRules.map { writer.add($0) }))
    return text + writer.text + "}\n"
  }

  private static func source(_ source: Source) -> String {
    "Source(\n      id: \(literal(source.id)), title: \(literal(source.title)),\n      url: \(source.url.map { literal($0) } ?? "nil"),\n"
      + "      checked: \(day(source.checked))" + (source.reviewAfter.map { ", reviewAfter: \(day($0))" } ?? "") + ")"
  }

  private static func shareStates(_ table: ShareStateTable?) -> String {
    guard let table else { return member("shareStates", "ShareStateTable?", "nil") }
    let states = table.states.map { state in
      "ShareState(\n        code: \(state.code), name: \(literal(state.name)),\n        meaning: \(literal(state.meaning))"
        + (state.constant.map { ",\n        constant: \(literal($0))" } ?? "")
        + (state.predictableFrom.isEmpty
          ? "" : ",\n        predictableFrom: \(list(state.predictableFrom.map { ".\($0)" }))")
        + (state.errorCode.map { ", errorCode: \($0)" } ?? "")
        + ")"
    }
    return member(
      "shareStates", "ShareStateTable?",
      "ShareStateTable(success: \(table.success.map(String.init) ?? "nil"), "
        + (table.borrowedFrom.map { "borrowedFrom: \(literal($0)), " } ?? "") + "states: states)")
      + member("states", "[ShareState]", lines(states))
  }

  private static func errorCodes(_ table: ErrorCodeTable?) -> String {
    guard let table else { return member("errorCodes", "ErrorCodeTable?", "nil") }
    let errors = table.codes.map { error in
      "ErrorCode(\n        code: \(error.code), name: \(literal(error.name)),\n        meaning: \(literal(error.meaning))"
        + (error.constant.map { ",\n        constant: \(literal($0))" } ?? "") + ")"
    }
    return member(
      "errorCodes", "ErrorCodeTable?",
      "ErrorCodeTable(\n    name: \(literal(table.name)),\n"
        + (table.note.map { "    note: \(literal($0)),\n" } ?? "") + "    codes: errors)")
      + member("errors", "[ErrorCode]", lines(errors))
  }

  private static func parameter(_ parameter: Parameter) -> String {
    let values =
      switch parameter.values {
      case .version: ".version"
      case .size: ".size"
      case .words: ".words"
      case .choice(let words): ".choice(\(list(words.map(literal))))"
      case .number(let from, let to): ".number(from: \(figure(from)), to: \(figure(to)))"
      }
    return "Parameter(\(literal(parameter.name)), \(values), meaning: \(literal(parameter.meaning)))"
  }

  private static func unreadable(_ entry: UnreadableState) -> String {
    let byKind = entry.byKind.sorted { $0.key.rawValue < $1.key.rawValue }.map { ".\($0.key): \($0.value)" }
    return "UnreadableState(.\(entry.code == .internal ? "`internal`" : "\(entry.code)"), "
      + (entry.state.map(String.init) ?? "nil") + (byKind.isEmpty ? "" : ", byKind: \(list(byKind))") + ")"
  }

  private static func requestForm(_ destination: Destination) -> String {
    guard let form = destination.requestForm else { return member("requestForm", "RequestForm?", "nil") }
    let source = destination.sources.firstIndex(of: form.source) ?? 0
    let states = [("malformed", form.malformed), ("unusable", form.unusable)].compactMap { name, state in
      state.map { ", \(name): \($0)" }
    }
    return member(
      "requestForm", "RequestForm?", "RequestForm(source: source\(source), fields: fields\(states.joined()))")
      + member("fields", "[FieldForm]", lines(form.fields.map(field)))
  }

  private static func field(_ field: FieldForm) -> String {
    let type =
      switch field.type {
      case .choice(let words): ".choice(\(list(words.map(literal))))"
      case .media(let slots): ".media(slots: \(list(slots.map(literal))))"
      case .attachment(let kinds): ".attachment(\(list(kinds.map { ".\($0)" })))"
      case .group(let fields): ".group(\(list(fields.map(self.field))))"
      case .text, .identifier, .integer, .number, .flag: ".\(field.type.name)"
      }
    return "FieldForm(\(literal(field.name)), \(type)" + (field.isList ? ", isList: true" : "")
      + (field.standard.map { ", standard: \(RuleSource.value($0))" } ?? "")
      + (field.overriddenBy.isEmpty ? "" : ", overriddenBy: \(list(field.overriddenBy.map(literal)))")
      + (field.tells.map { ", tells: \(detail($0))" } ?? "") + ")"
  }

  private static func detail(_ detail: AppDetail) -> String {
    if case .infoPlist(let key) = detail { ".infoPlist(\(literal(key)))" } else { ".\(detail)" }
  }

  // MARK: - Pieces

  static func member(_ name: String, _ type: String, _ value: String) -> String {
    "  private static let \(name): \(type) = \(value)\n\n"
  }

  static func lines(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n" + items.map { "    \($0),\n" }.joined() + "  ]"
  }

  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  static func day(_ date: CivilDate) -> String { ".day(\(date.year), \(date.month), \(date.day))" }

  static func figure(_ ratio: Ratio) -> String {
    ratio.denominator == 1 ? ".figure(\(ratio.numerator))" : ".figure(\(ratio.numerator), \(ratio.denominator))"
  }

  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case _ where scalar.disturbsTerminal: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
