/// Texts in YAML that the command prints or writes for a person.
package enum YAMLText {
  /// Returns a text as a YAML scalar. Files and folders can have any name, so characters that YAML cannot contain are escaped.
  package static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isWord =
      scalars.first.map { $0.properties.isAlphabetic } == true
      && scalars.allSatisfy {
        isPrintable($0) && ($0.properties.isAlphabetic || "0123456789-_/*.".unicodeScalars.contains($0))
      }
    if isWord, !["y", "n", "yes", "no", "on", "off", "true", "false", "null"].contains(text.lowercased()) {
      return text
    }
    // In single quotes, only the quote itself has a meaning (YAML 1.2.2, 7.3.2).
    if scalars.allSatisfy(isPrintable) { return "'" + text.replacing("'", with: "''") + "'" }
    return "\"" + scalars.map(escaped).joined() + "\""
  }

  /// True for a printable character that every YAML scalar can contain on one line.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }

  /// Returns a character in double quotes (YAML 1.2.2, 5.7).
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
    if isPrintable(scalar) { return String(scalar) }
    let digits = String(scalar.value, radix: 16)
    let (letter, width) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
    return "\\" + letter + String(repeating: "0", count: width - digits.count) + digits
  }
}
