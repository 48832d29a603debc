package import PreflightReports

/// Receives what a job tells while it runs. The results are what the job returns.
package protocol JobListener: AnyObject, Sendable {
  /// Takes lines for people about a result, in the language of the job. An error that it throws ends the job.
  func add(_ lines: String) throws
  /// Takes a remark beside the results, such as what the job left out.
  func note(_ text: CommandText)
  /// Takes the number of files of the job.
  func setTotal(_ total: Int)
  /// Takes the work that the files need, in its order.
  func setWork(_ tasks: [WorkEstimate.Task])
  /// Notes that the next task of the work begins.
  func beginTask()
  /// Takes the finished share of the task.
  func reach(_ share: Double)
  /// Notes that the task has ended.
  func endTask()
  /// Takes the number of files that are done, and of those among them that have problems.
  func advance(by count: Int, red: Int)
}

extension JobListener {
  package func note(_ text: CommandText) {}
  package func setTotal(_ total: Int) {}
  package func setWork(_ tasks: [WorkEstimate.Task]) {}
  package func beginTask() {}
  package func reach(_ share: Double) {}
  package func endTask() {}
  package func advance(by count: Int, red: Int) {}
}
