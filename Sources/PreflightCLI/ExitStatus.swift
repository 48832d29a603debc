import ArgumentParser

/// The exit status of a run.
enum ExitStatus: Int32 {
  /// An outcome is at or above `--fail-on`, or a probed file has an error.
  case red = 1
  /// The run could not be completed, nothing was judged, or a destination file is wrong.
  case incomplete = 2
  /// The command line is wrong (sysexits.h, EX_USAGE).
  case usage = 64
  /// Ctrl-C ended the run (128 + SIGINT).
  case interrupted = 130
}

/// An error that ends the program with one line on standard error, or with one for each mistake in documents.
struct Failure: Error {
  let status: ExitStatus
  let message: String

  /// - Parameter message: One line. Line breaks in the names that it quotes are escaped.
  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = oneLine(message)
  }

  /// - Parameter mistakes: One or several lines, each with the name of a document.
  init(_ status: ExitStatus, mistakes: some Error) {
    self.status = status
    message = "\(mistakes)"
  }
}
