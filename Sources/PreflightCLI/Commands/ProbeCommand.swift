import MediaProbe
import Preflight
import PreflightOperations

extension Command {
  static var probe: Command {
    Command(
      "probe", .probeAbstract,
      help: CommandHelp(
        examples: [
          ("preflight probe video.mp4 --format ndjson", .probeExample),
          ("preflight probe campaign/ --depth decode", .probeExampleDecode),
        ]),
      groups: [
        .input, OptionGroup([.stdinFilename, .shard]), .reports, .reading, OptionGroup([.config, .noConfig]),
      ],
      first: [.format, .output, .report, .depth, .filesFrom, .exclude, .quiet]
    ) { try await ProbeCommand($0).run() }
  }
}

struct ProbeCommand {
  private let arguments: ParsedArguments
  private let files: InputChoice

  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    files = try InputChoice(arguments)
    try files.validate()
  }

  func run() async throws {
    var (input, report) = (files, try ReportOptions(arguments))
    let settings = try readSettings(JobChoice(arguments), near: input.placesOfSettings) { [input, report] layer in
      input.add(to: &layer)
      report.add(to: &layer)
      arguments.addFlags(to: &layer)
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
