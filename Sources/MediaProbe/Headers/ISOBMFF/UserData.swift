extension BoxWalk {
  /// "©xyz", the place in the form of ISO 6709.
  private static let placeBox = FourCC(0xA978_797A)

  /// Reads a UserDataBox (ISO/IEC 14496-12, 8.10.1) for its metadata.
  mutating func readUserData(_ box: BoxPlace, _ movie: inout Movie) throws(ReadInterruption) {
    var position = box.body
    while let child = try next(&position, box.end, damage: nil) {
      switch child.type {
      case "meta": try readMetadata(child, &movie)
      // 3GPP TS 26.244, 8.10: location information.
      case Self.placeBox, "loci": movie.parts.insert(.location)
      case "chpl": movie.parts.insert(.chapters)
      case "XMP_": movie.parts.formUnion(try xmpParts(child, from: 0))
      case let type where isCopiedUserData(type): break
      // FFmpeg knows the other texts of QuickTime, and the names of the camera's maker and model.
      case let type where type.value >> 24 == 0xA9 || type == "manu" || type == "modl":
        movie.parts.insert(.keyedTags)
      default: movie.parts.insert(.otherTags)
      }
    }
  }

  /// Reads the keys and the item list from the MetaBox (8.11.1) of a movie.
  mutating func readMetadata(_ box: BoxPlace, _ movie: inout Movie) throws(ReadInterruption) {
    // The box is a full box in ISO files and a plain box in QuickTime, where the first child begins at once.
    guard let head = try content(box, atMost: 8) else { return }
    var position = head.code(4) == "hdlr" ? box.body : box.body.saturatingSum(4)
    var hasKeys = false
    while let child = try next(&position, box.end, damage: nil) {
      if child.type == "keys" {
        hasKeys = true
        movie.parts.insert(.keyedTags)
        if try content(child, atMost: Self.mostKeys)?.bytes.contains(text: "location") == true {
          movie.parts.insert(.location)
        }
      }
      guard child.type == "ilst" else { continue }
      var place = child.body
      while let item = try next(&place, child.end, damage: nil) {
        if item.type == Self.placeBox { movie.parts.insert(.location) }
        // The items of keys have numbers as types.
        if !hasKeys, item.type != Self.placeBox, !isCopiedItem(item.type) {
          movie.parts.insert(.otherTags)
        }
        guard item.type == "covr" else { continue }
        var data = item.body
        while let picture = try next(&data, item.end, damage: nil) {
          guard picture.type == "data", picture.length > 8, let start = try content(picture, atMost: 16) else {
            continue
          }
          try checkRoom(movie.covers.count)
          movie.covers.append((pictureCodec(start), movie.tracks.count))
        }
      }
    }
  }

  /// Largest number of bytes of the names of keys that are read; phones write one kilobyte.
  private static let mostKeys = 8 << 10
  /// Largest number of bytes of XMP that are read; with the history of an edit, a packet has some dozen kilobytes.
  private static let mostXMP = 256 << 10

  /// Returns the parts in a box outside of the movie that is named by an identifier (ISO/IEC 14496-12, 11.1).
  mutating func parts(ofIdentified box: BoxPlace) throws(ReadInterruption) -> MovieParts {
    guard let head = try content(box, atMost: 16) else { return [] }
    if head.bytes.elementsEqual(contentCredentialsIdentifier) { return .contentCredentials }
    return head.bytes.elementsEqual(xmpIdentifier) ? try xmpParts(box, from: 16) : []
  }

  private mutating func xmpParts(_ box: BoxPlace, from start: Int) throws(ReadInterruption) -> MovieParts {
    guard let packet = try content(box, atMost: Self.mostXMP)?.part(start) else { return .xmp }
    var parts: MovieParts = .xmp
    // IPTC Digital Source Type, also for a film of which a model made a part.
    if packet.bytes.contains(text: "rainedAlgorithmicMedia") { parts.insert(.generatedLabel) }
    if packet.bytes.contains(text: "GPSLatitude") { parts.insert(.location) }
    return parts
  }
}

/// Returns true for a text that FFmpeg reads and writes in user data and in Apple's list: ©nam, ©ART, ©alb, ©day, ©cmt, ©gen, ©wrt,
/// ©too. "©" is one byte (0xA9).
private func isCopiedText(_ type: FourCC) -> Bool {
  switch type.value {
  case 0xA96E_616D, 0xA941_5254, 0xA961_6C62, 0xA964_6179, 0xA963_6D74, 0xA967_656E, 0xA977_7274, 0xA974_6F6F: true
  default: false
  }
}

/// Returns true for a box of user data that FFmpeg copies to the tags of any container.
private func isCopiedUserData(_ type: FourCC) -> Bool {
  if isCopiedText(type) { return true }
  return switch type {
  case "meta", "name", "titl", "cprt", "albm", "free", "skip": true
  // ©cpy, ©swr, ©enc
  default: [0xA963_7079, 0xA973_7772, 0xA965_6E63].contains(type.value)
  }
}

/// Returns true for an item of Apple's list that FFmpeg writes again. Cover art is a track there.
private func isCopiedItem(_ type: FourCC) -> Bool {
  if isCopiedText(type) { return true }
  return switch type {
  case "aART", "cprt", "desc", "ldes", "tvsh", "tven", "tvnn", "keyw", "tves", "tvsn", "stik", "hdvd", "pgap", "cpil",
    "trkn", "disk", "tmpo", "covr":
    true
  // ©grp, ©lyr
  default: type.value == 0xA967_7270 || type.value == 0xA96C_7972
  }
}

/// The identifier of a box with XMP (XMP specification part 3, 1.2.7.1).
package let xmpIdentifier: [UInt8] = [
  0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
]
/// The identifier of a box with Content Credentials (C2PA 2.1, 11.3.2).
private let contentCredentialsIdentifier: [UInt8] = [
  0xD8, 0xFE, 0xC3, 0xD6, 0x1B, 0x0E, 0x48, 0x3C, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7E, 0xC4, 0x81,
]

/// Returns the codec of a picture by its first bytes, or otherwise by the well-known type before them (QuickTime File Format,
/// table 3-5).
private func pictureCodec(_ data: Fields) -> String? {
  if data.u32(8) == 0x8950_4E47 { return "png" }
  if data.u16(8) == 0xFFD8 { return "mjpeg" }
  if data.has("BM", at: 8) { return "bmp" }
  switch data.u32(0) {
  case 13: return "mjpeg"
  case 14: return "png"
  case 27: return "bmp"
  default: return nil
  }
}
