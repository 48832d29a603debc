import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments

/// The threads on which commands run. Swift's own pool would wait forever if a thread cannot be created.
let workThreads = TaskThreads(limit: processorCount())

@main
enum Main {
  /// Runs the command. This function is not asynchronous, because Swift would then start two threads in place of the main
  /// thread at every start.
  static func main() {
    OutputFile.openMissingStandardStreams()
    ignoreWriteSignals()
    InterruptWatch.hold()
    do {
      let work = try PreflightCommand.work(for: try commandLineArguments())
      try prepare()
      Task.detached(executorPreference: workThreads) {
        do {
          try await work()
          PreflightCommand.exit()
        } catch {
          exit(with: error)
        }
      }
    } catch {
      exit(with: error)
    }
    InterruptWatch.wait()
  }

  /// Reserves the memory and the thread that every run needs, so that a shortage is reported at once.
  private static func prepare() throws(Failure) {
    guard hasMemory(leastMemory) else {
      throw Failure(
        .incomplete,
        "found too little memory, expected at least \(leastMemory >> 20) MiB: raise the limit (ulimit -v), or end other programs"
      )
    }
    let code = workThreads.prepare()
    guard code == 0 else {
      throw Failure(
        .incomplete,
        "cannot start a thread (\(describe(errno: code))): raise the limit (ulimit -u), or end other programs"
      )
    }
  }

  /// Bytes of address space: four stacks of 8 MiB (two threads that read, two that serve workers), and allocated memory.
  private static let leastMemory = 40 << 20

  private static func exit(with error: any Error) -> Never {
    switch error {
    case let failure as Failure:
      printError(failure.message)
      PreflightCommand.exit(withError: ExitCode(failure.status.rawValue))
    case let mistake as ValidationError:
      // A command found this mistake after parsing. The parser would add the usage of `preflight` without a command.
      printError(oneLine(mistake.message))
      PreflightCommand.exit(withError: ExitCode(ExitStatus.usage.rawValue))
    default:
      let code = PreflightCommand.exitCode(for: error)
      guard !code.isSuccess else { PreflightCommand.exit(withError: error) }
      // The parser quotes arguments as they are. One of them may be the name of a file that the shell found.
      let quoted = CommandLine.arguments.filter { $0.contains("\n") }
      printMessage(
        quoted.reduce(PreflightCommand.fullMessage(for: error)) { $0.replacing($1, with: oneLine($1)) })
      PreflightCommand.exit(withError: code)
    }
  }
}
