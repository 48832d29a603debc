import Preflight
import PreflightDocuments
import PreflightOperations

/// The help of a command: its most used options, or all of them.
struct HelpText {
  /// The names of the command and of those above it.
  let path: [String]
  let command: Command
  /// True for `--help-all`.
  let showsAll: Bool
  let columns: Int
  let language: Language

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
    let required = arguments.filter { $0.isRequired && !$0.isArgument }.map(\.usage)
    let positional = arguments.filter(\.isArgument).map { $0.isRequired ? $0.usage : "[\($0.usage)]" }
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
  private var arguments: [Option] { command.options.filter(\.isShown) }

  private var shown: [Option] {
    guard !showsAll, !command.first.isEmpty else { return arguments }
    return arguments.filter(\.isArgument) + command.first + [.help]
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
    [translated("COMMANDS:")]
      + command.subcommands.filter(\.isShown).flatMap { entry($0.name, translated($0.abstract), column: 16) }
  }

  /// The arguments and options, in their groups. The options of the command alone come last.
  private var groups: [[String]] {
    let titled = showsAll ? command.groups.filter { $0.title != nil } : []
    let inGroups = Set(titled.flatMap(\.options).map(\.name))
    let others = shown.filter { !inGroups.contains($0.name) }
    return list(translated("ARGUMENTS:"), others.filter(\.isArgument))
      + titled.flatMap { group in
        let title = group.title.map { HelpWords($0.english.uppercased() + ":", $0.chinese + "：") }
        return list(title?.text(in: language) ?? "", group.options.filter(\.isShown))
      } + list(translated("OPTIONS:"), others.filter { !$0.isArgument })
  }

  /// Returns the lines of options with a title; none without options.
  private func list(_ title: String, _ options: [Option]) -> [[String]] {
    guard !options.isEmpty else { return [] }
    let entries = options.map { option in
      let value = option.value == nil ? "" : " <\(option.placeholder)>"
      let heading = option.isArgument ? "<\(option.placeholder)>" : option.names.joined(separator: ", ") + value
      return entry(heading, option.meaning(in: language), column: 26)
    }
    return [[title] + entries.joined()]
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
  private func translated(_ text: String) -> String { Self.translated(text, in: language) }

  static func translated(_ text: String, in language: Language) -> String {
    let known = language.rawValue == "zh-Hans" ? CommandText.chineseHelp[text] : nil
    return known ?? CommandText(stringLiteral: text).text(in: language)
  }

  private func wrapped(_ text: String, indent: Int) -> [String] {
    TerminalText.wrapped(text, to: columns - indent).map { TerminalText.spaces(indent) + $0 }
  }
}
