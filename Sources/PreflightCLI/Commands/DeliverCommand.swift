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

  func validate() throws { try whileParsing { try checkValues() } }

  private func checkValues() throws {
    try repairOptions.validate()
    try CopySettings.validate(deadline: deadline)
    if check, !files.given.isEmpty || files.filesFrom != nil {
      throw mistake(
        "found files and --check, expected only --output: a check reads the folder of the delivery")
    }
    try files.chosen().expectNames()
  }

  func run() async throws {
    var layer = SettingLayer()
    try choice.add(to: &layer)
    var input = files.chosen()
    input.add(to: &layer)
    reading.add(to: &layer)
    layer.set(.lang, lang.map { [$0.rawValue] }, "--lang")
    let settings = try readSettings(choice.configuration, layer, near: input.paths)
    input.take(settings)
    let reading = try reading.reading(settings)
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

  private func checkDelivery(_ settings: RunSettings, _ reading: Reading) async throws {
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
