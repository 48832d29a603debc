/// The built-in destinations. Each is read when it is first asked for; their ids and short names cost nothing.
public enum Destinations {
  /// A destination that is read when it is first asked for.
  package final class Entry: Sendable {
    package let id: String
    package let shortName: String
    private let read: Deferred<Destination>

    /// A built-in destination in its compiled form.
    init(_ id: String, _ shortName: String, _ compiled: StaticString) {
      self.id = id
      self.shortName = shortName
      read = Deferred { Destination(builtIn: compiled) }
    }

    /// A destination that was read already.
    package init(_ destination: Destination) {
      (id, shortName) = (destination.id, destination.shortName)
      read = Deferred { destination }
    }

    package var destination: Destination { read.value }
  }

  /// All of them, in the order of their ids.
  public static var all: [Destination] { entries.map(\.destination) }

  /// The rules on the state of a file itself, which hold wherever it is sent: a file that lacks bytes, a name that does not
  /// match the content. They are judged with those of every destination.
  public static var file: Destination { fileEntry.destination }

  public static var ids: [String] { entries.map(\.id) }

  /// The one of this id or short name; nil when there is none.
  public static func named(_ idOrShortName: String) -> Destination? {
    entries.first { $0.id == idOrShortName || $0.shortName == idOrShortName }?.destination
  }
}
