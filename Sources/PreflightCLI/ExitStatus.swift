import ArgumentParser

/// How a run ends, for the shell.
enum ExitStatus: Int32 {
  /// A verdict is red, or a probed file has an error.
  case red = 1
  /// The scan could not be completed, nothing was judged, or a destination's file is wrong.
  case incomplete = 2
  /// A wrong command line (sysexits.h, EX_USAGE).
  case usage = 64
  /// Ended by Ctrl-C (128 + SIGINT).
  case interrupted = 130
}

/// Ends the program with one line on standard error.
struct Failure: Error {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
