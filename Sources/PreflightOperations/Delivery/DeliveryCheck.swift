import MediaProbe
import Preflight
import PreflightDocuments
import PreflightReports
import WorkerPool

/// A check of an earlier delivery: each file is as it was delivered, and still ready for its destination.
struct DeliveryCheck {
  let folder: AssetPath
  /// The judges of the destinations of the delivery.
  let judges: [Judge]
  let reading: ReadingPlan
  let language: Language
  let listener: any JobListener

  private var words: DeliveryText { DeliveryText(language) }

  /// Prints the problems. Returns false if a problem exists.
  func execute(_ manifest: DeliveryManifest) async throws -> Bool {
    let pool = reading.makePool()
    let checker = reading.makeChecker(pool)
    var wrong = 0
    for item in manifest.items {
      try Task.checkCancellation()
      guard let problem = try await problem(of: item, checker) else { continue }
      wrong += 1
      try listener.add(words.refused(item.path, item.destination, problem))
    }
    await pool?.shutdown()
    try listener.add(words.checked(manifest.items.count, wrong: wrong))
    return wrong == 0
  }

  /// Returns the problem of a file; nil if it has no problem.
  private func problem(of item: DeliveryManifest.Item, _ checker: Checker) async throws -> String? {
    let path = folder.appending(Array(item.path.utf8))
    guard let sum = (try? OpenFile(path))?.sha256 else { return words.missing }
    guard sum == item.sha256 else { return words.differs }
    guard let judge = judges.first(where: { $0.destination.id == item.destination }) else {
      return words.unknownDestination
    }
    let asset = try await checker.check(path, with: [judge])
    guard let verdict = asset.verdicts.first, !verdict.isReady else { return nil }
    return words.notReady(words.reason(of: verdict, of: asset, nil))
  }
}
