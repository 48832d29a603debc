import MediaProbe

/// A level that a configuration can set: from there on something counts as black, still or silent.
public enum ContentLevelName: String, Sendable, CaseIterable {
  case black, still, silence

  /// A description of the level, for the schema and the guide.
  public var meaning: String {
    switch self {
    case .black: "The share of the signal range up to which a pixel is black."
    case .still: "The mean difference of two frames up to which they show the same, as a share of the signal range."
    case .silence: "The level in dBFS below which a sample is silent."
    }
  }

  /// The values that it can have.
  package var range: ClosedRange<Double> {
    switch self {
    case .black: ContentLevels.blackRange
    case .still: ContentLevels.stillRange
    case .silence: ContentLevels.silenceRange
    }
  }

  /// Returns the number of a text; nil for anything but a number in the range.
  public func level(of text: String) -> Double? {
    Double(text).flatMap { range.contains($0) ? $0 : nil }
  }
}
