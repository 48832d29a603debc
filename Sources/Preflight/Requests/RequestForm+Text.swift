import MediaProbe

extension RequestForm {
  /// Every field with what its value is, for people: `title.hashtags[].index`, `whole number`.
  public var rows: [(name: String, value: String)] { Self.rows(fields, in: "") }

  private static func rows(_ fields: [FieldForm], in group: String) -> [(name: String, value: String)] {
    fields.flatMap { field -> [(name: String, value: String)] in
      let name = (group.isEmpty ? "" : group + ".") + field.name + (field.isList ? "[]" : "")
      if case .group(let members) = field.type { return rows(members, in: name) }
      return [(name, field.type.words + (field.standard.map { ", by default \(Phrase.of($0, unit: nil))" } ?? ""))]
    }
  }
}

extension FieldType {
  fileprivate var words: String {
    switch self {
    case .text, .identifier: "text"
    case .integer: "whole number"
    case .number: "number"
    case .flag: "true or false"
    case .choice(let words): words.joined(separator: ", ")
    case .media(let slots): "file for \(slots.joined(separator: ", "))"
    case .attachment(let kinds): "file, \(kinds.map(\.rawValue).joined(separator: ", "))"
    case .group: ""
    }
  }
}
