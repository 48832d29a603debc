/// JSON documents, one after another, with line breaks and indentation. Each scalar stays as it was written, and so does the
/// order of keys. An object or array that fits into one line is not broken, and a line has as many elements as fit.
public struct ReadableJSON {
  public private(set) var text = ""
  private let bytes: [UInt8]
  private let isKept: (_ key: String, _ element: String) -> Bool
  private var position = 0

  /// A text that is not JSON.
  public struct Mistake: Error {
    public let offset: Int
  }

  private indirect enum Value {
    case scalar(String)
    case array([Value])
    case object([(key: String, value: Value)])
  }

  private static let width = 110

  /// - Parameter isKept: Returns true for an element that is shown. It gets the key of an array and the element in one line.
  ///   Others are omitted.
  public init(_ json: String, isKept: @escaping (_ key: String, _ element: String) -> Bool = { _, _ in true }) throws {
    bytes = Array(json.utf8)
    self.isKept = isKept
    skipSpace()
    while position < bytes.count {
      text += Self.written(try value(), indent: "") + "\n"
      skipSpace()
    }
  }

  private static func written(_ value: Value, indent: String) -> String {
    let line = inOneLine(value)
    if indent.utf8.count + line.utf8.count <= width { return line }
    let inner = indent + "  "
    func block(_ open: String, _ items: [String], _ close: String) -> String {
      var lines: [String] = []
      for item in items {
        let joined = lines.last.map { "\($0), \(item)" }
        if let joined, !joined.contains("\n"), inner.utf8.count + joined.utf8.count <= width {
          lines[lines.count - 1] = joined
        } else {
          lines.append(item)
        }
      }
      return "\(open)\n\(lines.map { inner + $0 }.joined(separator: ",\n"))\n\(indent)\(close)"
    }
    return switch value {
    case .scalar(let text): text
    case .array(let items): block("[", items.map { written($0, indent: inner) }, "]")
    case .object(let members): block("{", members.map { "\($0.key): \(written($0.value, indent: inner))" }, "}")
    }
  }

  private static func inOneLine(_ value: Value) -> String {
    switch value {
    case .scalar(let text): text
    case .array(let items): "[\(items.map(inOneLine).joined(separator: ", "))]"
    case .object(let members): "{\(members.map { "\($0.key): \(inOneLine($0.value))" }.joined(separator: ", "))}"
    }
  }

  // MARK: Reading

  private mutating func value() throws -> Value {
    skipSpace()
    switch try peek() {
    case UInt8(ascii: "{"):
      return .object(
        try items("}") { reader in
          let key = try reader.string()
          reader.skipSpace()
          try reader.take(":")
          let value = try reader.value()
          guard case .array(let items) = value else { return (key, value) }
          return (key, .array(items.filter { reader.isKept(key, Self.inOneLine($0)) }))
        })
    case UInt8(ascii: "["): return .array(try items("]") { try $0.value() })
    case UInt8(ascii: "\""): return .scalar(try string())
    default:
      let start = position
      while position < bytes.count, !",]} \n\r\t".utf8.contains(bytes[position]) { position += 1 }
      guard position > start else { throw Mistake(offset: position) }
      return .scalar(String(decoding: bytes[start..<position], as: UTF8.self))
    }
  }

  private mutating func items<Item>(
    _ close: Unicode.Scalar, _ item: (inout ReadableJSON) throws -> Item
  ) throws -> [Item] {
    position += 1
    var found: [Item] = []
    skipSpace()
    while try peek() != UInt8(ascii: close) {
      if !found.isEmpty { try take(",") }
      skipSpace()
      found.append(try item(&self))
      skipSpace()
    }
    position += 1
    return found
  }

  private mutating func string() throws -> String {
    let start = position
    try take("\"")
    while try peek() != UInt8(ascii: "\"") { position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1 }
    position += 1
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func peek() throws -> UInt8 {
    guard position < bytes.count else { throw Mistake(offset: position) }
    return bytes[position]
  }

  private mutating func take(_ character: Unicode.Scalar) throws {
    guard try peek() == UInt8(ascii: character) else { throw Mistake(offset: position) }
    position += 1
  }

  private mutating func skipSpace() {
    while position < bytes.count, " \n\r\t".utf8.contains(bytes[position]) { position += 1 }
  }
}
