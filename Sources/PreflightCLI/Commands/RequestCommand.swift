import MediaProbe
import Preflight
import PreflightOperations

extension Command {
  static var request: Command {
    Command(
      "request", "Judge complete share requests: media, parameters and app context together.",
      discussion: """
        A request is a YAML or JSON document that names its destination. 'request' has the fields of the SDK. 'context' has the \
        known facts about apps and permissions: versions, scopes, the Info.plist of the app. Paths are relative to the folder of \
        the document, and must stay in it. In a folder, every *.yml, *.yaml and *.json file is a document.

        A post has 'post' instead of 'destination' and 'request', with media, text, title, description, link, cover, alt_text \
        and tags. It is judged for the destinations of --to, else of its own 'to', else of the group 'default'. Each destination \
        reads the fields that it supports.

        With --to, a document can also be the body of a destination's API. Posts of Postiz and Mixpost, and tables (*.csv) with a \
        post in each row are read too.

        EXAMPLES:
          preflight request post.yml --to instagram-feed,x-image,meta
              Judge a post for these destinations and groups at once.
          preflight request share.yml
              Judge the requests of a document.
          preflight request requests/ --assume app_version=21.3
              Judge all requests in a folder for this version of the app.
        """,
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
