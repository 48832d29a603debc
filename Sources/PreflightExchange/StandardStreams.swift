import MediaProbe
import PreflightDocuments
import Synchronization

/// The transport of two streams, such as the standard ones: one message a line. A thread that sends while another one writes leaves its lines to
/// that one, unless they are too many.
package final class StandardStreams: ExchangeTransport {
  private struct State {
    var waiting: [UInt8] = []
    var isWriting = false
    /// The reader of the output is gone.
    var isBroken = false
  }

  /// Bytes that may wait. Beyond them, a sender waits until the reader has taken some.
  private static let mostWaiting = 4 << 20

  private let descriptor: Int32
  private let read: @Sendable ((ArraySlice<UInt8>) -> Bool) -> Void
  private let state = Mutex(State())
  /// Sending is slowed down by the reader: a sender holds this while much is waiting.
  private let slow = Mutex<Void>(())

  /// - Parameters:
  ///   - output: The descriptor to which answers are written.
  ///   - read: Passes the bytes of the input to a function as they arrive, until they end or the function returns false.
  package init(output: Int32, read: @escaping @Sendable ((ArraySlice<UInt8>) -> Bool) -> Void) {
    descriptor = output
    self.read = read
  }

  /// Answers calls until the input ends, nobody reads the answers, or the task is canceled.
  package func serve(_ answers: ExchangeAnswers) async throws {
    let exchange = Exchange(answers, self)
    try await withTaskCancellationHandler {
      await readLines(of: exchange)
      await exchange.finish()
      try Task.checkCancellation()
    } onCancel: {
      exchange.stopAll()
    }
  }

  /// Passes every line of the input to the exchange.
  private func readLines(of exchange: Exchange) async {
    let ending = ExchangeEnding()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        ending.set { continuation.resume() }
        let code = startThread {
          var lines = LineSplitter(limit: ExchangeMessage.largest)
          self.read { block in
            lines.add(block) { exchange.take($0) }
            exchange.startArrived()
            return !self.isBroken
          }
          lines.end { exchange.take($0) }
          exchange.startArrived()
          ending.call()
        }
        if code != 0 { ending.call() }
      }
    } onCancel: {
      ending.call()
    }
  }

  /// True if the reader of the output is gone.
  package var isBroken: Bool { state.withLock { $0.isBroken } }

  /// Sends a line. It returns at once if another thread writes, or when the line is written.
  package func send(_ line: [UInt8]) {
    let (isMine, isFull) = state.withLock { state -> (Bool, Bool) in
      guard !state.isBroken else { return (false, false) }
      state.waiting += line
      defer { state.isWriting = true }
      return (!state.isWriting, state.waiting.count > Self.mostWaiting)
    }
    if isMine {
      slow.withLock { _ in writeWaiting() }
    } else if isFull {
      // The writing thread gives this up when nothing waits.
      slow.withLock { _ in }
    }
  }

  private func writeWaiting() {
    while true {
      let bytes = state.withLock { state -> [UInt8] in
        defer { state.waiting = [] }
        state.isWriting = !state.waiting.isEmpty && !state.isBroken
        return state.isBroken ? [] : state.waiting
      }
      if bytes.isEmpty { return }
      do throws(SystemError) {
        try writeAll(bytes, to: descriptor)
      } catch {
        state.withLock { $0.isBroken = true }
      }
    }
  }
}

/// Calls a function once, at the first of several events.
private final class ExchangeEnding: Sendable {
  private struct State {
    var body: (@Sendable () -> Void)?
    var isCalled = false
  }

  private let state = Mutex(State())

  /// Sets the function. It is called at once if the event was before.
  func set(_ body: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      if !state.isCalled { state.body = body }
      return state.isCalled
    }
    if isLate { body() }
  }

  func call() {
    let body = state.withLock { state in
      state.isCalled = true
      return state.body.take()
    }
    body?()
  }
}
