import ArgumentParser
import MediaProbe
import Preflight
import PreflightOperations

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
    var choice = JobChoice(ConfigurationChoice(file: config, isOff: noConfig, in: surroundings))
    choice.reading = reading.choice
    var (input, report) = (input, report)
    let settings = try readSettings(choice, near: input.placesOfSettings) { [input, report] layer in
      input.add(to: &layer)
      report.add(to: &layer)
    }
    input.take(settings)
    try report.take(settings)
    let run = ScanRun(
      input, .ofProbe, try settings.reading(), reports: report.files, language: report.language, isQuiet: report.quiet,
      showsThumbnails: report.showsThumbnails, in: surroundings)
    let tally = try await execute(run, report, besides: settings.inputs)
    input.reportNoChange(tally, report)
    // A shard can be empty. Only the merged run must have files.
    try RunEnding(tally).ofProbe(mayBeEmpty: input.mayBeEmpty || input.shard != nil)
  }
}
