package import PreflightJudging

/// A property list that was read.
package struct PropertyList: Sendable, Equatable {
  /// The root, which is a dictionary.
  package let root: PropertyListValue
  /// The places of keys by the path of their values (`PropertyListValue.subscript`), the first of several. Empty for a
  /// binary property list, which has no lines.
  package let places: [String: DocumentPlace]

  package init(root: PropertyListValue, places: [String: DocumentPlace]) {
    self.root = root
    self.places = places
  }
}

/// A value of a property list.
public indirect enum PropertyListValue: Sendable, Equatable {
  case text(String)
  case integer(Int64)
  case number(Double)
  case flag(Bool)
  case list([PropertyListValue])
  case dictionary([String: PropertyListValue])
  /// A date, data, or another type that no rule is about, by the name of its XML element: `date`, `data`.
  case other(String)

  /// The text; nil for other types.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The XML element of the value: `<string>`; `<true/>` for both Boolean values.
  var element: String {
    switch self {
    case .text: "<string>"
    case .integer: "<integer>"
    case .number: "<real>"
    case .flag: "<true/>"
    case .list: "<array>"
    case .dictionary: "<dict>"
    case .other(let name): "<\(name)>"
    }
  }

  /// The value of a key. A slash continues into a dictionary, or into each dictionary of a list:
  /// `CFBundleURLTypes/CFBundleURLSchemes`. Nil if the key is missing.
  public subscript(path: String) -> PropertyListValue? {
    path.split(separator: "/").reduce(self as PropertyListValue?) { $0?.value(of: String($1)) }
  }

  /// Returns the same dictionary with another value for a key.
  func with(_ key: String, _ value: PropertyListValue) -> PropertyListValue {
    guard case .dictionary(let members) = self else { return self }
    return .dictionary(members.merging([key: value]) { $1 })
  }

  private func value(of key: String) -> PropertyListValue? {
    switch self {
    case .dictionary(let members): return members[key]
    case .list(let items):
      let found = items.compactMap { $0.value(of: key) }
      return found.isEmpty
        ? nil : .list(found.flatMap { value in if case .list(let inner) = value { inner } else { [value] } })
    default: return nil
    }
  }

  /// The texts of a list; for a text, the text itself.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let items): items.compactMap(\.text)
    default: []
    }
  }
}
