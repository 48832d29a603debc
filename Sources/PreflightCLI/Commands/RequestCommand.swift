import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

extension Command {
  static var request: Command {
    Command(
      "request", "Judge complete share requests: media, parameters and app context together.",
      discussion: """
        A request is a YAML or JSON document that names its destination. 'request' has the fields of the SDK. 'context' has the \
        known facts about apps and permissions: versions, scopes, the Info.plist of the app. Paths are relative to the folder of \
        the document, and must stay in it. In a folder, every *.yml, *.yaml and *.json file is a document.

        A post has 'post' instead of 'destination' and 'request', with media, text, title, description, link, cover, alt_text \
        and tags. It is judged for the destinations of --to, else of its own 'to', else of the group 'default'. Each destination \
        reads the fields that it supports.

        EXAMPLES:
          preflight request post.yml --to instagram-feed,x-image,meta
              Judge a post for these destinations and groups at once.
          preflight request share.yml
              Judge the requests of a document.
          preflight request requests/ --assume app_version=21.3
              Judge all requests in a folder for this version of the app.
        """,
      groups: [
        .input, OptionGroup([.postsTo, .requestAssume, .assumeFrom, .asOf, .failOn, .severity, .ignore]), .documents,
        .reports, .reading,
      ],
      first: [.postsTo, .requestAssume, .failOn, .format, .output, .report, .quiet]
    ) { try await RequestCommand(arguments: $0).run() }
  }
}

struct RequestCommand {
  let arguments: ParsedArguments

  func run() async throws {
    let choice = try JobChoice(arguments)
    var (input, report) = (try InputChoice(arguments), try ReportOptions(arguments))
    let settings = try readSettings(choice, near: input.paths) { [input, report] layer in
      input.add(to: &layer)
      report.add(to: &layer)
      arguments.addFlags(to: &layer)
    }
    input.take(settings)
    try report.take(settings)
    let reading = try settings.reading()
    let destinations = settings.destinations
    let assumptions = try settings.assumptions(for: destinations.all)
    let rules = (settings.configuration?.rules ?? RuleSettings()).followed(
      by: try choice.rules.settings(NamesInUse(list: destinations, first: [])))
    if input.namesStandardInput {
      throw mistake("found -, expected the path of a document, because the paths in it are relative to it")
    }
    // A request names its destination. The choice of a configuration is for posts that name none.
    let chosen = settings.overridesChoice ? try settings.chosen() : nil
    let usual = try settings.chosen() ?? destinations.usual
    let inputs = settings.inputs
    let entries = try read(
      RequestReader(
        destinations: destinations.all, chosen: chosen, usual: usual,
        members: { destinations.members(of: $0.lowercased()) }), input, report, inputs)
    for request in entries.flatMap(\.requests) {
      inputs.add(request.media.map(\.path))
      for file in request.appFiles {
        if file.kind == .sources { inputs.add(sourcesIn: file.path) } else { inputs.add(file.path) }
      }
    }
    let run = RequestRun(
      entries, destinations.all, rules, assumptions, reading, settings, language: report.language, isQuiet: report.quiet
    )
    let tally = try await interruptible { [report] in
      try await run.execute { try RunOutput(report, besides: inputs, $0) }
    }
    input.reportNoChange(tally, report)
    try RunEnding(tally).ofScan(failOn: settings.failOn, mayBeEmpty: input.mayBeEmpty, isOfRequests: true)
  }

  /// Returns the requests of all documents, in their order.
  private func read(
    _ reader: RequestReader, _ input: InputChoice, _ report: ReportOptions, _ inputs: InputFiles
  ) throws -> [RequestEntry] {
    let named = Set(input.paths)
    // The walk leaves out what the run writes. A report must not take the place of a request there.
    for path in report.files.written where reader.isDocument(path) { inputs.add(path) }
    let files = try input.open(for: report.files)
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
}

extension RequestReader {
  /// The extensions of documents in folders.
  fileprivate static let extensions: Set<String> = ["yml", "yaml", "json"]

  /// Returns true for an existing document in which a request can be read.
  fileprivate func isDocument(_ path: AssetPath) -> Bool {
    Self.extensions.contains(path.fileExtension ?? "") && !path.isMissing
      && entries(of: path).contains { if case .unreadable = $0 { false } else { true } }
  }

  /// Returns the requests of a document. If it cannot be read, the result is an unreadable entry with the reason.
  fileprivate func entries(of path: AssetPath) -> [RequestEntry] {
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
