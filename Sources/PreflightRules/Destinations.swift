import MediaProbe

#if hasFeature(Embedded)
  import Synchronization
#endif

/// The built-in destinations. Each is read on first use. Their ids and short names are available without reading.
public enum Destinations {
  /// A destination that is read on first use.
  package final class Entry: Sendable {
    package let id: String
    package let shortName: String
    /// The names of its groups, separated by spaces: every start makes all entries, and an array for each would cost more.
    private let groupNames: String
    private let compiled: @Sendable () -> [StaticString]
    private let read = FirstReference<Destination>()

    /// Creates an entry for a built-in destination in its compiled form.
    ///
    /// - Parameter compiled: Its lines, in parts, because destinations share some of them.
    init(
      _ id: String, _ shortName: String, groups: String,
      _ compiled: @autoclosure @escaping @Sendable () -> [StaticString]
    ) {
      (self.id, self.shortName, groupNames, self.compiled) = (id, shortName, groups, compiled)
    }

    /// Creates an entry for a destination that was already read.
    package init(_ destination: Destination) {
      (id, shortName) = (destination.id, destination.shortName)
      groupNames = destination.groups.joined(separator: " ")
      compiled = { [] }
      _ = read.storeIfNil(destination)
    }

    package var destination: Destination { read.load() ?? read.storeIfNil(Destination(builtIn: compiled())) }

    package var groups: [String] { groupNames.split(separator: " ").map { String($0) } }

    package func isIn(_ group: String) -> Bool {
      var rest = groupNames.utf8[...]
      while !rest.isEmpty {
        let name = rest.prefix { $0 != 0x20 }
        if name.elementsEqual(group.utf8) { return true }
        rest = rest[name.endIndex...].dropFirst()
      }
      return false
    }
  }

  /// Returns eight digits of the 64-bit FNV-1a hash of bytes.
  package static func fingerprint(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String((String(repeating: "0", count: 16 - digits.utf8.count) + digits).prefix(8))
  }

  /// All built-in destinations, in the order of their ids.
  public static var all: [Destination] { entries.map { $0.destination } }

  /// The rules on the state of a file itself, which apply to every destination: missing bytes, or a name that does not
  /// match the content. They are judged with the rules of each destination.
  package static var file: Destination { fileEntry.destination }

  /// The rules on what can be seen and heard in a file, which apply to every destination at the depth `content`.
  package static var content: Destination { contentEntry.destination }

  /// Both documents with rules that apply to every destination.
  package static var ofFiles: [Destination] { [file, content] }

  /// The ids of all built-in destinations, in alphabetical order.
  public static var ids: [String] { entries.map { $0.id } }

  /// The names of the groups of built-in destinations, in alphabetical order. The group `all` has all of them.
  public static var groups: [String] { Set(entries.flatMap { $0.groups } + ["all"]).sorted() }

  /// Returns the built-in destinations of a group, such as `meta` or `default`, in the order of their ids; empty if the group
  /// does not exist.
  public static func inGroup(_ name: String) -> [Destination] {
    entries.filter { name == "all" || $0.isIn(name) }.map { $0.destination }
  }

  /// Returns the destination with this id or short name; nil if it does not exist.
  public static func named(_ idOrShortName: String) -> Destination? {
    if let entry = entries.first(where: { $0.id == idOrShortName || $0.shortName == idOrShortName }) {
      return entry.destination
    }
    return FormerName.named(idOrShortName).flatMap { named($0.id) }
  }

  /// Returns the built-in destinations with these names, each once. It works like the option `--to` of the command.
  ///
  /// - Parameter names: Ids, short names and groups, in lowercase.
  /// - Throws: `UnknownDestination` for a name that no destination and no group has.
  public static func chosen(by names: [String]) throws(UnknownDestination) -> [Destination] {
    var chosen: [Destination] = []
    for name in names {
      let found = named(name).map { [$0] } ?? inGroup(name)
      if found.isEmpty { throw UnknownDestination(name) }
      for destination in found where !chosen.contains(where: { $0.id == destination.id }) { chosen.append(destination) }
    }
    return chosen
  }
}

/// The error for a name that no built-in destination and no group has.
public struct UnknownDestination: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name as it was given.
  public let name: String
  /// The name with the most similar spelling; nil if no name is similar.
  public let nearest: String?

  init(_ name: String) {
    self.name = name
    nearest = FormerName.nearest(
      to: name, among: Destinations.entries.map { $0.shortName } + Destinations.ids + Destinations.groups)
  }

  /// The error in one line of English, with a similar name if one exists.
  public var description: String {
    "there is no destination or group “\(name)”" + (nearest.map { "; did you mean “\($0)”?" } ?? "")
  }
}
