import Preflight
import PreflightOperations
import PreflightReports

/// Throws the exit status that the counts of a run require, if it is not 0.
struct RunEnding {
  private let tally: Tally

  init(_ tally: Tally) { self.tally = tally }

  func ofScan(failOn: FailureThreshold, mayBeEmpty: Bool, isOfRequests: Bool = false) throws {
    try check(mayBeEmpty, isOfRequests: isOfRequests)
    if failOn.isReached(by: tally) { throw ExitStatus.red }
  }

  /// - Parameter hasProblemsLeft: True if a file still has problems.
  func ofFix(hasProblemsLeft: Bool, mayBeEmpty: Bool) throws {
    try check(mayBeEmpty)
    if hasProblemsLeft { throw ExitStatus.red }
  }

  func ofProbe(mayBeEmpty: Bool) throws {
    try check(mayBeEmpty)
    if tally.errors > 0 { throw ExitStatus.red }
  }

  private func check(_ mayBeEmpty: Bool, isOfRequests: Bool = false) throws {
    if tally.interrupted { throw ExitStatus.interrupted }
    try tally.expectComplete(mayBeEmpty: mayBeEmpty, isOfRequests: isOfRequests)
  }
}
