/// The levels from which something counts as black, still or silent at the depth `content`.
public struct ContentLevels: Sendable, Hashable {
  /// The share of the signal range up to which a pixel is black, from 0 to 0.5.
  public let black: Double
  /// The mean difference of two frames up to which they show the same, as a share of the signal range, from 0 to 0.1.
  public let still: Double
  /// The level in dBFS below which a sample is silent, from -120 to -20.
  public let silence: Double

  /// Creates the usual levels, or others. A level beyond its range becomes the nearest one of its range.
  public init(black: Double = 0.05, still: Double = 0.006, silence: Double = -60) {
    self.black = Self.blackRange.nearest(to: black)
    self.still = Self.stillRange.nearest(to: still)
    self.silence = Self.silenceRange.nearest(to: silence)
  }

  package static let blackRange = 0...0.5
  package static let stillRange = 0...0.1
  package static let silenceRange = -120.0 ... -20
}

extension ClosedRange<Double> {
  /// Returns a number in the range; its start for what is no number.
  fileprivate func nearest(to value: Double) -> Double {
    value.isNaN ? lowerBound : Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
