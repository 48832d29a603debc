import Dispatch
import Synchronization

/// Lets only so many calls run at once, and so many bytes of their messages be in memory. The reader of the input waits here, so
/// that a caller that sends faster than this side answers is slowed down.
final class ExchangeGate: Sendable {
  private struct State {
    var calls = 0
    var bytes = 0
    var isWaiting = false
  }

  /// Most calls that run at once.
  static let mostCalls = 1024
  /// Most bytes of the messages of running calls. A message takes up to six times its length while it is read.
  private static let mostBytes = ExchangeMessage.largest

  private let state = Mutex(State())
  private let wake = DispatchSemaphore(value: 0)

  /// Waits until a call may begin. Only one thread calls this.
  ///
  /// - Parameter beforeWaiting: Called before it waits. It must start the calls that have entered, or none would ever leave.
  func enter(bytes: Int, beforeWaiting: () -> Void) {
    while !tryEnter(bytes, waits: false) {
      beforeWaiting()
      if tryEnter(bytes, waits: true) { return }
      wake.wait()
    }
  }

  private func tryEnter(_ bytes: Int, waits: Bool) -> Bool {
    state.withLock { state in
      let isFull = state.calls >= Self.mostCalls || state.bytes > 0 && state.bytes + bytes > Self.mostBytes
      state.isWaiting = isFull && waits
      guard !isFull else { return false }
      state.calls += 1
      state.bytes += bytes
      return true
    }
  }

  /// Ends a call.
  func leave(bytes: Int) {
    let wakes = state.withLock { state in
      state.calls -= 1
      state.bytes -= bytes
      defer { state.isWaiting = false }
      return state.isWaiting
    }
    if wakes { wake.signal() }
  }
}
