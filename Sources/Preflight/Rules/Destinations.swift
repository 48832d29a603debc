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

  public static var ids: [String] { entries.map(\.id) }

  /// The one of this id or short name; nil when there is none.
  public static func named(_ idOrShortName: String) -> Destination? {
    entries.first { $0.id == idOrShortName || $0.shortName == idOrShortName }?.build()
  }
}
