import PreflightOperations

/// The exit status of a run. A run that does not end with `done` throws it.
enum ExitStatus: Int32, CaseIterable, Error {
  case done = 0
  case red = 1
  case incomplete = 2
  /// This is `EX_USAGE` of sysexits.h.
  case usage = 64
  /// Shells report a program that SIGINT ended as 128 + 2.
  case interrupted = 130

  /// Describes the status in one sentence, for the help and the registry.
  var meaning: CommandText {
    switch self {
    case .done: .statusDone
    case .red: .statusRed
    case .incomplete: .statusIncomplete
    case .usage: .statusUsage
    case .interrupted: .statusInterrupted
    }
  }
}

extension Failure {
  /// The exit status of a run that ends with this failure.
  var status: ExitStatus {
    switch kind {
    case .incomplete: .incomplete
    case .usage, .outsideRoot: .usage
    case .interrupted: .interrupted
    }
  }
}
