/// One of the measures that prevent a worker from doing more than reading its file, and its state.
public struct ConfinementMeasure: Sendable, Equatable, Codable {
  /// The measures, in the order in which a worker takes them.
  public enum Name: String, Sendable, Codable, CaseIterable {
    /// No variable of the caller's environment reaches the worker, except for the search path of the loader.
    case environment
    /// The worker leads its own process group, which the pool kills as a whole.
    case processGroup = "process_group"
    /// A separate user, and an empty folder as the only file system (user and mount namespaces).
    case namespaces
    /// The process has no root capabilities.
    case capabilities
    case memory
    case coreDumps = "core_dumps"
    case openFiles = "open_files"
    case writtenFiles = "written_files"
    case processorTime = "processor_time"
    /// No program that the worker starts gets more privileges than it has (`no_new_privs`).
    case privileges
    /// Other processes of the same user cannot read the worker's memory.
    case visibility
    /// Landlock: no access to files by name, no TCP, no signals to others.
    case landlock
    /// seccomp: no system calls but those that reading an open file needs.
    case systemCalls = "system_calls"
  }

  public enum State: String, Sendable, Codable {
    case inForce = "in_force"
    /// The system has no such measure.
    case unavailable
    /// The system should support it, but it could not be applied.
    case missing
  }

  public var name: Name
  public var state: State
  /// The value of a measure that is in force, or otherwise the reason: `2147483648 bytes`, `Operation not permitted`.
  public var detail: String

  public init(_ name: Name, _ state: State, _ detail: String = "") {
    self.name = name
    self.state = state
    self.detail = detail
  }
}
