/// Length of the longest frame (ISO/IEC 11172-3, 2.4.2.3).
private let longestFrame: UInt64 = 1441
/// Number of bytes that are read at the end of the audio.
private let tailLength: UInt64 = 4096
/// Number of bytes that are read before and after the middle.
private let aroundMiddle: UInt64 = 4096
/// Smallest number of zeros at the end that are evidence. Some writers pad a file with fewer.
private let mostZeros = 2048
/// Largest number of tags at the end of a file: APE, Lyrics3 and ID3v1.
private let mostTags = 4

extension MPEGAudioFrames {
  /// The contradiction between the tag of the first file and all files that were joined; nil if nothing was joined.
  package var problemOfParts: Problem? {
    guard isJoined, let taggedDuration, let duration, duration > taggedDuration + 1 else { return nil }
    return Problem(
      .durationDiffers, .statedTimeDiffers, .text(tenths(ofSeconds: taggedDuration)), .text(tenths(ofSeconds: duration))
    )
  }

  /// Returns the damage in a few frames of a file without a signature; nil if they have none.
  package func problem(in source: any ByteSource) throws(ReadInterruption) -> Problem? {
    if isCut { return Problem(.truncated, .endsWithin, .term(.itsAudio)) }
    var window = ByteWindow(source)
    guard try window.fields(offset, 4) != nil else { return nil }
    return try problem(&window)
  }

  /// Returns the damage in the first frames, those around the middle, and the last ones; nil if they have none.
  func problem(_ window: inout ByteWindow) throws(ReadInterruption) -> Problem? {
    guard let size = window.size, let held = window.held(from: offset), let first = MPEGAudioFrameHeader(held.u32(0))
    else { return nil }
    if let problem = Self.problem(in: window, from: offset, like: first) { return problem }
    guard try window.holdIfPresent(max(offset, size - min(size, tailLength))..<size) else { return nil }
    let end = Self.endOfAudio(window, size)
    guard end > offset else { return nil }
    let tail = max(offset, end - min(end, tailLength))
    guard try window.holdIfPresent(tail..<end) else { return nil }
    if let problem = problemOfEnd(window, from: tail, to: end, like: first) { return problem }
    let middle = size / 2
    if middle > offset + aroundMiddle, middle + aroundMiddle <= tail {
      guard try window.holdIfPresent(middle - aroundMiddle..<middle + aroundMiddle) else { return nil }
      if let problem = Self.problem(in: window, from: middle - aroundMiddle, like: first) { return problem }
    }
    // A file that others were appended to keeps the number of the first.
    guard !isJoined, let statedBytes, end - offset > statedBytes.saturatingSum(Self.counted) else { return nil }
    return Problem(.corrupt, .sizeNotAsDeclared, .int(end - offset), .int(statedBytes))
  }

  /// Returns the end of the audio before the tags at the end of a file, as far as they are buffered.
  private static func endOfAudio(_ window: ByteWindow, _ size: UInt64) -> UInt64 {
    var end = size
    for _ in 0..<mostTags {
      func tail(_ length: UInt64) -> Fields? { end >= length ? window.held(from: end - length, .little) : nil }
      var length: UInt64 = 0
      if let tag = tail(128), tag.has("TAG", at: 0) {
        length = 128
      } else if let footer = tail(32), footer.has("APETAGEX", at: 0), let items = footer.u32(12),
        let flags = footer.u32(20)
      {
        // APEv2: the size counts the footer; the highest flag announces a header of the same length.
        length = UInt64(items) + (flags >> 31 == 1 ? 32 : 0)
      } else if let footer = tail(15), footer.has("LYRICS200", at: 6) {
        // Lyrics3 v2.00: six digits count the bytes before them.
        length = 15 + digits(footer.bytes.prefix(6))
      } else if let footer = tail(10), footer.has("3DI", at: 0), let size = Fields(footer.bytes).u32(6) {
        // ID3v2.4.0, 3.4: a footer, and a header of the same length. The size has seven bits in each byte (6.2).
        length = [24, 16, 8, 0].reduce(0) { $0 << 7 | UInt64(size >> $1 & 0x7F) } + 20
      }
      guard length > 0, length < end else { break }
      end -= length
    }
    return end
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 * 10 + UInt64($1 & 15) }
  }

  /// Returns the problem of the last frames.
  private func problemOfEnd(
    _ window: ByteWindow, from start: UInt64, to end: UInt64, like first: MPEGAudioFrameHeader
  ) -> Problem? {
    guard let held = window.held(from: start, most: Int(end - start)) else { return nil }
    let zeros = held.bytes.suffix(mostZeros)
    if zeros.count == mostZeros, zeros.allSatisfy({ $0 == 0 }) {
      return .instead(of: .anMP3Frame, at: end - UInt64(mostZeros), zeros)
    }
    guard let run = Self.run(held, like: first) else { return nil }
    let stop = Self.follow(held, from: run)
    if stop > held.count {
      // Players work without a part of the last frame, so its loss alone is only noted.
      let isCut = statedBytes.map { $0 > (end - offset).saturatingSum(longestFrame) } ?? false
      return Problem(isCut ? .truncated : .corrupt, .endsWithin, .term(.itsAudio))
    }
    guard stop <= held.count - 4, !Self.isTag(held, at: stop), let rest = held.part(stop) else { return nil }
    let place = start + UInt64(stop)
    if Self.run(rest, like: first) != nil { return .instead(of: .anMP3Frame, at: place, rest.bytes) }
    if rest.bytes.allSatisfy({ $0 == 0 }) { return nil }
    return Problem(.trailingData, .bytesAfterEnd, .int(end - place), .text("mp3"))
  }

  /// Returns the problem of a run of frames in buffered bytes that ends before they do.
  private static func problem(
    in window: ByteWindow, from start: UInt64, like first: MPEGAudioFrameHeader
  ) -> Problem? {
    guard let held = window.held(from: start) else { return nil }
    guard let run = run(held, like: first) else {
      return held.count >= mostZeros && held.bytes.allSatisfy { $0 == 0 }
        ? .instead(of: .anMP3Frame, at: start, held.bytes) : nil
    }
    let stop = follow(held, from: run)
    guard stop <= held.count - 16, !isTag(held, at: stop), let rest = held.part(stop, min(64, held.count - stop)) else {
      return nil
    }
    if window.size.map({ start + UInt64(held.count) >= $0 }) ?? true { return nil }
    return .instead(of: .anMP3Frame, at: start + UInt64(stop), rest.bytes)
  }

  /// Returns the place of the first frame that another of the same kind follows.
  private static func run(_ bytes: Fields, like first: MPEGAudioFrameHeader) -> Int? {
    for (place, byte) in bytes.bytes.enumerated() where byte == 0xFF {
      guard let frame = MPEGAudioFrameHeader(bytes.u32(place)), frame.isLike(first),
        let next = MPEGAudioFrameHeader(bytes.u32(place + frame.length)), next.isLike(first)
      else { continue }
      return place
    }
    return nil
  }

  /// Returns the first place from a frame on where no other begins, which may be after the bytes.
  private static func follow(_ bytes: Fields, from run: Int) -> Int {
    var place = run
    while let frame = MPEGAudioFrameHeader(bytes.u32(place)) { place += frame.length }
    return place
  }

  /// Returns true if a tag begins at a place; files that were joined have some between frames.
  private static func isTag(_ bytes: Fields, at place: Int) -> Bool {
    ["ID3", "TAG", "APETAGEX", "LYRICSBEGIN"].contains { bytes.has($0, at: place) }
  }
}
