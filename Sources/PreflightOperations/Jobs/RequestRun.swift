import MediaProbe
package import Preflight
import PreflightDocuments
package import PreflightReports
import WorkerPool

/// A run over many requests: reads their media, judges them, and writes the reports.
package struct RequestRun: Sendable {
  let entries: [RequestEntry]
  let destinations: [Destination]
  let rules: RuleSettings
  let assumptions: Assumptions
  let asOf: CivilDate?
  let reading: ReadingPlan
  let language: Language
  /// True if the receiver shows the requests that fail the run only.
  let isQuiet: Bool
  let failOn: FailureThreshold
  let surroundings: Surroundings

  /// Reads the requests of all documents.
  ///
  /// - Parameters:
  ///   - reports: The files that the receiver writes, none of which takes the place of a request.
  ///   - isQuiet: True if the receiver shows the requests that fail the run only.
  package init(
    _ input: InputChoice, _ choice: JobChoice, _ settings: RunSettings, _ reading: ReadingPlan, reports: ReportFiles,
    language: Language, isQuiet: Bool
  ) throws {
    let list = settings.destinations
    destinations = list.all
    assumptions = try settings.assumptions(for: destinations)
    rules = (settings.configuration?.rules ?? RuleSettings()).followed(
      by: try choice.rules.settings(NamesInUse(list: list, first: [])))
    asOf = settings.asOf
    self.reading = reading
    self.language = language
    self.isQuiet = isQuiet
    failOn = settings.failOn
    surroundings = settings.surroundings
    if input.namesStandardInput {
      throw mistake(.standardInputWhereDocument)
    }
    // A request names its destination. The choice of a configuration is for posts that name none.
    let reader = RequestReader(
      destinations: destinations, chosen: settings.overridesChoice ? try settings.chosen() : nil,
      usual: try settings.chosen() ?? list.usual, members: { list.members(of: $0.lowercased()) })
    entries = try Self.read(reader, input, reports, settings.inputs)
    for request in entries.flatMap(\.requests) {
      settings.inputs.add(request.media.map(\.path))
      for file in request.appFiles {
        if file.kind == .sources {
          settings.inputs.add(sourcesIn: file.path)
        } else {
          settings.inputs.add(file.path)
        }
      }
    }
  }

  /// Returns the requests of all documents, in their order.
  private static func read(
    _ reader: RequestReader, _ input: InputChoice, _ reports: ReportFiles, _ inputs: InputFiles
  ) throws -> [RequestEntry] {
    let named = Set(input.paths)
    // The walk leaves out what the run writes. A report must not take the place of a request there.
    for path in reports.written where reader.isDocument(path) { inputs.add(path) }
    let files = try input.open(for: reports)
    func entries(of path: AssetPath) -> [RequestEntry] {
      inputs.add(path)
      return reader.entries(of: path)
    }
    let found = files.walk.flatMap { input -> [RequestEntry] in
      switch input {
      case .failure(let path, let error): return [.unreadable(path, error)]
      // By their names, such files in a folder are media.
      case .named(let path), .asset(let path):
        let isMedia = path.promisedKind != nil || path.isCloudPlaceholder
        return isMedia && !named.contains(path) ? [] : entries(of: path)
      case .candidate(let path):
        return RequestReader.extensions.contains(path.fileExtension ?? "") ? entries(of: path) : []
      case .skip, .pause: return []
      }
    }
    try files.checkList()
    return found
  }

  /// Runs to the last request or until the task is canceled, and returns the counts.
  ///
  /// - Parameter makeReceiver: Returns the receiver of the items.
  package func execute(_ makeReceiver: (RunInfo) throws -> any RunReceiver) async throws -> Tally {
    // The report has a column for each destination that a request names.
    let columns = destinations.filter { destination in
      entries.contains { $0.destinations.contains { $0.id == destination.id } }
    }.map { rules.applied(to: $0) }
    let info = RunInfo(
      toolVersion: toolVersion, destinations: columns, failOn: failOn, isQuiet: isQuiet,
      isOfRequests: true, asOf: asOf, language: language)
    let output = try makeReceiver(info)
    defer { output.endProgress() }
    let pool = reading.makePool()
    let batch = RequestBatch(
      reading.makeChecker(pool), destinations: columns, assuming: assumptions, asOf: asOf, width: reading.width,
      openFiles: surroundings.openFiles(besides: pool), executor: surroundings.threads)
    var apps = AppFilesReader()
    do {
      try await batch.run(entries, completing: { apps.completed($0) }, deliver: output.add)
    } catch is CancellationError {
      output.interrupt()
    } catch let error as JudgeError {
      await pool?.shutdown()
      throw Failure(.usage, CommandText(error))
    }
    let tally = try output.end(libraries: pool?.libraries ?? [:], shard: nil, accepted: [:])
    await pool?.shutdown()
    return tally
  }
}

extension RequestReader {
  /// The extensions of documents in folders.
  static let extensions: Set<String> = ["yml", "yaml", "json"]

  /// Returns true for an existing document in which a request can be read.
  func isDocument(_ path: AssetPath) -> Bool {
    Self.extensions.contains(path.fileExtension ?? "") && !path.isMissing
      && entries(of: path).contains { if case .unreadable = $0 { false } else { true } }
  }

  /// Returns the requests of a document. If it cannot be read, the result is an unreadable entry with the reason.
  func entries(of path: AssetPath) -> [RequestEntry] {
    do {
      let file = try OpenFile(path)
      guard file.fileSize > 0 else {
        return [.unreadable(path, ReadError(.empty, .requestDocumentEmpty))]
      }
      guard file.fileSize <= RequestReader.sizeLimit else {
        return [
          .unreadable(path, ReadError(.tooLarge, .fileTooLarge, .int(file.fileSize), .int(RequestReader.sizeLimit)))
        ]
      }
      return try read(try file.bytes(0..<UInt64(file.fileSize)), at: path)
    } catch let error as DocumentErrors {
      let place = error.errors.first.map { DocumentPlace(line: $0.line, column: $0.column) }
      let message = place.map { error.summary.placed(at: "\($0.line):\($0.column)") } ?? error.summary
      return [.unreadable(path, ReadError(.corrupt, message), place)]
    } catch let error as ReadError {
      return [.unreadable(path, error)]
    } catch ReadInterruption.failed(let error) {
      return [.unreadable(path, error)]
    } catch {
      return [.unreadable(path, ReadError(.internal, Message(asWritten: "\(error)")))]
    }
  }
}
