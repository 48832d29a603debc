import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

struct AppCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app", _superCommandName: "preflight",
    abstract:
      "Judge the configuration of an app that shares: Info.plist, entitlements and the site of its links.",
    discussion: """
      Each destination gives a verdict on its requirements: query schemes, URL types, keys, usage descriptions and \
      associated domains. Requirements on a missing file stay undecided. The network is not used.

      EXAMPLES:
        preflight app App/Info.plist --to tiktok
            Judge the query schemes and URL types that a destination needs.
        preflight app App/Info.plist --link https://example.com/a --page page.html
            Also judge a shared link and a saved copy of its page.
      """)

  @Argument(help: "The app's Info.plist, as XML or binary.") var infoPlist: AssetPath

  @Option(help: ArgumentHelp("Read the app's entitlements from this property list.", valueName: "file"))
  var entitlements: AssetPath?

  @Option(
    help: ArgumentHelp("The URL with which the destination returns to the app (redirectURI).", valueName: "url"))
  var redirectUri: String?

  @Option(help: ArgumentHelp("Check that this shared link is a universal link of the app.", valueName: "url"))
  var link: String?

  @Option(help: ArgumentHelp("Read the apple-app-site-association file of the link's host.", valueName: "file"))
  var siteAssociation: AssetPath?

  @Option(help: ArgumentHelp("Read a saved copy of the page at the link.", valueName: "file"))
  var page: AssetPath?

  @Option(
    help: ArgumentHelp(
      "Look in this folder for the images, videos and icons that the page names.", valueName: "folder"),
    completion: .directory)
  var pageResources: AssetPath?

  @Option(
    help: ArgumentHelp(
      "Search the .swift, .m, .mm and .h files in this folder for the calls that a destination needs.",
      valueName: "folder"), completion: .directory)
  var sources: AssetPath?

  @Option(
    help: ArgumentHelp("Read the build settings and linked libraries of this project.pbxproj.", valueName: "file"))
  var project: AssetPath?

  @OptionGroup(title: "Destinations and rules") var choice: ChoiceOptions
  @OptionGroup(title: "Reports") var report: ReportOptions

  func run() throws {
    let choice = self.choice.chosen
    let settings = try readSettings(choice, near: [infoPlist], adding: report.add)
    var report = report
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
    let files = [infoPlist, entitlements, siteAssociation, page, project].compactMap(\.self)
    settings.inputs.add(files)
    if let sources { settings.inputs.add(sourcesIn: sources) }
    let output = try RunOutput(report, besides: settings.inputs, info)
    try output.add(.asset(asset))
    if failOn.isReached(by: try output.end(libraries: [:], shard: nil, accepted: [:])) {
      throw ExitCode(ExitStatus.red.rawValue)
    }
  }

  private func judge(
    by destinations: [Destination], assuming assumptions: Assumptions, asOf: CivilDate?
  ) throws -> CheckedAsset {
    var facts = MediaFacts()
    var app = AppContext(redirectURI: redirectUri, link: link)
    do {
      let file = try AppFile(infoPlist)
      facts.fileSize = file.size
      app.take(infoPlist: try file.propertyList(), at: infoPlist)
      if let entitlements { app.take(entitlements: try AppFile(entitlements).propertyList(), at: entitlements) }
      app.siteAssociation = try siteAssociation.map { try AppFile($0).siteAssociation() }
      app.page = try page.map { try AppFile($0).linkPage() }
      if let pageResources { try AppFile.checkFolder(pageResources) }
      app.page?.measureResources({ name in pageResources?.appending(name.utf8) })
      app.sources = try sources.map { try SourceFolder($0).read() }
      app.project = try project.map { try AppFile($0).xcodeProject() }
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
