/// The reader of Windows bitmaps: [MS-WMF] 2.2.2.3 to 2.2.2.5, and the OS/2 headers.
extension HeaderReader {
  package static let bmp = HeaderReader("bmp", readBMP)

  private static func readBMP(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var window = ByteWindow(source)
    guard let head = try window.fields(0, 26, .little) else { throw .truncated(.theBitmapHeader) }
    guard let headerSize = head.u32(14), window.size.map({ UInt64(headerSize) + 14 <= $0 }) ?? true else {
      throw .truncated(.theBitmapHeader)
    }
    var image = ImageFacts()
    image.format = "bmp"
    let bits: Int?
    let width: Int
    let height: Int
    if headerSize == 12 {
      // BITMAPCOREHEADER: unsigned 16-bit sizes.
      (width, height, bits) = (head.u16(18) ?? 0, head.u16(20) ?? 0, head.u16(24))
    } else {
      // A negative height means that the rows run from top to bottom. A negative width has no defined meaning.
      width = head.i32(18) ?? 0
      height = Int(clamping: (head.i32(22) ?? 0).magnitude)
      bits = try window.fields(28, 2, .little)?.u16(0)
    }
    image.setStoredSize(width, height)
    let compression = headerSize >= 40 ? try window.fields(30, 4, .little)?.u32(0) : 0
    switch bits {
    case 1, 2, 4, 8: (image.bitDepth, image.colorType, image.hasAlpha) = (8, .palette, false)
    case 24: (image.bitDepth, image.colorType, image.hasAlpha) = (8, .rgb, false)
    case 16, 32:
      (image.bitDepth, image.hasAlpha) = (bits == 16 ? 5 : 8, false)
      // Masks define the bits of a color; BITMAPV3INFOHEADER and later, and BI_ALPHABITFIELDS, may define one for
      // alpha.
      if compression == 3 || compression == 6, let masks = try window.fields(54, 16, .little) {
        let widths = (0..<3).compactMap { masks.u32(4 * $0)?.nonzeroBitCount }.filter { $0 > 0 }
        image.bitDepth = widths.min() ?? image.bitDepth
        image.hasAlpha = (headerSize >= 56 || compression == 6) && masks.u32(12) ?? 0 != 0
      }
      image.colorType = image.hasAlpha == true ? .rgba : .rgb
    default: break
    }
    (image.isAnimated, image.frameCount) = (false, 1)
    // biXPelsPerMeter
    if headerSize >= 40 {
      image.density = PixelDensity.perMeter(try window.fields(38, 4, .little)?.i32(0).map { Int64($0) })
    }
    var profile: ICCProfile?
    // BITMAPV5HEADER: color space PROFILE_EMBEDDED, then offset (from the header) and size of the profile.
    if headerSize >= 124, let color = try window.fields(70, 4, .little), color.u32(0) == 0x4D42_4544,
      let place = try window.fields(126, 8, .little), let start = place.u32(0), let count = place.u32(4)
    {
      profile = try ICCProfile(&window, at: 14 + UInt64(start), count)
    }
    var facts = MediaFacts(container: "bmp", image: image)
    facts.take(profile)
    // Rows of uncompressed pixels are padded to four bytes ([MS-WMF] 2.2.2.9); some writers leave out the padding of
    // the last row. In the header of OS/2, compression 3 is a codec and does not mean masks.
    let isPlain = compression == 0 || headerSize != 64 && (compression == 3 || compression == 6)
    if let start = head.u32(10), let bits, isPlain {
      let rowBits = Int64(width).saturatingProduct(Int64(bits))
      let row = rowBits.saturatingSum(31) / 32 * 4
      let last = rowBits.saturatingSum(7) / 8
      if rowBits > 0, height > 0, row < .max / 8 {
        let pixels = row.saturatingProduct(Int64(height) - 1).saturatingSum(last)
        facts.noteCutPicture(end: UInt64(start).saturatingSum(UInt64(pixels)), size: window.size)
      }
    } else if let start = head.u32(10), headerSize >= 40, let length = try window.fields(34, 4, .little)?.u32(0),
      length > 0, start > 0
    {
      // Compressed data states its length (biSizeImage).
      facts.noteCutPicture(end: UInt64(start) + UInt64(length), size: window.size)
    }
    if image.bitDepth == nil {
      let reason = UnknownFacts.Reason(
        compression == 4 || compression == 5
          ? Message(.bitmapEmbedsPicture) : Message(.undefinedBitDepth, .int(bits ?? 0)))
      for fact in [Fact.imageBitDepth, .imageColorType, .imageHasAlpha] { facts.unknown[fact] = reason }
    }
    return facts
  }
}

/// Returns true for a bitmap. Its two letters are a weak signature, so the size of its second header must be a known one.
func isBitmap(_ head: [UInt8]) -> Bool {
  head.starts(with: [0x42, 0x4D]) && head.count >= 18 && head[15] == 0
    && [12, 16, 40, 52, 56, 64, 108, 124].contains(head[14])
}
