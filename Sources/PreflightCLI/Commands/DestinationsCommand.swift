import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

struct DestinationsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "destinations",
    abstract:
      "List, show and compare destinations, plan a file for several, or write your own.",
    discussion: """
      EXAMPLES:
        preflight destinations
            List all destinations.
        preflight destinations show tiktok
            Show the rules of a destination with their sources.
      """,
    subcommands: [
      List.self, Show.self, Compare.self, MasterFile.self, Diff.self, Stale.self, New.self, Check.self, Compile.self,
    ],
    defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the destinations.",
      usage: "preflight destinations list [<options>] [<names> ...]",
      discussion: """
        EXAMPLE:
          preflight destinations list meta,youtube --format json
              Print the destinations of these groups as JSON.
        """)
    @Argument(
      help: ArgumentHelp("Ids, short names or groups. (default: all)", valueName: "names"),
      completion: Completions.destinations)
    var names: [String] = []
    @Option(help: TextOrJSON.help) var format: TextOrJSON?
    @OptionGroup(title: "Destinations and rules") var documents: DestinationOptions
    @OptionGroup var languages: LanguageOptions

    func run() throws {
      let list = try documents.load(in: languages.language)
      let chosen = names.isEmpty ? list.all : try list.chosen(by: names)
      if format == .json {
        try printBytes(DestinationJSON(language: languages.language).list(chosen))
      } else {
        try printText(in: languages.language) { $0.list(chosen) }
      }
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show the slots, rules, sources and share states of a destination.",
      usage: "preflight destinations show [<options>] <destination>",
      discussion: """
        EXAMPLES:
          preflight destinations show tiktok
              Show everything about a destination.
          preflight destinations show tiktok --as-of 2026-11-21
              Show the rules of that day.
        """)
    @Argument(help: "The id or short name of a destination.", completion: Completions.destinations) var destination:
      String
    @Option(help: AsOf.help) var asOf: CivilDate?
    @OptionGroup(title: "Destinations and rules") var documents: DestinationOptions
    @OptionGroup var languages: LanguageOptions

    func run() throws {
      try printText(in: languages.language) {
        $0.page(try documents.load(in: languages.language).named(destination), asOf: asOf)
      }
    }
  }
}

extension DestinationsCommand {
  struct Compile: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "compile", abstract: "Compile a destination file to JSON that the Swift library reads.",
      discussion: """
        An app that imports Preflight reads the JSON with Destination(compiled:). It needs no YAML reader. The file is \
        checked first, and every mistake is reported with its line.

        EXAMPLE:
          preflight destinations compile club-wall.yml --output club-wall.json
              Compile a destination file of your own.
        """)
    @Argument(help: "A destination file (YAML).") var file: AssetPath
    @Option(help: "Write the JSON to a file. (default: standard output)") var output: AssetPath?

    func run() throws {
      let files = DestinationFiles(alone: file)
      let compiled = try files.read(file).compiled()
      guard let output, output != "-" else { return try printBytes(compiled) }
      let inputs = InputFiles()
      inputs.add(files.destinations + files.shared)
      try write(compiled, to: OutputPlace(output, OutputKind("compiled destination"), besides: inputs))
    }
  }
}

/// Prints a text on standard output, with its width and colors.
func printText(in language: Language, _ make: (DestinationText) throws -> String) throws {
  let text = try make(OutputStyle(OutputFile()).layout.text(in: language))
  try printBytes(Array(CommandGuard.lines(text).utf8))
}
