package import MediaProbe
package import Preflight
package import PreflightDocuments
import Synchronization

/// The destinations and groups by name, built-in and own. A built-in destination is decoded when it is needed.
package struct DestinationList {
  private let entries: [Destinations.Entry]
  /// The places of the destinations; nil for the built-in ones alone, which are few enough to look through.
  private let places: Places?
  private let own: OwnDestinations?
  /// The user's destination files and the files that they share.
  package let files: [AssetPath]
  private let language: Language
  /// Receives the former names that are used, each once.
  private let formerNames: FormerNames?

  /// Reads the user's destinations. One with the id of a built-in destination takes its place.
  ///
  /// - Parameters:
  ///   - folders: The folders of the user's destination files.
  ///   - groups: The groups of the configuration; nil if none is stated.
  ///   - language: The language of their texts, if they are translated.
  ///   - remark: Receives a remark on each former name that is used; nil if nobody reads it.
  package init(
    besides folders: [AssetPath], groups: GroupsDocument? = nil, in language: Language,
    remark: (@Sendable (CommandText) -> Void)? = nil
  ) throws {
    let files = try DestinationFiles(folders)
    let own = folders.isEmpty && groups == nil ? nil : try files.read(groups: groups)
    self.init(own: own, files.destinations + files.shared, in: language, remark)
  }

  /// The built-in destinations alone, in English.
  package static var builtIn: DestinationList { DestinationList(own: nil, [], in: .english) }

  private init(
    own: OwnDestinations?, _ files: [AssetPath], in language: Language,
    _ remark: (@Sendable (CommandText) -> Void)? = nil
  ) {
    formerNames = remark.map { FormerNames($0) }
    self.own = own
    self.files = files
    self.language = language
    var entries = Destinations.entries
    places = own.map { Places($0, &entries) }
    self.entries = entries
  }

  /// The places of the destinations by id, by short name and by group. Folders can have thousands of destinations.
  private struct Places {
    let byID: [String: Int]
    let byShortName: [String: Int]
    let byGroup: [String: [Int]]

    /// Adds the user's destinations to the entries, or puts them in the place of those with their ids.
    init(_ own: OwnDestinations, _ entries: inout [Destinations.Entry]) {
      var byID = Dictionary(entries.enumerated().map { ($1.id, $0) }) { first, _ in first }
      for destination in own.destinations {
        if let place = byID[destination.id] {
          entries[place] = Destinations.Entry(destination)
        } else {
          byID[destination.id] = entries.count
          entries.append(Destinations.Entry(destination))
        }
      }
      self.byID = byID
      byShortName = Dictionary(entries.enumerated().map { ($1.shortName, $0) }) { first, _ in first }
      var byGroup: [String: [Int]] = [:]
      for (place, entry) in entries.enumerated() {
        for group in Set(entry.groups) { byGroup[group, default: []].append(place) }
      }
      self.byGroup = byGroup
    }
  }

  package var all: [Destination] { translated(entries) }

  /// The destinations that are judged if none are chosen: those of the group `default`, and the user's own.
  package var usual: [Destination] {
    if own?.groups["default"] != nil, let members = try? chosen(by: "default") { return members }
    let ids = Set(own?.destinations.map(\.id) ?? [])
    return translated(entries.filter { $0.isIn("default") || ids.contains($0.id) })
  }

  /// The short names of the destinations, and the groups.
  package var names: [String] { entries.map(\.shortName) + groups }

  package var ids: [String] { entries.map(\.id) }

  /// Returns a destination by its id or short name, or those of a group; empty if none exists.
  package func members(of name: String) -> [Destination] {
    func members(_ name: String) -> [Destination] {
      if let one = entry(name) { return translated([one]) }
      return name == "all" ? all : translated(entries(ofGroup: name))
    }
    return own?.members(of: name, otherwise: members) ?? members(name)
  }

  /// Returns true for an id, a short name or a group. No destination is read for it.
  package func isKnown(_ name: String) -> Bool {
    entry(name) != nil || name == "all" || own?.groups[name] != nil || !entries(ofGroup: name).isEmpty
  }

  /// Returns a destination by its id or short name, or those of a group.
  package func chosen(by name: String) throws -> [Destination] {
    let lowered = name.lowercased()
    let found = members(of: lowered)
    guard found.isEmpty else { return found }
    throw mistake(
      .unknownDestinationOrGroup(name)
        + (FormerName.nearest(to: lowered, among: entries.map(\.shortName) + groups).map { CommandText.didYouMean($0) }
          ?? .listsDestinations))
  }

  /// Returns the destinations of a list of ids, short names and groups, separated by commas, each once.
  package func chosen(byList names: String) throws -> [Destination] {
    let names = names.split(separator: ",").map(\.trimmingSpaces)
    if names.isEmpty {
      throw mistake(.emptyTo)
    }
    return try chosen(byNames: names)
  }

  /// Returns the destinations with these names, separated by commas or as several arguments, each once. Names can be ids, short
  /// names and groups.
  package func chosen(by names: [String]) throws -> [Destination] {
    try chosen(byNames: names.flatMap { $0.split(separator: ",") }.map(\.trimmingSpaces))
  }

  /// Returns the destinations of some ids, short names and groups, each once.
  package func chosen(byNames names: [String]) throws -> [Destination] {
    var ids: Set<String> = []
    var known: Set<String> = []
    return try names.filter { known.insert($0).inserted }.flatMap { name in
      try chosen(by: name).filter { ids.insert($0.id).inserted }
    }
  }

  /// Returns a destination by its id or short name.
  package func named(_ name: String) throws -> Destination {
    if let match = entry(name.lowercased()) { return match.destination.translated(to: language) }
    if let members = try? chosen(by: name) {
      throw mistake(.nameOfGroup(name, members.map(\.shortName).joined(separator: ", ")))
    }
    throw mistake(.unknownDestination(name) + CommandText.guess(name.lowercased(), among: entries.map(\.shortName)))
  }

  private var groups: [String] {
    Set(entries.flatMap(\.groups) + ["all"] + (own?.groups.keys.map { $0 } ?? [])).sorted()
  }

  private func entry(_ name: String) -> Destinations.Entry? {
    let found =
      if let places {
        (places.byID[name] ?? places.byShortName[name]).map { entries[$0] }
      } else {
        entries.first { $0.id == name } ?? entries.first { $0.shortName == name }
      }
    if let found { return found }
    guard own?.groups[name] == nil, let former = FormerName.named(name) else { return nil }
    formerNames?.note(former)
    return entry(former.id)
  }

  private func entries(ofGroup name: String) -> [Destinations.Entry] {
    if let places { return (places.byGroup[name] ?? []).map { entries[$0] } }
    return entries.filter { $0.isIn(name) }
  }

  private func translated(_ entries: [Destinations.Entry]) -> [Destination] {
    entries.map { $0.destination.translated(to: language) }
  }
}

/// Tells each former name once, because a run looks a name up several times.
private final class FormerNames: Sendable {
  private let remark: @Sendable (CommandText) -> Void
  private let told = Mutex<Set<String>>([])

  init(_ remark: @escaping @Sendable (CommandText) -> Void) { self.remark = remark }

  func note(_ former: FormerName) {
    guard told.withLock({ $0.insert(former.name).inserted }) else { return }
    remark(.formerName(former.name, former.usual, former.replacement))
  }
}

/// The destination files of a user, and the files that these share.
package struct DestinationFiles {
  package let destinations: [AssetPath]
  /// Those in folders with the name `_shared`.
  package let shared: [AssetPath]

  /// Finds the files that are named and those in folders that are named.
  package init(_ paths: [AssetPath]) throws {
    let found = Self.files(in: paths)
    destinations = found.filter { !$0.isShared }
    guard !destinations.isEmpty || paths.isEmpty else {
      let names = paths.map { shown($0) }.joined(separator: ", ")
      guard paths.allSatisfy({ $0.target == .nothing }) else {
        throw Failure(.incomplete, .noDestinationFile(names))
      }
      let known = paths.count == 1 ? paths.first.map(\.text) : nil
      if let known, DestinationList.builtIn.isKnown(known.lowercased()) {
        throw mistake(.destinationWhereFolder(known))
      }
      throw Failure(.incomplete, .destinationFolderMissing(names))
    }
    let named = Self.files(beside: paths.filter(Set(destinations).contains))
    var seen: Set<AssetPath> = []
    shared = (found.filter(\.isShared) + named).filter { seen.insert($0).inserted }
  }

  /// Finds the files that a single file shares.
  package init(alone file: AssetPath) {
    destinations = [file]
    shared = Self.files(beside: [file])
  }

  /// Returns the shared files in the folders of files that are named.
  private static func files(beside named: [AssetPath]) -> [AssetPath] {
    let folders = Set(named.map { $0.parentFolder.appending(SharedFiles.folder.utf8) })
    return files(in: folders.filter { !$0.isMissing }.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) })
  }

  private static func files(in paths: [AssetPath]) -> [AssetPath] {
    guard !paths.isEmpty else { return [] }
    return FileWalk(paths, FileSelection(readsIgnoreFiles: false)).compactMap { input -> AssetPath? in
      switch input {
      case .named(let path), .asset(let path), .candidate(let path):
        ["yml", "yaml"].contains(path.fileExtension) ? path : nil
      default: nil
      }
    }
  }

  package func read(groups: GroupsDocument? = nil) throws -> OwnDestinations {
    do {
      return try OwnDestinations(
        try destinations.map(Self.document), sharing: SharedFiles(try shared.map(Self.document)), groups: groups)
    } catch let error as DocumentErrors {
      throw Failure(.incomplete, mistakes: error)
    }
  }

  /// Reads a file as a destination of any id.
  package func read(_ file: AssetPath) throws -> Destination {
    do {
      return try DestinationReader().read(
        try Self.document(file).bytes, name: file.text, sharing: SharedFiles(try shared.map(Self.document)))
    } catch let error as DocumentErrors {
      throw Failure(.incomplete, mistakes: error)
    }
  }

  /// Reads a file. Of one that is too large, it returns enough to be refused.
  package static func document(_ path: AssetPath) throws -> OwnDestinations.Document {
    do {
      let file = try OpenFile(path)
      let size = min(Int(file.fileSize), DestinationReader.sizeLimit + 1)
      return (path.text, try file.bytes(0..<UInt64(size)))
    } catch let error as ReadError {
      throw Failure(.incomplete, .cannotRead(path.text, CommandText(error)))
    } catch {
      throw Failure(.incomplete, .cannotRead(path.text, CommandText(error)))
    }
  }
}

extension AssetPath {
  /// True for a file in a folder of shared files.
  fileprivate var isShared: Bool { parentFolder.lastComponent.elementsEqual(SharedFiles.folder.utf8) }
}
