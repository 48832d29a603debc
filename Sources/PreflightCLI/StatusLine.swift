import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports
import Synchronization
import WorkerPool

/// Prints lines to standard output. The progress line is hidden meanwhile.
func printLines(_ text: String, hiding status: StatusLine?) throws {
  func write() throws(SystemError) { try writeAll(Array((CommandGuard.lines(text) + "\n").utf8), to: standardOutput) }
  do {
    if let status {
      try status.hidden { () throws(SystemError) in try write() }
    } else {
      try write()
    }
  } catch {
    throw Failure(.incomplete, .cannotPrint(CommandText(error)))
  }
}

/// The progress line at the bottom of a terminal, which appears after a second.
///
/// It is written to standard error, if that is a terminal and the process is in the foreground. It is not shown if standard
/// output is a pipe, because its reader (a pager, `head`, `jq`) can write to the same terminal. A report on the terminal is
/// written through `hidden`, which clears the line first. So only the line itself has to be cleared at the end.
final class StatusLine: Sendable {
  private struct State {
    var text: ProgressText
    var isShown = false
    var isOver = false
  }

  /// Moves the cursor to the first column and erases the line (ECMA-48, 8.3.41).
  private static let clearing = Array("\r\u{1B}[K".utf8)

  private let state: Mutex<State>
  private let start = ContinuousClock.now

  /// Starts the line; nil if none can be shown.
  ///
  /// - Parameters:
  ///   - usesStandardOutput: True if a report is written to standard output.
  ///   - noun: The noun for the counted items.
  init?(usesStandardOutput: Bool, counting noun: Noun, in language: Language) {
    state = Mutex(State(text: ProgressText(of: noun, in: language)))
    guard isTerminal(standardError), environment("TERM") != "dumb" else { return nil }
    guard !usesStandardOutput || !isPipe(standardOutput) else { return nil }
    // If no thread can be started, no line is shown.
    _ = startThread { [weak self] in
      sleepThread(for: .seconds(1))
      while self?.draw() == true { sleepThread(for: .milliseconds(100)) }
    }
  }

  /// Adds to the number of finished files, and of those among them that make the exit status 1.
  func advance(by count: Int, red: Int) {
    state.withLock { state in
      state.text.done += count
      state.text.failed += red
    }
  }

  /// Sets the number of all files.
  func setTotal(_ total: Int) { state.withLock { $0.text.total = total } }

  func setWork(_ tasks: [WorkEstimate.Task]) { state.withLock { $0.text.work = WorkEstimate(tasks) } }

  func beginTask() { state.withLock { $0.text.work?.begin(at: ContinuousClock.now - start) } }

  func reach(_ share: Double) { state.withLock { $0.text.work?.reach(share) } }

  func endTask() { state.withLock { $0.text.work?.end(at: ContinuousClock.now - start) } }

  /// Clears the line and hides it while other text is written to the terminal.
  func hidden<Failure: Error>(while write: () throws(Failure) -> Void) throws(Failure) {
    try state.withLock { state throws(Failure) in
      clear(&state)
      try write()
    }
  }

  /// Clears the line, which is not shown again.
  func end() {
    state.withLock { state in
      clear(&state)
      state.isOver = true
    }
  }

  /// Draws the line. Returns false if it has ended.
  private func draw() -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      guard isInForeground(standardError) else { return true }
      // In some terminals, a character in the last column begins a new line.
      let columns = max(8, (terminalColumns(standardError) ?? 80) - 1)
      let elapsed = ContinuousClock.now - start
      let left = state.text.work?.secondsLeft(at: elapsed)
      let line = state.text.line(columns: columns, elapsed: elapsed, secondsLeft: left)
      _ = try? writeAll(Self.clearing + Array(line.utf8), to: standardError)
      state.isShown = true
      return true
    }
  }

  private func clear(_ state: inout State) {
    guard state.isShown else { return }
    _ = try? writeAll(Self.clearing, to: standardError)
    state.isShown = false
  }
}

extension StatusLine: DecodingWatch {
  func reached(_ progress: ReadingProgress, in file: UInt64) {
    state.withLock { $0.text.note(progress, of: file) }
  }

  func ended(_ file: UInt64, decoded seconds: Double) {
    state.withLock { state in
      state.text.note(nil, of: file)
      state.text.seconds += seconds
    }
  }
}
