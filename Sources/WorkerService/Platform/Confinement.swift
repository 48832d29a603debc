import CConfinement
import CDescriptors
import MediaProbe
import WorkerChannel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The measures that keep this process from doing more than reading the files that it gets.
///
/// They are applied before the first file arrives and cannot be undone. A measure that the system refuses does not stop the
/// worker. The hello reports it, and `preflight doctor` prints it.
enum Confinement {
  /// Largest address space in bytes. Programs, stacks and reserved addresses use most of it, and little of that is memory.
  private static let addressSpace: UInt64 = 2 << 30

  /// Largest number of open files: the socket, standard output and error, the file, and a reserve.
  private static let openFiles: UInt64 = 16

  /// Largest number of threads. Decoders use 16.
  private static let threads: UInt64 = 64

  /// Applies all measures.
  static func impose() -> [ConfinementMeasure] {
    let isSanitized = pf_confine_is_sanitized()
    /// Applies a measure that a sanitizer cannot work with.
    func unlessSanitized(_ name: ConfinementMeasure.Name, take: () -> ConfinementMeasure) -> ConfinementMeasure {
      isSanitized ? ConfinementMeasure(name, .missing, "not in a build with a sanitizer") : take()
    }
    return [
      ConfinementMeasure(
        .environment, pf_worker_environment_is_bare() ? .inForce : .missing,
        pf_worker_environment_is_bare() ? "" : "the worker was started with other variables"),
      measure(.processGroup, pf_confine_process_group()),
      unlessSanitized(.namespaces, take: namespaces),
      unlessSanitized(.capabilities) { measure(.capabilities, pf_confine_capabilities(), "none") },
      unlessSanitized(.memory, take: memory),
      measure(.coreDumps, pf_confine_core_dumps(), "none"),
      measure(.openFiles, pf_confine_open_files(openFiles), "\(openFiles)"),
      unlessSanitized(.writtenFiles) { measure(.writtenFiles, pf_confine_written_files(), "0 bytes") },
      measure(.processorTime, pf_confine_processor_time(UInt64(WorkerLimits.grace)), "time limit of each file"),
      measure(.privileges, pf_confine_privileges(), "no_new_privs"),
      measure(.visibility, pf_confine_visibility(), "not dumpable"),
      unlessSanitized(.landlock, take: landlock),
      // This measure is last, since it forbids the calls of the others.
      unlessSanitized(.systemCalls) { measure(.systemCalls, pf_confine_system_calls(), "seccomp") },
    ]
  }

  /// Allocations above these limits fail.
  private static func memory() -> ConfinementMeasure {
    let code = pf_confine_memory(addressSpace)
    return measure(
      .memory, code == 0 ? pf_confine_data(WorkerProtocol.memory) : code,
      "\(WorkerProtocol.memory) bytes, and \(addressSpace) bytes of addresses")
  }

  private static func namespaces() -> ConfinementMeasure {
    let code = pf_confine_namespaces()
    // Many containers and systems forbid it for good reasons, and the filter of system calls works without it.
    guard ![EPERM, EACCES, ENOSPC, EINVAL].contains(code) else {
      return ConfinementMeasure(.namespaces, .unavailable, "this system does not let the worker make them")
    }
    return measure(
      .namespaces, code == 0 ? pf_confine_threads(threads) : code, "a user of its own and an empty file system")
  }

  private static func landlock() -> ConfinementMeasure {
    var version: Int32 = 0
    let code = unsafe pf_confine_landlock(&version)
    return measure(.landlock, code, "version \(version)")
  }

  /// Describes a measure by the result of applying it: 0 or an error number.
  private static func measure(
    _ name: ConfinementMeasure.Name, _ code: Int32, _ detail: String = ""
  ) -> ConfinementMeasure {
    switch code {
    case 0: ConfinementMeasure(name, .inForce, detail)
    case ENOTSUP: ConfinementMeasure(name, .unavailable, "this system has none")
    default: ConfinementMeasure(name, .missing, describe(errno: code))
    }
  }
}
