import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns the first signal that asks for an end (Ctrl-C, a job that is cancelled, a terminal that is closed) into a call;
/// the next one ends the program as it always did.
enum InterruptWatch {
  static func start(_ body: @escaping @Sendable () -> Void) {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        _ = signal(number, SIG_DFL)
        source.cancel()
        body()
      }
      source.activate()
    }
  }
}
