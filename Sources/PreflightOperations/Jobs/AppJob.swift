package import MediaProbe
package import Preflight
import PreflightDocuments
package import PreflightReports

/// Judges the configuration of an app that shares.
package struct AppJob {
  /// The files and addresses of an app. Requirements on a missing one stay undecided.
  package struct App: Sendable {
    package let infoPlist: AssetPath
    package var entitlements: AssetPath?
    package var siteAssociation: AssetPath?
    package var page: AssetPath?
    /// The folder of the files that the page names.
    package var pageResources: AssetPath?
    /// The folder of the Swift and Objective-C sources.
    package var sources: AssetPath?
    package var project: AssetPath?
    package var redirectURI: String?
    package var link: String?

    package init(infoPlist: AssetPath) { self.infoPlist = infoPlist }
  }

  private let app: App
  /// The destinations that have rules on apps, with the team's settings of their rules.
  private let destinations: [Destination]
  private let assumptions: Assumptions
  private let settings: RunSettings

  package init(_ app: App, _ choice: JobChoice, _ settings: RunSettings) throws {
    self.app = app
    self.settings = settings
    // A configuration chooses destinations for files. Few of them have rules on apps.
    let named = settings.overridesChoice ? try settings.chosen() : nil
    let judged = named ?? settings.destinations.all.filter { !$0.appRules.isEmpty }
    let names = NamesInUse(list: settings.destinations, first: judged.map(\.id))
    let rules = (settings.configuration?.rules ?? RuleSettings()).followed(by: try choice.rules.settings(names))
    destinations = judged.map { rules.applied(to: $0) }
    assumptions = try settings.assumptions(for: destinations)
  }

  /// Judges the app, and returns the counts.
  ///
  /// - Parameters:
  ///   - isQuiet: True if the receiver shows nothing but failures.
  ///   - makeReceiver: Returns the receiver of the result.
  package func execute(
    language: Language, isQuiet: Bool, _ makeReceiver: (RunInfo) throws -> any RunReceiver
  ) throws -> Tally {
    var info = RunInfo(
      toolVersion: toolVersion, destinations: destinations, failOn: settings.failOn, isQuiet: isQuiet,
      asOf: settings.asOf, language: language)
    info.isOfApp = true
    let asset: CheckedAsset
    do {
      asset = try judge()
    } catch let error as JudgeError {
      throw mistake(CommandText(error))
    }
    let others = [app.entitlements, app.siteAssociation, app.page, app.project]
    settings.inputs.add([app.infoPlist] + others.compactMap(\.self))
    if let sources = app.sources { settings.inputs.add(sourcesIn: sources) }
    let output = try makeReceiver(info)
    try output.add(.asset(asset))
    return try output.end(libraries: [:], shard: nil, accepted: [:])
  }

  private func judge() throws -> CheckedAsset {
    var facts = MediaFacts()
    var context = AppContext(redirectURI: app.redirectURI, link: app.link)
    do {
      let file = try AppFile(app.infoPlist)
      facts.fileSize = file.size
      context.take(infoPlist: try file.propertyList(), at: app.infoPlist)
      if let entitlements = app.entitlements {
        context.take(entitlements: try AppFile(entitlements).propertyList(), at: entitlements)
      }
      context.siteAssociation = try app.siteAssociation.map { try AppFile($0).siteAssociation() }
      context.page = try app.page.map { try AppFile($0).linkPage() }
      if let resources = app.pageResources { try AppFile.checkFolder(resources) }
      context.page?.measureResources { app.pageResources?.appending($0.utf8) }
      context.sources = try app.sources.map { try SourceFolder($0).read() }
      context.project = try app.project.map { try AppFile($0).xcodeProject() }
    } catch let failure as AppFileError {
      let error = failure.error
      let verdicts = destinations.map { Verdict(destination: $0, slot: nil, outcome: .unreadable, error: error) }
      return CheckedAsset(
        path: app.infoPlist, facts: MediaFacts(error: error, fileSize: facts.fileSize), verdicts: verdicts,
        place: failure.place, culprit: failure.path)
    }
    let verdicts = try destinations.map {
      try $0.verdict(for: context, assuming: assumptions.known(to: $0), asOf: settings.asOf)
    }
    return CheckedAsset(path: app.infoPlist, facts: facts, verdicts: verdicts)
  }
}
