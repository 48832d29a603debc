import Preflight

/// The compiled destinations as Swift source: one literal of JSON for each, and the list of them.
enum EmbeddedSource {
  static func file(_ destination: Destination, compiled: [UInt8]) -> String {
    // In a raw literal with two signs, only a quote or a backslash before `##` has a meaning, and the JSON writer escapes the
    // second of two signs. JSON never has three quotes in a row.
    """
    // swift-format-ignore-file
    // Made by script/tools/generate from Destinations/\(destination.id)/rules.yml and its translations: edit those files.

    extension Destinations.Entry {
      static let \(name(destination)) = Destinations.Entry(
        "\(destination.id)", "\(destination.shortName)", groups: \(destination.groups),
        ##\"""
    \(String(decoding: compiled, as: UTF8.self))\"""##)
    }

    """
  }

  /// The list of the built-in destinations.
  ///
  /// - Parameter compiled: The destinations as JSON, in the same order. Their fingerprint identifies the set of rules.
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
    text += "\n  /// Identifies the set of built-in rules; a change of any of them changes it.\n"
    text += "  public static let fingerprint = \"\(fingerprint(compiled))\"\n"
    return text + "}\n"
  }

  /// Returns the source of the properties that name the built-in destinations.
  static func names(_ destinations: [Destination]) -> String {
    var text = """
      // swift-format-ignore-file
      // Made by script/tools/generate from Destinations/.

      extension Destination {

      """
    for destination in destinations where !FileRules.ids.contains(destination.id) {
      text += "  /// \(destination.name): `\(destination.id)`.\n"
      text += "  public static var \(propertyName(destination)): Destination {\n"
      text += "    Destinations.Entry.\(name(destination)).destination\n  }\n"
    }
    return text + "}\n"
  }

  /// Returns the short name in camel case, with the capitals that the words have in the name: `tikTok`, `xGIF`.
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

  /// Returns eight digits of the 64-bit FNV-1a hash of all bytes.
  private static func fingerprint(_ compiled: [[UInt8]]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in compiled.joined() { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String((String(repeating: "0", count: 16 - digits.utf8.count) + digits).prefix(8))
  }

  /// Makes a Swift name of any id. Different ids have different names.
  private static func name(_ destination: Destination) -> String {
    "entry_" + destination.id.replacing("-", with: "_")
  }
}
