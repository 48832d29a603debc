package import MediaProbe

extension Repair {
  /// Writes the repair as an object.
  package func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("id")
    json.string(id.rawValue)
    json.key("arguments")
    json.beginObject()
    for argument in arguments {
      json.key(escaping: argument.name)
      switch argument.value {
      case .number(let number): json.number(number.value)
      case .text(let text): json.string(text)
      case .texts(let texts):
        json.beginArray()
        for text in texts { json.string(text) }
        json.endArray()
      }
    }
    json.endObject()
    json.endObject()
  }
}
