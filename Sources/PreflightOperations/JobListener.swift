import PreflightReports

/// Receives what a job tells while it runs. The results are what the job returns.
package protocol JobListener: AnyObject, Sendable {
  /// Takes lines for people about a result, in the language of the job. An error that it throws ends the job.
  func add(_ lines: String) throws
  /// Takes a remark beside the results, such as what the job left out.
  func note(_ text: CommandText)
  /// Takes the number of files of the job.
  func setTotal(_ total: Int)
  /// Takes the number of files that are done, and of those among them that have problems.
  func advance(by count: Int, red: Int)
}

extension JobListener {
  package func note(_ text: CommandText) {}
  package func setTotal(_ total: Int) {}
  package func advance(by count: Int, red: Int) {}
}
