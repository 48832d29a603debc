/// Frames of a tag that are met; taggers write a dozen.
private let mostTagFrames = 256
/// Pictures that one file may carry: as many as tracks of other containers.
private let mostPictures = 63
/// Bytes between a tag and the first frame that are padding rather than garbage: writers count it now in, now out.
private let tagPadding: UInt64 = 1024

/// MP3 and its kin (ISO/IEC 11172-3, ISO/IEC 13818-3) by the first frames, behind a tag or garbage. It has no signature: the
/// reader throws `not_media` where no frames follow one another.
extension HeaderReader {
  public static let mp3 = HeaderReader("mp3", readMP3)

  private static func readMP3(_ source: any ByteSource) throws(Halt) -> MediaFacts {
    var window = ByteWindow(source)
    let head = try window.fields(0, 10)
    let tag = MPEGAudioFrames.tagLength(head.map { Array($0.bytes) } ?? [])
    guard let frames = try MPEGAudioFrames(source, from: tag) else {
      throw .failed(MPEGAudioFrames.missing(behind: tag, fileSize: window.size))
    }
    guard let first = try window.fields(frames.offset, 4)?.u32(0) else { throw .truncated("the first frame") }
    var facts = MediaFacts()
    (facts.kind, facts.container, facts.encrypted) = (.audio, "mp3", false)
    var audio = AudioFacts()
    audio.codec = "mp\(frames.layer)"
    // ISO/IEC 11172-3, 2.4.2.3: 3 is version 1, 2 its lower rates and 0 the lowest of a version 2.5 that is none of a standard.
    let version = first >> 19 & 3
    let rates = [44100, 48000, 32000]
    let rateIndex = first >> 10 & 3
    if rateIndex < rates.count { audio.sampleRate = rates[rateIndex] >> [2, 0, 1, 0][version] }
    audio.channels = first >> 6 & 3 == 3 ? 1 : 2
    audio.deriveFromCoding(bits: nil)
    audio.duration = frames.taggedDuration
    facts.duration = audio.duration
    facts.audio = audio
    facts.streams = [StreamFacts(index: 0, type: .audio, codec: audio.codec, duration: audio.duration)]
    let garbage = frames.offset - tag
    if garbage > (tag > 0 ? tagPadding : 0) {
      facts.problems.append(
        Problem(.leadingGarbage, "\(garbage) bytes that are no sound stand before the first frame"))
    } else if tag > 0 {
      for codec in try tagPictures(&window, tag) {
        facts.streams.append(
          StreamFacts(
            index: facts.streams.count, type: .video, codec: codec, duration: audio.duration, attachedPicture: true))
      }
    }
    facts.finishTracks(fileSize: window.size)
    return facts
  }

  /// Codings of the pictures in an ID3v2 tag (ID3v2.4.0, 4, and ID3v2.3.0; three letters in ID3v2.2).
  private static func tagPictures(_ window: inout ByteWindow, _ end: UInt64) throws(Halt) -> [String?] {
    guard let head = try window.fields(0, 14), let version = head.u8(3), let flags = head.u8(5) else { return [] }
    let isShort = version == 2
    var position: UInt64 = 10
    // An extended header (3.2) states its own size, without itself in ID3v2.3.
    if !isShort, flags & 0x40 != 0, let size = head.u32(10) {
      position += version == 4 ? UInt64(synchsafe(size)) : UInt64(size) + 4
    }
    var found: [String?] = []
    for _ in 0..<mostTagFrames {
      let headLength = isShort ? 6 : 10
      guard position + UInt64(headLength) <= end, let frame = try window.fields(position, headLength) else { break }
      guard let first = frame.u8(0), first > 0 else { break }
      let start = position + UInt64(headLength)
      let size = isShort ? frame.u24(3) ?? 0 : version == 4 ? synchsafe(frame.u32(4) ?? 0) : frame.u32(4) ?? 0
      guard size > 0, start + UInt64(size) <= end else { break }
      if frame.has(isShort ? "PIC" : "APIC", at: 0), found.count < mostPictures,
        let body = try window.fields(start, min(size, 64))
      {
        // 4.14: text encoding, media type up to a zero; three letters in ID3v2.2.
        let type = isShort ? body.part(1, 3)?.string : body.part(1)?.string
        if let codec = type.flatMap(attachedPictureCodec) { found.append(codec) }
      }
      position = start + UInt64(size)
    }
    return found
  }
}

/// A number of four bytes with seven bits each (ID3v2.4.0, 6.2).
private func synchsafe(_ value: Int) -> Int {
  (value & 0x7F) | (value >> 1 & 0x3F80) | (value >> 2 & 0x1F_C000) | (value >> 3 & 0xFE0_0000)
}
