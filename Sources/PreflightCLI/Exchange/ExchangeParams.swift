import MediaProbe
import Preflight

/// The parameters of a call. Each is read once; a parameter that nothing reads is a mistake.
struct ExchangeParams {
  private let members: [String: JSONValue]
  private var unread: [String]

  init(_ value: JSONValue) {
    if case .object(let members) = value { self.members = members } else { members = [:] }
    unread = Array(members.keys)
  }

  /// True if the file of the call is a path.
  var hasPath: Bool { members["file"]?["path"] != nil }

  private mutating func take(_ name: String) -> JSONValue? {
    unread.removeAll { $0 == name }
    guard let value = members[name], value != .null else { return nil }
    return value
  }

  private func wrong(_ name: String, _ expected: String) -> CallFailure {
    CallFailure(.invalidParams, "found another value for \(name), expected \(expected)")
  }

  mutating func text(_ name: String) throws(CallFailure) -> String? {
    guard let value = take(name) else { return nil }
    guard let text = value.text else { throw wrong(name, "a text") }
    return text
  }

  mutating func requiredText(_ name: String) throws(CallFailure) -> String {
    guard let text = try text(name) else { throw CallFailure(.invalidParams, "found no \(name), expected a text") }
    return text
  }

  mutating func flag(_ name: String) throws(CallFailure) -> Bool {
    guard let value = take(name) else { return false }
    guard case .bool(let flag) = value else { throw wrong(name, "true or false") }
    return flag
  }

  mutating func texts(_ name: String) throws(CallFailure) -> [String]? {
    guard let value = take(name) else { return nil }
    guard case .array(let items) = value else { throw wrong(name, "a list of texts") }
    return try items.map { item throws(CallFailure) in
      guard let text = item.text else { throw wrong(name, "a list of texts") }
      return text
    }
  }

  mutating func object(_ name: String) throws(CallFailure) -> JSONValue? {
    guard let value = take(name) else { return nil }
    guard case .object = value else { throw wrong(name, "an object") }
    return value
  }

  /// Returns a number of seconds, from a hundredth to a day.
  mutating func seconds(_ name: String) throws(CallFailure) -> Double? {
    let seconds: Double
    switch take(name) {
    case nil: return nil
    case .integer(let number): seconds = Double(number)
    case .number(let number): seconds = number
    default: throw wrong(name, "seconds from 0.01 to 86400")
    }
    guard (0.01...86_400).contains(seconds) else { throw wrong(name, "seconds from 0.01 to 86400") }
    return seconds
  }

  mutating func size(_ name: String) throws(CallFailure) -> UInt64? {
    guard let value = take(name) else { return nil }
    guard case .integer(let number) = value, number >= 0 else { throw wrong(name, "a number of bytes") }
    return UInt64(number)
  }

  /// Returns the assumed values as `name=value`.
  mutating func assumptions(_ name: String) throws(CallFailure) -> [String] {
    guard case .object(let members) = try object(name) ?? .object([:]) else { return [] }
    return try members.sorted { $0.key < $1.key }.map { key, value throws(CallFailure) in
      switch value {
      case .string(let text): "\(key)=\(text)"
      case .integer(let number): "\(key)=\(number)"
      case .number(let number): "\(key)=\(number)"
      case .bool(let flag): "\(key)=\(flag)"
      default: throw wrong("\(name).\(key)", "a text, a number, true or false")
      }
    }
  }

  /// Throws if a parameter was not read.
  func finish(of method: String) throws(CallFailure) {
    guard let name = unread.min() else { return }
    throw CallFailure(.invalidParams, "\(method) has no parameter “\(name)”: leave it out, or correct its name")
  }
}

/// A file of a call.
enum ExchangeFile {
  /// The name, if it is given, takes the place of that in the path.
  case path(AssetPath, name: AssetPath?)
  case bytes([UInt8], name: AssetPath)
  case object(name: AssetPath, size: UInt64?, version: String?)

  /// Reads the parameter `file`.
  init(_ params: inout ExchangeParams) throws(CallFailure) {
    guard let value = try params.object("file") else {
      throw CallFailure(.invalidParams, "found no file, expected an object with path, bytes or object")
    }
    var members = ExchangeParams(value)
    if let path = try members.text("path") {
      guard !path.isEmpty else { throw CallFailure(.invalidParams, "found an empty path, expected that of a file") }
      self = .path(AssetPath(path), name: try members.text("name").map { AssetPath($0) })
    } else if let text = try members.text("bytes") {
      guard let bytes = Self.decoded(text) else {
        throw CallFailure(.invalidParams, "found bytes that are no base64 (RFC 4648, 4)")
      }
      self = .bytes(bytes, name: AssetPath(try members.text("name") ?? ""))
    } else if let object = try members.object("object") {
      var parts = ExchangeParams(object)
      self = .object(
        name: AssetPath(try parts.text("name") ?? ""), size: try parts.size("size"), version: try parts.text("version"))
      try parts.finish(of: "an object")
    } else {
      throw CallFailure(.invalidParams, "found a file without path, bytes and object, expected one of them")
    }
    try members.finish(of: "a file")
  }

  /// Returns the bytes of a base64 text; nil for any other text.
  static func decoded(_ text: String) -> [UInt8]? {
    let characters = Array(text.utf8)
    let padding = characters.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard characters.count.isMultiple(of: 4), padding <= 2 else { return nil }
    let bytes = decodedBase64(characters.dropLast(padding))
    // The decoder stops at the first foreign character.
    return bytes.count == (characters.count - padding) * 3 / 4 ? bytes : nil
  }
}
