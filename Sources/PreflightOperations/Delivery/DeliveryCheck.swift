import MediaProbe
import Preflight
import PreflightDocuments
import PreflightReports
import WorkerPool

/// A check of an earlier delivery: each file is as it was delivered, and still ready for its destination.
struct DeliveryCheck {
  let folder: AssetPath
  /// The judges of the destinations of the delivery, and what the team accepts.
  let policy: Policy
  let reading: ReadingPlan
  let language: Language
  let listener: any JobListener

  private var words: DeliveryText { DeliveryText(language) }

  /// Prints the problems. Returns false if a problem exists.
  func execute(_ manifest: DeliveryManifest) async throws -> Bool {
    let pool = reading.makePool()
    let checker = reading.makeChecker(pool)
    // A delivery that was moved to another machine has no folder of originals beside it.
    let knowsOriginals = manifest.items.contains { !$0.origin.isEmpty && !original(of: $0).parentFolder.isMissing }
    var wrong = 0
    for item in manifest.items {
      try Task.checkCancellation()
      var stale = knowsOriginals ? staleness(of: item) : nil
      if stale == words.gone, item.isOriginalGone { stale = nil }
      if let problem = try await problem(of: item, checker) ?? stale {
        wrong += 1
        try listener.add(words.refused(item.path, item.destination, problem))
      } else if item.isOriginalGone {
        try listener.add(words.marked(item.path, item.destination, words.keptWithoutOriginal))
      } else if !item.allowed.isEmpty {
        try listener.add(words.marked(item.path, item.destination, words.postedAnyway(item.allowed)))
      }
    }
    await pool?.shutdown()
    for stray in strays(manifest) {
      wrong += 1
      try listener.add(words.refused(stray.path, stray.destination, words.stray))
    }
    try listener.add(words.checked(manifest.items.count, wrong: wrong))
    return wrong == 0
  }

  /// Returns the media files in the folders of destinations that are not a part of the delivery. Somebody may upload a folder as a
  /// whole.
  private func strays(_ manifest: DeliveryManifest) -> [(path: String, destination: String)] {
    let known = Set(manifest.items.map(\.path))
    return Set(manifest.items.map(\.destination)).sorted().flatMap { destination -> [(String, String)] in
      let root = folder.appending(DeliveryNames.safe(destination).utf8)
      guard !root.isMissing else { return [] }
      return FileWalk([root], FileSelection(readsIgnoreFiles: false)).compactMap { input in
        guard case .asset(let path) = input else { return nil }
        let name = path.bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") }
        let relative = String(decoding: name, as: UTF8.self)
        return known.contains(relative) ? nil : (relative, destination)
      }
    }
  }

  private func original(of item: DeliveryManifest.Item) -> AssetPath { folder.appending(item.origin.utf8) }

  /// Returns the difference between an original and the one that was delivered; nil if it is the same.
  private func staleness(of item: DeliveryManifest.Item) -> String? {
    guard !item.origin.isEmpty else { return nil }
    let path = original(of: item)
    if path.isMissing { return words.gone }
    return (try? OpenFile(path))?.sha256 == item.sourceSHA256 ? nil : words.originalDiffers
  }

  /// Returns the problem of a file; nil if it has no problem.
  private func problem(of item: DeliveryManifest.Item, _ checker: Checker) async throws -> String? {
    let path = folder.appending(Array(item.path.utf8))
    guard let sum = (try? OpenFile(path))?.sha256 else { return words.missing }
    guard item.isPossible(sum), !path.isLink else { return words.differs }
    guard let judge = policy.judges.first(where: { $0.destination.id == item.destination }) else {
      return words.unknownDestination
    }
    guard item.allowed.isEmpty else { return try await isStillAllowed(item, checker) ? nil : words.noLongerAllowed }
    let asset = try await checker.check(path, with: [judge])
    guard let verdict = asset.verdicts.first, !verdict.isReady else { return nil }
    return words.notReady(words.reason(of: verdict, of: asset, nil))
  }
  /// Returns true if the team still posts a file that the destination may refuse. Only its original shows that, because allowances
  /// name originals.
  private func isStillAllowed(_ item: DeliveryManifest.Item, _ checker: Checker) async throws -> Bool {
    guard !item.origin.isEmpty, case .found(let path) = original(of: item).target, !path.isMissing else { return true }
    let asset = try await checker.check(path, by: policy)
    return asset.verdicts.contains { $0.destination.id == item.destination && $0.isDeliverable }
  }
}
