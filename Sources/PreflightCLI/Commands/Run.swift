import MediaProbe
import Preflight
import WorkerPool

/// One run over many files: walks, checks, reports, counts.
struct Run {
  let roots: [AssetPath]
  let judges: [Judge]
  let reading: ReadingOptions
  let report: ReportOptions
  var withFacts = false

  /// Counts of what was reported, with whether a signal ended the run early.
  func execute() async throws -> Tally {
    do {
      return try await report()
    } catch let error as SystemError {
      // A reader that went away has seen enough.
      if error.isBrokenPipe { throw CancelledByReader() }
      let place = self.report.output.map(\.text) ?? "standard output"
      throw Failure(.incomplete, "cannot write the report to \(place): \(error)")
    }
  }

  private func report() async throws -> Tally {
    var output = try report.output.map { path throws(SystemError) in try ReportOutput(path) } ?? ReportOutput()
    let isTerminal = output.isTerminal
    let style = OutputStyle(output)
    let info = RunInfo(
      toolVersion: toolVersion, destinations: judges.map(\.destination), width: style.width, color: style.color,
      withFacts: withFacts)
    guard let type = Reporters.named(report.format) else {
      throw Failure(.usage, "there is no format \(report.format)")
    }
    var reporter = type.init(info)
    let pool = try reading.makePool()
    let batch = Batch(Checker(deeper: pool, engine: reading.engine), judges: judges, width: reading.width)

    let start = ContinuousClock.now
    var tally = Tally()
    var buffer: [UInt8] = []
    reporter.begin(into: &buffer)
    do {
      try await batch.run(FileWalk(roots)) { item in
        tally.add(item)
        reporter.add(item, into: &buffer)
        // A terminal shows each result as it comes; elsewhere fewer, larger writes cost less.
        if isTerminal || buffer.count >= 65_536 {
          try output.write(buffer)
          buffer.removeAll(keepingCapacity: true)
        }
      }
    } catch is CancellationError {
      tally.interrupted = true
    }
    let elapsed = isTerminal ? ContinuousClock.now - start : nil
    reporter.end(RunSummary(tally, libraries: pool?.libraries ?? [:], elapsed: elapsed), into: &buffer)
    try output.write(buffer)
    try output.finish()
    await pool?.shutdown()
    return tally
  }
}

/// The reader of standard output closed it: nothing more to say, and nothing wrong.
struct CancelledByReader: Error {}

extension Run {
  /// Executes so that Ctrl-C ends the run with a report of what was done until then.
  func executeInterruptibly() async throws -> Tally {
    let work = Task { try await execute() }
    onInterrupt { work.cancel() }
    return try await work.value
  }
}
