import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations

/// Options for reading files.
struct ReadingOptions: ParsableArguments {
  // These options have no default value of their own. For one that has, the parser searches how to print it at every start.

  @Option(
    name: .customLong("engine"),
    help:
      "How to read files: headers, then the C libraries for missing facts (auto), or only one of them. (default: auto)"
  )
  var chosenEngine: Checker.Engine?

  @Option(
    name: .customLong("depth"),
    help:
      "How much to read: header, stream (also packets that a rule needs), sampled (some key frames), decode (everything), content (also measures picture and sound). (default: stream)"
  )
  var chosenDepth: Tier?

  @Option(help: ArgumentHelp("Number of files to read at once. (default: number of processors)", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Number of worker processes for the deeper tiers. (default: number of processors)", valueName: "n"))
  var workers: Int?

  @Option(
    name: .customLong("timeout"),
    help: ArgumentHelp(
      "Time limit for a worker on one file. (default: 10, or 600 with --depth decode or content)", valueName: "seconds")
  )
  var chosenTimeout: Double?

  var choice: ReadingChoice {
    ReadingChoice(engine: chosenEngine, depth: chosenDepth, jobs: jobs, workers: workers, timeout: chosenTimeout)
  }

  func validate() throws { try whileParsing { try choice.check() } }
}
