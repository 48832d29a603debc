import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

struct PreflightCommand: AsyncParsableCommand {
  // Made for the help only. At every other start, only the names of the commands are needed.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "preflight",
      abstract: "Predict what share destinations will answer to media files before you upload them.",
      discussion: """
        EXAMPLES:
          preflight scan campaign/ --to tiktok,facebook-stories
              Judge the media files in a folder for two destinations.
          preflight destinations
              List the destinations.
          preflight explain 20007 video.mp4
              Explain a share state, and how a file leads to it.

        FORMATS:
        \(formats)

        EXIT STATUS:
        \(statuses)
        """,
      version: toolVersion,
      subcommands: subcommands)
  }

  private static let subcommands: [any ParsableCommand.Type] = [
    ScanCommand.self, FixCommand.self, DeliverCommand.self, RequestCommand.self, AppCommand.self, ProbeCommand.self,
    MergeCommand.self,
    DestinationsCommand.self, ExplainCommand.self, InitCommand.self, ConfigCommand.self,
    ServeCommand.self, DoctorCommand.self, RegistryCommand.self,
  ]

  /// The exit statuses, one a line.
  private static var statuses: String {
    table(ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }, width: 6)
  }

  /// The formats of --format and --report, one a line.
  private static var formats: String { table(Reporters.all.map { ($0.name, $0.summary) }, width: 12) }

  /// Returns a line for each entry. The names have a column of this width.
  private static func table(_ entries: [(name: String, meaning: String)], width: Int) -> String {
    entries.map { name, meaning in
      "  " + name + String(repeating: " ", count: max(1, width - name.utf8.count)) + meaning
    }.joined(separator: "\n")
  }

  /// The commands without subcommands.
  private static let commands: [any AsyncParsableCommand.Type] = [
    ScanCommand.self, FixCommand.self, DeliverCommand.self, RequestCommand.self, AppCommand.self, ProbeCommand.self,
    MergeCommand.self, ServeCommand.self,
    ExplainCommand.self,
  ]

  /// Returns a function that runs the command of these arguments.
  ///
  /// The arguments are parsed by the command itself first. The root would build every command again and look for its own
  /// options, which takes a fifth of the instructions from start to verdict. It only parses help and invalid arguments.
  static func work(for arguments: [String]) throws -> sending () async throws -> Void {
    guard !arguments.isEmpty else { return { try printFirstSteps() } }
    try expectCommand(arguments.first)
    try expectNoFileAmongOptions(arguments)
    // The parser would print a fixed text, but only the worker knows the versions of its libraries.
    if arguments == ["--version"] || arguments == ["-V"] { return { try VersionText.print() } }
    if let help = HelpRequest(arguments) { return { try help.print() } }
    if let name = arguments.first, let command = commands.first(where: { $0.configuration.commandName == name }),
      let work = command.work(for: arguments.dropFirst())
    {
      return work
    }
    let command = try parseAsRoot(arguments)
    return {
      var command = command
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    }
  }

  /// Prints first commands for a user who only typed the name of the program, and ends with the status of a wrong command line.
  private static func printFirstSteps() throws {
    let steps: [(command: String, meaning: CommandText)] = [
      ("preflight scan FOLDER", CommandText("Judge the media files in a folder.")),
      ("preflight scan FILE --to tiktok", CommandText("Judge a file for a destination.")),
      ("preflight destinations", CommandText("List the destinations.")),
      ("preflight init", CommandText("Write a configuration for the working folder.")),
      ("preflight --help", CommandText("List all commands.")),
    ]
    printError("found no command, expected one of these to begin with:")
    for (command, meaning) in steps { printMessage("  \(command)\n      \(meaning.text(in: MessageLanguage.current))") }
    throw ExitCode(ExitStatus.usage.rawValue)
  }

  /// Returns true for the name of a command.
  static func isCommand(_ name: String) -> Bool { subcommands.contains { $0.configuration.commandName == name } }

  /// Throws if the name of a file looks like several short options. A shell can put such a name in place of `*`. If it
  /// contained an `h`, the run would only print help.
  private static func expectNoFileAmongOptions(_ arguments: [String]) throws {
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("-") && argument.count > 2 {
      guard !argument.hasPrefix("--"), let path = AssetPath(argument: argument), case .found = path.target else {
        continue
      }
      throw mistake("found “\(shown(path))”, a file that is named like an option: write ./\(shown(path))")
    }
  }

  /// Throws if the first argument is not a command, with a suggestion. The parser would only report an unexpected argument.
  private static func expectCommand(_ name: String?) throws {
    guard let name, !name.hasPrefix("-") else { return }
    guard name != "help", !isCommand(name) else { return }
    let known = subcommands.map { $0.configuration }.filter(\.shouldDisplay).compactMap(\.commandName) + ["help"]
    let isPath = name.contains(where: { "/.".contains($0) })
    throw mistake(
      "there is no command “\(name)”"
        + (isPath ? "; to judge a file: preflight scan \(name)" : CommandText.guess(name, among: known)))
  }
}

extension AsyncParsableCommand {
  /// Returns a function that runs this command; nil for invalid arguments and for help.
  ///
  /// The cast is to this type, which costs nothing. A cast to a protocol would search thousands of conformances.
  fileprivate static func work(for arguments: ArraySlice<String>) -> sending (() async throws -> Void)? {
    guard let command = (try? parseAsRoot(Array(arguments))) as? Self else { return nil }
    return {
      var command = command
      try await command.run()
    }
  }
}
