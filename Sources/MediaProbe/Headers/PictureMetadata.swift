/// The parts of a picture's file besides the shown pixels: its colors, its descriptions, and further pictures. A repair keeps
/// them or names them as lost.
package struct PictureMetadata: Sendable, Equatable {
  /// The ICC profile.
  package var profile: [UInt8]?
  /// The primaries and the exponent that a PNG states (`cHRM`, `gAMA`).
  package var calibration: ColorCalibration?
  /// The Exif data, which begin with a TIFF header.
  package var exif: [UInt8]?
  /// The XMP packet.
  package var xmp: [UInt8]?
  /// The captions and texts outside of Exif and XMP, as segments of a JPEG or chunks of a PNG.
  package var texts: [UInt8] = []
  /// True if the file has a manifest of Content Credentials (C2PA 2.1, 11.3).
  package var hasContentCredentials = false
  /// True if the manifest of Content Credentials says that a model made the picture.
  package var hasSignedLabelOfAI = false
  /// True if the file has a gain map that changes the picture on an HDR display (ISO 21496-1 and its predecessors).
  package var hasGainMap = false
  /// The number of pages or views after the first one.
  package var otherPages = 0
  /// The number of pictures that are not shown themselves, such as maps of depth and mattes.
  package var auxiliaryImages = 0

  /// Largest profile that is kept.
  static let largestProfile = 4 << 20

  /// Reads the parts of a file in this format.
  package init(_ bytes: [UInt8], format: String) {
    let file = Fields(bytes)
    switch format {
    case "jpeg": readJPEG(file)
    case "png": readPNG(file)
    case "webp": readWebP(bytes)
    case "gif": readGIF(file)
    case "tiff": readTIFF(bytes)
    case "heic", "avif": readItems(bytes)
    default: break
    }
  }

  /// True if XMP or a signed history says that a model made the picture (IPTC Digital Source Type).
  package var isMadeByAI: Bool { hasSignedLabelOfAI || xmp.map { XMPPacket($0).isLabeledAsAI } ?? false }

  /// True if Exif data or XMP contain the place at which the picture was taken.
  package var hasLocation: Bool {
    exif.flatMap { ExifBlock($0) }?.place != nil || xmp.map { XMPPacket($0).hasLocation } ?? false
  }

  /// The model of the colors that the profile describes; nil without a profile, or if it is not valid.
  package var profileModel: FourCC? { profile.flatMap { Fields($0).code(16) } }

  // MARK: JPEG

  private mutating func readJPEG(_ file: Fields) {
    let first = JPEGPart(file, at: 0)
    (profile, exif, xmp, texts) = (first.profile, first.exif, first.xmp, first.texts)
    hasContentCredentials = first.hasContentCredentials
    hasSignedLabelOfAI = first.hasSignedLabelOfAI
    let packet = xmp.map { XMPPacket($0) }
    let announcesDepth = packet?.announcesDepth == true
    if announcesDepth, first.hasExtendedXMP { auxiliaryImages += 1 }
    // Further pictures follow the end of the first one (CIPA DC-007).
    var end = first.end
    for _ in 0..<16 {
      guard let start = end, let next = Self.nextPicture(file, from: start) else { break }
      let part = JPEGPart(file, at: next)
      switch part.role {
      case .gainMap(let hasEffect): if hasEffect { hasGainMap = true }
      case .auxiliary: auxiliaryImages += 1
      case .unknown: if announcesDepth { auxiliaryImages += 1 }
      }
      end = part.end
    }
  }

  /// Returns the offset of a picture that follows another one, after bytes that fill a block.
  private static func nextPicture(_ file: Fields, from start: Int) -> Int? {
    var place = start
    while place < start + 4096, file.u8(place) == 0 { place += 1 }
    return file.u16(place) == 0xFFD8 && file.u8(place + 2) == 0xFF ? place : nil
  }

  // MARK: PNG

  /// Reads the chunks (PNG, 5.3).
  private mutating func readPNG(_ file: Fields) {
    var place = 8
    var (gamma, chromaticities): (Int64?, [Int64]?)
    while let length = file.u32(place), let type = file.code(place + 4), let data = file.part(Int64(place) + 8, length)
    {
      switch type {
      case "iCCP":
        // PNG, 11.3.2.3: a name that ends in a zero, the method of compression, the compressed profile.
        if let end = data.bytes.firstIndex(of: 0), data.bytes.endIndex - end > 2 {
          profile = inflated(data.bytes[(end + 2)...], upTo: Self.largestProfile)
        }
      case "gAMA": gamma = data.u32(0)
      case "cHRM": chromaticities = (0..<8).compactMap { data.u32(4 * $0) }
      case "eXIf": exif = Array(data.bytes)
      case "caBX": noteContentCredentials(data)
      case "gdAT": hasGainMap = hasGainMap || data.count > 0
      case "iTXt":
        if data.bytes.begins(with: "XML:com.adobe.xmp\0") {
          xmp = Self.text(data)
        } else {
          addText(file, place, data)
        }
      case "tEXt", "zTXt": addText(file, place, data)
      default: break
      }
      place += 12 + Int(length)
    }
    calibration = ColorCalibration(gamma: gamma, chromaticities: chromaticities)
  }

  /// Returns the content of an international text (PNG, 11.3.3.4): keyword, flag and method of compression, language, translated
  /// keyword, text.
  private static func text(_ data: Fields) -> [UInt8]? {
    guard let end = data.bytes.firstIndex(of: 0), let isCompressed = data.u8(end - data.bytes.startIndex + 1) else {
      return nil
    }
    var rest = data.bytes[min(end + 3, data.bytes.endIndex)...]
    for _ in 0..<2 {
      guard let zero = rest.firstIndex(of: 0) else { return nil }
      rest = rest[(zero + 1)...]
    }
    return isCompressed == 1 ? inflated(rest, upTo: largestProfile) : Array(rest)
  }

  /// Keeps a chunk with a text that people or programs wrote, except for the times and names that tools add themselves.
  private mutating func addText(_ file: Fields, _ place: Int, _ data: Fields) {
    let isOfTool = data.bytes.begins(with: "date:") || data.bytes.begins(with: "Software\0")
    guard !isOfTool, texts.count + data.count < 1 << 20, let chunk = file.part(place, data.count + 12) else { return }
    texts += chunk.bytes
  }

  // MARK: WebP and GIF

  /// Reads the chunks of the extended format.
  private mutating func readWebP(_ bytes: [UInt8]) {
    let file = Fields(bytes, .little)
    var place = 12
    while let size = file.u32(place + 4), let data = file.part(Int64(place) + 8, size) {
      switch Fields(bytes).code(place) {
      case "ICCP": profile = Array(data.bytes)
      case "EXIF": exif = Array((data.has("Exif\0", at: 0) ? data.part(6) ?? data : data).bytes)
      case "XMP ": xmp = Array(data.bytes)
      case "C2PA": noteContentCredentials(data)
      default: break
      }
      place += 8 + Int(size) + Int(size & 1)
    }
  }

  /// Reads the extensions of a GIF (GIF89a, 26; XMP specification part 3, 1.1.2).
  private mutating func readGIF(_ file: Fields) {
    guard let flags = file.u8(10) else { return }
    func colors(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1) }
    var place = 13 + colors(flags)
    while let introducer = file.u8(place) {
      switch introducer {
      case 0x21:
        if file.has("\u{0B}XMP DataXMP", at: place + 2), let rest = file.part(place + 14) {
          // The packet ends before the trailer of 258 bytes, which begins with a 1.
          let end = rest.bytes.firstRange(ofText: "\u{01}")?.lowerBound ?? rest.bytes.endIndex
          if xmp == nil { xmp = Array(rest.bytes[..<end]) }
        }
        if file.has("\u{0B}C2PA_GIF", at: place + 2), let rest = file.part(place + 14) { noteContentCredentials(rest) }
        place = Self.endOfBlocks(file, from: place + (file.u8(place + 1) == 0xFF ? 14 : 2))
      case 0x2C:
        guard let own = file.u8(place + 9) else { return }
        place = Self.endOfBlocks(file, from: place + 11 + colors(own))
      default: return
      }
    }
  }

  private static func endOfBlocks(_ file: Fields, from start: Int) -> Int {
    var place = start
    while let size = file.u8(place), size > 0 { place += 1 + size }
    return place + 1
  }

  // MARK: TIFF

  /// Reads the directories. The Exif data of a TIFF are the file itself.
  private mutating func readTIFF(_ bytes: [UInt8]) {
    exif = bytes
    var window = ByteWindow(MemorySource(bytes))
    guard let header = try? TIFFHeader(&window),
      let directory = try? TIFFDirectory(&window, header, at: header.firstDirectory)
    else { return }
    if let place = directory.profile, place.count <= Self.largestProfile, let offset = Int64(exactly: place.offset) {
      profile = Fields(bytes).part(offset, Int64(place.count)).map { Array($0.bytes) }
    }
    if let block = ExifBlock(bytes) {
      xmp = block.content(700).map { Array($0.bytes) }
      // The captions of IPTC, and the list of C2PA (C2PA 2.1, A.3.5).
      if let captions = block.content(33_723) { texts = Array(captions.bytes) }
      if let history = block.content(52_545) { noteContentCredentials(history) }
    }
    // TIFF 6.0, section 8: bit 0 of the type marks a smaller version of another picture, bit 2 a mask.
    var next = directory.next
    var seen: Set<UInt64> = [header.firstDirectory]
    while let place = next, seen.count < 4096, seen.insert(place).inserted,
      let page = try? TIFFDirectory(&window, header, at: place)
    {
      if (page.number(.newSubfileType) ?? 0) & 5 == 0 { otherPages += 1 }
      next = page.next
    }
  }

  // MARK: HEIC and AVIF

  /// Reads the items and properties of a HEIC or AVIF (ISO/IEC 23008-12, annex A.2.1).
  private mutating func readItems(_ bytes: [UInt8]) {
    let boxes = BoxContent.list(in: Fields(bytes), limit: 64)
    for box in boxes where box.type == "uuid" && box.content.isOfContentCredentials {
      noteContentCredentials(box.content)
    }
    guard let items = boxes.first("meta").map({ ItemTable($0) }) else { return }
    let primary = items.primary ?? items.types.keys.min() ?? 0
    // The colors of the picture itself precede those of its tiles.
    for item in [primary] + items.items(from: primary, by: "dimg").prefix(1) {
      for property in items.properties(of: item) where property.type == "colr" && profile == nil {
        guard ["prof", "rICC"].contains(property.content.code(0)) else { continue }
        profile = property.content.part(4).map { Array($0.bytes) }
      }
    }
    for (item, type) in items.types.sorted(by: { $0.key < $1.key }) {
      switch type {
      case "Exif":
        // The first four bytes are the offset of the TIFF header.
        let data = Self.content(of: item, items, bytes)
        if exif == nil, let offset = Fields(data).u32(0),
          let block = Fields(data).part(4 + offset, Int64(data.count) - 4 - offset)
        {
          exif = Array(block.bytes)
        }
      case "mime":
        let data = Self.content(of: item, items, bytes)
        if xmp == nil, data[...].contains(text: "x:xmpmeta") || data[...].contains(text: "rdf:RDF") { xmp = data }
      default: break
      }
    }
    notePictures(items, primary, bytes)
  }

  /// Counts the pictures of a HEIC or AVIF besides the primary one, its tiles and its thumbnails.
  private mutating func notePictures(_ items: ItemTable, _ primary: Int64, _ bytes: [UInt8]) {
    let parts = Set(items.references.filter { $0.type == "dimg" }.flatMap { $0.to })
    for (item, type) in items.types where item != primary {
      // ISO/IEC 23008-12:2024, 6.6.2.4: a picture that applies a gain map to another one.
      if type == "tmap" {
        if !GainMapRange.isEmpty(Fields(Self.content(of: item, items, bytes))) { hasGainMap = true }
        continue
      }
      guard ["hvc1", "av01", "grid", "iden", "iovl", "jpeg", "avc1"].contains(type) else { continue }
      let kinds = items.references.filter { $0.from == item }.map { $0.type }
      if kinds.contains("auxl") {
        if items.isAlpha(item) { continue }
        let isGainMap = items.properties(of: item).contains {
          $0.type == "auxC" && $0.content.bytes.contains(text: "hdrgainmap")
        }
        if isGainMap { hasGainMap = true } else { auxiliaryImages += 1 }
      } else if !kinds.contains("thmb"), !parts.contains(item) {
        otherPages += 1
      }
    }
  }

  private static func content(of item: Int64, _ items: ItemTable, _ bytes: [UInt8]) -> [UInt8] {
    guard let pieces = items.pieces[item] else { return [] }
    let source = pieces.areInMeta ? items.data : Fields(bytes)
    return pieces.ranges.reduce(into: [UInt8]()) { data, range in
      guard let start = Int64(exactly: range.lowerBound),
        let count = Int64(exactly: range.upperBound - range.lowerBound)
      else { return }
      data += source?.part(start, count)?.bytes ?? []
    }
  }

  // MARK: Content Credentials

  private mutating func noteContentCredentials(_ manifest: Fields) {
    hasContentCredentials = true
    if manifest.bytes.contains(text: "rainedAlgorithmicMedia") { hasSignedLabelOfAI = true }
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
