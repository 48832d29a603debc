/// Keeps the logs of build servers from taking text for commands.
///
/// GitHub takes a line that begins with `::`, spaces aside, and `##[` anywhere in a line
/// (https://github.com/actions/runner, src/Runner.Common/ActionCommand.cs); Azure takes `##vso[`
/// (https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands), TeamCity `##teamcity[`
/// (https://www.jetbrains.com/help/teamcity/service-messages.html). The name of a file must not set an output of a job.
/// This does not ask whether it runs on such a server: a report that is kept and shown later is read by one then, and the
/// same input gives the same bytes everywhere.
enum CommandGuard {
  /// Text for people, harmless at the beginning of a line and anywhere else.
  static func shown(_ text: String) -> String {
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

  /// Whether a text may hold a command: quick, and right when it says no.
  static func mayAct(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == previous, byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":") { return true }
      previous = byte
    }
    return false
  }

  /// Tells of each character whether it has to be written in another way.
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
