import ArgumentParser
import MediaProbe
import Preflight
import WorkerPool

/// How files are read.
struct ReadingOptions: ParsableArguments {
  // Options without a value of their own: for one that has, the parser searches how to print it, at every start.

  @Option(
    name: .customLong("engine"),
    help:
      "auto: headers first, the C libraries where they leave something open; header: headers alone; reference: the C libraries alone. (default: auto)"
  )
  var chosenEngine: Checker.Engine?

  @Option(help: ArgumentHelp("Headers read at once. (default: processors)", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Worker processes for the deeper tiers. (default: processors)", valueName: "n"))
  var workers: Int?

  @Option(
    name: .customLong("timeout"),
    help: ArgumentHelp("Longest time that a file may take in a worker. (default: 10)", valueName: "seconds"))
  var chosenTimeout: Double?

  var engine: Checker.Engine { chosenEngine ?? .auto }
  private var timeout: Double { chosenTimeout ?? 10 }

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
