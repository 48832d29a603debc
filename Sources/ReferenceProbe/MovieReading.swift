import MediaProbe

extension FileReading {
  /// Reads an ISO BMFF file: codecs through libavformat; timing, layout and fragments from its boxes.
  mutating func readMovie(_ format: MediaFormat) throws(ReadError) -> MediaFacts {
    let movie = try halting { () throws(ReadInterruption) in
      try Movie(
        source, isQuickTime: format.name == "mov", .whole(tracks: limits.tracks, tableBytes: limits.indexBytes))
    }
    guard let movie else { return try halting { () throws(ReadInterruption) in try HeaderReader.heic.read(source) } }
    if movie.isCompressed { return try readCompressedMovie(movie, format) }
    var facts: MediaFacts
    let refusal = movie.refusalForLibraries
    isForLibraries = refusal == nil
    do throws(ReadError) {
      if let refusal { throw refusal }
      facts = try readMovieStreams(movie, format)
    } catch {
      // The index may be valid even if the samples are encrypted or outside of the file.
      guard [.corrupt, .truncated, .unsupported, .tooLarge].contains(error.code) else { throw error }
      facts = movie.facts(container: format.name)
      facts.forgetDeeperTiers()
      let code: Problem.Code = error.code == .tooLarge ? .limitReached : .corrupt
      if !movie.isEncrypted, !facts.problems.contains(where: { $0.code == code }) {
        facts.problems.append(Problem(code, error.message))
      }
      return facts
    }
    facts.container = format.name
    movie.complete(&facts)
    facts.dropImpossibleSize()
    return facts
  }

  /// Reads a movie with a compressed movie box, which libavformat decompresses.
  private mutating func readCompressedMovie(_ movie: Movie, _ format: MediaFormat) throws(ReadError) -> MediaFacts {
    var facts = try readStreams(format)
    facts.isFastStart = movie.layout.isFastStart
    facts.isFragmented = movie.isFragmented
    facts.unknown[.editList] = .init(.editListsInCompressedMoov)
    return facts
  }

  private mutating func readMovieStreams(_ movie: Movie, _ format: MediaFormat) throws(ReadError) -> MediaFacts {
    // Fragments are read in file order. The fragment index at the end of a file (mfra) only repeats their contents, and
    // libavformat trusts its counts. Everything needed from the fragments was counted already.
    indexBytes = min(limits.indexBytes, movie.tableBytes)
    let demuxer = try Demuxer(
      file, format: format, forwardOnly: movie.isFollowedByFragments, indexBytes: indexBytes, limits: limits,
      spent: &libraryReading)
    defer { libraryReading.add(demuxer.summary) }
    let damage = try demuxer.analyze()
    let opened = demuxer.summary
    let streams = (0..<demuxer.summary.streamCount).map { demuxer.stream($0) }
    guard !streams.isEmpty else { throw ReadError(.corrupt, .noTrackFound) }
    let main = [movie.mainVideo, movie.mainAudio]
    func track(_ stream: NativeStream) -> Int? { movie.track(stream.id, StreamFacts(stream).type) }
    let choice = TrackChoice(streams) { stream in main.contains { $0 != nil && $0 == track(stream) } ? 1 : 0 }
    var facts = MediaFacts()
    facts.kind = choice.kind
    facts.streams = streams.map { stream in
      var described = StreamFacts(stream)
      if let track = track(stream), !stream.isAttachedPicture { movie.complete(&described, track) }
      return described
    }
    facts.markMainStream(choice.video?.index)
    facts.markMainStream(choice.audio?.index)
    if let stream = choice.video {
      var video = VideoFacts(stream)
      if let track = track(stream) {
        movie.complete(&video, track)
        movie.noteColors(track, &facts)
      }
      if video.hasClosedGOP == nil || video.hasBFrames == nil || video.hdr == .pq {
        let walk = PacketWalk(demuxer, bytes: limits.packetBytes, timing: stream)
        video.hasClosedGOP = video.hasClosedGOP ?? walk.hasClosedGOP
        video.hasBFrames = video.hasBFrames ?? walk.hasBFrames(stream)
        if video.hdr == .pq, walk.hasStaticMetadata { video.hdr = .hdr10 }
      }
      facts.video = video
      if video.rotation == nil {
        facts.problems.append(Problem(.oddRotation, .rotationNotApplied))
        facts.unknown[.videoRotation] = .init(.oddRotation)
      }
    }
    if let stream = choice.audio {
      var audio = AudioFacts(stream)
      if let track = track(stream) { movie.complete(&audio, track) }
      facts.audio = audio
    }
    facts.noteReading(damage: damage, opened: opened, closed: demuxer.summary)
    if movie.isEncrypted {
      let reason = UnknownFacts.Reason(.samplesEncrypted)
      for fact in Fact.hiddenByEncryption where facts.video != nil && facts[fact] == .absent {
        facts.unknown[fact] = reason
      }
    }
    return facts
  }
}

extension Fact {
  fileprivate static let hiddenByEncryption: [Fact] = [
    .videoPixelFormat, .videoBitDepth, .videoChromaSubsampling, .videoColorPrimaries, .videoColorTransfer,
    .videoColorSpace, .videoColorRange, .videoInterlaced, .videoProfile, .videoLevel, .videoClosedGOP, .videoHDR,
  ]
}
