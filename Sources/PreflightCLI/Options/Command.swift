import Preflight
import PreflightDocuments
import PreflightOperations

/// The sentences and examples of a command's help, without its options.
struct CommandHelp {
  typealias Entry = (name: String, meaning: CommandText)

  var details: [CommandText] = []
  /// Command lines.
  var examples: [Entry] = []
  /// Formats of reports.
  var formats: [Entry] = []
  /// Exit statuses.
  var statuses: [Entry] = []
}

/// A command with its options, or a group of commands.
struct Command: Sendable {
  let name: String
  let abstract: CommandText
  /// Only the help makes it.
  private let makeHelp: @Sendable () -> CommandHelp
  let groups: [OptionGroup]
  /// The options that people use first, in this order. The help of a command without them shows all of its options.
  let first: [Option]
  let subcommands: [Command]
  /// The subcommand that runs if none is named; nil if one must be named.
  let defaultSubcommand: String?
  /// False for a command that only scripts use.
  let isShown: Bool
  private let action: @Sendable (ParsedArguments) async throws -> Void

  init(
    _ name: String, _ abstract: CommandText, help: @autoclosure @escaping @Sendable () -> CommandHelp = CommandHelp(),
    groups: [OptionGroup] = [], first: [Option] = [], isShown: Bool = true,
    run: @escaping @Sendable (ParsedArguments) async throws -> Void
  ) {
    self.name = name
    self.abstract = abstract
    makeHelp = help
    self.groups = groups + [OptionGroup([.help])]
    self.first = first
    (subcommands, defaultSubcommand) = ([], nil)
    self.isShown = isShown
    action = run
  }

  /// Creates a group of commands.
  init(
    _ name: String, _ abstract: CommandText, help: @autoclosure @escaping @Sendable () -> CommandHelp,
    options: [Option] = [], subcommands: [Command], defaultSubcommand: String? = nil
  ) {
    self.name = name
    self.abstract = abstract
    makeHelp = help
    groups = [OptionGroup(options + [.help])]
    first = []
    (self.subcommands, self.defaultSubcommand) = (subcommands, defaultSubcommand)
    isShown = true
    action = { _ in }
  }

  var help: CommandHelp { makeHelp() }

  /// The options and arguments, in the order of the help.
  var options: [Option] { groups.flatMap(\.options) }

  /// Returns the subcommand of a name; nil if none has it.
  func subcommand(_ name: String?) -> Command? { name.flatMap { name in subcommands.first { $0.name == name } } }

  /// The names of the subcommands that people use.
  var names: [String] { subcommands.filter(\.isShown).map(\.name) }

  /// Returns a function that runs the command of these words.
  ///
  /// - Parameter path: The names of this command and of those above it, without that of the program.
  func work(for words: ArraySlice<String>, path: [String] = []) throws -> @Sendable () async throws -> Void {
    if let command = subcommand(words.first) {
      return try command.work(for: words.dropFirst(), path: path + [command.name])
    }
    if let command = subcommand(defaultSubcommand) { return try command.work(for: words, path: path) }
    if !subcommands.isEmpty, let name = words.first, !name.isOption {
      throw ArgumentMistake.unknownCommand(name, known: names + ["help"]).failure(of: path)
    }
    do throws(ArgumentMistake) {
      let arguments = try ParsedArguments(words, of: self)
      return { [action] in try await action(arguments) }
    } catch {
      throw error.failure(of: path)
    }
  }
}
