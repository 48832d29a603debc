import ArgumentParser
import MediaProbe
import Preflight
import PreflightOperations
import PreflightPlanning

struct DeliverCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deliver", _superCommandName: "preflight",
    abstract: "Write a folder of ready files for each destination.",
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
      """)

  @OptionGroup(title: "Input") var files: InputOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Deliver into this folder, which is created.", valueName: "folder"), completion: .directory)
  var output: AssetPath

  @Flag(help: "Check an earlier delivery, and write nothing.") var check = false
  @Flag(help: "Print the number and size of the planned files, and write nothing.") var dryRun = false
  @Flag(help: RepairOptions.cropHelp) var crop = false
  @Option(help: RepairOptions.padHelp) var pad: RepairColor?
  @Option(help: RepairOptions.backgroundHelp) var background: RepairColor?
  @Flag(help: RepairOptions.trimHelp) var trim = false

  @Option(help: ArgumentHelp("Time limit for ffmpeg on one file. (default: 600)", valueName: "seconds"))
  var deadline: Double?

  @Option(help: LanguageOptions.help) var lang: Language?

  @OptionGroup(title: "Destinations and rules") var choice: ChoiceOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions

  private var repairOptions: RepairOptions { RepairOptions(crop: crop, pad: pad, background: background, trim: trim) }

  func validate() throws {
    try whileParsing {
      try FixJob.check(repairOptions, seconds: deadline)
      if check, !files.given.isEmpty || files.filesFrom != nil {
        throw mistake(
          "found files and --check, expected only --output: a check reads the folder of the delivery")
      }
      try files.chosen().expectNames()
    }
  }

  func run() async throws {
    var choice = self.choice.chosen
    choice.reading = reading.choice
    choice.language = lang
    if check {
      let job = try DeliveryCheckJob(of: output, files.chosen(), choice, in: surroundings)
      MessageLanguage.set(job.language)
      let isRight = try await listening(in: job.language, showsProgress: false) { try await job.run($0) }
      if !isRight { throw ExitCode(ExitStatus.red.rawValue) }
      return
    }
    let job = try DeliveryJob(
      files.chosen(), choice, repairOptions, output: output, isDry: dryRun, seconds: deadline, in: surroundings)
    MessageLanguage.set(job.language)
    let result = try await listening(in: job.language) { try await job.run($0) }
    try RunEnding(result.tally).ofFix(hasProblemsLeft: result.hasRefusals, mayBeEmpty: job.mayBeEmpty)
  }
}
