import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightPlanning
import PreflightPresenting
import PreflightReports

/// An option, a flag or an argument of a command. What the program knows about it is here: parsing, mistakes, help, completions,
/// the registry and the manual page come from this record.
struct Option: Sendable {
  /// The name without its hyphens; for an argument, the name that stands in brackets in the help.
  let name: String
  let short: Character?
  /// True for a value without a name, such as a path.
  let isArgument: Bool
  /// The type of the value; nil for a flag.
  let value: (any ArgumentValue.Type)?
  let placeholder: String
  private let words: CommandText
  /// The value of a run without this option; nil if the help states none.
  private let standard: CommandText?
  let completion: Completion
  let repeats: Bool
  let isRequired: Bool
  /// The setting that the option gives; nil for none.
  let setting: SettingName?
  /// The environment variable that the option overrides; nil for none.
  let variable: String?
  /// False for an option that only tests use.
  let isShown: Bool

  private init(
    name: String, short: Character?, isArgument: Bool, value: (any ArgumentValue.Type)?, placeholder: String,
    words: CommandText, standard: CommandText?, completion: Completion?, repeats: Bool, isRequired: Bool,
    setting: SettingName?, variable: String?, isShown: Bool
  ) {
    self.name = name
    self.short = short
    self.isArgument = isArgument
    self.value = value
    self.placeholder = placeholder
    self.words = words
    self.standard = standard
    self.completion = completion ?? value?.completion ?? .none
    self.repeats = repeats
    self.isRequired = isRequired
    self.setting = setting
    self.variable = variable ?? setting?.variable
    self.isShown = isShown
  }

  /// Creates an option with a value.
  init(
    _ name: String, short: Character? = nil, _ value: any ArgumentValue.Type, _ placeholder: String,
    _ words: CommandText, standard: CommandText? = nil, completion: Completion? = nil, repeats: Bool = false,
    isRequired: Bool = false, setting: SettingName? = nil, variable: String? = nil, isShown: Bool = true
  ) {
    self.init(
      name: name, short: short, isArgument: false, value: value, placeholder: placeholder,
      words: words, standard: standard, completion: completion, repeats: repeats, isRequired: isRequired,
      setting: setting, variable: variable, isShown: isShown)
  }

  /// Creates an option without a value.
  init(flag name: String, short: Character? = nil, _ words: CommandText, setting: SettingName? = nil) {
    self.init(
      name: name, short: short, isArgument: false, value: nil, placeholder: "", words: words,
      standard: nil, completion: nil, repeats: false, isRequired: false, setting: setting, variable: nil, isShown: true)
  }

  /// Creates a value without a name.
  init(
    argument name: String, _ value: any ArgumentValue.Type, _ words: CommandText, standard: CommandText? = nil,
    completion: Completion? = nil, repeats: Bool = false, isRequired: Bool = true
  ) {
    self.init(
      name: name, short: nil, isArgument: true, value: value, placeholder: name, words: words,
      standard: standard, completion: completion, repeats: repeats, isRequired: isRequired, setting: nil, variable: nil,
      isShown: true)
  }

  /// The names as they are typed, the short one first; empty for an argument.
  var names: [String] { isArgument ? [] : (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// The name with the placeholder of the value, such as `--to <names>`.
  var usage: String {
    guard !isArgument else { return "<\(placeholder)>" + (repeats ? " ..." : "") }
    return "--\(name)" + (value == nil ? "" : " <\(placeholder)>")
  }

  /// The words that the value can be; empty if they are not fixed.
  var values: [String] { value?.words ?? [] }

  /// Returns the description, with the default and the values.
  func meaning(in language: Language) -> String {
    let meaning = (standard.map { CommandText.withStandard(words, $0) } ?? words).text(in: language)
    guard !values.allSatisfy({ meaning.contains($0) }) else { return meaning }
    return CommandText.oneOf(meaning, values.joined(separator: ", ")).text(in: language)
  }
}

/// Options with a common title in the help.
struct OptionGroup: Sendable {
  /// The title; nil for the options of one command.
  let title: CommandText?
  let options: [Option]

  init(_ title: CommandText, _ options: [Option]) { (self.title, self.options) = (title, options) }

  init(_ options: [Option]) { (title, self.options) = (nil, options) }
}

/// The way in which a shell completes a value.
enum Completion: Sendable {
  case none
  case files
  case folders
  case words([String])
  /// Names that depend on the other words of the command line, which the function gets before the beginning of the value.
  case names(@Sendable (_ words: [String], _ beginning: String) -> [String])
}

/// A type of value that an argument can have.
protocol ArgumentValue: SendableMetatype {
  /// Parses an argument; nil if it is not such a value.
  init?(argument: String)

  /// The words that the value can be; empty if they are not fixed.
  static var words: [String] { get }
  /// A description of the values, for mistakes.
  static var expectation: CommandText { get }
  static var completion: Completion { get }
}

extension ArgumentValue {
  static var words: [String] { [] }
  static var expectation: CommandText { .valueNotEmpty }
  static var completion: Completion { words.isEmpty ? .none : .words(words) }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  static var words: [String] { allCases.map { $0.rawValue } }
  init?(argument: String) { self.init(rawValue: argument) }
}

extension Checker.Engine: ArgumentValue {}
extension Tier: ArgumentValue {}
extension ColorChoice: ArgumentValue {}
extension TextOrJSON: ArgumentValue {}
extension MasterKind: ArgumentValue {}
extension OutcomeFormat: ArgumentValue {}
extension ImportedForm: ArgumentValue {}
extension ExportedForm: ArgumentValue {}

extension FailureThreshold: ArgumentValue {
  init?(argument: String) { self.init(word: argument) }
}

extension Language: ArgumentValue {
  /// Parses a language tag such as `zh-CN`, or a locale such as `zh_CN.UTF-8`, which a script takes from a variable.
  init?(argument: String) { self.init(tag: argument) }
}

extension String: ArgumentValue {
  init?(argument: String) { self = argument }
}

extension Int: ArgumentValue {
  static var expectation: CommandText { .valueNumber }
  init?(argument: String) { self.init(argument) }
}

/// A number of bytes, which can have a unit as in destination files: `5 MB`.
struct ByteCount: ArgumentValue {
  static var expectation: CommandText { .valueBytes }
  let bytes: Int

  init?(argument: String) {
    guard let bytes = WrittenSize.bytes(argument) else { return nil }
    self.bytes = bytes
  }
}

extension Double: ArgumentValue {
  static var expectation: CommandText { .valueNumber }
  init?(argument: String) { self.init(argument) }
}

extension CivilDate: ArgumentValue {
  static var expectation: CommandText { .valueDay }
  init?(argument: String) { self.init(argument) }
}

extension RepairColor: ArgumentValue {
  static var expectation: CommandText { .valueColor }
  init?(argument: String) { self.init(argument) }
}

extension Shard: ArgumentValue {
  static var expectation: CommandText { .valuePart }

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }
}

extension AssetPath: ArgumentValue {
  static var completion: Completion { .files }

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.init(bytes: argumentBytes(argument))
  }
}
