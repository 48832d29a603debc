import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

/// Options for the formats and files of reports.
struct ReportOptions: ParsableArguments {
  @Option(
    name: [.customShort("f"), .customLong("format")], help: ArgumentHelp(formatHelp, valueName: "format"),
    completion: Completions.formats)
  var chosenFormat: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Write the report to a file, which appears when it is complete. (default: standard output)", valueName: "file"))
  var chosenOutput: AssetPath?

  @Option(
    help: ArgumentHelp(
      "Write another report to a file, such as junit=results.xml. Can be repeated.", valueName: "format=file"))
  var report: [ReportFile] = []

  @Flag(help: "Do not put thumbnails into the html report. This makes it smaller and faster to write.")
  var noThumbnails = false

  @Flag(
    name: .shortAndLong,
    help: "Print one line for each file that makes the exit status 1, and the counts (text).")
  var quiet = false

  @Flag(help: "Show every file, every problem and every skipped file (text).") var all = false

  @Flag(name: .shortAndLong, help: "Print on standard error how much of each file was read, by which tier, and when.")
  var verbose = false

  @Option(
    help: ArgumentHelp(
      "Use colors: auto, always, never. auto follows the terminal, NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE and CLICOLOR.",
      valueName: "when"))
  var color = ColorChoice.auto

  @Option(help: LanguageOptions.help) var lang: Language?

  var format: String { chosenFormat ?? TextReporter.name }
  /// The file of the report; nil for standard output, which can be written as -.
  var output: AssetPath? { chosenOutput == "-" ? nil : chosenOutput }
  var language: Language { Language(chosen: lang) }

  /// True if one of the reports shows thumbnails.
  var showsThumbnails: Bool {
    !noThumbnails && ([format] + report.map(\.format)).contains { Reporters.named($0)?.showsThumbnails ?? false }
  }

  /// True if one of the reports shows suggested changes.
  var showsSuggestions: Bool {
    ([format] + report.map(\.format)).contains { name in
      Reporters.named(name)?.showsSuggestions == true && !(quiet && name == TextReporter.name)
    }
  }

  /// The files of all reports.
  var files: ReportFiles {
    ReportFiles(
      (output.map { [$0] } ?? []) + report.map(\.file), standardOutput: OutputFile.standardOutputFile())
  }

  private static let formatHelp =
    "Format of the report: \(Reporters.all.map { $0.name }.joined(separator: ", ")). "
    + "'preflight --help-all' describes them. (default: \(TextReporter.name))"

  func validate() throws { try whileParsing { try checkValues() } }

  /// Throws if the values contradict each other.
  func checkValues() throws {
    if quiet, all || verbose {
      let other = all ? "--all" : "--verbose"
      throw mistake("found --quiet and \(other), expected one of them: leave out the other")
    }
    if let bare = report.first(where: { $0.file.bytes.isEmpty }) {
      let isFormat = Reporters.named(bare.format) != nil
      throw mistake(
        isFormat
          ? "found --report \(bare.format) without a file: add =FILE, such as --report junit=results.xml"
          : "found “\(bare.format)” for --report, expected FORMAT=FILE, such as --report junit=results.xml")
    }
    for name in [format] + report.map(\.format) where Reporters.named(name) == nil {
      throw mistake(
        "there is no format “\(name)”" + CommandText.guess(name, among: Reporters.all.map { $0.name }))
    }
    if report.contains(where: { $0.file == "-" }) {
      throw mistake("found - for --report, expected a file: use --format for standard output")
    }
    try files.expectDifferent()
  }
}

/// The value of `--report`, such as `junit=results.xml`.
struct ReportFile: ExpressibleByArgument {
  let format: String
  /// Empty if the argument names none; `ReportOptions` refuses it.
  let file: AssetPath
  /// The configuration that names the file; nil if the user typed its path.
  private(set) var configuration: (folder: AssetPath, place: SettingOrigin)?

  init(format: String, file: AssetPath, configuration: (folder: AssetPath, place: SettingOrigin)? = nil) {
    self.format = format
    self.file = file
    self.configuration = configuration
  }

  init(argument: String) {
    let sign = argument.firstIndex(of: "=") ?? argument.endIndex
    format = String(argument[..<sign])
    file = AssetPath(argument: String(argument[sign...].dropFirst())) ?? ""
  }
}

extension ReportOptions {
  func add(to layer: inout SettingLayer) {
    layer.set(.format, chosenFormat.map { [$0] }, "--format")
    layer.set(.lang, lang.map { [$0.rawValue] }, "--lang")
    layer.set(.thumbnails, given: noThumbnails, to: false, "--no-thumbnails")
    for report in report { layer.reports[report.format] = Setting([report.file.text], from: .option("--report")) }
  }

  /// Takes the settings in force. The reports of a configuration are those of `scan`.
  mutating func take(_ settings: RunSettings, withReports: Bool = false) throws {
    chosenFormat = chosenFormat ?? settings.text(.format)
    lang = settings.language
    noThumbnails = settings.flag(.thumbnails) == false
    guard withReports else { return }
    let given = Set(report.map(\.format))
    for (format, setting) in settings.settings.reports.sorted(by: { $0.key < $1.key }) where !given.contains(format) {
      guard let name = setting.values.first else { continue }
      let file = settings.folder.bytes.isEmpty ? AssetPath(name) : settings.folder.appending(name.utf8)
      report.append(ReportFile(format: format, file: file, configuration: (settings.folder, setting.origin)))
    }
    try checkValues()
  }
}
