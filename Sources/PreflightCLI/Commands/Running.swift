import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports
import Synchronization

/// Values that live until the process ends.
private let kept = Mutex<[any Sendable]>([])

/// Keeps a value until the process ends, when the system takes all memory back at once. To release the rules of a run one by
/// one would take a fiftieth of the time from start to verdict.
func keepUntilExit(_ value: some Sendable) { kept.withLock { $0.append(value) } }

/// Executes a run so that Ctrl-C ends it with a report of the results so far.
func interruptible<Counts: Sendable>(_ execute: @escaping @Sendable () async throws -> Counts) async throws -> Counts {
  // The work starts after the signal handler is set. So an early interrupt leaves no incomplete file.
  let (listening, listen) = AsyncStream<Void>.makeStream()
  let work = Task(executorPreference: workThreads) {
    for await _ in listening { break }
    return try await execute()
  }
  onInterrupt { work.cancel() }
  listen.finish()
  return try await work.value
}

/// Runs over files, and writes the reports.
///
/// - Parameter inputs: The files that the run reads besides media, which no report replaces.
func execute(_ run: ScanRun, _ report: ReportOptions, besides inputs: InputFiles) async throws -> Tally {
  try await interruptible {
    try await run.execute({ try RunOutput(report, besides: inputs, $0) }, standardInput: StandardInput.becomeFile)
  }
}

/// Runs a job that prints its lines as they come.
func listening<Result: Sendable>(
  in language: Language, showsProgress: Bool = true, _ run: @escaping @Sendable (any JobListener) async throws -> Result
) async throws -> Result {
  try await interruptible {
    let listener = TerminalListener(in: language, showsProgress: showsProgress)
    defer { listener.end() }
    return try await run(listener)
  }
}

/// Prints the lines of a job to standard output, and its progress to the terminal.
private final class TerminalListener: JobListener {
  private let status: StatusLine?

  init(in language: Language, showsProgress: Bool) {
    status = showsProgress ? StatusLine(usesStandardOutput: true, counting: .file, in: language) : nil
  }

  func add(_ lines: String) throws { try printLines(lines, hiding: status) }

  func setTotal(_ total: Int) { status?.setTotal(total) }

  func setWork(_ tasks: [WorkEstimate.Task]) { status?.setWork(tasks) }

  func beginTask() { status?.beginTask() }

  func reach(_ share: Double) { status?.reach(share) }

  func endTask() { status?.endTask() }

  func advance(by count: Int, red: Int) { status?.advance(by: count, red: red) }

  func end() { status?.end() }
}
