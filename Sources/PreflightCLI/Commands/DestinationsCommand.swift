import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

extension Command {
  static var destinations: Command {
    Command(
      "destinations", .destinationsAbstract,
      help: CommandHelp(
        examples: [
          ("preflight destinations", .destinationsExampleList),
          ("preflight destinations show tiktok-video", .destinationsExampleShow),
        ]),
      subcommands: [
        DestinationsCommand.List.command, DestinationsCommand.Show.command, DestinationsCommand.Compare.command,
        DestinationsCommand.MasterFile.command, DestinationsCommand.Diff.command, DestinationsCommand.Stale.command,
        DestinationsCommand.New.command, DestinationsCommand.Check.command, DestinationsCommand.Compile.command,
        DestinationsCommand.Import.command, DestinationsCommand.Import.migration, DestinationsCommand.Export.command,
      ],
      defaultSubcommand: "list")
  }
}

enum DestinationsCommand {
  struct List {
    static var command: Command {
      Command(
        "list", .listAbstract,
        help: CommandHelp(examples: [("preflight destinations list meta,youtube --format json", .listExample)]),
        groups: [
          OptionGroup([.anyNames, .textOrJSON]), .documents, OptionGroup([.lang]),
        ]
      ) { try List(arguments: $0).run() }
    }

    let arguments: ParsedArguments

    func run() throws {
      let language = Language(arguments)
      let format: TextOrJSON? = arguments[.textOrJSON]
      let list = try DestinationList.read(arguments, in: language)
      let names: [String] = arguments.all(.anyNames)
      let chosen = names.isEmpty ? list.all : try list.chosen(by: names)
      if format == .json {
        try printBytes(DestinationJSON(language: language).list(chosen))
      } else {
        try printText(in: language) { $0.list(chosen) }
      }
    }
  }

  struct Show {
    static var command: Command {
      Command(
        "show", .showAbstract,
        help: CommandHelp(
          examples: [
            ("preflight destinations show tiktok-video", .showExample),
            ("preflight destinations show tiktok-video --as-of 2026-11-21", .showExampleDay),
          ]),
        groups: [
          OptionGroup([.destination, .asOf]), .documents, OptionGroup([.lang]),
        ]
      ) { try Show(arguments: $0).run() }
    }

    let arguments: ParsedArguments

    func run() throws {
      let language = Language(arguments)
      try printText(in: language) {
        $0.page(
          try DestinationList.read(arguments, in: language).named(arguments.required(.destination)),
          asOf: arguments[.asOf])
      }
    }
  }
}

extension DestinationsCommand {
  struct Compile {
    static var command: Command {
      Command(
        "compile", .compileAbstract,
        help: CommandHelp(
          details: [.compileDetails],
          examples: [("preflight destinations compile club-wall.yml --output club-wall.json", .compileExample)]),
        groups: [OptionGroup([.ownFile, .compiledFile])]
      ) { try Compile(arguments: $0).run() }
    }

    let arguments: ParsedArguments

    func run() throws {
      let file: AssetPath = try arguments.required(.ownFile)
      let files = DestinationFiles(alone: file)
      let compiled = try files.read(file).compiled()
      guard let output: AssetPath = arguments[.compiledFile], output != "-" else { return try printBytes(compiled) }
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
