import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightReports

extension SettingLayer {
  /// Sets the value of an option; does nothing for nil.
  mutating func set(_ name: SettingName, _ values: [String]?, _ option: String) {
    if let values { settings[name] = Setting(values, from: .option(option)) }
  }

  /// Sets the flag of an option; does nothing if the option was not given.
  mutating func set(_ name: SettingName, given: Bool, to value: Bool = true, _ option: String) {
    if given { settings[name] = Setting([value ? "true" : "false"], from: .option(option)) }
  }
}

extension ChoiceOptions {
  /// Adds the settings of these options.
  func add(to layer: inout SettingLayer) throws {
    layer.set(.to, to.map { $0.split(separator: ",").map(\.trimmingSpaces) }, "--to")
    layer.set(.assumeFrom, assumeFrom.map { [argumentText($0.bytes)] }, "--assume-from")
    layer.set(.asOf, asOf.map { ["\($0)"] }, "--as-of")
    layer.set(.failOn, chosenFailOn.map { [$0.rawValue] }, "--fail-on")
    layer.set(.destinations, destinations.map { [argumentText($0.bytes)] }, "--destinations")
    try layer.assume(assume)
  }
}

extension SettingLayer {
  /// Adds the values of `--assume`.
  mutating func assume(_ texts: [String]) throws {
    for text in texts {
      guard let entry = Assumptions.Entry(text) else {
        throw mistake("found “\(text)” for --assume, expected name=value, such as app_version=17.3")
      }
      assume[entry.name] = Setting([entry.value], from: .option("--assume"))
    }
  }
}

extension InputChoice {
  func add(to layer: inout SettingLayer) {
    layer.set(.exclude, exclude.isEmpty ? nil : exclude.map(\.text), "--exclude")
    layer.set(.hidden, given: hidden, "--hidden")
    layer.set(.ignoreFiles, given: noIgnoreFiles, to: false, "--no-ignore-files")
  }

  /// Takes the settings in force.
  mutating func take(_ settings: RunSettings) {
    // The patterns of the command line come last, because the last one that matches decides.
    let others = settings.settings.all(.exclude).filter { if case .option = $0.origin { false } else { true } }
    exclude = others.reversed().flatMap { $0.values.map { AssetPath($0) } } + exclude
    hidden = settings.flag(.hidden) ?? false
    noIgnoreFiles = settings.flag(.ignoreFiles) == false
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

extension ReadingOptions {
  func add(to layer: inout SettingLayer) {
    layer.set(.engine, chosenEngine.map { [$0.rawValue] }, "--engine")
    layer.set(.depth, chosenDepth.map { [$0.rawValue] }, "--depth")
    layer.set(.jobs, jobs.map { ["\($0)"] }, "--jobs")
    layer.set(.workers, workers.map { ["\($0)"] }, "--workers")
    layer.set(.timeout, chosenTimeout.map { ["\($0)"] }, "--timeout")
  }

  /// Returns how to read files with the settings in force.
  func reading(_ settings: RunSettings) throws -> Reading {
    var options = self
    options.chosenEngine = settings.text(.engine).flatMap { Checker.Engine(rawValue: $0) }
    options.chosenDepth = settings.text(.depth).flatMap { Tier(rawValue: $0) }
    options.jobs = settings.text(.jobs).flatMap { Int($0) }
    options.workers = settings.text(.workers).flatMap { Int($0) }
    options.chosenTimeout = settings.text(.timeout).flatMap { Double($0) }
    try options.checkValues()
    return Reading(options, levels: settings.settings.content)
  }
}
