extension Message {
  /// The ids of all messages. The raw value is the `message_id` of a record; once released, it never changes.
  ///
  /// The texts and the ids are in the files of the languages, in the topic `message`.
  public struct ID: RawRepresentable, Sendable, Hashable, CaseIterable {
    /// The number of the text in the table of each language.
    let place: Int16

    init(_ place: Int16) { self.place = place }

    /// Returns the id with a name in records, such as `no_such_file`; nil if no message has it.
    public init?(rawValue: String) {
      guard let id = Self.ids[rawValue] else { return nil }
      self = id
    }

    /// The name in records.
    public var rawValue: String { Self.names[Int(place)] }

    /// All ids, in the order of the table that each language has.
    public static let allCases = (0..<Int16(argumentCounts.utf8.count)).map { Self($0) }

    private static let ids = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// The number of arguments of the message.
    var argumentCount: Int {
      let counts = Self.argumentCounts.utf8
      return Int(counts[counts.index(counts.startIndex, offsetBy: Int(place))] - UInt8(ascii: "0"))
    }
  }
}

extension Message {
  /// Returns the message with the texts of a language.
  package func text(from texts: TextTable) -> String {
    if id.argumentCount == 0 { return texts[Int(id.place)] }
    let values = arguments.map { argument -> TextTable.Value in
      switch argument {
      case .integer(let number): .number(number)
      case .text(let text): .text(text)
      case .nested(let message): .text(message.text(from: texts))
      }
    }
    return texts.text(Int(id.place), values)
  }
}
