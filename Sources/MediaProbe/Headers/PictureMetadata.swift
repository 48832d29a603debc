/// The parts of a picture's file that a repaired copy keeps: the color profile and the Exif data.
package struct PictureMetadata: Sendable, Equatable {
  /// The ICC profile.
  package var profile: [UInt8]?
  /// The Exif data, which begin with a TIFF header.
  package var exif: [UInt8]?
  /// True if the file has a manifest of Content Credentials (C2PA 2.1, 11.3).
  package var hasContentCredentials = false

  /// Largest profile that is kept.
  private static let largestProfile = 4 << 20

  /// Reads the parts of a file in this format.
  package init(_ bytes: [UInt8], format: String) {
    let file = Fields(bytes)
    switch format {
    case "jpeg": readJPEG(file)
    case "png": readPNG(file)
    case "webp": readWebP(bytes)
    case "tiff": readTIFF(bytes)
    case "heic", "avif": readItems(bytes)
    default: break
    }
  }

  /// Reads the segments before the first scan (ITU-T T.81, B.1).
  private mutating func readJPEG(_ file: Fields) {
    var parts: [Int: ArraySlice<UInt8>] = [:]
    var place = 2
    while file.u8(place) == 0xFF, let marker = file.u8(place + 1) {
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        place += marker == 0xFF ? 1 : 2
        continue
      }
      guard marker != 0xDA, marker != 0xD9, let length = file.u16(place + 2), length >= 2,
        let block = file.part(place + 4, length - 2)
      else { break }
      switch marker {
      case 0xE1 where block.has("Exif\0", at: 0): exif = exif ?? block.part(6).map { Array($0.bytes) }
      case 0xE2 where block.has("ICC_PROFILE\0", at: 0):
        // ICC.1:2022, B.4: an identifier, then number and count of the part.
        if let number = block.u8(12), parts[number] == nil { parts[number] = block.bytes.dropFirst(14) }
      // ISO/IEC 18477-3, B.2 (JPEG XT): a box, here a JUMBF superbox.
      case 0xEB where block.has("jumb", at: 12): hasContentCredentials = true
      default: break
      }
      place += 2 + length
    }
    let whole = parts.sorted { $0.key < $1.key }.flatMap { $0.value }
    if !whole.isEmpty { profile = whole }
  }

  /// Reads the chunks (PNG, 5.3).
  private mutating func readPNG(_ file: Fields) {
    var place = 8
    while let length = file.u32(place), let type = file.code(place + 4), let data = file.part(Int64(place) + 8, length)
    {
      switch type {
      case "iCCP":
        // PNG, 11.3.2.3: a name that ends in a zero, the method of compression, the compressed profile.
        if let end = data.bytes.firstIndex(of: 0), data.bytes.endIndex - end > 2 {
          profile = inflated(data.bytes[(end + 2)...], upTo: Self.largestProfile)
        }
      case "eXIf": exif = Array(data.bytes)
      case "caBX": hasContentCredentials = true
      default: break
      }
      place += 12 + Int(length)
    }
  }

  /// Reads the chunks of the extended format.
  private mutating func readWebP(_ bytes: [UInt8]) {
    let file = Fields(bytes, .little)
    var place = 12
    while let length = file.u32(place + 4), let data = file.part(Int64(place) + 8, length) {
      switch Fields(bytes).code(place) {
      case "ICCP": profile = Array(data.bytes)
      case "EXIF": exif = Array((data.has("Exif\0", at: 0) ? data.part(6) ?? data : data).bytes)
      case "C2PA": hasContentCredentials = true
      default: break
      }
      place += 8 + Int(length) + Int(length & 1)
    }
  }

  /// Reads the first directory. The Exif data of a TIFF are the file itself.
  private mutating func readTIFF(_ bytes: [UInt8]) {
    exif = bytes
    var window = ByteWindow(MemorySource(bytes))
    guard let header = try? TIFFHeader(&window),
      let directory = try? TIFFDirectory(&window, header, at: header.firstDirectory), let place = directory.profile,
      place.count <= Self.largestProfile, let offset = Int64(exactly: place.offset)
    else { return }
    profile = Fields(bytes).part(offset, Int64(place.count)).map { Array($0.bytes) }
  }

  /// Reads the items and properties of a HEIC or AVIF (ISO/IEC 23008-12, annex A.2.1).
  private mutating func readItems(_ bytes: [UInt8]) {
    let boxes = BoxContent.list(in: Fields(bytes), limit: 64)
    hasContentCredentials = boxes.contains { $0.type == "uuid" && $0.content.isOfContentCredentials }
    guard let items = boxes.first("meta").map({ ItemTable($0) }) else { return }
    let primary = items.primary ?? items.types.keys.min() ?? 0
    for item in [primary] + items.items(from: primary, by: "dimg").prefix(1) {
      for property in items.properties(of: item) where property.type == "colr" && profile == nil {
        guard ["prof", "rICC"].contains(property.content.code(0)) else { continue }
        profile = property.content.part(4).map { Array($0.bytes) }
      }
    }
    guard let item = items.types.first(where: { $0.value == "Exif" })?.key, let pieces = items.pieces[item],
      !pieces.areInMeta
    else { return }
    let data = pieces.ranges.reduce(into: [UInt8]()) { data, range in
      guard let start = Int64(exactly: range.lowerBound),
        let count = Int64(exactly: range.upperBound - range.lowerBound)
      else { return }
      data += Fields(bytes).part(start, count)?.bytes ?? []
    }
    // The first four bytes are the offset of the TIFF header.
    guard let offset = Fields(data).u32(0), let block = Fields(data).part(4 + offset, Int64(data.count) - 4 - offset)
    else { return }
    exif = Array(block.bytes)
  }

  /// Returns true if a movie has a manifest of Content Credentials (C2PA 2.1, 11.3.2). It reads the heads of the first boxes.
  package static func hasContentCredentials(movie source: any ByteSource) -> Bool {
    var place: UInt64 = 0
    for _ in 0..<64 {
      guard let head = try? source.bytes(place..<place.saturatingSum(32)) else { return false }
      let box = Fields(head)
      guard let size = box.u32(0), let type = box.code(4) else { return false }
      let length = size == 1 ? box.u64(8) ?? 0 : UInt64(size)
      if type == "uuid", box.part(8)?.isOfContentCredentials == true { return true }
      guard length >= 8 else { return false }
      place = place.saturatingSum(length)
    }
    return false
  }
}

extension Fields {
  /// True for the content of a box with the identifier of C2PA.
  fileprivate var isOfContentCredentials: Bool {
    bytes.prefix(16).elementsEqual([
      0xD8, 0xFE, 0xC3, 0xD6, 0x1B, 0x0E, 0x48, 0x3C, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7E, 0xC4, 0x81,
    ])
  }
}
