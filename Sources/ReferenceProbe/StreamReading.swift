import MediaProbe

/// Latest start in seconds of an Ogg file that was recorded from its beginning: a muxer fills a page with a few seconds at most.
private let latestStart = 5.0

extension FileReading {
  /// Reads a file with tracks through libavformat.
  ///
  /// - Parameters:
  ///   - format: A format that libavformat reads.
  ///   - header: Facts of the header tier, if they were read.
  mutating func readStreams(_ format: MediaFormat, header: MediaFacts? = nil) throws(ReadError) -> MediaFacts {
    let container = format.name
    let demuxer = try Demuxer(
      file, start: Int64(clamping: contentStart), format: format, indexBytes: indexBytes, limits: limits,
      spent: &libraryReading)
    defer { libraryReading.add(demuxer.summary) }
    // Analysis overwrites the declared rates with estimates from the first packets, so they are read before it. Some
    // tracks only appear during analysis.
    let declaredRates = (0..<demuxer.summary.streamCount).map { demuxer.stream($0).video?.averageRate }
    let damage = try demuxer.analyze()
    let opened = demuxer.summary
    var streams = (0..<demuxer.summary.streamCount).map { demuxer.stream($0) }
    // libavformat may read the tracks of a damaged Matroska file twice. All packets belong to the first streams.
    if format.demuxer == "matroska", let count = header?.streams.count, streams.repeats(after: count) {
      streams.removeLast(streams.count - count)
    }
    // Matroska has a flag for tracks that should not be played, which libavformat ignores.
    if format.demuxer == "matroska", let header, header.streams.count == streams.count {
      for index in streams.indices { streams[index].isDefault = header.streams[index].isDefault }
    }
    guard !streams.isEmpty || !opened.budgetSpent else {
      throw ReadError(.tooLarge, .noTrackInLimit)
    }
    guard !streams.isEmpty else {
      throw ReadError(.corrupt, .noTrackFoundSaying, .parenthesized(damage ?? ""))
    }
    guard streams.count <= limits.tracks else {
      throw ReadError(.tooManyTracks, .tooManyTracks, .int(streams.count), .int(limits.tracks))
    }
    let choice = TrackChoice(streams, rank: nil)
    var facts = MediaFacts()
    facts.container = container
    facts.kind = choice.kind
    facts.isEncrypted = streams.contains(where: \.isEncrypted)
    facts.streams = streams.map { StreamFacts($0) }
    facts.markMainStream(choice.video?.index)
    facts.markMainStream(choice.audio?.index)
    if format.demuxer == "matroska" {
      for stream in [choice.video, choice.audio].compactMap({ $0 }) where !codecsWithDelay.contains(stream.codec ?? "")
      {
        guard let start = stream.start, start != 0 else { continue }
        facts.streams[stream.index].start = stream.seconds(start)
      }
    }
    if container == "mpegts" {
      // The clock of a transport stream begins anywhere, so the first track begins at 0.
      let starts = [choice.video, choice.audio].compactMap { $0 }.map { ($0.index, $0.start.flatMap($0.seconds)) }
      let first = starts.compactMap { $0.1 }.min() ?? 0
      for case (let index, let start?) in starts where start > first { facts.streams[index].start = start - first }
    }

    let walk = PacketWalk(demuxer, bytes: limits.packetBytes, timing: choice.video)
    let isTimedByTail = ["mpegts", "mpegps"].contains(container)
    // libavformat's estimate from the bit rate at the beginning is right only if that rate is constant.
    let isGuess = opened.durationIsGuess && !hasConstantRate(streams, walk)
    // If the budget stopped the search for the end, the end that was found is too early.
    let isMeasured = !isGuess && !(isTimedByTail && opened.budgetSpent)
    facts.duration = isMeasured ? opened.duration : nil
    if isGuess {
      for (index, stream) in streams.enumerated() {
        facts.streams[index].duration = walk.isComplete ? walkedDuration(stream, walk) : nil
      }
    }
    // For program and transport streams libavformat uses only the start times of the last packets, not their ends.
    if facts.duration == nil || isTimedByTail, walk.isComplete {
      facts.duration = presentedDuration(streams, walk) ?? facts.duration
    }
    // libavformat reads only the last link. A file whose pages only libavformat can read is not treated as a chain.
    let chain = container == "ogg" ? try? oggChainDuration(source) : nil
    facts.duration = chain ?? facts.duration
    // RFC 7845, 4.5: a recording that was joined late keeps its time stamps.
    if container == "ogg", chain == nil {
      let start = streams.compactMap { stream in stream.start.flatMap(stream.seconds) }.min() ?? 0
      if start > latestStart { facts.duration = facts.duration.map { max(0, $0 - start) } }
    }
    if facts.duration == nil, container == "webm" || container == "matroska" {
      // The last frame is assumed to last as long as the others.
      let lastFrame = choice.video?.video?.averageRate.map { 1 / $0.value } ?? 0
      facts.duration = try halting { () throws(ReadInterruption) in try MatroskaSegment.startOfLastFrame(source) }.map {
        $0 + lastFrame
      }
    }
    if let stream = choice.video {
      var video = VideoFacts(stream)
      let stated = isGuess ? nil : video.duration
      video.duration = chain ?? trackDuration(stated, isMeasured: !isTimedByTail, stream, walk)
      // The header of FLV is among its packets, so the rate is known only after they are read.
      let declared = stream.index < declaredRates.count ? declaredRates[stream.index] : nil
      video.add(
        walk, stream, declaredRate: container == "flv" ? video.averageFrameRate : declared,
        mayLoseFrames: ["avi", "flv", "mpegts", "mpegps"].contains(container))
      facts.video = video
      facts.duration = facts.duration ?? (streams.count == 1 ? video.duration : nil)
      facts.dropImpossibleSize()
    }
    if let stream = choice.audio {
      var audio = AudioFacts(stream)
      let stated = isGuess ? nil : audio.duration
      audio.duration = chain ?? trackDuration(stated, isMeasured: !isTimedByTail, stream, walk)
      audio.bitRate = bitRate(isGuess && !walk.isComplete ? nil : audio.bitRate, walk, stream, audio.duration)
      // The encoder of an MP3 states it.
      if let stated = header?.audio?.bitRateMode { audio.bitRateMode = stated }
      if walk.isComplete {
        audio.bitRateMode = audio.bitRateMode ?? walk.tracks[stream.index]?.rates?.mode(isVideo: false)
      }
      facts.audio = audio
    }
    if let stream = choice.video, let video = facts.video {
      facts.video?.bitRate = bitRate(video.bitRate, walk, stream, video.duration ?? facts.duration)
    }
    let mains = [choice.video, choice.audio].compactMap { $0 }
    if chain == nil, let found = walk.timeProblem(of: mains), !facts.problems.contains(where: { $0.code == .timeGap }) {
      facts.problems.append(found.problem)
      if found.isRestarted, walk.isComplete { facts.duration = found.seconds }
    }
    if let stream = choice.video, stream.video?.width == nil, !stream.isEncrypted, !opened.analysisEnded,
      !opened.budgetSpent, !opened.timedOut, let codec = stream.codec,
      ["h264", "hevc", "vvc", "av1", "mpeg4", "mpeg2video"].contains(codec)
    {
      facts.problems.append(Problem(.unplayable, .trackNotDescribed, .text(codec)))
    }
    facts.deriveBitRate(file.fileSize)
    facts.noteReading(damage: damage, opened: opened, closed: demuxer.summary)
    for stream in facts.streams where stream.codec == nil && (stream.type == .video || stream.type == .audio) {
      facts.problems.append(Problem(.unsupported, .unknownTrackCodec, .int(stream.index)))
    }
    if !walk.isComplete {
      let reason = UnknownFacts.Reason(.packetsNotAllRead, .int(limits.packetBytes >> 20))
      for fact in Fact.countedInPackets where facts[fact] == .absent {
        facts.unknown[fact] = reason
      }
    }
    return facts
  }

  /// Returns the duration of a track in seconds. It comes from the packets if all were read and the library's value is
  /// missing or less exact; otherwise from the library.
  private func trackDuration(
    _ stated: Double?, isMeasured: Bool, _ stream: NativeStream, _ walk: PacketWalk
  ) -> Double? {
    guard walk.isComplete else { return stated }
    return isMeasured ? stated ?? walkedDuration(stream, walk) : walkedDuration(stream, walk) ?? stated
  }

  /// Returns true if the packets read of a file with one track have the same size, except for up to four bytes of
  /// padding (ISO/IEC 11172-3, 2.4.2.3). If the whole file was read, its packets are measured instead.
  private func hasConstantRate(_ streams: [NativeStream], _ walk: PacketWalk) -> Bool {
    let tracks = streams.filter { !$0.isAttachedPicture }
    guard !walk.isComplete, tracks.count == 1, let sizes = walk.tracks[tracks[0].index]?.sizes else { return false }
    return sizes.upperBound - sizes.lowerBound <= 4
  }

  /// Returns the bit rate in bits per second, measured from the packets if all were read. A claimed rate within 5 % of
  /// it is kept as the intended rate. Encoders write their target, or a mark for "variable" that is not a real rate.
  private func bitRate(_ claim: Int64?, _ walk: PacketWalk, _ stream: NativeStream, _ duration: Double?) -> Int64? {
    guard let measured = rate(walk, stream, duration) else { return claim }
    guard let claim, abs(Double(claim) - Double(measured)) <= Double(measured) / 20 else { return measured }
    return claim
  }

  /// Returns the bit rate of the packets in bits per second; nil if not all of them were read.
  private func rate(_ walk: PacketWalk, _ stream: NativeStream, _ duration: Double?) -> Int64? {
    guard walk.isComplete, let bytes = walk.tracks[stream.index]?.bytes, let duration, duration > 0 else { return nil }
    return Int64(exactly: (Double(bytes) * 8 / duration).rounded())
  }

  /// Returns the time from the first packet of any track to the end of the last. Subtitles and data do not count,
  /// because they are sporadic.
  private func presentedDuration(_ streams: [NativeStream], _ walk: PacketWalk) -> Double? {
    let spans = streams.compactMap { stream -> (start: Double, end: Double)? in
      guard stream.kind == .video || stream.kind == .audio, !stream.isAttachedPicture,
        let track = walk.tracks[stream.index], let first = track.firstShown.flatMap(stream.seconds),
        let end = track.lastEnd.flatMap(stream.seconds), end > first
      else { return nil }
      return (first, end)
    }
    guard let start = spans.map(\.start).min(), let end = spans.map(\.end).max() else { return nil }
    return end - start
  }

  private func walkedDuration(_ stream: NativeStream, _ walk: PacketWalk) -> Double? {
    guard let track = walk.tracks[stream.index], let first = track.firstShown, let end = track.lastEnd, end > first
    else { return nil }
    return stream.seconds(end - first)
  }
}

extension [NativeStream] {
  /// Returns true if the first streams are followed by the same ones again, and by nothing else.
  fileprivate func repeats(after count: Int) -> Bool {
    guard count > 0, self.count > count, self.count % count == 0 else { return false }
    return indices.allSatisfy { index in
      let (stream, first) = (self[index], self[index % count])
      return stream.kind == first.kind && stream.codec == first.codec && stream.language == first.language
        && stream.video?.width == first.video?.width && stream.audio?.sampleRate == first.audio?.sampleRate
    }
  }
}

/// The main tracks of a file: of a known codec, default or enabled, not an attached picture, with the most pixels (or
/// channels) and the lowest index.
struct TrackChoice {
  let video: NativeStream?
  let audio: NativeStream?

  /// - Parameter rank: Further preference among tracks, above all others; higher is better.
  init(_ streams: [NativeStream], rank: ((NativeStream) -> Int)?) {
    typealias Order = (Int, Int, Int, Int, Int)
    func best(_ kind: NativeStream.Kind, by amount: (NativeStream) -> Int) -> NativeStream? {
      func order(_ stream: NativeStream) -> Order {
        (
          rank?(stream) ?? 0, stream.codec == nil ? 0 : 1, stream.isDefault ? 1 : 0, amount(stream), -stream.index
        )
      }
      return streams.filter { $0.kind == kind && !$0.isAttachedPicture }.max { order($0) < order($1) }
    }
    video = best(.video) { stream in
      let (area, overflow) = (stream.video?.width ?? 0).multipliedReportingOverflow(by: stream.video?.height ?? 0)
      return overflow ? .max : area
    }
    audio = best(.audio) { $0.audio?.channels ?? 0 }
  }

  var kind: MediaFacts.Kind { video != nil ? .video : audio != nil ? .audio : .other }
}

extension MediaFacts {
  /// Largest width or height that a video codec can express: H.264, HEVC and VP9 use 16 bits, AV1 counts to 65536.
  private static let longestVideoSide = 65536

  /// Removes an impossible video size and adds a problem.
  mutating func dropImpossibleSize() {
    guard let video, let width = video.storedWidth, let height = video.storedHeight else { return }
    guard width > MediaFacts.longestVideoSide || height > MediaFacts.longestVideoSide else { return }
    problems.append(Problem(.impossibleSize, .impossibleVideoSize, .int(width), .int(height)))
    self.video?.storedWidth = nil
    self.video?.storedHeight = nil
    self.video?.deriveShownSize()
    for fact in [Fact.videoWidth, .videoHeight, .videoStoredWidth, .videoStoredHeight, .videoAspectRatio] {
      unknown[fact] = .init(.impossibleSize)
    }
  }

  /// Sets the overall bit rate from file size and duration.
  mutating func deriveBitRate(_ fileSize: Int64) {
    bitRate = duration.flatMap { $0 > 0 ? Int64(exactly: (Double(fileSize) * 8 / $0).rounded()) : nil }
  }

  /// Adds problems of a reading by a library.
  ///
  /// - Parameters:
  ///   - opened: State after the tracks were described. Ending the reading of packets after that point loses nothing.
  ///   - closed: State at the end.
  mutating func noteReading(damage: String?, opened: Demuxer.Summary, closed: Demuxer.Summary) {
    // Parts that were not analyzed cannot be damaged.
    if let damage, !opened.analysisEnded {
      problems.append(Problem(.corrupt, .tracksNotDescribed, .text(damage)))
    } else if damage != nil {
      problems.append(Problem(.limitReached, .readingReachedLimit))
      return
    }
    if closed.timedOut || opened.budgetSpent {
      problems.append(Problem(.limitReached, .readingReachedLimit))
    }
  }
}

extension StreamFacts {
  init(_ stream: NativeStream) {
    let type: Kind =
      switch stream.kind {
      case .video: .video
      case .audio: .audio
      case .subtitle: .subtitle
      case .data: .data
      case .attachment: .attachment
      }
    self.init(
      index: stream.index, type: type, codec: stream.codec, duration: stream.duration.flatMap(stream.seconds),
      isDefault: stream.isDefault, isAttachedPicture: stream.isAttachedPicture, language: stream.language)
  }
}

extension Fact {
  fileprivate static let countedInPackets: [Fact] = [
    .duration, .bitRate, .videoFrameCount, .videoMaxKeyframeInterval, .videoMinKeyframeInterval, .videoClosedGOP,
    .videoBitRateMode, .audioBitRateMode, .videoDuration, .videoBitRate,
    .audioDuration, .audioBitRate,
  ]
}
