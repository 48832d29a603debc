extension Message {
  /// Writes the text and its origin: `message_id` and `args`. Words that no catalog has have no origin.
  ///
  /// - Parameters:
  ///   - key: The key of the text.
  ///   - text: The text in another language; nil for English.
  package func writeMembers(_ key: StaticString = "message", text: String? = nil, to json: inout JSONWriter) {
    json.key(key)
    json.string(text ?? english)
    writeOrigin(to: &json)
  }

  private func writeOrigin(to json: inout JSONWriter) {
    guard id != .asWritten else { return }
    json.key("message_id")
    json.identifier(id.rawValue)
    guard !arguments.isEmpty else { return }
    json.key("args")
    json.beginArray()
    for argument in arguments {
      switch argument {
      case .integer(let number): json.int(number)
      case .text(let text): json.string(text)
      case .nested(let message):
        json.beginObject()
        message.writeOrigin(to: &json)
        json.endObject()
      }
    }
    json.endArray()
  }
}

/// Writes an object with a code and a message.
func writeCoded(_ code: String, _ message: Message, text: String? = nil, to json: inout JSONWriter) {
  json.beginObject()
  json.key("code")
  json.string(code)
  message.writeMembers(text: text, to: &json)
  json.endObject()
}
