import MediaProbe
import Preflight
import PreflightOperations
import WorkerChannel
import WorkerPool

extension Command {
  static var doctor: Command {
    Command(
      "doctor", "Check that the worker starts and is confined.",
      discussion: """
        The command starts a worker, which reports its confinement. A measure that the system does not support is listed, and \
        is not an error.

        EXAMPLES:
          preflight doctor
              Print the worker, its libraries and its confinement.
          preflight doctor --format json
              Print the same for a program.

        EXIT STATUS:
          0     The worker starts, and every measure that this system supports is in force.
          1     The worker does not start, or a measure is missing. The output has advice.
        """,
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
      rows.append((CommandText("worker"), CommandText("does not start: \(error)").text(in: language)))
      return table(rows)
    case .success(let identity):
      rows.append((CommandText("worker"), shown(identity.executable)))
      let libraries = identity.libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      rows.append((CommandText("libraries"), TerminalText.escaped(libraries.joined(separator: ", "))))
    }
    var out = table(rows) + "\n" + CommandText("confinement of the worker:").text(in: language) + "\n"
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
    switch missing {
    case 0: "The worker is confined as far as this system allows."
    case 1: "1 measure is missing."
    default: "\(missing) measures are missing."
    }
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
    case (_, .environment): "Let PREFLIGHT_WORKER name the program itself, not a script that starts it."
    case (.unavailable, .landlock): "Linux 5.13 and later have it, unless it is disabled at boot (lsm=)."
    case (.missing, .systemCalls), (.missing, .landlock), (.missing, .privileges):
      "A container may forbid it: allow it in the profile of the container."
    case (.missing, _): "Another program limits this process, such as a service manager: change its settings."
    case (.unavailable, _): nil
    }
  }
}

extension ConfinementMeasure.Name {
  fileprivate var title: CommandText {
    switch self {
    case .environment: "empty environment"
    case .processGroup: "own process group"
    case .namespaces: "own user and mount namespaces"
    case .capabilities: "no capabilities"
    case .memory: "limited memory"
    case .coreDumps: "no core dumps"
    case .openFiles: "limited open files"
    case .writtenFiles: "no writing to files"
    case .processorTime: "limited processor time"
    case .privileges: "no new privileges"
    case .visibility: "hidden from other processes"
    case .landlock: "no opening of files (Landlock)"
    case .systemCalls: "few system calls (seccomp)"
    }
  }
}

extension ConfinementMeasure.State {
  fileprivate var title: CommandText {
    switch self {
    case .inForce: "in force"
    case .unavailable: "not available"
    case .missing: "missing"
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
