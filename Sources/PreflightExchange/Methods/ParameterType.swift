import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightPlanning
import PreflightReports

/// The type of a parameter. It refuses other values with a message, and describes itself as a JSON Schema.
enum ParameterType: Sendable {
  case text
  case texts
  /// The path of a file or folder.
  case path
  case flag
  /// A number of seconds.
  case seconds
  /// A number of bytes.
  case size
  /// One of some words.
  case word([String])
  /// The text of a setting, such as a day or a language.
  case setting(SettingName)
  case color
  /// Assumed values by name.
  case assumptions
  /// The facts of a probe.
  case facts
  /// A file of the caller.
  case file
  /// Ranges of an object's bytes.
  case ranges
  /// The id of a call.
  case id
  /// Anything about the caller.
  case object

  private static let secondsOfCall = 0.01...86_400.0

  /// Throws if a value is not of this type.
  func check(_ value: JSONValue, _ name: String) throws(CallFailure) {
    func wrong(_ expected: CommandText) -> CallFailure {
      CallFailure(.invalidParams, .anotherValue(name, expected))
    }
    func text() throws(CallFailure) -> String {
      guard let text = value.text else { throw wrong(.expectedText) }
      return text
    }
    func refusal(_ text: String, _ expected: CommandText) -> CallFailure {
      CallFailure(.invalidParams, .wrongValueExpected(text, name, expected))
    }
    switch self {
    case .text: _ = try text()
    case .path:
      // The system would take the part before NUL for the whole path.
      guard try !text().utf8.contains(0) else { throw wrong(.expectedTextWithoutNUL) }
    case .texts:
      guard case .array(let items) = value, items.allSatisfy({ $0.text != nil }) else { throw wrong(.expectedTexts) }
    case .flag: guard case .bool = value else { throw wrong(.expectedFlag) }
    case .seconds:
      guard let number = value.number, Self.secondsOfCall.contains(number) else {
        throw wrong(.expectedSeconds)
      }
    case .size: guard case .integer(let number) = value, number >= 0 else { throw wrong(.expectedBytes) }
    case .word(let words):
      let text = try text()
      guard !words.contains(text) else { return }
      throw refusal(
        text, words.count == 2 ? .expectedEither(words[0], words[1]) : .expectedOneOf(words.joined(separator: ", ")))
    case .setting(let setting):
      if let mistake = setting.mistake(in: try text()) {
        throw CallFailure(.invalidParams, .placed(name, CommandText(mistake)))
      }
    case .color:
      let text = try text()
      guard RepairColor(text) != nil else { throw refusal(text, .expectedColor) }
    case .assumptions:
      guard case .object(let members) = value else { throw wrong(.anObject) }
      for (key, member) in members.sorted(by: { $0.key < $1.key }) where member.assumed == nil {
        throw CallFailure(.invalidParams, .anotherValue(name + "." + key, .expectedScalar))
      }
    case .facts, .object, .file: guard case .object = value else { throw wrong(.anObject) }
    case .ranges: guard ObjectRange.list(value) != nil else { throw wrong(.expectedRanges) }
    case .id: guard ExchangeID(value) != nil else { throw missing(name) }
    }
  }

  /// Returns the error for a call without a parameter of this type.
  func missing(_ name: String) -> CallFailure {
    let text: CommandText =
      switch self {
      case .facts: .missingFacts(name)
      case .file: .missingFile(name)
      case .id: .missingID
      default: .missingText(name)
      }
    return CallFailure(.invalidParams, text)
  }

  /// Writes the members of the JSON Schema.
  func writeSchema(to json: inout JSONWriter) {
    switch self {
    case .text, .path, .color: json.member("type", "string")
    case .texts:
      json.member("type", "array")
      json.object("items") { $0.member("type", "string") }
    case .flag: json.member("type", "boolean")
    case .seconds:
      json.member("type", "number")
      json.key("minimum")
      json.number(Self.secondsOfCall.lowerBound)
      json.key("maximum")
      json.number(Self.secondsOfCall.upperBound)
    case .size:
      json.member("type", "integer")
      json.member("minimum", 0)
    case .word(let words): json.member("enum", words)
    case .setting(let setting):
      json.member("type", "string")
      if setting == .asOf { json.member("format", "date") }
    case .assumptions:
      json.member("type", "object")
      json.object("additionalProperties") { $0.member("type", ["string", "number", "boolean"]) }
    case .facts, .object: json.member("type", "object")
    case .file: ExchangeFile.writeSchema(to: &json)
    case .ranges: ObjectRange.writeSchema(to: &json)
    case .id: json.member("type", ["string", "integer"])
    }
  }
}

extension JSONValue {
  /// The number; nil for any other value.
  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// The text of an assumed value; nil for a value that none can have.
  var assumed: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    default: nil
    }
  }
}
