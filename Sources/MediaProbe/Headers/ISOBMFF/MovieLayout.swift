/// What stands at the top level of a file beside the movie box (ISO/IEC 14496-12, 4.2).
struct MovieLayout {
  /// The movie box stands before the media data.
  var isFastStart = true
  /// Picture items (8.11) were seen before a movie box.
  var hasItems = false
  /// Behind the movie box, where fragments begin.
  var behindMovie: UInt64 = 0
  /// So many fragments that not all are read.
  var hasManyFragments = false
  /// A segment index behind the movie box, in seconds.
  var indexedDuration: Double?
}

extension MovieWalk {
  /// Finds the movie box and reads it; throws `truncated` where there is none, but for files of items.
  mutating func readFile() throws(Halt) -> (MovieDescription?, MovieLayout) {
    var layout = MovieLayout()
    let size = window.size ?? .max
    var position: UInt64 = 0
    var sawFragment = false
    while let box = try nextAtTop(&position, size) {
      switch box.type {
      case "moov":
        if box.isCut, window.size != nil { throw .truncated("its index (moov)") }
        layout.behindMovie = position
        try fetchMovie(box, size)
        var movie = try readMovie(box)
        if window.size != nil, try lookBehind(position, size) { movie.isFragmented = true }
        if movie.isFragmented { try readFragments(&movie, &layout, size) }
        return (movie, layout)
      case "mdat":
        layout.isFastStart = false
        note(cut: box)
      case "moof": sawFragment = true
      case "meta": layout.hasItems = true
      default: break
      }
    }
    if layout.hasItems { return (nil, layout) }
    if sawFragment {
      throw .failed(
        ReadError(
          .unsupported,
          "found fragments without the index (moov) they belong to: put the initialization segment first"))
    }
    if problems.contains(where: { $0.code == .corrupt }) {
      throw .corrupt("a box has an impossible size, and the index (moov) was not found before it")
    }
    throw .failed(
      ReadError(
        .truncated,
        "the index (moov) is missing: the file was cut off or its recording never ended, fetch or export it again"))
  }

  /// Goes on at the top level, fetching the rest of the file at once where little is left.
  private mutating func nextAtTop(_ position: inout UInt64, _ size: UInt64) throws(Halt) -> BoxPlace? {
    if position > 0, position < size, size - position <= MovieWalk.wholeFetch, !window.holds(position, 16) {
      try window.hold(position..<size)
    }
    return try next(&position, size)
  }

  /// Fetches a movie box of ordinary size at once, with the header of what follows it.
  private mutating func fetchMovie(_ box: BoxPlace, _ size: UInt64) throws(Halt) {
    let count = box.end - box.start
    guard count <= MovieWalk.wholeFetch, !window.holds(box.start, Int(count)) else { return }
    try window.hold(box.start..<min(box.end + 32, size))
  }

  /// Looks for the media data behind the movie box, to compare its end with that of the file. True when fragments follow.
  private mutating func lookBehind(_ start: UInt64, _ size: UInt64) throws(Halt) -> Bool {
    var position = start
    // At most padding, and QuickTime's `wide`, stand between.
    for _ in 0..<4 {
      guard let box = try next(&position, size) else { return false }
      if box.type == "moof" { return true }
      if box.type == "mdat" {
        note(cut: box)
        return false
      }
    }
    return false
  }

  /// Notes media data that the file ends within.
  mutating func note(cut box: BoxPlace) {
    guard box.isCut, window.size != nil else { return }
    note(.truncated, "the file ends within its media data: fetch it again")
  }
}
