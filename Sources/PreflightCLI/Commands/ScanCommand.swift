import ArgumentParser
import MediaProbe
import Preflight

struct ScanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan", _superCommandName: "preflight",
    abstract: "Judge files and folders against the rules of share destinations.",
    discussion: """
      A named file gets a verdict from every destination. Files in folders and lists are judged if their content or \
      extension is that of media. All other files are skipped and counted. A path that is given several times, even in \
      different spellings, is judged once.

      EXAMPLES:
        preflight scan campaign/ --to tiktok,facebook-stories
            Judge the media files in a folder for two destinations.
        preflight scan video.mp4 --slot background-video
            Judge a file as a background video only.
        preflight scan campaign/ --report junit=results.xml --fail-on warning
            Also write a JUnit report, and exit with 1 if there are warnings.
        preflight scan campaign/ --ready --to instagram,x
            List the files that can be posted at each destination.
        preflight scan clip.mov --to instagram-reel --suggest
            Print the smallest change that the destination takes, with its command.
        preflight scan . --changed-since origin/main
            Judge only the files that changed since a git revision.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp(
      "Judge in this slot only. 'preflight destinations show' lists the slots of a destination.", valueName: "slot"))
  var slot: String?

  @Flag(help: "Include the facts in each verdict (json, ndjson).")
  var withFacts = false

  @Flag(
    help: "Leave out files and destinations without problems (text, markdown, html). The counts include all of them.")
  var onlyProblems = false

  @Flag(help: "List the files that are ready for each destination, then those with warnings (text, json).")
  var ready = false

  @Flag(
    help:
      "Suggest the smallest change of each refused file, with its command and predicted verdict (text, json, ndjson).")
  var suggest = false

  @Flag(help: RepairOptions.cropHelp) var crop = false
  @Option(help: RepairOptions.padHelp) var pad: BarColor?

  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var reading: ReadingOptions

  /// The formats that show suggestions.
  private static let suggesting = ["text", "json", "ndjson"]

  func validate() throws {
    try RepairOptions.validate(crop: crop, pad: pad)
    if !suggest, crop || pad != nil {
      throw ValidationError("Found \(crop ? "--crop" : "--pad") without --suggest: add --suggest, or leave it out.")
    }
    if suggest, !([report.format] + report.report.map(\.format)).contains(where: { Self.suggesting.contains($0) }) {
      throw ValidationError("Found --suggest without a format that shows suggestions, expected text, json or ndjson.")
    }
    if suggest, input.shard != nil {
      throw ValidationError("Found --suggest and --shard, expected one of them: leave out the other.")
    }
    guard ready else { return }
    guard ["text", "json"].contains(report.format) else {
      throw ValidationError("Found --ready and --format \(report.format), expected text or json.")
    }
    if onlyProblems || report.quiet || input.shard != nil {
      let other = onlyProblems ? "--only-problems" : report.quiet ? "--quiet" : "--shard"
      throw ValidationError("Found --ready and \(other), expected one of them: leave out the other.")
    }
  }

  func run() async throws {
    let judges = try Self.makeJudges(
      try choice.load(in: report.language, having: slot), slot: slot, assume: choice.assume, asOf: choice.asOf)
    let run = Run(
      input: input, judges: judges, reading: reading, report: report, withFacts: withFacts, slot: slot,
      assume: choice.assume, asOf: choice.asOf, failOn: choice.failOn, onlyProblems: onlyProblems, listsReady: ready,
      repairs: suggest ? RepairOptions.planner(judges, crop: crop, pad: pad, failOn: choice.failOn) : nil)
    let tally = try await interruptible { try await run.execute() }
    input.reportNoChange(tally, report)
    // A shard can be empty. Only the merged run must have files.
    try RunEnding(tally).ofScan(failOn: choice.failOn, mayBeEmpty: input.mayBeEmpty || input.shard != nil)
  }

  static func makeJudges(
    _ destinations: [Destination], slot: String?, assume: [String], asOf: CivilDate?
  ) throws -> [Judge] {
    let assumptions = try Assumptions(assume, for: destinations)
    do {
      return try destinations.map { try Judge($0, assuming: assumptions.known(to: $0), slot: slot, asOf: asOf) }
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
