public import MediaProbe
import Preflight
import PreflightReports

/// A setting that the command line, the environment and a configuration file can give.
public enum SettingName: String, Sendable, CaseIterable {
  case to, slot, destinations
  case assumeFrom = "assume_from"
  case asOf = "as_of"
  case failOn = "fail_on"
  case baseline
  case failOnUnused = "fail_on_unused"
  case exclude, hidden
  case ignoreFiles = "ignore_files"
  case onlyProblems = "only_problems"
  case format, thumbnails, lang, engine, depth, jobs, workers, timeout

  /// The environment variable, such as `PREFLIGHT_FAIL_ON`.
  public var variable: String { "PREFLIGHT_" + rawValue.uppercased() }

  /// A description of the setting, for the schema and the guide.
  public var meaning: String {
    switch self {
    case .to: "The destinations: ids, short names or groups."
    case .slot: "The only slot to judge in."
    case .destinations: "Files of your own destinations and groups, or folders of such files."
    case .assumeFrom: "A JSON document of a server with limits to assume."
    case .asOf: "The day whose rules apply."
    case .failOn: "A file with this outcome or a worse one makes the exit status 1."
    case .baseline: "A baseline file of accepted problems, which --write-baseline writes."
    case .failOnUnused: "True to exit with 1 if the baseline or an allowance accepts a problem that is gone."
    case .exclude: "Patterns of files to skip in folders and lists, in .gitignore syntax."
    case .hidden: "True to include hidden files in folders."
    case .ignoreFiles: "False to read files that .preflightignore or .gitignore excludes."
    case .onlyProblems: "True to leave out files without problems in text, markdown and html."
    case .format: "The format of the report on standard output."
    case .thumbnails: "False to leave out the thumbnails of the html report."
    case .lang: "The language of reports, messages and help."
    case .engine: "The readers of files, for tests: auto, header or reference."
    case .depth: "How much to read: header, stream, sampled, decode or content."
    case .jobs: "The number of files to read at once."
    case .workers: "The number of worker processes for the deeper tiers."
    case .timeout: "The time limit in seconds for a worker on one file."
    }
  }

  /// The option of the command line.
  public var option: String {
    switch self {
    case .ignoreFiles: "--no-ignore-files"
    case .thumbnails: "--no-thumbnails"
    default: "--" + rawValue.replacing("_", with: "-")
    }
  }

  /// The values that a setting can have.
  enum Kind {
    case names, patterns, paths
    case path, name, flag, day, seconds
    case count(ClosedRange<Int>)
    case word([String])
  }

  var kind: Kind {
    switch self {
    case .to: .names
    case .slot: .name
    case .destinations: .paths
    case .assumeFrom, .baseline: .path
    case .asOf: .day
    case .failOn: .word(FailureThreshold.allCases.map(\.rawValue))
    case .failOnUnused, .hidden, .ignoreFiles, .onlyProblems, .thumbnails: .flag
    case .exclude: .patterns
    case .format: .word(Reporters.all.map { $0.name })
    case .lang: .word(Language.allCases.map(\.rawValue))
    case .engine: .word(Checker.Engine.allCases.map(\.rawValue))
    case .depth: .word(Tier.allCases.map(\.rawValue))
    case .jobs: .count(1...1024)
    case .workers: .count(1...256)
    case .timeout: .seconds
    }
  }

  /// True for a setting whose values from all layers are combined.
  public var isCollected: Bool { self == .exclude }

  /// True for a setting with several values.
  public var isList: Bool {
    switch kind {
    case .names, .patterns, .paths: true
    default: false
    }
  }

  /// Returns the value if no layer has one; nil as for `standard`.
  ///
  /// - Parameter depth: The depth in use. A film takes minutes to decode, and a header takes no time.
  package func standard(at depth: Tier) -> String? {
    self == .timeout && depth >= .decode ? "600" : standard
  }

  /// The value if no layer has one, at the usual depth; nil if the setting then has no value, or if the destinations, the
  /// environment or the machine decide.
  public var standard: String? {
    switch self {
    case .to, .slot, .destinations, .exclude, .assumeFrom, .baseline, .asOf, .lang, .jobs, .workers: nil
    case .failOn: FailureThreshold.error.rawValue
    case .failOnUnused, .hidden, .onlyProblems: "false"
    case .ignoreFiles, .thumbnails: "true"
    case .format: "text"
    case .engine: Checker.Engine.auto.rawValue
    case .depth: Tier.stream.rawValue
    case .timeout: "10"
    }
  }

  /// Returns a message that names the expected value; nil for a valid one.
  public func mistake(in text: String) -> Message? {
    func found(_ id: Message.ID, _ more: Message.Argument...) -> Message {
      Message(id, arguments: [.term(.quoted, .text(text.shortened))] + more)
    }
    return switch kind {
    case .names, .name, .path, .paths: text.isEmpty ? Message(.foundEmptyValue) : nil
    case .patterns: IgnorePattern(Array(text.utf8)) == nil ? found(.expectedIgnorePattern) : nil
    case .flag: ["true", "false"].contains(text) ? nil : found(.expectedFlag)
    case .day: CivilDate(text) == nil ? found(.expectedDay) : nil
    case .seconds: Double(text).map { (0.01...86_400).contains($0) } == true ? nil : found(.expectedSeconds)
    case .count(let range):
      Int(text).map(range.contains) == true
        ? nil : found(.expectedRange, .int(range.lowerBound), .int(range.upperBound))
    case .word(let words):
      words.contains(text) || self == .lang && Language(tag: text) != nil
        || self == .failOn && FailureThreshold(word: text) != nil
        ? nil : found(.foundValue).joined(with: Guess.hint(for: text, among: words))
    }
  }
}
