public import MediaProbe

/// Reads files and judges them.
///
/// `Checker()` reads headers only. `Checker(deeper:)` sends a file up a tier when its header does not tell what is asked:
/// to a `WorkerPool` in other processes, or to a `ReferenceProbe` in this one.
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

  public init(deeper: (any DeeperProbe)? = nil, engine: Engine = .auto) {
    self.deeper = deeper
    self.engine = engine
  }

  /// What was measured of one file, as completely as its tiers can; what went wrong stands in the facts.
  public func facts(of path: AssetPath) async -> MediaFacts {
    await finish(begin(path, for: []), of: path)
  }

  /// The verdicts of the given judges, in their order, with the facts on which they stand: as many as the judges ask for.
  public func check(_ path: AssetPath, with judges: [Judge]) async -> CheckedAsset {
    CheckedAsset(path, await finish(begin(path, for: judges), of: path), judgedBy: judges)
  }

  /// Reads as far as the header tier goes. Never waits: a few file system calls at most.
  ///
  /// - Parameter judges: Those whose questions the facts must answer; with none, every fact is asked for.
  func begin(_ path: AssetPath, for judges: [Judge]) -> HeaderOutcome {
    if path.isCloudPlaceholder {
      let message = "the file lives in iCloud and was not downloaded: open it in Finder, or run brctl download"
      return .done(MediaFacts(error: ReadError(.icloudPlaceholder, message)))
    }
    let file: OpenFile
    do {
      file = try OpenFile(path)
    } catch {
      return .done(MediaFacts(error: error))
    }
    let outcome = readHeader(of: file, at: path, for: judges)
    // A file that climbs is looked at again when the deeper tier has read it.
    guard case .done = outcome, file.hasChanged else { return outcome }
    return .done(MediaFacts(error: .changedWhileReading, fileSize: file.fileSize))
  }

  private func readHeader(of file: OpenFile, at path: AssetPath, for judges: [Judge]) -> HeaderOutcome {
    do {
      return outcome(try HeaderTier.read(file), file, path, judges)
    } catch .failed(let error) {
      return .done(MediaFacts(error: error, fileSize: file.fileSize))
    } catch {
      let message = "a file asked for bytes as if it were still arriving: please report this defect"
      return .done(MediaFacts(error: ReadError(.internal, message), fileSize: file.fileSize))
    }
  }

  private func outcome(
    _ reading: HeaderTier.Reading, _ file: OpenFile, _ path: AssetPath, _ judges: [Judge]
  ) -> HeaderOutcome {
    switch reading {
    case .refused(let error):
      // The reference tier is complete by itself: it refuses on its own.
      return engine == .reference ? .climbs(file, .none) : .done(MediaFacts(error: error, fileSize: file.fileSize))
    case .facts(var facts):
      let isSettled = engine == .header || deeper == nil || engine == .auto && !asksMore(facts, judges)
      guard isSettled else { return .climbs(file, facts.container.map { .format($0) } ?? .none) }
      facts.describeContainer(fileExtension: path.fileExtension)
      return .done(facts)
    case .unread(let signature, let error):
      guard engine == .header || deeper == nil else { return .climbs(file, signature) }
      let message = "the header tier has no reader for this format: check it with a deeper tier"
      return .done(MediaFacts(error: error ?? ReadError(.unsupported, message), fileSize: file.fileSize))
    }
  }

  /// Whether a deeper tier could tell something that is asked for.
  private func asksMore(_ facts: MediaFacts, _ judges: [Judge]) -> Bool {
    guard !facts.unknown.isEmpty else { return false }
    guard judges.isEmpty else { return judges.contains { $0.needs(facts) != nil } }
    return facts.unknown.facts.contains { facts.unknown[$0]?.tier == .stream }
  }

  /// Completes a reading in a deeper tier, where the header tier left something open.
  func finish(_ outcome: HeaderOutcome, of path: AssetPath) async -> MediaFacts {
    switch outcome {
    case .done(let facts): return facts
    case .climbs(let file, _):
      guard let deeper else {
        let message = "no deeper tier was given to read this file: check it with Checker(deeper:)"
        return MediaFacts(error: ReadError(.unsupported, message), fileSize: file.fileSize)
      }
      var facts = await deeper.facts(of: file, depth: .stream)
      facts.describeContainer(fileExtension: path.fileExtension)
      return facts
    }
  }
}

/// How far the header tier came with a file.
enum HeaderOutcome: Sendable {
  case done(MediaFacts)
  /// A deeper tier must read it.
  case climbs(OpenFile, Signature)
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

  public init(
    path: AssetPath, facts: MediaFacts, verdicts: [Verdict], thumbnail: Thumbnail? = nil, request: RequestID? = nil,
    place: DocumentPlace? = nil
  ) {
    self.path = path
    self.facts = facts
    self.verdicts = verdicts
    self.thumbnail = thumbnail
    self.request = request
    self.place = place
  }

  /// The asset with the verdicts of these judges, in their order.
  public convenience init(_ path: AssetPath, _ facts: MediaFacts, judgedBy judges: [Judge]) {
    let expected = path.promisedKind
    self.init(path: path, facts: facts, verdicts: judges.map { $0.verdict(for: facts, expecting: expected) })
  }
}
