/// The facts of the whole file from the boxes of a movie: kind, duration, tracks and main tracks.
extension Movie {
  /// Returns all facts that the boxes state; `unknown` names the others with the tier that can read them. The caller
  /// adds file size and media type.
  package func facts(container: String) -> MediaFacts {
    var facts = MediaFacts()
    facts.container = container
    fill(&facts)
    return facts
  }

  // A function of its own, because the compiler copies facts that a long function makes and returns.
  private func fill(_ facts: inout MediaFacts) {
    let video = mainVideo
    let audio = mainAudio
    facts.kind = video != nil ? .video : audio != nil ? .audio : .other
    if let video { facts.setVideo(video, in: self) }
    if let audio { facts.audio = audioFacts(audio) }
    facts.streams = streams
    facts.markMainStream(video.map(streamIndex))
    facts.markMainStream(audio.map(streamIndex))
    complete(&facts)
    if let video { noteShortTrack(video, .videoBitRateMode, in: &facts) }
    if let audio { noteShortTrack(audio, .audioBitRateMode, in: &facts) }
    facts.nameUnknownToHeader()
  }

  /// Sets the facts that come only from boxes, regardless of the source of the others: timing, layout, encryption and problems.
  package func complete(_ facts: inout MediaFacts) {
    facts.duration = duration
    if let duration = facts.duration, duration > 0, let fileSize {
      facts.bitRate = Int64(exactly: (Double(fileSize) * 8 / duration).rounded())
    }
    facts.isFastStart = layout.isFastStart
    facts.isFragmented = isFragmented
    facts.hasEditList = timings.contains { $0.isEdited }
    facts.isEncrypted = isEncrypted
    facts.movieParts.formUnion(parts.union(layout.parts))
    if !chapterTracks.isEmpty { facts.movieParts.insert(.chapters) }
    facts.problems.insert(contentsOf: defects, at: 0)
    for stream in facts.streams where stream.codec == nil && (stream.type == .video || stream.type == .audio) {
      facts.problems.append(Problem(.unsupported, .unknownTrackCodec, .int(stream.index)))
    }
    facts.dropImplausible()
    if isFragmented, facts.duration == nil, fragmentsAreComplete {
      facts.nameFactsMissingWithoutFragments(.initializationSegment)
    }
  }

  package var isEncrypted: Bool { tracks.contains { $0.boxes.description?.isEncrypted ?? false } }

  /// Number of bytes of the sample tables of all tracks.
  package var tableBytes: Int64 { tracks.reduce(0) { $0.saturatingSum($1.boxes.samples.tableBytes) } }

  /// True if the file has movie fragments and all of them follow the movie box.
  package var isFollowedByFragments: Bool { layout.fragment != nil && layout.isFastStart }

  /// Number of samples of a track that is plausible for any file size: three days at 30 frames per second.
  private static let plausibleSamples: UInt64 = 8_000_000

  /// Largest possible number of samples: each has at least a byte in the file, unless the file is cut.
  private var mostSamples: UInt64 { max(fileSize ?? .max, Movie.plausibleSamples) }

  /// True if the file declares an impossible number of samples or edits, so that a reader that trusts it would count for hours.
  package var isAbsurd: Bool {
    tracks.contains {
      $0.boxes.editsAreCut || $0.packets(of: $0.boxes.samples.declaredCount) > mostSamples || isAbsurd($0)
    }
  }

  /// Returns true if the number of samples is impossible even without those that have no size.
  func isAbsurd(_ track: Track) -> Bool {
    guard let summary = fragments[track.boxes.id] else {
      return track.packets(of: track.boxes.samples.count) > mostSamples
    }
    return summary.isAbsurd || max(summary.count, track.boxes.samples.count) > mostSamples
  }

  /// True if the file has fragments, and a track without a positive identifier (8.3.2.3) or outside of the movie box
  /// (8.3.1). At each run of samples of such a file, libavformat counts from -1,094,995,529 (`update_frag_index` and
  /// `mov_read_trun` in libavformat/mov.c).
  package var hasUnidentifiedTrack: Bool {
    guard layout.fragment != nil else { return false }
    return layout.hasTrackOutside || tracks.contains { !(1...Int64(Int32.max)).contains($0.boxes.id) }
  }

  /// True if a limit ended the reading.
  package var isOverLimit: Bool { problems.contains { $0.code == .limitReached } }

  /// The reason why the movie must not be passed to a library, which it would keep busy endlessly; nil if it can be passed.
  package var refusalForLibraries: ReadError? {
    if isAbsurd { return ReadError(.corrupt, .moovCountsTooMuch) }
    if hasUnidentifiedTrack { return ReadError(.corrupt, .unidentifiedTrack) }
    return isOverLimit ? ReadError(.tooLarge, .moovTooLong) : nil
  }

  /// True if the last fragment of every audio and video track with fragments was read. Subtitles may end much earlier.
  var endsAreKnown: Bool {
    let summaries = tracks.compactMap {
      $0.boxes.kind == .video || $0.boxes.kind == .audio ? fragments[$0.boxes.id] : nil
    }
    return !summaries.isEmpty && summaries.allSatisfy { $0.isEndKnown }
  }

  /// Duration in seconds of the longest enabled track, including subtitles (8.2.2.3), or of any track if none is enabled. Data,
  /// such as the telemetry of a camera, are not presented, and count only if the file has no other tracks. Nil if no box states
  /// it.
  package var duration: Double? {
    if isFragmented, !fragmentsAreComplete, !endsAreKnown {
      if let total = fragmentDuration, let timescale {
        return Double(total) / Double(timescale)
      }
      return indexedDuration
    }
    let isAnyPresented = tracks.contains { $0.boxes.kind != .data }
    let isAnyEnabled = tracks.contains { $0.boxes.isEnabled && ($0.boxes.kind != .data || !isAnyPresented) }
    var longest: Double?
    for (track, timing) in zip(tracks, timings) where track.boxes.isEnabled || !isAnyEnabled {
      if track.boxes.kind == .data, isAnyPresented { continue }
      // A track with unread edits may be the longest.
      if track.boxes.editsAreCut { return nil }
      if let duration = timing.presentation { longest = max(longest ?? duration, duration) }
    }
    return longest
  }

  /// Index of the main video track: default or enabled, not an attached picture, with the most pixels and the lowest index.
  /// Three kinds of tracks are used only if the file has no other: tracks without samples, auxiliary tracks (alpha, depth), and
  /// tracks with few frames next to one with many. Phones write the last kind for the best shots of a clip.
  package var mainVideo: Int? {
    let most = tracks.reduce(0) { $1.boxes.handler == "vide" ? max($0, sampleCount($1)) : $0 }
    return best { index in
      let track = tracks[index]
      guard track.boxes.kind == .video, !chapterTracks.contains(index) else { return nil }
      let (width, height) = (track.boxes.description?.width ?? 0, track.boxes.description?.height ?? 0)
      return (
        track.boxes.handler == "auxv" ? 0 : 1, hasSamples(track) ? 1 : 0,
        track.boxes.handler != "vide" || sampleCount(track) >= most / 4 ? 1 : 0, track.boxes.isEnabled ? 1 : 0,
        Int64(width) * Int64(height)
      )
    }
  }

  /// Index of the main audio track: default or enabled, with the most channels and the lowest index. A track without samples,
  /// or of an unknown codec, is used only if the file has no other, because phones record spatial audio in addition to a track
  /// that all players support.
  package var mainAudio: Int? {
    best { index in
      let track = tracks[index]
      guard track.boxes.kind == .audio else { return nil }
      let channels = track.boxes.description?.audio?.channels ?? track.boxes.description?.channels ?? 0
      return (
        hasSamples(track) ? 1 : 0, track.boxes.description?.codec == nil ? 0 : 1, track.boxes.isEnabled ? 1 : 0,
        channels, 0
      )
    }
  }

  /// Returns the position of a track among the streams, where cover art is counted too.
  private func streamIndex(_ track: Int) -> Int { track + covers.count { $0.position <= track } }

  /// The criteria of a choice, the most important first.
  private typealias Rank = (Int, Int, Int, Int, Int64)

  /// Returns the first of the tracks with the highest rank; tracks without a rank are skipped.
  private func best(_ rank: (Int) -> Rank?) -> Int? {
    var best: (index: Int, rank: Rank)?
    for index in tracks.indices {
      guard let rank = rank(index) else { continue }
      if let known = best, known.rank >= rank { continue }
      best = (index, rank)
    }
    return best?.index
  }

  private func hasSamples(_ track: Track) -> Bool {
    sampleCount(track) > 0 || isFragmented && !fragmentsAreComplete
  }

  private func sampleCount(_ track: Track) -> UInt64 {
    max(track.boxes.samples.count, track.boxes.samples.sizeCount).saturatingSum(fragments[track.boxes.id]?.count ?? 0)
  }

  /// The tracks in file order, with cover art at the position at which FFmpeg counts it.
  private var streams: [StreamFacts] {
    var streams: [StreamFacts] = []
    streams.reserveCapacity(tracks.count + covers.count)
    var covers = self.covers[...]
    func addCovers(before position: Int) {
      while let cover = covers.first, cover.position <= position {
        covers.removeFirst()
        streams.append(StreamFacts(index: streams.count, type: .video, codec: cover.codec, isAttachedPicture: true))
      }
    }
    for (index, track) in tracks.enumerated() {
      addCovers(before: index)
      let isChapter = chapterTracks.contains(index)
      let kind = track.boxes.kind
      streams.append(
        StreamFacts(
          index: streams.count, type: isChapter && kind == .subtitle ? .data : kind,
          codec: isChapter && kind == .subtitle ? "bin_data" : track.boxes.description?.codec,
          duration: timings[index].presentation, isDefault: track.boxes.isEnabled,
          isAttachedPicture: isChapter && kind == .video, language: track.boxes.language))
    }
    addCovers(before: .max)
    return streams
  }

  /// The problems of the movie: damage, missing media and impossible numbers. There is at most one of each code.
  private var defects: [Problem] {
    var defects = problems
    func note(_ problem: Problem) {
      if !defects.contains(where: { $0.code == problem.code }) { defects.append(problem) }
    }
    func note(_ code: Problem.Code, _ id: Message.ID, _ arguments: Message.Argument...) {
      note(Problem(code, Message(id, arguments: arguments)))
    }
    let farthest = tracks.reduce(dataEndOfFragments) { farthest, track in
      let table = track.boxes.samples
      guard !track.boxes.refersElsewhere, let chunk = table.farthestChunk?.offset ?? table.lastChunk else {
        return farthest
      }
      return max(farthest ?? chunk, chunk)
    }
    if layout.isMediaCut, hasAllSamples {
      note(.trailingData, .boxLargerThanFile, .text("mdat"))
    } else if layout.isMediaCut {
      note(.truncated, .endsWithin, .term(.itsMediaData))
    } else if let farthest, let fileSize, farthest >= fileSize {
      note(.truncated, .moovPointsBeyondEnd)
    }
    if let names = Message.list(sampleFindings.empty.map { Message($0) }, by: .listed) {
      note(.zeroFilled, .zerosInSamples, .message(names))
    }
    if let names = Message.list(sampleFindings.wrong.map { Message($0) }, by: .listed) {
      note(.damaged, .noSamplesAtPlaces, .message(names))
    }
    if let problem = sizeProblem { note(problem) }
    for track in tracks {
      if let problem = track.tableProblem(fileSize: layout.isMediaCut ? nil : fileSize) { note(problem) }
    }
    if let cut = layout.cut, !layout.isMediaCut {
      note(.trailingData, .endsWithinBox, .text("\(cut.type)"))
    }
    if isAbsurd { note(.corrupt, .moovCountsTooMuch) }
    if hasUnidentifiedTrack { note(.corrupt, .unidentifiedTrack) }
    let video = mainVideo
    for track in tracks {
      if let sizes = track.boxes.description?.otherSize, let first = track.boxes.description {
        note(
          .sizeChange, .pictureSizeChanges, .int(first.width), .int(first.height), .int(sizes.width),
          .int(sizes.height),
          .text("")
        )
      }
    }
    let main = video ?? mainAudio
    if let problem = headerTimeProblem(ofTrack: main) { note(problem) }
    if tracks.contains(where: { $0.boxes.samples.lacksChunks }) {
      note(.corrupt, .chunksWithoutPlace)
    }
    if tracks.contains(where: { $0.boxes.handler == "vide" && $0.boxes.lacksTime }) {
      note(.corrupt, .samplesWithoutDuration)
    }
    if tracks.contains(where: { $0.boxes.refersElsewhere }) {
      note(.externalReference, .mediaInOtherFile)
    }
    if let video, let problem = descriptionProblem(ofTrack: video) { note(problem) }
    notePlayability(main: main, in: &defects)
    return defects
  }
}
