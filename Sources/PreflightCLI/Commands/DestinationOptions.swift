import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments

/// The option that adds destinations, for commands without `ChoiceOptions`.
struct DestinationOptions: ParsableArguments {
  static let help = ArgumentHelp(
    "Add your own destination files (*.yml) in this folder to the built-in ones.", valueName: "folder")

  @Option(help: DestinationOptions.help) var destinations: AssetPath?

  func load(in language: Language) throws -> DestinationList {
    try DestinationList(besides: destinations, in: language)
  }
}

/// The built-in destinations and those of the user.
struct DestinationList {
  let all: [Destination]

  /// Reads the user's destinations. One with the id of a built-in destination replaces it.
  ///
  /// - Parameters:
  ///   - folder: The folder of the user's destination files; nil for none.
  ///   - language: The language of their texts, if they are translated.
  init(besides folder: AssetPath?, in language: Language) throws {
    var all = Destinations.all
    for own in try folder.map(DestinationList.read) ?? [] {
      if let place = all.firstIndex(where: { $0.id == own.id }) {
        all[place] = own
      } else {
        all.append(own)
      }
    }
    self.all = all.map { $0.translated(to: language) }
  }

  private static func read(_ folder: AssetPath) throws -> [Destination] {
    let files = FileWalk([folder], FileSelection(readsIgnoreFiles: false)).compactMap { input -> AssetPath? in
      switch input {
      case .asset(let path), .candidate(let path):
        ["yml", "yaml"].contains(path.fileExtension) ? path : nil
      default: nil
      }
    }
    guard !files.isEmpty else {
      guard case .nothing = folder.target else {
        throw Failure(.incomplete, "found no destination file (*.yml) in \(shown(folder)): check --destinations")
      }
      throw Failure(.incomplete, "the folder \(shown(folder)) does not exist: check --destinations")
    }
    return try files.map { path in
      do {
        let file = try OpenFile(path)
        return try DestinationReader().read(try file.bytes(0..<UInt64(file.fileSize)), name: path.text)
      } catch let error as DocumentErrors {
        throw Failure(.incomplete, "\(error)")
      } catch {
        throw Failure(.incomplete, "cannot read \(path.text): \(error)")
      }
    }
  }

  /// Returns a destination by its id or short name.
  func named(_ name: String) throws -> Destination {
    let lowered = name.lowercased()
    if let match = all.first(where: { $0.id == lowered || $0.shortName == lowered }) { return match }
    throw ValidationError("There is no destination “\(name)”" + Guess.suffix(for: lowered, among: all.map(\.shortName)))
  }
}
