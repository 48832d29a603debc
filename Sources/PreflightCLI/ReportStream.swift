import MediaProbe
import Preflight

/// One report on its way to its place.
struct ReportStream: ~Copyable {
  private var output: ReportOutput
  private var reporter: any Reporter
  private let place: String
  private let isTerminal: Bool
  private var buffer: [UInt8] = []

  /// - Parameters:
  ///   - file: Nil for standard output.
  ///   - info: Describes the run; its layout is replaced by that of the place.
  init(_ type: any Reporter.Type, to file: AssetPath?, _ info: RunInfo) throws(Failure) {
    place = file?.text ?? "standard output"
    do {
      output = try file.map { path throws(SystemError) in try ReportOutput(path) } ?? ReportOutput()
    } catch {
      throw Failure(.incomplete, "cannot write the report to \(place): \(error)")
    }
    isTerminal = output.isTerminal
    let style = OutputStyle(output)
    var info = info
    info.width = style.width
    info.color = style.color
    reporter = type.init(info)
    reporter.begin(into: &buffer)
  }

  mutating func add(_ item: BatchItem) throws {
    reporter.add(item, into: &buffer)
    // A terminal shows each result as it comes; elsewhere fewer, larger writes cost less.
    if isTerminal || buffer.count >= 65_536 { try flush() }
  }

  /// Writes what is left, and gives a file its name.
  mutating func end(_ summary: RunSummary, elapsed: Duration) throws {
    var summary = summary
    summary.elapsed = isTerminal ? elapsed : nil
    reporter.end(summary, into: &buffer)
    try flush()
    do {
      try output.finish()
    } catch {
      throw Failure(.incomplete, "cannot write the report to \(place): \(error)")
    }
  }

  private mutating func flush() throws {
    do {
      try output.write(buffer)
    } catch {
      // A reader that went away has seen enough.
      if error.isBrokenPipe { throw CancelledByReader() }
      throw Failure(.incomplete, "cannot write the report to \(place): \(error)")
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// The reader of standard output closed it: nothing more to say, and nothing wrong.
struct CancelledByReader: Error {}

/// All reports of a run, each with the same items. A class, since several closures feed it; used by one task.
final class ReportStreams {
  private var first: ReportStream
  private var others: [Box] = []

  private final class Box {
    var stream: ReportStream
    init(_ stream: consuming ReportStream) { self.stream = stream }
  }

  init(_ options: ReportOptions, _ info: RunInfo) throws {
    func reporter(_ name: String) throws -> any Reporter.Type {
      guard let type = Reporters.named(name) else { throw Failure(.usage, "there is no format \(name)") }
      return type
    }
    first = try ReportStream(try reporter(options.format), to: options.output, info)
    for report in options.report {
      others.append(Box(try ReportStream(try reporter(report.format), to: report.file, info)))
    }
  }

  func add(_ item: BatchItem) throws {
    try first.add(item)
    for other in others { try other.stream.add(item) }
  }

  func end(_ summary: RunSummary, elapsed: Duration) throws {
    try first.end(summary, elapsed: elapsed)
    for other in others { try other.stream.end(summary, elapsed: elapsed) }
  }
}
