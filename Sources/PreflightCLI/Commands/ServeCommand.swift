import MediaProbe
import Preflight
import PreflightDocuments
import PreflightExchange
import PreflightOperations

extension Command {
  static var serve: Command {
    Command(
      "serve", .serveAbstract,
      help: CommandHelp(
        details: [.serveDetails],
        examples: [("preflight serve --stdio --root uploads/", .serveExample)],
        statuses: [("0", .serveDone), ("2", .serveIncomplete), ("64", .usageStatus), ("130", .serveInterrupted)]),
      groups: [
        OptionGroup([.stdio, .socket, .root]), .choice, .reading, OptionGroup([.lang]),
      ],
      first: [
        .stdio, .socket, .root, .to, .assume, .assumeFrom, .depth, .jobs, .timeout, .lang,
      ]
    ) { try await ServeCommand($0).run() }
  }
}

struct ServeCommand {
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    guard arguments.has(.stdio) != (arguments[.socket] as AssetPath? != nil) else {
      throw mistake(.stdioOrSocket)
    }
  }

  func run() async throws {
    let answers = try ExchangeAnswers(
      JobChoice(arguments), root: arguments[.root], layout: OutputStyle(OutputFile()).layout, in: surroundings)
    MessageLanguage.set(answers.language)
    let streams = StandardStreams(output: standardOutput) { readBlocks(of: standardInput, $0) }
    let server = try (arguments[.socket] as AssetPath?).map { try SocketServer($0) }
    do {
      try await interruptible {
        if let server { try await server.serve(answers) } else { try await streams.serve(answers) }
      }
    } catch is CancellationError {
      await answers.end()
      throw ExitStatus.interrupted
    }
    await answers.end()
    if streams.isBroken { throw Failure(.incomplete, .readerIsGone) }
  }
}
