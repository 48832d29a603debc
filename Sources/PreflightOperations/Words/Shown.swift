package import MediaProbe

/// Returns a path for a message, as one line. Characters that could control the terminal are escaped.
package func shown(_ path: AssetPath) -> String { escapedForTerminal(oneLine(path.text)) }

/// Returns a text with its line breaks escaped. Some systems interpret lines with a certain prefix as commands.
package func oneLine(_ text: String) -> String { text.replacing("\n", with: "\\n") }

/// Returns a text in which all characters that could control the terminal are escaped.
package func escapedForTerminal(_ message: String) -> String {
  var line = ""
  for scalar in message.unicodeScalars {
    if scalar != "\n", scalar.disturbsTerminal {
      line += "\\u{" + String(scalar.value, radix: 16) + "}"
    } else {
      line.unicodeScalars.append(scalar)
    }
  }
  return line
}
