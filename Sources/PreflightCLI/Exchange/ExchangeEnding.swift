import Synchronization

/// Calls a function once, at the first of several events.
final class ExchangeEnding: Sendable {
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
