import Foundation
import PreflightDocuments

/// A JSON value, for tests.
enum JSON: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSON].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  init(contentsOf url: URL) throws { self = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: url)) }

  /// Converts a document to JSON. Plain scalars are resolved by YAML's core schema.
  init(_ value: DocumentValue) {
    switch value.content {
    case _ where value.isNull: self = .null
    case .scalar("true", quoted: false): self = .bool(true)
    case .scalar("false", quoted: false): self = .bool(false)
    case .scalar(let text, quoted: false): self = Double(text).map { .number($0) } ?? .string(text)
    case .scalar(let text, quoted: true): self = .string(text)
    case .list(let items): self = .array(items.map { JSON($0) })
    case .mapping(let pairs):
      self = .object(
        Dictionary(
          pairs.compactMap { key, value in
            guard case .scalar(let name, _) = key.content else { return nil }
            return (name, JSON(value))
          }, uniquingKeysWith: { first, _ in first }))
    }
  }

  subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }
}
