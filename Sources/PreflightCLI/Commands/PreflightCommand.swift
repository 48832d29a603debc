import ArgumentParser

struct PreflightCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preflight",
    abstract: "Tells, before anyone uploads, what a share destination will answer.",
    discussion: """
      Exit status: 0 when all was judged and nothing is red, 1 when a verdict is (see --fail-on), 2 when the scan could \
      not be completed, 64 for a wrong command line, 130 when interrupted.
      """,
    version: toolVersion,
    subcommands: [
      ScanCommand.self, RequestCommand.self, ProbeCommand.self, DestinationsCommand.self, ExplainCommand.self,
    ])
}

let toolVersion = "0.1.0"
