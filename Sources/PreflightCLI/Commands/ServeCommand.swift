import MediaProbe
import Preflight
import PreflightDocuments
import PreflightExchange
import PreflightOperations

extension Command {
  static var serve: Command {
    Command(
      "serve", "Answer the calls of another program until its input ends.",
      discussion: """
        The program writes one JSON-RPC 2.0 call a line to standard input, and reads the answers from standard output. Many \
        calls can run at once. A file is a path, bytes, or an object whose ranges the command asks for. With --socket, many \
        programs share one command, which answers until it is interrupted. The package preflight-media for Python uses this \
        exchange, and docs/exchange.md describes it.

        EXAMPLE:
          preflight serve --stdio --root uploads/
              Answer calls on files in a folder.

        EXIT STATUS:
          0     The input ended, and every call was answered.
          2     The answers could not be written.
          64    The command line is wrong.
          130   The command was interrupted.
        """,
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
      throw mistake("expected one of --stdio and --socket: name one of them")
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
    if streams.isBroken { throw Failure(.incomplete, "cannot write to standard output: its reader is gone") }
  }
}
