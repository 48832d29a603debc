/// What a report says of the run itself. Reports read no clock, no locale and no working directory: all comes in here.
public struct RunInfo: Sendable {
  /// Version of the tool.
  public var toolVersion: String
  /// The destinations judged against, in the order of their columns; empty for `probe`.
  public var destinations: [Destination]
  /// Columns of the terminal or page, at least 40.
  public var width: Int
  /// Whether escape sequences for colour may be written (ECMA-48, SGR).
  public var color: Bool
  /// Whether each verdict carries the facts.
  public var withFacts: Bool
  /// What makes the run red, for the formats that know red and green.
  public var failOn: FailureThreshold
  /// Whether text for people tells only what makes the run red.
  public var isQuiet: Bool
  /// Whether requests are judged, and not files.
  public var isOfRequests: Bool
  /// In which people are told of it. The destinations bring their own texts (`Destination.translated`).
  public var language: Language
  /// Makes a place on a disk for what a report cannot write before its end; nil keeps it in memory.
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

  /// Whether nothing is judged.
  public var isProbe: Bool { destinations.isEmpty && !isOfRequests }

  /// What is judged or probed.
  public var noun: Noun { isOfRequests ? .request : .asset }

  /// The newest date on which a source of these destinations was checked.
  public var rulesDate: String? { destinations.flatMap(\.sources).map(\.checked.description).max() }

  var words: Words { language.words }
}

/// What a run counts, by its word in records.
public enum Noun: String, Sendable {
  case asset, request, file
}

/// What is known when a run is over.
public struct RunSummary: Sendable {
  public var tally: Tally
  /// Libraries of the deeper tiers and their versions, by name; empty when none was used.
  public var libraries: [String: String]
  /// Nil where the report is to be the same for the same input.
  public var elapsed: Duration?
  /// Of which run this is a part; nil for a whole one.
  public var shard: ShardRun?

  public init(_ tally: Tally, libraries: [String: String] = [:], elapsed: Duration? = nil) {
    self.tally = tally
    self.libraries = libraries
    self.elapsed = elapsed
  }
}
