import MediaProbe

extension FileReading {
  /// Reads a file with tracks through libavformat.
  mutating func readStreams(container: String, demuxer name: String, start: Int64 = 0) throws(ReadError) -> MediaFacts {
    let demuxer = try Demuxer(file, start: start, format: name, limits: limits)
    let damage = demuxer.analyze()
    defer { libraryBytes += demuxer.summary.bytesRead }
    let streams = (0..<demuxer.summary.streamCount).map { demuxer.stream($0) }
    guard !streams.isEmpty else {
      throw ReadError(.corrupt, "no track is described: export the file again\(damage.map { " (\($0))" } ?? "")")
    }
    var facts = MediaFacts()
    facts.container = container
    if streams.count > limits.tracks {
      throw ReadError(.tooManyTracks, "found \(streams.count) tracks, at most \(limits.tracks) are read")
    }
    let video = mainVideo(streams)
    let audio = mainAudio(streams)
    facts.kind = video != nil ? .video : audio != nil ? .audio : .other
    facts.encrypted = streams.contains(where: \.encrypted)

    var duration = demuxer.summary.durationIsGuess ? nil : demuxer.summary.duration
    var walk: PacketWalk?
    // A complete index in the file makes packets needless.
    let indexed = name == "mov" && video.map { $0.frameCount ?? 0 > 0 } ?? true
    if !indexed || duration == nil { walk = PacketWalk(demuxer, bytes: limits.packetBytes, timing: video?.index) }
    if duration == nil, let walk, walk.isComplete {
      duration = streams.compactMap { walkedDuration($0, walk) }.max()
    }
    if duration == nil { duration = demuxer.summary.duration }
    facts.duration = duration
    if let video { facts.video = videoFacts(video, demuxer, walk) }
    if let audio { facts.audio = audioFacts(audio) }
    facts.streams = streams.map { stream in
      StreamFacts(
        index: stream.index, type: stream.factsKind, codec: stream.codec,
        duration: stream.duration.flatMap(stream.seconds), isDefault: stream.isDefault,
        attachedPicture: stream.attachedPicture, language: stream.language)
    }
    if let duration, duration > 0 { facts.bitRate = Int64(Double(file.fileSize) * 8 / duration) }
    return facts
  }

  private func walkedDuration(_ stream: NativeStream, _ walk: PacketWalk) -> Double? {
    guard let track = walk.tracks[stream.index] else { return nil }
    if let first = track.firstShown, let end = track.lastEnd, end > first { return stream.seconds(end - first) }
    return nil
  }

  /// The contract's choice: default or enabled, no attached picture, most pixels, lowest index.
  private func mainVideo(_ streams: [NativeStream]) -> NativeStream? {
    streams.filter { $0.kind == .video && !$0.attachedPicture }
      .max { rank($0) < rank($1) }
  }

  private func rank(_ stream: NativeStream) -> (Int, Int, Int, Int) {
    let pixels = (stream.video?.width ?? 0) * (stream.video?.height ?? 0)
    return (stream.frameCount ?? 0 > 0 ? 1 : 0, stream.isDefault ? 1 : 0, pixels, -stream.index)
  }

  private func mainAudio(_ streams: [NativeStream]) -> NativeStream? {
    streams.filter { $0.kind == .audio }
      .max {
        ($0.isDefault ? 1 : 0, $0.audio?.channels ?? 0, -$0.index) < (
          $1.isDefault ? 1 : 0, $1.audio?.channels ?? 0, -$1.index
        )
      }
  }

  private func videoFacts(_ stream: NativeStream, _ demuxer: borrowing Demuxer, _ walk: PacketWalk?) -> VideoFacts {
    var video = VideoFacts()
    video.codec = stream.codec
    video.codecTag = stream.tag
    video.profile = stream.profile
    video.level = stream.levelNumber
    guard let native = stream.video else { return video }
    (video.storedWidth, video.storedHeight) = (native.width, native.height)
    video.sampleAspectRatio = native.sampleAspectRatio ?? Ratio(1, 1)
    video.rotation = native.matrix.map(\.rotation) ?? 0
    video.mirrored = native.matrix?.mirrored ?? false
    video.deriveShownSize()
    video.pixelFormat = native.pixelFormat
    video.bitDepth = native.bitDepth
    video.chromaSubsampling = native.chromaSubsampling
    (video.colorPrimaries, video.colorTransfer) = (native.primaries, native.transfer)
    (video.colorSpace, video.colorRange) = (native.space, native.range)
    video.interlaced = native.interlaced
    video.projection = native.projection
    video.hdr = native.hdr
    video.duration = stream.duration.flatMap(stream.seconds)
    video.bitRate = stream.bitRate
    video.frameCount = stream.frameCount
    video.averageFrameRate = native.averageRate
    if let timeBase = stream.timeBase {
      var frames = walk?.tracks[stream.index]?.frames ?? []
      if frames.isEmpty, stream.indexCount > 1 {
        frames = (0..<stream.indexCount).map { entry in
          let found = demuxer.indexEntry(stream.index, entry)
          return (found.timestamp, found.isKey)
        }
      }
      let end = walk?.tracks[stream.index]?.lastEnd
      let timing = FrameTiming(frames: frames, end: end, timeBase: timeBase, declaredRate: native.averageRate)
      if walk != nil, let rate = timing.averageRate { video.averageFrameRate = rate }
      video.variableFrameRate = timing.isVariable
      video.maxKeyframeInterval = timing.maxKeyframeInterval
      if let walk, walk.isComplete { video.frameCount = walk.tracks[stream.index]?.count }
    }
    return video
  }

  private func audioFacts(_ stream: NativeStream) -> AudioFacts {
    var audio = AudioFacts()
    audio.codec = stream.codec
    audio.profile = stream.profile
    audio.sampleRate = stream.audio?.sampleRate
    audio.channels = stream.audio?.channels
    audio.channelLayout = stream.audio?.layout
    audio.bitRate = stream.bitRate
    audio.duration = stream.duration.flatMap(stream.seconds)
    return audio
  }

  /// What no signature names: sound behind garbage, raw streams.
  mutating func readUnsigned(_ head: [UInt8]) throws(ReadError) -> MediaFacts {
    // Half of what libavformat calls certain: below it takes random bytes for sound.
    let needed = 50
    guard let (name, score) = Demuxer.guess(head), score >= needed else {
      throw ReadError(.notMedia, "the content is of no media format that is known")
    }
    return try readStreams(container: name == "mpeg" ? "mpegps" : name, demuxer: name)
  }
}

extension NativeStream {
  var factsKind: StreamFacts.Kind {
    switch kind {
    case .video: .video
    case .audio: .audio
    case .subtitle: .subtitle
    case .data: .data
    case .attachment: .attachment
    }
  }

  /// 4.1 for level 4.1: each coding counts its own way.
  var levelNumber: Double? {
    guard let level, level > 0 else { return nil }
    switch codec {
    // ISO/IEC 14496-10 A.3: ten times the level; 9 stands for 1b.
    case "h264": return Double(level) / 10
    // ISO/IEC 23008-2 A.4: thirty times the level.
    case "hevc": return Double(level) / 30
    // AV1 A.3: major - 2 in the high bits, minor in the low two.
    case "av1": return Double(2 + level >> 2) + Double(level & 3) / 10
    case "vp9": return Double(level) / 10
    default: return Double(level)
    }
  }
}

extension NativeStream.Video {
  var hdr: VideoFacts.HDR? {
    if hasDolbyVision { return .dolbyVision }
    switch transfer {
    case "smpte2084": return hasMastering ? .hdr10 : .pq
    case "arib-std-b67": return .hlg
    case nil: return nil
    default: return .sdr
    }
  }
}
