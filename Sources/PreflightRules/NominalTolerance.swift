package import MediaProbe

/// A deviation from a nominal figure. A violation within the tolerance is never an error.
///
/// Documents state nominal figures: 24 frames per second, 1.91:1, square pixels. The exact values in files differ slightly from
/// these.
package struct NominalTolerance: Sendable {
  package enum Extent: Sendable {
    /// This part of the figure, on both sides.
    case part(Ratio)
    /// Fewer than this many pixels between the picture and the nominal one.
    case pixels(Int64)
    /// Seconds above a maximum.
    case seconds(Double)
  }

  /// The name by which the documentation refers to the tolerance.
  package let name: String
  package let extent: Extent
  /// A sentence with the reason for the size of the tolerance.
  package let reason: String

  /// The tolerance for frame rates.
  package static let frameRate = NominalTolerance(
    name: "frame rate", extent: .part(Ratio(1, 1000) ?? .one),
    reason: """
      24000/1001, 30000/1001 and 60000/1001 are called 24, 30 and 60. Time stamps in whole milliseconds move the average of a clip \
      of one second by up to a thousandth, such as to 60.005.
      """)

  /// The tolerance for the shape of a picture.
  package static let shape = NominalTolerance(
    name: "shape", extent: .pixels(1),
    reason: "Sides are whole pixels: 1200×628 is called 1.91:1, though 628 × 1.91 is 1199.48.")

  /// The tolerance for pixels that count as square.
  package static let pixelShape = NominalTolerance(
    name: "shape of pixels", extent: .pixels(1),
    reason: """
      A sample aspect ratio that changes a side by less than a pixel remains when a picture was scaled and padded without setting \
      it to 1:1. The file is judged as if its pixels were square.
      """)

  /// The tolerance above a maximum duration.
  package static let duration = NominalTolerance(
    name: "duration", extent: .seconds(0.1), reason: "Containers round and pad durations.")

  /// All tolerances.
  package static let all = [frameRate, shape, pixelShape, duration]
}

extension NominalTolerance {
  /// Returns true if width over height is nominally a limit: a picture with this height, or this width, and exactly the limit
  /// as shape differs by less than one pixel.
  package static func isNominally(_ limit: Ratio, _ size: PixelSize) -> Bool {
    guard case .pixels(let most) = shape.extent else { return false }
    // |width × d − height × n| / d is the difference in width. The same value divided by n is the difference in height.
    let (width, height) = (Int64(clamping: size.width), Int64(clamping: size.height))
    let (across, down) = (
      width.multipliedReportingOverflow(by: limit.denominator), height.multipliedReportingOverflow(by: limit.numerator)
    )
    guard !across.overflow, !down.overflow else { return false }
    let distance = across.partialValue.subtractingReportingOverflow(down.partialValue)
    guard !distance.overflow else { return false }
    let larger = max(limit.numerator, limit.denominator).multipliedReportingOverflow(by: most)
    return !larger.overflow && distance.partialValue.magnitude < larger.partialValue.magnitude
  }

  /// Returns true if pixels of this shape change a side with this many pixels by less than one pixel.
  package static func isNominallySquare(_ shape: Ratio, side: Int) -> Bool {
    guard case .pixels(let most) = pixelShape.extent else { return false }
    let difference = shape.numerator.subtractingReportingOverflow(shape.denominator)
    guard !difference.overflow else { return false }
    let moved = Int64(clamping: side).multipliedReportingOverflow(
      by: Int64(clamping: difference.partialValue.magnitude))
    let allowed = shape.denominator.multipliedReportingOverflow(by: most)
    return !moved.overflow && !allowed.overflow && moved.partialValue < allowed.partialValue
  }
}
