import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations

extension Command {
  static var initialize: Command {
    Command(
      "init", .initAbstract,
      help: CommandHelp(
        details: [.initDetails],
        examples: [
          ("preflight init", .initExample),
          ("preflight init campaign --to instagram,tiktok-video", .initExampleFolder),
        ]),
      groups: [OptionGroup([.folder, .initialTo, .schema, .replace])]
    ) { try InitCommand($0).run() }
  }
}

struct InitCommand {
  private let folder: AssetPath
  private let to: String?
  private let schema: Bool
  private let force: Bool

  init(_ arguments: ParsedArguments) {
    folder = arguments[.folder] ?? "."
    to = arguments[.initialTo]
    schema = arguments.has(.schema)
    force = arguments.has(.replace)
  }

  private static let schemaName = ".preflight.schema.json"

  func run() throws {
    let language = MessageLanguage.current
    func place(of name: String) -> AssetPath { folder == "." ? AssetPath(name) : folder.appending(name.utf8) }
    guard (try? targetKind(of: folder)) == .folder else {
      throw mistake(.noMediaFolder(shown(folder)))
    }
    let path = place(of: Configuration.fileName)
    if !force, !path.isMissing {
      throw Failure(.incomplete, .configurationExists(shown(path)))
    }
    let list = try DestinationList(besides: [], in: .english)
    let chosen = try to.map { text in
      _ = try list.chosen(byList: text)
      return text.split(separator: ",").map(\.trimmingSpaces)
    }
    let content = FolderContent(of: folder, list)
    // The line that language servers for YAML look for.
    let head = schema ? "# yaml-language-server: $schema=\(Self.schemaName)\n" : ""
    let text = Array((head + ConfigurationTemplate.text(content, to: chosen, in: language)).utf8)
    try Self.expectReadable(text, at: path, list)
    if schema {
      // A schema of an earlier version is replaced, and no other file of that name.
      let earlier = OutputKind("schema", isControlFile: true) { head in
        String(decoding: head, as: UTF8.self).contains("\"\(ConfigurationSchema.description)\"")
      }
      try write(
        Array(ConfigurationSchema.text(Destinations.all).utf8),
        to: OutputPlace(
          place(of: Self.schemaName), earlier, .below(folder), replacing: force ? .anything : .earlierOutput))
    }
    try write(
      text,
      to: OutputPlace(
        path, OutputKind("configuration", isControlFile: true), .below(folder),
        replacing: force ? .anything : .nothing))
    let scan = "preflight scan" + (folder == "." ? "" : " \(shown(folder))")
    let line = CommandText.wroteConfiguration(shown(path), content.title, scan)
    try printBytes(Array((line.text(in: language) + "\n").utf8))
    if content.omitted > 0 {
      printError(.foldersWithoutOverride(content.omitted))
    }
  }

  /// Throws if a scan could not read the new configuration. Folders of strangers can have any name.
  private static func expectReadable(_ text: [UInt8], at path: AssetPath, _ list: DestinationList) throws {
    var reader = ConfigurationReader(text, path: path)
    do {
      try reader.checkForm()
      _ = try reader.read(knowing: NamesInUse(list: list, first: ["default"]))
    } catch {
      throw Failure(.incomplete, mistakes: error)
    }
  }
}
