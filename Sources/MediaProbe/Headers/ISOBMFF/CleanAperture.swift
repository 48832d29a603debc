/// The clean aperture, which is the displayed part of a picture (ISO/IEC 14496-12, 12.1.4.1; as an item property
/// ISO/IEC 23008-12, 6.5.9).
struct CleanAperture {
  private let widthNumerator: Int64
  private let widthDenominator: Int64
  private let heightNumerator: Int64
  private let heightDenominator: Int64
  /// The distances of the center from that of the whole picture, in pixels.
  private let offsetX: Double
  private let offsetY: Double

  /// Reads the box; nil if a quotient is undefined or below one pixel.
  init?(_ content: Fields) {
    guard let wn = content.u32(0), let wd = content.u32(4), let hn = content.u32(8), let hd = content.u32(12),
      let offsetDenominatorX = content.u32(20), let offsetDenominatorY = content.u32(28), offsetDenominatorX > 0,
      offsetDenominatorY > 0, wd > 0, hd > 0, wn >= wd, hn >= hd
    else { return nil }
    (widthNumerator, widthDenominator, heightNumerator, heightDenominator) = (wn, wd, hn, hd)
    offsetX = Double(content.i32(16) ?? 0) / Double(offsetDenominatorX)
    offsetY = Double(content.i32(24) ?? 0) / Double(offsetDenominatorY)
  }

  /// Returns the part of a picture of this size; nil if the aperture exceeds the picture.
  func part(of whole: PixelSize) -> CodedPicture.Part? {
    let x = (Double(whole.width - size.width) / 2 + offsetX).rounded(.down)
    let y = (Double(whole.height - size.height) / 2 + offsetY).rounded(.down)
    guard x >= 0, y >= 0, x + Double(size.width) <= Double(whole.width), y + Double(size.height) <= Double(whole.height)
    else { return nil }
    return CodedPicture.Part(left: Int(x), top: Int(y), size: size)
  }

  /// Returns true if no pixel of a picture of this size is in the aperture.
  func isOutside(_ whole: PixelSize) -> Bool {
    let across = Double(whole.width + size.width) / 2
    let down = Double(whole.height + size.height) / 2
    return abs(offsetX) >= across || abs(offsetY) >= down
  }

  /// The size in whole pixels, rounded down.
  var size: PixelSize {
    PixelSize(
      width: Int(clamping: widthNumerator / widthDenominator),
      height: Int(clamping: heightNumerator / heightDenominator))
  }
}
