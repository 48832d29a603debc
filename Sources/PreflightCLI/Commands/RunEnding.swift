import ArgumentParser
import Preflight
import PreflightReports

/// Throws the exit status that the counts of a run require, if it is not 0.
struct RunEnding {
  private let tally: Tally

  init(_ tally: Tally) { self.tally = tally }

  func ofScan(failOn: FailureThreshold, mayBeEmpty: Bool, of expected: String = "media") throws {
    try check("judged", mayBeEmpty, expected)
    if failOn.isReached(by: tally) { throw ExitCode(ExitStatus.red.rawValue) }
  }

  /// - Parameter hasProblemsLeft: True if a file still has problems.
  func ofFix(hasProblemsLeft: Bool, mayBeEmpty: Bool) throws {
    try check("judged", mayBeEmpty, "media")
    if hasProblemsLeft { throw ExitCode(ExitStatus.red.rawValue) }
  }

  func ofProbe(mayBeEmpty: Bool) throws {
    try check("probed", mayBeEmpty, "media")
    if tally.errors > 0 { throw ExitCode(ExitStatus.red.rawValue) }
  }

  private func check(_ done: String, _ mayBeEmpty: Bool, _ expected: String) throws {
    if tally.interrupted { throw ExitCode(ExitStatus.interrupted.rawValue) }
    if tally.defects > 0 {
      let files =
        tally.defects == 1
        ? "1 path could not be judged: see its error"
        : "\(tally.defects) paths could not be judged: see their errors"
      throw Failure(.incomplete, files)
    }
    if tally.assets == 0, !mayBeEmpty {
      let skipped = tally.skips == 0 ? "" : " (\(tally.skips) skipped)"
      throw Failure(
        .incomplete,
        "nothing was \(done): found no \(expected) in the given paths\(skipped); check them, or use --allow-empty")
    }
  }
}
