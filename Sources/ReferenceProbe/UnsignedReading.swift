import MediaProbe

extension FileReading {
  /// How sure libavformat must be, of 100, of content without a signature: at half of it random bytes still pass.
  private var neededScore: Int { 50 }
  /// Bytes before the first frame that are padding rather than garbage: writers of tags count it now in, now out.
  private var padding: UInt64 { 1024 }
  /// What is shown to libavformat. Raw streams are told by how their units follow one another, over some of them.
  private var guessedHead: UInt64 { 1 << 18 }

  /// Reads what no signature names: raw streams, and MPEG audio behind a tag or garbage.
  mutating func readUnsigned() throws(ReadError) -> MediaFacts {
    let tags = try halting { () throws(Halt) in try ID3Tags(source) }
    let isHeavy = tags.length > UInt64(limits.headerBytes / 2) && tags.length < UInt64(clamping: file.fileSize)
    guard isHeavy else { return try readContent(behind: tags.length) }
    // Covers that would take what libavformat may read: it begins behind them, and the tags tell what they are.
    contentStart = tags.length
    var facts = try readContent(behind: tags.length)
    // Elsewhere covers are no part of such a tag to libavformat.
    guard ["mp3", "aac"].contains(facts.container) else { return facts }
    for codec in try halting({ () throws(Halt) in try tags.pictures(source) }) {
      facts.streams.append(
        StreamFacts(
          index: facts.streams.count, type: .video, codec: codec, duration: facts.audio?.duration, attachedPicture: true
        ))
    }
    return facts
  }

  private mutating func readContent(behind tag: UInt64) throws(ReadError) -> MediaFacts {
    let start = tag < UInt64(clamping: file.fileSize) ? tag : 0
    let content = try bytes(start..<start + guessedHead)
    if start > 0, case .format(let name) = Signature(Array(content.prefix(Signature.length))), name == "flac" {
      return try readStreams(container: name, demuxer: name)
    }
    // Surely media, of a format that no allowed reader takes, or of one that begins otherwise.
    var foreign: ReadError?
    if let guess = Demuxer.guess(content), guess.score >= neededScore {
      let container = guess.format == "mpeg" ? "mpegps" : guess.format
      // Pictures without their signature are none, and MPEG audio is looked for below.
      if guess.isAllowed, let format = MediaFormat.named(container), format.kind != .image, container != "mp3" {
        return try readStreams(container: container, demuxer: guess.format)
      } else if ["hls", "concat", "dash", "sdp", "imf"].contains(guess.format) {
        throw ReadError(
          .playlistRefused, "found a \(guess.format) playlist, expected media: nothing that it names was opened")
      } else {
        foreign = guess.refusal
      }
    }
    let frames = try halting { () throws(Halt) in try MPEGAudioFrames(source, from: start) }
    guard let frames else {
      if let foreign { throw foreign }
      throw MPEGAudioFrames.missing(behind: tag, fileSize: UInt64(clamping: file.fileSize))
    }
    // A tag is read by the demuxer itself, for its cover art; garbage is not read past.
    let hasGarbage = frames.offset - start > padding
    if hasGarbage { contentStart = frames.offset }
    var facts = try readStreams(container: "mp3", demuxer: "mp3")
    if let seconds = frames.taggedDuration {
      facts.duration = seconds
      facts.audio?.duration = seconds
      facts.deriveBitRate(file.fileSize)
      for fact in [Fact.duration, .bitRate, .audioDuration] { facts.unknown[fact] = nil }
    }
    if frames.isCut { facts.problems.append(Problem(.truncated, "the file ends within its sound: fetch it again")) }
    if hasGarbage {
      facts.problems.append(
        Problem(.leadingGarbage, "\(frames.offset - start) bytes that are no sound stand before the first frame"))
    }
    return facts
  }
}

extension Demuxer.Guess {
  /// Why what libavformat takes the content for is not read.
  fileprivate var refusal: ReadError {
    // Its demuxers of single pictures are called so.
    let picture = format.hasSuffix("_pipe") ? String(format.dropLast(5)) : nil
    let name = picture ?? format
    if MediaFormat.named(name) != nil {
      return ReadError(.corrupt, "found \(name) without its signature: export the file again")
    }
    return ReadError(
      .unsupported,
      picture == nil
        ? "found \(name), which is not read: convert it to MP4"
        : "found \(name), which is not read: convert it to JPEG or PNG")
  }
}
