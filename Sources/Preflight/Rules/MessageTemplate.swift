/// A sentence with places for values: `runs {measured}, at most {limit}`.
///
/// Values come with their unit (`754.2 s`), so templates have none.
public struct MessageTemplate: Sendable, Equatable, ExpressibleByStringLiteral {
  /// What a place is filled with.
  public enum Place: String, Sendable, Hashable, CaseIterable {
    /// What the file has.
    case measured
    /// What the rule demands.
    case limit
    /// The lower of two limits.
    case min
    /// The upper of two limits.
    case max
    /// The limit of the looser rule.
    case looser
  }

  enum Piece: Sendable, Equatable {
    case text(String)
    case place(Place)
  }

  /// As written.
  public let text: String
  let pieces: [Piece]

  /// The template; a brace that names no place stands for itself. A document's reader reports those (`unknownPlaces`).
  public init(_ text: String) {
    self.text = text
    var pieces: [Piece] = []
    var literal = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      literal += rest[..<open]
      let inside = rest[open...].dropFirst()
      if let close = inside.firstIndex(of: "}"), let place = Place(rawValue: String(inside[..<close])) {
        if !literal.isEmpty { pieces.append(.text(literal)) }
        literal = ""
        pieces.append(.place(place))
        rest = inside[close...].dropFirst()
      } else {
        literal += "{"
        rest = inside
      }
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.text(literal)) }
    self.pieces = pieces
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// What stands between braces and names no place.
  public var unknownPlaces: [String] {
    pieces.flatMap { piece -> [String] in
      guard case .text(let text) = piece else { return [] }
      return text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
        String($0.prefix { $0 != "}" })
      }
    }
  }

  func filled(_ value: (Place) -> String) -> String {
    pieces.reduce(into: "") { sentence, piece in
      switch piece {
      case .text(let text): sentence += text
      case .place(let place): sentence += value(place)
      }
    }
  }
}
