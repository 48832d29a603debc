#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a stretch of work on one thread took.
struct ThreadUse {
  let elapsed: Duration
  /// How long the thread used a processor.
  let busy: Duration
  /// How often it went to sleep for something that was not there yet, which being interrupted by others is not; nil where
  /// the system does not tell.
  let waits: Int?

  /// Does the work, without leaving the thread.
  static func of<Result>(_ work: () -> Result) -> (Result, ThreadUse) {
    let (start, used, waited) = (ContinuousClock.now, processorTime(), waits())
    let result = work()
    let use = ThreadUse(
      elapsed: ContinuousClock.now - start, busy: processorTime() - used,
      waits: waited.flatMap { before in waits().map { $0 - before } })
    return (result, use)
  }

  private static func processorTime() -> Duration {
    var time = timespec()
    return unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0
      ? .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec) : .zero
  }

  private static func waits() -> Int? {
    #if os(Linux)
      // RUSAGE_THREAD, a macro that Swift does not see (getrusage(2)).
      var usage = rusage()
      return unsafe getrusage(__rusage_who_t(1), &usage) == 0 ? usage.ru_nvcsw : nil
    #else
      return nil
    #endif
  }
}
