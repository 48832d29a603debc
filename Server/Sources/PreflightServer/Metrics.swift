import Preflight
import Synchronization

/// Counts since the start, as the text format of Prometheus.
final class Metrics: Sendable {
  private struct Values {
    /// Checks that ended, by outcome.
    var checks: [Answer.Outcome: Int] = [:]
    /// Refusals by destination and rule.
    var refusals: [Refusal: Int] = [:]
    var inFlight = 0
    var interrupted = 0
    var bytesRead: UInt64 = 0
    var bytesSaved: UInt64 = 0
    var early = 0
    var slow = 0
    var oversized = 0
    /// Calls by method and kind of answer.
    var calls: [String: Int] = [:]
  }

  private struct Refusal: Hashable {
    let destination: String
    let rule: String
  }

  private let state = Mutex(Values())
  private let fingerprint: String

  init(fingerprint: String) { self.fingerprint = fingerprint }

  func begin() { state.withLock { $0.inFlight += 1 } }

  func add(bytes: UInt64) { state.withLock { $0.bytesRead += bytes } }

  func call(_ method: String, _ kind: String) {
    state.withLock { $0.calls["method=\"\(method)\",result=\"\(kind)\"", default: 0] += 1 }
  }

  /// Counts the end of a check that began.
  ///
  /// - Parameter saved: The bytes of the body that were not read.
  func end(_ outcome: Answer.Outcome, _ status: Int, _ verdicts: [Verdict], isEarly: Bool, saved: UInt64) {
    state.withLock { values in
      values.inFlight -= 1
      values.checks[outcome, default: 0] += 1
      if isEarly { values.early += 1 }
      if status == 408 { values.slow += 1 }
      if status == 413 { values.oversized += 1 }
      values.bytesSaved += saved
      if outcome == .refused { Self.count(verdicts, in: &values) }
    }
  }

  /// Counts a refusal that another way than a body has found.
  func refused(_ verdicts: [Verdict]) { state.withLock { Self.count(verdicts, in: &$0) } }

  func interrupted() {
    state.withLock { values in
      values.inFlight -= 1
      values.interrupted += 1
    }
  }

  private static func count(_ verdicts: [Verdict], in values: inout Values) {
    for verdict in verdicts where verdict.outcome == .fail || verdict.outcome == .unreadable {
      let rules = Set(verdict.findings.filter { $0.severity == .error }.map { "\($0.rule.id)" })
      for rule in rules.isEmpty ? [verdict.error.map { "\($0.code.rawValue)" } ?? "other"] : rules {
        values.refusals[Refusal(destination: verdict.destination.id, rule: rule), default: 0] += 1
      }
    }
  }

  /// The metrics in the text format.
  var text: String {
    let values = state.withLock { $0 }
    var text = ""
    func metric(_ name: String, _ type: String, _ help: String, _ samples: [(labels: String, value: String)]) {
      text += "# HELP preflight_\(name) \(help)\n# TYPE preflight_\(name) \(type)\n"
      for sample in samples.sorted(by: { $0.labels < $1.labels }) {
        text += "preflight_\(name)\(sample.labels.isEmpty ? "" : "{\(sample.labels)}") \(sample.value)\n"
      }
    }
    func counter(_ name: String, _ help: String, _ value: some BinaryInteger) {
      metric(name, "counter", help, [("", "\(value)")])
    }
    metric(
      "checks_total", "counter", "Checks of bodies that ended, by outcome.",
      values.checks.map { ("outcome=\"\($0.key.rawValue)\"", "\($0.value)") })
    metric(
      "refusals_total", "counter", "Refusals by destination and rule.",
      values.refusals.map { ("destination=\"\($0.key.destination)\",rule=\"\($0.key.rule)\"", "\($0.value)") })
    metric("calls_total", "counter", "Calls by method and result.", values.calls.map { ($0.key, "\($0.value)") })
    metric("checks_in_flight", "gauge", "Checks of bodies that run.", [("", "\(values.inFlight)")])
    counter("early_answers_total", "Checks that were answered before their body ended.", values.early)
    counter("interrupted_total", "Bodies whose connection ended before them.", values.interrupted)
    counter("slow_bodies_total", "Bodies that arrived too slowly.", values.slow)
    counter("oversized_bodies_total", "Bodies that were too large.", values.oversized)
    counter("bytes_read_total", "Bytes of bodies that were read.", values.bytesRead)
    counter("bytes_saved_total", "Bytes of bodies that were announced and not read.", values.bytesSaved)
    metric(
      "rules", "gauge", "The fingerprint of the rules in force.", [("fingerprint=\"\(fingerprint)\"", "1")])
    return text
  }
}
