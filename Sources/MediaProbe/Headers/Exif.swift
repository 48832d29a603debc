/// What an EXIF block says that changes how a picture is shown (Exif 2.32, 4.6).
public struct Exif: Sendable, Equatable {
  /// 1 … 8; nil when the block states none, or one that is not defined.
  public let orientation: Int?

  /// Reads a block that begins with a TIFF header, in either byte order, or with `Exif` and two zeros before it. Nil when
  /// it is no such block.
  public init?(_ block: ArraySlice<UInt8>) {
    let fields = Fields(block)
    // 4.7.2: the identifier that stands before the block in JPEG; some writers put it into other containers too.
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
