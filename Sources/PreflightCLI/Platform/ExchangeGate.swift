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
  func enter(bytes: Int) {
    while true {
      let mayEnter = state.withLock { state in
        state.isWaiting = state.calls >= Self.mostCalls || state.bytes > 0 && state.bytes + bytes > Self.mostBytes
        guard !state.isWaiting else { return false }
        state.calls += 1
        state.bytes += bytes
        return true
      }
      if mayEnter { return }
      wake.wait()
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
