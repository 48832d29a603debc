import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
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

  /// The choice of a call.
  private struct Choice: Hashable {
    var to: [String]?
    var slot: String?
    var assume: [String] = []
    var asOf: String?
    var lang: String?
  }

  private struct Plan: Sendable {
    let policy: Policy
    let destinations: [Destination]
    let settings: RunSettings
  }

  private let choice: ChoiceOptions
  private let lang: Language?
  /// The language of calls that name none.
  let language: Language
  private let reading: Reading
  /// The folder to which paths are confined; nil for no limit. It has no links.
  private let root: AssetPath?
  private let plans = Mutex<[Choice: Plan]>([:])
  /// The workers for long and for short readings, which have different time limits.
  private let pools = Mutex<[Bool: WorkerPool]>([:])
  private let fingerprint = Mutex<String?>(nil)

  init(_ choice: ChoiceOptions, _ reading: ReadingOptions, lang: Language?, root: AssetPath?) throws {
    (self.choice, self.lang) = (choice, lang)
    let layer = try Self.layer(Choice(), choice, lang)
    let settings = try readSettings(choice.configuration, layer, near: [])
    language = settings.language
    self.reading = try reading.reading(settings)
    self.root = try root.map { root in
      guard case .found(let target) = root.target, (try? targetKind(of: root)) == .folder else {
        throw mistake("found no folder \(shown(root)) for --root")
      }
      return target
    }
  }

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
    case "destinations": return try await destinations(&params)
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
        copy = try OpenFile(bytes: bytes)
      } catch {
        throw CallFailure(.internalError, "cannot keep the bytes in \(temporaryFolder()): \(error)")
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
  private func pool(for reading: Reading) -> WorkerPool? {
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

  private func choice(_ params: inout ExchangeParams) throws(CallFailure) -> Choice {
    Choice(
      to: try params.texts("to"), slot: try params.text("slot"), assume: try params.assumptions("assume"),
      asOf: try params.text("as_of"), lang: try params.text("lang"))
  }

  /// Returns the rules of a choice, which are prepared once.
  private func plan(of choice: Choice) throws(CallFailure) -> Plan {
    if let plan = plans.withLock({ $0[choice] }) { return plan }
    let plan: Plan
    do {
      let settings = try RunSettings(
        self.choice.configuration, try Self.layer(choice, self.choice, lang), near: [])
      let known = try settings.paths(.baseline).first.map { try BaselineFile.read($0) }
      let scan = try ScanPlan(
        settings, ScanPlan.Options(slot: choice.slot, rules: self.choice.rules, baseline: known))
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

  /// Returns the settings of the options with those of a call, which are stronger.
  private static func layer(_ call: Choice, _ options: ChoiceOptions, _ lang: Language?) throws -> SettingLayer {
    var layer = SettingLayer()
    try options.add(to: &layer)
    layer.set(.lang, lang.map { [$0.rawValue] }, "--lang")
    for (name, values) in [(SettingName.to, call.to), (.asOf, call.asOf.map { [$0] }), (.lang, call.lang.map { [$0] })]
    {
      guard let values else { continue }
      if name != .to, let mistake = values.lazy.compactMap({ name.mistake(in: $0) }).first {
        throw CallFailure(.invalidParams, "\(name.rawValue): \(mistake)")
      }
      layer.set(name, values, name.rawValue)
    }
    for text in call.assume {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      layer.assume[String(parts[0])] = Setting([String(parts.last ?? "")], from: .option("assume"))
    }
    return layer
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
    let plan = try plan(of: Choice())
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

  /// The options that commands share with this one.
  private func arguments(_ lang: String?) -> [String] {
    (choice.destinations.map { ["--destinations", $0.text] } ?? [])
      + (choice.config.map { ["--config", $0.text] } ?? [])
      + (choice.noConfig ? ["--no-config"] : []) + ((lang ?? self.lang?.rawValue).map { ["--lang", $0] } ?? [])
  }

  private func explain(_ params: inout ExchangeParams) async throws -> [UInt8] {
    let (subject, lang) = (try params.requiredText("subject"), try params.text("lang"))
    try params.finish(of: "explain")
    let sink = try await printed { try ExplainCommand.parse(arguments(lang) + ["--", subject]) }
    return Self.json { $0.member("text", String(decoding: sink.bytes, as: UTF8.self)) }
  }

  private func destinations(_ params: inout ExchangeParams) async throws -> [UInt8] {
    let (names, lang) = (try params.texts("to") ?? [], try params.text("lang"))
    try params.finish(of: "destinations")
    let sink = try await printed {
      try DestinationsCommand.List.parse(arguments(lang) + ["--format", "json", "--"] + names)
    }
    return sink.bytes.filter { $0 != UInt8(ascii: "\n") }
  }

  private func plan(_ params: inout ExchangeParams) async throws -> [UInt8] {
    let file = try ExchangeFile(&params)
    let plan = try plan(of: try choice(&params))
    let depth = try depth(&params)
    let options = try repairs(&params)
    try params.finish(of: "plan")
    let asset = try await asset(file, plan.policy, depth)
    var info = RunInfo(toolVersion: toolVersion, destinations: plan.destinations, language: plan.settings.language)
    info.repairs = options.planner(plan.policy, failOn: plan.settings.failOn, choice: choice)
    var records: [UInt8] = []
    var reporter = NDJSONReporter(info)
    reporter.add(.asset(asset), into: &records)
    let lines = records.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: #"{"record":"suggestion""#.utf8) }
    return Array(#"{"suggestions":["#.utf8) + Array(lines.joined(separator: [UInt8(ascii: ",")])) + Array("]}".utf8)
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
    let (call, depth, options) = (try choice(&params), try depth(&params), try repairs(&params))
    let force = try params.flag("force")
    try params.finish(of: "fix")
    if let root {
      for path in [path, AssetPath(folder)] where !path.isWithin(root) { throw Self.outside(path) }
    }
    var words = choice.rulesArguments + options.arguments + ["--output", folder]
    words += (call.to ?? choice.to.map { [$0] }).map { ["--to", $0.joined(separator: ",")] } ?? []
    words += call.slot.map { ["--slot", $0] } ?? []
    words += call.assume.flatMap { ["--assume", $0] }
    words += call.asOf.map { ["--as-of", $0] } ?? []
    words += depth.map { ["--depth", $0.rawValue] } ?? []
    words += (call.lang ?? lang?.rawValue).map { ["--lang", $0] } ?? []
    words += force ? ["--force"] : []
    let arguments = words + ["--", path.text]
    let sink = try await printed { try FixCommand.parse(arguments) }
    return Self.json { json in
      json.objects("copies", sink.copies) { copy, json in
        copy.path.writeMembers(to: &json)
        json.objects("verdicts", copy.verdicts) { $0.writeMembers(to: &$1) }
      }
      json.member("text", String(decoding: sink.bytes, as: UTF8.self))
    }
  }

  /// Runs a command, and returns what it printed.
  private func printed(_ make: () throws -> any ParsableCommand) async throws -> CommandSink {
    let sink = CommandSink()
    do {
      var command = try make()
      try await CommandSink.$current.withValue(sink) {
        if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
      }
    } catch is CancellationError {
      throw CancellationError()
    } catch let code as ExitCode {
      // The text says why a file still has problems.
      guard code.rawValue == ExitStatus.red.rawValue else {
        throw CallFailure(.internalError, "status \(code.rawValue)")
      }
    } catch let error as Failure {
      throw CallFailure(error.kind == .usage ? .invalidParams : .internalError, error.text)
    } catch {
      let text = PreflightCommand.message(for: error)
      throw CallFailure(.invalidParams, text.isEmpty ? "\(error)" : ParserMistake.text(of: text))
    }
    return sink
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
