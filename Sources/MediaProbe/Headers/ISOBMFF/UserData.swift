extension BoxWalk {
  /// Reads a UserDataBox (ISO/IEC 14496-12, 8.10.1) for its metadata.
  mutating func readUserData(_ box: BoxPlace, _ movie: inout Movie) throws(ReadInterruption) {
    var position = box.body
    while let child = try next(&position, box.end, damage: nil) {
      if child.type == "meta" { try readMetadata(child, &movie) }
    }
  }

  /// Reads the cover art in Apple's item list from the MetaBox (8.11.1) of a movie.
  mutating func readMetadata(_ box: BoxPlace, _ movie: inout Movie) throws(ReadInterruption) {
    // The box is a full box in ISO files and a plain box in QuickTime, where the first child begins at once.
    guard let head = try content(box, atMost: 8) else { return }
    var position = head.code(4) == "hdlr" ? box.body : box.body.saturatingSum(4)
    while let child = try next(&position, box.end, damage: nil) {
      guard child.type == "ilst" else { continue }
      var place = child.body
      while let item = try next(&place, child.end, damage: nil) {
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
}

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
