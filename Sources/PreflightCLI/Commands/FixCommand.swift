import ArgumentParser
import MediaProbe
import Preflight
import PreflightOperations
import PreflightPlanning

struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", _superCommandName: "preflight",
    abstract: "Write repaired copies of files into a folder, and judge them.",
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
      """)

  @OptionGroup(title: "Input") var files: InputOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the repaired copies into this folder, which is created.", valueName: "folder"),
    completion: .directory)
  var output: AssetPath

  @Flag(help: RepairOptions.cropHelp) var crop = false
  @Option(help: RepairOptions.padHelp) var pad: RepairColor?
  @Option(help: RepairOptions.backgroundHelp) var background: RepairColor?
  @Flag(help: RepairOptions.trimHelp) var trim = false
  @Flag(help: "Print the planned copies, and write nothing.") var dryRun = false
  @Flag(help: "Replace copies that an earlier run wrote into the output folder.") var force = false

  @Option(help: ArgumentHelp("Time limit for ffmpeg on one file. (default: 600)", valueName: "seconds"))
  var deadline: Double?

  @Option(
    help: ArgumentHelp(
      "Repair for this slot only. 'preflight destinations show' lists the slots of a destination.", valueName: "slot"),
    completion: Completions.slots)
  var slot: String?

  @Option(help: LanguageOptions.help) var lang: Language?

  @OptionGroup(title: "Destinations and rules") var choice: ChoiceOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions

  private var repairOptions: RepairOptions { RepairOptions(crop: crop, pad: pad, background: background, trim: trim) }

  func validate() throws {
    try whileParsing {
      try FixJob.check(repairOptions, seconds: deadline)
      try files.chosen().expectNames()
    }
  }

  func run() async throws {
    var choice = self.choice.chosen
    choice.reading = reading.choice
    choice.slot = slot
    choice.language = lang
    let job = try FixJob(
      files.chosen(), choice, repairOptions, output: output, isDry: dryRun, replaces: force, seconds: deadline,
      in: surroundings)
    MessageLanguage.set(job.language)
    let result = try await listening(in: job.language) { try await job.run($0) }
    try RunEnding(result.tally).ofFix(hasProblemsLeft: result.hasProblemsLeft, mayBeEmpty: job.mayBeEmpty)
  }
}
