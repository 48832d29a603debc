import ArgumentParser
import Preflight

struct DestinationsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "destinations",
    abstract: "List the share destinations, or show the rules of one and their sources.",
    subcommands: [List.self, Show.self],
    defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the destinations.")
    @OptionGroup var documents: DestinationOptions
    @OptionGroup var languages: LanguageOptions

    func run() throws {
      try printText(in: languages.language) { $0.list(try documents.load(in: languages.language).all) }
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show the slots, rules, sources and share states of a destination.")
    @Argument(help: "The id or short name of a destination.") var destination: String
    @OptionGroup var documents: DestinationOptions
    @OptionGroup var languages: LanguageOptions

    func run() throws {
      try printText(in: languages.language) {
        $0.page(try documents.load(in: languages.language).named(destination))
      }
    }
  }
}

/// Prints a text on standard output, with its width and colors.
func printText(in language: Language, _ make: (DestinationText) throws -> String) throws {
  let output = ReportOutput()
  let style = OutputStyle(output)
  let text = try make(DestinationText(width: style.width, color: style.color, language: language))
  do {
    try output.write(Array(text.utf8))
  } catch {
    guard error.isBrokenPipe else { throw Failure(.incomplete, "cannot write to standard output: \(error)") }
  }
}
