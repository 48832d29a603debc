import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

extension Command {
  static var config: Command {
    Command(
      "config", .configAbstract,
      help: CommandHelp(
        details: [.configDetails],
        examples: [
          ("preflight config", .configExampleFolder),
          ("preflight config stories/teaser.mp4 --to tiktok-video", .configExampleFile),
          ("preflight config --compiled > team.json", .configExampleCompiled),
        ]),
      groups: [
        OptionGroup([.scannedPaths, .textOrJSON, .compiled, .shownSlot, .shownBaseline]), .choice, .reading,
        OptionGroup([.lang]),
      ],
      first: [.to, .textOrJSON, .config]
    ) { try ConfigCommand(arguments: $0).run() }
  }
}

struct ConfigCommand {
  let arguments: ParsedArguments

  func run() throws {
    let choice = try JobChoice(arguments)
    let given: [AssetPath] = arguments.all(.scannedPaths)
    let settings = try readSettings(choice, near: given.isEmpty ? ["."] : given)
    let names = NamesInUse(list: settings.destinations, first: [])
    let ofCommandLine = try choice.rules.settings(names)
    // A folder has no settings of its own.
    let file = given.count == 1 ? given.first.flatMap { $0.isFolder ? nil : $0 } : nil
    let inForce = SettingsInForce(settings, ofCommandLine, of: file)
    // A wrong choice is a mistake here as in a scan.
    _ = try ScanPlan(settings, ScanPlan.Options(slot: choice.slot, rules: choice.rules))
    if arguments.has(.compiled) {
      let rules = (settings.configuration?.rules ?? RuleSettings()).followed(by: ofCommandLine)
      return try printBytes(try CompiledSettings(settings, slot: choice.slot, rules).json)
    }
    let format: TextOrJSON? = arguments[.textOrJSON]
    try printBytes(format == .json ? inForce.json : Array(CommandGuard.lines(inForce.text).utf8))
  }
}

/// The settings of a run or of one file, with their origins.
struct SettingsInForce {
  private struct Line {
    let key: String
    let value: [String]
    let isList: Bool
    let origin: String
  }

  /// The origin of a value that no layer gives.
  private static let standard = "default"

  private let configuration: AssetPath?
  private var lines: [Line] = []
  private var rules: [RuleSettings.Entry] = []
  private var overrides: [(patterns: String, place: String)] = []
  private var allowances: [(title: String, reason: String, until: CivilDate?)] = []
  private let file: AssetPath?
  private let language: Language

  /// - Parameter file: The file whose settings are shown; nil for those of the run.
  init(_ settings: RunSettings, _ ofCommandLine: RuleSettings, of file: AssetPath?) {
    self.file = file
    language = settings.language
    configuration = settings.configuration?.path
    let configured = settings.configuration
    let scope = FolderScope(settings.folder)
    let matching = (configured?.overrides ?? []).filter { override in
      file.map { override.paths.contains(scope.relativePath(of: $0)) } ?? true
    }
    // The settings of a run are those of no file in particular.
    let sum = configured?.sum(of: file == nil ? [] : matching, over: settings.settings)
    let depth = settings.settings[.depth]?.values.first.flatMap { Tier(rawValue: $0) } ?? .stream
    for name in SettingName.allCases {
      var given = settings.settings.all(name)
      if name == .to, let to = sum?.to { given = [to] }
      if name == .slot, let slot = sum?.slot { given = [slot] }
      if given.isEmpty {
        let value = name.standardText(at: depth).text(in: language)
        lines.append(Line(key: name.rawValue, value: [value], isList: false, origin: Self.standard))
      }
      for setting in given {
        lines.append(
          Line(key: name.rawValue, value: setting.values, isList: name.isList, origin: "\(setting.origin)"))
      }
    }
    let merged = settings.settings
    for (key, entries) in [("content", merged.content), ("assume", merged.assume), ("reports", merged.reports)] {
      for (name, setting) in entries.sorted(by: { $0.key < $1.key }) {
        lines.append(
          Line(key: "\(key).\(name)", value: setting.values, isList: false, origin: "\(setting.origin)"))
      }
    }
    rules = (sum?.rules ?? RuleSettings()).followed(by: ofCommandLine).entries
    overrides = matching.map { ($0.patterns.joined(separator: ", "), $0.place) }
    allowances = (configured?.allowances ?? []).filter { allowance in
      file.map { allowance.applies(to: scope.relativePath(of: $0)) } ?? true
    }.map { ($0.title, $0.reason, $0.until) }
  }

  var text: String {
    let path = configuration.map { CommandText.configurationIs(shown($0)) }
    var out = (path ?? .noConfiguration).text(in: language) + "\n"
    if let file { out += CommandText.fileIs(shown(file)).text(in: language) + "\n" }
    out += "\n"
    let keys = lines.map(\.key.count).max() ?? 0
    let values = lines.map { TerminalText.escaped($0.value.joined(separator: ", ")) }
    let width = min(40, values.map { TerminalText.width($0) }.max() ?? 0)
    for (line, value) in zip(lines, values) {
      let origin = line.origin == Self.standard ? CommandText.defaultOrigin.text(in: language) : line.origin
      out += padded(line.key, keys) + "  " + padded(value, width) + "  " + origin + "\n"
    }
    if !rules.isEmpty {
      out += "\n" + CommandText.rulesTitle.text(in: language) + "\n"
      let widest = min(60, rules.map(\.rules.text.count).max() ?? 0)
      for rule in rules {
        out += "  " + padded(rule.rules.text, widest) + "  " + TerminalText.escaped(rule.text) + "  \(rule.origin)\n"
      }
    }
    if !overrides.isEmpty {
      let title: CommandText = file == nil ? .overridesTitle : .overridesOfFileTitle
      out += "\n" + title.text(in: language) + "\n"
      for override in overrides { out += "  \(TerminalText.escaped(override.patterns))  \(override.place)\n" }
    }
    if !allowances.isEmpty {
      out += "\n" + CommandText.allowancesTitle.text(in: language) + "\n"
      for allowance in allowances {
        out +=
          "  \(TerminalText.escaped(allowance.title))"
          + (allowance.until.map { CommandText.until("\($0)").text(in: language) } ?? "") + ": "
        out += TerminalText.escaped(allowance.reason) + "\n"
      }
    }
    return out
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + TerminalText.spaces(width - TerminalText.width(text))
  }

  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("configuration")
    configuration.map { json.string(utf8: $0.bytes) } ?? json.null()
    if let file {
      json.key("file")
      json.string(utf8: file.bytes)
    }
    json.key("settings")
    json.beginArray()
    for line in lines {
      json.beginObject()
      json.key("name")
      json.string(line.key)
      json.key("value")
      if line.isList {
        json.beginArray()
        for value in line.value { json.string(value) }
        json.endArray()
      } else if line.origin == Self.standard {
        json.null()
      } else {
        json.string(line.value.first ?? "")
      }
      json.key("origin")
      json.string(line.origin)
      json.endObject()
    }
    json.endArray()
    json.key("rules")
    json.beginArray()
    for rule in rules {
      json.beginObject()
      json.key("rule")
      json.string(rule.rules.text)
      json.key("value")
      json.string(rule.text)
      json.key("origin")
      json.string("\(rule.origin)")
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension SettingName {
  /// Returns the value if no layer has one, in words.
  fileprivate func standardText(at depth: Tier) -> CommandText {
    switch self {
    case .to: .anyDestinations
    case .slot: .anySlot
    case .asOf: .standardRules
    case .lang: .standardEnvironment
    case .jobs, .workers: .allProcessors
    default: standard(at: depth).map { CommandText(asWritten: $0) } ?? .noValue
    }
  }
}

extension AssetPath {
  fileprivate var isFolder: Bool { (try? targetKind(of: self)) == .folder }
}
