import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

/// Reads the settings of a command. From here on, the program prints messages in their language.
func readSettings(
  _ choice: JobChoice, near paths: [AssetPath], adding others: (inout SettingLayer) -> Void = { _ in }
) throws -> RunSettings {
  let settings = try choice.settings(near: paths, in: surroundings, adding: others)
  MessageLanguage.set(settings.language)
  return settings
}

extension ConfigurationChoice {
  init(_ arguments: ParsedArguments) {
    self.init(file: arguments[.config], isOff: arguments.has(.noConfig), in: surroundings)
  }
}

extension JobChoice {
  /// Takes the options of a command. Those that the command does not have choose nothing.
  init(_ arguments: ParsedArguments) throws {
    self.init(ConfigurationChoice(arguments))
    let names: String? = arguments[.to]
    to = names.map { $0.split(separator: ",").map(\.trimmingSpaces) }
    slot = arguments[.slot]
    assume = arguments.all(.assume)
    assumeFrom = arguments[.assumeFrom]
    asOf = arguments[.asOf]
    failOn = arguments[.failOn]
    destinations = arguments[.destinations]
    rules = RuleOptions(severities: arguments.all(.severity), ignored: arguments.all(.ignore))
    baseline = arguments[.baseline]
    language = arguments[.lang]
    reading = try ReadingChoice(arguments)
  }
}

extension ReadingChoice {
  init(_ arguments: ParsedArguments) throws {
    self.init(
      engine: arguments[.engine], depth: arguments[.depth], jobs: arguments[.jobs], workers: arguments[.workers],
      timeout: arguments[.timeout])
    try check()
  }
}

extension DestinationList {
  /// Reads the destinations, with those of the configuration that applies to the working folder.
  static func read(_ arguments: ParsedArguments, in language: Language) throws -> DestinationList {
    var choice = JobChoice(ConfigurationChoice(arguments))
    choice.destinations = arguments[.destinations]
    choice.language = language
    return try readSettings(choice, near: []).destinations
  }
}

extension InputChoice {
  /// - Throws: `Failure` for a pattern that can match no file.
  init(_ arguments: ParsedArguments) throws {
    self.init(
      given: arguments.all(.paths), filesFrom: arguments[.filesFrom], stdinFilename: arguments[.stdinFilename],
      onlyMedia: arguments.has(.onlyMedia), exclude: arguments.all(.exclude),
      noIgnoreFiles: arguments.has(.noIgnoreFiles), hidden: arguments.has(.hidden),
      changedSince: arguments[.changedSince], shard: arguments[.shard], allowEmpty: arguments.has(.allowEmpty))
    try validatePatterns()
  }

  /// Prints a line on standard error if no file changed since the revision of `--changed-since`.
  func reportNoChange(_ tally: Tally, _ report: ReportOptions) {
    guard let changedSince, tally.assets == 0, !tally.interrupted, shard == nil, !report.quiet else { return }
    let skipped: CommandText = tally.skips == 0 ? .empty : .skipped(tally.skips)
    let revision = shown(AssetPath(bytes: argumentBytes(changedSince)))
    printError(.noChange(revision, skipped))
  }
}

extension RepairOptions {
  init(_ arguments: ParsedArguments) {
    self.init(
      crop: arguments.has(.crop), pad: arguments[.pad], background: arguments[.background], trim: arguments.has(.trim),
      stripLocation: arguments.has(.stripLocation))
  }
}

extension Language {
  /// Takes the user's choice, or else the language of the environment.
  init(_ arguments: ParsedArguments) { self = arguments[.lang] ?? Language(environment: environment) }
}
