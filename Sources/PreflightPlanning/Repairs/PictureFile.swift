import MediaProbe

/// Changes the file of a picture without decoding it.
package enum PictureFile {
  /// Returns a picture that ffmpeg wrote with these parts besides its pixels. Versions of ffmpeg differ in the parts of the
  /// original that they copy, which need not describe the copy, so they are left out.
  package static func written(_ picture: [UInt8], with parts: PictureParts, format: String) -> [UInt8] {
    adding(parts, to: plain(picture, format: format), format: format)
  }

  /// Returns a picture without profiles, descriptions and marks of colors.
  private static func plain(_ picture: [UInt8], format: String) -> [UInt8] {
    let fields = Fields(picture)
    switch format {
    case "jpeg":
      var out = Array(picture.prefix(2))
      var place = 2
      while fields.u8(place) == 0xFF, let marker = fields.u8(place + 1), marker != 0xDA, marker != 0xFF,
        let length = fields.u16(place + 2), let segment = fields.part(place, length + 2)
      {
        if ![0xE1, 0xE2, 0xED].contains(marker) { out += segment.bytes }
        place += 2 + length
      }
      return out + (fields.part(place)?.bytes ?? [])
    case "png":
      let left: Set<FourCC> = ["iCCP", "cICP", "sRGB", "gAMA", "cHRM", "mDCV", "cLLI", "eXIf", "iTXt", "tEXt", "zTXt"]
      var out = Array(picture.prefix(8))
      var place = 8
      while let length = fields.u32(place), let type = fields.code(place + 4),
        let chunk = fields.part(Int64(place), length + 12)
      {
        if !left.contains(type) { out += chunk.bytes }
        place += chunk.count
      }
      return out + (fields.part(place)?.bytes ?? [])
    default: return picture
    }
  }

  /// Adds parts to a picture that has none.
  package static func adding(_ parts: PictureParts, to picture: [UInt8], format: String) -> [UInt8] {
    guard !parts.isEmpty else { return picture }
    return switch format {
    case "jpeg": jpeg(picture, parts)
    case "png": png(picture, parts)
    case "webp": webp(picture, parts)
    default: picture
    }
  }

  // MARK: JPEG

  /// Returns a JPEG that ends with its first picture, without the pictures and clips that its segments contain or announce. Nil
  /// if its end is not found, or if nothing can be removed.
  package static func stripped(_ file: [UInt8], keepsLocation: Bool = true) -> [UInt8]? {
    let fields = Fields(file)
    guard fields.u16(0) == 0xFFD8 else { return nil }
    var out: [UInt8] = [0xFF, 0xD8]
    var place = 2
    while place < file.count {
      guard fields.u8(place) == 0xFF, let marker = fields.u8(place + 1) else { return nil }
      switch marker {
      case 0xFF: place += 1
      case 0xD9:
        out += [0xFF, 0xD9]
        return out.count < file.count ? out : nil
      case 0x01, 0xD0...0xD7:
        out += file[place..<place + 2]
        place += 2
      default:
        guard let length = fields.u16(place + 2), length >= 2, let block = fields.part(place + 4, length - 2) else {
          return nil
        }
        out += kept(marker, block, keepsLocation: keepsLocation)
        place += 2 + length
        if marker == 0xDA {
          let end = endOfScan(file, from: place)
          out += file[place..<end]
          place = end
        }
      }
    }
    return nil
  }

  /// Returns a segment in the form in which it is kept: Exif data lose their thumbnail, and XMP the properties of a clip and of
  /// further pictures. Nothing is kept of a list of further pictures (CIPA DC-007) and of a signed history.
  private static func kept(_ marker: Int, _ block: Fields, keepsLocation: Bool) -> [UInt8] {
    func segment(_ content: [UInt8]) -> [UInt8] { Self.segment(UInt8(truncatingIfNeeded: marker), content) }
    switch marker {
    case 0xE1 where block.has("Exif\0", at: 0):
      guard let tiff = block.part(6) else { return [] }
      let selected = ExifSelection(Array(tiff.bytes), keepsOrientation: true, keepsLocation: keepsLocation)?.bytes
      return selected.map { segment(Array("Exif\0\0".utf8) + $0) } ?? []
    case 0xE1:
      guard block.has("http://ns.adobe.com/xap/1.0/\0", at: 0) else { return [] }
      var packet = XMPPacket(Array(block.bytes))
      packet.blank(XMPPacket.furtherParts + (keepsLocation ? [] : XMPPacket.location))
      return segment(packet.bytes)
    case 0xE2 where block.has("ICC_PROFILE\0", at: 0): return segment(Array(block.bytes))
    // The application segments of JFIF and Adobe are needed to decode the picture, and a short Photoshop segment contains its
    // captions. The others contain previews and histories.
    case 0xED where block.count < 4096: return segment(Array(block.bytes))
    case 0xE0 where block.has("JFIF\0", at: 0): return segment(Array(block.bytes))
    case 0xEE: return segment(Array(block.bytes))
    case 0xE0...0xEF, 0xFE: return []
    default: return segment(Array(block.bytes))
    }
  }

  /// Returns the offset of the marker after image data (T.81, B.1.1.5): stuffed bytes and restart markers belong to them.
  private static func endOfScan(_ file: [UInt8], from start: Int) -> Int {
    var place = start
    while place + 1 < file.count {
      if file[place] == 0xFF, file[place + 1] != 0, !(0xD0...0xD7).contains(file[place + 1]) { return place }
      place += 1
    }
    return file.count
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return [0xFF, marker, UInt8(truncatingIfNeeded: length >> 8), UInt8(truncatingIfNeeded: length)] + content
  }

  private static func jpeg(_ picture: [UInt8], _ parts: PictureParts) -> [UInt8] {
    let fields = Fields(picture)
    guard fields.u16(0) == 0xFFD8 else { return picture }
    // Exif data come first, but after the segment of JFIF that ffmpeg writes.
    var start = 2
    if fields.u16(2) == 0xFFE0, let length = fields.u16(4) { start = min(picture.count, 4 + length) }
    var added: [UInt8] = []
    if let exif = parts.exif { added += segment(0xE1, Array("Exif\0\0".utf8) + exif) }
    if let xmp = parts.xmp { added += segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + xmp) }
    added += parts.texts
    if let profile = parts.profile {
      let size = 65_519
      let count = (profile.count + size - 1) / size
      if count <= 255 {
        for index in 0..<count {
          let part = profile[(index * size)..<min(profile.count, (index + 1) * size)]
          let head = Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(count)]
          added += segment(0xE2, head + part)
        }
      }
    }
    return Array(picture[..<start]) + added + picture[start...]
  }

  // MARK: Print

  /// A picture for print in a form in which ffmpeg does not combine its inks.
  package struct RawPrint {
    package let bytes: [UInt8]
    /// True if 0 is the most ink, as programs of Adobe write it in a JPEG.
    package let isInverted: Bool
  }

  /// Returns a JPEG with four components whose components have the usual numbers, and whose segment of Adobe names luma and
  /// chroma. Nil if it is not such a JPEG.
  package static func rawPrint(jpeg file: [UInt8]) -> RawPrint? {
    let fields = Fields(file)
    var out = file
    var numbers: [UInt8: UInt8] = [:]
    var (place, hasAdobe) = (2, false)
    while place < file.count {
      guard fields.u8(place) == 0xFF, let marker = fields.u8(place + 1) else { return nil }
      if marker == 0xD9 { break }
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        place += marker == 0xFF ? 1 : 2
        continue
      }
      guard let length = fields.u16(place + 2), length >= 2, let block = fields.part(place + 4, length - 2) else {
        return nil
      }
      switch marker {
      case 0xEE where block.has("Adobe", at: 0) && block.count >= 12:
        hasAdobe = true
        out[place + 15] = 1
      case 0xC0...0xC2:
        guard block.u8(5) == 4, block.count >= 18 else { return nil }
        for index in 0..<4 {
          numbers[out[place + 10 + 3 * index]] = UInt8(index + 1)
          out[place + 10 + 3 * index] = UInt8(index + 1)
        }
      case 0xDA:
        for index in 0..<(block.u8(0) ?? 0) where block.u8(1 + 2 * index) != nil {
          guard let number = numbers[out[place + 5 + 2 * index]] else { return nil }
          out[place + 5 + 2 * index] = number
        }
      default: break
      }
      place += 2 + length
      if marker == 0xDA { place = endOfScan(file, from: place) }
    }
    return numbers.count == 4 ? RawPrint(bytes: out, isInverted: hasAdobe) : nil
  }

  /// Returns a TIFF with four inks whose first directory names them as RGB with a fourth channel. Nil if it is not such a TIFF.
  package static func rawPrint(tiff file: [UInt8]) -> RawPrint? {
    let order: Fields.Order = file.first == 0x49 ? .little : .big
    let fields = Fields(file, order)
    guard fields.u16(2) == 42, let start = fields.u32(4).flatMap({ Int(exactly: $0) }), let count = fields.u16(start)
    else { return nil }
    for index in 0..<count where fields.u16(start + 2 + 12 * index) == 262 {
      let value = start + 10 + 12 * index
      // TIFF 6.0, sections 6 and 16: 5 is separated, 2 is RGB.
      guard fields.u16(value) == 5 else { return nil }
      var out = file
      out[order == .little ? value : value + 1] = 2
      return RawPrint(bytes: out, isInverted: false)
    }
    return nil
  }

  // MARK: Location

  /// Returns the file without the place at which the picture was taken. The bytes of Exif data and XMP about it are replaced, so
  /// that no other byte moves. Nil if a place stays, because it is stored in a compressed form.
  package static func withoutLocation(_ file: [UInt8], format: String) -> [UInt8]? {
    var packet = XMPPacket(file)
    packet.blank(XMPPacket.location)
    var bytes = packet.bytes
    for start in exifStarts(file, PictureMetadata(file, format: format).exif, format: format) {
      guard let block = ExifBlock(Array(file[start...])), let place = block.place else { continue }
      for range in place {
        for index in range where bytes.indices.contains(start + index) { bytes[start + index] = 0 }
      }
    }
    if format == "png" { correctChecksums(&bytes) }
    return PictureMetadata(bytes, format: format).hasLocation ? nil : bytes
  }

  /// Returns the offsets of Exif data in a file. A JPEG can have several, because further pictures follow the first one.
  private static func exifStarts(_ file: [UInt8], _ exif: [UInt8]?, format: String) -> [Int] {
    if format == "tiff" { return [0] }
    var starts: [Int] = []
    if format == "jpeg" {
      var rest = file[...]
      while let range = rest.firstRange(ofText: "Exif\0\0") {
        starts.append(range.upperBound)
        rest = rest[range.upperBound...]
      }
      return starts
    }
    guard let exif, let first = exif.first else { return [] }
    var rest = file[...]
    while let start = rest.firstIndex(of: first) {
      if file[start...].starts(with: exif) { return [start] }
      rest = rest[(start + 1)...]
    }
    return []
  }

  /// Writes the checksums of the chunks that were changed.
  private static func correctChecksums(_ file: inout [UInt8]) {
    var place = 8
    while let length = Fields(file).u32(place).flatMap({ Int(exactly: $0) }), place + 12 + length <= file.count {
      let content = file[(place + 4)..<(place + 8 + length)]
      if content.begins(with: "eXIf") || content.begins(with: "iTXt") {
        file.replaceSubrange((place + 8 + length)..<(place + 12 + length), with: big32(crc32(Array(content))))
      }
      place += 12 + length
    }
  }

  // MARK: PNG

  private static func png(_ picture: [UInt8], _ parts: PictureParts) -> [UInt8] {
    // The header chunk is the first one, with 13 bytes.
    let start = 8 + 12 + 13
    guard picture.count > start else { return picture }
    var added: [UInt8] = []
    if let profile = parts.profile { added += chunk("iCCP", Array("ICC".utf8) + [0, 0] + storedZlib(profile)) }
    if let exif = parts.exif { added += chunk("eXIf", exif) }
    if let xmp = parts.xmp { added += chunk("iTXt", Array("XML:com.adobe.xmp".utf8) + [0, 0, 0, 0, 0] + xmp) }
    added += parts.texts
    return Array(picture[..<start]) + added + picture[start...]
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    return big32(UInt32(truncatingIfNeeded: data.count)) + content + big32(crc32(content))
  }

  /// Returns a zlib stream (RFC 1950) of stored blocks.
  private static func storedZlib(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var place = 0
    repeat {
      let end = min(bytes.count, place + 65_535)
      let length = UInt16(end - place)
      out += [end == bytes.count ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8)]
      out += [UInt8(~length & 0xFF), UInt8(~length >> 8)] + bytes[place..<end]
      place = end
    } while place < bytes.count
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return out + big32(b << 16 | a)
  }

  /// Returns the checksum of a chunk (PNG, annex D).
  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }

  private static func big32(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) }
  }

  // MARK: WebP

  /// Returns a WebP in the extended format: the profile precedes the picture, and Exif data and XMP follow it.
  private static func webp(_ picture: [UInt8], _ parts: PictureParts) -> [UInt8] {
    let fields = Fields(picture, .little)
    var chunks: [(type: [UInt8], data: ArraySlice<UInt8>)] = []
    var place = 12
    while let length = fields.u32(place + 4).flatMap({ Int(exactly: $0) }), let data = fields.part(place + 8, length) {
      chunks.append((Array(picture[place..<place + 4]), data.bytes))
      place += 8 + length + length % 2
    }
    func has(_ type: String) -> Bool { chunks.contains { $0.type.elementsEqual(type.utf8) } }
    var head: [UInt8]
    if chunks.first?.type.elementsEqual("VP8X".utf8) == true, let first = chunks.first {
      head = Array(first.data)
      chunks.removeFirst()
    } else {
      guard let made = extendedHead(chunks.first) else { return picture }
      head = made
    }
    guard head.count >= 10, !has("ICCP"), !has("EXIF"), !has("XMP ") else { return picture }
    if let profile = parts.profile {
      head[0] |= 0x20
      chunks.insert((Array("ICCP".utf8), profile[...]), at: 0)
    }
    if let exif = parts.exif {
      head[0] |= 0x08
      chunks.append((Array("EXIF".utf8), exif[...]))
    }
    if let xmp = parts.xmp {
      head[0] |= 0x04
      chunks.append((Array("XMP ".utf8), xmp[...]))
    }
    chunks.insert((Array("VP8X".utf8), head[...]), at: 0)
    let body = chunks.reduce(into: Array("WEBP".utf8)) { body, chunk in
      body += chunk.type + little(chunk.data.count, 4) + chunk.data + (chunk.data.count % 2 == 0 ? [] : [0])
    }
    return Array("RIFF".utf8) + little(body.count, 4) + body
  }

  /// Returns the head of the extended format for a simple picture (RFC 9649, 2.7); nil if its size is not found.
  private static func extendedHead(_ chunk: (type: [UInt8], data: ArraySlice<UInt8>)?) -> [UInt8]? {
    guard let chunk else { return nil }
    let data = Fields(chunk.data, .little)
    if chunk.type.elementsEqual("VP8 ".utf8), let width = data.u16(6), let height = data.u16(8) {
      return [0, 0, 0, 0] + little((width & 0x3FFF) - 1, 3) + little((height & 0x3FFF) - 1, 3)
    }
    guard chunk.type.elementsEqual("VP8L".utf8), let bits = data.u32(1) else { return nil }
    let alpha: UInt8 = bits >> 28 & 1 == 1 ? 0x10 : 0
    return [alpha, 0, 0, 0] + little(Int(bits & 0x3FFF), 3) + little(Int(bits >> 14 & 0x3FFF), 3)
  }

  private static func little(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
