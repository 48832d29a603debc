/// The jobs of a pool in order of arrival. A large job, which needs the memory of all workers, runs alone. It runs before the
/// others, so that it does not wait forever.
package struct JobQueue {
  private var waiting: [Job] = []
  private var waitingLarge: [Job] = []
  private var runningJobs: [ObjectIdentifier: Job] = [:]
  /// The large job that runs.
  private var alone: Job?

  package init() {}

  /// The jobs that were started and have not ended.
  package var running: [Job] { Array(runningJobs.values) }
  /// True if no job waits.
  package var isEmpty: Bool { waiting.isEmpty && waitingLarge.isEmpty }
  /// Number of jobs that wait and are not large.
  var waitingCount: Int { waiting.count }
  /// Number of all jobs.
  package var count: Int { runningJobs.count + waiting.count + waitingLarge.count }

  package mutating func append(_ job: Job) {
    if job.isLarge { waitingLarge.append(job) } else { waiting.append(job) }
  }

  /// Puts a job before the others of its kind.
  package mutating func prepend(_ job: Job) {
    if job.isLarge { waitingLarge.insert(job, at: 0) } else { waiting.insert(job, at: 0) }
  }

  /// Removes a job that waits.
  package mutating func withdraw(_ job: Job) {
    waiting.removeAll { $0 === job }
    waitingLarge.removeAll { $0 === job }
  }

  /// Removes and returns all jobs that wait.
  mutating func removeWaiting() -> [Job] {
    defer { (waiting, waitingLarge) = ([], []) }
    return waiting + waitingLarge
  }

  /// Returns the next job, which runs from now on. Nil if no job waits, or if the job has to wait until others end.
  package mutating func take() -> Job? {
    guard !waitingLarge.isEmpty else { return takeAhead() }
    guard runningJobs.isEmpty else { return nil }
    let job = begin(waitingLarge.removeFirst())
    alone = job
    return job
  }

  /// Returns the next job that may run after others of the same worker; nil if none may.
  package mutating func takeAhead() -> Job? {
    guard alone == nil, waitingLarge.isEmpty, !waiting.isEmpty else { return nil }
    return begin(waiting.removeFirst())
  }

  private mutating func begin(_ job: Job) -> Job {
    runningJobs[ObjectIdentifier(job)] = job
    return job
  }

  /// Records that a job no longer runs.
  package mutating func end(_ job: Job) {
    runningJobs[ObjectIdentifier(job)] = nil
    if alone === job { alone = nil }
  }
}
