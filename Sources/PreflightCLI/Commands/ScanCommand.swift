import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightPlanning
import PreflightReports

extension Command {
  static var scan: Command {
    Command(
      "scan", .scanAbstract,
      help: CommandHelp(
        details: [.scanDetails],
        examples: [
          ("preflight scan campaign/ --to tiktok-video,facebook-stories", .scanExampleFolder),
          ("preflight scan video.mp4 --slot background-video", .scanExampleSlot),
          ("preflight scan campaign/ --report junit=results.xml --fail-on warning", .scanExampleReport),
          ("preflight scan campaign/ --ready --to instagram,x", .scanExampleReady),
          ("preflight scan clip.mov --to instagram-reel --suggest", .scanExampleSuggest),
          ("preflight scan . --changed-since origin/main", .scanExampleChanged),
        ]),
      groups: [
        .input,
        OptionGroup([
          .stdinFilename, .shard, .slot, .withFacts, .onlyProblems, .ready, .suggest, .crop, .pad, .background, .trim,
          .stripLocation,
          .baseline, .writeBaseline, .failOnUnused, .failFast,
        ]), .choice, .reports, .reading,
      ],
      first: [
        .to, .suggest, .ready, .all, .quiet, .format, .output, .report, .failOn, .baseline,
      ]
    ) { try await ScanCommand($0).run() }
  }
}

extension Option {
  static let withFacts = Option(flag: "with-facts", .optionWithFacts)
  static let onlyProblems = Option(flag: "only-problems", .optionOnlyProblems, setting: .onlyProblems)
  static let ready = Option(flag: "ready", .optionReady)
  static let suggest = Option(flag: "suggest", .optionSuggest)
  static let writeBaseline = Option("write-baseline", AssetPath.self, "file", .optionWriteBaseline)
  static let failOnUnused = Option(flag: "fail-on-unused", .optionFailOnUnused, setting: .failOnUnused)
  static let failFast = Option(flag: "fail-fast", .optionFailFast)
}

struct ScanCommand {
  private let arguments: ParsedArguments
  private let files: InputChoice
  private let reports: ReportOptions
  private let repair: RepairOptions
  private let choice: JobChoice
  private let writeBaseline: AssetPath?

  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    files = try InputChoice(arguments)
    reports = try ReportOptions(arguments)
    repair = RepairOptions(arguments)
    choice = try JobChoice(arguments)
    writeBaseline = arguments[.writeBaseline]
    try checkValues()
  }

  private func checkValues() throws {
    let suggest = arguments.has(.suggest)
    try files.validate()
    try repair.validate()
    if !suggest, let option = repair.given {
      throw mistake(.withoutSuggest(option))
    }
    if suggest, files.shard != nil {
      throw mistake(.suggestWithShard)
    }
    if writeBaseline != nil, files.shard != nil {
      throw mistake(.baselineWithShard)
    }
    guard arguments.has(.ready) else { return }
    guard ["text", "json"].contains(reports.format) else {
      throw mistake(.readyWithFormat(reports.format))
    }
    if let other = [Option.onlyProblems, .quiet, .suggest, .shard].first(where: arguments.has) {
      throw mistake(.readyWith("--\(other.name)"))
    }
  }

  func run() async throws {
    var (input, report) = (files, reports)
    let (slot, suggest) = (choice.slot, arguments.has(.suggest))
    let settings = try readSettings(choice, near: input.placesOfSettings) { [input, report] layer in
      input.add(to: &layer)
      report.add(to: &layer)
      arguments.addFlags(to: &layer)
    }
    input.take(settings)
    try report.take(settings, withReports: true)
    if suggest, !report.showsSuggestions {
      let names = Reporters.all.filter { $0.showsSuggestions }.map { $0.name }.joined(separator: ", ")
      throw mistake(.noSuggestionsShown(names))
    }
    let failFast = arguments.has(.failFast)
    if failFast, writeBaseline != nil || input.shard != nil {
      throw mistake(.failFastLeavesOut)
    }
    let reading = try settings.reading()
    let plan = try choice.plan(settings, writing: writeBaseline)
    try settings.expectDepth(of: plan)
    let written = try writeBaseline.map { path in
      try report.files.expectToKeep([path])
      return try BaselineFile.place(of: path, besides: settings.inputs)
    }
    var run = ScanRun(
      input, plan, reading, reports: report.files, language: report.language, isQuiet: report.quiet,
      showsThumbnails: report.showsThumbnails, in: surroundings)
    run.withFacts = arguments.has(.withFacts)
    run.slot = slot
    run.assume = choice.assume
    run.asOf = settings.asOf
    run.failOn = settings.failOn
    run.onlyProblems = settings.flag(.onlyProblems) ?? false
    run.listsReady = arguments.has(.ready)
    if suggest {
      let command = choice.rulesArguments + (slot.map { ["--slot", $0] } ?? [])
      run.repairs = repair.planner(
        plan.policy, failOn: settings.failOn, command: command, programs: surroundings.variable("PATH"))
    }
    run.next = input.nextCommands(choice, plan, settings, slot: slot)
    run.failFast = failFast
    run.choosesDestinations = settings.overridesChoice
    if input.shard != nil {
      run.fingerprint = settings.fingerprint(baseline: settings.paths(.baseline).first, choice.rules)
    }
    keepUntilExit(run)
    keepUntilExit(settings.inputs)
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
    if unneeded?.isUnused == true, settings.flag(.failOnUnused) == true { throw ExitStatus.red }
  }
}
