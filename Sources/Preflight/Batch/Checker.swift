public import MediaProbe
public import PreflightJudging
public import PreflightRequests

/// Reads files and judges them.
///
/// `Checker()` reads headers only. `Checker(deeper:)` reads a file in a deeper tier if its header lacks facts that are
/// needed: in a `WorkerPool`, which uses other processes, or in a `ReferenceProbe` in this process. With the depth
/// `decode`, every media file is decoded completely in the deeper tier.
public struct Checker: Sendable {
  /// The tiers that may read a file.
  public enum Engine: String, Sendable, CaseIterable {
    /// The header first, then a deeper tier for missing facts.
    case auto
    /// The header only; facts that it lacks stay unknown.
    case header
    /// The C libraries only, for every file.
    case reference
  }

  private let deeper: (any DeeperProbe)?
  private let engine: Engine
  private let depth: Tier

  /// - Parameters:
  ///   - deeper: Reads facts that headers lack; nil to read only headers.
  ///   - engine: The tiers that may read a file.
  ///   - depth: The deepest tier. `header` reads only headers, regardless of the engine. `stream` reads deeper if facts
  ///     are missing. `decode` decodes every media file and reports damage as a problem `decode_error`.
  public init(deeper: (any DeeperProbe)? = nil, engine: Engine = .auto, depth: Tier = .stream) {
    self.deeper = deeper
    self.engine = depth == .header ? .header : engine
    self.depth = depth
  }

  /// Returns the facts of one file, as completely as the tiers can read them. They include errors.
  public func facts(of path: AssetPath) async -> MediaFacts {
    var facts = MediaFacts()
    guard let escalation = begin(path, for: [], into: &facts) else { return facts }
    return await finish(escalation, of: path)
  }

  /// Returns the verdicts of the judges, in their order, and the facts as far as the judges need them.
  public func check(_ path: AssetPath, with judges: [Judge]) async -> CheckedAsset {
    var facts = MediaFacts()
    if let escalation = begin(path, for: judges, into: &facts) { facts = await finish(escalation, of: path) }
    return CheckedAsset(path, facts, judgedBy: judges)
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
      file = try OpenFile(path)
    } catch {
      facts = MediaFacts(error: error)
      return nil
    }
    if let escalation = readHeader(of: file, at: path, for: judges, into: &facts) { return escalation }
    // A file that escalates is checked for changes after the deeper tier has read it.
    if let change = file.change { facts = MediaFacts(error: change, fileSize: file.fileSize) }
    return nil
  }

  private func readHeader(
    of file: OpenFile, at path: AssetPath, for judges: [Judge], into facts: inout MediaFacts
  ) -> Escalation? {
    let unreadable: ReadError
    do {
      guard let refusal = try HeaderTier.read(file, into: &facts) else {
        facts.describeContainer(fileExtension: path.fileExtension)
        let isSettled =
          engine == .header || deeper == nil || engine == .auto && depth != .decode && !asksMore(facts, judges)
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
      }
      facts = refusal.facts
      if case .unread(.none, _) = refusal { facts.nameForeign(by: path) }
      facts.fileSize = file.fileSize
      facts.describeContainer(fileExtension: path.fileExtension)
      return nil
    } catch .failed(let failure) {
      unreadable = failure
    } catch {
      unreadable = ReadError(.internal, .askedForArrivingBytes)
    }
    facts = MediaFacts(error: unreadable, fileSize: file.fileSize)
    return nil
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
  /// The facts that the header tier read; nil if there are none.
  let header: MediaFacts?

  init(file: OpenFile, signature: Signature, header: MediaFacts? = nil) {
    self.file = file
    self.signature = signature
    self.header = header
  }
}

/// An asset with its facts and the verdict of each destination.
///
/// A class, because it is passed between tasks and facts have a hundred members.
public final class CheckedAsset: Sendable {
  public let path: AssetPath
  public let facts: MediaFacts
  /// The verdicts in the order of the judges.
  public let verdicts: [Verdict]
  /// The thumbnail; nil if none was requested or could be made.
  public let thumbnail: Thumbnail?
  /// The request that was judged, of the document at `path`; nil for a file.
  public let request: RequestID?
  /// The place of the error that made it unreadable; nil for media, which have no lines.
  public let place: DocumentPlace?
  /// The file that could not be read, if it is not the judged one: the entitlements instead of the Info.plist.
  public let culprit: AssetPath?

  public init(
    path: AssetPath, facts: consuming MediaFacts, verdicts: [Verdict], thumbnail: Thumbnail? = nil,
    request: RequestID? = nil, place: DocumentPlace? = nil, culprit: AssetPath? = nil
  ) {
    self.path = path
    self.facts = facts
    self.verdicts = verdicts
    self.thumbnail = thumbnail
    self.request = request
    self.place = place
    self.culprit = culprit
  }

  /// Creates the asset with the verdicts that a policy gives.
  ///
  /// - Parameter judges: The judges of the file; nil to ask the policy for them.
  public convenience init(
    _ path: AssetPath, _ facts: consuming MediaFacts, by policy: Policy, _ judges: [Judge]? = nil
  ) {
    let facts = facts
    let verdicts = policy.verdicts(on: path, facts, by: judges ?? policy.judges(of: path))
    self.init(path: path, facts: facts, verdicts: verdicts)
  }

  /// Creates the asset with the verdicts of these judges, in their order.
  public convenience init(_ path: AssetPath, _ facts: consuming MediaFacts, judgedBy judges: [Judge]) {
    var verdicts: [Verdict] = []
    verdicts.reserveCapacity(judges.count)
    for judge in judges { verdicts.append(judge.verdict(for: facts, expecting: path.promisedKind)) }
    self.init(path: path, facts: facts, verdicts: verdicts)
  }
}
