import Preflight
import PreflightDocuments
import PreflightOperations

/// A request for the help of a command.
struct HelpRequest {
  /// The names of the command, without that of the program.
  private let path: [String]
  private let showsAll: Bool

  /// Finds a request for help among arguments; nil if none exists.
  init?(_ arguments: [String]) {
    let arguments = arguments.prefix { $0 != "--" }
    showsAll = arguments.contains("--help-all")
    if arguments.first == "help" {
      path = arguments.dropFirst().filter { !$0.hasPrefix("-") }
    } else {
      guard showsAll || arguments.contains("--help") || arguments.contains("-h") else { return nil }
      path = Array(arguments.prefix { !$0.hasPrefix("-") })
    }
  }

  func print() throws {
    var command = PreflightCommand.command
    var known = [command.name]
    for name in path {
      guard let next = command.subcommand(name) else {
        // Whatever comes after the command is an argument of it.
        if command.subcommands.isEmpty { break }
        throw ArgumentMistake.unknownCommand(name, known: command.names).failure(of: Array(known.dropFirst()))
      }
      command = next
      known.append(name)
    }
    let columns = min(100, OutputStyle(OutputFile()).width)
    let help = HelpText(
      path: known, command: command, showsAll: showsAll, columns: columns, language: MessageLanguage.current)
    try printBytes(Array(help.text.utf8))
  }
}
