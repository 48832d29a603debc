import ArgumentParser

@main
enum Main {
  static func main() async {
    // A reader that goes away (`| head`) must end the run by a failed write, not by a signal.
    ignoreBrokenPipes()
    do {
      var command = try PreflightCommand.parseAsRoot(commandLineArguments())
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as Failure {
      complain(failure.message)
      PreflightCommand.exit(withError: ExitCode(failure.status.rawValue))
    } catch {
      PreflightCommand.exit(withError: error)
    }
  }
}
