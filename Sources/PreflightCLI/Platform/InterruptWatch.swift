import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls a function at the first signal that asks for the end (Ctrl-C, a canceled job, a closed terminal). The next signal
/// ends the program as usual.
///
/// The main thread waits for the signals, so that they arrive regardless of what the other threads do.
enum InterruptWatch {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  private static let body = Mutex<(@Sendable () -> Void)?>(nil)

  /// Blocks the signals until `wait`. Call it before the first thread is started, because threads inherit this.
  static func hold() { mask(SIG_BLOCK, numbers) }

  /// Sets the function that is called once, at the next signal.
  static func start(_ body: @escaping @Sendable () -> Void) { Self.body.withLock { $0 = body } }

  /// Waits for signals until the program ends.
  static func wait() -> Never {
    var signals = set(of: numbers)
    while true {
      var number: Int32 = 0
      guard unsafe sigwait(&signals, &number) == 0 else { continue }
      if let body = body.withLock({ $0.take() }) {
        // From here on, the signals end the program, even if a shell made a background job ignore them.
        for number in numbers { _ = signal(number, SIG_DFL) }
        body()
      } else {
        mask(SIG_UNBLOCK, [number])
        _ = raise(number)
        mask(SIG_BLOCK, [number])
      }
    }
  }

  private static func mask(_ how: Int32, _ numbers: [Int32]) {
    var signals = set(of: numbers)
    _ = unsafe pthread_sigmask(how, &signals, nil)
  }

  private static func set(of numbers: [Int32]) -> sigset_t {
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    for number in numbers { _ = unsafe sigaddset(&signals, number) }
    return signals
  }
}
