import Foundation
import MediaProbe
import TestSupport
import Testing
import WorkerPool

/// A folder for the files of one test, which is removed with this object.
final class Samples {
  let folder: URL
  private var count = 0

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "preflight-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file that tells the misbehaving worker what to do, and opens it.
  func file(_ behaviour: String) throws -> OpenFile { try OpenFile(AssetPath(try url(behaviour).path)) }

  /// Writes a file that tells the misbehaving worker what to do, and returns its location.
  func url(_ behaviour: String) throws -> URL {
    count += 1
    let url = folder.appending(path: "\(count)")
    try Data(behaviour.utf8).write(to: url)
    return url
  }
}

let misbehavingWorker = AssetPath(Product.tests.appending(path: "MisbehavingWorker").path)

/// Returns a pool of misbehaving workers.
func makePool(
  workers: Int = 2, timeout: Duration = .seconds(20), startTimeout: Duration = .seconds(20),
  patience: Duration = .seconds(20), executable: AssetPath = misbehavingWorker
) throws -> WorkerPool {
  WorkerPool(
    locatedAt: executable, workers: workers, timeout: timeout, startTimeout: startTimeout, patience: patience)
}

/// Returns the facts of several files, requested at once, in the order of the files.
func allFacts(_ files: [OpenFile], from pool: WorkerPool) async -> [MediaFacts] {
  await withTaskGroup(of: (Int, MediaFacts).self) { group in
    for (index, file) in files.enumerated() { group.addTask { (index, await pool.facts(of: file, depth: .stream)) } }
    var answers = [MediaFacts?](repeating: nil, count: files.count)
    for await (index, facts) in group { answers[index] = facts }
    return answers.compactMap { $0 }
  }
}

/// Returns true if a condition becomes true within 5 seconds.
func eventually(_ condition: () -> Bool) async throws -> Bool {
  for _ in 0..<500 {
    if condition() { return true }
    try await Task.sleep(for: .milliseconds(10))
  }
  return false
}

/// Returns true if an asynchronous condition becomes true within 5 seconds.
func eventuallyAsync(_ condition: () async throws -> Bool) async throws -> Bool {
  for _ in 0..<100 {
    if try await condition() { return true }
    try await Task.sleep(for: .milliseconds(50))
  }
  return false
}

/// Returns true if a process exists and is not a zombie.
func isRunning(_ process: Int32) -> Bool {
  guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
  // The state follows the name, which is in parentheses and may contain parentheses.
  let state = status[(status.lastIndex(of: ")") ?? status.startIndex)...].dropFirst(2).first
  return state != "Z" && state != "X"
}
