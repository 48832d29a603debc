/// The properties of a run that reports need. Reports read no clock, locale or working directory.
public struct RunInfo: Sendable {
  /// The version of the tool.
  public var toolVersion: String
  /// The destinations of the run, in the order of their columns; empty for `probe`.
  public var destinations: [Destination]
  /// The columns of the terminal or page, at least 40.
  public var width: Int
  /// True if escape sequences for colors are allowed (ECMA-48, SGR).
  public var color: Bool
  /// True if each verdict includes the facts.
  public var withFacts: Bool
  /// The lowest finding that fails the run, for formats that distinguish success and failure.
  public var failOn: FailureThreshold
  /// True if text for people contains only what fails the run.
  public var isQuiet: Bool
  /// True if requests are judged instead of files.
  public var isOfRequests: Bool
  /// The language of texts for people. The destinations have their own texts (`Destination.translated`).
  public var language: Language
  /// Creates storage on a disk for content that a report can only write at its end; nil to keep it in memory.
  public var makeSpool: (@Sendable () -> any ReportSpool)?

  public init(
    toolVersion: String, destinations: [Destination] = [], width: Int = 100, color: Bool = false,
    withFacts: Bool = false, failOn: FailureThreshold = .error, isQuiet: Bool = false,
    isOfRequests: Bool = false, language: Language = .english
  ) {
    self.toolVersion = toolVersion
    self.destinations = destinations
    self.width = max(40, width)
    self.color = color
    self.withFacts = withFacts
    self.failOn = failOn
    self.isQuiet = isQuiet
    self.isOfRequests = isOfRequests
    self.language = language
  }

  /// True if nothing is judged.
  public var isProbe: Bool { destinations.isEmpty && !isOfRequests }

  /// The noun for the judged or probed items.
  public var noun: Noun { isOfRequests ? .request : .asset }

  /// The newest date on which a source of these destinations was checked.
  public var rulesDate: String? { destinations.flatMap(\.sources).map(\.checked.description).max() }

  var words: Words { language.words }
}

/// The items that a run counts, by their names in records.
public enum Noun: String, Sendable {
  case asset, request, file
}

/// The results that are known at the end of a run.
public struct RunSummary: Sendable {
  public var tally: Tally
  /// The libraries of the deeper tiers with their versions, by name; empty if none was used.
  public var libraries: [String: String]
  /// The time that the run took; nil if the report must be the same for the same input.
  public var elapsed: Duration?
  /// The run that this shard belongs to; nil for a whole run.
  public var shard: ShardRun?

  public init(_ tally: Tally, libraries: [String: String] = [:], elapsed: Duration? = nil) {
    self.tally = tally
    self.libraries = libraries
    self.elapsed = elapsed
  }
}
