/// The part of an EXIF block that affects display (Exif 2.32, 4.6).
package struct Exif: Sendable, Equatable {
  /// The orientation, 1 … 8; nil if the block states none or an undefined value.
  package let orientation: Int?

  /// Reads a block that begins with a TIFF header in either byte order, or with `Exif` and two zeros before it. Nil if
  /// it is not such a block.
  package init?(_ block: ArraySlice<UInt8>) {
    let fields = Fields(block)
    // 4.7.2: this identifier precedes the block in JPEG; some writers also put it into other containers.
    let start = fields.has("Exif\0", at: 0) ? 6 : 0
    guard let tiff = fields.part(start) else { return nil }
    var window = ByteWindow(MemorySource(Array(tiff.bytes)))
    guard let header = try? TIFFHeader(&window),
      let directory = try? TIFFDirectory(&window, header, at: header.firstDirectory)
    else { return nil }
    let value = directory.numbers[.orientation]?.first.map { Int(clamping: $0) }
    orientation = value.flatMap { (1...8).contains($0) ? $0 : nil }
  }
}
