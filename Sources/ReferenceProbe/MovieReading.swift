import MediaProbe

extension FileReading {
  /// Reads a file of the ISO base media family: codings through libavformat, time and delivery by the boxes.
  mutating func readMovie(container: String) throws(ReadError) -> MediaFacts {
    let layout = try halting { () throws(Halt) in try FileLayout(source) }
    // Pictures under a brand that does not say so.
    if layout.movie == nil, layout.meta != nil {
      return try halting { () throws(Halt) in try HeaderReader.heic.read(source) }
    }
    let movie = try halting { () throws(Halt) in try Movie(source, layout) }
    guard movie.index.trackCount <= limits.tracks else {
      throw ReadError(.tooManyTracks, "found \(movie.index.trackCount) tracks, at most \(limits.tracks) are read")
    }
    var facts: MediaFacts
    do throws(ReadError) {
      guard !movie.isAbsurd(fileSize: file.fileSize) else {
        throw ReadError(.corrupt, "the index declares more samples or edits than the file can have")
      }
      facts = try readMovieStreams(movie)
    } catch {
      // The index may be sound where the samples are encrypted, or lie outside the file.
      guard [.corrupt, .truncated, .unsupported, .tooLarge].contains(error.code) else { throw error }
      facts = MediaFacts(index: movie)
      guard !facts.streams.isEmpty else { throw error }
      if !movie.isEncrypted { facts.problems.append(Problem(.corrupt, error.message)) }
    }
    facts.container = container
    facts.duration = movie.duration
    facts.encrypted = movie.isEncrypted
    facts.fastStart = movie.layout.isFastStart
    facts.fragmented = movie.isFragmented
    facts.editList = movie.hasEdits
    facts.dropImpossibleSize()
    facts.deriveBitRate(file.fileSize)
    facts.note(movie, fileSize: file.fileSize)
    facts.dropUncounted(movie)
    facts.dropImplausible()
    return facts
  }

  private mutating func readMovieStreams(_ movie: Movie) throws(ReadError) -> MediaFacts {
    // Fragments are read as they come: the index of fragments at the end of a file (mfra) repeats what they say, and
    // libavformat believes its counts. All that is needed of the fragments was counted already.
    let forwardOnly = !movie.layout.fragments.isEmpty && movie.layout.isFastStart == true
    indexBytes = min(limits.indexBytes, movie.layout.movie.map { Int64(clamping: $0.end - $0.start) } ?? 0)
    let demuxer = try Demuxer(
      file, format: "mov", forwardOnly: forwardOnly, indexBytes: indexBytes, limits: limits)
    defer { libraryBytes += demuxer.summary.bytesRead }
    let damage = demuxer.analyze()
    let opened = demuxer.summary
    let streams = (0..<demuxer.summary.streamCount).map { demuxer.stream($0) }
    guard !streams.isEmpty else { throw ReadError(.corrupt, "no track was found, expected at least one") }
    // Auxiliary tracks carry alpha or depth. A handful of frames beside a track of many is a set of stills, such as the
    // best shots that phones pick out of a clip.
    let most = movie.index.tracks.filter { $0.handler == "vide" }.map { movie.sampleCount($0) }.max() ?? 0
    let choice = TrackChoice(streams) { stream in
      guard let track = movie.track(stream.id) else { return 0 }
      let count = movie.sampleCount(track)
      let isMoving = track.handler != "vide" || count >= most / 4
      return (track.handler == "auxv" ? 0 : 4) + (count > 0 ? 2 : 0) + (isMoving ? 1 : 0)
    }
    var facts = MediaFacts()
    facts.kind = choice.kind
    facts.streams = streams.map { stream in
      var described = StreamFacts(stream)
      if let track = movie.track(stream.id), !stream.attachedPicture {
        described.codec = stream.codec ?? track.entry?.codec
        described.duration = movie.duration(track)
        described.language = track.language
      }
      return described
    }
    if let stream = choice.video {
      var video = VideoFacts(stream)
      let track = movie.track(stream.id)
      if let track { video.add(movie, track) }
      if video.closedGOP == nil || video.hdr == .pq {
        let walk = PacketWalk(demuxer, bytes: limits.packetBytes, timing: stream)
        video.closedGOP = video.closedGOP ?? walk.closedGOP
        if video.hdr == .pq, walk.hasStaticMetadata { video.hdr = .hdr10 }
      }
      facts.video = video
    }
    if let stream = choice.audio {
      var audio = AudioFacts(stream)
      if let track = movie.track(stream.id) { audio.add(movie, track) }
      facts.audio = audio
    }
    facts.finish(fileSize: file.fileSize, damage: damage, opened: opened, closed: demuxer.summary)
    return facts
  }
}

extension VideoFacts {
  /// What the index tells of a track: it counts where libavformat estimates, and knows codings by their codes.
  mutating func add(_ movie: Movie, _ track: MovieTrack) {
    codec = codec ?? track.entry?.codec
    codecTag = track.entry.map { $0.format.description }
    if storedWidth == nil || storedHeight == nil {
      (storedWidth, storedHeight) = (track.entry?.width, track.entry?.height)
    }
    cleanAperture = track.entry?.cleanAperture
    // libavformat cuts large terms short; what is stated is judged instead.
    if let stated = track.entry?.sampleAspectRatio, max(stated.numerator, stated.denominator) > Int64(Int16.max) {
      sampleAspectRatio = stated
    }
    deriveShownSize()
    if track.entry?.hasDolbyVision == true { hdr = .dolbyVision }
    if let configuration = track.entry?.videoConfiguration {
      profile = profile ?? configuration.profile
      level = level ?? configuration.level
      bitDepth = bitDepth ?? configuration.bitDepth
      chromaSubsampling = chromaSubsampling ?? configuration.chromaSubsampling
    }
    duration = movie.duration(track)
    // libavformat divides what it has met of the fragments by when they end, and begins at 0 where they begin later.
    if movie.fragments?.tracks[track.id] != nil { bitRate = movie.fragmentedBitRate(track) }
    let count = movie.sampleCount(track)
    frameCount = count > 0 ? Int64(clamping: count) : nil
    // Without a scale of time, what libavformat tells of rates is made up. Where no sample takes any time it may still
    // be the rate that the coding states.
    let ticks = movie.sampleTicks(track)
    if track.timescale == nil { (averageFrameRate, bitRate) = (nil, nil) }
    guard let timescale = track.timescale, count > 0, ticks > 0 else { return }
    if let count = Int64(exactly: count), let ticks = Int64(exactly: ticks), ticks > 0 {
      averageFrameRate = Ratio(count, ticks).flatMap { rate in
        Ratio(Int64(timescale), 1).flatMap { rate.multiplied(by: $0) }
      }
    }
    let fragments = movie.fragments?.tracks[track.id]
    if count >= 2, let steps = track.samples.count >= 2 ? track.samples.steps : fragments?.steps {
      let all =
        fragments?.steps.map { min($0.lowerBound, steps.lowerBound)...max($0.upperBound, steps.upperBound) } ?? steps
      // Times rounded to ticks make even frames differ by one.
      variableFrameRate = all.upperBound - all.lowerBound > 1
    }
    if let longest = [track.samples.longestSyncDistance, fragments?.longestSyncDistance].compactMap({ $0 }).max() {
      maxKeyframeInterval = Double(longest) / Double(timescale)
    }
  }
}

extension AudioFacts {
  mutating func add(_ movie: Movie, _ track: MovieTrack) {
    codec = codec ?? track.entry?.codec
    // The sample entry of AAC counts neither rate nor channels truly (ISO/IEC 14496-14, 6.7).
    sampleRate = sampleRate ?? track.entry?.audioConfig?.sampleRate ?? track.entry?.sampleRate
    channels = channels ?? track.entry?.audioConfig?.channels ?? track.entry?.channels
    duration = movie.duration(track)
    if movie.fragments?.tracks[track.id] != nil { bitRate = movie.fragmentedBitRate(track) }
  }
}

extension MediaFacts {
  /// What the index alone tells, where libavformat gives up.
  init(index movie: Movie) {
    self.init()
    let tracks = movie.index.tracks
    streams = tracks.enumerated().compactMap { index, track in
      let type: StreamFacts.Kind? =
        switch track.handler {
        case "vide", "pict", "auxv": .video
        case "soun": .audio
        case "text", "sbtl", "subt", "clcp": .subtitle
        case nil: nil
        default: .data
        }
      return type.map {
        StreamFacts(
          index: index, type: $0, codec: track.entry?.codec, duration: movie.duration(track),
          isDefault: track.isEnabled, language: track.language)
      }
    }
    func main(_ handler: FourCC) -> MovieTrack? {
      let candidates = tracks.filter { $0.handler == handler }
      return candidates.first { $0.isEnabled && movie.sampleCount($0) > 0 } ?? candidates.first { $0.isEnabled }
        ?? candidates.first
    }
    if let track = main("vide") {
      var video = VideoFacts()
      video.sampleAspectRatio = track.entry?.sampleAspectRatio ?? Ratio(1, 1)
      video.rotation = track.matrix.map(\.rotation) ?? 0
      video.mirrored = track.matrix?.mirrored ?? false
      video.add(movie, track)
      self.video = video
    }
    if let track = main("soun") {
      var audio = AudioFacts()
      audio.add(movie, track)
      self.audio = audio
    }
    kind = video != nil ? .video : audio != nil ? .audio : .other
  }

  /// What is wrong with a movie by its boxes, and why facts are missing.
  mutating func note(_ movie: Movie, fileSize: Int64) {
    if let cut = movie.layout.cut {
      problems.append(
        cut.type == "mdat" || cut.type == "moof"
          ? Problem(.truncated, "the file ends within its media data: fetch it again")
          : Problem(.trailingData, "what follows the last box is no box, or is cut off"))
    } else if let far = movie.index.tracks.compactMap(\.farthestChunk).max(), far >= UInt64(clamping: fileSize) {
      problems.append(Problem(.truncated, "the index (moov) points behind the end of the file: fetch it again"))
    }
    if movie.layout.isOverLimit || movie.fragments?.isOverLimit == true {
      problems.append(
        Problem(.limitReached, "there are more boxes than are read; what lies behind them is not counted"))
    }
    if movie.index.tracks.contains(where: \.editsAreCut) {
      problems.append(
        Problem(.limitReached, "an edit list is longer than is read; what it makes of time is not counted"))
    }
    if movie.index.tracks.contains(where: \.samples.exceedsSizes) {
      problems.append(
        Problem(.corrupt, "the index (moov) times more samples than have a size: those that have one are counted"))
    }
    if movie.index.tracks.contains(where: { $0.handler == "vide" && movie.lacksTime($0) }) {
      problems.append(Problem(.corrupt, "the samples of a track take no time: export the file again"))
    }
    if movie.index.tracks.contains(where: \.refersElsewhere) {
      problems.append(Problem(.externalReference, "media data lies in another file, which was not opened"))
    }
    if let rotated = movie.index.tracks.first(where: { $0.handler == "vide" && $0.matrix?.rotation == nil }),
      rotated.matrix != nil
    {
      problems.append(Problem(.oddRotation, "the picture is turned by no multiple of 90°: the turn is not applied"))
    }
    if duration == nil, movie.isFragmented {
      let reason = UnknownFacts.Reason("the file is an initialization segment, without the fragments that it announces")
      for fact in Fact.untoldByInitialization where self[fact] == .absent { unknown[fact] = reason }
    }
    if movie.isEncrypted {
      let reason = UnknownFacts.Reason("the samples are encrypted")
      for fact in Fact.untoldByEncryption where video != nil && self[fact] == .absent { unknown[fact] = reason }
    }
  }
}

extension MediaFacts {
  /// Removes what a limit left uncounted: a part of a sum is no fact.
  fileprivate mutating func dropUncounted(_ movie: Movie) {
    guard movie.layout.isOverLimit || movie.fragments?.isOverLimit == true else { return }
    guard movie.isFragmented else { return }
    (duration, bitRate) = (nil, nil)
    video?.duration = nil
    video?.bitRate = nil
    video?.frameCount = nil
    video?.averageFrameRate = nil
    // One uneven step proves as much as all.
    if video?.variableFrameRate == false { video?.variableFrameRate = nil }
    video?.maxKeyframeInterval = nil
    audio?.duration = nil
    for index in streams.indices { streams[index].duration = nil }
    let reason = UnknownFacts.Reason("the fragments go on past what is read")
    for fact in Fact.countedInFragments where self[fact] == .absent { unknown[fact] = reason }
  }
}

extension Fact {
  fileprivate static let countedInFragments: [Fact] = [
    .duration, .bitRate, .videoDuration, .videoBitRate, .videoFrameCount, .videoAverageFrameRate, .videoFrameRate,
    .videoVariableFrameRate, .videoMaxKeyframeInterval, .audioDuration,
  ]
  fileprivate static let untoldByInitialization: [Fact] = [
    .duration, .bitRate, .videoDuration, .videoBitRate, .videoFrameCount, .videoAverageFrameRate, .videoFrameRate,
    .videoVariableFrameRate, .videoMaxKeyframeInterval, .videoClosedGOP,
  ]
  fileprivate static let untoldByEncryption: [Fact] = [
    .videoPixelFormat, .videoBitDepth, .videoChromaSubsampling, .videoColorPrimaries, .videoColorTransfer,
    .videoColorSpace, .videoColorRange, .videoInterlaced, .videoProfile, .videoLevel, .videoClosedGOP, .videoHDR,
  ]
}
