import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightPlanning
import WorkerPool

struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", _superCommandName: "preflight",
    abstract: "Write repaired copies of files into a folder, and judge them.",
    discussion: """
      The smallest change is made that the chosen destinations take: streams are copied where that is enough, and encoded \
      with ffmpeg where it is not. Originals are never changed. ffmpeg opens no network connection. Each copy is compared \
      with its original; what it loses is printed before. Cropping, bars, a background and a cut end need an option. 'preflight scan --suggest' prints the same commands without running them.

      EXAMPLES:
        preflight fix clip.mov --to instagram-reel,tiktok-video --output fixed/
            Write one copy that both destinations take, if there is one.
        preflight fix banner.png --to instagram-feed --pad white --output fixed/
            Add white bars where the shape is not allowed.
        preflight fix campaign/ --to x-video --output fixed/ --dry-run
            Print what would be written.

      EXIT STATUS:
        0     Every file was repaired, or needed no change.
        1     A file still has problems.
        2     The run could not be completed, such as without ffmpeg, or on a full disk.
        64    The command line is wrong.
        130   The run was interrupted. The copies so far are complete.
      """)

  @OptionGroup(title: "Input") var input: InputOptions

  @Option(
    help: ArgumentHelp("The folder for the repaired copies. It is created.", valueName: "folder"),
    completion: .directory)
  var output: AssetPath

  @Flag(help: RepairOptions.cropHelp) var crop = false
  @Option(help: RepairOptions.padHelp) var pad: RepairColor?
  @Option(help: RepairOptions.backgroundHelp) var background: RepairColor?
  @Flag(help: RepairOptions.trimHelp) var trim = false
  @Flag(help: "Print what would be written, and write nothing.") var dryRun = false
  @Flag(help: "Replace copies that an earlier run wrote into the output folder.") var force = false

  @Option(help: ArgumentHelp("Longest time that ffmpeg may spend on a file. (default: 600)", valueName: "seconds"))
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
    try repairOptions.validate()
    try CopySettings.validate(deadline: deadline)
    try input.expectNames(for: "fix", writing: "repaired copies")
  }

  func run() async throws {
    var layer = SettingLayer()
    try choice.add(to: &layer)
    input.add(to: &layer)
    reading.add(to: &layer)
    layer.set(.slot, slot.map { [$0] }, "--slot")
    layer.set(.lang, lang.map { [$0.rawValue] }, "--lang")
    let settings = try RunSettings(choice.configuration, layer, near: input.paths)
    var (input, reading) = (input, reading)
    input.take(settings)
    try reading.take(settings)
    let known = try settings.paths(.baseline).first.map { try BaselineFile.read($0) }
    let policy = try ScanPlan(settings, ScanPlan.Options(slot: slot, rules: choice.rules, baseline: known)).policy
    if !dryRun { try CopySettings.expectFFmpeg() }
    let copies = CopySettings(
      folder: output, kind: OutputKind("copy"), replaces: force, inputs: settings.inputs, seconds: deadline ?? 600,
      language: settings.language)
    let run = FixRun(
      input: input, policy: policy,
      planner: repairOptions.planner(policy, failOn: settings.failOn), reading: reading,
      copies: copies, isDry: dryRun, failOn: settings.failOn)
    let result = try await interruptible { try await run.execute() }
    try RunEnding(result.tally).ofFix(hasProblemsLeft: result.hasProblemsLeft, mayBeEmpty: input.mayBeEmpty)
  }
}
