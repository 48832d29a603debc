import ArgumentParser
import MediaProbe
import PreflightDocuments

struct PreflightCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preflight",
    abstract: "Predict what share destinations will answer to media files before you upload them.",
    discussion: """
      EXIT STATUS:
        0     Everything was judged, and no outcome is at or above --fail-on.
        1     An outcome is at or above --fail-on, or a probed file has an error.
        2     The run could not be completed, or there was nothing to read.
        64    The command line is wrong, or none of its paths exists.
        130   The run was interrupted. Its reports contain the results so far.
      """,
    version: toolVersion,
    subcommands: [
      ScanCommand.self, RequestCommand.self, AppCommand.self, ProbeCommand.self, MergeCommand.self,
      DestinationsCommand.self, ExplainCommand.self,
    ])

  /// Those that have no subcommands.
  private static let commands: [any AsyncParsableCommand.Type] = [
    ScanCommand.self, RequestCommand.self, AppCommand.self, ProbeCommand.self, MergeCommand.self, ExplainCommand.self,
  ]

  /// What does what the words ask for.
  ///
  /// The parser of that command alone is asked first: from the root it builds every command on the way once more and looks
  /// for its own options, a fifth of the instructions from start to verdict. Help, and whatever is not understood, is the
  /// root's to tell.
  static func work(for words: [String]) throws -> sending () async throws -> Void {
    try expectCommand(words.first)
    try expectNoFileAmongOptions(words)
    // The parser would print a fixed text; the libraries are the worker's to name.
    if words == ["--version"] { return { try VersionText.print() } }
    if let name = words.first, let command = commands.first(where: { $0.configuration.commandName == name }),
      let work = command.work(for: words.dropFirst())
    {
      return work
    }
    let command = try parseAsRoot(words)
    return {
      var command = command
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    }
  }

  /// Refuses a file whose name the parser would take for several short options, as a shell may put it in place of `*`: with an
  /// `h` in it, help would be all that came of the run.
  private static func expectNoFileAmongOptions(_ words: [String]) throws {
    for word in words.prefix(while: { $0 != "--" }) where word.hasPrefix("-") && word.count > 2 {
      guard !word.hasPrefix("--"), let path = AssetPath(argument: word), case .found = path.target else { continue }
      throw ValidationError("Found “\(shown(path))”, a file that is named like an option: write ./\(shown(path)).")
    }
  }

  /// Says which command may have been meant, where the first word is none; the parser only finds too many words then.
  private static func expectCommand(_ word: String?) throws {
    guard let word, !word.hasPrefix("-") else { return }
    let known = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !known.contains(word) else { return }
    let isPath = word.contains(where: { "/.".contains($0) })
    throw ValidationError(
      "There is no command “\(word)”"
        + (isPath ? "; to judge a file: preflight scan \(word)" : Guess.suffix(for: word, among: known)))
  }
}

extension AsyncParsableCommand {
  /// Nil for what is not understood, and where help is asked for. To ask whether something is of this type costs nothing; to
  /// ask whether its type has a conformance is a search among thousands, at every start.
  fileprivate static func work(for words: ArraySlice<String>) -> sending (() async throws -> Void)? {
    guard let command = (try? parseAsRoot(Array(words))) as? Self else { return nil }
    return {
      var command = command
      try await command.run()
    }
  }
}

let toolVersion = "0.1.0"
