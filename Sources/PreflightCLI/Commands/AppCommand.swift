import MediaProbe
import Preflight
import PreflightOperations
import PreflightReports

extension Command {
  static var app: Command {
    Command(
      "app", .appAbstract,
      help: CommandHelp(
        details: [.appDetails],
        examples: [
          ("preflight app App/Info.plist --to tiktok-share-kit-ios", .appExampleSchemes),
          ("preflight app App/Info.plist --link https://example.com/a --page page.html", .appExampleLink),
        ]),
      groups: [
        OptionGroup([
          .infoPlist, .entitlements, .redirectURI, .link, .siteAssociation, .page, .pageResources, .sources, .project,
        ]), .choice, .reports,
      ],
      first: [
        .to, .entitlements, .link, .page, .siteAssociation, .sources, .project, .failOn, .format, .output,
      ]
    ) { try runApp($0) }
  }
}

private func runApp(_ arguments: ParsedArguments) throws {
  var app = AppJob.App(infoPlist: try arguments.required(.infoPlist))
  app.entitlements = arguments[.entitlements]
  app.siteAssociation = arguments[.siteAssociation]
  app.page = arguments[.page]
  app.pageResources = arguments[.pageResources]
  app.sources = arguments[.sources]
  app.project = arguments[.project]
  app.redirectURI = arguments[.redirectURI]
  app.link = arguments[.link]
  let choice = try JobChoice(arguments)
  var report = try ReportOptions(arguments)
  let settings = try readSettings(choice, near: [app.infoPlist]) { [report] layer in
    report.add(to: &layer)
    arguments.addFlags(to: &layer)
  }
  try report.take(settings)
  let tally = try AppJob(app, choice, settings).execute(language: report.language, isQuiet: report.quiet) {
    try RunOutput(report, besides: settings.inputs, $0)
  }
  if settings.failOn.isReached(by: tally) { throw ExitStatus.red }
}
