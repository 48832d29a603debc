import MediaProbe
public import Preflight

/// A user's own destinations and groups, read from the YAML files of a folder.
///
/// Files can extend each other and the built-in destinations, in any order. A destination with the id of a built-in one
/// replaces it, and must declare that with `extends` or `replaces`.
public struct OwnDestinations: Sendable {
  /// A file: its name in messages, and its bytes in UTF-8.
  public typealias Document = (name: String, bytes: [UInt8])

  /// In the order of the files.
  public let destinations: [Destination]
  /// The user's groups: names of destinations and of other groups, by the name of the group.
  public let groups: [String: [String]]
  /// The user's groups, with nested groups replaced by their members, each once.
  private let expandedGroups: [String: [String]]

  /// Reads all files. Throws if any file has a mistake; the mistakes of all files are reported together.
  ///
  /// - Parameters:
  ///   - documents: The files of destinations.
  ///   - shared: The files that they can name with `extends`, besides each other.
  ///   - groups: The groups of a configuration; nil without groups.
  public init(
    _ documents: [Document], sharing shared: SharedFiles = .none, groups: GroupsDocument? = nil
  ) throws(DocumentErrors) {
    var reading = Reading(documents, shared, groups)
    (destinations, self.groups, expandedGroups) = try reading.read()
  }

  /// Returns the destinations of a group and of its groups, each once; nil if no group has this name.
  ///
  /// - Parameters:
  ///   - group: The name of the group.
  ///   - builtIn: Returns the members of a group that the user did not define, and a destination as its own member.
  public func members(of group: String, otherwise builtIn: (String) -> [Destination]) -> [Destination]? {
    guard let names = expandedGroups[group] else { return nil }
    var ids: Set<String> = []
    return names.flatMap(builtIn).filter { ids.insert($0.id).inserted }
  }
}

/// The files of a folder that are being read.
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
    /// The number of destinations that it extends, directly and indirectly; nil until it is known.
    var extensions: Int?

    convenience init(_ document: OwnDestinations.Document, sharing shared: SharedFiles) {
      let mistakes = Mistakes(name: document.name)
      let root = YAMLReader.read(document.bytes, mistakes: mistakes)
      self.init(document.name, root.flatMap { shared.extend($0, mistakes, takingRules: true) }, mistakes)
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

    /// True for a file that defines groups and no destination.
    var isOfGroups: Bool {
      guard id == nil, case .mapping(let members)? = root?.content else { return false }
      return members.contains { member in
        guard case .scalar("groups", _) = member.key.content, case .mapping = member.value.content else { return false }
        return true
      }
    }
  }

  /// The files by their ids and short names.
  private struct FilesByName {
    private var byID: [String: [File]] = [:]
    private var byName: [String: [File]] = [:]

    init(_ files: [File]) {
      for file in files {
        for name in Set([file.id?.text, file.shortName?.text].compactMap(\.self)) { Self.add(file, name, &byName) }
        if let id = file.id?.text { Self.add(file, id, &byID) }
      }
    }

    /// Adds a file. Two files with one name are enough: for each of them, another one can be found.
    private static func add(_ file: File, _ name: String, _ files: inout [String: [File]]) {
      if files[name, default: []].count < 2 { files[name, default: []].append(file) }
    }

    func other(than file: File, withID id: String) -> File? { byID[id]?.first { $0 !== file } }

    /// Returns the first other file with this id or short name.
    func other(than file: File, named name: String) -> File? { byName[name]?.first { $0 !== file } }
  }

  /// The maximum length of a chain of destinations that extend each other. Each inherits the rules of all before it.
  private static let extensionLimit = 32
  /// The maximum number of rules that all files together inherit from the destinations that they extend.
  private static let inheritedRuleLimit = 200_000

  private let files: [File]
  private var errors: [DocumentError] = []
  private var inheritedRules = 0

  init(_ documents: [OwnDestinations.Document], _ shared: SharedFiles, _ groups: GroupsDocument?) {
    files =
      documents.map { File($0, sharing: shared) }
      + (groups.map { [File($0.name, $0.root, Mistakes(name: $0.name))] } ?? [])
  }

  typealias Groups = [String: [String]]

  mutating func read() throws(DocumentErrors) -> ([Destination], groups: Groups, expanded: Groups) {
    let ofDestinations = files.filter { !$0.isOfGroups }
    let byName = FilesByName(ofDestinations)
    for file in ofDestinations { checkNames(of: file, among: byName) }
    checkChains(of: ofDestinations, byName)
    for file in ofDestinations { read(file, among: byName) }
    let destinations = ofDestinations.compactMap(\.destination)
    // Groups are read only without errors. Otherwise the names of unreadable destinations would be reported as unknown.
    let (groups, expanded) = errors.isEmpty ? readGroups(destinations) : ([:], [:])
    if !errors.isEmpty {
      // A mistake in a shared file is found by every file that extends it, and reported once.
      var seen: Set<String> = []
      throw DocumentErrors(errors: errors.filter { seen.insert($0.description).inserted })
    }
    return (destinations, groups, expanded)
  }

  private func checkNames(of file: File, among files: FilesByName) {
    guard let id = file.id else { return }
    if let other = files.other(than: file, withID: id.text) {
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

  /// Finds the files that extend more destinations in a row than the limit, or each other in a longer circle.
  ///
  /// The search is iterative, so that reading, which is recursive, never nests deeper than the limit.
  private func checkChains(of files: [File], _ byName: FilesByName) {
    for file in files {
      var chain: [File] = []
      var inChain: Set<ObjectIdentifier> = []
      var next: File? = file
      while let link = next, link.extensions == nil, inChain.insert(ObjectIdentifier(link)).inserted {
        chain.append(link)
        next = link.extends.flatMap { byName.other(than: link, named: $0.text) }
      }
      // Each file of a cycle counts all files of the cycle.
      let circle = next.flatMap { start in chain.firstIndex { $0 === start } }
      var count = circle.map { chain.count - $0 } ?? next?.extensions ?? -1
      for (index, link) in chain.enumerated().reversed() {
        if circle.map({ index < $0 }) ?? true { count += 1 }
        link.extensions = count
        // Reports only the first destination whose chain is too long.
        let isReported = circle == nil ? count == Self.extensionLimit + 1 : count > Self.extensionLimit
        if isReported, let extends = link.extends {
          link.mistakes.add(
            "found a chain of more than \(Self.extensionLimit) destinations, expected a shorter one: extend an earlier one",
            at: extends.place)
        }
      }
    }
  }

  private mutating func read(_ file: File, among files: FilesByName) {
    guard !file.isRead else { return }
    file.isRead = true
    file.isBeingRead = true
    defer { file.isBeingRead = false }
    var base: Destination?
    if let extends = file.extends {
      if let other = files.other(than: file, named: extends.text) {
        if (file.extensions ?? 0) > Self.extensionLimit {
          // The mistake is already reported.
        } else if other.isBeingRead {
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
    if let inherited = base, let extends = file.extends {
      let isBelowLimit = inheritedRules <= Self.inheritedRuleLimit
      inheritedRules += isBelowLimit ? inherited.rules.count : 0
      if inheritedRules > Self.inheritedRuleLimit {
        // The first file beyond the limit is reported, and the others are not read.
        guard isBelowLimit else { return }
        base = nil
        file.mistakes.add(
          "destinations inherit more than \(Self.inheritedRuleLimit) rules in all: extend fewer or smaller ones",
          at: extends.place)
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

  private mutating func readGroups(_ own: [Destination]) -> (written: Groups, expanded: Groups) {
    var groups: Groups = [:]
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
    let sorted = known.sorted()
    let order = GroupOrder(groups)
    for mention in mentions {
      guard mention.file.mistakes.spend(at: mention.place) else { break }
      if !known.contains(mention.name) {
        mention.file.mistakes.add(
          "there is no destination or group “\(mention.name)”" + Guess.suffix(for: mention.name, among: sorted),
          at: mention.place)
      } else if order.isCycle(mention.group, through: mention.name) {
        mention.file.mistakes.add(
          "the group “\(mention.group)” contains itself through “\(mention.name)”", at: mention.place)
      }
    }
    let ofGroups = files.filter(\.isOfGroups)
    // A group that contains itself cannot be expanded.
    let expanded = ofGroups.allSatisfy(\.mistakes.isEmpty) ? expand(groups, in: order, places) : [:]
    for file in ofGroups { errors += file.mistakes.errors?.errors ?? [] }
    return (groups, expanded)
  }

  /// Returns the members of each group, with nested groups replaced by their members. Each group is expanded once.
  private func expand(_ groups: Groups, in order: GroupOrder, _ places: [String: (file: File, place: Place)]) -> Groups
  {
    var expanded: Groups = [:]
    for group in order.names {
      var members: [String] = []
      var seen: Set<String> = []
      for name in groups[group] ?? [] {
        let names = expanded[name] ?? [name]
        if let (file, place) = places[group], !file.mistakes.spend(names.count, at: place) { return [:] }
        members += names.filter { seen.insert($0).inserted }
      }
      expanded[group] = members
    }
    return expanded
  }
}
