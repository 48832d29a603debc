/// The start of MPEG audio in bytes without a signature, after an ID3 tag or garbage.
package struct MPEGAudioFrames: Sendable, Equatable {
  /// Offset of the first frame.
  package let offset: UInt64
  /// The layer: 1, 2 or 3.
  package let layer: Int
  /// Audible duration in seconds from the encoder's tag in a first silent frame: its number of frames without the encoder's
  /// delay and padding. Nil without such a tag.
  package let taggedDuration: Double?
  /// Audible duration in seconds of the file: of all parts, if several files were joined. Nil if it is not known.
  package private(set) var duration: Double?
  /// `constant` or `variable`, as the encoder's tag in the first frame says; nil without such a tag.
  package let bitRateMode: String?
  /// True if other files follow the first, whose tag counts only its own frames.
  package private(set) var isJoined = false
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
  /// Largest number of joined files that are followed.
  private static let mostParts = 512
  /// Bytes before and after the stated end of a file in which the next one is searched.
  private static let slack: UInt64 = 2048

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
        duration = taggedDuration
        bitRateMode = first.bitRateMode(bytes, place)
        if let taggedDuration, source.size != nil, let length = tag?.bytes ?? tag?.length(first) {
          try addParts(source, taggedDuration, from: offset.saturatingSum(length), to: size, like: first)
        }
        return
      }
    }
    return nil
  }

  /// Adds the durations of files that were joined to the first one. Each begins with a tag, or with frames.
  private mutating func addParts(
    _ source: any ByteSource, _ seconds: Double, from end: UInt64, to size: UInt64, like first: MPEGAudioFrameHeader
  ) throws(ReadInterruption) {
    var (total, position) = (seconds, end)
    for _ in 0..<MPEGAudioFrames.mostParts where position < size && size - position > MPEGAudioFrames.counted {
      // Some encoders do not count the first frame, so that the end of a part is not exact.
      let start = position - min(position, MPEGAudioFrames.slack)
      guard let page = try source.bytesIfPresent(start..<start.saturatingSum(2 * MPEGAudioFrames.slack)) else { return }
      let bytes = Fields(page)
      guard let place = MPEGAudioFrames.nextPart(bytes, like: first) else {
        if isJoined { duration = nil }
        return
      }
      if bytes.has("ID3", at: place), let length = bytes.u32(place + 6) {
        // ID3v2.4.0, 3.1 and 6.2: seven bits in each byte of the size.
        let content = [24, 16, 8, 0].reduce(UInt64(0)) { $0 << 7 | UInt64(length >> $1 & 0x7F) }
        position = start + UInt64(place) + 10 + content
        guard let head = try source.bytesIfPresent(position..<position.saturatingSum(2 * MPEGAudioFrames.slack)) else {
          return
        }
        guard let next = MPEGAudioFrames.nextPart(Fields(head), like: first, isAfterTag: true) else { break }
        guard add(Fields(head), next, &total, &position, size) else { return }
      } else {
        position = start
        guard add(bytes, place, &total, &position, size) else { return }
      }
    }
  }

  /// Adds the part that begins at a place of buffered bytes. Returns false if its length is not known.
  private mutating func add(
    _ bytes: Fields, _ place: Int, _ total: inout Double, _ position: inout UInt64, _ size: UInt64
  ) -> Bool {
    isJoined = true
    duration = nil
    guard let frame = MPEGAudioFrameHeader(bytes.u32(place)), let tag = EncoderTag(bytes, place, frame),
      let length = tag.bytes ?? tag.length(frame), length > 0
    else { return false }
    total += tag.seconds
    duration = total
    position = position.saturatingSum(UInt64(place)).saturatingSum(length)
    return true
  }

  /// Returns the place of an ID3 tag, or of a frame with an encoder's tag; nil if neither follows.
  private static func nextPart(_ bytes: Fields, like first: MPEGAudioFrameHeader, isAfterTag: Bool = false) -> Int? {
    for (place, byte) in bytes.bytes.enumerated() {
      if byte == 0x49, !isAfterTag, bytes.has("ID3", at: place) { return place }
      guard byte == 0xFF, let frame = MPEGAudioFrameHeader(bytes.u32(place)), frame.isLike(first) else { continue }
      if isAfterTag || EncoderTag(bytes, place, frame) != nil { return place }
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

  /// Returns what the tag of the encoder says of the bit rate: LAME's tag has two names, and that of Fraunhofer, 32 bytes after
  /// the header, is written only for a variable one.
  fileprivate func bitRateMode(_ bytes: Fields, _ frame: Int) -> String? {
    guard layer == 3 else { return nil }
    if bytes.has("Info", at: frame + 4 + sideInformation) { return "constant" }
    return bytes.has("Xing", at: frame + 4 + sideInformation) || bytes.has("VBRI", at: frame + 36) ? "variable" : nil
  }
}

/// The tag "Xing" or "Info" in the first frame, with LAME's extension ("Mp3 Info Tag rev 1").
private struct EncoderTag {
  let seconds: Double
  /// Number of bytes of all frames; nil if the tag does not state it.
  let bytes: UInt64?
  /// Number of frames.
  private let frames: Int64

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
    self.frames = frames
    seconds = Double(samples) / Double(header.sampleRate)
  }

  /// Returns the number of bytes of all frames, if they are like the first, and the tag does not state it.
  func length(_ header: MPEGAudioFrameHeader) -> UInt64? {
    UInt64(exactly: frames.saturatingProduct(Int64(header.length)))
  }
}
