import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

/// The completions of a part of a command line. A shell asks for them while the user types, so no command looks anything up
/// when it starts.
enum Completions {
  /// The first argument of the program when a shell asks for completions. The words of the command line follow, and the last of
  /// them is the beginning of the word to complete.
  static let option = "---completion"

  /// Prints one word a line, with its meaning after a tab. The lines `:files` and `:folders` let the shell add names of these.
  static func print(for words: ArraySlice<String>) throws {
    let language = MessageLanguage.current
    let lines = answers(to: Array(words)).map { word, meaning in
      oneLine(meaning.isEmpty ? word : "\(word)\t\(meaning.text(in: language))")
    }
    try printBytes(Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  private typealias Answer = (word: String, meaning: HelpMeaning)

  private static func answers(to words: [String]) -> [Answer] {
    var command = PreflightCommand.command
    // In bash, an equals sign is a word of its own.
    var words = words.filter { $0 != "=" }[...]
    let beginning = words.popLast() ?? ""
    let all = Array(words)
    if words.first == "help" { words.removeFirst() }
    while let next = command.subcommand(words.first) {
      command = next
      words.removeFirst()
    }
    if !words.isEmpty, let usual = command.subcommand(command.defaultSubcommand) { command = usual }
    var given: Set<String> = []
    var arguments = command.options.filter(\.isArgument)[...]
    var isOver = false
    while let word = words.popFirst() {
      guard !isOver, word.isOption else {
        if arguments.first?.repeats == false { arguments.removeFirst() }
        continue
      }
      isOver = word == "--"
      guard let option = command.options.first(where: { $0.names.contains(word) }) else { continue }
      if !option.repeats { given.insert(option.name) }
      guard option.value != nil else { continue }
      if words.isEmpty { return values(of: option, all, beginning) }
      words.removeFirst()
    }
    if !isOver, beginning.isOption, let sign = beginning.firstIndex(of: "="),
      let option = command.options.first(where: { $0.names.contains(String(beginning[..<sign])) })
    {
      let start = beginning[...sign]
      let found = values(of: option, all, String(beginning[beginning.index(after: sign)...]))
      return found.map { $0.word.hasPrefix(":") ? $0 : (start + $0.word, $0.meaning) }
    }
    let options = command.options.filter { !$0.isArgument && $0.isShown && !given.contains($0.name) }.flatMap {
      option in
      option.names.map { Answer($0, .option(option)) }
    }.filter { $0.word.hasPrefix(beginning) }
    if !isOver, beginning.hasPrefix("-") { return options }
    if !command.subcommands.isEmpty {
      return command.subcommands.filter { $0.isShown && $0.name.hasPrefix(beginning) }.map { ($0.name, .command($0)) }
    }
    guard let argument = arguments.first else { return beginning.isEmpty && !isOver ? options : [] }
    return values(of: argument, all, beginning)
  }

  private static func values(of option: Option, _ words: [String], _ beginning: String) -> [Answer] {
    switch option.completion {
    case .none: []
    case .files: [(":files", .none)]
    case .folders: [(":folders", .none)]
    case .words(let words): words.filter { $0.hasPrefix(beginning) }.map { ($0, .none) }
    case .names(let find): find(words, beginning).filter { $0.hasPrefix(beginning) }.map { ($0, .none) }
    }
  }
}

/// The text that a shell shows beside a completion.
private enum HelpMeaning {
  case none
  case option(Option)
  case command(Command)

  var isEmpty: Bool { if case .none = self { true } else { false } }

  func text(in language: Language) -> String {
    switch self {
    case .none: ""
    case .option(let option): option.meaning(in: language)
    case .command(let command): command.abstract.text(in: language)
    }
  }
}

// MARK: Names

extension Completions {
  /// Ids, short names and groups, also after a comma.
  static let destinations = Completion.names { words, beginning in
    let chosen = beginning.lastIndex(of: ",").map { String(beginning[...$0]) } ?? ""
    return list(words).names.map { chosen + $0 }
  }

  /// The ids of rules, with the short names of their destinations.
  static let rules = Completion.names { words, _ in ruleIDs(words) }

  /// The ids of rules, facts and error codes.
  static let subjects = Completion.names { words, _ in
    ruleIDs(words) + Explanation.explainedFacts + ReadError.Code.allCases.map(\.rawValue)
  }

  /// The ids of rules and, after `=`, their severities.
  static let severities = Completion.names { words, beginning in
    guard let sign = beginning.lastIndex(of: "=") else { return ruleIDs(words) }
    return RuleSettings.words.map { beginning[...sign] + $0 }
  }

  /// The slots of all destinations.
  static let slots = Completion.names { words, _ in Set(list(words).all.flatMap(\.slots).map(\.name)).sorted() }

  static let formats = Completion.names { _, _ in Reporters.all.map { $0.name } }

  private static func ruleIDs(_ words: [String]) -> [String] {
    let ofFile = Destinations.ofFiles.flatMap(\.rules).map(\.id)
    let ofDestinations = list(words).all.flatMap { destination in
      destination.rules.map { "\(destination.shortName)/\($0.shortID)" }
    }
    return ofFile + ofDestinations
  }

  /// The destinations of a command line that is not complete yet, with the user's own ones.
  private static func list(_ words: [String]) -> DestinationList {
    func path(after option: Option) -> AssetPath? {
      words.drop { $0 != "--\(option.name)" }.dropFirst().first.flatMap { AssetPath(argument: $0) }
    }
    var choice = JobChoice(
      ConfigurationChoice(file: path(after: .config), isOff: words.contains("--no-config"), in: surroundings))
    choice.destinations = path(after: .destinations)
    // The command itself reports a mistake in these files.
    return (try? choice.settings(near: [], in: surroundings))?.destinations ?? DestinationList.builtIn
  }
}
