/// The defaults for samples in a track's fragments: TrackExtendsBox (ISO/IEC 14496-12, 8.8.3).
struct TrackExtends: Sendable {
  let duration: Int64
  let size: Int64
  let flags: Int64
}

extension BoxWalk {
  /// Reads a MovieExtendsBox (8.8.1).
  mutating func readMovieExtends(_ box: BoxPlace, _ movie: inout Movie) throws(ReadInterruption) {
    movie.isFragmented = true
    var position = box.body
    while let child = try next(&position, box.end) {
      switch child.type {
      case "mehd":
        guard let header = try content(child, atMost: 12) else { return }
        movie.fragmentDuration = statedDuration(header, at: 4, isLong: header.version == 1)
      case "trex":
        guard let defaults = try content(child, atMost: 24), let id = defaults.u32(4) else { return }
        movie.fragmentDefaults[id] = TrackExtends(
          duration: defaults.u32(12) ?? 0, size: defaults.u32(16) ?? 0, flags: defaults.u32(20) ?? 0)
      default: break
      }
    }
  }
}
