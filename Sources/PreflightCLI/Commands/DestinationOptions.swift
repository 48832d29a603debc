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

/// The destinations by name, built-in and own. A built-in one is decoded when it is asked for.
struct DestinationList {
  private var entries: [Destinations.Entry]
  private var ownIDs: Set<String> = []
  /// The user's groups: their members are destinations and groups.
  private var ownGroups: [String: [String]] = [:]
  private let language: Language

  /// Reads the user's destinations. One with the id of a built-in destination replaces it.
  ///
  /// - Parameters:
  ///   - folder: The folder of the user's destination files; nil for none.
  ///   - language: The language of their texts, if they are translated.
  init(besides folder: AssetPath?, in language: Language) throws {
    self.language = language
    entries = Destinations.entries
    for own in try folder.map(DestinationList.read) ?? [] {
      ownIDs.insert(own.id)
      if let place = entries.firstIndex(where: { $0.id == own.id }) {
        entries[place] = Destinations.Entry(own)
      } else {
        entries.append(Destinations.Entry(own))
      }
    }
  }

  var all: [Destination] { entries.map { $0.destination.translated(to: language) } }

  /// The destinations that are judged if none are chosen: those of the group `default`, and the user's own.
  var usual: [Destination] {
    entries.filter { $0.groups.contains("default") || ownIDs.contains($0.id) }.map {
      $0.destination.translated(to: language)
    }
  }

  /// Returns a destination by its id or short name, or those of a group.
  func chosen(by name: String) throws -> [Destination] {
    let lowered = name.lowercased()
    let members = entries.filter {
      lowered == "all" || $0.id == lowered || $0.shortName == lowered || $0.groups.contains(lowered)
    }
    if let one = members.first(where: { $0.id == lowered || $0.shortName == lowered }) {
      return [one.destination.translated(to: language)]
    }
    guard members.isEmpty else { return members.map { $0.destination.translated(to: language) } }
    let groups = Set(entries.flatMap(\.groups) + ["all"]).sorted()
    throw ValidationError(
      "There is no destination or group “\(name)”"
        + Guess.suffix(for: lowered, among: entries.map(\.shortName) + groups)
        + ". 'preflight destinations' lists them.")
  }

  /// Returns the destinations of a list of ids, short names and groups, separated by commas, each once.
  func chosen(byList names: String) throws -> [Destination] {
    var chosen: [Destination] = []
    for name in names.split(separator: ",") {
      for destination in try self.chosen(by: name.trimmingSpaces)
      where !chosen.contains(where: { $0.id == destination.id }) {
        chosen.append(destination)
      }
    }
    guard !chosen.isEmpty else {
      throw ValidationError("Found an empty --to, expected ids or short names: 'preflight destinations' lists them.")
    }
    return chosen
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
    return try files.map(Destination.read)
  }

  /// Returns a destination by its id or short name.
  func named(_ name: String) throws -> Destination {
    let lowered = name.lowercased()
    if let match = entries.first(where: { $0.id == lowered || $0.shortName == lowered }) {
      return match.destination.translated(to: language)
    }
    throw ValidationError(
      "There is no destination “\(name)”" + Guess.suffix(for: lowered, among: entries.map(\.shortName)))
  }
}

extension Destination {
  /// Reads a destination from a YAML file.
  static func read(_ path: AssetPath) throws -> Destination {
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
