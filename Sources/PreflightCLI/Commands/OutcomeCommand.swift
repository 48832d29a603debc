import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

extension Command {
  static var outcome: Command {
    Command(
      "outcome", .outcomeAbstract,
      help: CommandHelp(
        examples: [
          ("preflight outcome record clip.mp4 --to instagram-reel --code 2207026", .outcomeRecordExample),
          ("preflight outcome report", .outcomeReportExample),
        ]),
      subcommands: [OutcomeCommand.record, OutcomeCommand.report])
  }
}

enum OutcomeCommand {
  static var record: Command {
    Command(
      "record", .outcomeRecordAbstract,
      help: CommandHelp(
        details: [.outcomeRecordDetails],
        examples: [
          ("preflight outcome record clip.mp4 --to instagram-reel --code 2207026", .outcomeRecordExample),
          ("preflight outcome record clip.mp4 --to youtube-short --accepted", .outcomeAcceptedExample),
        ]),
      groups: [
        OptionGroup([
          .postedFile, .postedTo, .answerCode, .answerText, .answerDate, .accepted, .altered, .keepNames, .store, .slot,
        ]),
        OptionGroup(.groupDestinations, [.assume, .assumeFrom, .destinations, .severity, .ignore, .config, .noConfig]),
        .reading, OptionGroup([.lang]),
      ],
      first: [.postedTo, .answerCode, .answerText, .answerDate, .accepted, .altered, .keepNames, .store]
    ) { try await runRecord($0) }
  }

  private static func runRecord(_ arguments: ParsedArguments) async throws {
    let file: AssetPath = try arguments.required(.postedFile)
    let code: String? = arguments[.answerCode]
    let isTaken = arguments.has(.accepted) || arguments.has(.altered)
    if code == nil, arguments[.answerText] as String? == nil, !isTaken { throw mistake(.neitherCodeNorAccepted) }
    if code != nil, arguments.has(.accepted) { throw mistake(.codeAndAccepted) }
    let day: CivilDate
    if let given: CivilDate = arguments[.answerDate] { day = given } else { day = try surroundings.dayOfRun() }
    let posted = OutcomeJob.Posted(
      file, to: try arguments.required(.postedTo),
      answer: arguments.has(.accepted) ? .accepted : arguments.has(.altered) ? .altered : .refused, code: code,
      text: arguments[.answerText], date: day)
    try await add([posted], arguments)
  }

  /// Records posts, and says how many.
  private static func add(_ posted: [OutcomeJob.Posted], _ arguments: ParsedArguments) async throws {
    var choice = try JobChoice(arguments)
    choice.to = nil
    let job = OutcomeJob(choice, keepsNames: arguments.has(.keepNames), in: surroundings)
    let records = try await interruptible { try await job.records(of: posted) { printError($0) } }
    let store = OutcomeStore(arguments[.store])
    try store.append(records)
    printMessage(
      CommandText.recordedOutcomes(records.count, shown(store.path)).text(in: MessageLanguage.current))
  }

  static var report: Command {
    Command(
      "report", .outcomeReportAbstract,
      help: CommandHelp(examples: [("preflight outcome report", .outcomeReportExample)]),
      groups: [OptionGroup([.storeFile]), .documents, OptionGroup([.lang])]
    ) { try runReport($0) }
  }

  private static func runReport(_ arguments: ParsedArguments) throws {
    let language = Language(arguments)
    let list = try DestinationList.read(arguments, in: language)
    let table = try OutcomeStore(arguments[.storeFile]).read(until: try surroundings.dayOfRun())
    try printBytes(Array(OutcomeText(language).report(table.summary(list)).utf8))
  }
}
