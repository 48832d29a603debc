#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Starts a thread that runs a closure and ends. Returns 0, or the error number if the system cannot create a thread.
///
/// libdispatch instead retries forever if a thread cannot be created, and blocks the caller.
package func startThread(_ body: @escaping @Sendable () -> Void) -> Int32 {
  var thread = noThread()
  let context = unsafe Unmanaged.passRetained(ThreadBody(body)).toOpaque()
  let code = unsafe pthread_create(
    &thread, nil,
    { context in
      #if canImport(Darwin)
        unsafe Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
      #else
        if let context = unsafe context { unsafe Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
      #endif
      return nil
    }, context)
  guard code == 0 else {
    unsafe Unmanaged<ThreadBody>.fromOpaque(context).release()
    return code
  }
  detach(thread)
  return 0
}

/// Puts the calling thread to sleep for at least this time, unless a signal wakes it.
package func sleepThread(for time: Duration) {
  let (seconds, attoseconds) = time.components
  var rest = timespec(tv_sec: Int(clamping: seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  _ = unsafe nanosleep(&rest, nil)
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Darwin)
  private func noThread() -> pthread_t? { nil }
  private func detach(_ thread: pthread_t?) { if let thread = unsafe thread { unsafe pthread_detach(thread) } }
#else
  private func noThread() -> pthread_t { 0 }
  private func detach(_ thread: pthread_t) { pthread_detach(thread) }
#endif
