/// A movie described by its boxes: the movie box (ISO/IEC 14496-12, 8.2.1) and its fragments.
package struct Movie {
  package internal(set) var layout = FileLayout()
  /// Size of the file in bytes; nil until it is known.
  var fileSize: UInt64?
  /// Units of movie time per second; nil if the file states 0.
  var timescale: Int64?
  /// The matrix of the whole movie; nil if it is the identity.
  var matrix: [Int32]?
  package internal(set) var tracks: [Track] = []
  /// Indices of tracks with the chapters of other tracks.
  var chapterTracks: [Int] = []
  /// The timing of each track, in the order of the tracks.
  package var timings: [TrackTiming] = []
  /// Cover art: its codec, and the number of tracks before it.
  var covers: [(codec: String?, position: Int)] = []
  /// The parts in user data and metadata.
  var parts: MovieParts = []
  /// True if the movie box is compressed (QuickTime File Format, "Compressed Movie Resources"); its content was not
  /// read.
  package internal(set) var isCompressed = false
  /// True if a movie extends box announces fragments (8.8.1), or if the file has fragments.
  package internal(set) var isFragmented = false
  /// Total duration with all fragments, in movie time (8.8.2).
  var fragmentDuration: UInt64?
  /// Duration in seconds from a segment index after the movie box; nil if the index covers only a part of the file.
  var indexedDuration: Double?
  /// Fragment defaults by track (8.8.3).
  var fragmentDefaults: [Int64: TrackExtends] = [:]
  /// Summaries of the fragments by track; empty without fragments.
  package var fragments: [Int64: FragmentSummary] = [:]
  /// Locations of the sync samples in fragments by track; empty unless facts from samples are wanted.
  var fragmentSync: [Int64: FragmentSyncSamples] = [:]
  /// True if no frame after a key frame of the main video depends on frames before it; nil if that was not looked at.
  var hasClosedGOP: Bool?
  /// The properties in the first frame of the main video, if its record leaves some to it; nil if it was not looked at.
  var firstFrame: VideoCodecDetails?
  /// Presentation time in seconds of the first sample, if all samples are in fragments: the start of the timeline.
  var fragmentOrigin = 0.0
  /// True if only the beginning of a fragment was read.
  var fragmentsAreCut = false
  /// True if all fragments were read, so that their sums cover the whole file.
  var fragmentsAreComplete = false
  /// True if the file ends within its media data but after all samples in the sample tables.
  var hasAllSamples = false
  /// The codec of a main track without the settings that its decoder needs; nil if no decoder lacks them.
  var missingSettings: String?
  /// The findings from the bytes of a few samples.
  var sampleFindings = SampleFindings()
  /// Problems found while reading.
  var problems: [Problem] = []
}

extension Movie {
  /// Reads the movie box of a file, and the content after it as far as needed. Nil for a file that only has picture
  /// items.
  ///
  /// - Throws: `truncated` if the box is missing or cut off, `unsupported` for fragments without the box, and `corrupt` if it
  ///   describes no track. Also `too_many_tracks`, and `too_large` if a limit ends the reading within it.
  package init?(_ source: any ByteSource, isQuickTime: Bool, _ limits: BoxLimits) throws(ReadInterruption) {
    self.init()
    guard try read(source, isQuickTime: isQuickTime, limits) else { return nil }
  }

  // A function of its own, because the compiler copies what a long initializer makes. Returns false without a movie box.
  private mutating func read(
    _ source: any ByteSource, isQuickTime: Bool, _ limits: BoxLimits
  ) throws(ReadInterruption) -> Bool {
    var walk = BoxWalk(source, isQuickTime: isQuickTime, limits)
    var layout = FileLayout()
    var position: UInt64 = 0
    do {
      while layout.movie == nil, try walk.nextAtTop(&position, &layout) != nil {}
    } catch .failed(ByteWindow.overBudget) {
      throw .failed(ReadError(.tooLarge, .moovNotAmongBoxes))
    }
    guard let box = layout.movie else {
      // The file has pictures although its brand does not announce them.
      if layout.meta != nil { return false }
      throw .failed(layout.missingMovie(walk.problems))
    }
    if box.isCut { throw .truncated(.theMoovIndex) }
    try walk.fetchMovie(box)
    try walk.readMovie(box, &self)
    guard !tracks.isEmpty || isCompressed else { throw .corrupt(.noTrackDescribed) }
    self.layout = layout
    fileSize = source.size
    chapterTracks = tracks.indices.filter { index in
      tracks.contains { $0.boxes.chapters.contains(tracks[index].boxes.id) }
    }
    // The samples are chosen while the tables are buffered.
    let samples = try walk.samplesToLookAt(self)
    try walk.readAfterMovie(&self, source, from: position)
    problems = walk.problems
    fragmentOrigin = TrackTiming.fragmentOrigin(of: self)
    var timings: [TrackTiming] = []
    timings.reserveCapacity(tracks.count)
    for track in tracks { timings.append(TrackTiming.timing(of: track, in: self)) }
    self.timings = timings
    if let fileSize {
      if self.layout.isMediaCut { hasAllSamples = try walk.reachesAllSamples(of: self, size: fileSize) }
      let places = samples + fragmentSamples
      sampleFindings =
        try withinBudget { () throws(ReadInterruption) in try SampleFindings(places, in: source, size: fileSize) }
        ?? SampleFindings()
    }
    missingSettings =
      try withinBudget { () throws(ReadInterruption) in try walk.codecWithoutSettings(of: self, source) } ?? nil
    guard limits.sampleHeads > 0 else { return true }
    firstFrame = try withinBudget { () throws(ReadInterruption) in try walk.firstFrame(of: self, source) } ?? nil
    // Other bytes than samples may look like key frames.
    guard sampleFindings.wrong.isEmpty else { return true }
    hasClosedGOP = try withinBudget { () throws(ReadInterruption) in try walk.closedGOP(of: self, source) } ?? nil
    return true
  }
}

extension FileLayout {
  /// The error for a file without a movie box.
  fileprivate func missingMovie(_ problems: [Problem]) -> ReadError {
    if fragment != nil {
      return ReadError(.unsupported, .fragmentsWithoutMoov)
    }
    if let damage = problems.first(where: { $0.code == .corrupt }) {
      return ReadError(.corrupt, .noMoovBefore, .message(damage.message))
    }
    return ReadError(
      .truncated,
      .moovMissing)
  }
}

extension BoxWalk {
  /// Fetches a movie box of ordinary size at once, with the next box header.
  fileprivate mutating func fetchMovie(_ box: BoxPlace) throws(ReadInterruption) {
    let count = box.end - box.start
    guard count <= BoxWalk.wholeFetch, !window.holds(box.start, Int(count)) else { return }
    try window.hold(box.start..<min(box.end.saturatingSum(32), window.size ?? .max))
  }

  /// Returns true if all samples in the sample tables are before the end of the file; false if that is unknown.
  fileprivate mutating func reachesAllSamples(of movie: Movie, size: UInt64) throws(ReadInterruption) -> Bool {
    guard !movie.isFragmented else { return false }
    for track in movie.tracks where !track.boxes.refersElsewhere && track.boxes.samples.sizeCount > 0 {
      guard track.boxes.hasPlainSizes, (track.boxes.samples.lastChunk ?? .max) < size,
        let end = try withinBudget({ () throws(ReadInterruption) in try end(ofSamplesIn: track.boxes.samples) }) ?? nil,
        end <= size
      else { return false }
    }
    return true
  }

  fileprivate mutating func readMovie(_ box: BoxPlace, _ movie: inout Movie) throws(ReadInterruption) {
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
  }

  /// Throws `too_many_tracks` if the limit of tracks, or of covers, is reached.
  func checkRoom(_ count: Int) throws(ReadInterruption) {
    guard count < limits.tracks else {
      throw .failed(ReadError(.tooManyTracks, .moreTracksThan, .int(limits.tracks)))
    }
  }

  /// Reads a MovieHeaderBox (8.2.2).
  private mutating func readMovieHeader(_ box: BoxPlace, _ movie: inout Movie) throws(ReadInterruption) {
    guard let header = try content(box, atMost: 128) else { return }
    let isLong = header.version == 1
    movie.timescale = header.u32(isLong ? 20 : 12).flatMap { $0 > 0 ? $0 : nil }
    movie.matrix = matrixElements(header, at: isLong ? 48 : 36)
  }
}

/// Returns the nine matrix elements; nil if they are the identity or incomplete.
func matrixElements(_ fields: Fields, at place: Int) -> [Int32]? {
  guard fields.count >= place + 36 else { return nil }
  let one = 1 << 16
  if fields.i32(place) == one, fields.i32(place + 4) == 0, fields.i32(place + 12) == 0, fields.i32(place + 16) == one {
    return nil
  }
  return (0..<9).map { Int32(truncatingIfNeeded: fields.i32(place + 4 * $0) ?? 0) }
}

/// Returns a duration of 32 or 64 bits; nil if it is 0 or all ones, which means "unknown" (8.2.2.3).
func statedDuration(_ fields: Fields, at place: Int, isLong: Bool) -> UInt64? {
  if isLong { return fields.u64(place).flatMap { $0 == .max || $0 == 0 ? nil : $0 } }
  return fields.u32(place).flatMap { $0 == UInt32.max || $0 == 0 ? nil : UInt64($0) }
}
