/// The header of a TIFF (TIFF 6.0, section 2) or BigTIFF: byte order, field widths and the offset of the first
/// directory.
struct TIFFHeader {
  let order: Fields.Order
  let isBig: Bool
  let firstDirectory: UInt64

  init(_ window: inout ByteWindow) throws(ReadInterruption) {
    guard let mark = try window.fields(0, 8) else { throw .truncated(.formatHeader, .text("TIFF")) }
    switch mark.u16(0) {
    case 0x4949: order = .little
    case 0x4D4D: order = .big
    default: throw .corrupt(.tiffWithoutByteOrder)
    }
    let head = Fields(mark.bytes, order)
    switch head.u16(2) {
    case 42:
      isBig = false
      firstDirectory = UInt64(head.u32(4) ?? 0)
    case 43:
      isBig = true
      guard let big = try window.fields(8, 8, order)?.u64(0) else { throw .truncated(.formatHeader, .text("BigTIFF")) }
      firstDirectory = big
    default: throw .corrupt(.unknownTIFFVersion, .int(head.u16(2) ?? 0))
    }
  }
}

/// One image file directory: its entries about size, compression and location.
struct TIFFDirectory {
  enum Tag: Int {
    case newSubfileType = 254
    case width = 256
    case height = 257
    case bitsPerSample = 258
    case compression = 259
    case photometric = 262
    case make = 271
    case stripOffsets = 273
    case orientation = 274
    case samplesPerPixel = 277
    case stripLengths = 279
    case xResolution = 282
    case resolutionUnit = 296
    case tileOffsets = 324
    case tileLengths = 325
    case subDirectories = 330
    case extraSamples = 338
    case exif = 34665
    case iccProfile = 34675
    case colorSpace = 40961
    /// Exif 2.32, 4.6.5, table 7: the size of the picture itself.
    case pixelWidth = 40962
    case pixelHeight = 40963
    case interoperability = 40965
    case dngVersion = 50706

    /// True if the entry has one value per strip or tile; only the last is used.
    var isOfParts: Bool {
      switch self {
      case .stripOffsets, .stripLengths, .tileOffsets, .tileLengths: true
      default: false
      }
    }
  }

  /// Values of the wanted entries; a directory has few of them, with few values each.
  private(set) var numbers: [Tag: [UInt64]] = [:]
  /// Offset of the next directory; nil after the last.
  private(set) var next: UInt64?
  /// Location of the ICC profile's bytes.
  private(set) var profile: (offset: UInt64, count: Int)?
  /// Location of the name of the camera's maker.
  private(set) var make: (offset: UInt64, count: Int)?
  /// Offset of the first strip or tile if the list of them is long and its beginning was read with its end.
  private(set) var firstPart: UInt64?
  /// True if the file ends before the locations of its strips or tiles.
  private var lacksParts = false
  /// True if the file ends within the directory; further entries may be missing.
  private(set) var isCut = false

  /// Largest number of entries in a directory: the tags of all standards together are fewer.
  private static let mostEntries = 1024
  /// Largest number of values that are read of one entry: samples per pixel, or subdirectories.
  private static let mostValues = 16

  init(_ window: inout ByteWindow, _ header: TIFFHeader, at offset: UInt64) throws(ReadInterruption) {
    let (countWidth, entryWidth) = header.isBig ? (8, 20) : (2, 12)
    guard let countField = try window.fields(offset, countWidth, header.order) else {
      throw .truncated(.aTIFFDirectory)
    }
    let declared = header.isBig ? countField.u64(0) ?? 0 : UInt64(countField.u16(0) ?? 0)
    guard declared <= TIFFDirectory.mostEntries else {
      throw .corrupt(.tooManyTIFFEntries, .int(declared), .int(TIFFDirectory.mostEntries))
    }
    let count = Int(declared)
    for index in 0..<count {
      let place = offset.saturatingSum(UInt64(countWidth + index * entryWidth))
      guard let entry = try window.fields(place, entryWidth, header.order) else {
        isCut = true
        return
      }
      try read(entry, &window, header)
    }
    let link = offset.saturatingSum(UInt64(countWidth + count * entryWidth))
    let pointer = try window.fields(link, header.isBig ? 8 : 4, header.order)
    let target = header.isBig ? pointer?.u64(0) : pointer?.u32(0).map { UInt64($0) }
    next = target == 0 ? nil : target
  }

  private mutating func read(_ entry: Fields, _ window: inout ByteWindow, _ header: TIFFHeader) throws(ReadInterruption)
  {
    // The first of several equal entries applies; only one is allowed (TIFF 6.0, section 2).
    guard let code = entry.u16(0), let tag = Tag(rawValue: code), numbers[tag] == nil, let type = entry.u16(2) else {
      return
    }
    let declared = header.isBig ? entry.u64(4) : entry.u32(4).map { UInt64($0) }
    guard let declared, declared > 0 else { return }
    let valueField = header.isBig ? 12 : 8
    if tag == .make, type == 2 {
      let pointer = header.isBig ? entry.u64(valueField) : entry.u32(valueField).map { UInt64($0) }
      make = pointer.map { ($0, Int(clamping: declared)) }
      return
    }
    // TIFF 6.0 section 2, "Types": BYTE, SHORT, LONG, UNDEFINED, IFD; BigTIFF: LONG8, IFD8. The signed types are SBYTE,
    // SSHORT, SLONG and SLONG8.
    let width: Int
    switch type {
    case 1, 6, 7: width = 1
    case 3, 8: width = 2
    case 4, 9, 13: width = 4
    // RATIONAL, of which the density alone is wanted.
    case 5 where tag == .xResolution: width = 8
    case 16, 17, 18: width = 8
    default: return
    }
    let isSigned = [6, 8, 9, 17].contains(type)
    let room = header.isBig ? 8 : 4
    let (total, overflow) = declared.multipliedReportingOverflow(by: UInt64(width))
    guard !overflow else { return }
    let pointer = header.isBig ? entry.u64(valueField) : entry.u32(valueField).map { UInt64($0) }
    if tag == .iccProfile {
      if total > UInt64(room), let pointer, let size = Int(exactly: total) { profile = (pointer, size) }
      return
    }
    let first = tag.isOfParts ? declared - 1 : 0
    let count = Int(min(declared - first, UInt64(TIFFDirectory.mostValues)))
    let skipped = first * UInt64(width)
    let values: Fields?
    if total <= UInt64(room) {
      values = entry.part(valueField + Int(skipped))
    } else if let pointer {
      let (place, overflow) = pointer.addingReportingOverflow(skipped)
      values = overflow ? nil : try window.fields(place, count * width, header.order)
      if values == nil, tag.isOfParts { lacksParts = true }
      if tag == .stripOffsets || tag == .tileOffsets, window.holds(pointer, width),
        let start = try window.fields(pointer, width, header.order)
      {
        firstPart = width == 8 ? start.u64(0) : width == 4 ? start.u32(0).map { UInt64($0) } : nil
      }
    } else {
      values = nil
    }
    guard let values else { return }
    let found: [UInt64] = (0..<count).compactMap { index in
      switch width {
      case 1: values.u8(index).map { UInt64($0) }
      case 2: values.u16(2 * index).map { UInt64($0) }
      case 4: values.u32(4 * index).map { UInt64($0) }
      default: values.u64(8 * index)
      }
    }
    // No wanted value can be negative.
    guard !isSigned || found.allSatisfy({ $0 >> UInt64(8 * width - 1) == 0 }) else { return }
    numbers[tag] = found
  }

  /// End of the last strip or tile; the largest number if its location is after the end of the file; nil if none is
  /// stated.
  var pictureEnd: UInt64? {
    for (offsets, lengths) in [(Tag.stripOffsets, Tag.stripLengths), (.tileOffsets, .tileLengths)] {
      guard let offset = numbers[offsets]?.first, let length = numbers[lengths]?.first else { continue }
      return offset.saturatingSum(length)
    }
    return lacksParts ? .max : nil
  }

  /// The last strip or tile; nil if it is empty, or if none is stated.
  var lastPart: Range<UInt64>? {
    for (offsets, lengths) in [(Tag.stripOffsets, Tag.stripLengths), (.tileOffsets, .tileLengths)] {
      guard let offset = numbers[offsets]?.first, let length = numbers[lengths]?.first else { continue }
      return offset > 0 && length > 0 ? offset..<offset.saturatingSum(length) : nil
    }
    return nil
  }

  /// True if the only strip or tile is empty.
  var hasNoData: Bool {
    firstPart == nil && (numbers[.stripLengths] == [0] || numbers[.stripLengths] == nil && numbers[.tileLengths] == [0])
  }

  /// The pixels per inch; nil if none are stated.
  ///
  /// - Parameter order: The order of the file's bytes, in which both numbers of a ratio were read as one.
  func density(_ order: Fields.Order) -> Double? {
    guard let ratio = numbers[.xResolution]?.first else { return nil }
    let (high, low) = (Int64(ratio >> 32), Int64(ratio & 0xFFFF_FFFF))
    let (numerator, denominator) = order == .big ? (high, low) : (low, high)
    return PixelDensity.per(unit: number(.resolutionUnit) ?? 2, numerator, denominator)
  }

  func number(_ tag: Tag) -> Int? { numbers[tag]?.first.map { Int(clamping: $0) } }
}
