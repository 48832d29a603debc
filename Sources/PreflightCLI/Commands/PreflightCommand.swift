import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

/// The program, which is a group of commands.
enum PreflightCommand {
  static var command: Command {
    Command(
      "preflight", .preflightAbstract,
      help: CommandHelp(
        examples: [
          ("preflight scan campaign/ --to tiktok-video,facebook-stories", .scanExampleFolder),
          ("preflight explain video.mp4 --to instagram-reel", .preflightExampleExplain),
          ("preflight fix campaign/ --to instagram-reel --output fixed/", .preflightExampleFix),
          ("preflight deliver campaign/ --to tiktok-video,instagram-reel --output out/", .deliverAbstract),
          ("preflight destinations", .listAbstract),
        ],
        formats: Reporters.all.map { ($0.name, .format($0.name)) },
        statuses: ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }),
      options: [.version],
      subcommands: [
        .scan, .fix, .deliver, .planUpload, .request, .app, .probe, .merge, .outcome, .destinations, .explain,
        .initialize, .config, .serve, .doctor, .registry,
      ])
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
      ("preflight scan FOLDER", .stepScanFolder),
      ("preflight scan FILE --to tiktok-video", .stepScanFile),
      ("preflight destinations", .listAbstract),
      ("preflight init", .stepInit),
      ("preflight --help", .stepHelp),
    ]
    printError(.noCommand)
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
      throw mistake(.fileLikeOption(shown(path)))
    }
  }
}
