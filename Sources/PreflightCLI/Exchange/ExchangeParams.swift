package import MediaProbe
import Preflight
import PreflightOperations

/// The parameters of a call. Each is read once; a parameter that nothing reads is a mistake.
package struct ExchangeParams {
  private let members: [String: JSONValue]
  private let written: WrittenFacts?
  private var unread: [String]

  /// Facts in the order in which the command writes them, which are read at once. A reference, because facts are large.
  private final class WrittenFacts: Sendable {
    let facts: MediaFacts

    init(_ facts: MediaFacts) { self.facts = facts }
  }

  init(_ members: [String: JSONValue]) {
    self.members = members
    written = nil
    unread = Array(members.keys)
  }

  /// Reads the parameters of a message.
  ///
  /// - Parameter rest: The number of values that may follow.
  init(_ json: inout JSONScanner, _ rest: inout Int) throws(JSONDamage) {
    var members: [String: JSONValue] = [:]
    var written: WrittenFacts?
    try json.beginObject()
    while let name = try json.nextMember() {
      if name == "facts" {
        var ahead = json
        written = (try? MediaFacts(written: &ahead)).flatMap { $0.impossibleValue == nil ? WrittenFacts($0) : nil }
        if written != nil {
          (json, members[name]) = (ahead, nil)
          continue
        }
      }
      members[name] = try JSONValue(&json, &rest)
    }
    (self.members, self.written) = (members, written)
    unread = Array(members.keys) + (written == nil ? [] : ["facts"])
  }

  /// The language that the call names; nil if it names none that has texts.
  var language: Language? { members["lang"]?.text.flatMap { Language(tag: $0) } }

  /// True if the file of the call is a path.
  var hasPath: Bool { members["file"]?["path"] != nil }
  /// True if the file of the call is an object.
  var hasObject: Bool { members["file"]?["object"] != nil }

  /// Returns the id of a call.
  mutating func id() throws(CallFailure) -> ExchangeID {
    guard let id = take("id").flatMap({ ExchangeID($0) }) else {
      throw CallFailure(.invalidParams, "found no id of a call, expected a text or a whole number")
    }
    return id
  }

  /// Returns facts of a probe, whose members can have any order.
  mutating func facts(_ name: String) throws(CallFailure) -> MediaFacts {
    if let written {
      unread.removeAll { $0 == name }
      return written.facts
    }
    guard let record = try object(name) else {
      throw CallFailure(.invalidParams, "found no \(name), expected those of a probe")
    }
    guard let facts = MediaFacts(record: record) else {
      throw CallFailure(.invalidParams, "found \(name) that do not read as those of a probe: send them unchanged")
    }
    return facts
  }

  private mutating func take(_ name: String) -> JSONValue? {
    unread.removeAll { $0 == name }
    guard let value = members[name], value != .null else { return nil }
    return value
  }

  private func wrong(_ name: String, _ expected: CommandText) -> CallFailure {
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
  func finish(of method: CommandText) throws(CallFailure) {
    guard let name = unread.min() else { return }
    throw CallFailure(.invalidParams, "\(method) has no parameter “\(name)”: leave it out, or correct its name")
  }
}

extension JSONValue {
  /// The members of an object; empty for any other value.
  fileprivate var members: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }
}

/// A file of a call.
package enum ExchangeFile {
  /// The name, if it is given, takes the place of that in the path.
  case path(AssetPath, name: AssetPath?)
  case bytes([UInt8], name: AssetPath)
  case object(name: AssetPath, size: UInt64?, version: String?, head: [UInt8])

  /// Largest number of first bytes of an object, so that all open objects together may have that many.
  private static let largestHead = 65_536

  /// Reads the parameter `file`.
  init(_ params: inout ExchangeParams) throws(CallFailure) {
    guard var members = try params.object("file").map({ ExchangeParams($0.members) }) else {
      throw CallFailure(.invalidParams, "found no file, expected an object with path, bytes or object")
    }
    if let path = try members.text("path") {
      guard !path.isEmpty else { throw CallFailure(.invalidParams, "found an empty path, expected that of a file") }
      self = .path(AssetPath(path), name: try members.text("name").map { AssetPath($0) })
    } else if let text = try members.text("bytes") {
      guard let bytes = Self.decoded(text) else {
        throw CallFailure(.invalidParams, "found bytes that are no base64 (RFC 4648, 4)")
      }
      self = .bytes(bytes, name: AssetPath(try members.text("name") ?? ""))
    } else if let object = try members.object("object") {
      var parts = ExchangeParams(object.members)
      let (name, size) = (AssetPath(try parts.text("name") ?? ""), try parts.size("size"))
      guard let head = Self.decoded(try parts.text("head") ?? ""), head.count <= Self.largestHead,
        size.map({ head.count <= $0 }) ?? true
      else {
        throw CallFailure(
          .invalidParams, "found another head, expected the first bytes in base64, at most \(Self.largestHead)")
      }
      self = .object(name: name, size: size, version: try parts.text("version"), head: head)
      try parts.finish(of: "an object")
    } else {
      throw CallFailure(.invalidParams, "found a file without path, bytes and object, expected one of them")
    }
    try members.finish(of: "a file")
  }

  /// Returns the bytes of a base64 text; nil for any other text.
  package static func decoded(_ text: String) -> [UInt8]? {
    let characters = Array(text.utf8)
    let padding = characters.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard characters.count.isMultiple(of: 4), padding <= 2 else { return nil }
    let bytes = decodedBase64(characters.dropLast(padding))
    // The decoder stops at the first foreign character.
    return bytes.count == (characters.count - padding) * 3 / 4 ? bytes : nil
  }
}
