import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments

struct ProbeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "probe", _superCommandName: "preflight",
    abstract: "Print the facts of files, such as duration, size and codecs.",
    discussion: """
      EXAMPLES:
        preflight probe video.mp4 --format ndjson
            Print all facts of a file as JSON.
        preflight probe campaign/ --depth decode
            Decode every media file in a folder to the end.
      """)

  @OptionGroup(title: "Input") var files: InputOptions
  @Option(help: InputOptions.stdinFilenameHelp) var stdinFilename: AssetPath?
  @Option(help: InputOptions.shardHelp) var shard: Shard?
  @OptionGroup(title: "Reports") var report: ReportOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @Option(help: ConfigurationChoice.fileHelp) var config: AssetPath?
  @Flag(help: ConfigurationChoice.offHelp) var noConfig = false

  private var input: InputChoice { files.chosen(stdinFilename: stdinFilename, shard: shard) }

  func validate() throws { try whileParsing { try input.validate() } }

  func run() async throws {
    var layer = SettingLayer()
    input.add(to: &layer)
    report.add(to: &layer)
    reading.add(to: &layer)
    let settings = try readSettings(
      ConfigurationChoice(file: config, isOff: noConfig), layer, near: input.placesOfSettings)
    var (input, report) = (input, report)
    input.take(settings)
    try report.take(settings)
    let reading = try reading.reading(settings)
    let run = Run(input: input, reading: reading, report: report, inputs: settings.inputs)
    let tally = try await interruptible { try await run.execute() }
    input.reportNoChange(tally, report)
    // A shard can be empty. Only the merged run must have files.
    try RunEnding(tally).ofProbe(mayBeEmpty: input.mayBeEmpty || input.shard != nil)
  }
}
