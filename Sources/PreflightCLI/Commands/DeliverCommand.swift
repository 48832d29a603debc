import MediaProbe
import Preflight
import PreflightOperations
import PreflightPlanning

extension Command {
  static var deliver: Command {
    Command(
      "deliver", .deliverAbstract,
      help: CommandHelp(
        details: [.deliverDetails],
        examples: [
          ("preflight deliver campaign/ --to instagram-reel,tiktok-video --output out/", .deliverExample),
          ("preflight deliver campaign/ --to x-video --output out/ --dry-run", .optionDryDelivery),
          ("preflight deliver --check --output out/", .deliverExampleCheck),
        ],
        statuses: [
          ("0", .deliverDone), ("1", .deliverRed), ("2", .deliverIncomplete), ("64", .usageStatus),
          ("130", .deliverInterrupted),
        ]),
      groups: [
        .input,
        OptionGroup([
          .deliveryFolder, .check, .dryDelivery, .keepRemoved, .crop, .pad, .background, .trim, .stripLocation,
          .deadline, .lang,
        ]), .choice, .reading,
      ],
      first: [
        .to, .deliveryFolder, .check, .dryDelivery, .keepRemoved, .crop, .pad, .background, .trim, .stripLocation,
      ]
    ) { try await DeliverCommand($0).run() }
  }
}

struct DeliverCommand {
  private let arguments: ParsedArguments
  private let files: InputChoice
  private let repair: RepairOptions
  private let output: AssetPath
  private let deadline: Double?

  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    files = try InputChoice(arguments)
    repair = RepairOptions(arguments)
    output = try arguments.required(.deliveryFolder)
    deadline = arguments[.deadline]
    try FixJob.check(repair, seconds: deadline)
    if arguments.has(.check), !files.given.isEmpty || files.filesFrom != nil {
      throw mistake(.checkWithFiles)
    }
    try files.expectNames()
  }

  func run() async throws {
    let choice = try JobChoice(arguments)
    if arguments.has(.check) {
      let job = try DeliveryCheckJob(of: output, files, choice, in: surroundings)
      MessageLanguage.set(job.language)
      let isRight = try await listening(in: job.language, showsProgress: false) { try await job.run($0) }
      if !isRight { throw ExitStatus.red }
      return
    }
    let job = try DeliveryJob(
      files, choice, repair, output: output, isDry: arguments.has(.dryDelivery),
      keepsRemoved: arguments.has(.keepRemoved), seconds: deadline, in: surroundings)
    MessageLanguage.set(job.language)
    let result = try await listening(in: job.language) { try await job.run($0) }
    try RunEnding(result.tally).ofFix(hasProblemsLeft: result.hasRefusals, mayBeEmpty: job.mayBeEmpty)
  }
}
