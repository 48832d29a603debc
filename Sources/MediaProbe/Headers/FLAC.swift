/// Metadata blocks that are met; taggers write a handful.
private let mostBlocks = 128
/// Bytes that are read on the way: a page for each block.
private let flacBudget = 1 << 20
/// Pictures that one file may carry: as many as tracks of other containers.
private let mostPictures = 63

/// FLAC (RFC 9639, 8) by its metadata blocks.
extension HeaderReader {
  public static let flac = HeaderReader("flac", readFLAC)

  private static func readFLAC(_ source: any ByteSource) throws(Halt) -> MediaFacts {
    var window = ByteWindow(source, budget: flacBudget)
    guard let head = try window.fields(0, 42) else { throw .truncated("the FLAC header") }
    guard head.has("fLaC", at: 0), let coding = flacConfiguration(head), let low = head.u64(18) else {
      throw .corrupt("no stream information where a FLAC begins with it: export the file again")
    }
    var facts = MediaFacts()
    (facts.kind, facts.container, facts.encrypted) = (.audio, "flac", false)
    var audio = AudioFacts()
    audio.codec = "flac"
    audio.take(coding)
    audio.deriveFromCoding(bits: nil)
    // 8.2: 36 bits of samples behind rate, channels and depth; 0 when the encoder did not know.
    let samples = low & 0xF_FFFF_FFFF
    if samples > 0, let rate = coding.sampleRate { audio.duration = Double(samples) / Double(rate) }
    facts.duration = audio.duration
    facts.audio = audio
    facts.streams = [StreamFacts(index: 0, type: .audio, codec: "flac", duration: audio.duration)]
    for codec in try pictures(&window) {
      facts.streams.append(
        StreamFacts(
          index: facts.streams.count, type: .video, codec: codec, duration: audio.duration, attachedPicture: true))
    }
    facts.finishTracks(fileSize: window.size)
    return facts
  }

  /// Codings of the pictures (8.8) among the metadata blocks.
  private static func pictures(_ window: inout ByteWindow) throws(Halt) -> [String?] {
    var found: [String?] = []
    var position: UInt64 = 4
    for _ in 0..<mostBlocks {
      guard let header = try window.fields(position, 4), let kind = header.u8(0), let size = header.u24(1) else {
        break
      }
      if kind & 0x7F == 6, found.count < mostPictures, let codec = try pictureCodec(&window, position + 4, size) {
        found.append(codec)
      }
      if kind & 0x80 != 0 { break }
      position += 4 + UInt64(size)
    }
    return found
  }

  private static func pictureCodec(_ window: inout ByteWindow, _ start: UInt64, _ size: Int) throws(Halt) -> String? {
    // 8.8: type, length of the media type, media type.
    guard let head = try window.fields(start, min(size, 64)), let length = head.u32(4), let type = head.part(8, length)
    else { return nil }
    return attachedPictureCodec(type.string)
  }
}

/// The coding of an attached picture by its media type, in FFmpeg's words; nil for one that is not shown.
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
