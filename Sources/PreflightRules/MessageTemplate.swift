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
    // Bytes, because a search for characters takes ten times as long, and braces are ASCII.
    let bytes = text.utf8
    var pieces: [Piece] = []
    var start = bytes.startIndex
    var rest = bytes[...]
    func add(until end: String.Index) {
      if start < end { pieces.append(.text(String(text[start..<end]))) }
    }
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      rest = bytes[bytes.index(after: open)...]
      guard let close = rest.firstIndex(of: UInt8(ascii: "}")),
        let place = Place(rawValue: String(text[rest.startIndex..<close]))
      else { continue }
      add(until: open)
      pieces.append(.place(place))
      rest = bytes[bytes.index(after: close)...]
      start = rest.startIndex
    }
    add(until: bytes.endIndex)
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
