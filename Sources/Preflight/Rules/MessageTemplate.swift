import MediaProbe

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

  /// The template; a brace that names no place stands for itself. A document's reader reports those (`unknownPlaces`).
  public init(_ text: String) { self.text = text }

  /// Taken apart when it is asked for: of the rules that are loaded few become findings.
  var pieces: [Piece] {
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

  public init(stringLiteral value: String) { self.init(value) }

  /// The places that are filled in, each as often as it stands there.
  public var places: [Place] { pieces.compactMap { if case .place(let place) = $0 { place } else { nil } } }

  /// What stands between braces and names no place.
  public var unknownPlaces: [String] {
    pieces.flatMap { piece -> [String] in
      guard case .text(let text) = piece else { return [] }
      return text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
        String($0.prefix { $0 != "}" })
      }
    }
  }
}

/// A sentence of which everything is known but the measured value.
struct FilledTemplate: Sendable {
  /// The text up to, between and behind the places for the measured value; never empty.
  private let parts: [String]
  /// The same as they stand in JSON.
  private let escaped: [[UInt8]]
  private let language: Language

  /// - Parameter value: What a place is filled with; nil for the place of the measured value.
  init(
    _ template: MessageTemplate, in language: Language = .english, _ value: (MessageTemplate.Place) -> String?
  ) {
    var parts = [""]
    for piece in template.pieces {
      switch piece {
      case .text(let text): Self.append(text, to: &parts[parts.count - 1], in: language)
      case .place(let place):
        if let value = value(place) {
          Self.append(value, to: &parts[parts.count - 1], in: language)
        } else {
          parts.append("")
        }
      }
    }
    self.parts = parts
    escaped = parts.map { JSONWriter.escaped($0) }
    self.language = language
  }

  private static func append(_ piece: String, to text: inout String, in language: Language) {
    language.words.typography.append(piece, &text)
  }

  /// Writes the text as a piece of a string.
  func write(to json: inout JSONWriter, measured: () -> String) {
    // Where pieces meet, a space may come or go.
    guard language.words.typography.joinsPlainly else { return json.text(text(measured: measured)) }
    json.text(escaped: escaped[0])
    guard escaped.count > 1 else { return }
    let measured = measured()
    for part in escaped.dropFirst() {
      json.text(measured)
      json.text(escaped: part)
    }
  }

  func text(measured: () -> String) -> String {
    if parts.count == 1 { return parts[0] }
    let measured = measured()
    var text = parts[0]
    for part in parts.dropFirst() {
      Self.append(measured, to: &text, in: language)
      Self.append(part, to: &text, in: language)
    }
    return text
  }
}
