import ArgumentParser

@main
enum Main {
  static func main() async {
    keepStandardStreams()
    letWritesFail()
    do {
      let arguments = commandLineArguments()
      try PreflightCommand.expectCommand(arguments.first)
      try await PreflightCommand.run(arguments)
    } catch let failure as Failure {
      complain(failure.message)
      PreflightCommand.exit(withError: ExitCode(failure.status.rawValue))
    } catch let mistake as ValidationError {
      // Found by a command, behind the parser, which would add how to call `preflight` without any.
      complain(mistake.message)
      PreflightCommand.exit(withError: ExitCode(ExitStatus.usage.rawValue))
    } catch {
      PreflightCommand.exit(withError: error)
    }
  }
}
