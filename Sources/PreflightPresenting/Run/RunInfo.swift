package import MediaProbe
package import PreflightJudging
package import PreflightLanguage
package import PreflightPlanning
public import PreflightRules

/// The properties of a run that reports need. Reports read no clock, locale or working directory.
public struct RunInfo: Sendable {
  /// The version of the tool.
  package var toolVersion: String
  /// The destinations of the run, in the order of their columns; empty for `probe`.
  package var destinations: [Destination]
  /// The columns of the terminal or page, at least 40.
  package var width: Int
  /// True if escape sequences for colors are allowed (ECMA-48, SGR).
  package var color: Bool
  /// True if each verdict includes the facts.
  package var withFacts: Bool
  /// The lowest severity that fails the run, for formats that distinguish success and failure.
  package var failOn: FailureThreshold
  /// True if text for people contains only what fails the run.
  package var isQuiet: Bool
  /// True if text for people shows every file and every problem, however many there are.
  package var showsAll = false
  /// True if text for people leaves out files and destinations without problems.
  package var onlyProblems = false
  /// True if the report on standard output lists the files that are ready for each destination.
  package var listsReady = false
  /// True if nobody chose the destinations, so that text for people lists the destinations that each file is ready for.
  package var showsPlaces = false
  /// True if requests are judged instead of files.
  package var isOfRequests: Bool
  /// True if the files of an app are judged.
  package var isOfApp = false
  /// The day whose rules apply; nil if none was given.
  package var asOf: CivilDate?
  /// The language of texts for people. The destinations have their own texts (`Destination.translated`).
  package var language: Language
  /// Suggests changes of the files (`--suggest`); nil without suggestions.
  package var repairs: RepairPlanner?
  /// The commands that can follow the run; nil if nobody types commands.
  package var next: NextCommands?
  /// Returns the path of a file in its git work tree, or the path itself outside of a work tree; nil to keep all paths.
  package var annotated: (@Sendable (AssetPath) -> AssetPath)?
  #if !hasFeature(Embedded)
    /// Creates storage on a disk for content that a report can only write at its end; nil to keep it in memory.
    package var makeSpool: (@Sendable () -> any ReportSpool)?
  #endif

  /// Creates the properties of a run. A width below 40 columns becomes 40.
  public init(
    toolVersion: String, destinations: [Destination] = [], width: Int = 100, color: Bool = false,
    withFacts: Bool = false, failOn: FailureThreshold = .error, isQuiet: Bool = false,
    isOfRequests: Bool = false, asOf: CivilDate? = nil, language: Language = .english
  ) {
    self.toolVersion = toolVersion
    self.destinations = destinations
    self.width = max(40, width)
    self.color = color
    self.withFacts = withFacts
    self.failOn = failOn
    self.isQuiet = isQuiet
    self.isOfRequests = isOfRequests
    self.asOf = asOf
    self.language = language
  }

  /// True if nothing is judged.
  package var isProbe: Bool { destinations.isEmpty && !isOfRequests }

  /// The noun for the judged or probed items.
  package var noun: Noun { isOfRequests ? .request : isOfApp ? .app : .asset }

  /// The newest date on which a source of these destinations was checked.
  package var rulesDate: String? { destinations.compactMap { $0.checked }.max()?.description }

  /// The rules of the run for the head of a report: `rules of 2026-11-22, as of 2025-01-10`. Nil without destinations.
  package var rulesTitle: String? {
    rulesDate.map { words.run.rulesOf($0) + (asOf.map { words.run.asOf($0.description) } ?? "") }
  }

  package var words: Words { language.words }
}

/// The results that are known at the end of a run.
public struct RunSummary: Sendable {
  /// The counts of the items and their outcomes.
  public var tally: Tally
  /// The libraries of the deeper tiers with their versions, by name; empty if no library was used.
  package var libraries: [String: String]
  /// The time that the run took; nil if the report must be the same for the same input.
  package var elapsed: Duration?
  #if !hasFeature(Embedded)
    /// The run that this shard belongs to; nil for a whole run.
    package var shard: ShardRun?
  #endif
  /// The number of findings and unreadable files that the team accepts, by the origin of their acceptance.
  package var accepted: [Acceptance.Origin: Int] = [:]

  /// Creates a summary. `elapsed` is nil if the report must be the same for the same input.
  public init(_ tally: Tally, libraries: [String: String] = [:], elapsed: Duration? = nil) {
    self.tally = tally
    self.libraries = libraries
    self.elapsed = elapsed
  }
}
