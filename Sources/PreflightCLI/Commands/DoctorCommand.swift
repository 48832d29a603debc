import ArgumentParser
import MediaProbe
import Preflight
import WorkerChannel
import WorkerPool

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", _superCommandName: "preflight",
    abstract: "Check that the worker starts here, and how well it is confined.",
    discussion: """
      It starts a worker, which says what it has taken from itself before it reads a file. A measure that the system does \
      not have is listed, and counts as no fault.

      EXAMPLES:
        preflight doctor
            Print the worker, its libraries and its confinement.
        preflight doctor --format json
            Print the same for a program.

      EXIT STATUS:
        0     The worker starts, and every measure that this system has is in force.
        1     The worker does not start, or a measure is missing. The output says what to do.
      """)

  @Option(help: TextOrJSON.help) var format: TextOrJSON?

  func run() throws {
    let diagnosis = Diagnosis(Result { try WorkerPool.identifyWorker() })
    try printBytes(format == .json ? diagnosis.json : Array(diagnosis.text.utf8))
    if !diagnosis.isHealthy { throw ExitCode(ExitStatus.red.rawValue) }
  }
}

/// The state of the worker on this machine.
struct Diagnosis {
  private let worker: Result<WorkerIdentity, any Error>

  init(_ worker: Result<WorkerIdentity, any Error>) { self.worker = worker }

  private var measures: [ConfinementMeasure] { (try? worker.get().confinement) ?? [] }

  /// True if the worker starts and lacks no measure that this system has.
  var isHealthy: Bool {
    guard case .success = worker else { return false }
    return !measures.contains { $0.state == .missing }
  }

  var text: String {
    var out = "preflight  \(toolVersion)\n"
    switch worker {
    case .failure(let error):
      return out + "worker     does not start: \(TerminalText.escaped("\(error)"))\n"
    case .success(let identity):
      out += "worker     \(shown(identity.executable))\n"
      let libraries = identity.libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      out += "libraries  \(TerminalText.escaped(libraries.joined(separator: ", ")))\n\nconfinement of the worker:\n"
    }
    let width = measures.map(\.name.title.count).max() ?? 0
    for measure in measures {
      let detail = measure.detail.isEmpty ? "" : ": " + TerminalText.escaped(measure.detail)
      out += "  \(measure.state.mark) \(measure.name.title)"
      out += TerminalText.spaces(width - measure.name.title.count) + "  \(measure.state.title)\(detail)\n"
      if let advice = measure.advice { out += "      \(advice)\n" }
    }
    let count = measures.count { $0.state == .missing }
    out += count == 0 ? "\nall is well\n" : "\n\(count) measure\(count == 1 ? " is" : "s are") missing\n"
    return out
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
        json.string(advice)
      }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension ConfinementMeasure {
  /// What to do about a measure that is not in force; nil if it is, or if nothing helps.
  fileprivate var advice: String? {
    switch (state, name) {
    case (.inForce, _): nil
    case (_, .environment): "Let PREFLIGHT_WORKER name the program itself, not a script that starts it."
    case (.unavailable, .landlock): "Linux 5.13 and later have it, unless it is disabled at boot (lsm=)."
    case (.missing, .systemCalls), (.missing, .landlock), (.missing, .privileges):
      "A container may forbid it: allow it in the profile of the container."
    case (.missing, _): "Ask whoever limits this process, such as a service manager."
    case (.unavailable, _): nil
    }
  }
}

extension ConfinementMeasure.Name {
  fileprivate var title: String {
    switch self {
    case .environment: "no environment of the caller"
    case .processGroup: "a process group of its own"
    case .namespaces: "no user, no file system"
    case .capabilities: "no capabilities of root"
    case .memory: "limited memory"
    case .coreDumps: "no core dumps"
    case .openFiles: "limited open files"
    case .writtenFiles: "nothing written to files"
    case .processorTime: "limited processor time"
    case .privileges: "no new privileges"
    case .visibility: "hidden from other processes"
    case .landlock: "no file by name (Landlock)"
    case .systemCalls: "few system calls (seccomp)"
    }
  }
}

extension ConfinementMeasure.State {
  fileprivate var title: String {
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
