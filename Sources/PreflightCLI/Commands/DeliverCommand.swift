import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightPlanning
import PreflightReports
import WorkerPool

struct DeliverCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deliver", _superCommandName: "preflight",
    abstract: "Fill a folder for each destination with what can be posted there.",
    discussion: """
      Files that are ready are copied; others are repaired as by 'preflight fix'. A file that would be refused, that was not \
      judged, or whose problems a team only accepts is not delivered. index.html and manifest.json in the folder list what \
      was delivered, and what was not. Originals are never changed. A second run writes only what is new.

      EXAMPLES:
        preflight deliver campaign/ --to instagram-reel,tiktok-video --output out/
            Make out/instagram-reel/ and out/tiktok-video/.
        preflight deliver campaign/ --to x-video --output out/ --dry-run
            Print the number and the size of what would be delivered, and write nothing.
        preflight deliver --check --output out/
            Compare the folder with its manifest, and judge each file by the rules of today.

      EXIT STATUS:
        0     Every file was delivered to each destination that accepts its kind.
        1     A file could not be delivered, or a delivered file is not as it should be.
        2     The run could not be completed, such as on a full disk.
        64    The command line is wrong.
        130   The run was interrupted. The files so far are complete.
      """)

  @OptionGroup(title: "Input") var input: InputOptions

  @Option(
    help: ArgumentHelp("The folder of the delivery. It is created.", valueName: "folder"), completion: .directory)
  var output: AssetPath

  @Flag(help: "Check an earlier delivery, and write nothing.") var check = false
  @Flag(help: "Print the number and the size of what would be delivered, and write nothing.") var dryRun = false
  @Flag(help: RepairOptions.cropHelp) var crop = false
  @Option(help: RepairOptions.padHelp) var pad: RepairColor?
  @Option(help: RepairOptions.backgroundHelp) var background: RepairColor?
  @Flag(help: RepairOptions.trimHelp) var trim = false

  @Option(help: ArgumentHelp("Longest time that ffmpeg may spend on a file. (default: 600)", valueName: "seconds"))
  var deadline: Double?

  @Option(help: LanguageOptions.help) var lang: Language?

  @OptionGroup(title: "Destinations and rules") var choice: ChoiceOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions

  private var repairOptions: RepairOptions { RepairOptions(crop: crop, pad: pad, background: background, trim: trim) }

  func validate() throws {
    try repairOptions.validate()
    try CopySettings.validate(deadline: deadline)
    if check, !input.given.isEmpty || input.filesFrom != nil {
      throw ValidationError(
        "Found files and --check, expected only --output: a check reads the folder of the delivery.")
    }
    try input.expectNames(for: "deliver", writing: "delivered files")
  }

  func run() async throws {
    var layer = SettingLayer()
    try choice.add(to: &layer)
    input.add(to: &layer)
    reading.add(to: &layer)
    layer.set(.lang, lang.map { [$0.rawValue] }, "--lang")
    let settings = try RunSettings(choice.configuration, layer, near: input.paths)
    var (input, reading) = (input, reading)
    input.take(settings)
    try reading.take(settings)
    if check { return try await checkDelivery(settings, reading) }
    let known = try settings.paths(.baseline).first.map { try BaselineFile.read($0) }
    let policy = try ScanPlan(settings, ScanPlan.Options(rules: choice.rules, baseline: known)).policy
    let copies = CopySettings(
      folder: output, kind: OutputKind("delivery"), replaces: true, inputs: settings.inputs, seconds: deadline ?? 600,
      language: settings.language)
    let run = DeliveryRun(
      input: input, policy: policy, planner: repairOptions.planner(policy, failOn: .error),
      choices: repairOptions.arguments.joined(separator: " "), reading: reading, copies: copies, isDry: dryRun)
    let result = try await interruptible { try await run.execute() }
    try RunEnding(result.tally).ofFix(hasProblemsLeft: result.hasRefusals, mayBeEmpty: input.mayBeEmpty)
  }

  private func checkDelivery(_ settings: RunSettings, _ reading: ReadingOptions) async throws {
    guard let manifest = try DeliveryManifest.open(in: output) else {
      let path = output.appending(Array(DeliveryManifest.fileName.utf8))
      throw Failure(.incomplete, "found no \(shown(path)), expected the folder of a delivery: check --output")
    }
    let ids = Set(manifest.items.map(\.destination))
    let delivered = settings.destinations.all.filter { ids.contains($0.id) }
    let judges = try ScanPlan(settings, ScanPlan.Options(destinations: delivered, rules: choice.rules)).policy.judges
    let run = DeliveryCheck(folder: output, judges: judges, reading: reading, language: settings.language)
    let isRight = try await interruptible { try await run.execute(manifest) }
    if !isRight { throw ExitCode(ExitStatus.red.rawValue) }
  }
}
