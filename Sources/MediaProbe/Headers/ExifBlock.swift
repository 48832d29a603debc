/// Exif data, or a TIFF file, as its directories (TIFF 6.0, section 2; Exif 2.32, 4.6).
package struct ExifBlock: Sendable {
  private let fields: Fields
  private let first: Int64

  /// Reads a block that begins with a TIFF header; nil if it is not such a block.
  package init?(_ block: [UInt8]) { self.init(block[...]) }

  init?(_ block: ArraySlice<UInt8>) {
    let order: Fields.Order
    switch Fields(block).u16(0) {
    case 0x4949: order = .little
    case 0x4D4D: order = .big
    default: return nil
    }
    fields = Fields(block, order)
    guard fields.u16(2) == 42, let first = fields.u32(4) else { return nil }
    self.first = first
  }

  private static let (details, place, interoperability) = (0x8769, 0x8825, 0xA005)
  private static let (widths, mostEntries) = ([0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8], 1024)

  /// Returns the place of an entry in a directory.
  private func entry(_ tag: Int, at directory: Int64) -> Int? {
    guard let start = Int(exactly: directory), let count = fields.u16(start), count <= Self.mostEntries else {
      return nil
    }
    for index in 0..<count where fields.u16(start + 2 + 12 * index) == tag { return start + 2 + 12 * index }
    return nil
  }

  /// The orientation as stated; nil if the first directory lacks it.
  var orientation: Int? { entry(0x0112, at: first).flatMap { number($0) } }

  /// Returns the first value of an entry whose type is an integer; nil for a negative one.
  private func number(_ entry: Int) -> Int? {
    guard let place = range(entry)?.lowerBound else { return nil }
    let value: Int? =
      switch fields.u16(entry + 2) {
      case 1, 7: fields.u8(place)
      case 3: fields.u16(place)
      case 4, 13: fields.u32(place).flatMap { Int(exactly: $0) }
      case 6: fields.u8(place).map { Int(Int8(truncatingIfNeeded: $0)) }
      case 8: fields.i16(place)
      case 9: fields.i32(place)
      default: nil
      }
    return value.flatMap { $0 < 0 ? nil : $0 }
  }

  /// The pixels per inch by XResolution and ResolutionUnit, which is an inch unless stated; nil if they are not stated.
  var density: Double? {
    guard let place = entry(0x011A, at: first), fields.u16(place + 2) == 5, let value = range(place)?.lowerBound,
      let numerator = fields.u32(value), let denominator = fields.u32(value + 4)
    else { return nil }
    return PixelDensity.per(unit: entry(0x0128, at: first).flatMap { number($0) } ?? 2, numerator, denominator)
  }

  private func directory(_ tag: Int, in directory: Int64) -> Int64? {
    entry(tag, at: directory).flatMap { fields.u32($0 + 8) }
  }

  /// Returns the range of the value of an entry in the block.
  private func range(_ entry: Int) -> Range<Int>? {
    guard let type = fields.u16(entry + 2), Self.widths.indices.contains(type), let number = fields.u32(entry + 4),
      let count = Int(exactly: number), count <= fields.count
    else { return nil }
    let size = count * Self.widths[type]
    let start = size <= 4 ? entry + 8 : fields.u32(entry + 8).flatMap { Int(exactly: $0) } ?? fields.count
    guard let part = fields.part(start, size) else { return nil }
    return start..<start + part.count
  }

  /// Returns the value of an entry of the first directory; nil if the directory lacks it.
  package func content(_ tag: Int) -> Fields? {
    entry(tag, at: first).flatMap { range($0) }.flatMap { fields.part($0.lowerBound, $0.count) }
  }

  /// The parts of the block that state where the picture was taken: the entries of the directory and their values. Nil for a
  /// directory without entries about a place.
  package var place: [Range<Int>]? {
    guard let offset = directory(Self.place, in: first), let start = Int(exactly: offset),
      let count = fields.u16(start), count <= Self.mostEntries
    else { return nil }
    var ranges: [Range<Int>] = []
    var statesPlace = false
    for index in 0..<count {
      let at = start + 2 + 12 * index
      guard let tag = fields.u16(at) else { break }
      // Exif 2.32, 4.6.6: the version is not a place.
      if tag != 0 { statesPlace = true }
      if let value = range(at), value.lowerBound != at + 8 { ranges.append(value) }
    }
    guard statesPlace, let head = fields.part(start, min(2 + 12 * count, fields.count - start)) else { return nil }
    return [start..<start + head.count] + ranges
  }

  /// The colors; nil if none are stated.
  var colors: StatedColors? {
    guard let details = directory(Self.details, in: first) else { return nil }
    let mark = directory(Self.interoperability, in: details).flatMap { entry(1, at: $0) }
    return .ofExif(
      space: entry(0xA001, at: details).flatMap { number($0) },
      isMarked: mark.map { fields.has("R03", at: $0 + 8) } ?? false)
  }
}

extension StatedColors {
  /// Returns sRGB, or Adobe RGB (1998) by the interoperability index R03 (DCF 2.0, 5.2.2). Nil if neither is stated.
  static func ofExif(space: Int?, isMarked: Bool) -> StatedColors? {
    switch space {
    case 1: .sRGB(.exif)
    // Some writers use 2 for Adobe RGB, although Exif does not define it.
    case 2: StatedColors(.exif, space: .adobeRGB)
    case 0xFFFF, nil: isMarked ? StatedColors(.exif, space: .adobeRGB) : nil
    default: nil
    }
  }
}
