import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns the first signal that asks for an end (Ctrl-C, a job that is cancelled, a terminal that is closed) into a call;
/// the next one ends the program as it always did.
///
/// The main thread waits for signals, so that they arrive whatever the other threads do.
enum InterruptWatch {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  private static let body = Mutex<(@Sendable () -> Void)?>(nil)

  /// Holds signals back until `wait`; called before the first thread is started, since threads inherit this.
  static func hold() { mask(SIG_BLOCK, numbers) }

  /// Calls back at the next signal, once.
  static func start(_ body: @escaping @Sendable () -> Void) { Self.body.withLock { $0 = body } }

  /// Waits for signals until the program ends.
  static func wait() -> Never {
    var signals = set(of: numbers)
    while true {
      var number: Int32 = 0
      guard unsafe sigwait(&signals, &number) == 0 else { continue }
      if let body = body.withLock({ $0.take() }) {
        // What a shell had ignored for the background is to end the program from now on.
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
