#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The way in which a process ended.
package enum ProcessEnding: Sendable, Equatable, CustomStringConvertible {
  case exited(Int32)
  case signalled(Int32)
  /// Another part of the program collected its status.
  case unknown

  /// Reads a status of waitpid, whose macros Swift cannot import. The low seven bits are the signal, the next byte is
  /// the exit status.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
  }

  /// The predicate of a sentence whose subject is the process.
  package var description: String {
    switch self {
    case .exited(let status): "ended with exit status \(status)"
    case .signalled(SIGKILL): "was killed (SIGKILL), as the system does when memory runs out"
    case .signalled(let signal): "died of \(Self.names[signal] ?? "signal \(signal)")"
    case .unknown: "ended"
    }
  }

  private static let names: [Int32: String] = [
    SIGSEGV: "SIGSEGV, an invalid memory access", SIGABRT: "SIGABRT, its own abort",
    SIGBUS: "SIGBUS, an invalid memory access", SIGFPE: "SIGFPE, an arithmetic error",
    SIGILL: "SIGILL, a trap or an invalid instruction", SIGTRAP: "SIGTRAP, a trap", SIGSYS: "SIGSYS, a forbidden call",
    SIGALRM: "SIGALRM, its own alarm", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP", SIGINT: "SIGINT",
    SIGXCPU: "SIGXCPU, too much processor time", SIGXFSZ: "SIGXFSZ, writing to a file",
  ]
}
