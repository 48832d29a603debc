import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

/// Options for the formats and files of reports.
struct ReportOptions {
  private var chosenFormat: String?
  private let chosenOutput: AssetPath?
  private(set) var report: [ReportFile]
  private var noThumbnails: Bool
  let quiet: Bool
  let all: Bool
  let verbose: Bool
  let color: ColorChoice
  private var lang: Language?

  /// - Throws: `Failure` if the values contradict each other.
  init(_ arguments: ParsedArguments) throws {
    chosenFormat = arguments[.format]
    chosenOutput = arguments[.output]
    report = arguments.all(.report).map { ReportFile($0) }
    noThumbnails = arguments.has(.noThumbnails)
    quiet = arguments.has(.quiet)
    all = arguments.has(.all)
    verbose = arguments.has(.verbose)
    color = arguments[.color] ?? .auto
    lang = arguments[.lang]
    try checkValues()
  }

  var format: String { chosenFormat ?? TextReporter.name }
  /// The file of the report; nil for standard output, which can be written as -.
  var output: AssetPath? { chosenOutput == "-" ? nil : chosenOutput }
  var language: Language { lang ?? Language(environment: environment) }

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

  /// Throws if the values contradict each other.
  private func checkValues() throws {
    if quiet, all || verbose {
      let other = all ? "--all" : "--verbose"
      throw mistake(.quietWith(other))
    }
    if let bare = report.first(where: { $0.file.bytes.isEmpty }) {
      let isFormat = Reporters.named(bare.format) != nil
      throw mistake(isFormat ? .reportWithoutFile(bare.format) : .wrongReport(bare.format))
    }
    for name in [format] + report.map(\.format) where Reporters.named(name) == nil {
      throw mistake(.unknownFormat(name) + CommandText.guess(name, among: Reporters.all.map { $0.name }))
    }
    if report.contains(where: { $0.file == "-" }) {
      throw mistake(.reportToStandardOutput)
    }
    try files.expectDifferent()
  }
}

/// The value of `--report`, such as `junit=results.xml`.
struct ReportFile {
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

  /// Parses a format and a file.
  init(_ argument: String) {
    let sign = argument.firstIndex(of: "=") ?? argument.endIndex
    format = String(argument[..<sign])
    file = AssetPath(argument: String(argument[sign...].dropFirst())) ?? ""
  }
}

extension ReportOptions {
  func add(to layer: inout SettingLayer) {
    layer.set(.format, chosenFormat.map { [$0] })
    layer.set(.lang, lang.map { [$0.rawValue] })
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
