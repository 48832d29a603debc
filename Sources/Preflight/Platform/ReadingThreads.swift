#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads on which tasks may wait for a disk or a network. Those of the language's own pool are as many as there are
/// processors, and one that waits is one that does not compute.
///
/// Threads are started when they are needed, and end after `close()`.
@safe final class ReadingThreads: TaskExecutor, @unchecked Sendable {
  private let limit: Int
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // All of these are touched under the lock alone.
  private var jobs: ArraySlice<UnownedJob> = []
  private var threads = 0
  private var idle = 0
  private var isClosed = false

  init(limit: Int) {
    self.limit = limit
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(lock)
    unsafe changed.deallocate()
    unsafe lock.deallocate()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let starts = withLock {
      jobs.append(job)
      guard idle < jobs.count, threads < limit else { return false }
      threads += 1
      return true
    }
    if starts, !start() {
      // A machine that gives no more threads: those that run, or the caller, do the work.
      let isLast = withLock {
        threads -= 1
        return threads == 0
      }
      if isLast { runAll() }
    }
    unsafe pthread_cond_signal(changed)
  }

  /// Ends the threads when what was handed in is done. Nothing may be handed in afterwards.
  func close() {
    withLock { isClosed = true }
    unsafe pthread_cond_broadcast(changed)
  }

  private func start() -> Bool {
    var thread = noThread()
    let context = unsafe Unmanaged.passRetained(self).toOpaque()
    let status = unsafe pthread_create(
      &thread, nil,
      { context in
        #if canImport(Darwin)
          unsafe Unmanaged<ReadingThreads>.fromOpaque(context).takeRetainedValue().work()
        #else
          if let context = unsafe context {
            unsafe Unmanaged<ReadingThreads>.fromOpaque(context).takeRetainedValue().work()
          }
        #endif
        return nil
      }, context)
    guard status == 0 else {
      unsafe Unmanaged<ReadingThreads>.fromOpaque(context).release()
      return false
    }
    detach(thread)
    return true
  }

  private func work() {
    while let job = next() { unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func runAll() {
    while let job = withLock({ jobs.popFirst() }) { unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Waits for a job; nil when there will be none.
  private func next() -> UnownedJob? {
    withLock {
      while jobs.isEmpty, !isClosed {
        idle += 1
        unsafe pthread_cond_wait(changed, lock)
        idle -= 1
      }
      return jobs.popFirst()
    }
  }

  private func withLock<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return body()
  }
}

#if canImport(Darwin)
  private func noThread() -> pthread_t? { nil }
  private func detach(_ thread: pthread_t?) { if let thread = unsafe thread { unsafe pthread_detach(thread) } }
#else
  private func noThread() -> pthread_t { 0 }
  private func detach(_ thread: pthread_t) { pthread_detach(thread) }
#endif
