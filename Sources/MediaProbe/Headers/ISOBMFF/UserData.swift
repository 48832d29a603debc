extension BoxWalk {
  /// UserDataBox (ISO/IEC 14496-12, 8.10.1), for the metadata in it.
  mutating func readUserData(_ box: BoxPlace, _ movie: inout Movie) throws(Halt) {
    var position = box.body
    while let child = try next(&position, box.end) {
      if child.type == "meta" { try readMetadata(child, &movie) }
    }
  }

  /// MetaBox (8.11.1) of a movie: its cover art, in Apple's item list.
  mutating func readMetadata(_ box: BoxPlace, _ movie: inout Movie) throws(Halt) {
    // A full box in ISO files, a plain one in QuickTime's: there the first box begins at once.
    guard let head = try content(box, atMost: 8) else { return }
    var position = head.code(4) == "hdlr" ? box.body : box.body + 4
    while let child = try next(&position, box.end) {
      guard child.type == "ilst" else { continue }
      var place = child.body
      while let item = try next(&place, child.end) {
        guard item.type == "covr" else { continue }
        var data = item.body
        while let picture = try next(&data, item.end) {
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

/// The coding of a picture by its first bytes, else by the well-known type (QuickTime File Format, table 3-5) before them.
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
