import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads that run tasks. They replace Swift's own pool, which waits forever if a thread cannot be created, or
/// supplement it for tasks that wait for a disk or a network.
///
/// Threads are started when needed, and end after `close()`. If the system provides no more threads, tasks share the
/// existing ones.
@safe package final class TaskThreads: TaskExecutor, @unchecked Sendable {
  private let limit: Int
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // These members are accessed only under the lock.
  private var jobs: ArraySlice<UnownedJob> = []
  private var threads = 0
  private var idle = 0
  /// The threads that were started and have not asked for a job yet.
  private var starting = 0
  private var isClosed = false

  /// - Parameter limit: The maximum number of threads.
  package init(limit: Int) {
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

  /// Starts a thread before the first task. Returns 0, or the error number if the system provides none.
  package func prepare() -> Int32 {
    withLock { (threads, starting) = (threads + 1, starting + 1) }
    let code = startThread { self.work() }
    if code != 0 { withLock { (threads, starting) = (threads - 1, starting - 1) } }
    return code
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let starts = withLock {
      jobs.append(job)
      // A thread that is starting takes a job as an idle one does. With another thread for it, the command would change from
      // one processor to another at every start.
      guard idle + starting < jobs.count, threads < limit else { return false }
      (threads, starting) = (threads + 1, starting + 1)
      return true
    }
    if starts, startThread({ self.work() }) != 0 {
      // The system provides no more threads: the running ones, or the caller, do the work.
      let isLast = withLock {
        (threads, starting) = (threads - 1, starting - 1)
        return threads == 0
      }
      if isLast { runAll() }
    }
    unsafe pthread_cond_signal(changed)
  }

  /// Ends the threads when all submitted tasks are done. No task may be submitted afterwards.
  package func close() {
    withLock { isClosed = true }
    unsafe pthread_cond_broadcast(changed)
  }

  private func work() {
    withLock { starting -= 1 }
    while let job = next() { unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func runAll() {
    while let job = withLock({ jobs.popFirst() }) { unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Waits for a job; nil if no further job will come.
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
