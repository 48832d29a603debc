import ArgumentParser

/// The exit status of a run.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case red = 1
  case incomplete = 2
  /// This is `EX_USAGE` of sysexits.h.
  case usage = 64
  /// Shells report a program that SIGINT ended as 128 + 2.
  case interrupted = 130

  /// Describes the status in one sentence, for the help and the registry.
  var meaning: String {
    switch self {
    case .done: "Everything was judged, and no outcome is at or above --fail-on."
    case .red: "An outcome is at or above --fail-on, or a probed file has an error."
    case .incomplete: "The run could not be completed, or there was nothing to read."
    case .usage: "The command line is wrong, or none of its paths exists."
    case .interrupted: "The run was interrupted. Its reports contain the results so far."
    }
  }
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
