public import MediaProbe
public import PreflightJudging

/// Reads files and judges them.
///
/// `Checker()` reads headers only. `Checker(deeper:)` reads a file in a deeper tier if its header lacks facts that are
/// needed: in a `WorkerPool`, which uses other processes, or in a `ReferenceProbe` in this process. With the depth
/// `decode`, every media file is decoded completely in the deeper tier.
public struct Checker: Sendable {
  /// The tiers that may read a file.
  public enum Engine: String, Sendable, CaseIterable {
    /// The header first, then samples for missing facts, then a deeper tier.
    case auto
    /// The header only; facts that it lacks stay unknown.
    case header
    /// The C libraries only, for every file.
    case reference
  }

  private let deeper: (any DeeperProbe)?
  private let engine: Engine
  private let depth: Tier
  private let observer: (any CheckObserver)?
  /// The file that is read under another name; nil if every file keeps its name.
  package var alias: FileAlias?

  /// - Parameters:
  ///   - deeper: Reads facts that headers lack; nil to read only headers.
  ///   - engine: The tiers that may read a file.
  ///   - depth: The deepest tier. `header` reads only headers, regardless of the engine. `stream` reads deeper if facts
  ///     are missing. `sampled` also decodes short videos, and of others key frames at the start, in the middle and at the end;
  ///     `decode` decodes every media file. They report damage as a problem `decode_error`.
  ///   - observer: Receives each finished check; nil to observe nothing, at no cost.
  public init(
    deeper: (any DeeperProbe)? = nil, engine: Engine = .auto, depth: Tier = .stream,
    observer: (any CheckObserver)? = nil
  ) {
    self.deeper = deeper
    self.observer = observer
    self.engine = depth == .header ? .header : engine
    self.depth = depth
  }

  /// Returns the verdicts of the judges, in their order, and the facts as far as the judges need them. Without judges, it
  /// returns all facts that the tiers can read.
  ///
  /// A file that cannot be read has its error in the facts.
  ///
  /// - Throws: `CancellationError` if the task is canceled, within milliseconds. A worker that reads the file is ended.
  public func check(_ path: AssetPath, with judges: [Judge]) async throws(CancellationError) -> CheckedAsset {
    try await check(path, with: judges) { begin(path, for: judges, into: &$0) }
  }

  /// Returns the verdicts on an open file, and its facts, as for a path.
  ///
  /// - Parameters:
  ///   - descriptor: A file descriptor that is open for reading. It stays open, and its position stays the same.
  ///   - name: The name of the file, whose extension is compared with the content; empty if it is not known.
  public func check(
    descriptor: Int32, named name: AssetPath = "", with judges: [Judge]
  ) async throws(CancellationError) -> CheckedAsset {
    try await check(name, with: judges) { begin(descriptor, named: name, for: judges, into: &$0) }
  }

  /// Returns the facts of a file. Only an observer needs them in an asset, from which the caller would copy them.
  package func facts(of path: AssetPath) async throws(CancellationError) -> MediaFacts {
    guard observer == nil else { return try await check(path, with: []).facts }
    return try await facts(of: path) { begin(path, for: [], into: &$0) }
  }

  /// Returns the facts of an open file in the same way.
  package func facts(
    ofDescriptor descriptor: Int32, named name: AssetPath
  ) async throws(CancellationError) -> MediaFacts {
    guard observer == nil else { return try await check(descriptor: descriptor, named: name, with: []).facts }
    return try await facts(of: name) { begin(descriptor, named: name, for: [], into: &$0) }
  }

  /// Returns the verdicts of a policy on a file that the user named.
  package func check(_ path: AssetPath, by policy: Policy) async throws(CancellationError) -> CheckedAsset {
    let judges = policy.judges(of: path)
    let facts = try await facts(of: path) { begin(path, for: judges, into: &$0) }
    return CheckedAsset(path, facts, by: policy, judges, isNamed: true)
  }

  /// Returns the verdicts of a policy on a file that the user named, if its header has all facts that are needed; nil if a deeper
  /// tier has to read it.
  package func checkAtOnce(_ path: AssetPath, by policy: Policy) -> CheckedAsset? {
    let judges = policy.judges(of: path)
    var facts = MediaFacts()
    guard begin(path, for: judges, into: &facts) == nil else { return nil }
    return CheckedAsset(path, facts, by: policy, judges, isNamed: true)
  }

  /// Returns the verdicts of a policy on a file that cannot be opened.
  package func unreadable(_ path: AssetPath, _ error: ReadError, by policy: Policy) -> CheckedAsset {
    CheckedAsset(path, MediaFacts(error: error), by: policy, policy.judges(of: path), isNamed: true)
  }

  /// Returns the verdicts of a policy on an open file.
  package func check(
    descriptor: Int32, named name: AssetPath, by policy: Policy
  ) async throws(CancellationError) -> CheckedAsset {
    let judges = policy.judges(of: name)
    let facts = try await facts(of: name) { begin(descriptor, named: name, for: judges, into: &$0) }
    return CheckedAsset(name, facts, by: policy, judges, isNamed: true)
  }

  private func check(
    _ name: AssetPath, with judges: [Judge], beginning: (inout MediaFacts) -> Escalation?
  ) async throws(CancellationError) -> CheckedAsset {
    let start = observedStart
    let asset = CheckedAsset(name, try await facts(of: name, beginning: beginning), judgedBy: judges)
    report(asset, since: start)
    return asset
  }

  private func facts(
    of name: AssetPath, beginning: (inout MediaFacts) -> Escalation?
  ) async throws(CancellationError) -> MediaFacts {
    if Task.isCancelled { throw CancellationError() }
    var facts = MediaFacts()
    if let escalation = beginning(&facts) {
      facts = await finish(escalation, of: name)
      // The facts of a canceled reading say nothing about the file.
      if Task.isCancelled { throw CancellationError() }
    }
    return facts
  }

  private func begin(
    _ descriptor: Int32, named name: AssetPath, for judges: [Judge], into facts: inout MediaFacts
  ) -> Escalation? {
    do throws(ReadError) {
      return begin(try OpenFile(duplicating: descriptor), named: name, for: judges, into: &facts)
    } catch {
      facts = MediaFacts(error: error)
      return nil
    }
  }

  /// The time now; nil if nothing observes the checks.
  var observedStart: ContinuousClock.Instant? { observer == nil ? nil : .now }

  /// Reports a finished check if its start time was recorded.
  func report(_ asset: CheckedAsset, since start: ContinuousClock.Instant?) {
    if let observer, let start { observer.finished(asset, duration: start.duration(to: .now)) }
  }

  /// Reads a file in the header tier. Never blocks: it makes a few file system calls at most.
  ///
  /// - Parameters:
  ///   - judges: The judges whose facts are needed; without judges, all facts are needed.
  ///   - facts: Set unless a deeper tier must read the file. An inout parameter, because facts have a hundred members.
  func begin(_ path: AssetPath, for judges: [Judge], into facts: inout MediaFacts) -> Escalation? {
    if path.isCloudPlaceholder {
      let error = ReadError(.icloudPlaceholder, .inICloud)
      facts = MediaFacts(error: error)
      return nil
    }
    let file: OpenFile
    do {
      file = try OpenFile(alias?.file(of: path) ?? path)
    } catch {
      facts = MediaFacts(error: error)
      return nil
    }
    return begin(file, named: path, for: judges, into: &facts)
  }

  private func begin(
    _ file: OpenFile, named path: AssetPath, for judges: [Judge], into facts: inout MediaFacts
  ) -> Escalation? {
    if let escalation = readHeader(of: file, at: path, for: judges, into: &facts) { return escalation }
    // A file that escalates is checked for changes after the deeper tier has read it.
    if let change = file.change { facts = MediaFacts(error: change, fileSize: file.fileSize) }
    return nil
  }

  private func readHeader(
    of file: OpenFile, at path: AssetPath, for judges: [Judge], into facts: inout MediaFacts
  ) -> Escalation? {
    do {
      var lacksFacts = false
      guard let refusal = try readHeader(of: file, for: judges, into: &facts, &lacksFacts) else {
        if judges.refuse(facts, named: path) {
          facts = facts.ofMedia
          return nil
        }
        facts.describeContainer(fileExtension: path.fileExtension)
        let isSettled =
          engine == .header || deeper == nil || engine == .auto && depth < .sampled && !lacksFacts
        guard isSettled else {
          return Escalation(
            file: file, signature: facts.container.map { .format($0) } ?? .none,
            // The reference tier must show only its own result.
            header: engine == .reference ? nil : facts)
        }
        return nil
      }
      switch refusal {
      case .refused(_, let signature):
        // The reference tier makes refusals of its own.
        guard engine != .reference else { return Escalation(file: file, signature: signature) }
      case .unread(let signature, _):
        guard engine == .header || deeper == nil else { return Escalation(file: file, signature: signature) }
      case .unsigned:
        guard engine == .header || deeper == nil else { return Escalation(file: file, signature: .none) }
      }
      facts = refusal.facts(named: path, size: file.size)
    } catch {
      facts = MediaFacts(error: error.asError, fileSize: file.fileSize)
    }
    return nil
  }

  /// Reads the header, and samples too if facts are needed that the header does not state. Reading a header again costs
  /// microseconds, and few files need it.
  ///
  /// - Parameter lacksFacts: Set to true if a deeper tier could read facts that are needed. Unchanged if the engine or
  ///   the depth decides alone.
  private func readHeader(
    of file: OpenFile, for judges: [Judge], into facts: inout MediaFacts, _ lacksFacts: inout Bool
  ) throws(ReadInterruption) -> HeaderTier.Refusal? {
    let readsSamples = engine == .auto && depth < .sampled
    // Without judges all facts are needed.
    let reach: HeaderReach = readsSamples && judges.isEmpty ? .samples : .description
    let refusal = try HeaderTier.read(file, reach: reach, into: &facts)
    guard refusal == nil, readsSamples else { return refusal }
    lacksFacts = asksMore(facts, judges)
    guard lacksFacts, reach == .description else { return nil }
    facts = MediaFacts()
    let again = try HeaderTier.read(file, reach: .samples, into: &facts)
    lacksFacts = asksMore(facts, judges)
    return again
  }

  /// Returns true if a deeper tier could read facts that are needed.
  private func asksMore(_ facts: MediaFacts, _ judges: [Judge]) -> Bool {
    guard !facts.unknown.isEmpty else { return false }
    guard judges.isEmpty else { return judges.contains { $0.tierNeeded(for: facts) != nil } }
    return facts.unknown.facts.contains { facts.unknown[$0]?.tier == .stream }
  }

  /// Reads a file in the deeper tier, after the header tier left facts open.
  func finish(_ escalation: Escalation, of path: AssetPath) async -> MediaFacts {
    guard let deeper else {
      return MediaFacts(error: ReadError(.unsupported, .noDeeperTier), fileSize: escalation.file.fileSize)
    }
    var facts = await deeper.facts(of: escalation.file, depth: depth)
    facts.describeContainer(fileExtension: path.fileExtension)
    if let header = escalation.header { facts.complete(from: header) }
    if escalation.signature == .none, facts.error?.code == .notMedia { facts.nameForeign(by: path) }
    return facts
  }
}

extension MediaFacts {
  /// Reports the format by the file extension if the content is in no known format, for formats without a reliable
  /// signature.
  fileprivate mutating func nameForeign(by path: AssetPath) {
    guard let format = path.fileExtension.flatMap(ForeignFormat.named(byExtension:)) else { return }
    self = MediaFacts(error: format.refusal, fileSize: fileSize)
  }
}

/// A file that a deeper tier must read. A class, because it is passed between tasks together with its facts.
final class Escalation: Sendable {
  let file: OpenFile
  /// The file signature as found by the header tier.
  let signature: Signature
  /// The facts that the header tier read; nil if it read nothing.
  let header: MediaFacts?

  init(file: OpenFile, signature: Signature, header: MediaFacts? = nil) {
    self.file = file
    self.signature = signature
    self.header = header
  }
}
