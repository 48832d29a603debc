public import MediaProbe

/// Reads files and judges them.
///
/// `Checker()` reads headers only. `Checker(deeper:)` sends a file up a tier when its header does not tell what is asked:
/// to a `WorkerPool` in other processes, or to a `ReferenceProbe` in this one. With the depth `decode` every media file is
/// sent there and decoded to its end.
public struct Checker: Sendable {
  /// Which tiers may read a file.
  public enum Engine: String, Sendable, CaseIterable {
    /// The header first, a deeper tier for what it leaves open.
    case auto
    /// The header alone; what it does not tell stays unknown.
    case header
    /// The C libraries alone, for every file.
    case reference
  }

  private let deeper: (any DeeperProbe)?
  private let engine: Engine
  private let depth: Tier

  /// - Parameters:
  ///   - deeper: Reads what headers leave open; nil reads headers alone.
  ///   - engine: Which tiers may read a file.
  ///   - depth: The deepest tier: `header` reads headers alone, whatever the engine; `stream` reads deeper where something
  ///     is left open; `decode` decodes every media file, and tells damage that this meets as a problem `decode_error`.
  public init(deeper: (any DeeperProbe)? = nil, engine: Engine = .auto, depth: Tier = .stream) {
    self.deeper = deeper
    self.engine = depth == .header ? .header : engine
    self.depth = depth
  }

  /// What was measured of one file, as completely as its tiers can; what went wrong stands in the facts.
  public func facts(of path: AssetPath) async -> MediaFacts {
    var facts = MediaFacts()
    guard let escalation = begin(path, for: [], into: &facts) else { return facts }
    return await finish(escalation, of: path)
  }

  /// The verdicts of the given judges, in their order, with the facts on which they stand: as many as the judges ask for.
  public func check(_ path: AssetPath, with judges: [Judge]) async -> CheckedAsset {
    var facts = MediaFacts()
    if let escalation = begin(path, for: judges, into: &facts) { facts = await finish(escalation, of: path) }
    return CheckedAsset(path, facts, judgedBy: judges)
  }

  /// Reads as far as the header tier goes. Never waits: a few file system calls at most.
  ///
  /// - Parameters:
  ///   - judges: Those whose questions the facts must answer; with none, every fact is asked for.
  ///   - facts: Set, unless a deeper tier must read the file. In place, since facts have a hundred members.
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
            // The reference tier is to show what it says alone.
            header: engine == .reference ? nil : facts)
        }
        return nil
      }
      switch refusal {
      case .refused(_, let signature):
        // The reference tier is complete by itself: it refuses on its own.
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

  /// Whether a deeper tier could tell something that is asked for.
  private func asksMore(_ facts: MediaFacts, _ judges: [Judge]) -> Bool {
    guard !facts.unknown.isEmpty else { return false }
    guard judges.isEmpty else { return judges.contains { $0.needs(facts) != nil } }
    return facts.unknown.facts.contains { facts.unknown[$0]?.tier == .stream }
  }

  /// Reads a file in a deeper tier, where the header tier left something open.
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
  /// Names the format of a file by its extension, where its content is of none that is known and formats of that name have no
  /// mark that is sure.
  fileprivate mutating func nameForeign(by path: AssetPath) {
    guard let format = path.fileExtension.flatMap(ForeignFormat.named(byExtension:)) else { return }
    self = MediaFacts(error: format.refusal, fileSize: fileSize)
  }
}

/// A file that a deeper tier must read. A class, since it is handed from task to task with its facts.
final class Escalation: Sendable {
  let file: OpenFile
  /// What the header tier made of its beginning.
  let signature: Signature
  /// What it read; nil when it read nothing.
  let header: MediaFacts?

  init(file: OpenFile, signature: Signature, header: MediaFacts? = nil) {
    self.file = file
    self.signature = signature
    self.header = header
  }
}

/// One asset with what was measured and what each destination would answer.
///
/// A class, since it is handed from task to task and facts have a hundred members.
public final class CheckedAsset: Sendable {
  public let path: AssetPath
  public let facts: MediaFacts
  /// One per destination, in the order of the judges.
  public let verdicts: [Verdict]
  /// Nil when none was asked for, or there is none.
  public let thumbnail: Thumbnail?
  /// Which request was judged, when it was one and not a file; the path is then that of its document.
  public let request: RequestID?
  /// Where the reason stands why it could not be read; nil for media, which have no lines.
  public let place: DocumentPlace?
  /// The file that could not be read where that is another one than the one judged: entitlements, not the Info.plist.
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

  /// The asset with the verdicts of these judges, in their order.
  public convenience init(_ path: AssetPath, _ facts: consuming MediaFacts, judgedBy judges: [Judge]) {
    var verdicts: [Verdict] = []
    verdicts.reserveCapacity(judges.count)
    for judge in judges { verdicts.append(judge.verdict(for: facts, expecting: path.promisedKind)) }
    self.init(path: path, facts: facts, verdicts: verdicts)
  }
}
