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
      subcommands: [
        OutcomeCommand.record, OutcomeCommand.recordFrom, OutcomeCommand.report, OutcomeCommand.propose,
        OutcomeCommand.test, OutcomeCommand.check,
      ])
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

  static var recordFrom: Command {
    Command(
      "record-from", .outcomeRecordFromAbstract,
      help: CommandHelp(
        details: [.outcomeRecordFromDetails],
        examples: [
          ("preflight outcome record-from posts.csv --media campaign/", .outcomeRecordFromExample),
          (
            "preflight outcome record-from history.json --network instagram=instagram-reel", .outcomeNetworkExample
          ),
        ]),
      groups: [
        OptionGroup([.log, .network, .logTo, .logMedia, .keepNames, .store]),
        OptionGroup(.groupDestinations, [.assume, .assumeFrom, .destinations, .severity, .ignore, .config, .noConfig]),
        .reading, OptionGroup([.lang]),
      ],
      first: [.network, .logTo, .logMedia, .keepNames, .store]
    ) { try await runRecordFrom($0) }
  }

  private static func runRecordFrom(_ arguments: ParsedArguments) async throws {
    let path: AssetPath = try arguments.required(.log)
    let list = try DestinationList.read(arguments, in: Language(arguments))
    var networks: [String: String] = [:]
    for text: String in arguments.all(.network) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw mistake(.wrongNetwork(text)) }
      networks[parts[0]] = try list.named(parts[1]).id
    }
    let usual: String? = arguments[.logTo]
    var log = try OutcomeLog(path)
    let posted = log.posted(
      in: arguments[.logMedia] ?? path.parentFolder, networks, usual: try usual.map { try list.named($0).id }, list)
    for omission in log.omissions.prefix(20) {
      printError(.logLineLeftOut(shown(path), omission.line, omission.reason))
    }
    if log.omissions.count > 20 { printError(.logLinesLeftOut(log.omissions.count)) }
    guard !posted.isEmpty else { throw Failure(.incomplete, .nothingInLog(shown(path))) }
    try await add(posted, arguments)
  }

  static var report: Command {
    Command(
      "report", .outcomeReportAbstract,
      help: CommandHelp(
        examples: [
          ("preflight outcome report", .outcomeReportExample),
          ("preflight outcome report --format html --output outcomes.html", .outcomePageExample),
        ]),
      groups: [OptionGroup([.storeFile, .outcomeFormat, .outcomeOutput]), .documents, OptionGroup([.lang])]
    ) { try runReport($0) }
  }

  private static func runReport(_ arguments: ParsedArguments) throws {
    let language = Language(arguments)
    let format: OutcomeFormat = arguments[.outcomeFormat] ?? .text
    let (summary, store, _) = try summary(arguments, in: language)
    let bytes =
      switch format {
      case .text: Array(OutcomeText(language).report(summary).utf8)
      case .json: OutcomeJSON.report(summary)
      case .html: OutcomePage(summary, in: language).bytes
      }
    guard let output: AssetPath = arguments[.outcomeOutput], output != "-" else { return try printBytes(bytes) }
    let inputs = InputFiles()
    inputs.add(store.path)
    try write(bytes, to: OutputPlace(output, OutputKind("outcome report"), besides: inputs))
  }

  private static func summary(
    _ arguments: ParsedArguments, in language: Language
  ) throws -> (OutcomeSummary, OutcomeStore, DestinationList) {
    let list = try DestinationList.read(arguments, in: language)
    let store = OutcomeStore(arguments[.storeFile])
    return (try store.read(until: try surroundings.dayOfRun()).summary(list), store, list)
  }

  static var propose: Command {
    Command(
      "propose", .outcomeProposeAbstract,
      help: CommandHelp(
        details: [.outcomeProposeDetails],
        examples: [("preflight outcome propose --destinations rules | git apply", .outcomeProposeExample)]),
      groups: [OptionGroup([.storeFile]), .documents, OptionGroup([.lang])]
    ) { try runPropose($0) }
  }

  private static func runPropose(_ arguments: ParsedArguments) throws {
    let (summary, _, list) = try summary(arguments, in: Language(arguments))
    let patch = OutcomeProposal(summary, list, today: try surroundings.dayOfRun()).patch(in: arguments[.destinations])
    if patch.isEmpty { return printError(.nothingToPropose) }
    try printBytes(patch)
  }

  static var test: Command {
    Command(
      "test", .outcomeTestAbstract,
      help: CommandHelp(
        details: [.outcomeTestDetails],
        examples: [("preflight outcome test c1580d1743c1f6aa >> refusals.ndjson", .outcomeTestExample)]),
      groups: [OptionGroup([.postID, .storeFile, .lang])]
    ) { try runTest($0) }
  }

  private static func runTest(_ arguments: ParsedArguments) throws {
    let id: String = try arguments.required(.postID)
    let store = OutcomeStore(arguments[.storeFile])
    guard let line = try OutcomeCheck.test(id, in: store.path) else {
      throw mistake(.noSuchPost(shown(store.path), id))
    }
    try printBytes(line)
  }

  static var check: Command {
    Command(
      "check", .outcomeCheckAbstract,
      help: CommandHelp(examples: [("preflight outcome check refusals.ndjson", .outcomeCheckExample)]),
      groups: [OptionGroup([.testFiles]), .documents, OptionGroup([.lang])]
    ) { try runCheck($0) }
  }

  private static func runCheck(_ arguments: ParsedArguments) throws {
    var check = OutcomeCheck(try DestinationList.read(arguments, in: Language(arguments)))
    for path: AssetPath in arguments.all(.testFiles) { try check.check(path) }
    let language = Language(arguments)
    var text = ""
    for difference in check.differences {
      text +=
        CommandText.checkedDifference(
          difference.id, difference.destination, difference.answer.rawValue,
          language.words.terms.outcome(difference.predicted)
        ).text(in: language) + "\n"
    }
    text += CommandText.checkedOutcomes(check.judged, check.differences.count).text(in: language) + "\n"
    try printBytes(Array(text.utf8))
    if !check.differences.isEmpty { throw ExitStatus.red }
  }
}

/// The form of a report of recorded outcomes.
enum OutcomeFormat: String, CaseIterable {
  case text, json, html
}
