package import MediaProbe

/// Changes the file of a picture without decoding it.
package enum PictureFile {
  /// Adds the color profile and the Exif data of the original to a picture that ffmpeg wrote. The Exif data have no
  /// orientation.
  ///
  /// - Parameter keepsProfile: False if the profile does not describe the new picture.
  package static func adding(
    _ metadata: PictureMetadata, keepsProfile: Bool, to picture: [UInt8], format: String
  ) -> [UInt8] {
    let profile = keepsProfile ? metadata.profile : nil
    let exif = metadata.exif.flatMap { ExifSelection($0)?.bytes }
    guard profile != nil || exif != nil else { return picture }
    return switch format {
    case "jpeg": jpeg(picture, profile, exif)
    case "png": png(picture, profile, exif)
    case "webp": webp(picture, profile, exif)
    default: picture
    }
  }

  // MARK: JPEG

  /// Returns a JPEG that ends with its first picture, without the pictures and clips that its segments contain or announce. Nil
  /// if its end is not found, or if nothing can be removed.
  package static func stripped(_ file: [UInt8]) -> [UInt8]? {
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
        out += kept(marker, block)
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

  /// Returns a segment in the form in which it is kept: Exif data lose their thumbnail. Nil for XMP that announces a clip, a
  /// list of further pictures (CIPA DC-007) and a signed history.
  private static func kept(_ marker: Int, _ block: Fields) -> [UInt8] {
    func segment(_ content: [UInt8]) -> [UInt8] { Self.segment(UInt8(truncatingIfNeeded: marker), content) }
    switch marker {
    case 0xE1 where block.has("Exif\0", at: 0):
      guard let tiff = block.part(6) else { return [] }
      let selected = ExifSelection(Array(tiff.bytes), keepsOrientation: true)?.bytes
      return selected.map { segment(Array("Exif\0\0".utf8) + $0) } ?? []
    case 0xE1:
      let announcesMore = ["MotionPhoto", "MicroVideo", "Container:", "hdrgm:", "HasExtendedXMP"].contains {
        contains($0, block)
      }
      return announcesMore || !block.has("http://ns.adobe.com/xap/1.0/\0", at: 0) ? [] : segment(Array(block.bytes))
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

  private static func contains(_ text: String, _ block: Fields) -> Bool {
    let word = Array(text.utf8)
    guard let first = word.first, block.count >= word.count else { return false }
    return block.bytes.indices.dropLast(word.count - 1).contains {
      block.bytes[$0] == first && block.bytes[$0..<$0 + word.count].elementsEqual(word)
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

  private static func jpeg(_ picture: [UInt8], _ profile: [UInt8]?, _ exif: [UInt8]?) -> [UInt8] {
    let fields = Fields(picture)
    guard fields.u16(0) == 0xFFD8 else { return picture }
    // Exif data come first, but after the segment of JFIF that ffmpeg writes.
    var start = 2
    if fields.u16(2) == 0xFFE0, let length = fields.u16(4) { start = min(picture.count, 4 + length) }
    var added: [UInt8] = []
    if let exif { added += segment(0xE1, Array("Exif\0\0".utf8) + exif) }
    if let profile {
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

  // MARK: PNG

  private static func png(_ picture: [UInt8], _ profile: [UInt8]?, _ exif: [UInt8]?) -> [UInt8] {
    // The header chunk is the first one, with 13 bytes.
    let start = 8 + 12 + 13
    guard picture.count > start else { return picture }
    var added: [UInt8] = []
    if let profile { added += chunk("iCCP", Array("ICC".utf8) + [0, 0] + storedZlib(profile)) }
    if let exif { added += chunk("eXIf", exif) }
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

  /// Returns a WebP in the extended format: the profile precedes the picture, and Exif data follow it.
  private static func webp(_ picture: [UInt8], _ profile: [UInt8]?, _ exif: [UInt8]?) -> [UInt8] {
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
    guard head.count >= 10, !has("ICCP"), !has("EXIF") else { return picture }
    if let profile {
      head[0] |= 0x20
      chunks.insert((Array("ICCP".utf8), profile[...]), at: 0)
    }
    if let exif {
      head[0] |= 0x08
      chunks.append((Array("EXIF".utf8), exif[...]))
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
