import MediaProbe
import Preflight
import PreflightOperations

extension Command {
  static var request: Command {
    Command(
      "request", .requestAbstract,
      help: CommandHelp(
        details: [.requestDetails, .requestDetailsPost, .requestDetailsOthers],
        examples: [
          ("preflight request post.yml --to instagram-feed,x-image,meta", .requestExamplePost),
          ("preflight request share.yml", .requestExample),
          ("preflight request requests/ --assume app_version=21.3", .requestExampleFolder),
        ]),
      groups: [
        .input, OptionGroup([.postsTo, .requestAssume, .assumeFrom, .asOf, .failOn, .severity, .ignore]), .documents,
        .reports, .reading,
      ],
      first: [.postsTo, .requestAssume, .failOn, .format, .output, .report, .quiet]
    ) { try await RequestCommand(arguments: $0).run() }
  }
}

struct RequestCommand {
  let arguments: ParsedArguments

  func run() async throws {
    let choice = try JobChoice(arguments)
    var (input, report) = (try InputChoice(arguments), try ReportOptions(arguments))
    let settings = try readSettings(choice, near: input.paths) { [input, report] layer in
      input.add(to: &layer)
      report.add(to: &layer)
      arguments.addFlags(to: &layer)
    }
    input.take(settings)
    try report.take(settings)
    let run = try RequestRun(
      input, choice, settings, try settings.reading(), reports: report.files, language: report.language,
      isQuiet: report.quiet)
    let tally = try await interruptible { [report] in
      try await run.execute { try RunOutput(report, besides: settings.inputs, $0) }
    }
    input.reportNoChange(tally, report)
    try RunEnding(tally).ofScan(failOn: settings.failOn, mayBeEmpty: input.mayBeEmpty, isOfRequests: true)
  }
}
