package import PreflightReports

extension Tally {
  /// Throws if the files that a run counted do not make it a whole run.
  ///
  /// - Parameter mayBeEmpty: True if an empty selection is a success.
  package func expectComplete(mayBeEmpty: Bool, isOfRequests: Bool = false) throws(Failure) {
    if defects > 0 {
      throw Failure(
        .incomplete,
        defects == 1
          ? "1 path could not be read: see its error"
          : "\(defects) paths could not be read: see their errors")
    }
    if assets == 0, !mayBeEmpty {
      let skipped: CommandText = skips == 0 ? .empty : " (\(skips) skipped)"
      throw Failure(
        .incomplete,
        isOfRequests
          ? "found no request in the given paths\(skipped): check them, or use --allow-empty"
          : "found no media in the given paths\(skipped): check them, or use --allow-empty")
    }
  }
}
