/// Number of bytes of a first frame that are searched for decoder settings, which are at most this long.
private let searchedFrame: UInt64 = 1 << 16

extension SampleDescription {
  /// True if the description lacks settings that a decoder needs. Then the first frame has to have them.
  var lacksSettings: Bool {
    @inline(__always) get {
      switch kind {
      case .video: return lacksVideoSettings
      case .audio: return lacksRecord
      default: return false
      }
    }
  }
}

extension SampleDescription {
  private var lacksVideoSettings: Bool {
    // Nearly every description ends here.
    if video?.settings.contains(.complete) == true { return false }
    guard let needed = codec.flatMap(DecoderSettings.all) else { return false }
    // A record of MPEG-4 Visual is read only if it has an object layer.
    return codec == "mpeg4" ? video == nil : video?.settings.isSuperset(of: needed) != true
  }
}

extension SampleDescription {
  /// True if its own sequence header contradicts it.
  fileprivate var hasContradictions: Bool {
    @inline(__always) get { video?.contradictions.isEmpty == false }
  }

  /// The statements that a sequence header contradicts: its own, or the one in the first frame.
  ///
  /// - Parameter frame: The sequence header in the first frame; nil without such a header.
  fileprivate func contradictions(to frame: VideoCodecDetails?) -> [Contradiction] {
    guard let frame else { return video?.contradictions ?? [] }
    var described = video ?? VideoCodecDetails()
    if described.width == nil, let frameWidth = frame.width, let frameHeight = frame.height,
      max(abs(width - frameWidth), abs(height - frameHeight)) >= BoxWalk.leastDifference,
      // The frames of interlaced JPEG are fields.
      codec != "mjpeg" || abs(height - 2 * frameHeight) >= BoxWalk.leastDifference
    {
      (described.width, described.height) = (width, height)
    }
    let found = described.contradictions(to: frame)
    return found.isEmpty ? described.contradictions : found
  }
}

extension Movie {
  /// Returns the contradiction between the description of a video and its first frame, which decoders follow; nil if they
  /// agree.
  func descriptionProblem(ofTrack index: Int) -> Problem? {
    // Nearly every movie ends here.
    guard !sampleFindings.sequence.isEmpty || tracks[index].boxes.description?.hasContradictions == true else {
      return nil
    }
    guard let description = tracks[index].boxes.description, !description.isEncrypted, description.count == 1 else {
      return nil
    }
    let found = description.contradictions(to: sampleFindings.sequence.first)
    guard !found.isEmpty else { return nil }
    return Problem(
      .corrupt, .descriptionDiffers, .text(found.map { $0.described }.joined(separator: ", ")),
      .text(found.map { $0.found }.joined(separator: ", ")))
  }
}

extension BoxWalk {
  /// Returns the codec of a main track whose decoder settings are neither in its description nor before its first key
  /// frame; nil if no decoder lacks them. It reads frames only of a track whose description lacks them.
  mutating func codecWithoutSettings(
    of movie: Movie, _ source: any ByteSource
  ) throws(ReadInterruption) -> String? {
    guard movie.tracks.contains(where: { $0.boxes.description?.lacksSettings == true }), !movie.isAbsurd else {
      return nil
    }
    for index in [movie.mainVideo, movie.mainAudio].compactMap({ $0 }) {
      let track = movie.tracks[index]
      guard let description = track.boxes.description, let codec = description.codec, description.lacksSettings,
        !description.isEncrypted, !track.boxes.refersElsewhere
      else { continue }
      guard let needed = DecoderSettings.all(of: codec) else { return codec }
      var found = description.video?.settings ?? []
      let frames = try firstFrames(of: track, movie)
      for frame in frames where !found.isSuperset(of: needed) {
        let end = min(frame.upperBound, frame.lowerBound.saturatingSum(searchedFrame))
        guard frame.lowerBound < end, let bytes = try source.bytesIfPresent(frame.lowerBound..<end) else { return nil }
        found.formUnion(
          DecoderSettings.found(in: Fields(bytes), codec: codec, lengthSize: description.video?.lengthSize))
      }
      if !frames.isEmpty, !found.isSuperset(of: needed) { return codec }
    }
    return nil
  }

  /// Returns the places of the first frame of a track, and of its first key frame if that is another; empty if they are not
  /// known.
  private mutating func firstFrames(of track: Track, _ movie: Movie) throws(ReadInterruption) -> [Range<UInt64>] {
    guard track.boxes.samples.sizeCount > 0 else {
      return Array(movie.fragments[track.boxes.id]?.heads.prefix(1) ?? [])
    }
    var numbers: [UInt64] = [0]
    if let key = track.boxes.samples.syncSamples?.min(), key > 1 { numbers.append(UInt64(key) - 1) }
    return try places(ofSamples: numbers, track.boxes.samples) ?? []
  }
}

extension Movie {
  /// Adds a problem if a player that follows the boxes shows nothing of the main track, or something else than others.
  func notePlayability(main: Int?, in problems: inout [Problem]) {
    guard let main else { return }
    let track = tracks[main]
    if let problem = unplayable(track) ?? editProblem(main) { problems.append(problem) }
    if let problem = leap() { problems.append(problem) }
    if !track.boxes.isEnabled { problems.append(Problem(.disabled, .mainTrackDisabled)) }
    guard let description = track.boxes.description, let aperture = description.cleanAperture else { return }
    let whole = PixelSize(
      width: description.video?.width ?? description.width, height: description.video?.height ?? description.height)
    guard whole != aperture else { return }
    problems.append(
      Problem(
        .cleanAperture, .apertureDiffers, .int(whole.width), .int(whole.height), .int(aperture.width),
        .int(aperture.height)))
  }

  /// Shortest step in seconds between two samples that counts as a leap of the time stamps. A picture alone may stand longer.
  private static let shortestLeap = 10.0

  /// The leap of the time stamps of all main tracks; nil without one. A pause of only one track is silence, or a still picture.
  private func leap() -> Problem? {
    // Nearly every movie ends here.
    guard
      tracks.contains(where: { track in
        let least = (track.boxes.timescale ?? .max).saturatingProduct(10)
        let summary = fragments[track.boxes.id]
        return Int64(max(track.boxes.samples.steps?.upperBound ?? 0, summary?.steps?.upperBound ?? 0)) > least
          || Int64(clamping: summary?.longestGap?.length ?? 0) > least
      })
    else { return nil }
    let tracks = [mainVideo, mainAudio].compactMap { $0 }.map { self.tracks[$0] }
    let most = tracks.count > 1 || mainVideo == nil ? Movie.shortestLeap : 6 * Movie.shortestLeap
    var first: (at: Double, length: Double)?
    var media = 0.0
    for track in tracks {
      guard let timescale = track.boxes.timescale.map({ Double($0) }) else { return nil }
      let summary = fragments[track.boxes.id]
      let longest = max(
        Double(track.boxes.samples.steps?.upperBound ?? 0), Double(summary?.longestGap?.length ?? 0),
        Double(summary?.steps?.upperBound ?? 0))
      guard longest / timescale > most, let found = longestStep(of: track) else { return nil }
      let ticks = (track.boxes.samples.duration ?? 0).saturatingSum(summary.map { $0.end - min($0.start, $0.end) } ?? 0)
      let rest = Double(ticks) / timescale - found.length / timescale
      let count = Double(max(track.boxes.samples.count, 0).saturatingSum(summary?.count ?? 0))
      // Slides stand long, each of them.
      guard count > 2, found.length / timescale > 10 * rest / count else { return nil }
      if first == nil { first = (found.at / timescale, found.length / timescale) }
      media = max(media, rest)
    }
    guard let first else { return nil }
    return Problem(
      .timeGap, .timeStampsLeap, .text(tenths(ofSeconds: first.length)), .text(tenths(ofSeconds: first.at)),
      .text(tenths(ofSeconds: media)))
  }

  /// Returns the longest step between two samples of a track, and its start, in media time.
  private func longestStep(of track: Track) -> (at: Double, length: Double)? {
    var found: (at: Double, length: Double)?
    var time = 0.0
    for run in track.boxes.samples.runs ?? [] {
      if Double(run.delta) > found?.length ?? 0 { found = (time, Double(run.delta)) }
      time += Double(run.count) * Double(run.delta)
    }
    if let gap = fragments[track.boxes.id]?.longestGap, Double(gap.length) > found?.length ?? 0 {
      found = (Double(gap.at), Double(gap.length))
    }
    return found
  }

  /// The contradiction between an edit list and the media that it shows; nil if they agree.
  private func editProblem(_ index: Int) -> Problem? {
    guard !isFragmented, !tracks[index].boxes.edits.isEmpty, let movieScale = timescale,
      let shown = timings[index].presentation
    else { return nil }
    let ticks = tracks[index].boxes.edits.reduce(UInt64(0)) { $0.saturatingSum($1.duration) }
    let stated = Double(ticks) / Double(movieScale)
    guard stated > shown + 1 else { return nil }
    return Problem(
      .durationDiffers, .statedTimeDiffers, .text(tenths(ofSeconds: stated)), .text(tenths(ofSeconds: shown)))
  }

  private func unplayable(_ track: Track) -> Problem? {
    if hasNoSamples(track) {
      if tracks.contains(where: { !hasNoSamples($0) }) { return Problem(.unplayable, .videoTrackWithoutSamples) }
      return Problem(.unplayable, isFragmented && fragments.isEmpty ? .segmentsMissing : .noSamples)
    }
    if let missingSettings { return Problem(.unplayable, .parameterSetsMissing, .text(missingSettings)) }
    if track.boxes.kind == .video {
      if isFlattened(track) { return Problem(.unplayable, .matrixShowsNothing) }
      if track.boxes.description?.hasEmptyAperture == true { return Problem(.unplayable, .apertureShowsNothing) }
    }
    return !track.boxes.edits.isEmpty && editsShowNothing(track) ? Problem(.unplayable, .editsShowNothing) : nil
  }

  /// Returns true if the boxes state no sample of a track, or only samples without bytes.
  private func hasNoSamples(_ track: Track) -> Bool {
    if isFragmented, !fragmentsAreComplete { return false }
    let table = track.boxes.samples
    let count = max(table.count, table.sizeCount).saturatingSum(fragments[track.boxes.id]?.count ?? 0)
    guard count > 0 else { return true }
    guard let bytes = table.sizeCount > 0 ? table.bytes : 0 else { return false }
    return bytes == 0 && fragments[track.boxes.id]?.bytes ?? 0 == 0
  }

  /// Returns true if the edit list of a track (8.6.6) leaves out all of its media: it has only empty edits, or all others begin
  /// after the end.
  private func editsShowNothing(_ track: Track) -> Bool {
    guard !track.boxes.editsAreCut, let index = tracks.firstIndex(where: { $0 === track }) else { return false }
    // A fragmented movie continues after its edits.
    let shown = track.boxes.edits.filter { $0.mediaTime != nil }
    if shown.isEmpty { return !isFragmented }
    guard let end = timings[index].mediaTicks.flatMap({ Int64(exactly: $0) }) else { return false }
    let offset = max(0, track.boxes.samples.firstOffset)
    return shown.allSatisfy { ($0.mediaTime ?? 0).saturatingDifference(offset) >= end }
  }
}
