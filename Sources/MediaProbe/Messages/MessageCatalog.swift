/// The texts of one language for all messages.
///
/// A text has a placeholder for each argument: `{}` in their order, or `{2}` for the second one.
public struct MessageCatalog: Sendable {
  /// Returns the text of an id, with its placeholders.
  public let template: @Sendable (Message.ID) -> String
  /// Adds a piece to a text, with the spacing of the language.
  let append: @Sendable (_ piece: String, _ text: inout String) -> Void

  public init(
    template: @escaping @Sendable (Message.ID) -> String,
    append: @escaping @Sendable (_ piece: String, _ text: inout String) -> Void = { $1 += $0 }
  ) {
    self.template = template
    self.append = append
  }

  /// English, the language of facts records.
  public static let english = MessageCatalog(template: { $0.english })
}

extension Message {
  /// Returns the message in the language of a catalog.
  public func text(from catalog: MessageCatalog) -> String {
    let template = catalog.template(id)
    guard !arguments.isEmpty else { return template }
    var text = ""
    for part in TemplatePart.parts(of: template) {
      switch part {
      case .text(let piece): catalog.append(piece, &text)
      case .place(let place) where place < arguments.count:
        switch arguments[place] {
        case .integer(let number): catalog.append(number.description, &text)
        case .text(let value): catalog.append(value, &text)
        case .nested(let message): catalog.append(message.text(from: catalog), &text)
        }
      case .place: break
      }
    }
    return text
  }
}

/// A piece of a text with places.
package enum TemplatePart: Equatable {
  case text(String)
  /// The place of an argument, counted from 0.
  case place(Int)

  /// Splits a text into parts. Braces that are not placeholders are text.
  package static func parts(of template: String) -> [TemplatePart] {
    let bytes = template.utf8
    var parts: [TemplatePart] = []
    var places = 0
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let open = index
      index = bytes.index(after: open)
      guard bytes[open] == UInt8(ascii: "{") else { continue }
      var end = index
      var place = places
      if end < bytes.endIndex, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(bytes[end]) {
        place = Int(bytes[end] - UInt8(ascii: "1"))
        end = bytes.index(after: end)
      }
      guard end < bytes.endIndex, bytes[end] == UInt8(ascii: "}") else { continue }
      if start < open { parts.append(.text(String(template[start..<open]))) }
      parts.append(.place(place))
      places += 1
      index = bytes.index(after: end)
      start = index
    }
    if start < bytes.endIndex { parts.append(.text(String(template[start...]))) }
    return parts
  }

  /// Returns the number of different arguments that a text uses.
  package static func argumentCount(of template: String) -> Int {
    var used: [Int] = []
    for case .place(let place) in parts(of: template) where !used.contains(place) { used.append(place) }
    return used.count
  }
}
