package import PreflightReports

extension Tally {
  /// Throws if the files that a run counted do not make it a whole run.
  ///
  /// - Parameter mayBeEmpty: True if an empty selection is a success.
  package func expectComplete(mayBeEmpty: Bool, isOfRequests: Bool = false) throws(Failure) {
    if defects > 0 {
      throw Failure(.incomplete, .unreadablePaths(defects))
    }
    if assets == 0, !mayBeEmpty {
      let skipped: CommandText = skips == 0 ? .empty : .skipped(skips)
      throw Failure(.incomplete, isOfRequests ? .noRequestFound(skipped) : .noMediaFound(skipped))
    }
  }
}
