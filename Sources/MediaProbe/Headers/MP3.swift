/// Largest number of bytes between a tag and the first frame that count as padding; some writers count it in the tag
/// size.
private let tagPadding: UInt64 = 1024

/// The reader of MP3 and related formats (ISO/IEC 11172-3, ISO/IEC 13818-3). It reads the first frames, after a tag or garbage.
/// The format has no signature: the reader throws `not_media` if it finds no sequence of frames.
extension HeaderReader {
  package static let mp3 = HeaderReader("mp3", readMP3)

  private static func readMP3(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var window = ByteWindow(source)
    let tags = try ID3Tags(source)
    let tag = tags.length
    guard let frames = try MPEGAudioFrames(source, from: tag) else {
      throw .failed(MPEGAudioFrames.missing(after: tag, fileSize: window.size))
    }
    guard let first = try window.fields(frames.offset, 4)?.u32(0) else { throw .truncated(.theFirstFrame) }
    var facts = MediaFacts()
    (facts.kind, facts.container, facts.isEncrypted) = (.audio, "mp3", false)
    var audio = AudioFacts()
    audio.codec = "mp\(frames.layer)"
    // ISO/IEC 11172-3, 2.4.2.3: 3 is version 1; 2 is its lower rates; 0 is the lowest rates of the unofficial version
    // 2.5.
    let version = Int(first >> 19 & 3)
    let rates = [44100, 48000, 32000]
    let rateIndex = Int(first >> 10 & 3)
    if rateIndex < rates.count { audio.sampleRate = rates[rateIndex] >> [2, 0, 1, 0][version] }
    audio.channels = first >> 6 & 3 == 3 ? 1 : 2
    audio.deriveFromCodec(bits: nil)
    audio.duration = frames.duration
    audio.bitRateMode = frames.bitRateMode
    facts.duration = audio.duration
    facts.audio = audio
    facts.streams = [StreamFacts(index: 0, type: .audio, codec: audio.codec, duration: audio.duration)]
    let garbage = frames.offset - tag
    if garbage > (tag > 0 ? tagPadding : 0) {
      facts.problems.append(Problem(.leadingGarbage, .bytesBeforeAudio, .int(garbage)))
    } else if tag > 0 {
      for codec in try tags.pictures(source) {
        facts.streams.append(
          StreamFacts(
            index: facts.streams.count, type: .video, codec: codec, duration: audio.duration, isAttachedPicture: true))
      }
    }
    if frames.isCut {
      facts.problems.append(Problem(.truncated, .endsWithin, .term(.itsAudio)))
    } else if let problem = try asFarAsPresent({ () throws(ReadInterruption) in
      try frames.problem(&window)
    }) ?? nil {
      facts.problems.append(problem)
    }
    if let problem = frames.problemOfParts { facts.problems.append(problem) }
    facts.finishTracks(fileSize: window.size)
    return facts
  }
}
