import MediaProbe
import Preflight
import PreflightOperations
import WorkerPool

/// The output of `preflight --version`: the tool, its rules, and the worker with its libraries.
enum VersionText {
  static func print() throws {
    try printText(in: .english) { _ in text(rulesDate: rulesDate, worker: Result { try WorkerPool.identifyWorker() }) }
  }

  static func text(rulesDate: String?, worker: Result<WorkerIdentity, any Error>) -> String {
    var rows = [("preflight", toolVersion)]
    if let rulesDate { rows.append(("rules", rulesDate)) }
    switch worker {
    case .success(let worker):
      rows.append(("worker", shown(worker.executable)))
      rows += worker.libraries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    case .failure(let error):
      rows.append(("no worker", "\(error)"))
    }
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { name, value in
      name + String(repeating: " ", count: width - name.count + 2) + value + "\n"
    }.joined()
  }

  /// The newest date on which a source of the built-in rules was checked, and the fingerprint of the rules.
  private static var rulesDate: String { "\(Destinations.checked) \(Destinations.fingerprint)" }
}
