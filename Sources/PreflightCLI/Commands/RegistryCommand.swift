import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports
import WorkerPool

extension Command {
  /// Prints the lists of the program as JSON, so that scripts, tests and pages keep no lists of their own.
  static var registry: Command {
    Command("registry", .registryAbstract, isShown: false) { _ in
      try printBytes(Registry().json)
    }
  }
}

/// The lists that the command shares with its documentation. Each entry is one line of the JSON, so that a shell can read it.
private struct Registry {
  /// The environment variables that the command reads.
  private static let variables: [(name: String, meaning: String)] =
    SettingName.allCases.map { ($0.variable, $0.meaning) } + [
      ("PREFLIGHT_CONFIG", "The configuration, in place of the nearest preflight.yml."),
      (
        WorkerPool.environmentName,
        "The worker program. Without it, preflight looks for the worker beside the command and in ../libexec/preflight/."
      ),
      ("LC_ALL, LC_MESSAGES, LANG", "The language of findings and reports, if --lang is not given."),
      ("NO_COLOR", "Turns colors off."),
      ("FORCE_COLOR, CLICOLOR_FORCE, CLICOLOR", "Turn colors on or off, if neither --color nor NO_COLOR does."),
      ("TMPDIR", "The folder for temporary files."),
    ]

  private static let files: [(name: String, meaning: String)] = [
    (Configuration.fileName, "The settings of a folder and of the folders below it. 'preflight init' writes it."),
    (".preflightignore", "Patterns of files to skip, in .gitignore syntax."),
  ]

  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    func list(_ key: StaticString, _ entries: [(name: String, meaning: String)]) {
      json.key(key)
      json.beginArray()
      for (name, meaning) in entries {
        json.beginLine()
        json.beginObject()
        json.key("name")
        json.string(name)
        if !meaning.isEmpty {
          json.key("meaning")
          json.string(meaning)
        }
        json.endObject()
      }
      json.endArray()
    }
    func names(_ list: [String]) -> [(name: String, meaning: String)] { list.map { ($0, "") } }
    list("formats", Reporters.all.map { ($0.name, CommandText.format($0.name).text(in: .english)) })
    list("languages", names(Language.allCases.map(\.rawValue)))
    list("variables", Self.variables)
    list("files", Self.files)
    list("exit_statuses", ExitStatus.allCases.map { (String($0.rawValue), $0.meaning.text(in: .english)) })
    list("error_codes", names(ReadError.Code.allCases.map(\.rawValue)))
    list("problem_codes", names(Problem.Code.allCases.map(\.rawValue)))
    json.key("command")
    add(PreflightCommand.command, to: &json)
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// Adds a command with its options, one a line, and its subcommands.
  private func add(_ command: Command, to json: inout JSONWriter) {
    json.beginObject()
    json.key("name")
    json.string(command.name)
    json.key("abstract")
    json.string(command.abstract.text(in: .english))
    json.key("options")
    json.beginArray()
    for group in command.groups { for option in group.options { add(option, of: group, to: &json) } }
    json.endArray()
    json.key("subcommands")
    json.beginArray()
    for subcommand in command.subcommands where subcommand.isShown { add(subcommand, to: &json) }
    json.endArray()
    json.endObject()
  }

  private func add(_ option: Option, of group: OptionGroup, to json: inout JSONWriter) {
    json.beginLine()
    json.beginObject()
    json.key("name")
    json.string(option.name)
    json.key("names")
    json.beginArray()
    for name in option.names { json.string(name) }
    json.endArray()
    json.key("value")
    option.value == nil ? json.null() : json.string(option.placeholder)
    json.key("meaning")
    json.beginObject()
    for language in Language.allCases {
      json.key(escaping: language.rawValue)
      json.string(option.meaning(in: language))
    }
    json.endObject()
    for (key, value) in [
      ("group", group.title?.text(in: .english)), ("setting", option.setting?.rawValue), ("variable", option.variable),
    ] {
      guard let value else { continue }
      json.key(escaping: key)
      json.string(value)
    }
    json.key("required")
    json.bool(option.isRequired)
    json.key("repeats")
    json.bool(option.repeats)
    json.endObject()
  }
}
