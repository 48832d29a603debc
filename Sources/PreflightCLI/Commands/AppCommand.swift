import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

extension Command {
  static var app: Command {
    Command(
      "app", "Judge the configuration of an app that shares: Info.plist, entitlements and the site of its links.",
      discussion: """
        Each destination gives a verdict on its requirements: query schemes, URL types, keys, usage descriptions and \
        associated domains. Requirements on a missing file stay undecided. The network is not used.

        EXAMPLES:
          preflight app App/Info.plist --to tiktok-share-kit-ios
              Judge the query schemes and URL types that a destination needs.
          preflight app App/Info.plist --link https://example.com/a --page page.html
              Also judge a shared link and a saved copy of its page.
        """,
      groups: [
        OptionGroup([
          .infoPlist, .entitlements, .redirectURI, .link, .siteAssociation, .page, .pageResources, .sources, .project,
        ]), .choice, .reports,
      ],
      first: [
        .to, .entitlements, .link, .page, .siteAssociation, .sources, .project, .failOn, .format, .output,
      ]
    ) { try AppCommand($0).run() }
  }
}

struct AppCommand {
  private let arguments: ParsedArguments
  private let infoPlist: AssetPath

  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    infoPlist = try arguments.required(.infoPlist)
  }

  private func path(_ option: Option) -> AssetPath? { arguments[option] }

  func run() throws {
    let choice = try JobChoice(arguments)
    var report = try ReportOptions(arguments)
    let settings = try readSettings(choice, near: [infoPlist]) { [report] layer in
      report.add(to: &layer)
      arguments.addFlags(to: &layer)
    }
    try report.take(settings)
    let named =
      settings.overridesChoice ? try settings.chosen() : nil
    // A configuration chooses destinations for files. Few of them have rules on apps.
    let judged = named ?? settings.destinations.all.filter { !$0.appRules.isEmpty }
    let names = NamesInUse(list: settings.destinations, first: judged.map(\.id))
    let rules = (settings.configuration?.rules ?? RuleSettings()).followed(by: try choice.rules.settings(names))
    let chosen = judged.map { rules.applied(to: $0) }
    let assumptions = try settings.assumptions(for: chosen)
    let failOn = settings.failOn
    var info = RunInfo(
      toolVersion: toolVersion, destinations: chosen, failOn: failOn, isQuiet: report.quiet,
      asOf: settings.asOf, language: report.language)
    info.isOfApp = true
    let asset: CheckedAsset
    do {
      asset = try judge(by: chosen, assuming: assumptions, asOf: settings.asOf)
    } catch let error as JudgeError {
      throw mistake("\(error)")
    }
    let files = [Option.entitlements, .siteAssociation, .page, .project].compactMap(path)
    settings.inputs.add([infoPlist] + files)
    if let sources = path(.sources) { settings.inputs.add(sourcesIn: sources) }
    let output = try RunOutput(report, besides: settings.inputs, info)
    try output.add(.asset(asset))
    if failOn.isReached(by: try output.end(libraries: [:], shard: nil, accepted: [:])) {
      throw ExitStatus.red
    }
  }

  private func judge(
    by destinations: [Destination], assuming assumptions: Assumptions, asOf: CivilDate?
  ) throws -> CheckedAsset {
    var facts = MediaFacts()
    var app = AppContext(redirectURI: arguments[.redirectURI], link: arguments[.link])
    do {
      let file = try AppFile(infoPlist)
      facts.fileSize = file.size
      app.take(infoPlist: try file.propertyList(), at: infoPlist)
      if let entitlements = path(.entitlements) {
        app.take(entitlements: try AppFile(entitlements).propertyList(), at: entitlements)
      }
      app.siteAssociation = try path(.siteAssociation).map { try AppFile($0).siteAssociation() }
      app.page = try path(.page).map { try AppFile($0).linkPage() }
      let pageResources = path(.pageResources)
      if let pageResources { try AppFile.checkFolder(pageResources) }
      app.page?.measureResources({ name in pageResources?.appending(name.utf8) })
      app.sources = try path(.sources).map { try SourceFolder($0).read() }
      app.project = try path(.project).map { try AppFile($0).xcodeProject() }
    } catch let failure as AppFileError {
      let error = failure.error
      let verdicts = destinations.map { Verdict(destination: $0, slot: nil, outcome: .unreadable, error: error) }
      return CheckedAsset(
        path: infoPlist, facts: MediaFacts(error: error, fileSize: facts.fileSize), verdicts: verdicts,
        place: failure.place, culprit: failure.path)
    }
    let verdicts = try destinations.map {
      try $0.verdict(for: app, assuming: assumptions.known(to: $0), asOf: asOf)
    }
    return CheckedAsset(path: infoPlist, facts: facts, verdicts: verdicts)
  }
}
