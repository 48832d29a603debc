package import MediaProbe
import Preflight
package import PreflightOperations

/// The parameters of a call. Their method checks them before they are read, so that a value that is read has its type.
package struct ExchangeParams: Sendable {
  private let members: [String: JSONValue]
  private let written: WrittenFacts?

  /// Facts in the order in which the command writes them, which are read at once. A reference, because facts are large.
  private final class WrittenFacts: Sendable {
    let facts: MediaFacts

    init(_ facts: MediaFacts) { self.facts = facts }
  }

  package init(_ members: [String: JSONValue] = [:]) {
    self.members = members
    written = nil
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
  }

  /// The language that the call names; nil if it names none that has texts.
  var language: Language? { text("lang").flatMap { Language(tag: $0) } }

  /// True if the file of the call is a path.
  var hasPath: Bool { members["file"]?["path"] != nil }
  /// True if the file of the call is an object.
  var hasObject: Bool { members["file"]?["object"] != nil }

  /// Throws if a parameter is missing, of another type, or unknown.
  ///
  /// - Parameter owner: The method or the object that has these parameters.
  package func check(_ parameters: [ExchangeParameter], of owner: CommandText) throws(CallFailure) {
    var known = 0
    for parameter in parameters {
      let value = members[parameter.name]
      if value != nil { known += 1 }
      if let value, value != .null {
        try parameter.type.check(value, parameter.name)
      } else if case .facts = parameter.type, written != nil {
        continue
      } else if parameter.isRequired {
        throw parameter.type.missing(parameter.name)
      }
    }
    let hasStrangeFacts = written != nil && !parameters.contains { $0.name == "facts" }
    guard known < members.count || hasStrangeFacts else { return }
    let names = Set(parameters.map(\.name))
    guard let name = (members.keys + (hasStrangeFacts ? ["facts"] : [])).filter({ !names.contains($0) }).min() else {
      return
    }
    throw CallFailure(.invalidParams, .noSuchParameter(owner, name))
  }

  // MARK: - Values

  func text(_ name: String) -> String? { members[name]?.text }

  func flag(_ name: String) -> Bool { members[name] == .bool(true) }

  func texts(_ name: String) -> [String]? {
    guard case .array(let items)? = members[name] else { return nil }
    return items.compactMap(\.text)
  }

  func object(_ name: String) -> JSONValue? {
    guard let value = members[name], case .object = value else { return nil }
    return value
  }

  func seconds(_ name: String) -> Double? {
    switch members[name] {
    case .integer(let number)?: Double(number)
    case .number(let number)?: number
    default: nil
    }
  }

  func size(_ name: String) -> UInt64? {
    if case .integer(let number)? = members[name] { UInt64(exactly: number) } else { nil }
  }

  /// Returns the assumed values as `name=value`.
  func assumptions(_ name: String) -> [String] {
    guard case .object(let values)? = members[name] else { return [] }
    return values.sorted { $0.key < $1.key }.compactMap { key, value in value.assumed.map { "\(key)=\($0)" } }
  }

  /// Returns the ranges of an object; empty if there are none.
  func ranges(_ name: String) -> [ObjectRange] { members[name].flatMap { ObjectRange.list($0) } ?? [] }

  /// Returns the id of a call.
  func id() -> ExchangeID? { members["id"].flatMap { ExchangeID($0) } }

  /// Returns facts of a probe, whose members can have any order.
  func facts(_ name: String) throws(CallFailure) -> MediaFacts {
    if let written { return written.facts }
    guard let facts = object(name).flatMap({ MediaFacts(record: $0) }) else {
      throw CallFailure(.invalidParams, .strangeFacts(name))
    }
    return facts
  }
}

extension JSONValue {
  /// The members of an object; empty for any other value.
  var members: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }
}
