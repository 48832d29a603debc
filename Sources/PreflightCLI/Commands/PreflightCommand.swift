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

  /// The command that the words ask for, with its options.
  ///
  /// The parser of that command alone is asked first: from the root it builds every command on the way once more and looks
  /// for its own options, a fifth of the instructions from start to verdict. Help, and whatever is not understood, is the
  /// root's to tell.
  static func command(of words: [String]) throws -> any ParsableCommand {
    if let name = words.first,
      let command = configuration.subcommands.first(where: { $0.configuration.commandName == name }),
      let parsed = try? command.parseAsRoot(Array(words.dropFirst())), type(of: parsed) == command
    {
      return parsed
    }
    return try parseAsRoot(words)
  }

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
