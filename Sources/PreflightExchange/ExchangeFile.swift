package import MediaProbe
import PreflightOperations
import PreflightReports

/// A file of a call.
package enum ExchangeFile {
  /// The name, if it is given, takes the place of that in the path.
  case path(AssetPath, name: AssetPath?)
  case bytes([UInt8], name: AssetPath)
  case object(name: AssetPath, size: UInt64?, version: String?, head: [UInt8])

  /// Largest number of first bytes of an object, so that all open objects together may have that many.
  private static let largestHead = 65_536

  private static let name = ExchangeParameter("name", .text, .memberName)
  private static let ofPath = [ExchangeParameter("path", .path, isRequired: true, .memberPath), name]
  private static let ofBytes = [ExchangeParameter("bytes", .text, isRequired: true, .memberBytes), name]
  private static let ofObject = [
    name, ExchangeParameter("size", .size, .memberSize),
    ExchangeParameter("version", .text, .memberVersion),
    ExchangeParameter("head", .text, .memberHead),
  ]

  /// Reads the parameter `file`.
  init(_ params: ExchangeParams) throws(CallFailure) {
    guard let value = params.object("file") else { throw ParameterType.file.missing("file") }
    let members = ExchangeParams(value.members)
    if value.has("path") {
      try members.check(Self.ofPath, of: .aFile)
      let path = members.text("path") ?? ""
      guard !path.isEmpty else { throw CallFailure(.invalidParams, .emptyPath) }
      self = .path(AssetPath(path), name: members.text("name").map { AssetPath($0) })
    } else if value.has("bytes") {
      try members.check(Self.ofBytes, of: .aFile)
      guard let bytes = Self.decoded(members.text("bytes") ?? "") else {
        throw CallFailure(.invalidParams, .bytesNotBase64)
      }
      self = .bytes(bytes, name: AssetPath(members.text("name") ?? ""))
    } else if value.has("object") {
      try members.check([ExchangeParameter("object", .object, isRequired: true, .empty)], of: .aFile)
      let parts = ExchangeParams(members.object("object")?.members ?? [:])
      try parts.check(Self.ofObject, of: .anObject)
      let size = parts.size("size")
      guard let head = Self.decoded(parts.text("head") ?? ""), head.count <= Self.largestHead,
        size.map({ head.count <= $0 }) ?? true
      else {
        throw CallFailure(.invalidParams, .wrongHead(Self.largestHead))
      }
      self = .object(
        name: AssetPath(parts.text("name") ?? ""), size: size, version: parts.text("version"), head: head)
    } else {
      throw CallFailure(.invalidParams, .fileWithoutContent)
    }
  }

  /// Writes the JSON Schema of a file.
  static func writeSchema(to json: inout JSONWriter) {
    json.array("oneOf") { json in
      for parameters in [ofPath, ofBytes] { json.object { ExchangeParameter.writeSchema(of: parameters, to: &$0) } }
      json.object { json in
        json.member("type", "object")
        json.member("required", ["object"])
        json.member("additionalProperties", false)
        json.object("properties") { json in
          json.object("object") { ExchangeParameter.writeSchema(of: ofObject, to: &$0) }
        }
      }
    }
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

extension JSONValue {
  /// True if an object has a member with a value.
  fileprivate func has(_ name: String) -> Bool { self[name].map { $0 != .null } ?? false }
}
