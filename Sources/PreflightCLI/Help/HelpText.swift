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
    let help = command.help
    var blocks = [lines(command.abstract), usage] + help.details.map(lines)
    if !help.examples.isEmpty { blocks.append(examples(help.examples)) }
    if !command.subcommands.isEmpty { blocks.append(listOfCommands) }
    blocks += groups
    if showsAll || path.count > 1 {
      blocks += section(.formatsTitle, help.formats, column: 14) + section(.statusesTitle, help.statuses, column: 8)
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
    let colon = translated(.usage)
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
  private var more: CommandText? {
    let hidden = arguments.count - shown.count
    let name = path.joined(separator: " ")
    if path.count == 1, !showsAll { return .moreInHelpAll(name) }
    return hidden > 0 ? .moreOptions(name, hidden) : nil
  }

  private var listOfCommands: [String] {
    [translated(.commandsTitle)]
      + command.subcommands.filter(\.isShown).flatMap { entry($0.name, translated($0.abstract), column: 16) }
  }

  /// The arguments and options, in their groups. The options of the command alone come last.
  private var groups: [[String]] {
    let titled = showsAll ? command.groups.filter { $0.title != nil } : []
    let inGroups = Set(titled.flatMap(\.options).map(\.name))
    let others = shown.filter { !inGroups.contains($0.name) }
    return list(translated(.argumentsTitle), others.filter(\.isArgument))
      + titled.flatMap { group in
        let title = group.title.map { translated(.heading(translated($0).uppercased())) }
        return list(title ?? "", group.options.filter(\.isShown))
      } + list(translated(.optionsTitle), others.filter { !$0.isArgument })
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

  /// Returns the lines of a section, names with their meaning beside; none without entries.
  private func section(_ title: CommandText, _ entries: [CommandHelp.Entry], column: Int) -> [[String]] {
    entries.isEmpty
      ? [] : [[translated(title)] + entries.flatMap { entry($0.name, translated($0.meaning), column: column) }]
  }

  /// Returns the lines of examples, with their meaning below.
  private func examples(_ entries: [CommandHelp.Entry]) -> [String] {
    [translated(.examplesTitle(entries.count))]
      + entries.flatMap { commandLine($0.name) + wrapped(translated($0.meaning), indent: 6) }
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

  private func lines(_ paragraph: CommandText) -> [String] { wrapped(translated(paragraph), indent: 0) }

  private func translated(_ text: CommandText) -> String { text.text(in: language) }

  private func wrapped(_ text: String, indent: Int) -> [String] {
    TerminalText.wrapped(text, to: columns - indent).map { TerminalText.spaces(indent) + $0 }
  }
}
