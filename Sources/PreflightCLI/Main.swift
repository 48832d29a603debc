import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations

/// The threads on which commands run. Swift's own pool would wait forever if a thread cannot be created.
let workThreads = TaskThreads(limit: processorCount())

/// The values of this process that the jobs of commands need.
let surroundings = {
  var surroundings = Surroundings(
    threads: workThreads, processors: processorCount(), variable: environment, openFileLimit: raiseOpenFileLimit)
  surroundings.remark = { printError($0) }
  return surroundings
}()

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
          end(.done)
        } catch {
          fail(with: error)
        }
      }
    } catch {
      fail(with: error)
    }
    InterruptWatch.wait()
  }

  /// Reserves the memory and the thread that every run needs, so that a shortage is reported at once.
  private static func prepare() throws(Failure) {
    guard hasMemory(leastMemory) else {
      throw Failure(.incomplete, .tooLittleMemory(leastMemory >> 20))
    }
    let code = workThreads.prepare()
    guard code == 0 else {
      throw Failure(.incomplete, .tooManyThreads(describe(errno: code)))
    }
  }

  /// Bytes of address space: four stacks of 8 MiB (two threads that read, two that serve workers), and allocated memory.
  private static let leastMemory = 40 << 20

  private static func fail(with error: any Error) -> Never {
    switch error {
    case let status as ExitStatus: end(status)
    case let failure as Failure:
      if let language = failure.language { MessageLanguage.set(language) }
      printError(failure.text)
      end(failure.status)
    default:
      printError(CommandText(asWritten: oneLine("\(error)")))
      end(.incomplete)
    }
  }
}
