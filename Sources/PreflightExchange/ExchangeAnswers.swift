package import MediaProbe
package import Preflight
import PreflightDocuments
package import PreflightOperations
import PreflightPlanning
import PreflightReports
import Synchronization
import WorkerPool

/// Makes the values of answers. It keeps what calls share: prepared rules and workers.
package final class ExchangeAnswers: Sendable {
  /// The version of the exchange.
  private static let version = 1
  /// Most combinations of destinations and settings whose rules stay prepared.
  private static let mostPlans = 128

  private struct Plan: Sendable {
    let policy: Policy
    let destinations: [Destination]
    let settings: RunSettings
    /// A notice about the names that the caller chose; nil if they are clear.
    let notice: String?
  }

  /// The choice of a call that names nothing itself.
  private let choice: JobChoice
  private let layout: TextLayout
  private let surroundings: Surroundings
  /// The language of calls that name none.
  package let language: Language
  private let reading: ReadingPlan
  /// The folder to which paths are confined; nil for no limit. It has no links.
  private let root: RootFolder?
  private let plans = Mutex<[JobChoice: Plan]>([:])
  /// The workers for long and for short readings, which have different time limits.
  private let pools = Mutex<[Bool: WorkerPool]>([:])
  private let fingerprint = Mutex<String?>(nil)

  package init(_ choice: JobChoice, root: AssetPath?, layout: TextLayout, in surroundings: Surroundings) throws {
    let settings = try choice.settings(near: [], in: surroundings)
    reading = try settings.reading()
    language = settings.language
    self.choice = choice
    self.layout = layout
    self.surroundings = surroundings
    self.root = try root.map { root in
      do throws(OutputError) { return try RootFolder(root) } catch {
        throw mistake(.noRootFolder(shown(root)))
      }
    }
  }

  /// The threads on which calls run.
  var threads: TaskThreads { surroundings.threads }

  /// Ends the workers.
  package func end() async {
    for pool in pools.withLock({ Array($0.values) }) { await pool.shutdown() }
  }

  /// Answers a message, for transports on which every message has one answer. The files of such calls are paths or bytes.
  ///
  /// - Returns: The answer in one line; empty for a message that gets none.
  package func answer(_ message: [UInt8]) async -> [UInt8] {
    do throws(ExchangeMessage.Refusal) {
      switch try ExchangeMessage(message) {
      case .call(let id, let method, let params): return await line(id, method, params)
      case .notification, .answer: return []
      }
    } catch {
      return ExchangeLine.error(error.id, error.failure, in: language)
    }
  }

  private func line(_ id: ExchangeID, _ method: String, _ params: ExchangeParams) async -> [UInt8] {
    let failure: CallFailure
    do {
      return ExchangeLine.result(id, try await valueInTime(of: method, params))
    } catch let error as CallFailure {
      failure = error
    } catch is CancellationError {
      failure = CallFailure(.cancelled, .canceled)
    } catch {
      failure = CallFailure(.internalError, CommandText(error))
    }
    return ExchangeLine.error(id, failure, in: language(of: params))
  }

  private func valueInTime(of method: String, _ params: ExchangeParams) async throws -> [UInt8] {
    guard let seconds = params.seconds("timeout") else { return try await value(of: method, params, nil) }
    return try await withThrowingTaskGroup(of: [UInt8].self) { group in
      group.addTask { try await self.value(of: method, params, nil) }
      group.addTask {
        try await Task.sleep(for: .seconds(min(max(0, seconds), 86_400)))
        throw Self.timedOut(after: seconds)
      }
      defer { group.cancelAll() }
      return try await group.next() ?? []
    }
  }

  /// Returns the error of a call that took too long.
  static func timedOut(after seconds: Double) -> CallFailure {
    CallFailure(.timedOut, .callTookTooLong("\(seconds)"))
  }

  /// Returns the language of the answer to a call.
  func language(of params: ExchangeParams) -> Language { params.language ?? language }

  /// Returns the value of an answer as JSON.
  func value(of name: String, _ params: ExchangeParams, _ caller: ExchangeCaller?) async throws -> [UInt8] {
    let method = try ExchangeMethod.named(name)
    try method.check(params)
    do {
      return try await method.answer(self, params, caller)
    } catch let failure as Failure {
      throw CallFailure(failure)
    }
  }

  /// Returns the value of an answer that needs no waiting: a check of a file whose header has all facts that are needed, and the
  /// judging of facts. Nil for any other call.
  func valueAtOnce(of name: String, _ params: ExchangeParams) throws(CallFailure) -> [UInt8]? {
    guard name == "judge" || name == "check" && root == nil && params.hasPath else { return nil }
    try ExchangeMethod.named(name).check(params)
    if name == "judge" { return try judge(params) }
    let call = try CheckCall(params, of: self)
    guard case .path(let path, nil) = call.file, !call.isListed else { return nil }
    let reading = call.depth.map { self.reading.at($0) } ?? self.reading
    let checker = reading.makeChecker(pool(for: reading))
    guard let asset = checker.checkAtOnce(path, by: call.plan.policy) else { return nil }
    return Self.answer(asset.verdicts, call.withFacts ? asset.facts : nil, call.plan)
  }

  // MARK: - Reading and judging

  func check(_ params: ExchangeParams, _ caller: ExchangeCaller?) async throws -> [UInt8] {
    let call = try CheckCall(params, of: self)
    let policy = call.plan.policy
    guard case .object(let name, let size, let version, let head) = call.file else {
      let asset = try await asset(call.file, policy, call.depth)
      let verdicts =
        call.isListed
        ? policy.verdicts(on: asset.path, asset.facts, by: policy.judges(of: asset.path), isNamed: false)
        : asset.verdicts
      return Self.answer(verdicts, call.withFacts ? asset.facts : nil, call.plan)
    }
    let object = ExchangeObject(
      name: name, size: size, version: version, head: head, caller: try Self.required(caller))
    let judges = policy.judges(of: name)
    let (read, early) = try await object.facts(call.early.map { (judges, $0) })
    let facts = judges.refuse(read, named: name) ? read.ofMedia : read
    let verdicts = early ?? policy.verdicts(on: name, facts, by: judges, isNamed: !call.isListed)
    return Self.answer(verdicts, call.withFacts ? facts : nil, call.plan, isComplete: early == nil)
  }

  private static func required(_ caller: ExchangeCaller?) throws(CallFailure) -> ExchangeCaller {
    guard let caller else {
      throw CallFailure(.rangeFailed, .callerGivesNoRanges)
    }
    return caller
  }

  /// The parameters of a check.
  private struct CheckCall {
    let file: ExchangeFile
    let plan: Plan
    let depth: Tier?
    let withFacts: Bool
    /// True for an object of a listing, which is not applicable if no destination accepts its kind.
    let isListed: Bool
    let early: ExchangeObject.Early?

    init(_ params: ExchangeParams, of answers: ExchangeAnswers) throws(CallFailure) {
      file = try ExchangeFile(params)
      plan = try answers.plan(of: answers.choice(params))
      depth = answers.depth(params)
      withFacts = params.flag("with_facts")
      isListed = params.flag("listed")
      early = params.text("early").flatMap { ExchangeObject.Early(rawValue: $0) }
    }
  }

  func probe(_ params: ExchangeParams, _ caller: ExchangeCaller?) async throws -> [UInt8] {
    let file = try ExchangeFile(params)
    let depth = depth(params)
    let facts: MediaFacts
    if case .object(let name, let size, let version, let head) = file {
      let object = ExchangeObject(
        name: name, size: size, version: version, head: head, caller: try Self.required(caller))
      let read = try await object.facts(nil).facts
      facts = [Judge]().refuse(read, named: name) ? read.ofMedia : read
    } else {
      facts = try await asset(file, Policy([]), depth).facts
    }
    return Self.json { $0.object("facts") { facts.writeMembers(to: &$0) } }
  }

  func judge(_ params: ExchangeParams) throws(CallFailure) -> [UInt8] {
    let facts = try params.facts("facts")
    let name = AssetPath(params.text("name") ?? "")
    let plan = try plan(of: choice(params))
    let isListed = params.flag("listed")
    return Self.answer(
      plan.policy.verdicts(on: name, facts, by: plan.policy.judges(of: name), isNamed: !isListed), nil, plan)
  }

  /// Reads a file, and judges it.
  private func asset(_ file: ExchangeFile, _ policy: Policy, _ depth: Tier?) async throws -> CheckedAsset {
    let reading = depth.map { self.reading.at($0) } ?? self.reading
    let checker = reading.makeChecker(pool(for: reading))
    switch file {
    case .path(let path, let name):
      if let root { return try await root.check(path, named: name, by: policy, with: checker).asset }
      guard let name, let file = try? OpenFile(path) else { return try await checker.check(path, by: policy) }
      return try await checker.check(descriptor: file.descriptor, named: name, by: policy)
    case .bytes(let bytes, let name):
      let copy: OpenFile
      do {
        copy = try OpenFile(bytes: bytes, in: surroundings.temporaryFolder)
      } catch {
        throw CallFailure(.internalError, .cannotKeepBytes(surroundings.temporaryFolder, CommandText(error)))
      }
      return try await checker.check(descriptor: copy.descriptor, named: name, by: policy)
    case .object:
      throw CallFailure(.invalidParams, .objectWherePathOrBytes)
    }
  }

  /// Returns the workers for a reading; nil if it needs none.
  private func pool(for reading: ReadingPlan) -> WorkerPool? {
    pools.withLock { pools in
      if let pool = pools[reading.isLong] { return pool }
      let pool = reading.makePool()
      pools[reading.isLong] = pool
      return pool
    }
  }

  private func depth(_ params: ExchangeParams) -> Tier? { params.text("depth").flatMap { Tier(rawValue: $0) } }

  // MARK: - Rules

  /// Returns the choice of a call. What it does not choose is as for the whole exchange.
  private func choice(_ params: ExchangeParams) -> JobChoice {
    var choice = choice
    choice.take(params)
    return choice
  }

  /// Returns the rules of a choice, which are prepared once.
  private func plan(of choice: JobChoice) throws(CallFailure) -> Plan {
    if let plan = plans.withLock({ $0[choice] }) { return plan }
    let plan: Plan
    do {
      let notices = Notices()
      let settings = try choice.settings(near: [], in: notices.collected(in: surroundings))
      let scan = try choice.plan(settings)
      plan = Plan(
        policy: scan.policy, destinations: scan.destinations, settings: settings,
        notice: notices.text(in: settings.language))
    } catch {
      throw Self.refusal(error)
    }
    plans.withLock { plans in
      if plans.count >= Self.mostPlans { plans = [:] }
      plans[choice] = plan
    }
    return plan
  }

  /// Returns the mistake in the parameters that an error tells of.
  private static func refusal(_ error: any Error) -> CallFailure {
    switch error {
    case let error as CallFailure: error
    case let error as Failure: CallFailure(.invalidParams, error.text)
    default: CallFailure(.invalidParams, CommandText(error))
    }
  }

  // MARK: - Texts and repairs

  func initialize(_ params: ExchangeParams) throws -> [UInt8] {
    let plan = try plan(of: choice)
    let fingerprint = fingerprint.withLock { known in
      let made = known ?? Self.fingerprint(plan.settings, choice.rules)
      known = made
      return made
    }
    return Self.json { json in
      json.member("protocol", Self.version)
      json.object("versions") { json in
        json.member("preflight", toolVersion)
        json.member("schema", schemaVersion)
        if let day = plan.destinations.compactMap(\.checked).max() { json.member("rules", "\(day)") }
      }
      json.member("rules_fingerprint", fingerprint)
      json.member("methods", ExchangeMethod.names)
      json.object("limits") { json in
        json.member("message_bytes", ExchangeMessage.largest)
        json.member("in_flight", ExchangeGate.mostCalls)
        json.member("objects", Exchange.mostObjects)
        json.member("range_bytes", Int(Exchange.largestRange))
      }
      json.member("extensions", MediaFormat.allExtensions)
    }
  }

  /// Identifies all rules in force, so that a caller knows when to judge stored facts again.
  private static func fingerprint(_ settings: RunSettings, _ rules: RuleOptions) -> String {
    var bytes = Array(toolVersion.utf8)
    for destination in settings.destinations.all { bytes += destination.compiled() }
    bytes += Array((settings.fingerprint(baseline: settings.paths(.baseline).first, rules) ?? "").utf8)
    return SHA256.digits(of: bytes)
  }

  /// Returns the destinations in a language, and the language of a call that lists or explains them.
  private func destinations(in given: Language?) throws(CallFailure) -> (DestinationList, Language) {
    let language = given ?? choice.language ?? Language(environment: surroundings.variable)
    var choice = JobChoice(self.choice.configuration)
    choice.destinations = self.choice.destinations
    choice.language = language
    do {
      return (try choice.settings(near: [], in: surroundings).destinations, language)
    } catch {
      throw Self.refusal(error)
    }
  }

  func explain(_ params: ExchangeParams) async throws -> [UInt8] {
    let (subject, given) = (params.text("subject") ?? "", params.language)
    let (destinations, language) = try destinations(in: given)
    let explanation = Explanation(
      of: subject, destinations, ReadingChoice(), language: language, layout: layout, in: surroundings)
    do {
      let text = CommandGuard.lines(try await explanation.text())
      return Self.json { $0.member("text", text) }
    } catch {
      throw Self.refusal(error)
    }
  }

  func destinations(_ params: ExchangeParams) throws -> [UInt8] {
    let (names, given) = (params.texts("to") ?? [], params.language)
    let (list, language) = try destinations(in: given)
    do {
      let chosen = names.isEmpty ? list.all : try list.chosen(by: names)
      return DestinationJSON(language: language).list(chosen).filter { $0 != UInt8(ascii: "\n") }
    } catch {
      throw Self.refusal(error)
    }
  }

  func plan(_ params: ExchangeParams) async throws -> [UInt8] {
    let file = try ExchangeFile(params)
    let plan = try plan(of: choice(params))
    let depth = depth(params)
    let options = try repairs(params)
    let asset = try await asset(file, plan.policy, depth)
    return suggestions(for: asset, plan, options, choice.rulesArguments)
  }

  /// Plans from facts, without their file.
  func planOfFacts(_ params: ExchangeParams) throws -> [UInt8] {
    let facts = try params.facts("facts")
    let name = AssetPath(params.text("name") ?? "")
    let plan = try plan(of: choice(params))
    let verdicts = plan.policy.verdicts(on: name, facts, by: plan.policy.judges(of: name), isNamed: true)
    let asset = CheckedAsset(path: name, facts: facts, verdicts: verdicts)
    return suggestions(for: asset, plan, try repairs(params), choice.rulesArguments)
  }

  private func suggestions(
    for asset: CheckedAsset, _ plan: Plan, _ options: RepairOptions, _ arguments: [String]
  ) -> [UInt8] {
    let planner = options.planner(
      plan.policy, failOn: plan.settings.failOn, command: arguments, programs: surroundings.variable("PATH"))
    let records = planner.suggestion(for: asset.path, asset.facts, asset.verdicts)?.records(of: asset.path) ?? []
    let suggestions = Array(#"{"suggestions":["#.utf8) + records.joined(separator: [UInt8(ascii: ",")])
    guard let notice = plan.notice else { return suggestions + Array("]}".utf8) }
    return suggestions + Array("],".utf8) + Self.json { $0.member("notice", notice) }.dropFirst()
  }

  // MARK: - Calls of other machines

  /// Judges an object from ranges of its bytes. The caller sends all ranges again with each call, so that nothing is kept between calls.
  func checkRanges(
    _ params: ExchangeParams
  ) throws -> (json: [UInt8], verdicts: [Verdict], outcome: RemoteMethods.Answer.Outcome) {
    let plan = try plan(of: choice(params))
    let name = AssetPath(params.text("name") ?? "")
    let (size, version) = (params.size("size"), params.text("version"))
    let judges = plan.policy.judges(of: name)
    var upload = UploadCheck(judges: judges, size: size, named: name.bytes.isEmpty ? nil : name)
    let ranges = params.ranges("ranges")
    // Ranges of two versions are no file, whether the call names one of them or not.
    var hasChanged = Set(ranges.compactMap(\.version) + (version.map { [$0] } ?? [])).count > 1
    for range in ranges {
      upload.add(range.bytes, at: range.offset)
    }
    if let size, upload.bytesArrived > size { hasChanged = true }
    let needed = upload.needed.map { ExchangeObject.asked($0, of: size) }
    var verdicts = upload.verdicts
    var needs: Range<UInt64>?
    if hasChanged {
      verdicts = judges.verdicts(on: name, MediaFacts(error: .changedWhileReading))
    } else if let needed, !upload.isRefused {
      if needed.isEmpty {
        upload.end()
        verdicts = upload.verdicts
      } else {
        needs = needed
      }
    } else if needed == nil {
      verdicts = plan.policy.verdicts(on: name, upload.facts, by: judges, isNamed: true)
    }
    let isRefused =
      !verdicts.isEmpty && verdicts.allSatisfy { $0.outcome == .fail || $0.outcome == .unreadable }
    let isAccepted = verdicts.contains { $0.outcome == .pass || $0.outcome == .warn || $0.outcome == .accepted }
    let outcome: RemoteMethods.Answer.Outcome =
      needs != nil ? .needs : isRefused ? .refused : isAccepted ? .accepted : .unknown
    let json = Self.json { json in
      json.member("outcome", outcome.rawValue)
      json.objects("verdicts", verdicts) { $0.writeMembers(to: &$1) }
      if let needs {
        json.object("needs") { json in
          json.key("offset")
          json.int(Int64(clamping: needs.lowerBound))
          json.key("length")
          json.int(needs.count)
        }
      }
      if let version { json.member("version", version) }
      if let notice = plan.notice { json.member("notice", notice) }
    }
    return (json, verdicts, outcome)
  }

  /// Judges the requests of a document. Its paths are names of facts in the call, and no file is opened.
  func request(_ params: ExchangeParams) throws -> [UInt8] {
    let settings = try plan(of: choice(params)).settings
    let list = settings.destinations
    let chosen = try params.texts("to").map { try list.chosen(by: $0) }
    let reader = RequestReader(
      destinations: list.all, chosen: chosen, usual: try settings.chosen() ?? list.usual,
      members: { list.members(of: $0.lowercased()) })
    let entries: [RequestEntry]
    do {
      entries = try reader.read(Array((params.text("document") ?? "").utf8), at: "request.yml")
    } catch {
      throw CallFailure(.invalidParams, CommandText(error))
    }
    let requests = entries.flatMap(\.requests)
    guard requests.allSatisfy(\.appFiles.isEmpty) else { throw CallFailure(.invalidParams, .appFilesNotRead) }
    var facts: [[UInt8]: MediaFacts] = [:]
    for (path, value) in params.object("media")?.members ?? [:] {
      guard let read = MediaFacts(record: value) else {
        throw CallFailure(.invalidParams, .strangeFacts("media.\(path)"))
      }
      facts[Array(AssetPath(path).normalized)] = read
    }
    for medium in requests.flatMap(\.media) where medium.refusal == nil {
      guard facts[Array(medium.path.normalized)] != nil else {
        throw CallFailure(.invalidParams, .missingFacts("media.\(medium.path.text)"))
      }
    }
    let named = Set(entries.flatMap(\.destinations).map(\.id))
    let batch = RequestBatch(
      Checker(), destinations: list.all.filter { named.contains($0.id) },
      assuming: try settings.assumptions(for: list.all), asOf: settings.asOf, width: 1)
    let assets = try entries.map { entry in
      try batch.item(entry) { medium in
        medium.refusal.map { MediaFacts(error: $0) } ?? facts[Array(medium.path.normalized)] ?? MediaFacts()
      }
    }
    return Self.json { json in
      json.objects("requests", Array(zip(entries, assets))) { pair, json in
        let ids = Set(pair.0.destinations.map(\.id))
        if pair.1.facts.error != nil { pair.1.facts.writeMembers(to: &json) }
        let verdicts = pair.1.verdicts.filter { ids.contains($0.destination.id) }
        json.objects("verdicts", verdicts) { $0.writeMembers(to: &$1) }
      }
    }
  }

  private func repairs(_ params: ExchangeParams) throws(CallFailure) -> RepairOptions {
    let options = RepairOptions(
      crop: params.flag("crop"), pad: params.text("pad").flatMap { RepairColor($0) },
      background: params.text("background").flatMap { RepairColor($0) }, trim: params.flag("trim"),
      stripLocation: params.flag("strip_location"))
    do { try options.validate() } catch { throw Self.refusal(error) }
    return options
  }

  func fix(_ params: ExchangeParams, _ caller: ExchangeCaller?) async throws -> [UInt8] {
    guard case .path(let path, nil) = try ExchangeFile(params) else {
      throw CallFailure(.invalidParams, .fileWithoutPath)
    }
    let folder = params.text("output") ?? ""
    var choice = choice(params)
    let (depth, options) = (depth(params), try repairs(params))
    let force = params.flag("force")
    choice.reading.depth = depth ?? choice.reading.depth
    let lines = CollectedLines(params.flag("progress") ? caller : nil)
    let input = InputChoice(given: [path])
    if let root, !root.contains(AssetPath(folder)) { throw root.outside(AssetPath(folder)) }
    try input.expectNames()
    let notices = Notices()
    let job = try FixJob(
      input, choice, options, output: AssetPath(folder), replaces: force, root: root,
      in: notices.collected(in: surroundings))
    if let notice = notices.text(in: language(of: params)) { lines.add(notice) }
    let result = try await job.run(lines)
    if result.tally.interrupted { throw CancellationError() }
    try result.tally.expectComplete(mayBeEmpty: job.mayBeEmpty)
    // A copy that still has problems is a result: the text says why.
    let copies = result.copies
    return Self.json { json in
      json.objects("copies", copies) { copy, json in
        copy.path.writeMembers(to: &json)
        json.objects("verdicts", copy.verdicts) { $0.writeMembers(to: &$1) }
      }
      json.member("text", lines.text)
    }
  }

  // MARK: - Values

  private static func json(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(members)
    return json.bytes
  }

  private static func answer(
    _ verdicts: [Verdict], _ facts: MediaFacts?, _ plan: Plan, isComplete: Bool = true
  ) -> [UInt8] {
    json { json in
      json.objects("verdicts", verdicts) { $0.writeMembers(to: &$1) }
      if let facts { json.object("facts") { facts.writeMembers(to: &$0) } }
      if !isComplete { json.member("complete", false) }
      if let notice = plan.notice { json.member("notice", notice) }
    }
  }
}

extension CallFailure {
  /// The error of a job.
  fileprivate init(_ failure: Failure) {
    let kind: Kind =
      switch failure.kind {
      case .usage: .invalidParams
      case .outsideRoot: .outsideRoot
      case .incomplete, .interrupted: .internalError
      }
    self.init(kind, failure.text)
  }
}

/// Keeps the remarks on what a caller wrote for its answer. A program does not read them on standard error.
private final class Notices: Sendable {
  private let remarks = Mutex<[CommandText]>([])

  func collected(in surroundings: Surroundings) -> Surroundings {
    var surroundings = surroundings
    surroundings.remark = { remark in self.remarks.withLock { $0.append(remark) } }
    return surroundings
  }

  /// The remarks as one text; nil if there are none.
  func text(in language: Language) -> String? {
    let texts = remarks.withLock { $0 }.map { $0.text(in: language) }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

/// Keeps the lines of a job, and tells its caller how far it is.
private final class CollectedLines: JobListener {
  private let lines = Mutex("")
  private let caller: ExchangeCaller?
  private let counts = Mutex((done: 0, total: 0))

  /// - Parameter caller: The caller that gets the progress; nil if it wants none.
  init(_ caller: ExchangeCaller?) { self.caller = caller }

  var text: String { lines.withLock { $0 } }

  func add(_ lines: String) { self.lines.withLock { $0 += CommandGuard.lines(lines) + "\n" } }

  func setTotal(_ total: Int) {
    counts.withLock { $0.total = total }
    caller?.tell("files", done: 0, of: total)
  }

  func advance(by count: Int, red: Int) {
    let now = counts.withLock { counts in
      counts.done += count
      return counts
    }
    caller?.tell("files", done: now.done, of: now.total)
  }
}
