import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightExchange
import PreflightOperations

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", _superCommandName: "preflight",
    abstract: "Answer the calls of another program until its input ends.",
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
      """)

  @Flag(help: "Read calls from standard input, and write answers to standard output.") var stdio = false

  @Option(help: ArgumentHelp("Answer the processes of this user that connect to this socket.", valueName: "path"))
  var socket: AssetPath?

  @Option(help: ArgumentHelp("Read and write only files in this folder.", valueName: "folder"), completion: .directory)
  var root: AssetPath?

  @OptionGroup(title: "Destinations and rules") var choice: ChoiceOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup var languages: LanguageOptions

  func validate() throws {
    try whileParsing {
      guard stdio != (socket != nil) else { throw mistake("expected one of --stdio and --socket: name one of them") }
    }
  }

  func run() async throws {
    var choice = self.choice.chosen
    choice.reading = reading.choice
    choice.language = languages.lang
    let answers = try ExchangeAnswers(
      choice, root: root, layout: OutputStyle(OutputFile()).layout, in: surroundings)
    MessageLanguage.set(answers.language)
    if let socket {
      let server = try SocketServer(socket)
      return try await interruptible { try await server.serve(answers) }
    }
    let streams = StandardStreams(output: standardOutput, read: StandardInput.readBlocks)
    try await interruptible {
      do { try await streams.serve(answers) } catch {
        await answers.end()
        throw error
      }
      await answers.end()
    }
    if streams.isBroken { throw Failure(.incomplete, "cannot write to standard output: its reader is gone") }
  }
}
