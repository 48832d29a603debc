/// Puts together what the boxes of a movie say of the file as a whole: kind, duration, tracks, which of them are the main
/// ones.
struct MovieSummary {
  /// Samples of a track that are believed whatever the file's size: three days of frames at 30 a second.
  private static let plausibleSamples: UInt64 = 8_000_000

  let movie: MovieDescription
  let layout: MovieLayout
  let fileSize: UInt64?
  let timings: [TrackTiming]
  private var problems: [Problem]
  /// Indices of tracks that hold chapters of others.
  private let chapterTracks: [Int]

  init(_ movie: MovieDescription, _ layout: MovieLayout, _ walk: MovieWalk, fileSize: UInt64?) {
    self.movie = movie
    self.layout = layout
    self.fileSize = fileSize
    timings = movie.tracks.map { TrackTiming($0, movie) }
    problems = walk.problems
    let chapters = movie.tracks.flatMap(\.chapters)
    chapterTracks =
      chapters.isEmpty ? [] : movie.tracks.indices.filter { chapters.contains(movie.tracks[$0].id) }
  }

  func facts(container: String) -> MediaFacts {
    var facts = MediaFacts()
    facts.container = container
    facts.problems = problems
    let video = mainVideo
    let audio = mainAudio
    facts.kind = video != nil ? .video : audio != nil ? .audio : .other
    facts.fastStart = layout.isFastStart
    facts.fragmented = movie.isFragmented
    facts.editList = timings.contains(where: \.isEdited)
    facts.encrypted = movie.tracks.contains { $0.description?.isEncrypted ?? false }
    facts.duration = duration
    if let duration = facts.duration, duration > 0, let fileSize {
      facts.bitRate = Int64(exactly: (Double(fileSize) * 8 / duration).rounded())
    }
    if let video { facts.setVideo(movie.tracks[video], timings[video], movie) }
    if let audio { facts.setAudio(movie.tracks[audio], timings[audio], movie) }
    facts.streams = streams
    noteDefects(&facts)
    facts.dropImplausible()
    facts.nameUnknownToHeader(
      isInitialization: movie.isFragmented && movie.fragmentsAreComplete && facts.duration == nil)
    return facts
  }

  /// Seconds of the longest enabled track, subtitles among them (8.2.2.3); of any, when none is enabled. Nil when no box tells.
  private var duration: Double? {
    if movie.isFragmented, !movie.fragmentsAreComplete, !movie.endsAreKnown {
      if let total = movie.fragmentDuration, let timescale = movie.timescale {
        return Double(total) / Double(timescale)
      }
      return layout.indexedDuration
    }
    let all = movie.tracks.indices
    let enabled = all.filter { movie.tracks[$0].isEnabled }
    let counted = enabled.isEmpty ? Array(all) : enabled
    // A track whose edits are not all read may be the longest.
    if counted.contains(where: { movie.tracks[$0].editsAreCut }) { return nil }
    return counted.compactMap { timings[$0].presentation }.max()
  }

  /// The contract's choice: default or enabled, no attached picture, most pixels, lowest index. A track without samples, one
  /// that only adds to another (alpha, depth), and a handful of frames beside a track of many, such as the best shots that
  /// phones pick out of a clip, are taken only where there is no other.
  private var mainVideo: Int? {
    let most = movie.tracks.map { $0.handler == "vide" ? sampleCount($0) : 0 }.max() ?? 0
    return best { index in
      let track = movie.tracks[index]
      guard track.kind == .video, !chapterTracks.contains(index) else { return nil }
      let (width, height) = (track.description?.width ?? 0, track.description?.height ?? 0)
      return [
        track.handler == "auxv" ? 0 : 1, hasSamples(track) ? 1 : 0,
        track.handler != "vide" || sampleCount(track) >= most / 4 ? 1 : 0, track.isEnabled ? 1 : 0,
        width * height,
      ]
    }
  }

  /// Default or enabled, most channels, lowest index.
  private var mainAudio: Int? {
    best { index in
      let track = movie.tracks[index]
      guard track.kind == .audio else { return nil }
      return [track.isEnabled ? 1 : 0, track.description?.audio?.channels ?? track.description?.channels ?? 0]
    }
  }

  /// The first of the tracks with the highest rank; those without one do not count.
  private func best(_ rank: (Int) -> [Int]?) -> Int? {
    var best: (index: Int, rank: [Int])?
    for index in movie.tracks.indices {
      guard let rank = rank(index) else { continue }
      if let known = best, !known.rank.lexicographicallyPrecedes(rank) { continue }
      best = (index, rank)
    }
    return best?.index
  }

  private func hasSamples(_ track: Track) -> Bool {
    sampleCount(track) > 0 || movie.isFragmented && !movie.fragmentsAreComplete
  }

  private func sampleCount(_ track: Track) -> UInt64 {
    max(track.samples.count, track.samples.sizeCount) + (movie.fragments[track.id]?.count ?? 0)
  }

  /// Tracks in file order; cover art where it stands among them, as FFmpeg counts it.
  private var streams: [StreamFacts] {
    var streams: [StreamFacts] = []
    streams.reserveCapacity(movie.tracks.count + movie.covers.count)
    var covers = movie.covers[...]
    func addCovers(before position: Int) {
      while let cover = covers.first, cover.position <= position {
        covers.removeFirst()
        streams.append(StreamFacts(index: streams.count, type: .video, codec: cover.codec, attachedPicture: true))
      }
    }
    for (index, track) in movie.tracks.enumerated() {
      addCovers(before: index)
      let isChapter = chapterTracks.contains(index)
      let kind = track.kind
      streams.append(
        StreamFacts(
          index: streams.count, type: isChapter && kind == .subtitle ? .data : kind,
          codec: isChapter && kind == .subtitle ? "bin_data" : track.description?.codec,
          duration: timings[index].presentation, isDefault: track.isEnabled,
          attachedPicture: isChapter && kind == .video, language: track.language))
    }
    addCovers(before: .max)
    return streams
  }

  /// Notes media that is not where it should be, and codings that are not known.
  private func noteDefects(_ facts: inout MediaFacts) {
    let farthest = movie.tracks.filter { !$0.refersElsewhere }.compactMap(\.samples.lastChunk).max()
    if let farthest, let fileSize, farthest >= fileSize, !facts.problems.contains(where: { $0.code == .truncated }) {
      facts.problems.append(
        Problem(.truncated, "the index (moov) points behind the end of the file: fetch it again"))
    }
    // Each sample has a byte in the file at least, unless the file is cut.
    let plausible = max(fileSize ?? .max, MovieSummary.plausibleSamples)
    if movie.fragments.values.contains(where: \.isAbsurd)
      || movie.tracks.contains(where: { $0.samples.count > plausible || $0.editsAreCut })
    {
      facts.problems.append(
        Problem(.corrupt, "the index (moov) declares more samples or edits than the file can have"))
    }
    if movie.tracks.contains(where: { $0.samples.lastRunChunk ?? 0 > $0.samples.chunkCount }) {
      facts.problems.append(
        Problem(.corrupt, "the index (moov) counts more chunks than it places: export the file again"))
    }
    if movie.tracks.contains(where: { $0.handler == "vide" && $0.samples.count > 0 && $0.timescale == nil })
      || movie.tracks.contains(where: { $0.handler == "vide" && $0.samples.count > 1 && $0.samples.duration == 0 })
    {
      facts.problems.append(Problem(.corrupt, "the samples of a track take no time: export the file again"))
    }
    if movie.tracks.contains(where: \.refersElsewhere) {
      facts.problems.append(
        Problem(.externalReference, "media data lies in another file, which was not opened"))
    }
    for stream in facts.streams where stream.codec == nil && (stream.type == .video || stream.type == .audio) {
      facts.problems.append(Problem(.unsupported, "track \(stream.index) is in a coding that is not known here"))
    }
  }
}
