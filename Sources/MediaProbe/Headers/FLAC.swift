/// Largest number of metadata blocks that are read; taggers write a handful.
private let mostBlocks = 128
/// Largest number of pictures in one file, equal to the limit of tracks in other containers.
private let mostPictures = 63

/// Largest comment block that is searched for the channel mask; the lyrics of a whole album fit.
private let mostCommentBytes = 1 << 16

/// The reader of FLAC (RFC 9639, 8), which reads metadata blocks.
extension HeaderReader {
  package static let flac = HeaderReader("flac", readFLAC)

  private static func readFLAC(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var window = ByteWindow(source)
    guard let head = try window.fields(0, 42) else { throw .truncated(.formatHeader, .text("FLAC")) }
    guard head.has("fLaC", at: 0), let details = flacConfiguration(head), let low = head.u64(18) else {
      throw .corrupt(.flacWithoutStreamInformation)
    }
    var facts = MediaFacts()
    (facts.kind, facts.container, facts.isEncrypted) = (.audio, "flac", false)
    var audio = AudioFacts()
    audio.codec = "flac"
    audio.take(details)
    audio.deriveFromCodec(bits: nil)
    // 8.2: 36 bits of sample count follow rate, channels and depth; 0 means unknown.
    let samples = low & 0xF_FFFF_FFFF
    if samples > 0, let rate = details.sampleRate { audio.duration = Double(samples) / Double(rate) }
    facts.duration = audio.duration
    facts.audio = audio
    facts.streams = [StreamFacts(index: 0, type: .audio, codec: "flac", duration: audio.duration)]
    let metadata = try metadata(&window, wantsMask: details.channels ?? 0 > 2)
    if let layout = metadata.mask.flatMap(windowsLayoutName) { facts.audio?.channelLayout = layout }
    for codec in metadata.pictures {
      facts.streams.append(
        StreamFacts(
          index: facts.streams.count, type: .video, codec: codec, duration: audio.duration, isAttachedPicture: true))
    }
    if let problem = try asFarAsPresent({ () throws(ReadInterruption) in
      var frames = FLACFrames(
        window: window, head: head, start: metadata.end, samples: samples, seekPoint: metadata.seekPoint)
      return try frames.problem()
    }) ?? nil {
      facts.problems.append(problem)
    }
    facts.finishTracks(fileSize: window.size)
    return facts
  }

  /// The data from the metadata blocks.
  private struct Metadata {
    /// The codecs of the pictures (8.8).
    var pictures: [String] = []
    /// The channel mask in the comments (8.6).
    var mask: Int?
    /// The last point of the seek table that was read anyway.
    var seekPoint: FLACSeekPoint?
    /// The end of the last block; nil if no block is marked as the last.
    var end: UInt64?
  }

  private static func metadata(
    _ window: inout ByteWindow, wantsMask: Bool
  ) throws(ReadInterruption) -> Metadata {
    var found = Metadata()
    var position: UInt64 = 4
    for _ in 0..<mostBlocks {
      guard let header = try window.fields(position, 4), let kind = header.u8(0), let size = header.u24(1) else {
        break
      }
      if kind & 0x7F == 3 {
        found.seekPoint = window.held(from: position + 4, most: size).flatMap(FLACSeekPoint.last)
      }
      if kind & 0x7F == 6, found.pictures.count < mostPictures,
        let codec = try pictureCodec(&window, position + 4, size)
      {
        found.pictures.append(codec)
      }
      if kind & 0x7F == 4, wantsMask, size <= mostCommentBytes {
        found.mask = try window.fields(position + 4, size).flatMap(flacChannelMaskOfComments)
      }
      position += 4 + UInt64(size)
      if kind & 0x80 != 0 {
        found.end = position
        break
      }
    }
    return found
  }

  private static func pictureCodec(_ window: inout ByteWindow, _ start: UInt64, _ size: Int) throws(ReadInterruption)
    -> String?
  {
    // 8.8: type, length of the media type, media type.
    guard let head = try window.fields(start, min(size, 64)), let length = head.u32(4), let type = head.part(8, length)
    else { return nil }
    return attachedPictureCodec(type.string)
  }
}

/// Returns FFmpeg's codec name of an attached picture by its media type; nil for a picture that is not shown.
func attachedPictureCodec(_ type: String) -> String? {
  switch type.lowercased() {
  case "image/jpeg", "image/jpg", "jpg": "mjpeg"
  case "image/png", "png": "png"
  case "image/gif": "gif"
  case "image/bmp": "bmp"
  case "image/tiff": "tiff"
  case "image/webp": "webp"
  default: nil
  }
}

/// Returns the channel mask in a FLAC's comments (WAVEFORMATEXTENSIBLE_CHANNEL_MASK, RFC 9639, 8.6.2), for a layout other than
/// the default; nil if the comments have none.
func flacChannelMaskOfComments(_ comments: Fields) -> Int? {
  let comments = Fields(comments.bytes, .little)
  guard let vendor = comments.u32(0), let count = comments.u32(4 + vendor) else { return nil }
  var place = 8 + vendor
  for _ in 0..<min(count, 1024) {
    guard let length = comments.u32(place), let comment = comments.part(place + 4, length) else { return nil }
    let text = comment.bytes.prefix(64)
    let key = "waveformatextensible_channel_mask=0x"
    if text.count > key.utf8.count, zip(text, key.utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
      return Int(String(decoding: text.dropFirst(key.utf8.count), as: UTF8.self), radix: 16)
    }
    place += 4 + length
  }
  return nil
}

/// Returns the channel mask in metadata blocks in memory after the marker `fLaC`, as in Matroska.
func flacChannelMask(inBlocks blocks: Fields) -> Int? {
  var place = 4
  while let kind = blocks.u8(place), let size = blocks.u24(place + 1) {
    if kind & 0x7F == 4, let comments = blocks.part(place + 4, size) { return flacChannelMaskOfComments(comments) }
    if kind & 0x80 != 0 { return nil }
    place += 4 + size
  }
  return nil
}
