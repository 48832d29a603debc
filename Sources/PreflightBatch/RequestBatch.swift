public import MediaProbe
public import PreflightJudging
public import PreflightRequests
package import PreflightRules

/// A request of a document, or the reason why it could not be read, with its place if that is known.
public enum RequestEntry: Sendable {
  case request(ShareRequest)
  case post(Post)
  case unreadable(RequestID, ReadError, DocumentPlace? = nil)

  /// Creates the entry of a document whose requests could not be read.
  public static func unreadable(_ document: AssetPath, _ error: ReadError, _ place: DocumentPlace? = nil)
    -> RequestEntry
  {
    .unreadable(RequestID(document: document, index: 0, hasSiblings: false), error, place)
  }

  /// The requests to judge: one, or for a post one for each destination; empty for an unreadable entry.
  package var requests: [ShareRequest] {
    switch self {
    case .request(let request): [request]
    case .post(let post): post.requests
    case .unreadable: []
    }
  }

  /// The destinations for which the entry is judged.
  package var destinations: [Destination] {
    switch self {
    case .request(let request): [request.destination]
    case .post(let post): post.destinations
    case .unreadable: []
    }
  }

  /// The request; nil for a post, and if it could not be read.
  public var request: ShareRequest? { if case .request(let request) = self { request } else { nil } }
}

/// Checks many requests at once and delivers the results in order. Each file is read once, even if several requests
/// name it.
package struct RequestBatch: Sendable {
  private let checker: Checker
  private let destinations: [Destination]
  private let assumptions: Assumptions
  private let asOf: CivilDate?
  private let width: Int
  private let openFiles: Int
  private let executor: (any TaskExecutor)?

  /// - Parameters:
  ///   - destinations: The columns of the report; every request is for one of them.
  ///   - assumptions: Values of parameters for requests that do not set them. Values in a request take precedence.
  ///   - asOf: The day whose rules apply; nil for the day on which a destination's sources were last checked.
  ///   - width: The number of chunks of headers that are read at once; at least 1.
  ///   - openFiles: The maximum number of open files; at least 1.
  ///   - executor: Runs the reading, as in `Batch`; nil for the executor of the task that calls `run`.
  package init(
    _ checker: Checker, destinations: [Destination], assuming assumptions: Assumptions = Assumptions(),
    asOf: CivilDate? = nil, width: Int, openFiles: Int = 128, executor: (any TaskExecutor)? = nil
  ) {
    self.executor = executor
    self.checker = checker
    self.destinations = destinations
    self.assumptions = assumptions
    self.asOf = asOf
    self.width = width
    self.openFiles = openFiles
  }

  /// Checks every entry and delivers one item for each, in order, as soon as its media are read.
  ///
  /// - Parameter completing: Adds the content of app files to a request. It is called just before the request is
  ///   judged, so that not all contents are in memory.
  /// - Throws: Any error of `deliver`, a `JudgeError` for assumptions that a destination does not have, and
  ///   `CancellationError` if the task was canceled before the last item.
  package func run(
    _ entries: [RequestEntry], completing: (ShareRequest) -> ShareRequest = { $0 },
    deliver: (BatchItem) async throws -> Void
  ) async throws {
    // One judge for each slot, so that no fact stays unknown because the rules of another slot do not need it.
    let judges = try destinations.flatMap { destination in
      try destination.slots.map { try Judge(destination, slot: $0.name, asOf: asOf) }
    }
    var places: [[UInt8]: Int] = [:]
    var paths: [AssetPath] = []
    // For each entry, the number of paths that must be read before it can be judged.
    let needs = entries.map { entry in
      return entry.requests.flatMap(\.media).reduce(0) { most, medium in
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
      if case .asset(let asset) = item { facts.append(asset.facts.ofMedia) }
      try await deliverReady()
    }
  }

  /// Judges one entry.
  ///
  /// - Parameter facts: Returns the facts of a medium of the entry.
  package func item(
    _ entry: RequestEntry, _ completing: (ShareRequest) -> ShareRequest = { $0 },
    facts: (ShareRequest.Medium) -> MediaFacts
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
      guard let judge = RequestJudge(request.destination, asOf: asOf) else {
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
    case .post(let post):
      var verdicts: [String: Verdict] = [:]
      for destination in post.others {
        verdicts[destination.id] = Verdict(
          destination: destination, slot: nil, outcome: .notApplicable,
          reason: Message(.noPostForm, .text(destination.id)))
      }
      for request in post.requests {
        let asset = try item(.request(request), completing, facts: facts)
        if asset.facts.error != nil { return asset }
        verdicts[request.destination.id] = asset.verdicts.first { $0.destination.id == request.destination.id }
      }
      return CheckedAsset(
        path: post.id.document, facts: MediaFacts(), verdicts: columns { verdicts[$0.id] }, request: post.id)
    }
  }

  /// Returns the error `internal` if this machine failed to read a file of the request, which says nothing about the request;
  /// nil if the machine did not fail.
  private static func shortage(in request: ShareRequest, _ media: [MediaFacts]) -> ReadError? {
    if let error = media.lazy.compactMap(\.error).first(where: { $0.code == .internal }) { return error }
    let mistake = request.mistakes.first { mistake in
      if case .unreadableAppFile(_, .internal) = mistake.kind { true } else { false }
    }
    return mistake.map { ReadError(.internal, $0.found) }
  }

  /// Returns one verdict for each column of the report; it is not applicable for other destinations.
  private func columns(_ verdict: (Destination) -> Verdict?) -> [Verdict] {
    destinations.map { verdict($0) ?? Verdict(destination: $0, slot: nil, outcome: .notApplicable) }
  }
}
