import MediaProbe
public import Preflight

/// A user's own destinations and groups, read from the YAML files of a folder.
///
/// Files can extend each other and the built-in destinations, in any order. One with the id of a built-in destination takes
/// its place, and has to say so with `extends` or `replaces`.
public struct OwnDestinations: Sendable {
  /// A file: the name that messages have for it, and its bytes in UTF-8.
  public typealias Document = (name: String, bytes: [UInt8])

  /// In the order of the files.
  public let destinations: [Destination]
  /// The user's groups: names of destinations and of other groups, by the name of the group.
  public let groups: [String: [String]]

  /// Reads all files. Nothing is returned if one has a mistake; the mistakes of all files are reported together.
  ///
  /// - Parameters:
  ///   - documents: The files of destinations.
  ///   - groups: The groups of a configuration; nil if it has none.
  public init(_ documents: [Document], groups: GroupsDocument? = nil) throws(DocumentErrors) {
    var reading = Reading(documents, groups)
    (destinations, self.groups) = try reading.read()
  }

  /// Returns the destinations of a group and of its groups, each once; nil if there is no such group.
  ///
  /// - Parameters:
  ///   - group: The name of the group.
  ///   - builtIn: Returns the members of a group that is not among the user's, and a destination as its own member.
  public func members(of group: String, otherwise builtIn: (String) -> [Destination]) -> [Destination]? {
    guard let names = groups[group] else { return nil }
    var found: [Destination] = []
    for name in names {
      for member in members(of: name, otherwise: builtIn) ?? builtIn(name)
      where !found.contains(where: { $0.id == member.id }) {
        found.append(member)
      }
    }
    return found
  }
}

/// The files of a folder while they are read.
private struct Reading {
  private final class File {
    let name: String
    let mistakes: Mistakes
    let root: DocumentValue?
    /// A text of the document and its place.
    typealias Word = (text: String, place: Place)
    let id: Word?
    let shortName: Word?
    let extends: Word?
    let replaces: Word?
    var destination: Destination?
    var isBeingRead = false
    var isRead = false

    convenience init(_ document: OwnDestinations.Document) {
      let mistakes = Mistakes(name: document.name)
      self.init(document.name, YAMLReader.read(document.bytes, mistakes: mistakes), mistakes)
    }

    init(_ name: String, _ root: DocumentValue?, _ mistakes: Mistakes) {
      self.name = name
      self.root = root
      self.mistakes = mistakes
      let members: [(key: DocumentValue, value: DocumentValue)]
      if case .mapping(let found)? = root?.content { members = found } else { members = [] }
      func word(_ key: String) -> Word? {
        for (name, value) in members {
          guard case .scalar(key, _) = name.content, case .scalar(let text, _) = value.content else { continue }
          return (text, value.place)
        }
        return nil
      }
      id = word("id")
      shortName = word("short_name") ?? id
      extends = word("extends")
      replaces = word("replaces")
    }

    /// True for a file that has groups and no destination.
    var isOfGroups: Bool {
      guard id == nil, case .mapping(let members)? = root?.content else { return false }
      return members.contains { member in
        guard case .scalar("groups", _) = member.key.content, case .mapping = member.value.content else { return false }
        return true
      }
    }
  }

  private let files: [File]
  private var errors: [DocumentError] = []

  init(_ documents: [OwnDestinations.Document], _ groups: GroupsDocument?) {
    files = documents.map(File.init) + (groups.map { [File($0.name, $0.root, Mistakes(name: $0.name))] } ?? [])
  }

  mutating func read() throws(DocumentErrors) -> ([Destination], [String: [String]]) {
    let ofDestinations = files.filter { !$0.isOfGroups }
    for file in ofDestinations { checkNames(of: file, among: ofDestinations) }
    for file in ofDestinations { read(file, among: ofDestinations) }
    let destinations = ofDestinations.compactMap(\.destination)
    // Names of destinations that could not be read would be reported as unknown.
    let groups = errors.isEmpty ? readGroups(destinations) : [:]
    if !errors.isEmpty { throw DocumentErrors(errors: errors) }
    return (destinations, groups)
  }

  private func checkNames(of file: File, among files: [File]) {
    guard let id = file.id else { return }
    if let other = files.first(where: { $0 !== file && $0.id?.text == id.text }) {
      file.mistakes.add("\(other.name) has the same id “\(id.text)”", at: id.place)
    }
    if Destinations.groups.contains(id.text) {
      file.mistakes.add("“\(id.text)” is the name of a built-in group", at: id.place)
    }
    let takesPlace = file.extends?.text == id.text || file.replaces?.text == id.text
    if Destinations.ids.contains(id.text), !takesPlace {
      file.mistakes.add(
        "a built-in destination has the id “\(id.text)”: add “extends: \(id.text)” or “replaces: \(id.text)”, or choose another id",
        at: id.place)
    }
    if let replaces = file.replaces, replaces.text != id.text {
      file.mistakes.add(
        "“replaces” is “\(replaces.text)”, expected the id of the file, “\(id.text)”", at: replaces.place)
    } else if let replaces = file.replaces, !Destinations.ids.contains(replaces.text) {
      file.mistakes.add("there is no built-in destination “\(replaces.text)” to replace", at: replaces.place)
    }
    if let short = file.shortName, let other = Destinations.named(short.text), other.id != id.text {
      file.mistakes.add("“\(short.text)” is the name of a built-in destination, \(other.id)", at: short.place)
    }
  }

  private mutating func read(_ file: File, among files: [File]) {
    guard !file.isRead else { return }
    file.isRead = true
    file.isBeingRead = true
    defer { file.isBeingRead = false }
    var base: Destination?
    if let extends = file.extends {
      if let other = files.first(where: { $0 !== file && [$0.id?.text, $0.shortName?.text].contains(extends.text) }) {
        if other.isBeingRead {
          file.mistakes.add(
            "“\(extends.text)” extends this destination in turn, directly or through others", at: extends.place)
        } else {
          read(other, among: files)
        }
        base = other.destination
        // The mistake of the other file is reported there.
        if base == nil, file.mistakes.isEmpty { return }
      } else {
        base = Destinations.named(extends.text)
      }
    }
    do {
      let resolved = base
      file.destination = try DestinationReader().read(file.root, file.mistakes, name: file.name) { _ in resolved }
    } catch {
      errors += error.errors
    }
  }

  // MARK: Groups

  private mutating func readGroups(_ own: [Destination]) -> [String: [String]] {
    var groups: [String: [String]] = [:]
    var places: [String: (file: File, place: Place)] = [:]
    var mentions: [(file: File, group: String, name: String, place: Place)] = []
    let destinations = Set(
      Destinations.ids + Destinations.all.map(\.shortName) + own.flatMap { [$0.id, $0.shortName] })
    for file in files where file.isOfGroups {
      guard let root = file.root, var document = MappingReader(root, "a file of groups", file.mistakes),
        let value = document.required("groups"), var entries = MappingReader(value, "groups", file.mistakes)
      else { continue }
      document.finish()
      for (name, place, value) in entries.rest() {
        if !isName(name) {
          file.mistakes.add("found “\(name)”, expected lower-case letters, digits and hyphens", at: place)
        } else if name != "default", Destinations.groups.contains(name) {
          file.mistakes.add("“\(name)” is the name of a built-in group; only “default” can be replaced", at: place)
        } else if destinations.contains(name) {
          file.mistakes.add("“\(name)” is the name of a destination", at: place)
        } else if let other = places[name] {
          file.mistakes.add("the group “\(name)” occurs twice, also in \(other.file.name)", at: place)
        }
        let members = value.list(file.mistakes) ?? []
        if members.isEmpty { file.mistakes.add("a group has at least one member", at: place) }
        places[name] = (file, place)
        groups[name] = members.compactMap { member in
          guard let text = member.text(file.mistakes) else { return nil }
          mentions.append((file, name, text, member.place))
          return text
        }
      }
    }
    let known = destinations.union(groups.keys).union(Destinations.groups).union(own.flatMap(\.groups))
    for mention in mentions where !known.contains(mention.name) {
      mention.file.mistakes.add(
        "there is no destination or group “\(mention.name)”" + Guess.suffix(for: mention.name, among: known.sorted()),
        at: mention.place)
    }
    for mention in mentions where reaches(mention.group, from: mention.name, in: groups) {
      mention.file.mistakes.add(
        "the group “\(mention.group)” contains itself through “\(mention.name)”", at: mention.place)
    }
    for file in files where file.isOfGroups { errors += file.mistakes.errors?.errors ?? [] }
    return groups
  }

  /// Returns true if a group is a member of another, directly or through others.
  private func reaches(_ group: String, from name: String, in groups: [String: [String]]) -> Bool {
    var seen: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      if next == group { return true }
      if seen.insert(next).inserted { waiting += groups[next] ?? [] }
    }
    return false
  }
}
