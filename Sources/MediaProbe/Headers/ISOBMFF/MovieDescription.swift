/// The movie box (ISO/IEC 14496-12, 8.2.1).
struct MovieDescription {
  /// Units of movie time in a second; nil when it is 0.
  var timescale: Int?
  /// In movie time; nil when it is not stated.
  var duration: UInt64?
  /// The matrix of the whole movie; nil when it changes nothing.
  var matrix: [Int32]?
  var tracks: [Track] = []
  /// Cover art: its coding, and how many tracks stood before it.
  var covers: [(codec: String?, position: Int)] = []
  /// A movie extends box announces fragments (8.8.1), or there are some.
  var isFragmented = false
  /// What all fragments together last, in movie time (8.8.2).
  var fragmentDuration: UInt64?
  /// By track (8.8.3).
  var fragmentDefaults: [Int: TrackExtends] = [:]
  /// By track; empty where there are none.
  var fragments: [Int: FragmentSummary] = [:]
  /// The last fragment was read, so that the ends of tracks are known.
  var endsAreKnown = false
  /// All fragments were read, so that their sums are of the whole file.
  var fragmentsAreComplete = false
}

extension MovieWalk {
  /// Tracks of one movie. Masters for broadcast have 20; more than 64 is an attack or an accident.
  private static let mostTracks = 64

  mutating func readMovie(_ box: BoxPlace) throws(Halt) -> MovieDescription {
    var movie = MovieDescription()
    var position = box.body
    while let child = try next(&position, box.end) {
      switch child.type {
      case "mvhd": try readMovieHeader(child, &movie)
      case "trak":
        guard movie.tracks.count < MovieWalk.mostTracks else {
          throw .failed(
            ReadError(.tooManyTracks, "found more than \(MovieWalk.mostTracks) tracks, at most as many are read"))
        }
        let track = try readTrack(child)
        movie.tracks.append(track)
      case "mvex": try readMovieExtends(child, &movie)
      case "udta": try readUserData(child, &movie)
      case "meta": try readMetadata(child, &movie)
      case "cmov":
        throw .failed(ReadError(.unsupported, "the index is compressed (cmov): export the file again"))
      default: break
      }
    }
    return movie
  }

  /// MovieHeaderBox (8.2.2)
  private mutating func readMovieHeader(_ box: BoxPlace, _ movie: inout MovieDescription) throws(Halt) {
    guard let header = try content(box, atMost: 128) else { return }
    let isLong = header.version == 1
    movie.timescale = header.u32(isLong ? 20 : 12).flatMap { $0 > 0 ? $0 : nil }
    movie.duration = statedDuration(header, at: isLong ? 24 : 16, isLong: isLong)
    movie.matrix = matrixElements(header, at: isLong ? 48 : 36)
  }
}

/// Nine matrix elements; nil when they change nothing, or are not all there.
func matrixElements(_ fields: Fields, at place: Int) -> [Int32]? {
  guard fields.count >= place + 36 else { return nil }
  let one = 1 << 16
  if fields.i32(place) == one, fields.i32(place + 4) == 0, fields.i32(place + 12) == 0, fields.i32(place + 16) == one {
    return nil
  }
  return (0..<9).map { Int32(truncatingIfNeeded: fields.i32(place + 4 * $0) ?? 0) }
}
