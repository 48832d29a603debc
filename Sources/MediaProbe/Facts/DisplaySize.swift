extension VideoFacts {
  /// The exact display aspect ratio: the shown part of the stored size times the sample aspect ratio, rotated. Nil if the
  /// display size is unknown.
  public var aspectRatio: Ratio? {
    guard let storedWidth, let storedHeight, width != nil else { return nil }
    let part = cleanAperture == nil ? nil : shownPart
    let stored = Ratio(Int64(part?.width ?? storedWidth), Int64(part?.height ?? storedHeight))
    let square = sampleAspectRatio.map { stored?.multiplied(by: $0) } ?? stored
    return rotation == 90 || rotation == 270 ? square?.inverted : square
  }

  /// Average number of frames per second.
  public var frameRate: Double? { averageFrameRate?.value }

  /// The stored size without what is cropped: Matroska's cropping counts for the display size, a clean aperture does not. Nil
  /// if the stored size is unknown.
  private var shownPart: PixelSize? {
    guard let storedWidth, let storedHeight else { return nil }
    let stored = PixelSize(width: storedWidth, height: storedHeight)
    guard let cleanAperture, let width, let height, shown(stored) != PixelSize(width: width, height: height) else {
      return stored
    }
    return shown(cleanAperture) == PixelSize(width: width, height: height) ? cleanAperture : stored
  }

  /// Sets the display size from the stored size, sample aspect ratio and rotation.
  ///
  /// The sample aspect ratio scales the stored width: 720 × 576 with 16:15 is displayed as 768 × 576.
  public mutating func deriveShownSize() { deriveShownSize(ofAperture: false) }

  /// Sets the display size in the same way.
  ///
  /// - Parameter ofAperture: True if only the clean aperture is displayed.
  package mutating func deriveShownSize(ofAperture: Bool) {
    guard let storedWidth, let storedHeight else {
      (width, height) = (nil, nil)
      return
    }
    let part = ofAperture ? cleanAperture : nil
    let shown = shown(part ?? PixelSize(width: storedWidth, height: storedHeight))
    (width, height) = (shown.width, shown.height)
  }

  /// Returns the display size of a part of the stored picture.
  private func shown(_ part: PixelSize) -> PixelSize {
    var shownWidth = part.width
    if let aspect = sampleAspectRatio, aspect.numerator > 0,
      let exact = Ratio(Int64(part.width), 1)?.multiplied(by: aspect)
    {
      // Rounds half up with integers: floor((2n + d) / 2d).
      let (doubled, overflow) = exact.numerator.multipliedReportingOverflow(by: 2)
      let (sum, carry) = doubled.addingReportingOverflow(exact.denominator)
      if !overflow, !carry, exact.denominator <= Int64.max / 2 {
        shownWidth = max(1, Int(clamping: sum / (2 * exact.denominator)))
      }
    }
    let isTurned = rotation == 90 || rotation == 270
    return PixelSize(width: isTurned ? part.height : shownWidth, height: isTurned ? shownWidth : part.height)
  }
}

extension ImageFacts {
  /// The exact display aspect ratio: width over height.
  public var aspectRatio: Ratio? {
    guard let width, let height else { return nil }
    return Ratio(Int64(width), Int64(height))
  }

  /// Sets `rotation`, `mirrored` and the display size from an EXIF orientation (Exif 2.32, 4.6.4 A, tag 0x0112).
  ///
  /// The eight values are: 1 upright, 2 mirrored, 3 rotated by 180°, 4 mirrored and rotated by 180°, 5 mirrored and
  /// rotated clockwise by 270°, 6 rotated by 90°, 7 mirrored and rotated by 90°, 8 rotated by 270°.
  public mutating func apply(orientation: Int) {
    guard (1...8).contains(orientation) else { return }
    self.orientation = orientation
    rotation = [0, 0, 180, 180, 270, 90, 90, 270][orientation - 1]
    isMirrored = [2, 4, 5, 7].contains(orientation)
    (width, height) = orientation >= 5 ? (storedHeight, storedWidth) : (storedWidth, storedHeight)
  }
}

/// A width and a height in pixels.
public struct PixelSize: Sendable, Hashable {
  /// The number of pixels in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a size in pixels. No value is checked.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
