import MediaProbe

/// A sentence with places for values: `runs {measured}, at most {limit}`.
///
/// Values come with their unit (`754.2 s`), so templates have none.
public struct MessageTemplate: Sendable, Equatable, ExpressibleByStringLiteral {
  /// The value that replaces a place.
  public enum Place: String, Sendable, Hashable, CaseIterable {
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

  enum Piece: Sendable, Equatable {
    case text(String)
    case place(Place)
  }

  /// The template as written.
  public let text: String

  /// Creates a template. A brace that names no place stays as it is; the reader of the document reports it
  /// (`unknownPlaces`).
  public init(_ text: String) { self.text = text }

  /// The template in pieces. They are computed on demand, because few of the loaded rules become findings.
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

  /// The places in the template, each as often as it occurs.
  public var places: [Place] { pieces.compactMap { if case .place(let place) = $0 { place } else { nil } } }

  /// The texts between braces that name no place.
  public var unknownPlaces: [String] {
    pieces.flatMap { piece -> [String] in
      guard case .text(let text) = piece else { return [] }
      return text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
        String($0.prefix { $0 != "}" })
      }
    }
  }
}

/// A sentence that is complete except for the measured value.
struct FilledTemplate: Sendable {
  /// The text before, between and after the places for the measured value; never empty.
  private let parts: [String]
  /// The same texts, escaped for JSON.
  private let escaped: [[UInt8]]
  private let language: Language

  /// - Parameter value: Returns the text for a place; nil for the place of the measured value.
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

  /// Writes the text as a part of a JSON string.
  func write(to json: inout JSONWriter, measured: () -> String) {
    // Some languages add or remove a space where pieces meet.
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
