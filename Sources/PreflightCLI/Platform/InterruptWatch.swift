import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns the first Ctrl-C into a call; the second ends the program as it always did.
enum InterruptWatch {
  static func start(_ body: @escaping @Sendable () -> Void) {
    _ = signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      _ = signal(SIGINT, SIG_DFL)
      source.cancel()
      body()
    }
    source.activate()
  }
}
