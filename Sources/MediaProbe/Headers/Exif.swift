/// The parts of an EXIF block that affect display (Exif 2.32, 4.6).
package struct Exif: Sendable, Equatable {
  /// The orientation, 1 … 8; nil if the block states none or an undefined value.
  package let orientation: Int?
  /// The colors, which are sRGB or Adobe RGB; nil if the block states none.
  let colors: StatedColors?
  /// The pixels per inch; nil if the block states none, or if they are not wanted.
  let density: Double?

  /// Reads a block that begins with a TIFF header in either byte order, or with `Exif` and two zeros before it. Nil if
  /// it is not such a block.
  ///
  /// - Parameter wantsDensity: False if the format itself states the density.
  package init?(_ block: ArraySlice<UInt8>, wantsDensity: Bool = true) {
    // 4.7.2: this identifier precedes the block in JPEG; some writers also put it into other containers.
    let start = Fields(block).has("Exif\0", at: 0) ? 6 : 0
    guard let block = ExifBlock(block.dropFirst(start)) else { return nil }
    let value = block.orientation
    orientation = value.flatMap { (1...8).contains($0) ? $0 : nil }
    colors = block.colors
    density = wantsDensity ? block.density : nil
  }
}
