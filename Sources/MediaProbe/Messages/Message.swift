/// A text for people: an entry of the message catalog, with values for its placeholders.
///
/// Every language renders it from its own catalog; `english` is available here. Creating a message builds no text.
public struct Message: Sendable, Hashable {
  /// The value of one placeholder of a message.
  @nonexhaustive public enum Argument: Sendable, Hashable {
    case integer(Int64)
    /// Text that is the same in every language: a name, a path, the words of a library.
    case text(String)
    /// A message within a message, such as “the FLAC header”. `term` and `message` create it.
    case nested(Message)
  }

  /// The entry of the catalog, which is the same in every language.
  public let id: ID
  /// The values of the placeholders, in the order of the English text.
  public let arguments: [Argument]

  /// Creates a message with one value for each placeholder of its entry. The number of values is not checked.
  public init(_ id: ID, _ arguments: Argument...) { self.init(id, arguments: arguments) }

  /// Creates a message from a list with one value for each placeholder of its entry.
  public init(_ id: ID, arguments: [Argument]) {
    self.id = id
    self.arguments = arguments
  }

  /// Creates a message of words that no catalog has, such as those of a library or of a record of another version.
  public init(asWritten text: String) { self.init(.asWritten, .text(text)) }

  /// The message in English.
  public var english: String { text(from: .en) }
}

extension Message: CustomStringConvertible {
  /// The message in English.
  public var description: String { english }
}

extension Message.Argument {
  /// Returns a number; one that does not fit into 64 bits becomes the nearest that fits.
  public static func int(_ value: some BinaryInteger) -> Message.Argument { .integer(Int64(clamping: value)) }

  /// Returns a message within a message, by its id.
  public static func term(_ id: Message.ID, _ arguments: Message.Argument...) -> Message.Argument {
    .nested(Message(id, arguments: arguments))
  }

  /// Returns a message within a message.
  public static func message(_ message: Message) -> Message.Argument {
    // Equal messages have equal records, and words of no catalog are plain text in a record.
    if message.id == .asWritten, let text = message.arguments.first { text } else { .nested(message) }
  }

  /// Returns further words of a library in parentheses, after a space; empty without such words.
  package static func parenthesized(_ detail: String) -> Message.Argument {
    detail.isEmpty ? .text("") : .term(.inParentheses, .text(detail))
  }

  /// Returns further words of a library after a colon; empty without such words.
  package static func afterColon(_ detail: String) -> Message.Argument {
    detail.isEmpty ? .text("") : .term(.afterColon, .text(detail))
  }
}

extension Message {
  /// Returns the message with a path or position in front.
  package func placed(at place: String) -> Message { Message(.placed, .text(place), .message(self)) }

  /// The message without the path or position in front.
  package var withoutPlace: Message {
    switch (id, arguments.count) {
    case (.placed, 2):
      switch arguments[1] {
      case .nested(let message): return message
      case .text(let text): return Message(asWritten: text)
      case .integer: return self
      }
    case (.joined, 2):
      guard case .nested(let first) = arguments[0] else { return self }
      return Message(.joined, .message(first.withoutPlace), arguments[1])
    default: return self
    }
  }

  /// Returns the message with another one after a semicolon; nil adds no other message.
  package func joined(with other: Message?) -> Message {
    guard let other else { return self }
    return Message(.joined, .message(self), .message(other))
  }

  /// Returns the messages joined by an id with two placeholders, such as `joined`; nil without messages.
  package static func list(_ messages: [Message], by id: ID) -> Message? {
    guard var all = messages.last else { return nil }
    for message in messages.dropLast().reversed() { all = Message(id, .message(message), .message(all)) }
    return all
  }
}
