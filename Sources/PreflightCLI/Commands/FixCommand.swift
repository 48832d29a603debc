import MediaProbe
import Preflight
import PreflightOperations
import PreflightPlanning

extension Command {
  static var fix: Command {
    Command(
      "fix", .fixAbstract,
      help: CommandHelp(
        details: [.fixDetails],
        examples: [
          ("preflight fix clip.mov --to instagram-reel,tiktok-video --output fixed/", .fixExample),
          ("preflight fix banner.png --to instagram-feed --pad white --output fixed/", .fixExamplePad),
          ("preflight fix campaign/ --to x-video --output fixed/ --dry-run", .fixExampleDry),
        ],
        statuses: [
          ("0", .fixDone), ("1", .fixRed), ("2", .fixIncomplete), ("64", .usageStatus), ("130", .fixInterrupted),
        ]),
      groups: [
        .input,
        OptionGroup([
          .repairFolder, .crop, .pad, .background, .trim, .stripLocation, .dryRun, .force, .deadline, .repairSlot,
          .lang,
        ]), .choice, .reading,
      ],
      first: [
        .to, .repairFolder, .dryRun, .force, .crop, .pad, .background, .trim, .stripLocation, .failOn,
      ]
    ) { try await FixCommand($0).run() }
  }
}

struct FixCommand {
  private let arguments: ParsedArguments
  private let files: InputChoice
  private let repair: RepairOptions
  private let output: AssetPath
  private let deadline: Double?

  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    files = try InputChoice(arguments)
    repair = RepairOptions(arguments)
    output = try arguments.required(.repairFolder)
    deadline = arguments[.deadline]
    try FixJob.check(repair, seconds: deadline)
    try files.expectNames()
  }

  func run() async throws {
    let job = try FixJob(
      files, JobChoice(arguments), repair, output: output, isDry: arguments.has(.dryRun),
      replaces: arguments.has(.force), seconds: deadline, in: surroundings)
    MessageLanguage.set(job.language)
    let result = try await listening(in: job.language) { try await job.run($0) }
    try RunEnding(result.tally).ofFix(hasProblemsLeft: result.hasProblemsLeft, mayBeEmpty: job.mayBeEmpty)
  }
}
