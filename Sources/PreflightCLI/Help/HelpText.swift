import Preflight
import PreflightDocuments
import PreflightOperations

/// The help of a command: its most used options, or all of them.
struct HelpText {
  /// The names of the command and of those above it.
  let path: [String]
  let command: CommandDescription
  /// True for `--help-all`.
  let showsAll: Bool
  let columns: Int
  let language: Language

  /// The options that people use first, in this order. A command that is not listed has few options, and its help shows all.
  private static let first: [String: [String]] = [
    "scan": [
      "--to", "--suggest", "--ready", "--all", "--quiet", "--format", "--output", "--report", "--fail-on", "--baseline",
    ],
    "fix": ["--to", "--output", "--dry-run", "--force", "--crop", "--pad", "--background", "--trim", "--fail-on"],
    "deliver": ["--to", "--output", "--check", "--dry-run", "--crop", "--pad", "--background", "--trim"],
    "request": ["--to", "--assume", "--fail-on", "--format", "--output", "--report", "--quiet"],
    "app": [
      "--to", "--entitlements", "--link", "--page", "--site-association", "--sources", "--project", "--fail-on",
      "--format", "--output",
    ],
    "probe": ["--format", "--output", "--report", "--depth", "--files-from", "--exclude", "--quiet"],
    "merge": ["--fail-on", "--format", "--output", "--report", "--all", "--quiet"],
    "serve": ["--stdio", "--socket", "--root", "--to", "--assume", "--assume-from", "--depth", "--jobs", "--timeout", "--lang"],
    "config": ["--to", "--format", "--config"],
  ]

  /// The options that only tests and shells use.
  private static let internalOptions: Set<String> = ["--engine", "--version"]

  var text: String {
    var blocks = [lines(translated(command.abstract)), usage]
    let sections = self.sections
    blocks += sections.paragraphs.map { lines(translated($0)) }
    blocks += sections.titled.filter { $0.title.hasPrefix("EXAMPLE") }.map(block)
    if !command.subcommands.isEmpty { blocks.append(listOfCommands) }
    blocks += groups
    if showsAll || path.count > 1 {
      blocks += sections.titled.filter { !$0.title.hasPrefix("EXAMPLE") }.map(block)
    }
    if let more { blocks.append(lines(more)) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var usage: [String] {
    let required = arguments.filter { !$0.isOptional && !$0.names.isEmpty }.map { argument in
      (argument.names.last ?? "") + (argument.valueName.map { " <\($0)>" } ?? "")
    }
    let positional = arguments.filter(\.names.isEmpty).map { argument in
      let name = "<\(argument.valueName ?? "")>" + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? "[\(name)]" : name
    }
    let last =
      command.subcommands.isEmpty ? positional : [command.defaultSubcommand == nil ? "<command>" : "[<command>]"]
    let words = path + required + ["[<options>]"] + last
    let colon = translated("USAGE:")
    // A full-width colon is followed by no space.
    let title = colon.hasSuffix(":") ? colon + " " : colon
    let rest = wrapped(words.joined(separator: " "), indent: TerminalText.width(title))
    return [title + (rest.first.map { String($0.drop { $0 == " " }) } ?? "")] + rest.dropFirst()
  }

  /// The arguments and options that a user of the command needs.
  private var arguments: [CommandDescription.Argument] {
    command.arguments.filter { argument in
      !argument.names.contains { Self.internalOptions.contains($0) && (path.count > 1 || $0 != "--version") }
    }
  }

  private var shown: [CommandDescription.Argument] {
    guard !showsAll, let first = Self.first[path.dropFirst().joined(separator: " ")] else { return arguments }
    return arguments.filter(\.names.isEmpty)
      + (first + ["--help"]).compactMap { name in arguments.first { $0.names.contains(name) } }
  }

  /// The sentence about the options that this help leaves out; nil if it shows all.
  private var more: String? {
    let hidden = arguments.count - shown.count
    let name = path.joined(separator: " ")
    if path.count == 1, !showsAll {
      return CommandText("'\(name) --help-all' also lists the formats of reports and the exit statuses.").text(
        in: language)
    }
    return hidden > 0 ? CommandText("'\(name) --help-all' lists \(hidden) more options.").text(in: language) : nil
  }

  private var listOfCommands: [String] {
    let entries = command.subcommands.filter { $0.name != "help" }.map { ($0.name, translated($0.abstract)) }
    return [translated("COMMANDS:")] + entries.flatMap { entry($0.0, $0.1, column: 16) }
  }

  /// The arguments and options, in their groups.
  private var groups: [[String]] {
    var titles: [String] = []
    var grouped: [String: [CommandDescription.Argument]] = [:]
    for argument in shown {
      let group = showsAll ? argument.group?.uppercased() : nil
      let title = group.map { $0 + ":" } ?? (argument.names.isEmpty ? "ARGUMENTS:" : "OPTIONS:")
      if grouped[title] == nil { titles.append(title) }
      grouped[title, default: []].append(argument)
    }
    // The options of the command alone come last.
    let ordered = titles.filter { $0 != "OPTIONS:" } + titles.filter { $0 == "OPTIONS:" }
    return ordered.map { title in
      [translated(title)]
        + (grouped[title] ?? []).flatMap { entry(heading($0), description(of: $0), column: 26) }
    }
  }

  private func heading(_ argument: CommandDescription.Argument) -> String {
    guard !argument.names.isEmpty else { return "<\(argument.valueName ?? "")>" }
    if argument.names == ["--version"] { return "-V, --version" }
    return argument.names.joined(separator: ", ") + (argument.valueName.map { " <\($0)>" } ?? "")
  }

  private func description(of argument: CommandDescription.Argument) -> String {
    if argument.names.contains("--help") { return translated("Show help. --help-all shows all options.") }
    let text = translated(argument.abstract)
    guard !argument.values.allSatisfy({ argument.abstract.contains($0) }) else { return text }
    return text + CommandText(" One of: \(argument.values.joined(separator: ", ")).").text(in: language)
  }

  // MARK: Layout

  private struct Section {
    let title: String
    var lines: [Substring] = []
  }

  /// The paragraphs and the titled sections of the discussion.
  private var sections: (paragraphs: [String], titled: [Section]) {
    var paragraphs: [String] = []
    var titled: [Section] = []
    for line in command.discussion.split(separator: "\n") {
      if line.hasSuffix(":"), line == line.uppercased()[...] {
        titled.append(Section(title: String(line)))
      } else if titled.isEmpty {
        paragraphs.append(String(line))
      } else {
        titled[titled.count - 1].lines.append(line)
      }
    }
    return (paragraphs, titled)
  }

  /// Returns the lines of a section: commands with their meaning below, or names with their meaning beside.
  private func block(_ section: Section) -> [String] {
    let isExample = section.title.hasPrefix("EXAMPLE")
    return [translated(section.title)]
      + section.lines.flatMap { line -> [String] in
        let content = line.drop { $0 == " " }
        if line.hasPrefix("      ") { return wrapped(translated(String(content)), indent: 6) }
        guard !isExample else { return commandLine(String(content)) }
        let name = content.prefix { $0 != " " }
        let meaning = content.dropFirst(name.count).drop { $0 == " " }
        return entry(String(name), translated(String(meaning)), column: section.title == "FORMATS:" ? 14 : 8)
      }
  }

  /// Returns a command that can be copied, also from several lines.
  private func commandLine(_ command: String) -> [String] {
    var lines = TerminalText.wrapped(command, to: columns - 4)
    for index in lines.indices.dropLast() { lines[index] += " \\" }
    return lines.enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
  }

  /// Returns a name with its meaning beside it, or below it in a narrow terminal.
  private func entry(_ name: String, _ meaning: String, column: Int) -> [String] {
    let heading = "  " + name
    let isNarrow = columns < 72
    let isBeside = !isNarrow || column <= 16
    let rest = wrapped(meaning, indent: isBeside ? column : 6)
    guard isBeside, TerminalText.width(heading) <= column - (isNarrow ? 1 : 2), let first = rest.first else {
      return [heading] + rest
    }
    return [TerminalText.fitted(heading, to: column) + first.dropFirst(column)] + rest.dropFirst()
  }

  private func lines(_ text: String) -> [String] { wrapped(text, indent: 0) }

  /// Returns a text of the command's description in the language of the help.
  private func translated(_ text: String) -> String {
    let known = language.rawValue == "zh-Hans" ? CommandText.chineseHelp[text] : nil
    return known ?? CommandText(stringLiteral: text).text(in: language)
  }

  private func wrapped(_ text: String, indent: Int) -> [String] {
    TerminalText.wrapped(text, to: columns - indent).map { TerminalText.spaces(indent) + $0 }
  }
}
