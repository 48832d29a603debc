import MediaProbe

/// A sentence with placeholders for values: `is {measured} long; the limit is {limit}`.
///
/// Values include their unit (`754.2 s`), so templates have no units.
package struct MessageTemplate: Sendable, Equatable, ExpressibleByStringLiteral {
  /// The value that replaces a place.
  package enum Place: String, Sendable, Hashable, CaseIterable {
    /// The measured value.
    case measured
    /// The limit of the rule.
    case limit
    /// The lower of two limits.
    case min
    /// The upper of two limits.
    case max
    /// The limit of the looser rule.
    case looser
  }

  package enum Piece: Sendable, Equatable {
    case text(String)
    case place(Place)
  }

  /// The template as written.
  package let text: String

  /// Creates a template. A placeholder with an unknown name stays as it is; the reader of the document reports it
  /// (`unknownPlaces`).
  package init(_ text: String) { self.text = text }

  /// The template in pieces. They are computed on demand, because few of the loaded rules have findings.
  package var pieces: [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      literal.append(contentsOf: rest[..<open])
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
    literal.append(contentsOf: rest)
    if !literal.isEmpty { pieces.append(.text(literal)) }
    return pieces
  }

  package init(stringLiteral value: String) { self.init(value) }

  /// The places in the template, each as often as it occurs.
  package var places: [Place] { pieces.compactMap { if case .place(let place) = $0 { place } else { nil } } }

  /// The texts between braces that are not placeholders.
  package var unknownPlaces: [String] {
    pieces.flatMap { piece -> [String] in
      guard case .text(let text) = piece else { return [] }
      return text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
        String($0.prefix { $0 != "}" })
      }
    }
  }
}
