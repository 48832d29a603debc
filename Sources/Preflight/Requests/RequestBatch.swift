public import MediaProbe

/// What a document gave: a request, or the reason why none could be read, with its place where there is one.
public enum RequestEntry: Sendable {
  case request(ShareRequest)
  case unreadable(AssetPath, ReadError, DocumentPlace? = nil)
}

/// Checks many requests at once and delivers the results in their order. Each file is read once, however many requests
/// name it.
public struct RequestBatch: Sendable {
  private let checker: Checker
  private let destinations: [Destination]
  private let assumptions: Assumptions
  private let width: Int
  private let openFiles: Int

  /// - Parameters:
  ///   - destinations: Those of the report's columns; every request is for one of them.
  ///   - assumptions: What the caller knows and a request may not say; what it says itself counts more.
  ///   - width: How many chunks of headers are read at once; at least 1.
  ///   - openFiles: How many files may be open at once; at least 1.
  public init(
    _ checker: Checker, destinations: [Destination], assuming assumptions: Assumptions = Assumptions(), width: Int,
    openFiles: Int = 128
  ) {
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
    let batch = Batch(checker, judges: judges, width: width, openFiles: openFiles)
    try await batch.run(paths.map { .asset($0) }) { item in
      if case .asset(let asset) = item { facts.append(asset.facts) }
      try await deliverReady()
    }
  }

  private func item(
    _ entry: RequestEntry, _ completing: (ShareRequest) -> ShareRequest, facts: (ShareRequest.Medium) -> MediaFacts
  ) throws -> CheckedAsset {
    switch entry {
    case .unreadable(let path, let error, let place):
      return CheckedAsset(
        path: path, facts: MediaFacts(error: error),
        verdicts: columns {
          Verdict(destination: $0, slot: nil, outcome: .unreadable, error: error.told(in: $0.language))
        },
        request: RequestID(document: path, index: 0, hasSiblings: false), place: place)
    case .request(let request):
      guard let judge = RequestJudge(request.destination) else {
        return CheckedAsset(
          path: request.id.document, facts: MediaFacts(), verdicts: columns { _ in nil }, request: request.id)
      }
      let media = request.media.map(facts)
      let verdict = try judge.verdict(
        for: completing(request), media: media, assuming: assumptions.known(to: request.destination))
      var whole = MediaFacts()
      // What is wrong with a file that could be read is told of the field that names it.
      whole.problems = zip(request.media, media).flatMap { medium, facts in
        facts.problems.map { Problem($0.code, "\(medium.field): \($0.message)") }
      }
      return CheckedAsset(
        path: request.id.document, facts: whole,
        verdicts: columns { $0.id == request.destination.id ? verdict : nil }, request: request.id)
    }
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

  /// A document of which no request could be read.
  var isUnreadableRequest: Bool { request != nil && facts.error != nil }

  /// What stands behind its path in a report: which request it is, of a document with several.
  var suffix: String { request.map { $0.hasSiblings ? "[\($0.index)]" : "" } ?? "" }
}
