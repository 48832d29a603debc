package import MediaProbe
import Preflight
package import PreflightDocuments
import PreflightPlanning
package import PreflightReports
import WorkerPool

/// A run that fills a folder for each destination: with originals that are ready, and with repaired copies.
package struct DeliveryRun: Sendable {
  let input: InputChoice
  let policy: Policy
  let planner: RepairPlanner
  let reading: ReadingPlan
  let copies: CopySettings
  /// True if nothing is written.
  let isDry: Bool
  /// True if the files of originals that are gone stay in the delivery.
  let keepsRemoved: Bool
  /// The folder to which paths in the configuration are relative.
  let configurationFolder: AssetPath
  let listener: any JobListener

  private var language: Language { copies.language }
  private var words: DeliveryText { DeliveryText(language) }

  /// The results of a run.
  package struct Result: Sendable {
    package var tally = Tally()
    /// The delivered files, with those of earlier runs.
    package var manifest = DeliveryManifest(toolVersion: toolVersion)
    /// True if a file could not be delivered to a destination that accepts its kind.
    package var hasRefusals = false
  }

  /// An original, with the other originals that have the same content.
  private struct Original {
    var asset: CheckedAsset
    /// The path relative to the folder of the delivery; empty if it is not valid UTF-8.
    var origin: String
    /// The checksum; empty if the file cannot be read.
    let sum: String
    var duplicates: [String] = []
    /// True if the file says where it was recorded.
    let hasLocation: Bool

    /// Returns the answer of a destination to the original.
    func answer(_ verdict: Verdict) -> Verdict {
      asset.verdicts.first { $0.destination === verdict.destination } ?? verdict
    }
  }

  /// A file that some destinations get.
  private struct Delivery {
    let original: Original
    /// The answers of the destinations that get the file.
    var verdicts: [Verdict]
    /// The change of the file; nil to deliver the original.
    let plan: RepairPlan?
    /// The file of an earlier run, if the original has another name since then.
    var earlier: DeliveryManifest.Item?

    var asset: CheckedAsset { original.asset }
    /// The work that the file needs. All destinations but the first get a copy of the first one's.
    var work: WorkEstimate.Task {
      let copies = WorkEstimate.Task.copy(asset.facts.fileSize ?? 0).seconds * Double(verdicts.count)
      guard let plan, earlier == nil else { return WorkEstimate.Task(.copy, seconds: copies) }
      let task = WorkEstimate.Task(plan)
      return WorkEstimate.Task(task.kind, seconds: task.seconds + copies)
    }
    /// The extension of the file; nil to keep that of the original. A name that says something else, such as `.html`, would make
    /// other programs read the file as that.
    var fileExtension: String? {
      if let plan { return plan.keepsExtension ? nil : plan.fileExtension }
      return asset.facts.extensionMatches == true ? nil : asset.facts.usualExtension
    }
  }

  /// The state of a run: its manifest and counts so far, and the files of earlier runs.
  private struct Progress {
    var manifest: DeliveryManifest
    var counts: DeliveryCounts
    var names: DeliveryNames
    /// The deliveries of an earlier run, by destination and checksum of the original.
    let earlier: [String: [DeliveryManifest.Item]]
    let origins: Origins
    /// The warnings about the files that destinations get, also if the run writes nothing.
    var warnings: [DeliveryText.Notice] = []
    /// The removed files, also if the run writes nothing.
    var removed: [String] = []
    /// The first file that rules of a destination refuse, which is the example for an allowance.
    var refused: AssetPath?
    /// The fingerprints of judges, which are slow to make.
    var fingerprints: [ObjectIdentifier: String] = [:]
    /// The reason why this machine could not write files; nil if it could write them.
    var defect: String?
  }

  /// The places of originals, as seen from the folder of the delivery.
  private struct Origins {
    private let folder: AssetPath
    private let scope: FolderScope
    /// The named folders, each with a slash at its end.
    private let roots: [String]

    init(of folder: AssetPath, roots: [AssetPath]) {
      let scope = FolderScope(folder)
      self.folder = folder
      self.scope = scope
      self.roots = roots.compactMap { root in
        guard case .found(let target) = root.target, (try? targetKind(of: root)) == .folder else { return nil }
        let path = scope.relativePath(of: target).text
        return path.isEmpty ? "" : path + "/"
      }
    }

    /// Returns the place of an original; empty if it is not valid UTF-8.
    func place(of path: AssetPath) -> String {
      String(validating: scope.relativePath(of: path).bytes, as: UTF8.self) ?? ""
    }

    /// Returns true if an original was in a folder of this run, and is there no more.
    func isGone(_ item: DeliveryManifest.Item) -> Bool {
      !item.origin.isEmpty && roots.contains(where: item.origin.hasPrefix)
        && folder.appending(item.origin.utf8).isMissing
    }
  }

  /// The originals of a run, by which it recognizes the files that an earlier run delivered for them.
  private struct OwnItems {
    /// The paths as they were named.
    private(set) var names: Set<String> = []
    private var places: Set<String> = []

    init() {}

    init(_ paths: [AssetPath], _ origins: Origins) {
      names = Set(paths.map(\.display))
      places = Set(paths.map { origins.place(of: $0) })
    }

    /// Two campaigns can have files of the same name, so a name counts only if a record has no place.
    func contain(_ item: DeliveryManifest.Item) -> Bool {
      item.origin.isEmpty ? names.contains(item.source) : places.contains(item.origin)
    }
  }

  /// Runs to the last file or until the delivery is canceled.
  func execute() async throws -> Result {
    let files = try input.open(for: nil)
    try copies.expectNoOriginal(in: input.paths)
    let lock = isDry ? nil : try expectAlone()
    defer { withExtendedLifetime(lock) {} }
    let before = try DeliveryManifest.open(in: copies.folder)
    if lock != nil {
      let ids = Set(policy.judges.map(\.destination.id) + (before?.items.map(\.destination) ?? []))
      KilledRuns.clean(copies.folder, and: ids.map { DeliveryNames.safe($0) })
    }
    let pool = reading.makePool()
    let checker = reading.makeChecker(pool)
    let batch = Batch(
      checker, policy, width: reading.width, openFiles: copies.surroundings.openFiles(besides: pool),
      executor: copies.surroundings.threads)
    var result = Result()
    var assets: [CheckedAsset] = []
    var ours = OwnItems()
    let origins = Origins(of: copies.folder, roots: input.paths)
    var sums: Set<String> = []
    // The file of an original that only has another name follows it.
    func keeps(_ item: DeliveryManifest.Item) -> Bool {
      keepsRemoved && origins.isGone(item) && !sums.contains(item.sourceSHA256)
        && !copies.folder.appending(item.path.utf8).isMissing
    }
    let folder: AssetPath? = if case .found(let target) = copies.folder.target { target } else { nil }
    var progress = Progress(
      manifest: DeliveryManifest(toolVersion: toolVersion), counts: DeliveryCounts(isDry: isDry),
      names: DeliveryNames(roots: input.paths, isForeign: isForeign), earlier: before?.byOriginal ?? [:],
      origins: origins)
    do {
      try await batch.run(files.walk, below: files.walk(below:)) { item in
        if case .asset(let asset) = item {
          if let folder, case .found(let target) = asset.path.target, target.isBelow(folder) { return }
          assets.append(asset)
        }
        result.tally.add(item)
      }
      copies.inputs.add(assets.lazy.map(\.path))
      progress.counts.files = assets.count
      ours = OwnItems(assets.map(\.path), origins)
      let originals = try originals(assets, &progress)
      sums = Set(originals.map(\.sum))
      for item in before?.items ?? [] where !ours.contain(item) && (!origins.isGone(item) || keeps(item)) {
        progress.names.reserve(item.path)
      }
      let deliveries = try self.deliveries(of: originals, &progress)
      try tellSpace(for: deliveries)
      try tellChanges(of: deliveries)
      if !isDry, deliveries.contains(where: { $0.plan != nil }) { try copies.expectFFmpeg() }
      listener.setTotal(deliveries.reduce(0) { $0 + $1.verdicts.count })
      listener.setWork(deliveries.map(\.work))
      for delivery in deliveries {
        try Task.checkCancellation()
        listener.beginTask()
        try await deliver(delivery, with: checker, &progress)
        listener.endTask()
        listener.advance(by: delivery.verdicts.count, red: 0)
        if progress.defect != nil { break }
      }
    } catch is CancellationError {
      result.tally.interrupted = true
    }
    try files.checkList()
    // The delivery mirrors the named folders. Files that earlier runs delivered for originals elsewhere stay a part of it.
    let done = Set(progress.manifest.items.map(\.path))
    // A folder without any media may be a disk that is not there.
    let isWhole = !result.tally.interrupted && progress.defect == nil && !assets.isEmpty
    let chosen = Set(policy.judges.map(\.destination.id))
    for item in before?.items ?? [] where !done.contains(item.path) {
      if isWhole, keeps(item) {
        var item = item
        item.isOriginalGone = true
        progress.manifest.items.append(item)
        progress.counts.withoutOriginal += 1
      } else if isWhole, origins.isGone(item) || chosen.contains(item.destination) && ours.contain(item) {
        try remove(item, &progress)
      } else {
        progress.manifest.items.append(item)
      }
    }
    for refusal in before?.refusals ?? [] where !ours.names.contains(refusal.source) {
      progress.manifest.refusals.append(refusal)
    }
    if !isDry, !assets.isEmpty { try await writeManifest(progress, pool) }
    await pool?.shutdown()
    try listener.add(summary(progress, interrupted: result.tally.interrupted))
    result.manifest = progress.manifest
    result.hasRefusals = !progress.manifest.refusals.isEmpty
    if let defect = progress.defect, !result.tally.interrupted {
      throw Failure(.incomplete, CommandText(asWritten: defect))
    }
    return result
  }

  // MARK: What to do

  /// Returns the originals that are for a destination, each content once.
  private func originals(_ assets: [CheckedAsset], _ progress: inout Progress) throws -> [Original] {
    var originals: [Original] = []
    var known: [String: Int] = [:]
    for asset in assets {
      try Task.checkCancellation()
      guard asset.verdicts.contains(where: { $0.outcome != .notApplicable }) else {
        progress.counts.unmeant += 1
        continue
      }
      let content = asset.facts.error == nil ? PictureInspection.content(of: asset) : nil
      let sum = content?.sum ?? ""
      let origin = progress.origins.place(of: asset.path)
      if let place = known[sum] {
        progress.counts.duplicates += 1
        // A copy often has a longer name, such as “Copy of hero.jpg”, or the extension of another format.
        if asset.isPlainer(than: originals[place].asset) {
          originals[place].duplicates.append(originals[place].asset.path.display)
          (originals[place].asset, originals[place].origin) = (asset, origin)
        } else {
          originals[place].duplicates.append(asset.path.display)
        }
        continue
      }
      if !sum.isEmpty { known[sum] = originals.count }
      originals.append(
        Original(asset: asset, origin: origin, sum: sum, hasLocation: content?.hasLocation ?? false))
    }
    return originals
  }

  /// Returns the files that destinations get and do not have yet, and records the files that they do not get.
  private func deliveries(of originals: [Original], _ progress: inout Progress) throws -> [Delivery] {
    let mayImprove = copies.surroundings.hasProgram("ffmpeg")
    var deliveries: [Delivery] = []
    func add(_ delivery: Delivery) {
      var delivery = delivery
      delivery.verdicts = delivery.verdicts.filter { verdict in
        guard let item = kept(delivery, at: verdict, &progress) else { return true }
        if progress.origins.isGone(item) {
          deliveries.append(
            Delivery(original: delivery.original, verdicts: [verdict], plan: delivery.plan, earlier: item))
          return false
        }
        progress.manifest.items.append(item)
        progress.names.reserve(item.path)
        progress.counts.kept += 1
        note(item.warnings, of: delivery, verdict, &progress)
        return false
      }
      if !delivery.verdicts.isEmpty { deliveries.append(delivery) }
    }
    for original in originals {
      try Task.checkCancellation()
      let asset = original.asset
      let strips = planner.stripsLocation && original.hasLocation
      var whole = strips ? [] : asset.verdicts.filter(\.isDeliverable)
      var wanting = asset.verdicts.filter { (strips || !$0.isDeliverable) && $0.outcome != .notApplicable }
      let isChanged =
        strips || wanting.contains { $0.outcome == .fail || $0.outcome == .unknown }
        || whole.contains { $0.outcome == .warn }
      let suggestion = isChanged ? planner.suggestion(forEach: asset.path, asset.facts, asset.verdicts) : nil
      var changed: [Delivery] = []
      for plan in suggestion?.plans ?? [] {
        let served = plan.predicted.filter { after in
          // An original that is only warned about is delivered as it is if no program can improve it.
          after.isReady && (wanting + (mayImprove ? whole : [])).contains { $0.destination === after.destination }
        }
        wanting.removeAll { before in served.contains { $0.destination === before.destination } }
        whole.removeAll { before in served.contains { $0.destination === before.destination } }
        changed.append(Delivery(original: original, verdicts: served, plan: plan))
      }
      add(Delivery(original: original, verdicts: whole, plan: nil))
      for delivery in changed { add(delivery) }
      for verdict in wanting where !verdict.isOfOtherKind {
        let unserved = suggestion?.unserved.first { $0.verdict.destination === verdict.destination }
        refuse(asset, verdict, words.reason(of: verdict, of: asset, unserved), unserved?.choices ?? [], &progress)
      }
    }
    return deliveries
  }

  private func refuse(
    _ asset: CheckedAsset, _ verdict: Verdict, _ reason: String, _ choices: [String], _ progress: inout Progress
  ) {
    let rules = verdict.findings.filter { $0.severity == .error || $0.acceptance != nil }.map(\.rule.id)
    progress.manifest.refusals.append(
      DeliveryManifest.Refusal(
        source: asset.path.display, destination: verdict.destination.id, outcome: verdict.outcome.rawValue,
        reason: reason, choices: choices, rules: rules))
    let isOfDestination = rules.contains { !$0.hasPrefix(FileRules.id + "/") }
    if progress.refused == nil, isOfDestination { progress.refused = asset.path }
  }

  /// Records the warnings about a file that a destination gets.
  private func note(
    _ warnings: [DeliveryManifest.Warning], of delivery: Delivery, _ verdict: Verdict, _ progress: inout Progress
  ) {
    if !warnings.isEmpty { progress.counts.warned += 1 }
    for warning in warnings {
      progress.warnings.append(
        DeliveryText.Notice(
          path: delivery.asset.path.display, destination: verdict.destination.id, rule: warning.rule,
          text: warning.message))
    }
  }

  private func warnings(of verdict: Verdict) -> [DeliveryManifest.Warning] {
    verdict.findings.filter { $0.severity == .warning && $0.acceptance == nil }.map {
      DeliveryManifest.Warning(rule: $0.rule.id, message: $0.message)
    }
  }

  /// Returns true if a file of the folder belongs to somebody else, who keeps it.
  private func isForeign(_ name: String) -> Bool {
    let path = copies.folder.appending(name.utf8)
    guard !path.isMissing || path.isLink else { return false }
    do throws(OutputError) {
      try OutputFile.check(copies.place(path))
      return false
    } catch {
      return true
    }
  }

  /// Returns the right to write into the folder. Throws if another run has it.
  private func expectAlone() throws -> FolderLock {
    do throws(OutputError) {
      if let lock = try FolderLock(copies.folder) { return lock }
    } catch {
      throw Failure(.incomplete, .cannotWriteInto(shown(copies.folder), CommandText(error)))
    }
    throw Failure(.incomplete, .anotherRunWrites(shown(copies.folder)))
  }

  /// Prints the change and the losses of each file that is repaired, before any is.
  private func tellChanges(of deliveries: [Delivery]) throws {
    for delivery in deliveries {
      guard let plan = delivery.plan, delivery.earlier == nil else { continue }
      try listener.add(
        words.repairs(
          delivery.asset.path.display, for: delivery.verdicts.map(\.destination.shortName), words.change(plan)))
    }
  }

  /// Prints the space that the files need and the available space.
  private func tellSpace(for deliveries: [Delivery]) throws {
    let count = deliveries.reduce(0) { $0 + $1.verdicts.count }
    guard count > 0 else { return }
    let needed = deliveries.reduce(Int64(0)) { sum, delivery in
      let size = delivery.plan?.facts.fileSize ?? delivery.asset.facts.fileSize ?? 0
      return sum.addingReportingOverflow(
        size.multipliedReportingOverflow(by: Int64(delivery.verdicts.count)).partialValue
      )
      .partialValue
    }
    try listener.add(words.space(count, needed, free: freeSpace(at: copies.folder)))
  }

  /// Returns the file of an earlier run that the destination can keep; nil if no such file exists, or if it was changed.
  private func kept(
    _ delivery: Delivery, at verdict: Verdict, _ progress: inout Progress
  ) -> DeliveryManifest.Item? {
    guard let earlier = progress.earlier[Self.key(verdict.destination.id, delivery.original.sum)] else { return nil }
    let rules = fingerprint(of: verdict, delivery, &progress)
    return earlier.first { item in
      item.rules == rules && item.repairs.isEmpty == (delivery.plan == nil) && !path(of: item).isLink
        && item.isPossible((try? OpenFile(path(of: item)))?.sha256)
    }
  }

  static func key(_ destination: String, _ sum: String) -> String { "\(destination) \(sum)" }

  private func path(of item: DeliveryManifest.Item) -> AssetPath { copies.folder.appending(Array(item.path.utf8)) }

  /// Returns a text that changes with everything that decides on the delivery, except the file.
  private func fingerprint(of verdict: Verdict, _ delivery: Delivery, _ progress: inout Progress) -> String {
    let judge = policy.judges(of: delivery.asset.path).first { $0.destination === verdict.destination }
    var options = delivery.plan.map { " \($0.fingerprint)" } ?? ""
    for reason in verdict.reasonsToDeliver { options += " (\(reason))" }
    guard let judge else { return options }
    let known = progress.fingerprints[ObjectIdentifier(judge)] ?? judge.fingerprint
    progress.fingerprints[ObjectIdentifier(judge)] = known
    return known + options
  }

  // MARK: Files

  private func deliver(_ delivery: Delivery, with checker: Checker, _ progress: inout Progress) async throws {
    guard !isDry else {
      progress.counts.add(delivery.verdicts.count, isRepaired: delivery.plan != nil)
      for verdict in delivery.verdicts { note(warnings(of: verdict), of: delivery, verdict, &progress) }
      return
    }
    do {
      if let earlier = delivery.earlier {
        let source = try open(path(of: earlier))
        for verdict in delivery.verdicts { try write(source, delivery, verdict, &progress) }
      } else if let plan = delivery.plan {
        try await deliver(plan, delivery, with: checker, &progress)
      } else {
        let source = try open(delivery.asset.path)
        for verdict in delivery.verdicts { try write(source, delivery, verdict, &progress) }
      }
    } catch let error as RepairFailure {
      if Task.isCancelled { throw CancellationError() }
      let done = Set(progress.manifest.items.filter { $0.source == delivery.asset.path.display }.map(\.destination))
      let missing = delivery.verdicts.filter { !done.contains($0.destination.id) }
      let whole = missing.map(delivery.original.answer).filter {
        delivery.plan != nil && $0.isDeliverable && !strips(delivery)
      }
      for verdict in missing where !whole.contains(where: { $0.destination === verdict.destination }) {
        refuse(delivery.asset, delivery.original.answer(verdict), error.reason, [], &progress)
      }
      if error.isOfMachine {
        progress.defect = error.reason
      } else if !whole.isEmpty {
        // Its warnings stay, and it can be posted.
        try await deliver(
          Delivery(original: delivery.original, verdicts: whole, plan: nil), with: checker, &progress)
      }
    }
  }

  private func strips(_ delivery: Delivery) -> Bool { planner.stripsLocation && delivery.original.hasLocation }

  private func open(_ path: AssetPath) throws(RepairFailure) -> OpenFile {
    do {
      return try OpenFile(path)
    } catch {
      throw RepairFailure(reading: error, in: language)
    }
  }

  /// Writes a repaired copy for its first destination, and copies that for the others.
  private func deliver(
    _ plan: RepairPlan, _ delivery: Delivery, with checker: Checker, _ progress: inout Progress
  ) async throws {
    let missing = delivery.verdicts
    guard let first = missing.first else { return }
    let name = progress.names.take(
      delivery.asset.path, for: first.destination.id, fileExtension: delivery.fileExtension)
    let output = copies.folder.appending(Array(name.utf8))
    let writer = RepairWriter(
      settings: copies, asset: delivery.asset, judges: policy.judges(of: delivery.asset.path), checker: checker,
      output: output, reach: listener.reach)
    let written = try await writer.write(plan, orBy: planner, .error) {}
    // The prediction can be wrong, so only a file that a destination accepts is delivered. The copy belongs to the first one.
    func answer(_ verdict: Verdict) -> Verdict? {
      written.asset.verdicts.first { $0.destination === verdict.destination }
    }
    let isAccepted = answer(first)?.isReady == true
    let accepting = missing.filter { isAccepted && answer($0)?.isReady == true }
    for verdict in missing where !accepting.contains(where: { $0.destination === verdict.destination }) {
      let after = answer(isAccepted ? verdict : first) ?? verdict
      refuse(
        delivery.asset, delivery.original.answer(verdict), words.reason(of: after, of: written.asset, nil), [],
        &progress)
    }
    guard isAccepted else { return }
    _ = try writer.keep(written)
    try note(delivery, answer(first) ?? first, name, &progress)
    let copy = try open(output)
    for verdict in accepting where verdict.destination !== first.destination {
      try write(copy, delivery, answer(verdict) ?? verdict, &progress)
    }
  }

  private func write(
    _ source: OpenFile, _ delivery: Delivery, _ verdict: Verdict, _ progress: inout Progress
  ) throws {
    let name = progress.names.take(
      delivery.asset.path, for: verdict.destination.id, fileExtension: delivery.fileExtension)
    let path = copies.folder.appending(Array(name.utf8))
    do throws(OutputError) {
      try OutputFile.copy(source, to: copies.place(path))
    } catch {
      if Task.isCancelled { throw CancellationError() }
      throw RepairFailure(
        reason: FixText(language).cannotWrite(shown(path), CommandText(error).text(in: language)),
        isOfMachine: error.system != nil)
    }
    try note(delivery, verdict, name, &progress)
  }

  /// Adds a file to the manifest. A file that changed since it was judged is removed again.
  private func note(
    _ delivery: Delivery, _ verdict: Verdict, _ name: String, _ progress: inout Progress
  ) throws {
    let path = copies.folder.appending(Array(name.utf8))
    guard let file = try? OpenFile(path), let sum = file.sha256 else {
      throw RepairFailure(reason: words.vanished(shown(path)), isOfMachine: true)
    }
    let plan = delivery.plan
    guard plan != nil || sum == delivery.original.sum else {
      _ = try? OutputFile.removeEarlier(copies.place(path))
      throw RepairFailure(reason: words.changed(shown(delivery.asset.path)))
    }
    let rules = fingerprint(of: verdict, delivery, &progress)
    let warnings = warnings(of: verdict)
    let allowed = verdict.reasonsToDeliver
    progress.manifest.items.append(
      DeliveryManifest.Item(
        source: delivery.asset.path.display, origin: delivery.original.origin,
        duplicates: delivery.original.duplicates, sourceSHA256: delivery.original.sum,
        destination: verdict.destination.id, path: name, sha256: sum, size: file.fileSize,
        repairs: plan?.repairs.map(\.id.rawValue) ?? [],
        losses: plan.map { $0.losses.map(\.id) } ?? [],
        keeps: (plan?.keepsLocation ?? delivery.original.hasLocation) ? ["location"] : [],
        change: plan.map { words.change($0) } ?? "",
        outcome: allowed.isEmpty ? verdict.outcome.rawValue : Outcome.accepted.rawValue, warnings: warnings,
        allowed: allowed, rules: rules))
    progress.counts.add(1, isRepaired: plan != nil)
    note(warnings, of: delivery, verdict, &progress)
  }

  /// Removes a file that an earlier run delivered, and that the destination would not get today.
  private func remove(_ item: DeliveryManifest.Item, _ progress: inout Progress) throws {
    do throws(OutputError) {
      let isRemoved =
        isDry ? !path(of: item).isMissing : try OutputFile.removeEarlier(copies.place(path(of: item)))
      guard isRemoved else { return }
      progress.counts.removed += 1
      progress.removed.append(item.path)
    } catch {
      // The file was changed since then, so it belongs to the user now.
      try listener.add(words.stays(shown(path(of: item)), CommandText(error).text(in: language)))
    }
  }

  private func writeManifest(_ progress: Progress, _ maker: (any ThumbnailMaker)?) async throws {
    let folder = copies.folder
    func write(_ bytes: [UInt8], _ name: String, _ kind: OutputKind) throws {
      let path = folder.appending(Array(name.utf8))
      try PreflightOperations.write(
        bytes, to: OutputPlace(path, kind, .below(folder), replacing: .earlierOutput, besides: copies.inputs))
    }
    try write(progress.manifest.document, DeliveryManifest.fileName, DeliveryManifest.kind)
    let names = policy.judges.map { ($0.destination.id, $0.destination.name) }
    func name(_ id: String) -> String { names.first { $0.0 == id }?.1 ?? id }
    let pictures = await thumbnails(of: progress.manifest.items, maker)
    let files = Dictionary(grouping: progress.manifest.items, by: \.destination).sorted { $0.key < $1.key }.map {
      id, items in
      (
        name(id),
        items.map { item in
          HTMLDeliveryPage.File(
            original: item.source, path: item.path, change: item.change, size: item.size,
            warnings: item.warnings.map(\.message), allowed: item.allowed, isOriginalGone: item.isOriginalGone,
            thumbnail: pictures[item.sourceSHA256])
        }
      )
    }
    let refusals = words.together(progress.manifest.refusals.map(notice)).map { group in
      HTMLDeliveryPage.Refusal(
        original: group.path, destinations: group.destinations.map(name), reasons: group.texts)
    }
    let page = HTMLDeliveryPage(files, refusals, in: language)
    try write(
      page.bytes, HTMLDeliveryPage.fileName, OutputKind("page", recognizes: HTMLDeliveryPage.recognizes))
  }

  /// The largest number of thumbnails on the page.
  private static let mostThumbnails = 300

  /// Returns thumbnails of the files that a person should look at, because a destination warns about them, or because they are
  /// not as they were, by the checksums of their originals.
  private func thumbnails(
    of items: [DeliveryManifest.Item], _ maker: (any ThumbnailMaker)?
  ) async -> [String: Thumbnail] {
    guard let maker else { return [:] }
    var wanted = Grouped<String, AssetPath>()
    for item in items
    where !item.warnings.isEmpty || !item.allowed.isEmpty || !item.repairs.isEmpty || item.isOriginalGone {
      _ = wanted.place(of: item.sourceSHA256) { path(of: item) }
    }
    let chosen = wanted.all.prefix(Self.mostThumbnails)
    return await withTaskGroup(of: (String, Thumbnail?).self) { group in
      var made: [String: Thumbnail] = [:]
      for (index, (sum, path)) in chosen.enumerated() {
        if index >= reading.width, let (sum, picture) = await group.next() { made[sum] = picture }
        group.addTask {
          guard let file = try? OpenFile(path) else { return (sum, nil) }
          return (sum, await maker.thumbnail(of: file, at: nil))
        }
      }
      for await (sum, picture) in group { made[sum] = picture }
      return made
    }
  }

  private func notice(_ refusal: DeliveryManifest.Refusal) -> DeliveryText.Notice {
    DeliveryText.Notice(
      path: refusal.source, destination: refusal.destination,
      rule: refusal.choices.isEmpty ? refusal.rules.first ?? refusal.reason : refusal.reason, text: refusal.reason)
  }

  private func summary(_ progress: Progress, interrupted: Bool) -> String {
    let items = progress.manifest.items
    let names = policy.judges.map { ($0.destination.id, $0.destination.shortName) }
    func name(_ id: String) -> String { names.first { $0.0 == id }?.1 ?? id }
    func named(_ notice: DeliveryText.Notice) -> DeliveryText.Notice {
      var notice = notice
      notice.destination = name(notice.destination)
      return notice
    }
    return words.summary(
      progress.counts,
      isDry
        ? []
        : names.map { id, name in
          let own = items.filter { $0.destination == id }
          return (
            name, own.count { $0.repairs.isEmpty }, own.count { !$0.repairs.isEmpty },
            own.reduce(Int64(0)) { $0 &+ $1.size }
          )
        },
      DeliveryText.Notices(
        warnings: progress.warnings.map(named),
        allowed: items.flatMap { item in
          item.allowed.map {
            DeliveryText.Notice(path: item.path, destination: name(item.destination), rule: $0, text: $0)
          }
        },
        withoutOriginal: items.filter(\.isOriginalGone).map(\.path), removed: progress.removed,
        refused: progress.manifest.refusals.map(notice).map(named),
        example: progress.refused.map { first in
          let rules = progress.manifest.refusals.filter { $0.source == first.display }.flatMap(\.rules)
          return (FolderScope(configurationFolder).relativePath(of: first).text, rules.uniqued)
        }), interrupted: interrupted)
  }
}

extension DeliveryManifest {
  /// Reads the manifest of a folder; nil if the folder has no such file.
  package static func open(in folder: AssetPath) throws(Failure) -> DeliveryManifest? {
    do {
      return try read(in: folder)
    } catch {
      let path = folder.appending(Array(fileName.utf8))
      let reason =
        (error as? OutputError).map { CommandText($0) }
        ?? CommandText(asWritten: (error as? ReadError)?.message.english ?? "\(error)")
      throw Failure(.incomplete, .cannotReadManifest(shown(path), reason))
    }
  }

  /// The delivered files by destination and checksum of the original.
  fileprivate var byOriginal: [String: [Item]] {
    Dictionary(grouping: items) { DeliveryRun.key($0.destination, $0.sourceSHA256) }
  }
}

extension [String] {
  /// The texts without repetitions, in their order.
  fileprivate var uniqued: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension MediaFacts {
  /// The usual extension of the type; nil if the type is not known.
  fileprivate var usualExtension: String? { container.flatMap { MediaFormat.named($0)?.extensions.first } }
}

extension CheckedAsset {
  /// True if a file has a better name than another one with the same content: its extension is that of its type, or its name is
  /// shorter.
  fileprivate func isPlainer(than other: CheckedAsset) -> Bool {
    let (rank, otherRank) = (strangeness, other.strangeness)
    return rank == otherRank
      ? path.withoutExtension.lastComponent.count < other.path.withoutExtension.lastComponent.count : rank < otherRank
  }

  /// The words by which file managers mark a copy.
  private static let marks = ["copy", "copia", "copie", "kopie", "cópia", "副本", "拷贝", "コピー", "복사본"]

  /// A number that grows with what makes a name a worse one: no extension, the mark of a copy, the extension of another format.
  private var strangeness: Int {
    let name = path.display.lowercased()
    let last = name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]
    return (facts.extensionMatches == true ? 0 : facts.extensionMatches == nil ? 1 : 4)
      + (Self.marks.contains { last.contains($0) } ? 2 : 0)
  }
}

extension Verdict {
  /// True if the destination accepts no file of this kind, so that only the state of the file itself was judged.
  fileprivate var isOfOtherKind: Bool {
    outcome == .fail && slot == nil && findings.allSatisfy { $0.severity != .error || $0.rule.isOfFile }
  }
}

extension RepairPlan {
  /// A text that changes with the change itself: 16 hexadecimal digits.
  fileprivate var fingerprint: String {
    let none = AssetPath(bytes: [])
    let words = arguments(input: none, output: none).joined(separator: [0])
    return String(SHA256.digits(of: Array("\(repairs.map(\.id)) \(keepsLocation) ".utf8) + words).prefix(16))
  }
}

extension Judge {
  /// A text that changes with the rules in force, with the assumed values of parameters, and with a team's changes: 16
  /// hexadecimal digits.
  var fingerprint: String {
    var text = destination.id
    for slot in slots {
      text += "\n" + slot.name
      for rule in slot.rules {
        text +=
          "\n\(rule.rule.id) \(rule.subject.name) \(rule.constraint) \(rule.severity) \(rule.cells) \(rule.rule.appliesIf)"
      }
    }
    return String(SHA256.digits(of: Array(text.utf8)).prefix(16))
  }
}
