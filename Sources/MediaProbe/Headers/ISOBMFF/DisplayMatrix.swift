/// The rotation and mirroring in a track's display matrix (ISO/IEC 14496-12, 6.2.2).
package struct DisplayMatrix: Sendable, Equatable {
  /// Clockwise rotation in degrees: 0, 90, 180 or 270; nil for any other rotation.
  package let rotation: Int?
  /// True if the picture is flipped top to bottom before the rotation. Players and tools interpret a mirroring matrix
  /// like this, because they derive the rotation from the first axis.
  package let mirrored: Bool
  /// Horizontal stretch of a stored pixel; nil if it keeps its shape within 1 %, or if the rotation is not a multiple
  /// of 90°.
  let stretch: Ratio?

  /// Reads nine elements row by row: a b u, c d v, x y w. They map the point (p, q) of the picture to (a·p + c·q + x,
  /// b·p + d·q + y). Nil if there are not nine elements or the matrix is singular.
  package init?(_ elements: [Int32]) {
    guard elements.count == 9 else { return nil }
    let (a, b, c, d) = (Int64(elements[0]), Int64(elements[1]), Int64(elements[3]), Int64(elements[4]))
    let determinant = a * d - b * c
    guard determinant != 0 else { return nil }
    mirrored = determinant < 0
    // The image of the first axis gives the rotation. The y axis points down, so a growing angle is clockwise. The
    // rotation must map axes to axes, up to rounding in the sixteenth bit.
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
