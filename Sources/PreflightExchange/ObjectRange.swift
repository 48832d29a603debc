import MediaProbe
import Preflight
import PreflightReports

/// Bytes of an object of the caller, which a call brings.
struct ObjectRange {
  let offset: UInt64
  let bytes: [UInt8]
  /// The version that the store answered with the bytes; nil if it is not known.
  let version: String?

  /// Returns nil for any other value.
  private init?(_ value: JSONValue) {
    let members = value.members
    guard members.keys.allSatisfy(["offset", "bytes", "version"].contains),
      case .integer(let number)? = members["offset"], let offset = UInt64(exactly: number),
      let text = members["bytes"]?.text, let bytes = ExchangeFile.decoded(text),
      !offset.addingReportingOverflow(UInt64(bytes.count)).overflow
    else { return nil }
    if let version = members["version"], version != .null {
      guard let text = version.text else { return nil }
      self.version = text
    } else {
      version = nil
    }
    (self.offset, self.bytes) = (offset, bytes)
  }

  /// Returns the ranges of a list; nil for any other value.
  static func list(_ value: JSONValue) -> [ObjectRange]? {
    guard case .array(let items) = value else { return nil }
    let ranges = items.compactMap { ObjectRange($0) }
    return ranges.count == items.count ? ranges : nil
  }

  static func writeSchema(to json: inout JSONWriter) {
    json.member("type", "array")
    json.object("items") { json in
      json.member("type", "object")
      json.member("required", ["offset", "bytes"])
      json.member("additionalProperties", false)
      json.object("properties") { json in
        json.object("offset") { json in
          json.member("type", "integer")
          json.member("minimum", 0)
        }
        json.object("bytes") { json in
          json.member("type", "string")
          json.member("contentEncoding", "base64")
        }
        json.object("version") { $0.member("type", ["string", "null"]) }
      }
    }
  }
}
