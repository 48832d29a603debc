import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightPlanning
import PreflightReports

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
            Print the smallest change that the destination accepts, with its command.
        preflight scan . --changed-since origin/main
            Judge only the files that changed since a git revision.
      """)

  @OptionGroup(title: "Input") var files: InputOptions
  @Option(help: InputOptions.stdinFilenameHelp) var stdinFilename: AssetPath?
  @Option(help: InputOptions.shardHelp) var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Judge in this slot only. 'preflight destinations show' lists the slots of a destination.", valueName: "slot"),
    completion: Completions.slots)
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
  @Option(help: RepairOptions.padHelp) var pad: RepairColor?
  @Option(help: RepairOptions.backgroundHelp) var background: RepairColor?
  @Flag(help: RepairOptions.trimHelp) var trim = false

  private var repairOptions: RepairOptions { RepairOptions(crop: crop, pad: pad, background: background, trim: trim) }

  @Option(
    help: ArgumentHelp(
      "Ignore the problems recorded in this baseline file. New problems still fail.", valueName: "file"))
  var baseline: AssetPath?

  @Option(
    help: ArgumentHelp(
      "Record the problems of today in this baseline file, and exit with 0.",
      valueName: "file"))
  var writeBaseline: AssetPath?

  @Flag(help: "Exit with 1 if the baseline or an allowance accepts a problem that is gone.")
  var failOnUnused = false

  @Flag(help: "Stop after the first file that makes the exit status 1.") var failFast = false

  @OptionGroup(title: "Destinations and rules") var choice: ChoiceOptions
  @OptionGroup(title: "Reports") var report: ReportOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions

  private var input: InputChoice { files.chosen(stdinFilename: stdinFilename, shard: shard) }

  func validate() throws { try whileParsing { try checkValues() } }

  private func checkValues() throws {
    try input.validate()
    try repairOptions.validate()
    if !suggest, let option = repairOptions.given {
      throw mistake("found \(option) without --suggest: add --suggest, or leave it out")
    }
    if suggest, input.shard != nil {
      throw mistake("found --suggest and --shard, expected one of them: leave out the other")
    }
    if writeBaseline != nil, input.shard != nil {
      throw mistake("found --write-baseline and --shard, expected one of them: write it from a whole run")
    }
    guard ready else { return }
    guard ["text", "json"].contains(report.format) else {
      throw mistake("found --ready and --format \(report.format), expected text or json")
    }
    if onlyProblems || report.quiet || input.shard != nil || suggest {
      let other = onlyProblems ? "--only-problems" : report.quiet ? "--quiet" : suggest ? "--suggest" : "--shard"
      throw mistake("found --ready and \(other), expected one of them: leave out the other")
    }
  }

  func run() async throws {
    var choice = self.choice.chosen
    choice.slot = slot
    choice.baseline = baseline
    choice.reading = reading.choice
    var (input, report) = (input, report)
    let settings = try readSettings(choice, near: input.placesOfSettings) { [input, report] layer in
      input.add(to: &layer)
      report.add(to: &layer)
      layer.set(.onlyProblems, given: onlyProblems, "--only-problems")
      layer.set(.failOnUnused, given: failOnUnused, "--fail-on-unused")
    }
    input.take(settings)
    try report.take(settings, withReports: true)
    if suggest, !report.showsSuggestions {
      let names = Reporters.all.filter { $0.showsSuggestions }.map { $0.name }.joined(separator: ", ")
      throw mistake(
        "found --suggest, but no report of this run shows suggestions: choose one of the formats \(names), and leave out --quiet for text"
      )
    }
    if failFast, writeBaseline != nil || input.shard != nil {
      throw mistake("--fail-fast leaves out files, so it cannot be used with --write-baseline or --shard")
    }
    let reading = try settings.reading()
    let plan = try choice.plan(settings, writing: writeBaseline)
    let written = try writeBaseline.map { path in
      try report.files.expectToKeep([path])
      return try BaselineFile.place(of: path, besides: settings.inputs)
    }
    var run = ScanRun(
      input, plan, reading, reports: report.files, language: report.language, isQuiet: report.quiet,
      showsThumbnails: report.showsThumbnails, in: surroundings)
    run.withFacts = withFacts
    run.slot = slot
    run.assume = choice.assume
    run.asOf = settings.asOf
    run.failOn = settings.failOn
    run.onlyProblems = settings.flag(.onlyProblems) ?? false
    run.listsReady = ready
    if suggest {
      let command = choice.rulesArguments + (slot.map { ["--slot", $0] } ?? [])
      run.repairs = repairOptions.planner(plan.policy, failOn: settings.failOn, command: command)
    }
    run.failFast = failFast
    run.choosesDestinations = settings.overridesChoice
    if input.shard != nil {
      run.fingerprint = settings.fingerprint(baseline: settings.paths(.baseline).first, choice.rules)
    }
    keepUntilExit(run)
    let tally = try await execute(run, report, besides: settings.inputs)
    input.reportNoChange(tally, report)
    if !report.quiet, let line = plan.acceptances?.acceptedLine { printError(line) }
    let unneeded = plan.acceptances?.remarks(
      slot: slot ?? settings.text(.slot), judging: plan.destinations,
      baselineFolder: settings.paths(.baseline).first?.parentFolder)
    unneeded?.remarks.forEach(printError)
    if let written, let acceptances = plan.acceptances, !tally.interrupted {
      let remark = try BaselineFile.write(acceptances.written, to: written)
      if !report.quiet { printError(remark) }
      return try RunEnding(tally).ofScan(failOn: .never, mayBeEmpty: input.mayBeEmpty)
    }
    // A shard can be empty. Only the merged run must have files.
    try RunEnding(tally).ofScan(failOn: run.failOn, mayBeEmpty: input.mayBeEmpty || input.shard != nil)
    if unneeded?.isUnused == true, settings.flag(.failOnUnused) == true { throw ExitCode(ExitStatus.red.rawValue) }
  }
}
