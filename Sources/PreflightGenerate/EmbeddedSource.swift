import Preflight

/// The compiled destinations as Swift source: one literal of JSON for each, and the list of them.
enum EmbeddedSource {
  static func file(_ destination: Destination, compiled: [UInt8]) -> String {
    // In a raw literal with two signs, only a quote or a backslash before `##` would have a meaning, and the JSON writer
    // escapes the second of two signs. No three quotes follow each other in JSON.
    """
    // swift-format-ignore-file
    // Made by script/generate from Destinations/\(destination.id).yml and its translations: edit those files.

    extension Destinations.Entry {
      static let \(name(destination)) = Destinations.Entry(
        "\(destination.id)", "\(destination.shortName)", groups: \(destination.groups),
        ##\"""
    \(String(decoding: compiled, as: UTF8.self))\"""##)
    }

    """
  }

  /// The list of the built-in destinations.
  static func registry(_ destinations: [Destination]) -> String {
    var text = """
      // swift-format-ignore-file
      // Made by script/generate from Destinations/.

      extension Destinations {
        package static let entries: [Entry] = [

      """
    for destination in destinations where destination.id != FileRules.id { text += "    .\(name(destination)),\n" }
    text += "  ]\n\n"
    for destination in destinations where destination.id == FileRules.id {
      text += "  static let fileEntry = Entry.\(name(destination))\n"
    }
    return text + "}\n"
  }

  /// Any id makes a Swift name this way, and no two ids make the same.
  private static func name(_ destination: Destination) -> String {
    "entry_" + destination.id.replacing("-", with: "_")
  }
}
