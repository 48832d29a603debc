import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

/// The documents that a destination can be written as.
enum ExportedForm: String, CaseIterable {
  case adcp
}

extension DestinationsCommand {
  struct Import {
    static var command: Command {
      Command(
        "import", .importAbstract,
        help: CommandHelp(
          details: [.importDetails],
          examples: [
            ("preflight destinations import adcp format.json --output ctv-spot.yml", .importExample),
            ("preflight destinations import mediaconch policy.xml", .importExampleMediaConch),
          ]),
        groups: [OptionGroup([.importedForm, .importedFile, .madeFile])]
      ) { try Import(arguments: $0).run(try $0.required(.importedForm)) }
    }

    static var migration: Command {
      Command(
        "migrate", .migrateAbstract,
        help: CommandHelp(
          details: [.importDetails],
          examples: [("preflight destinations migrate policy.xml --output archive.yml", .migrateExample)]),
        groups: [OptionGroup([.importedFile, .madeFile])]
      ) { try Import(arguments: $0).run(nil) }
    }

    let arguments: ParsedArguments

    func run(_ form: ImportedForm?) throws {
      let file: AssetPath = try arguments.required(.importedFile)
      let output: AssetPath? = arguments[.madeFile]
      let target = output == "-" ? nil : output
      if let target, !target.isMissing { throw Failure(.incomplete, .destinationFileExists(shown(target))) }
      guard let day = CivilDate.today else { throw Failure(.incomplete, .noToday) }
      let id = target.flatMap { $0.text.split(separator: "/").last?.split(separator: ".").first }
      let imported = try ImportJob.run(file, as: form, id: id.flatMap { ImportDraft.name(String($0)) }, day: day)
      for remark in imported.remarks {
        printMessage(oneLine("\(shown(file)):\(remark.line):\(remark.column): \(remark.text)"))
      }
      guard !imported.destination.rules.isEmpty else {
        throw Failure(.incomplete, .importedNoRule(shown(file)))
      }
      let bytes = Array(imported.file(from: file.text).utf8)
      guard let target else { return try printBytes(bytes) }
      let inputs = InputFiles()
      inputs.add([file])
      try write(bytes, to: OutputPlace(target, OutputKind("destination file"), replacing: .nothing, besides: inputs))
      let line: CommandText = .wroteDestinationFile(target.text)
      try printText(in: .english) { _ in line.text(in: MessageLanguage.current) + "\n" }
    }
  }

  struct Export {
    static var command: Command {
      Command(
        "export", .exportAbstract,
        help: CommandHelp(
          details: [.exportDetails],
          examples: [("preflight destinations export adcp youtube-short", .exportExample)]),
        groups: [OptionGroup([.exportedForm, .destination, .exportedFile]), .documents]
      ) { try Export(arguments: $0).run() }
    }

    let arguments: ParsedArguments

    func run() throws {
      let list = try DestinationList.read(arguments, in: .english)
      let destination = try list.named(arguments.required(.destination))
      let exported = AdCPFormat.export(destination)
      for omission in exported.omissions {
        printMessage(oneLine("\(destination.id): \(omission)"))
      }
      guard let target: AssetPath = arguments[.exportedFile], target != "-" else {
        return try printBytes(exported.bytes)
      }
      let inputs = InputFiles()
      inputs.add(list.files)
      try write(exported.bytes, to: OutputPlace(target, OutputKind("AdCP format"), besides: inputs))
    }
  }
}
