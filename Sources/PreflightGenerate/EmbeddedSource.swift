import Preflight
import PreflightRules

/// The compiled destinations as Swift source: literals of JSON, and the list of them.
struct EmbeddedSource {
  /// A member of the compiled form that several destinations have alike, such as their share states.
  private struct SharedPart {
    let name: String
    var count = 0
  }

  /// The parts by their text, with the parts of single destinations.
  private var parts: [Substring: SharedPart] = [:]

  /// The least number of bytes of a shared part.
  private static let leastSize = 200

  /// - Parameter compiled: The destinations in their compiled form, in the same order.
  init(_ destinations: [Destination], compiled: [[UInt8]]) {
    for (destination, bytes) in zip(destinations, compiled) {
      var numbers: [String: Int] = [:]
      for part in Self.parts(String(decoding: bytes, as: UTF8.self)) {
        numbers[part.key, default: 0] += 1
        // A part has the name of the first destination with it, so that a change of its text changes no other source.
        let name = part.key + "_" + destination.id.replacing("-", with: "_")
        let number = numbers[part.key, default: 0]
        parts[part.text, default: SharedPart(name: number == 1 ? name : "\(name)_\(number)")].count += 1
      }
    }
    parts = parts.filter { $1.count > 1 && $0.utf8.count >= Self.leastSize }
  }

  /// Splits a compiled form into its members, each of which begins on a line of its own.
  private static func parts(_ compiled: String) -> [(key: String, text: Substring)] {
    let lines = compiled.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    var parts: [(key: String, text: Substring)] = []
    for line in lines {
      let member = line.drop { $0 == "]" || $0 == "," }
      let key = member.dropFirst().prefix { $0 == "_" || "a"..."z" ~= $0 }
      if let last = parts.last, !member.hasPrefix("\"\(key)\":") {
        parts[parts.count - 1].text = compiled[last.text.startIndex..<line.endIndex]
      } else {
        parts.append((String(key), line))
      }
    }
    return parts
  }

  /// Identifies the rules of a destination. A new error code has the share states of its group and changes no answer, so each
  /// group counts once.
  private static func fingerprint(of destination: Destination, compiled: [UInt8]) -> String {
    let unreadable = destination.unreadable.map { entry in
      let kinds = entry.byKind.map { "\($0.key.rawValue) \($0.value)" }.sorted().joined(separator: " ")
      return "\(entry.code.group.rawValue) \(entry.state.map(String.init) ?? "") \(kinds)"
    }
    let rest = parts(String(decoding: compiled, as: UTF8.self)).filter { $0.key != "unreadable" }.map {
      String($0.text)
    }
    return Destinations.fingerprint(of: Array((rest + Set(unreadable).sorted()).joined(separator: "\n").utf8))
  }

  // In a raw literal with two signs, only a quote or a backslash before `##` has a meaning, and the JSON writer escapes the
  // second of two signs. JSON never has three quotes in a row.
  private static let quote = "##\"\"\""
  private static let endQuote = "\"\"\"##"

  /// Returns the source of one destination. A change of its rules changes no other source.
  func file(_ destination: Destination, compiled: [UInt8]) -> String {
    var lines: [String] = []
    var own: [Substring] = []
    func endLiteral() {
      if !own.isEmpty { lines.append("\(Self.quote)\n\(own.joined(separator: "\n"))\n\(Self.endQuote)") }
      own = []
    }
    for part in Self.parts(String(decoding: compiled, as: UTF8.self)) {
      if let shared = parts[part.text] {
        endLiteral()
        lines.append("SharedParts.\(shared.name)")
      } else {
        own.append(part.text)
      }
    }
    endLiteral()
    return """
      // swift-format-ignore-file
      // Made by script/tools/generate from Destinations/\(destination.id)/rules.yml and its translations: edit those files.

      extension Destinations.Entry {
        static let \(Self.name(destination)) = Destinations.Entry(
          "\(destination.id)", "\(destination.shortName)", groups: "\(destination.groups.joined(separator: " "))",
          [\(lines.joined(separator: ", "))])
      }

      """
  }

  /// Returns the source of the parts that several destinations have.
  func shared() -> String {
    var text = """
      // swift-format-ignore-file
      // Made by script/tools/generate from Destinations/.

      enum SharedParts {

      """
    for (part, shared) in parts.sorted(by: { $0.value.name < $1.value.name }) {
      text += "  static let \(shared.name): StaticString = \(Self.quote)\n\(part)\n\(Self.endQuote)\n"
    }
    return text + "}\n"
  }

  /// Returns the list of the built-in destinations.
  static func registry(_ destinations: [Destination], compiled: [[UInt8]]) -> String {
    var text = """
      // swift-format-ignore-file
      // Made by script/tools/generate from Destinations/.

      extension Destinations {
        package static let entries: [Entry] = [

      """
    for destination in destinations where !FileRules.ids.contains(destination.id) {
      text += "    .\(name(destination)),\n"
    }
    text += "  ]\n\n"
    for destination in destinations where FileRules.ids.contains(destination.id) {
      text += "  static let \(destination.id)Entry = Entry.\(name(destination))\n"
    }
    let prints = zip(destinations, compiled).map { fingerprint(of: $0, compiled: $1) }
    let checked = destinations.compactMap { FileRules.ids.contains($0.id) ? nil : $0.checked }.max()
    text += """

        /// Identifies the set of built-in rules; a change of any of them changes it.
        public static let fingerprint = "\(Destinations.fingerprint(of: Array(prints.joined().utf8)))"

        /// The newest day on which a source of a built-in destination was checked, as `2026-11-22`.
        package static let checked = "\(checked.map { "\($0)" } ?? "")"
      }

      """
    return text
  }

  /// Returns the source of the properties that name the built-in destinations.
  static func names(_ destinations: [Destination]) -> String {
    var text = """
      // swift-format-ignore-file
      // Made by script/tools/generate from Destinations/.

      extension Destination {

      """
    for destination in destinations where !FileRules.ids.contains(destination.id) {
      let entry = "Destinations.Entry.\(name(destination))"
      text += "  /// \(destination.name): `\(destination.id)`.\n"
      text += "  public static var \(propertyName(destination)): Destination { \(entry).destination }\n"
    }
    return text + "}\n"
  }

  /// Returns the short name in camel case, with the capitals that the words have in the name: `tikTokVideo`, `xGIF`.
  private static func propertyName(_ destination: Destination) -> String {
    let words = destination.name.split { !$0.isLetter && !$0.isNumber }
    let parts = destination.shortName.split(separator: "-").map { part in
      words.first { $0.lowercased() == part }.map { String($0) } ?? String(part)
    }
    return parts.enumerated().map { place, part in
      let first = part.prefix(1)
      return (place == 0 ? first.lowercased() : first.uppercased()) + part.dropFirst()
    }.joined()
  }

  /// Makes a Swift name of any id. Different ids have different names.
  private static func name(_ destination: Destination) -> String {
    "entry_" + destination.id.replacing("-", with: "_")
  }
}
