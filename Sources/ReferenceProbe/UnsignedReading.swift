import MediaProbe

extension FileReading {
  /// Lowest libavformat probe score (of 100) for content without a signature. At half of this score random bytes still
  /// pass.
  private var neededScore: Int { 50 }
  /// Largest number of bytes before the first frame that count as padding rather than garbage. Some tag
  /// writers count it in the tag size and some do not.
  private var padding: UInt64 { 1024 }
  /// Number of bytes passed to libavformat's probe. It recognizes raw streams by a sequence of units.
  private var guessedHead: UInt64 { 1 << 18 }

  /// Reads files without a signature: raw streams, and MPEG audio after a tag or garbage.
  mutating func readUnsigned() throws(ReadError) -> MediaFacts {
    let tags = try halting { () throws(ReadInterruption) in try ID3Tags(source) }
    let isHeavy = tags.length > UInt64(limits.headerBytes / 2) && tags.length < UInt64(clamping: file.fileSize)
    guard isHeavy else { return try readContent(after: tags.length) }
    // Cover art could use up libavformat's bytes. So libavformat starts after the tags, and the tags describe the cover
    // art.
    contentStart = tags.length
    var facts = try readContent(after: tags.length)
    // For other formats libavformat does not read cover art from such a tag.
    guard ["mp3", "aac"].contains(facts.container) else { return facts }
    for codec in try halting({ () throws(ReadInterruption) in try tags.pictures(source) }) {
      facts.streams.append(
        StreamFacts(
          index: facts.streams.count, type: .video, codec: codec, duration: facts.audio?.duration,
          isAttachedPicture: true
        ))
    }
    return facts
  }

  private mutating func readContent(after tag: UInt64) throws(ReadError) -> MediaFacts {
    let start = tag < UInt64(clamping: file.fileSize) ? tag : 0
    let content = try bytes(start..<start + guessedHead)
    if start > 0, case .format(let name) = Signature(Array(content.prefix(Signature.length))), name == "flac",
      let format = MediaFormat.named(name)
    {
      return try readStreams(format)
    }
    // Set if the content is media of a format that is not read, or that must begin with a signature.
    var foreign: ReadError?
    if let guess = Demuxer.guess(content), guess.score >= neededScore {
      // Pictures without their signature are not accepted, and MPEG audio is searched for below.
      if let format = guess.format, format.kind != .image, format.name != "mp3" {
        return try readStreams(format)
      } else if ["hls", "concat", "dash", "sdp", "imf"].contains(guess.demuxer) {
        throw ReadError(.playlistRefused, .foundPlaylistFormat, .text(guess.demuxer))
      } else {
        foreign = guess.refusal
      }
    }
    let frames = try halting { () throws(ReadInterruption) in try MPEGAudioFrames(source, from: start) }
    guard let frames, let mp3 = MediaFormat.named("mp3") else {
      if let foreign { throw foreign }
      throw MPEGAudioFrames.missing(after: tag, fileSize: UInt64(clamping: file.fileSize))
    }
    // The demuxer reads a tag itself, for its cover art; it does not skip garbage.
    let hasGarbage = frames.offset - start > padding
    // Content recognized as another format may contain MPEG audio, but it is not MPEG audio.
    if hasGarbage, let foreign { throw foreign }
    if hasGarbage { contentStart = frames.offset }
    var facts = try readStreams(mp3)
    if let mode = frames.bitRateMode {
      facts.audio?.bitRateMode = mode
      facts.unknown[.audioBitRateMode] = nil
    }
    if frames.isJoined, frames.duration == nil, facts.duration == frames.taggedDuration {
      // libavformat believes the tag of the first file too.
      facts.duration = nil
      facts.audio?.duration = nil
    }
    if let problem = frames.problemOfParts { facts.problems.append(problem) }
    if let seconds = frames.duration {
      facts.duration = seconds
      facts.audio?.duration = seconds
      facts.deriveBitRate(file.fileSize)
      for fact in [Fact.duration, .bitRate, .audioDuration] { facts.unknown[fact] = nil }
    }
    if let problem = try halting({ () throws(ReadInterruption) in try frames.problem(in: source) }) {
      facts.problems.append(problem)
    }
    if hasGarbage {
      facts.problems.append(Problem(.leadingGarbage, .bytesBeforeAudio, .int(frames.offset - start)))
    }
    return facts
  }
}

extension Demuxer.Guess {
  /// The error for a format that libavformat recognizes but that is not read.
  fileprivate var refusal: ReadError {
    // The names of FFmpeg's single-picture demuxers end in "_pipe".
    let picture = demuxer.hasSuffix("_pipe") ? String(demuxer.dropLast(5)) : nil
    let name = picture ?? demuxer
    if MediaFormat.named(name) != nil {
      return ReadError(.corrupt, .signatureMissing, .text(name))
    }
    if let foreign = ForeignFormat.named(byDemuxer: demuxer) { return foreign.refusal }
    let better: Message.ID = picture == nil ? .aCommonFormat : .jpegOrPNG
    return ReadError(.unsupported, .foundUnreadFormat, .text(name), .term(better))
  }
}
