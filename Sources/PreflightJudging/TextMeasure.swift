package import PreflightRules

/// The length of a text of a request, and the limit of a destination for it.
public struct TextMeasure: Sendable {
  /// The field, as findings name it.
  public let field: String
  /// The length of the text, in the unit that the destination counts.
  public let length: Int
  /// The largest length that the destination accepts, or shows at first, in the same unit.
  public let limit: Int
  package let unit: TextUnit
  /// The beginning of the text that fits the limit, and the rest; nil if all of it fits.
  package let parts: (fitting: String, rest: String)?
  /// True if the destination accepts longer texts, and shows only this much at first.
  package let isShown: Bool

  /// The longest text in bytes that is cut, because it is measured several times.
  private static let longest = 1 << 16

  /// Measures a text under a limit.
  package init(of text: String, in field: String, _ measure: TextLength, limit: Int, isShown: Bool) {
    self.field = field
    self.limit = limit
    self.isShown = isShown
    unit = measure.textUnit
    length = measure.length(of: text)
    parts = length > limit && text.utf8.count <= Self.longest ? Self.parts(of: text, limit, measure) : nil
  }

  /// Returns the longest beginning that fits a limit, and the rest.
  private static func parts(of text: String, _ limit: Int, _ measure: TextLength) -> (String, String) {
    var (low, high) = (0, text.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if measure.length(of: String(text.prefix(middle))) <= limit { low = middle } else { high = middle - 1 }
    }
    return (String(text.prefix(low)), String(text.dropFirst(low)))
  }

  /// True if a text uses more of this limit than of another one.
  package func isTighter(than other: TextMeasure) -> Bool {
    Double(length) / Double(limit) > Double(other.length) / Double(other.limit)
  }
}
