import MediaProbe
import Preflight
import PreflightOperations
import PreflightPlanning

extension Command {
  static var fix: Command {
    Command(
      "fix", "Write repaired copies of files into a folder, and judge them.",
      discussion: """
        Each copy has the smallest change that the chosen destinations accept. Streams are copied where possible, and otherwise \
        encoded with ffmpeg. Originals never change. Losses are printed before the copy is written, and each copy is compared \
        with its original. Cropping, bars, a background and trimming need an option. 'preflight scan --suggest' prints the same \
        commands without running them.

        EXAMPLES:
          preflight fix clip.mov --to instagram-reel,tiktok-video --output fixed/
              Write one copy that both destinations accept, if possible.
          preflight fix banner.png --to instagram-feed --pad white --output fixed/
              Add white bars where the aspect ratio is not allowed.
          preflight fix campaign/ --to x-video --output fixed/ --dry-run
              Print the planned copies.

        EXIT STATUS:
          0     Every file was repaired, or needed no change.
          1     A file still has problems.
          2     The run could not be completed, such as without ffmpeg, or on a full disk.
          64    The command line is wrong.
          130   The run was interrupted. The copies so far are complete.
        """,
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
