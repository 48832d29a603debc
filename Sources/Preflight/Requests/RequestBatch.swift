public import MediaProbe

/// What a document gave: a request, or the reason why one could not be read, with its place where there is one.
public enum RequestEntry: Sendable {
  case request(ShareRequest)
  case unreadable(RequestID, ReadError, DocumentPlace? = nil)

  /// The entry of a document of which no request can be read.
  public static func unreadable(_ document: AssetPath, _ error: ReadError, _ place: DocumentPlace? = nil)
    -> RequestEntry
  {
    .unreadable(RequestID(document: document, index: 0, hasSiblings: false), error, place)
  }

  /// The request; nil where it could not be read.
  public var request: ShareRequest? { if case .request(let request) = self { request } else { nil } }
}

/// Checks many requests at once and delivers the results in their order. Each file is read once, however many requests
/// name it.
public struct RequestBatch: Sendable {
  private let checker: Checker
  private let destinations: [Destination]
  private let assumptions: Assumptions
  private let width: Int
  private let openFiles: Int
  private let executor: (any TaskExecutor)?

  /// - Parameters:
  ///   - destinations: Those of the report's columns; every request is for one of them.
  ///   - assumptions: What the caller knows and a request may not say; what it says itself counts more.
  ///   - width: How many chunks of headers are read at once; at least 1.
  ///   - openFiles: How many files may be open at once; at least 1.
  ///   - executor: Runs the reading, as in `Batch`; nil for that of the task that calls `run`.
  public init(
    _ checker: Checker, destinations: [Destination], assuming assumptions: Assumptions = Assumptions(), width: Int,
    openFiles: Int = 128, executor: (any TaskExecutor)? = nil
  ) {
    self.executor = executor
    self.checker = checker
    self.destinations = destinations
    self.assumptions = assumptions
    self.width = width
    self.openFiles = openFiles
  }

  /// Checks every entry and delivers one item for each, in order, as soon as its media are read.
  ///
  /// - Parameter completing: Adds to a request what the files of its app say; called for each request just before it is
  ///   judged, so that these need not all be kept.
  /// - Throws: What `deliver` throws, a `JudgeError` for assumptions that a destination does not know, and
  ///   `CancellationError` when the task was cancelled before the last item.
  public func run(
    _ entries: [RequestEntry], completing: (ShareRequest) -> ShareRequest = { $0 },
    deliver: (BatchItem) async throws -> Void
  ) async throws {
    // By slot, so that no fact stays unknown because another slot would not have asked for it.
    let judges = try destinations.flatMap { destination in
      try destination.slots.map { try Judge(destination, slot: $0.name) }
    }
    var places: [[UInt8]: Int] = [:]
    var paths: [AssetPath] = []
    // For each entry, how many of the paths have to be read before it can be judged.
    let needs = entries.map { entry in
      guard case .request(let request) = entry else { return 0 }
      return request.media.reduce(0) { most, medium in
        guard medium.refusal == nil else { return most }
        let key = Array(medium.path.normalized)
        if places[key] == nil {
          places[key] = paths.count
          paths.append(medium.path)
        }
        return max(most, (places[key] ?? 0) + 1)
      }
    }
    var facts: [MediaFacts] = []
    var next = 0
    func deliverReady() async throws {
      while next < entries.count, needs[next] <= facts.count {
        let entry = entries[next]
        next += 1
        try await deliver(
          .asset(
            try item(entry, completing) { medium in
              if let refusal = medium.refusal { return MediaFacts(error: refusal) }
              return places[Array(medium.path.normalized)].map { facts[$0] } ?? MediaFacts()
            }))
      }
    }
    try await deliverReady()
    let batch = Batch(checker, judges: judges, width: width, openFiles: openFiles, executor: executor)
    try await batch.run(paths.map { .asset($0) }) { item in
      if case .asset(let asset) = item { facts.append(asset.facts) }
      try await deliverReady()
    }
  }

  private func item(
    _ entry: RequestEntry, _ completing: (ShareRequest) -> ShareRequest, facts: (ShareRequest.Medium) -> MediaFacts
  ) throws -> CheckedAsset {
    switch entry {
    case .unreadable(let id, let error, let place):
      return CheckedAsset(
        path: id.document, facts: MediaFacts(error: error),
        verdicts: columns {
          Verdict(destination: $0, slot: nil, outcome: .unreadable, error: error)
        },
        request: id, place: place)
    case .request(let request):
      guard let judge = RequestJudge(request.destination) else {
        return CheckedAsset(
          path: request.id.document, facts: MediaFacts(), verdicts: columns { _ in nil }, request: request.id)
      }
      let request = completing(request)
      let media = request.media.map(facts)
      if let shortage = Self.shortage(in: request, media) {
        return try item(.unreadable(request.id, shortage), completing, facts: facts)
      }
      let verdict = try judge.verdict(
        for: request, media: media, assuming: assumptions.known(to: request.destination))
      return CheckedAsset(
        path: request.id.document, facts: MediaFacts(),
        verdicts: columns { $0.id == request.destination.id ? verdict : nil }, request: request.id)
    }
  }

  /// The error `internal` of a file that a request names: this machine failed, which says nothing of the request. Nil if
  /// there is none.
  private static func shortage(in request: ShareRequest, _ media: [MediaFacts]) -> ReadError? {
    if let error = media.lazy.compactMap(\.error).first(where: { $0.code == .internal }) { return error }
    let mistake = request.mistakes.first { mistake in
      if case .unreadableAppFile(_, .internal) = mistake.kind { true } else { false }
    }
    return mistake.map { ReadError(.internal, $0.found) }
  }

  /// A verdict for each column of the report: those of other destinations have nothing to say.
  private func columns(_ verdict: (Destination) -> Verdict?) -> [Verdict] {
    destinations.map { verdict($0) ?? Verdict(destination: $0, slot: nil, outcome: .notApplicable) }
  }
}

extension CheckedAsset {
  /// The verdicts of those that were asked: of a request only its own destination's, so none of one that cannot be read.
  var answers: [Verdict] {
    request == nil ? verdicts : isUnreadableRequest ? [] : verdicts.filter { $0.outcome != .notApplicable }
  }

  /// A request that could not be read, or a document with none.
  var isUnreadableRequest: Bool { request != nil && facts.error != nil }

  /// What stands behind its path in a report: which request it is, of a document with several.
  var suffix: String { request.map { $0.hasSiblings ? "[\($0.index)]" : "" } ?? "" }
}
