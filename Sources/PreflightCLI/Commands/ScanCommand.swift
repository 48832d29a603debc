import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments

struct ScanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Judges files and folders against share destinations.",
    discussion: """
      A path that is named gets a verdict from every destination. In a folder a file counts if its content or its \
      extension says media; all else is skipped and counted.
      """)

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("Destinations by id or short name, separated by commas. (default: all)", valueName: "ids"))
  var to: String?

  @Option(help: ArgumentHelp("Judge in this slot only; see 'preflight destinations show'.", valueName: "slot"))
  var slot: String?

  @Option(help: ArgumentHelp("What no file tells, such as app_version=17.3; may be repeated.", valueName: "name=value"))
  var assume: [String] = []

  @Option(help: ArgumentHelp("Exit with 1 at or above this: error, unknown, warning, never.", valueName: "outcome"))
  var failOn = FailureThreshold.error

  @Flag(help: "Put the facts into each verdict (json, ndjson).")
  var withFacts = false

  @OptionGroup var documents: DestinationOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    let names = to.map { $0.split(separator: ",").map { String($0).trimmingSpaces } }
    let judges = try Self.makeJudges(names, slot: slot, assume: assume, of: try documents.load())
    let run = Run(
      input: input, judges: judges, reading: reading, report: report, withFacts: withFacts, slot: slot, assume: assume,
      failOn: failOn)
    let tally = try await interruptible { try await run.execute() }
    // What a shard of a run has is for the whole run to weigh.
    try RunEnding(tally).ofScan(failOn: failOn, mayBeEmpty: input.mayBeEmpty || input.shard != nil)
  }

  /// - Parameter names: Nil for all destinations.
  static func makeJudges(
    _ names: [String]?, slot: String?, assume: [String], of destinations: DestinationList
  ) throws -> [Judge] {
    let chosen: [Destination]
    if let names {
      chosen = try names.map { try destinations.named($0) }
      guard !chosen.isEmpty else { throw ValidationError("--to names no destination.") }
    } else {
      chosen = destinations.all
    }
    let assumptions = try Assumptions(assume, for: chosen)
    do {
      return try chosen.map { try Judge($0, assuming: assumptions.known(to: $0), slot: slot) }
    } catch {
      throw ValidationError("\(error)")
    }
  }
}

extension Assumptions {
  /// What the user gave for parameters; each must be one that a chosen destination knows.
  init(_ texts: [String], for destinations: [Destination]) throws {
    let entries = try texts.map { text in
      guard let entry = Entry(text) else { throw ValidationError("--assume takes name=value, found “\(text)”.") }
      let known = destinations.flatMap(\.parameters).map(\.name)
      guard known.contains(entry.name) else {
        let names = Set(known).sorted()
        throw ValidationError(
          "No chosen destination depends on “\(entry.name)”"
            + (names.isEmpty ? "; they depend on nothing but the file" : Guess.suffix(for: entry.name, among: names)))
      }
      return entry
    }
    self.init(entries)
  }
}

extension String {
  var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
