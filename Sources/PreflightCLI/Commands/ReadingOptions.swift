import ArgumentParser
import MediaProbe
import Preflight
import WorkerPool

/// How files are read.
struct ReadingOptions: ParsableArguments {
  @Option(
    help:
      "auto: headers first, the C libraries where they leave something open; header: headers alone; reference: the C libraries alone."
  )
  var engine = Checker.Engine.auto

  @Option(help: ArgumentHelp("Headers read at once. (default: processors)", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Worker processes for the deeper tiers. (default: processors)", valueName: "n"))
  var workers: Int?

  @Option(help: ArgumentHelp("Longest time that a file may take in a worker.", valueName: "seconds"))
  var timeout: Double = 10

  func validate() throws {
    guard jobs.map({ (1...1024).contains($0) }) ?? true else { throw ValidationError("--jobs takes 1 to 1024.") }
    guard workers.map({ (1...256).contains($0) }) ?? true else { throw ValidationError("--workers takes 1 to 256.") }
    guard timeout >= 0.01, timeout <= 86_400 else { throw ValidationError("--timeout takes 0.01 to 86400 seconds.") }
  }

  var width: Int { jobs ?? processorCount() }

  /// The deeper tiers; nil where they are not wanted.
  func makePool() throws -> WorkerPool? {
    guard engine != .header else { return nil }
    do {
      return try WorkerPool(workers: workers ?? processorCount(), timeout: .milliseconds(Int64(timeout * 1000)))
    } catch {
      throw Failure(.incomplete, "\(error)")
    }
  }
}
