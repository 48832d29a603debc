import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A report that is being written to its file or to standard output.
struct ReportStream: ~Copyable {
  private var output: OutputFile
  private var reporter: any Reporter
  private let place: CommandText
  private let isTerminal: Bool
  private let status: StatusLine?
  /// The number of bytes that are written at once.
  private static let block = 65_536
  private var buffer: [UInt8] = []
  private var written = ContinuousClock.now
  /// True if the reader closed the pipe.
  private(set) var isAbandoned = false
  /// The reason why the report could not be written; nil if none exists.
  private(set) var failure: Failure?

  /// Opens the file and begins the report.
  ///
  /// - Parameters:
  ///   - file: The file of the report; nil for standard output.
  ///   - inputs: The files that the run reads.
  ///   - info: The description of the run. The layout of the output replaces its own.
  ///   - status: The progress line, which is cleared while the report writes to a terminal.
  ///   - color: The user's choice of colors.
  init(
    _ type: any Reporter.Type, to file: ReportFile?, besides inputs: InputFiles, _ info: RunInfo,
    _ status: StatusLine?, _ color: ColorChoice
  ) throws(Failure) {
    let place: CommandText = file.map { CommandText(asWritten: shown($0.file)) } ?? .standardOutput
    do {
      let output =
        try file.map { file throws(OutputError) in try OutputFile(file.place(besides: inputs)) } ?? OutputFile()
      let style = OutputStyle(output, color, isFile: file != nil)
      var info = info
      info.width = style.width
      info.color = style.color
      info.makeSpool = { FileSpool() }
      self.init(type.init(info), to: output, place, status)
    } catch {
      if error.system?.code == ECANCELED {
        throw Failure(.interrupted, .interruptedAtOpening(place))
      }
      guard case .refused = error else { throw Self.failure(place, error) }
      guard let configuration = file?.configuration else { throw Failure(.usage, .reportRefused(CommandText(error))) }
      throw Failure(.incomplete, .configuredReportRefused("\(configuration.place)", CommandText(error)))
    }
  }

  init(_ reporter: any Reporter, to output: consuming OutputFile, _ place: CommandText, _ status: StatusLine? = nil) {
    self.reporter = reporter
    self.place = place
    isTerminal = output.isTerminal
    self.status = status
    self.output = output
    self.reporter.begin(into: &buffer)
  }

  /// True if nothing more can be written.
  var isOver: Bool { isAbandoned || failure != nil }

  mutating func add(_ item: BatchItem) {
    guard !isOver else { return }
    reporter.add(item, into: &buffer)
    flushWhenDue()
  }

  /// Adds the text that another reporter of this format made of some items.
  mutating func add(_ text: [UInt8]) {
    guard !isOver else { return }
    // A large text is written directly, without a copy.
    if buffer.isEmpty, text.count >= Self.block / 2 { return write(text) }
    buffer += text
    flushWhenDue()
  }

  /// The reporter, if its format has independent items; else nil. Copies of it can write items elsewhere.
  var itemwise: (any ItemwiseReporter)? {
    type(of: reporter).isItemwise ? reporter as? any ItemwiseReporter : nil
  }

  private mutating func flushWhenDue() {
    // Results are written as they come. Results that come in quick succession are written together, which costs less.
    if buffer.count >= Self.block || ContinuousClock.now - written >= .milliseconds(50) { flush() }
  }

  /// Writes the end of the report, and gives a file its final name.
  mutating func end(_ summary: RunSummary, elapsed: Duration) {
    guard !isOver else { return }
    var summary = summary
    summary.elapsed = isTerminal ? elapsed : nil
    reporter.end(summary, into: &buffer)
    flush()
    do {
      while !isOver, try reporter.continueEnd(into: &buffer) { flush() }
    } catch {
      return fail(Self.failure(place, error))
    }
    guard !isOver else { return }
    do {
      try output.finish()
    } catch {
      fail(Self.failure(place, error))
    }
  }

  mutating func flush() {
    guard !isOver, !buffer.isEmpty else { return }
    write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Gives up this report and prints the failure. The other reports of the run continue.
  private mutating func fail(_ failure: Failure) {
    self.failure = failure
    buffer = []
    let text = failure.text
    guard let status else { return printError(text) }
    status.hidden { printError(text) }
  }

  private mutating func write(_ bytes: [UInt8]) {
    guard !isOver else { return }
    written = .now
    do {
      if isTerminal, let status {
        try status.hidden { () throws(OutputError) in try output.write(bytes) }
      } else {
        try output.write(bytes)
      }
    } catch {
      guard error.system?.isBrokenPipe == true else { return fail(Self.failure(place, error)) }
      isAbandoned = true
    }
  }

  private static func failure(_ place: CommandText, _ error: any Error) -> Failure {
    Failure(.incomplete, .cannotWriteReport(place, CommandText(error)))
  }
}

extension ReportFile {
  /// The place of the file. A configuration may replace only earlier reports, since it can come from a stranger.
  fileprivate func place(besides inputs: InputFiles) -> OutputPlace {
    let format = format
    let kind = OutputKind("\(format) report", recognizes: Reporters.named(format)?.recognizes)
    guard let folder = configuration?.folder else { return OutputPlace(file, kind, besides: inputs) }
    return OutputPlace(file, kind, .configuration(in: folder), replacing: .earlierOutput, besides: inputs)
  }
}

/// All reports of a run, each with the same items. If one fails, the others continue. It is a class because several closures
/// use it, all in one task.
final class ReportStreams {
  private var streams: [Box] = []
  /// True if a report could not even be begun.
  private var hasUnopened = false

  private final class Box {
    var stream: ReportStream
    init(_ stream: consuming ReportStream) { self.stream = stream }
  }

  init(_ options: ReportOptions, besides inputs: InputFiles, _ info: RunInfo, _ status: StatusLine?) throws {
    let first = options.output.map { ReportFile(format: options.format, file: $0) }
    let wanted = [(options.format, first)] + options.report.map { ($0.format, Optional($0)) }
    for (index, (name, file)) in wanted.enumerated() {
      // The lists of ready files replace the report on standard output or in --output; others are as usual.
      let type = index == 0 && info.listsReady ? Reporters.listingReady(in: name) : Reporters.named(name)
      guard let type else { throw Failure(.usage, .noSuchFormat(name)) }
      do {
        streams.append(Box(try ReportStream(type, to: file, besides: inputs, info, status, options.color)))
      } catch {
        // As with a report that cannot be written later, the others continue.
        guard error.kind == .incomplete, wanted.count > 1 else { throw error }
        hasUnopened = true
        printError(error.text)
      }
    }
    // GitHub sets this variable for every step, and shows the content of the file under the job.
    if wanted.contains(where: { $0.0 == GitHubReporter.name }), let path = environment("GITHUB_STEP_SUMMARY") {
      appendSummary(to: AssetPath(path), info)
    }
  }

  /// Adds the summary of the step to the annotations. GitHub chooses the file, so the run continues if the file is out of
  /// reach, as in a container.
  private func appendSummary(to path: AssetPath, _ info: RunInfo) {
    do {
      let output = try OutputFile(appendingTo: path)
      let left = MarkdownReporter.Limit.stepSummaryBytes - output.size
      streams.append(
        Box(
          ReportStream(
            MarkdownReporter(info, limit: .stepSummary(left: left)), to: output, CommandText(asWritten: shown(path)))))
    } catch {
      printError(.noStepSummary(CommandText(error)))
    }
  }

  /// True if no report can be written any more, because its reader left or writing failed.
  var areOver: Bool { streams.allSatisfy { $0.stream.isOver } }

  /// True if a report could not be written. The failure was already printed.
  var haveFailed: Bool { hasUnopened || streams.contains { $0.stream.failure != nil } }

  func add(_ item: BatchItem) {
    for box in streams { box.stream.add(item) }
  }

  /// The reporters of all reports, if all formats have independent items; else nil.
  var itemwise: [any ItemwiseReporter]? {
    let reporters = streams.compactMap { $0.stream.itemwise }
    return reporters.count == streams.count ? reporters : nil
  }

  /// Adds the texts that such reporters made of some items, one for each report.
  func add(_ texts: [[UInt8]]) {
    for (box, text) in zip(streams, texts) { box.stream.add(text) }
  }

  func flush() {
    for box in streams { box.stream.flush() }
  }

  /// Ends every report that can be written.
  func end(_ summary: RunSummary, elapsed: Duration) {
    for box in streams { box.stream.end(summary, elapsed: elapsed) }
  }
}
