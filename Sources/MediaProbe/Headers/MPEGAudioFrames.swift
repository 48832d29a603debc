/// The start of MPEG audio in bytes without a signature, after an ID3 tag or garbage.
package struct MPEGAudioFrames: Sendable, Equatable {
  /// Offset of the first frame.
  package let offset: UInt64
  /// The layer: 1, 2 or 3.
  package let layer: Int
  /// Audible duration in seconds from the encoder's tag in a first silent frame: its number of frames without the encoder's
  /// delay and padding. Nil without such a tag.
  package let taggedDuration: Double?
  /// Number of bytes of all frames according to the same tag.
  let statedBytes: UInt64?
  /// True if the same tag counts more bytes than the file has.
  package let isCut: Bool

  /// Farthest offset of the first frame. After more garbage the frames are no longer considered the file's content.
  private static let farthest = 1 << 18
  /// Number of consecutive frames that are required: about one in two thousand random values looks like a header.
  private static let needed = 4
  /// Bytes that only some encoders count: the silent frame itself, and a tag after the audio.
  static let counted: UInt64 = 4096

  /// Finds the first run of consistent frames at or after an offset; nil if the bytes have no such run.
  package init?(_ source: any ByteSource, from start: UInt64 = 0) throws(ReadInterruption) {
    // If the size is unknown, all bytes that may be searched have to arrive.
    let size = source.size ?? .max
    guard start < size else { return nil }
    let end = min(size, start.saturatingSum(UInt64(MPEGAudioFrames.farthest) + 8192))
    let bytes = Fields(try source.bytes(start..<end))
    for place in 0..<max(0, min(bytes.count, MPEGAudioFrames.farthest)) where bytes.u8(place) == 0xFF {
      guard let first = MPEGAudioFrameHeader(bytes.u32(place)) else { continue }
      var next = place + first.length
      var count = 1
      while count < MPEGAudioFrames.needed, let header = MPEGAudioFrameHeader(bytes.u32(next)), header.isLike(first) {
        next += header.length
        count += 1
      }
      // A short file may end after fewer than four frames, with or without a tag.
      func endsAudio() -> Bool {
        start.saturatingSum(UInt64(next)) >= size || bytes.has("TAG", at: next) || bytes.has("APETAGEX", at: next)
      }
      if count >= MPEGAudioFrames.needed || count >= 2 && endsAudio() {
        offset = start + UInt64(place)
        layer = first.layer
        let tag = EncoderTag(bytes, place, first)
        taggedDuration = tag?.seconds
        statedBytes = tag?.bytes
        isCut = (tag?.bytes ?? 0) > (size - offset).saturatingSum(MPEGAudioFrames.counted)
        return
      }
    }
    return nil
  }

  /// Returns the error for a file without consecutive frames.
  ///
  /// - Parameters:
  ///   - tag: Bytes of the tags before the audio; 0 without tags.
  ///   - fileSize: Size of the file in bytes; nil if it is unknown.
  package static func missing(after tag: UInt64, fileSize: UInt64?) -> ReadError {
    guard tag > 0 else { return ReadError(.notMedia, .unknownContent) }
    if let fileSize, tag >= fileSize { return .truncated(.theAudioTag) }
    return ReadError(.corrupt, .tagWithoutAudio)
  }
}

/// A frame header (ISO/IEC 11172-3, 2.4.1.3; ISO/IEC 13818-3, 2.4.1.3).
struct MPEGAudioFrameHeader {
  let version: Int
  let layer: Int
  let sampleRate: Int
  /// Length in bytes.
  let length: Int
  /// Bytes between the header and the first scale factors in layer 3 (ISO/IEC 11172-3, 2.4.1.7).
  let sideInformation: Int

  init?(_ header: Int64?) {
    guard let header, header >> 21 == 0x7FF else { return nil }
    let bits = Int(header & 0x1F_FFFF)
    version = bits >> 19 & 3
    layer = 4 - (bits >> 17 & 3)
    let (rateIndex, rateCode, padding) = (bits >> 12 & 15, bits >> 10 & 3, bits >> 9 & 1)
    guard version != 1, layer != 4, (1..<15).contains(rateIndex), rateCode < 3, bits & 3 != 2 else { return nil }
    sampleRate = [44100, 48000, 32000][rateCode] >> [2, 0, 1, 0][version]
    let table: [Int]
    switch (version == 3, layer) {
    case (true, 1): table = [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448]
    case (true, 2): table = [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
    case (true, _): table = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
    case (false, 1): table = [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256]
    case (false, _): table = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
    }
    let isMono = bits >> 6 & 3 == 3
    sideInformation = version == 3 ? (isMono ? 17 : 32) : (isMono ? 9 : 17)
    let rate = table[rateIndex - 1] * 1000
    switch layer {
    case 1: length = (12 * rate / sampleRate + padding) * 4
    case 3 where version != 3: length = 72 * rate / sampleRate + padding
    default: length = 144 * rate / sampleRate + padding
    }
  }

  func isLike(_ other: MPEGAudioFrameHeader) -> Bool {
    version == other.version && layer == other.layer && sampleRate == other.sampleRate
  }
}

extension MPEGAudioFrameHeader {
  /// Samples per frame (ISO/IEC 11172-3, 2.4.2.1); half as many for the lower rates of ISO/IEC 13818-3 in layer 3.
  fileprivate var samples: Int64 { layer == 1 ? 384 : layer == 3 && version != 3 ? 576 : 1152 }
}

/// The tag "Xing" or "Info" in the first frame, with LAME's extension ("Mp3 Info Tag rev 1").
private struct EncoderTag {
  let seconds: Double
  /// Number of bytes of all frames; nil if the tag does not state it.
  let bytes: UInt64?

  init?(_ bytes: Fields, _ frame: Int, _ header: MPEGAudioFrameHeader) {
    let start = frame + 4 + header.sideInformation
    guard header.layer == 3, bytes.has("Xing", at: start) || bytes.has("Info", at: start),
      let flags = bytes.u32(start + 4),
      flags & 1 != 0, let frames = bytes.u32(start + 8), frames > 0
    else { return nil }
    // The flags announce these fields: frames, bytes, a table of 100 bytes, quality.
    let after = start + 8 + 4 + (flags & 2 != 0 ? 4 : 0) + (flags & 4 != 0 ? 100 : 0) + (flags & 8 != 0 ? 4 : 0)
    var samples = frames * header.samples
    // Nine characters name the encoder; delay and padding, 12 bits each, are 21 bytes after their start.
    if ["LAME", "Lavf", "Lavc"].contains(where: { bytes.has($0, at: after) }), let trim = bytes.u24(after + 21) {
      samples -= Int64((trim >> 12) + (trim & 0xFFF))
    }
    guard samples > 0 else { return nil }
    self.bytes = flags & 2 != 0 ? bytes.u32(start + 12).map { UInt64($0) } : nil
    seconds = Double(samples) / Double(header.sampleRate)
  }
}
