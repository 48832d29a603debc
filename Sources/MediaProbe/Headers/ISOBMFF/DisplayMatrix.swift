/// The matrix that turns and flips a track's picture (ISO/IEC 14496-12, 6.2.2), as a turn and a flip.
public struct DisplayMatrix: Sendable, Equatable {
  /// Clockwise turn in degrees: 0, 90, 180 or 270; nil when the matrix turns by anything else.
  public let rotation: Int?
  /// Flipped top to bottom, before the turn: so players and tools read a matrix that flips, whose turn they take from
  /// where it puts the first axis.
  public let mirrored: Bool
  /// How much wider than high a stored pixel is made; nil when it keeps its shape, within a hundredth, or is turned by no
  /// multiple of 90°.
  let stretch: Ratio?

  /// Nine elements row by row: a b u, c d v, x y w. The picture's point (p, q) is shown at (a·p + c·q + x, b·p + d·q + y).
  /// Nil when they are not nine, or turn nothing into anything.
  public init?(_ elements: [Int32]) {
    guard elements.count == 9 else { return nil }
    let (a, b, c, d) = (Int64(elements[0]), Int64(elements[1]), Int64(elements[3]), Int64(elements[4]))
    let determinant = a * d - b * c
    guard determinant != 0 else { return nil }
    mirrored = determinant < 0
    // The image of the first axis tells the turn. The y axis points down, so a growing angle is clockwise. The turn must
    // carry axes onto axes, up to rounding in the sixteenth bit.
    func negligible(_ part: Int64, beside whole: Int64) -> Bool { abs(part) <= abs(whole) / 1024 }
    let (width, height): (Int64, Int64)
    if negligible(b, beside: a), negligible(c, beside: d) {
      rotation = a > 0 ? 0 : 180
      (width, height) = (abs(a), abs(d))
    } else if negligible(a, beside: b), negligible(d, beside: c) {
      rotation = b > 0 ? 90 : 270
      (width, height) = (abs(b), abs(c))
    } else {
      rotation = nil
      (width, height) = (1, 1)
    }
    stretch = abs(width - height) > height / 100 ? Ratio(width, height) : nil
  }
}
