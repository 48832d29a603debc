import MediaProbe
import Preflight
import Synchronization

/// The line at the foot of a terminal that tells how far a long run is; it appears after a second.
///
/// It goes to standard error, and only where a person looks at it alone: not into a file, not from the background, and not
/// where standard output is piped, since what reads there (a pager, `head`, `jq`) may write to the same terminal. A report
/// that goes to the terminal is written through `hidden`, which clears the line first. So nothing has to be restored at
/// the end but the line itself.
final class StatusLine: Sendable {
  private struct State {
    var text: ProgressText
    var isShown = false
    var isOver = false
  }

  /// The cursor to the first column, and the rest of the line erased (ECMA-48, 8.3.41).
  private static let clearing = Array("\r\u{1B}[K".utf8)

  private let state: Mutex<State>
  private let start = ContinuousClock.now

  /// Nil where no line may be shown.
  ///
  /// - Parameters:
  ///   - usesStandardOutput: Whether a report goes there.
  ///   - noun: What is counted.
  init?(usesStandardOutput: Bool, counting noun: Noun, in language: Language) {
    state = Mutex(State(text: ProgressText(of: noun, in: language)))
    guard isTerminal(standardError), environment("TERM") != "dumb" else { return nil }
    guard !usesStandardOutput || !isPipe(standardOutput) else { return nil }
    // A machine that gives no thread for it shows no line.
    _ = startThread { [weak self] in
      sleepThread(for: .seconds(1))
      while self?.draw() == true { sleepThread(for: .milliseconds(100)) }
    }
  }

  /// So many files more are done, and so many of them are red.
  func advance(by count: Int, red: Int) {
    state.withLock { state in
      state.text.done += count
      state.text.failed += red
    }
  }

  /// How many files there are.
  func expect(_ total: Int) { state.withLock { $0.text.total = total } }

  /// Clears the line and keeps it away while something else is written to the terminal.
  func hidden<Failure: Error>(while write: () throws(Failure) -> Void) throws(Failure) {
    try state.withLock { state throws(Failure) in
      clear(&state)
      try write()
    }
  }

  /// Clears the line for good.
  func end() {
    state.withLock { state in
      clear(&state)
      state.isOver = true
    }
  }

  /// False when it is over.
  private func draw() -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      guard isInForeground(standardError) else { return true }
      // A line that fills the last column would make some terminals begin a new one.
      let columns = max(8, (terminalColumns(standardError) ?? 80) - 1)
      let line = state.text.line(columns: columns, elapsed: ContinuousClock.now - start)
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
