import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

/// The program, which is a group of commands.
enum PreflightCommand {
  static var command: Command {
    Command(
      "preflight", "Predict what share destinations will answer to media files before you upload them.",
      discussion: """
        EXAMPLES:
          preflight scan campaign/ --to tiktok-video,facebook-stories
              Judge the media files in a folder for two destinations.
          preflight explain video.mp4 --to instagram-reel
              Explain why a destination refuses a file, and what to do.
          preflight fix campaign/ --to instagram-reel --output fixed/
              Write repaired copies of the files that a destination refuses.
          preflight deliver campaign/ --to tiktok-video,instagram-reel --output out/
              Write a folder of ready files for each destination.
          preflight destinations
              List the destinations.

        FORMATS:
        \(table(Reporters.all.map { ($0.name, $0.summary) }, width: 12))

        EXIT STATUS:
        \(table(ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }, width: 6))
        """,
      options: [.version],
      subcommands: [
        .scan, .fix, .deliver, .request, .app, .probe, .merge, .destinations, .explain, .initialize, .config, .serve,
        .doctor, .registry,
      ])
  }

  /// Returns a line for each entry. The names have a column of this width.
  private static func table(_ entries: [(name: String, meaning: String)], width: Int) -> String {
    entries.map { name, meaning in
      "  " + name + String(repeating: " ", count: max(1, width - name.utf8.count)) + meaning
    }.joined(separator: "\n")
  }

  /// Returns a function that runs the command of these arguments.
  static func work(for arguments: [String]) throws -> @Sendable () async throws -> Void {
    guard let first = arguments.first else { return { try printFirstSteps() } }
    if first == Completions.option { return { try Completions.print(for: arguments.dropFirst()) } }
    if let shell = try CompletionScript(arguments) { return { try shell.print() } }
    try expectNoFileAmongOptions(arguments)
    // Only the worker knows the versions of its libraries.
    if first == "-V" || arguments.prefix(while: { $0 != "--" }).contains("--version") {
      return { try VersionText.print() }
    }
    if let help = HelpRequest(arguments) { return { try help.print() } }
    return try command.work(for: arguments[...])
  }

  /// Prints first commands for a user who only typed the name of the program, and ends with the status of a wrong command line.
  private static func printFirstSteps() throws {
    let steps: [(command: String, meaning: CommandText)] = [
      ("preflight scan FOLDER", CommandText("Judge the media files in a folder.")),
      ("preflight scan FILE --to tiktok-video", CommandText("Judge a file for a destination.")),
      ("preflight destinations", CommandText("List the destinations.")),
      ("preflight init", CommandText("Write a configuration for the working folder.")),
      ("preflight --help", CommandText("List all commands.")),
    ]
    printError("found no command, expected one of these to begin with:")
    for (command, meaning) in steps { printMessage("  \(command)\n      \(meaning.text(in: MessageLanguage.current))") }
    throw ExitStatus.usage
  }

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
}
