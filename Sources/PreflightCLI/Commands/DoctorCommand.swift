import MediaProbe
import Preflight
import PreflightOperations
import WorkerChannel
import WorkerPool

extension Command {
  static var doctor: Command {
    Command(
      "doctor", .doctorAbstract,
      help: CommandHelp(
        details: [.doctorDetails],
        examples: [("preflight doctor", .doctorExample), ("preflight doctor --format json", .doctorExampleJSON)],
        statuses: [("0", .doctorDone), ("1", .doctorRed)]),
      groups: [OptionGroup([.textOrJSON])]
    ) { try DoctorCommand(arguments: $0).run() }
  }
}

struct DoctorCommand {
  let arguments: ParsedArguments

  func run() throws {
    let diagnosis = Diagnosis(Result { try WorkerPool.identifyWorker() }, in: MessageLanguage.current)
    let format: TextOrJSON? = arguments[.textOrJSON]
    try printBytes(format == .json ? diagnosis.json : Array(diagnosis.text.utf8))
    if !diagnosis.isHealthy { throw ExitStatus.red }
  }
}

/// The state of the worker on this machine.
struct Diagnosis {
  private let worker: Result<WorkerIdentity, any Error>
  private let language: Language

  init(_ worker: Result<WorkerIdentity, any Error>, in language: Language) {
    self.worker = worker
    self.language = language
  }

  private var measures: [ConfinementMeasure] { (try? worker.get().confinement) ?? [] }

  /// True if the worker starts and lacks no measure that this system has.
  var isHealthy: Bool {
    guard case .success = worker else { return false }
    return !measures.contains { $0.state == .missing }
  }

  var text: String {
    var rows: [(name: CommandText, value: String)] = [(CommandText(asWritten: "preflight"), toolVersion)]
    switch worker {
    case .failure(let error):
      rows.append((CommandText.worker, CommandText.workerDoesNotStart(CommandText(error)).text(in: language)))
      return table(rows)
    case .success(let identity):
      rows.append((CommandText.worker, shown(identity.executable)))
      let libraries = identity.libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      rows.append((CommandText.libraries, TerminalText.escaped(libraries.joined(separator: ", "))))
    }
    var out = table(rows) + "\n" + CommandText.confinementTitle.text(in: language) + "\n"
    let titles = measures.map { $0.name.title.text(in: language) }
    let width = titles.map { TerminalText.width($0) }.max() ?? 0
    for (measure, title) in zip(measures, titles) {
      let detail = measure.detail.isEmpty || measure.detail == "none" ? "" : ": " + TerminalText.escaped(measure.detail)
      out += "  \(measure.state.mark) " + TerminalText.fitted(title, to: width)
      out += "  \(measure.state.title.text(in: language))\(detail)\n"
      if let advice = measure.advice { out += "      \(advice.text(in: language))\n" }
    }
    return out + "\n" + conclusion(missing: measures.count { $0.state == .missing }).text(in: language) + "\n"
  }

  private func conclusion(missing: Int) -> CommandText {
    missing == 0 ? .confinedFully : .measuresMissing(missing)
  }

  private func table(_ rows: [(name: CommandText, value: String)]) -> String {
    let width = rows.map { TerminalText.width($0.name.text(in: language)) }.max() ?? 0
    return rows.map { TerminalText.fitted($0.name.text(in: language), to: width) + "  \($0.value)\n" }.joined()
  }

  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("version")
    json.string(toolVersion)
    json.key("healthy")
    json.bool(isHealthy)
    json.key("worker")
    switch worker {
    case .failure(let error):
      json.null()
      json.key("error")
      json.string("\(error)")
    case .success(let identity):
      json.string(utf8: identity.executable.bytes)
      json.key("libraries")
      json.beginObject()
      for (name, version) in identity.libraries.sorted(by: { $0.key < $1.key }) {
        json.key(escaping: name)
        json.string(version)
      }
      json.endObject()
    }
    json.key("confinement")
    json.beginArray()
    for measure in measures {
      json.beginObject()
      json.key("measure")
      json.string(measure.name.rawValue)
      json.key("state")
      json.string(measure.state.rawValue)
      json.key("detail")
      json.string(measure.detail)
      if let advice = measure.advice {
        json.key("advice")
        json.string(advice.text(in: language))
      }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension ConfinementMeasure {
  /// Advice for a measure that is not in force; nil if it is, or if nothing helps.
  fileprivate var advice: CommandText? {
    switch (state, name) {
    case (.inForce, _): nil
    case (_, .environment): .adviceOnWorkerProgram
    case (.unavailable, .landlock): .adviceOnLandlock
    case (.missing, .systemCalls), (.missing, .landlock), (.missing, .privileges):
      .adviceOnContainer
    case (.missing, _): .adviceOnLimits
    case (.unavailable, _): nil
    }
  }
}

extension ConfinementMeasure.Name {
  fileprivate var title: CommandText {
    switch self {
    case .environment: .measureEnvironment
    case .processGroup: .measureProcessGroup
    case .namespaces: .measureNamespaces
    case .capabilities: .measureCapabilities
    case .memory: .measureMemory
    case .coreDumps: .measureCoreDumps
    case .openFiles: .measureOpenFiles
    case .writtenFiles: .measureWrittenFiles
    case .processorTime: .measureProcessorTime
    case .privileges: .measurePrivileges
    case .visibility: .measureVisibility
    case .landlock: .measureLandlock
    case .systemCalls: .measureSystemCalls
    }
  }
}

extension ConfinementMeasure.State {
  fileprivate var title: CommandText {
    switch self {
    case .inForce: .stateInForce
    case .unavailable: .stateUnavailable
    case .missing: .stateMissing
    }
  }

  fileprivate var mark: String {
    switch self {
    case .inForce: "✓"
    case .unavailable: "–"
    case .missing: "✗"
    }
  }
}
