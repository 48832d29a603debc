import ArgumentParser
import PreflightDocuments

struct PreflightCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preflight",
    abstract: "Tells, before anyone uploads, what a share destination will answer.",
    discussion: """
      Exit status: 0 when all was judged and nothing is red, 1 when a verdict is (see --fail-on), 2 when the scan could \
      not be completed, 64 for a wrong command line, 130 when interrupted.
      """,
    version: toolVersion,
    subcommands: [
      ScanCommand.self, RequestCommand.self, AppCommand.self, ProbeCommand.self, MergeCommand.self,
      DestinationsCommand.self, ExplainCommand.self,
    ])

  /// Says which command may have been meant, where the first word is none; the parser only finds too many words then.
  static func expectCommand(_ word: String?) throws {
    guard let word, !word.hasPrefix("-") else { return }
    let known = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !known.contains(word) else { return }
    let isPath = word.contains(where: { "/.".contains($0) })
    throw ValidationError(
      "There is no command “\(word)”"
        + (isPath ? "; to judge a file: preflight scan \(word)" : Guess.suffix(for: word, among: known)))
  }
}

let toolVersion = "0.1.0"
