/// The built-in destinations, each built when it is first asked for.
public enum Destinations {
  /// Where one built-in destination is to be had.
  struct Entry: Sendable {
    let id: String
    let shortName: String
    let build: @Sendable () -> Destination
  }

  /// All of them, in the order of their ids.
  public static var all: [Destination] { entries.map { $0.build() } }

  /// The rules on the state of a file itself, which hold wherever it is sent: a file that lacks bytes, a name that does not
  /// match the content. They are judged with those of every destination.
  public static var file: Destination { fileEntry.build() }

  public static var ids: [String] { entries.map(\.id) }

  /// The one of this id or short name; nil when there is none.
  public static func named(_ idOrShortName: String) -> Destination? {
    entries.first { $0.id == idOrShortName || $0.shortName == idOrShortName }?.build()
  }
}
