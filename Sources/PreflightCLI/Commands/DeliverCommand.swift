import MediaProbe
import Preflight
import PreflightOperations
import PreflightPlanning

extension Command {
  static var deliver: Command {
    Command(
      "deliver", "Write a folder of ready files for each destination.",
      discussion: """
        Ready files are copied, and others are repaired as with 'preflight fix'. Files that would be refused, that were not \
        judged, or whose problems are only accepted are left out. index.html and manifest.json list all files and reasons. \
        Originals never change. A second run writes only new files.

        EXAMPLES:
          preflight deliver campaign/ --to instagram-reel,tiktok-video --output out/
              Write out/instagram-reel/ and out/tiktok-video/.
          preflight deliver campaign/ --to x-video --output out/ --dry-run
              Print the number and size of the planned files, and write nothing.
          preflight deliver --check --output out/
              Compare the folder with its manifest, and judge each file by the current rules.

        EXIT STATUS:
          0     Every file was delivered to each destination that accepts its kind.
          1     A file could not be delivered, or --check found a difference.
          2     The run could not be completed, such as on a full disk.
          64    The command line is wrong.
          130   The run was interrupted. The files so far are complete.
        """,
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
      throw mistake("found files and --check, expected only --output: a check reads the folder of the delivery")
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
