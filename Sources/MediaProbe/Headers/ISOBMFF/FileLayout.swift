/// The top-level boxes of a file (ISO/IEC 14496-12, 4.2) that have been walked.
package struct FileLayout: Sendable {
  package private(set) var movie: BoxPlace?
  /// The table of picture items.
  private(set) var meta: BoxPlace?
  /// The first box of media data.
  private(set) var mediaData: BoxPlace?
  /// The first movie fragment.
  private(set) var fragment: BoxPlace?
  /// True if a track is outside of the movie box.
  private(set) var hasTrackOutside = false
  /// True if the clip of a motion photo accompanies the picture.
  private(set) var hasMotionPhotoClip = false
  /// The parts of a movie that are in boxes with identifiers.
  fileprivate(set) var parts: MovieParts = []
  /// The box that exceeds the end of the file.
  private(set) var cut: BoxPlace?

  /// True if the movie box precedes the media data.
  package var isFastStart: Bool {
    guard let movie, let mediaData else { return true }
    return movie.start < mediaData.start
  }

  /// True if the file ends within its media data.
  var isMediaCut: Bool { cut?.type == "mdat" || cut?.type == "moof" }

  mutating func note(_ box: BoxPlace) {
    if box.isCut { cut = cut ?? box }
    switch box.type {
    case "moov": movie = movie ?? box
    case "meta": meta = meta ?? box
    case "mdat": mediaData = mediaData ?? box
    case "moof": fragment = fragment ?? box
    case "trak": hasTrackOutside = true
    // Android's Motion Photo format 1.0, "Video data in HEIC": the box of the clip.
    case "mpvd": hasMotionPhotoClip = true
    default: break
    }
  }
}

extension BoxWalk {
  /// Reads the next top-level box. If little of the file is left, it is fetched at once.
  mutating func nextAtTop(
    _ position: inout UInt64, _ layout: inout FileLayout, damage: Problem.Code = .corrupt
  ) throws(ReadInterruption) -> BoxPlace? {
    let size = window.size ?? .max
    if position > 0, position < size, size - position <= BoxWalk.wholeFetch, !window.holds(position, 16) {
      try window.hold(position..<size)
    }
    guard let box = try next(&position, size, damage: damage) else { return nil }
    // A box of arriving media is not cut.
    layout.note(window.size == nil ? box.uncut : box)
    if box.type == "uuid" { try noteIdentified(box, &layout) }
    return box
  }

  /// Notes the parts of a movie in a box with an identifier.
  mutating func noteIdentified(_ box: BoxPlace, _ layout: inout FileLayout) throws(ReadInterruption) {
    if box.length > 16, !box.isCut { layout.parts.formUnion(try parts(ofIdentified: box)) }
  }

  /// Walks the top level to its end.
  mutating func readLayout() throws(ReadInterruption) -> FileLayout {
    var layout = FileLayout()
    var position: UInt64 = 0
    while try nextAtTop(&position, &layout) != nil {}
    return layout
  }
}

extension BoxPlace {
  fileprivate var uncut: BoxPlace { BoxPlace(type: type, start: start, body: body, end: end, isCut: false) }
}
