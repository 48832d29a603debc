import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@main
enum Main {
  /// Not asynchronous itself: a main thread that is left to tasks is unwound, and two threads are made to stand in for it,
  /// at every start.
  static func main() {
    keepStandardStreams()
    letWritesFail()
    do {
      let work = try PreflightCommand.work(for: commandLineArguments())
      Task.detached {
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
    while true { pause() }
  }

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
