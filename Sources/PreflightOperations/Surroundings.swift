package import Preflight
package import WorkerPool

/// What a job needs of the process that runs it. Jobs read no variable of the process themselves, so that several callers with
/// different settings can share one.
package struct Surroundings: Sendable {
  /// The threads on which jobs run and wait.
  package let threads: TaskThreads
  /// The number of processors, which is the usual number of files and of workers at once.
  package let processors: Int
  /// Returns a variable of the environment; nil if it is not set or empty.
  package let variable: @Sendable (String) -> String?
  /// Returns the largest number of files that can be open at once.
  package let openFileLimit: @Sendable () -> Int
  /// Returns the current day; nil if the clock cannot be read.
  package let today: @Sendable () -> CivilDate?
  /// Receives remarks on what a caller wrote; nil if nobody reads them.
  package var remark: (@Sendable (CommandText) -> Void)?

  package init(
    threads: TaskThreads, processors: Int, variable: @escaping @Sendable (String) -> String?,
    openFileLimit: @escaping @Sendable () -> Int, today: @escaping @Sendable () -> CivilDate? = { CivilDate.today }
  ) {
    self.threads = threads
    self.processors = processors
    self.variable = variable
    self.openFileLimit = openFileLimit
    self.today = today
  }

  /// The folder for temporary files.
  package var temporaryFolder: String { variable("TMPDIR") ?? "/tmp" }

  /// Returns the number of files of a batch that can be open at once. It leaves descriptors for standard streams, reports, the
  /// folders of the walk and, for each worker, a socket, its standard error and two files that wait for their thumbnails.
  package func openFiles(besides pool: WorkerPool?) -> Int { min(512, openFileLimit() - 24 - 6 * (pool?.workers ?? 0)) }

  /// Returns the current day. Throws if the clock cannot be read.
  package func dayOfRun() throws(Failure) -> CivilDate {
    guard let today = today() else {
      throw Failure(.incomplete, .noClock)
    }
    return today
  }

  /// True if a program of this name is in a folder of PATH.
  package func hasProgram(_ name: String) -> Bool { isInPath(name, variable("PATH")) }
}
