/// Prevents the logs of build servers from interpreting text as commands.
///
/// GitHub executes lines that begin with `::`, ignoring spaces, and `##[` anywhere in a line
/// (https://github.com/actions/runner, src/Runner.Common/ActionCommand.cs). Azure executes `##vso[`
/// (https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands), and TeamCity `##teamcity[`
/// (https://www.jetbrains.com/help/teamcity/service-messages.html). A file name must not be able to set an output of a
/// job. The guard does not depend on the current server, because a stored report may be shown in such a log later, and
/// the same input must give the same bytes everywhere.
package enum CommandGuard {
  /// Returns text of several lines, each of them safe.
  package static func lines(_ text: String) -> String {
    guard mayAct(text) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { shown(String($0)) }.joined(
      separator: "\n")
  }

  /// Returns text for people, safe at the beginning of a line and anywhere else.
  package static func shown(_ text: String) -> String {
    guard mayAct(text) else { return text }
    var out = ""
    visit(text) { scalar, acts in
      if acts {
        out += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Returns false if a text certainly contains no command. This check is fast.
  static func mayAct(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == previous, byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":") { return true }
      previous = byte
    }
    return false
  }

  /// Calls `body` for each character, with true if it must be escaped.
  static func visit(_ text: String, _ body: (_ scalar: Unicode.Scalar, _ acts: Bool) -> Void) {
    let scalars = text.unicodeScalars
    let command = scalars.firstIndex { !$0.properties.isWhitespace }
    let begins = command.map { scalars[$0...].starts(with: "::".unicodeScalars) } ?? false
    var previous: Unicode.Scalar = " "
    for index in scalars.indices {
      let scalar = scalars[index]
      body(scalar, scalar == "#" && previous == "#" || begins && index == command)
      previous = scalar
    }
  }
}
