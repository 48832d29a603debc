/// The reader of JPEG 2000. It reads the image header box (ISO/IEC 15444-1, I.5.3.1) of a JP2, or the SIZ segment
/// (A.5.1) of a bare codestream.
extension HeaderReader {
  package static let jp2 = HeaderReader("jp2", readJPEG2000)

  private static func readJPEG2000(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var window = ByteWindow(source)
    var image = ImageFacts()
    var isCut = false
    var stated: ColorSpace?
    var codestream: Range<UInt64>?
    image.format = "jp2"
    if try window.fields(0, 4)?.u32(0) == 0xFF4F_FF51 {
      guard let size = try Codestream(&window, at: 0) else { throw .truncated(.theSIZSegment) }
      codestream = window.size.map { 0..<$0 }
      image.setStoredSize(size.width, size.height)
      image.bitDepth = size.depth
      let hasAlpha = alpha(ofComponents: size.components)
      (image.colorType, image.hasAlpha) = (color(size.components, hasAlpha, size), hasAlpha)
    } else {
      let boxes = try readBoxes(window)
      (isCut, codestream, stated) = (boxes.isCut, boxes.place, boxes.color)
      guard let height = boxes.header.u32(0), let width = boxes.header.u32(4), let components = boxes.header.u16(8),
        let depth = boxes.header.u8(10)
      else { throw .truncated(.theJP2Header) }
      image.setStoredSize(width, height)
      // I.5.3.1: 255 means that the components differ. The codestream decides, because writers put a wrong number here.
      image.bitDepth = if let size = boxes.codestream { size.depth } else { depth == 255 ? nil : (depth & 0x7F) + 1 }
      let hasAlpha = boxes.hasOpacity ?? (boxes.hasPalette ? false : alpha(ofComponents: components))
      (image.colorType, image.hasAlpha) = (color(components, hasAlpha, boxes.codestream), hasAlpha)
      // I.5.3.3 and ISO/IEC 15444-2, M.11.7.3: enumerated color spaces; 16 is sRGB, 17 gray.
      switch boxes.color {
      case _ where boxes.hasPalette: image.colorType = .palette
      case .number(12): (image.colorType, image.hasAlpha) = (.cmyk, boxes.hasOpacity ?? (components == 5))
      case .number(14): (image.colorType, image.hasAlpha) = (.lab, boxes.hasOpacity ?? (components == 4))
      case .number(1), .number(3), .number(4), .number(18): image.colorType = .ycbcr
      case .profile("CMYK", _): (image.colorType, image.hasAlpha) = (.cmyk, boxes.hasOpacity ?? (components == 5))
      case .profile("Lab ", _): (image.colorType, image.hasAlpha) = (.lab, boxes.hasOpacity ?? (components == 4))
      default: break
      }
    }
    (image.isAnimated, image.frameCount) = (false, 1)
    var facts = MediaFacts(container: "jp2", image: image)
    switch stated {
    case .number(16), .number(18): facts.statedColors = .sRGB(.container)
    case .profile(_, let profile): facts.take(profile)
    default: break
    }
    if isCut {
      facts.noteCutPicture(end: .max, size: window.size)
    } else if let codestream, window.size != nil,
      let problem = try withinBudget({ () throws(ReadInterruption) in
        try problem(ofCodestream: codestream, in: source, &window)
      }) ?? nil
    {
      facts.problems.append(problem)
    }
    if image.bitDepth == nil { facts.unknown[.imageBitDepth] = .init(.componentDepthsDiffer) }
    if image.colorType == nil { facts.unknown[.imageColorType] = .init(.notInFile) }
    if image.hasAlpha == nil { facts.unknown[.imageHasAlpha] = .init(.notInFile) }
    return facts
  }

  /// Largest number of segments before the first tile part, and of tile parts that are followed.
  private static let mostSegments = 64
  private static let mostTileParts = 3

  /// Returns the damage of a codestream: its tile parts must follow one another (A.4.2), and it ends with a marker (A.4.4).
  private static func problem(
    ofCodestream place: Range<UInt64>, in source: any ByteSource, _ window: inout ByteWindow
  ) throws(ReadInterruption) -> Problem? {
    let start = place.upperBound - min(4096, place.upperBound - place.lowerBound)
    guard let tail = try source.bytesIfPresent(start..<place.upperBound) else { return nil }
    let head = try source.bytesIfPresent(place.lowerBound..<min(place.lowerBound + 16, place.upperBound)) ?? []
    if try endsInZeros(place, of: source) { return Problem(.zeroFilled, .zerosInImageData) }
    // A transfer of text with seven bits clears the highest bit of each byte.
    if Fields(head).u32(0) == 0x7F4F_7F51 { return Problem(.damaged, .brokenJP2TilePart) }
    guard Fields(head).u32(0) == 0xFF4F_FF51 else { return nil }
    let hasEnd = zip(tail, tail.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
    guard hasEnd else {
      return place.lowerBound == 0
        ? Problem(.truncated, .endsWithin, .term(.itsImageData)) : Problem(.corrupt, .jp2WithoutEnd)
    }
    // A.2: segments have a marker and a length; the start of a tile part is FF90, with its length in bytes 6 to 9.
    var position = place.lowerBound + 2
    var isInParts = false
    for _ in 0..<mostSegments {
      guard position < place.upperBound, position < window.heldEnd, let segment = try window.fields(position, 4) else {
        return nil
      }
      isInParts = segment.u16(0) == 0xFF90
      if isInParts { break }
      guard let length = segment.u16(2), length >= 2, segment.u8(0) == 0xFF else {
        return Problem(.damaged, .brokenJP2TilePart)
      }
      position += 2 + UInt64(length)
    }
    for _ in 0..<(isInParts ? mostTileParts : 0) {
      guard position < place.upperBound, let part = try source.bytesIfPresent(position..<position + 12) else {
        return nil
      }
      let fields = Fields(part)
      switch fields.u16(0) {
      case 0xFFD9: return nil
      case 0xFF90:
        // 0: the part extends to the end of the codestream.
        guard let length = fields.u32(6), length >= 14 else { return nil }
        position += UInt64(length)
        if position > place.upperBound { return Problem(.truncated, .endsWithin, .term(.itsImageData)) }
      default: return Problem(.damaged, .brokenJP2TilePart)
      }
    }
    return nil
  }

  /// Returns true if one of `count` components is alpha, when only their number is known.
  private static func alpha(ofComponents count: Int) -> Bool? { [1: false, 2: true, 3: false, 4: true][count] }

  /// Returns the color model from the number of components and chroma subsampling, if no other information is available.
  private static func color(
    _ components: Int, _ hasAlpha: Bool?, _ codestream: Codestream?
  ) -> ImageFacts.ColorType? {
    switch components {
    case 1, 2: hasAlpha == true ? .grayAlpha : .gray
    case 3, 4: codestream?.isSubsampled == true ? .ycbcr : hasAlpha == true ? .rgba : .rgb
    default: nil
    }
  }

  /// The SIZ segment (A.5.1) at the start of a codestream.
  private struct Codestream {
    let width: Int
    let height: Int
    let components: Int
    /// Bits per component; nil if they differ.
    let depth: Int?
    /// True if the second component is subsampled relative to the first.
    let isSubsampled: Bool

    /// Reads the segment; nil if the file ends within it or begins with other bytes.
    init?(_ window: inout ByteWindow, at start: UInt64) throws(ReadInterruption) {
      guard let size = try window.fields(start, 42), size.u32(0) == 0xFF4F_FF51, let right = size.u32(8),
        let bottom = size.u32(12), let left = size.u32(16), let top = size.u32(20), let count = size.u16(40),
        let parts = try window.fields(start + 42, 3 * min(count, 256))
      else { return nil }
      (width, height, components) = (Int(clamping: right - left), Int(clamping: bottom - top), count)
      // Each component has its depth minus one with a sign bit, then its horizontal and vertical subsampling.
      let depths = stride(from: 0, to: parts.count, by: 3).compactMap { parts.u8($0).map { ($0 & 0x7F) + 1 } }
      depth = depths.allSatisfy { $0 == depths.first } ? depths.first : nil
      isSubsampled = parts.u8(4) ?? 0 > parts.u8(1) ?? 0 || parts.u8(5) ?? 0 > parts.u8(2) ?? 0
    }
  }

  /// The content of a color specification (I.5.3.3).
  private enum ColorSpace {
    case number(Int64)
    /// The color space of a profile's data (ISO 15076-1, 7.2.6), and the profile if it is valid.
    case profile(FourCC, ICCProfile?)
  }

  /// The boxes before the codestream, and the end of the codestream.
  private struct Boxes {
    /// The image header.
    let header: Fields
    var color: ColorSpace?
    var hasPalette = false
    /// True if a channel is opacity; nil if the channels are not described.
    var hasOpacity: Bool?
    var codestream: Codestream?
    /// True if the file ends within or before the codestream.
    var isCut = true
    /// The bytes of the codestream.
    var place: Range<UInt64>?
  }

  private static func readBoxes(_ window: ByteWindow) throws(ReadInterruption) -> Boxes {
    var walk = BoxWalk(window)
    var position: UInt64 = 0
    var found: Boxes?
    while let box = try walk.next(&position, window.size ?? .max) {
      switch box.type {
      case "moov":
        throw .failed(ReadError(.unsupported, .foundUnreadFormat, .text("Motion JPEG 2000"), .text("MP4")))
      case "jp2c":
        // The codestream must follow the header (I.2.2).
        guard var found else { throw .corrupt(.jp2WithoutHeader) }
        found.codestream = try Codestream(&walk.window, at: box.body)
        found.isCut = box.isCut
        found.place = box.body..<max(box.body, box.end)
        return found
      case "jp2h" where found == nil:
        found = try readHeader(box, &walk)
        guard found != nil else { throw .truncated(.theJP2Header) }
      default: break
      }
    }
    guard let found else { throw .truncated(.theJP2Header) }
    return found
  }

  private static func readHeader(_ box: BoxPlace, _ walk: inout BoxWalk) throws(ReadInterruption) -> Boxes? {
    var position = box.body
    guard let first = try walk.next(&position, box.end), first.type == "ihdr",
      let header = try walk.window.fields(first.body, 14)
    else { return nil }
    var boxes = Boxes(header: header)
    while let next = try walk.next(&position, box.end) {
      switch next.type {
      // The first of several applies.
      case "colr" where boxes.color == nil: boxes.color = try readColor(next, &walk.window)
      // I.5.3.4
      case "pclr": boxes.hasPalette = true
      case "cdef":
        // I.5.3.6: the number of channels, then for each its index, type and association. Type 1 is opacity, 2 is
        // premultiplied opacity.
        let length = Int(clamping: next.end - next.body)
        guard let channels = try walk.window.fields(next.body, min(length, 2 + 6 * 256)) else { continue }
        boxes.hasOpacity = stride(from: 4, to: channels.count, by: 6).contains { [1, 2].contains(channels.u16($0)) }
      default: break
      }
    }
    return boxes
  }

  /// Reads a color specification (I.5.3.3): method 1 is a number; 2 and, in ISO/IEC 15444-2, 3 are a profile.
  private static func readColor(_ box: BoxPlace, _ window: inout ByteWindow) throws(ReadInterruption) -> ColorSpace? {
    guard let method = try window.fields(box.body, 1)?.u8(0) else { return nil }
    let start = box.body.saturatingSum(3)
    switch method {
    case 1: return try window.fields(start, 4)?.u32(0).map { .number($0) }
    case 2, 3:
      guard box.end > start, let space = try window.fields(start.saturatingSum(16), 4)?.code(0) else { return nil }
      return .profile(space, try ICCProfile(&window, at: start, Int64(clamping: box.end - start)))
    default: return nil
    }
  }
}
