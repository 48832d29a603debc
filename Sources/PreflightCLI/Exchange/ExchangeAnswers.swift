import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightPlanning
import PreflightReports
import Synchronization
import WorkerPool

/// Makes the values of answers. It keeps what calls share: prepared rules and workers.
final class ExchangeAnswers: Sendable {
  static let methods = [
    "initialize", "check", "probe", "judge", "explain", "destinations", "plan", "fix", "cancel",
  ]
  /// The version of the exchange.
  private static let version = 1
  /// Most combinations of destinations and settings whose rules stay prepared.
  private static let mostPlans = 128

  private struct Plan: Sendable {
    let policy: Policy
    let destinations: [Destination]
    let settings: RunSettings
  }

  /// What calls choose that choose nothing themselves.
  private let choice: JobChoice
  private let layout: TextLayout
  private let surroundings: Surroundings
  /// The language of calls that name none.
  let language: Language
  private let reading: ReadingPlan
  /// The folder to which paths are confined; nil for no limit. It has no links.
  private let root: AssetPath?
  private let plans = Mutex<[JobChoice: Plan]>([:])
  /// The workers for long and for short readings, which have different time limits.
  private let pools = Mutex<[Bool: WorkerPool]>([:])
  private let fingerprint = Mutex<String?>(nil)

  init(_ choice: JobChoice, root: AssetPath?, layout: TextLayout, in surroundings: Surroundings) throws {
    let settings = try choice.settings(near: [], in: surroundings)
    reading = try settings.reading()
    language = settings.language
    self.choice = choice
    self.layout = layout
    self.surroundings = surroundings
    self.root = try root.map { root in
      guard case .found(let target) = root.target, (try? targetKind(of: root)) == .folder else {
        throw mistake("found no folder \(shown(root)) for --root")
      }
      return target
    }
  }

  /// The threads on which calls run.
  var threads: TaskThreads { surroundings.threads }

  func end() async {
    for pool in pools.withLock({ Array($0.values) }) { await pool.shutdown() }
  }

  /// Returns the value of an answer as JSON.
  func value(of method: String, _ params: inout ExchangeParams, _ caller: ExchangeCaller) async throws -> [UInt8] {
    switch method {
    case "initialize": return try initialize(&params)
    case "check": return try await check(&params, caller)
    case "probe": return try await probe(&params, caller)
    case "judge": return try judge(&params)
    case "explain": return try await explain(&params)
    case "destinations": return try destinations(&params)
    case "plan": return try await plan(&params)
    case "fix": return try await fix(&params)
    default:
      throw CallFailure(
        .methodNotFound, "there is no method “\(method)”: expected one of \(Self.methods.joined(separator: ", "))")
    }
  }

  /// Returns the value of an answer that needs no waiting: a check of a file whose header has all facts that are needed, and the
  /// judging of facts. Nil for any other call.
  func valueAtOnce(of method: String, _ params: inout ExchangeParams) throws(CallFailure) -> [UInt8]? {
    if method == "judge" { return try judge(&params) }
    guard method == "check", root == nil, params.hasPath else { return nil }
    let call = try CheckCall(&params, of: self)
    guard case .path(let path, nil) = call.file, !call.isListed else { return nil }
    let reading = call.depth.map { self.reading.at($0) } ?? self.reading
    let checker = reading.makeChecker(pool(for: reading))
    guard let asset = checker.checkAtOnce(path, by: call.plan.policy) else { return nil }
    return Self.answer(asset.verdicts, call.withFacts ? asset.facts : nil)
  }

  // MARK: - Reading and judging

  private func check(_ params: inout ExchangeParams, _ caller: ExchangeCaller) async throws -> [UInt8] {
    let call = try CheckCall(&params, of: self)
    let policy = call.plan.policy
    guard case .object(let name, let size, let version, let head) = call.file else {
      let asset = try await asset(call.file, policy, call.depth)
      let verdicts =
        call.isListed
        ? policy.verdicts(on: asset.path, asset.facts, by: policy.judges(of: asset.path), isNamed: false)
        : asset.verdicts
      return Self.answer(verdicts, call.withFacts ? asset.facts : nil)
    }
    let object = ExchangeObject(name: name, size: size, version: version, head: head, caller: caller)
    let (facts, early) = try await object.facts(call.early.map { (policy.judges(of: name), $0) })
    let verdicts = early ?? policy.verdicts(on: name, facts, by: policy.judges(of: name), isNamed: !call.isListed)
    return Self.answer(verdicts, call.withFacts ? facts : nil, isComplete: early == nil)
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

    init(_ params: inout ExchangeParams, of answers: ExchangeAnswers) throws(CallFailure) {
      file = try ExchangeFile(&params)
      plan = try answers.plan(of: try answers.choice(&params))
      depth = try answers.depth(&params)
      withFacts = try params.flag("with_facts")
      isListed = try params.flag("listed")
      let text = try params.text("early")
      early = text.flatMap { ExchangeObject.Early(rawValue: $0) }
      if let text, early == nil {
        throw CallFailure(.invalidParams, "found “\(text)” for early, expected all or any")
      }
      // The exchange itself keeps the time.
      _ = try params.seconds("timeout")
      try params.finish(of: "check")
    }
  }

  private func probe(_ params: inout ExchangeParams, _ caller: ExchangeCaller) async throws -> [UInt8] {
    let file = try ExchangeFile(&params)
    let depth = try depth(&params)
    try params.finish(of: "probe")
    let facts: MediaFacts
    if case .object(let name, let size, let version, let head) = file {
      let object = ExchangeObject(name: name, size: size, version: version, head: head, caller: caller)
      facts = try await object.facts(nil).facts
    } else {
      facts = try await asset(file, Policy([]), depth).facts
    }
    return Self.json { $0.object("facts") { facts.writeMembers(to: &$0) } }
  }

  private func judge(_ params: inout ExchangeParams) throws(CallFailure) -> [UInt8] {
    let facts = try params.facts("facts")
    let name = AssetPath(try params.text("name") ?? "")
    let plan = try plan(of: try choice(&params))
    let isListed = try params.flag("listed")
    try params.finish(of: "judge")
    return Self.answer(
      plan.policy.verdicts(on: name, facts, by: plan.policy.judges(of: name), isNamed: !isListed), nil)
  }

  /// Reads a file, and judges it.
  private func asset(_ file: ExchangeFile, _ policy: Policy, _ depth: Tier?) async throws -> CheckedAsset {
    let reading = depth.map { self.reading.at($0) } ?? self.reading
    let checker = reading.makeChecker(pool(for: reading))
    switch file {
    case .path(let path, let name):
      guard root != nil || name != nil else { return try await checker.check(path, by: policy) }
      let file: OpenFile
      do {
        file = try OpenFile(path)
      } catch {
        // What is wrong with a path is told only of those in the folder.
        if let root, !path.isWithin(root) { throw Self.outside(path) }
        return try await checker.check(path, by: policy)
      }
      if let root {
        guard let place = file.place, place.isBelow(root) else { throw Self.outside(path) }
      }
      return try await checker.check(descriptor: file.descriptor, named: name ?? path, by: policy)
    case .bytes(let bytes, let name):
      let copy: OpenFile
      do {
        copy = try OpenFile(bytes: bytes, in: surroundings.temporaryFolder)
      } catch {
        throw CallFailure(.internalError, "cannot keep the bytes in \(surroundings.temporaryFolder): \(error)")
      }
      return try await checker.check(descriptor: copy.descriptor, named: name, by: policy)
    case .object:
      throw CallFailure(.invalidParams, "found an object, expected a path or bytes")
    }
  }

  private static func outside(_ path: AssetPath) -> CallFailure {
    CallFailure(.outsideRoot, "found \(path.text), expected a path in the folder of --root")
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

  private func depth(_ params: inout ExchangeParams) throws(CallFailure) -> Tier? {
    guard let text = try params.text("depth") else { return nil }
    guard let depth = Tier(rawValue: text) else {
      let names = Tier.allCases.map(\.rawValue).joined(separator: ", ")
      throw CallFailure(.invalidParams, "found “\(text)” for depth, expected one of \(names)")
    }
    return depth
  }

  // MARK: - Rules

  /// Returns the choice of a call. What it does not choose is as for the whole exchange.
  private func choice(_ params: inout ExchangeParams) throws(CallFailure) -> JobChoice {
    var choice = choice
    try choice.take(&params)
    return choice
  }

  /// Returns the rules of a choice, which are prepared once.
  private func plan(of choice: JobChoice) throws(CallFailure) -> Plan {
    if let plan = plans.withLock({ $0[choice] }) { return plan }
    let plan: Plan
    do {
      let settings = try choice.settings(near: [], in: surroundings)
      let scan = try choice.plan(settings)
      plan = Plan(policy: scan.policy, destinations: scan.destinations, settings: settings)
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
    default: CallFailure(.invalidParams, "\(error)")
    }
  }

  // MARK: - Texts and repairs

  private func initialize(_ params: inout ExchangeParams) throws -> [UInt8] {
    _ = try params.object("client")
    try params.finish(of: "initialize")
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
      json.member("methods", Self.methods)
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

  private func explain(_ params: inout ExchangeParams) async throws -> [UInt8] {
    let (subject, given) = (try params.requiredText("subject"), try params.chosenLanguage())
    try params.finish(of: "explain")
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

  private func destinations(_ params: inout ExchangeParams) throws -> [UInt8] {
    let (names, given) = (try params.texts("to") ?? [], try params.chosenLanguage())
    try params.finish(of: "destinations")
    let (list, language) = try destinations(in: given)
    do {
      let chosen = names.isEmpty ? list.all : try list.chosen(by: names)
      return DestinationJSON(language: language).list(chosen).filter { $0 != UInt8(ascii: "\n") }
    } catch {
      throw Self.refusal(error)
    }
  }

  private func plan(_ params: inout ExchangeParams) async throws -> [UInt8] {
    let file = try ExchangeFile(&params)
    let plan = try plan(of: try choice(&params))
    let depth = try depth(&params)
    let options = try repairs(&params)
    try params.finish(of: "plan")
    let asset = try await asset(file, plan.policy, depth)
    let planner = options.planner(plan.policy, failOn: plan.settings.failOn, command: choice.rulesArguments)
    let records = planner.suggestion(for: asset.path, asset.facts, asset.verdicts)?.records(of: asset.path) ?? []
    return Array(#"{"suggestions":["#.utf8) + records.joined(separator: [UInt8(ascii: ",")]) + Array("]}".utf8)
  }

  private func repairs(_ params: inout ExchangeParams) throws -> RepairOptions {
    func color(_ name: String, _ text: String?) throws(CallFailure) -> RepairColor? {
      guard let text else { return nil }
      guard let color = RepairColor(text) else {
        throw CallFailure(.invalidParams, "found “\(text)” for \(name), expected a name or #RRGGBB")
      }
      return color
    }
    let (pad, background) = (try params.text("pad"), try params.text("background"))
    let options = RepairOptions(
      crop: try params.flag("crop"), pad: try color("pad", pad), background: try color("background", background),
      trim: try params.flag("trim"))
    do { try options.validate() } catch { throw Self.refusal(error) }
    return options
  }

  private func fix(_ params: inout ExchangeParams) async throws -> [UInt8] {
    guard case .path(let path, nil) = try ExchangeFile(&params) else {
      throw CallFailure(.invalidParams, "found a file without a path, expected the path of the original")
    }
    let folder = try params.requiredText("output")
    var choice = try choice(&params)
    let (depth, options) = (try depth(&params), try repairs(&params))
    let force = try params.flag("force")
    try params.finish(of: "fix")
    if let root {
      for path in [path, AssetPath(folder)] where !path.isWithin(root) { throw Self.outside(path) }
    }
    choice.reading.depth = depth ?? choice.reading.depth
    let lines = CollectedLines()
    let copies: [FixRun.Copy]
    do {
      let input = InputChoice(given: [path])
      try input.expectNames()
      let job = try FixJob(
        input, choice, options, output: AssetPath(folder), replaces: force, in: surroundings)
      let result = try await job.run(lines)
      if result.tally.interrupted { throw CancellationError() }
      try result.tally.expectComplete(mayBeEmpty: job.mayBeEmpty)
      // A copy that still has problems is a result: the text says why.
      copies = result.copies
    } catch let failure as Failure {
      throw CallFailure(failure.kind == .usage ? .invalidParams : .internalError, failure.text)
    }
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

  private static func answer(_ verdicts: [Verdict], _ facts: MediaFacts?, isComplete: Bool = true) -> [UInt8] {
    json { json in
      json.objects("verdicts", verdicts) { $0.writeMembers(to: &$1) }
      if let facts { json.object("facts") { facts.writeMembers(to: &$0) } }
      if !isComplete { json.member("complete", false) }
    }
  }
}

/// Keeps the lines of a job.
private final class CollectedLines: JobListener {
  private let lines = Mutex("")

  var text: String { lines.withLock { $0 } }

  func add(_ lines: String) { self.lines.withLock { $0 += CommandGuard.lines(lines) + "\n" } }
}
