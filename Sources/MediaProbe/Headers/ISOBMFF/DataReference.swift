extension BoxWalk {
  /// Smallest length of an alias that names another file (Inside Macintosh: Files, "Alias Manager"); a shorter one names
  /// nothing.
  private static let shortestAlias: UInt64 = 150

  /// Reads a DataReferenceBox (ISO/IEC 14496-12, 8.7.2), which states if the media is in this file.
  mutating func readDataInformation(_ box: BoxPlace, _ track: inout TrackBoxes) throws(ReadInterruption) {
    var position = box.body
    while let child = try next(&position, box.end) {
      guard child.type == "dref", child.length > 8 else { continue }
      var place = child.body + 8
      while let entry = try next(&place, child.end) {
        // The flag means that the media is in this file. QuickTime writes aliases to this file without the flag, so
        // only a reference with a location counts.
        guard entry.length > 5, let head = try content(entry, atMost: 5), let flags = head.flags, flags & 1 == 0 else {
          continue
        }
        switch entry.type {
        case "url ", "urn ": if head.u8(4) != 0 { track.refersElsewhere = true }
        case "alis": if entry.length >= BoxWalk.shortestAlias { track.refersElsewhere = true }
        default: break
        }
      }
    }
  }
}
