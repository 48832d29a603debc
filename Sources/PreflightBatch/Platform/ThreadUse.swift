#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time that some work on one thread took.
package struct ThreadUse {
  let elapsed: Duration
  /// The processor time of the thread.
  let busy: Duration
  /// The number of times that the thread slept to wait for something, not counting preemption; nil if the system does
  /// not report it.
  let waits: Int?

  package init(elapsed: Duration, busy: Duration, waits: Int?) {
    (self.elapsed, self.busy, self.waits) = (elapsed, busy, waits)
  }

  /// Does the work on the current thread, and measures it.
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
      // The value of RUSAGE_THREAD, a macro that Swift does not import (getrusage(2)).
      var usage = rusage()
      return unsafe getrusage(__rusage_who_t(1), &usage) == 0 ? usage.ru_nvcsw : nil
    #else
      return nil
    #endif
  }
}
