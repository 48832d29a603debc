/// One picture of a JPEG file with the content of its segments. Further pictures can follow the first one in the file.
struct JPEGPart {
  /// The purpose of a picture that follows the first one.
  enum Role {
    case gainMap(hasEffect: Bool)
    case auxiliary
    case unknown
  }

  private(set) var profile: [UInt8]?
  private(set) var exif: [UInt8]?
  private(set) var xmp: [UInt8]?
  /// The segments with captions (IPTC-IIM) and comments.
  private(set) var texts: [UInt8] = []
  private(set) var hasContentCredentials = false
  private(set) var hasSignedLabelOfAI = false
  private(set) var hasExtendedXMP = false
  /// True if the metadata of a gain map (ISO 21496-1, annex C) say that it changes nothing; nil without such metadata.
  private var isEmptyGainMap: Bool?
  /// The offset after the end of the picture; nil if the picture has no end.
  private(set) var end: Int?

  /// Reads the segments (ITU-T T.81, B.1).
  init(_ file: Fields, at start: Int) {
    var parts: [Int: ArraySlice<UInt8>] = [:]
    var place = start + 2
    while file.u8(place) == 0xFF, let marker = file.u8(place + 1) {
      if marker == 0xD9 {
        end = place + 2
        break
      }
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        place += marker == 0xFF ? 1 : 2
        continue
      }
      guard let length = file.u16(place + 2), length >= 2, let block = file.part(place + 4, length - 2) else { break }
      switch marker {
      case 0xE1 where block.has("Exif\0", at: 0): exif = exif ?? block.part(6).map { Array($0.bytes) }
      case 0xE1 where block.has(Self.xmpName, at: 0):
        xmp = xmp ?? block.part(Self.xmpName.utf8.count).map { Array($0.bytes) }
      case 0xE1 where block.has("http://ns.adobe.com/xmp/extension/\0", at: 0): hasExtendedXMP = true
      case 0xE2 where block.has("ICC_PROFILE\0", at: 0):
        // ICC.1:2022, B.4: an identifier, then number and count of the part.
        if let number = block.u8(12), parts[number] == nil { parts[number] = block.bytes.dropFirst(14) }
      case 0xE2 where block.has(Self.gainMapName, at: 0):
        if let range = block.part(Self.gainMapName.utf8.count), range.count > 4 {
          isEmptyGainMap = GainMapRange.isEmpty(range)
        }
      // ISO/IEC 18477-3, B.2 (JPEG XT): a box, here a JUMBF superbox.
      case 0xEB where block.has("jumb", at: 12) || hasContentCredentials:
        hasContentCredentials = true
        if block.bytes.contains(text: "rainedAlgorithmicMedia") { hasSignedLabelOfAI = true }
      // The resource 0x0404 of Photoshop contains the captions.
      case 0xED where block.bytes.contains(text: "8BIM\u{04}\u{04}"): texts += file.part(place, length + 2)?.bytes ?? []
      case 0xFE where !block.bytes.begins(with: "Lavc") && block.count > 0:
        texts += file.part(place, length + 2)?.bytes ?? []
      default: break
      }
      place += 2 + length
      if marker == 0xDA { place = Self.endOfScan(file, from: place) }
    }
    let whole = parts.sorted { $0.key < $1.key }.flatMap { $0.value }
    if !whole.isEmpty { profile = whole }
  }

  static let xmpName = "http://ns.adobe.com/xap/1.0/\0"
  private static let gainMapName = "urn:iso:std:iso:ts:21496:-1\0"

  /// Returns the offset of the marker after image data (T.81, B.1.1.5): stuffed bytes and restart markers belong to them.
  private static func endOfScan(_ file: Fields, from start: Int) -> Int {
    var rest = file.bytes.dropFirst(start)
    while let place = rest.firstIndex(of: 0xFF), place + 1 < rest.endIndex {
      let next = rest[place + 1]
      if next != 0, !(0xD0...0xD7).contains(next) { return place - file.bytes.startIndex }
      rest = rest[(place + 2)...]
    }
    return file.count
  }

  var role: Role {
    if let isEmptyGainMap { return .gainMap(hasEffect: !isEmptyGainMap) }
    guard let packet = xmp.map({ XMPPacket($0) }) else { return .unknown }
    if packet.describesGainMap { return .gainMap(hasEffect: packet.gainMapHasEffect) }
    return packet.describesAuxiliaryImage ? .auxiliary : .unknown
  }
}

/// The range of a gain map as ISO 21496-1, annex C, stores it.
enum GainMapRange {
  /// Returns true if the map changes no pixel: each of its channels has a maximum and a minimum of 0.
  static func isEmpty(_ content: Fields) -> Bool {
    // A version number precedes the content in HEIC and AVIF.
    guard let content = content.u8(0) == 0 && content.count % 4 == 2 ? content.part(1) : content,
      let flags = content.u8(4)
    else { return false }
    let channels = flags & 0x80 == 0 ? 1 : 3
    // With a common denominator (bit 3), the fractions have only numerators.
    let hasCommonDenominator = flags & 0x08 != 0
    let width = hasCommonDenominator ? 4 : 8
    var place = 5 + (hasCommonDenominator ? 4 : 0) + 2 * width
    for _ in 0..<channels {
      guard let least = content.i32(place), let most = content.i32(place + width) else { return false }
      if least != 0 || most != 0 { return false }
      place += 5 * width
    }
    return true
  }
}
