/// Values of parameters that only the caller knows, because no file contains them: `app_version=17.3`. Other parameters are
/// judged for every possible value.
public struct Assumptions: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// The value that the caller gives for one parameter.
  public struct Entry: Sendable, Hashable {
    /// The name of a parameter of the destination.
    public let name: String
    /// The value as text, such as `17.3`.
    public let value: String

    /// Creates an entry. The name and the value are not checked.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    /// Reads `NAME=VALUE`; nil for anything else.
    public init?(_ text: String) {
      guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return nil }
      self.init(String(text[..<sign]), String(text[sign...].dropFirst()))
    }
  }

  /// The entries in the given order. If two have the same name, the last one counts.
  public let entries: [Entry]

  /// Creates assumptions. If two entries have the same name, the last one counts.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// Creates assumptions from names and values: `["app_version": "17.3"]`.
  public init(dictionaryLiteral elements: (String, String)...) { self.init(elements.map { Entry($0.0, $0.1) }) }

  /// The value given for a parameter; nil if none was given.
  package subscript(name: String) -> String? { entries.last { $0.name == name }?.value }

  /// Returns the assumptions that a destination has parameters for. A command with several destinations gives each its
  /// own.
  package func known(to destination: Destination) -> Assumptions {
    Assumptions(entries.filter { entry in destination.parameters.contains { $0.name == entry.name } })
  }
}
