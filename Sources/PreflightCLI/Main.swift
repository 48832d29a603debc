import ArgumentParser
import MediaProbe
import Preflight

/// The threads on which commands run. The language's own pool would wait for ever where a thread cannot be created.
let workThreads = TaskThreads(limit: processorCount())

@main
enum Main {
  /// Not asynchronous itself: a main thread that is left to tasks is unwound, and two threads are made to stand in for it,
  /// at every start.
  static func main() {
    keepStandardStreams()
    letWritesFail()
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

  /// Takes what every run needs before there is any work, so that a lack of it is told at once.
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

  /// Bytes of address space: four stacks of 8 MiB (two threads that read, two that serve workers), and what is allocated.
  private static let leastMemory = 40 << 20

  private static func exit(with error: any Error) -> Never {
    switch error {
    case let failure as Failure:
      complain(failure.message)
      PreflightCommand.exit(withError: ExitCode(failure.status.rawValue))
    case let mistake as ValidationError:
      // Found by a command, behind the parser, which would add how to call `preflight` without any.
      complain(mistake.message)
      PreflightCommand.exit(withError: ExitCode(ExitStatus.usage.rawValue))
    default:
      PreflightCommand.exit(withError: error)
    }
  }
}
