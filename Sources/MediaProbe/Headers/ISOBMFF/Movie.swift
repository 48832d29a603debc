/// A movie by its boxes: what the movie box (ISO/IEC 14496-12, 8.2.1) says of it, and what its fragments add.
package struct Movie {
  package internal(set) var layout = FileLayout()
  /// Bytes of the whole file; nil as long as it is not known.
  var fileSize: UInt64?
  /// Units of movie time in a second; nil when it is 0.
  var timescale: Int?
  /// The matrix of the whole movie; nil when it changes nothing.
  var matrix: [Int32]?
  package internal(set) var tracks: [Track] = []
  /// Indices of tracks that hold chapters of others.
  var chapterTracks: [Int] = []
  /// In the order of the tracks.
  var timings: [TrackTiming] = []
  /// Cover art: its coding, and how many tracks stood before it.
  var covers: [(codec: String?, position: Int)] = []
  /// The movie box is compressed (QuickTime File Format, "Compressed Movie Resources"): nothing of it was read.
  package internal(set) var isCompressed = false
  /// A movie extends box announces fragments (8.8.1), or there are some.
  package internal(set) var isFragmented = false
  /// What all fragments together last, in movie time (8.8.2).
  var fragmentDuration: UInt64?
  /// What a segment index behind the movie box states, in seconds; nil where it is of a part of the file.
  var indexedDuration: Double?
  /// By track (8.8.3).
  var fragmentDefaults: [Int: TrackExtends] = [:]
  /// By track; empty where there are none.
  var fragments: [Int: FragmentSummary] = [:]
  /// When, in seconds, the first of the samples is shown that are all in fragments: where the time line begins.
  var fragmentOrigin = 0.0
  /// Of a fragment only the beginning was read.
  var fragmentsAreCut = false
  /// All fragments were read, so that their sums are of the whole file.
  var fragmentsAreComplete = false
  /// What was met on the way.
  var problems: [Problem] = []
}

extension Movie {
  /// Reads the movie box of a file, and what stands behind it as far as it is needed. Nil for a file of picture items alone.
  ///
  /// - Throws: `truncated` when the box is missing or cut off, `unsupported` for fragments without one, `corrupt` when it
  ///   describes nothing, `too_many_tracks`, and `too_large` when a limit ends the reading within it.
  package init?(_ source: any ByteSource, isQuickTime: Bool, _ limits: BoxLimits) throws(Halt) {
    var walk = BoxWalk(source, isQuickTime: isQuickTime, limits)
    var layout = FileLayout()
    var position: UInt64 = 0
    do {
      while layout.movie == nil, try walk.nextAtTop(&position, &layout) != nil {}
    } catch .failed(ByteWindow.overBudget) {
      throw .failed(
        ReadError(.tooLarge, "the index (moov) does not stand among the boxes that are read: export the file again"))
    }
    guard let box = layout.movie else {
      // Pictures under a brand that does not say so.
      if layout.meta != nil { return nil }
      throw .failed(layout.missingMovie(walk.problems))
    }
    if box.isCut { throw .truncated("its index (moov)") }
    try walk.fetchMovie(box)
    self = try walk.readMovie(box)
    guard !tracks.isEmpty || isCompressed else { throw .corrupt("no track is described: export the file again") }
    self.layout = layout
    fileSize = source.size
    try walk.readBehindMovie(&self, source, from: position)
    problems = walk.problems
    fragmentOrigin = TrackTiming.fragmentOrigin(of: self)
    var timings: [TrackTiming] = []
    timings.reserveCapacity(tracks.count)
    for track in tracks { timings.append(TrackTiming(track, self)) }
    self.timings = timings
    chapterTracks = tracks.indices.filter { index in tracks.contains { $0.chapters.contains(tracks[index].id) } }
  }
}

extension FileLayout {
  /// Why there is no movie box.
  fileprivate func missingMovie(_ problems: [Problem]) -> ReadError {
    if fragment != nil {
      return ReadError(
        .unsupported, "found fragments without the index (moov) they belong to: put the initialization segment first")
    }
    if let damage = problems.first(where: { $0.code == .corrupt }) {
      return ReadError(.corrupt, "\(damage.message), and the index (moov) does not stand before it")
    }
    return ReadError(
      .truncated,
      "the index (moov) is missing: the file was cut off or its recording never ended, fetch or export it again")
  }
}

extension BoxWalk {
  /// Fetches a movie box of ordinary size at once, with the header of what follows it.
  fileprivate mutating func fetchMovie(_ box: BoxPlace) throws(Halt) {
    let count = box.end - box.start
    guard count <= BoxWalk.wholeFetch, !window.holds(box.start, Int(count)) else { return }
    try window.hold(box.start..<min(box.end + 32, window.size ?? .max))
  }

  fileprivate mutating func readMovie(_ box: BoxPlace) throws(Halt) -> Movie {
    var movie = Movie()
    movie.tracks.reserveCapacity(4)
    var position = box.body
    while let child = try next(&position, box.end) {
      switch child.type {
      case "mvhd": try readMovieHeader(child, &movie)
      case "trak":
        try checkRoom(movie.tracks.count)
        let track = try readTrack(child)
        movie.tracks.append(track)
      case "mvex": try readMovieExtends(child, &movie)
      case "udta": try readUserData(child, &movie)
      case "meta": try readMetadata(child, &movie)
      case "cmov": movie.isCompressed = true
      default: break
      }
    }
    return movie
  }

  /// Throws `too_many_tracks` when there are as many tracks, or covers, as are read.
  func checkRoom(_ count: Int) throws(Halt) {
    guard count < limits.tracks else {
      throw .failed(ReadError(.tooManyTracks, "found more than \(limits.tracks) tracks, at most as many are read"))
    }
  }

  /// MovieHeaderBox (8.2.2)
  private mutating func readMovieHeader(_ box: BoxPlace, _ movie: inout Movie) throws(Halt) {
    guard let header = try content(box, atMost: 128) else { return }
    let isLong = header.version == 1
    movie.timescale = header.u32(isLong ? 20 : 12).flatMap { $0 > 0 ? $0 : nil }
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

/// A duration of 32 or 64 bits, all ones for "not known" (8.2.2.3); nil then, and when it is 0.
func statedDuration(_ fields: Fields, at place: Int, isLong: Bool) -> UInt64? {
  if isLong { return fields.u64(place).flatMap { $0 == .max || $0 == 0 ? nil : $0 } }
  return fields.u32(place).flatMap { $0 == UInt32.max || $0 == 0 ? nil : UInt64($0) }
}
