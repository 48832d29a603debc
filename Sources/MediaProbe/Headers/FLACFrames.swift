/// Numbers of bytes that are read at the end of a file: at least a page, at most a frame of noise with the sound of a CD.
private let shortestTail: UInt64 = 4096
private let longestTail: UInt64 = 20480
/// Number of bytes that are read at the end and around the middle together: six pages.
private let mostBytes: UInt64 = 24576
/// Number of bytes that are read of the first frame.
private let firstBytes: UInt64 = 64
/// Smallest number of zeros at the end of a file without a frame after them that are evidence.
private let mostZeros = 2048
/// Length of the longest frame header (RFC 9639, 9.1): four bytes, a number of seven, two more of two, the checksum.
private let longestHead = 16
/// Longest last frame whose checksum is calculated.
private let longestChecked = 20480

/// The frames of a FLAC file (RFC 9639, 9), of which a few are looked at.
struct FLACFrames {
  private var window: ByteWindow
  /// Offset of the first frame; nil if the metadata has no end.
  private let start: UInt64?
  /// Number of samples that the header declares; 0 if it does not.
  private let samples: UInt64
  /// Samples in each frame but the last (8.2); nil if they differ.
  private let blockSize: UInt64?
  /// Size of the largest frame in bytes; nil if the encoder did not know it.
  private let largestFrame: UInt64?

  /// A point of the seek table; nil without one.
  private let seekPoint: FLACSeekPoint?

  /// - Parameter head: The marker and the stream information (8.2).
  init(window: ByteWindow, head: Fields, start: UInt64?, samples: UInt64, seekPoint: FLACSeekPoint?) {
    (self.window, self.start, self.samples, self.seekPoint) = (window, start, samples, seekPoint)
    let (least, most) = (head.u16(8) ?? 0, head.u16(10) ?? 0)
    blockSize = least == most && least > 0 ? UInt64(least) : nil
    largestFrame = head.u24(15).flatMap { $0 > 0 ? UInt64($0) : nil }
  }

  /// Returns the damage in the first frame, the last one, and those around the middle; nil if they have none.
  mutating func problem() throws(ReadInterruption) -> Problem? {
    guard let size = window.size else { return nil }
    guard let start, start < size else { return Problem(.truncated, .endsBeforeAudio) }
    if !window.holds(start, longestHead) {
      guard try window.holdIfPresent(start..<start + firstBytes) else { return nil }
    }
    guard let held = window.held(from: start) else { return nil }
    guard held.count >= longestHead else { return Problem(.truncated, .endsWithin, .term(.itsAudio)) }
    guard let first = FLACFrameHead(held) else { return .instead(of: .aFLACFrame, at: start, held.bytes) }
    let reach = min(max((largestFrame ?? longestTail) + UInt64(longestHead), shortestTail), longestTail)
    let tail = size - min(size - start, reach)
    if let problem = try problemOfEnd(from: tail, size, first) { return problem }
    if let seekPoint, let problem = try problem(of: seekPoint, from: start, size) { return problem }
    let half = (mostBytes - reach) / 2
    let middle = size / 2
    guard middle > start + half, middle + half < tail else { return nil }
    return try problemOfMiddle(middle - half..<middle + half, first)
  }

  /// Returns the problem of a seek point that does not point to its frame.
  private mutating func problem(
    of point: FLACSeekPoint, from start: UInt64, _ size: UInt64
  ) throws(ReadInterruption) -> Problem? {
    let place = start.saturatingSum(point.offset)
    guard place < size else { return Problem(.truncated, .indexPointsBeyondEnd) }
    guard try window.holdIfPresent(place..<place.saturatingSum(firstBytes)), let held = window.held(from: place),
      held.count >= longestHead
    else { return nil }
    guard let head = FLACFrameHead(held), head.end(blockSize) - UInt64(head.blockSize) == point.sample else {
      let problem = Problem.instead(of: .aFLACFrame, at: place, held.bytes)
      // Players find the frame without the table too.
      return problem.code == .zeroFilled ? problem : Problem(.corrupt, .indexOfAnother, .int(place))
    }
    return nil
  }

  /// Returns the problem of the last frame.
  private mutating func problemOfEnd(
    from start: UInt64, _ size: UInt64, _ first: FLACFrameHead
  ) throws(ReadInterruption) -> Problem? {
    guard try window.holdIfPresent(start..<size), let tail = window.held(from: start) else { return nil }
    guard let (place, last) = lastFrame(tail, first) else {
      let rest = tail.bytes.suffix(mostZeros)
      if rest.allSatisfy({ $0 == 0 }) { return .instead(of: .aFLACFrame, at: size - UInt64(rest.count), rest) }
      // A longer frame, or a large tag, may fill the end.
      guard let largestFrame, UInt64(tail.count) > largestFrame + UInt64(longestHead),
        !tail.bytes.contains(text: "APETAGEX")
      else { return nil }
      return .instead(of: .aFLACFrame, at: start, [])
    }
    let end = last.end(blockSize)
    let missing = samples > end ? samples - end : 0
    guard let frame = tail.part(place), missing > 0 || frame.count <= longestChecked else { return nil }
    switch flacFrameEnd(frame.bytes) {
    case frame.count?:
      // A part that was copied from a longer file keeps the header of the whole.
      return missing > 0 ? Problem(.corrupt, .fewerSamplesThan, .int(missing)) : nil
    case let end?:
      if frame.bytes.dropFirst(end).allSatisfy({ $0 == 0 }), missing > 0 {
        return .instead(of: .aFLACFrame, at: start + UInt64(place + end), frame.bytes.dropFirst(end))
      }
      if isTag(frame, at: end) { return nil }
      return missing > 0
        ? .instead(of: .aFLACFrame, at: start + UInt64(place + end), frame.bytes.dropFirst(end))
        : Problem(.trailingData, .bytesAfterEnd, .int(frame.count - end), .text("flac"))
    case nil:
      if missing > 0 { return Problem(.truncated, .endsWithin, .term(.itsAudio)) }
      return Problem(.damaged, .frameChecksumWrong, .int(start + UInt64(place)))
    }
  }

  /// Returns true if an ID3v1 or APE tag begins at a place.
  private func isTag(_ frame: Fields, at place: Int) -> Bool {
    frame.has("TAG", at: place) || frame.has("APETAGEX", at: place) || frame.has("ID3", at: place)
  }

  /// Returns the last frame header in bytes, and its place.
  private func lastFrame(_ bytes: Fields, _ first: FLACFrameHead) -> (Int, FLACFrameHead)? {
    var place = bytes.count - 6
    while place >= 0 {
      if bytes.bytes[bytes.bytes.startIndex + place] == 0xFF,
        let head = bytes.part(place).flatMap({ FLACFrameHead($0) }),
        head.isLike(first)
      {
        return (place, head)
      }
      place -= 1
    }
    return nil
  }

  /// Returns the problem of the frames around the middle: their numbers do not follow one another, or one is too long.
  private mutating func problemOfMiddle(
    _ range: Range<UInt64>, _ first: FLACFrameHead
  ) throws(ReadInterruption) -> Problem? {
    guard try window.holdIfPresent(range), let held = window.held(from: range.lowerBound) else { return nil }
    var expected: UInt64?
    // The end of the last frame, or the start of the range.
    var since = 0
    for (place, byte) in held.bytes.enumerated() where byte == 0xFF {
      guard let head = held.part(place).flatMap({ FLACFrameHead($0) }), head.isLike(first) else { continue }
      if let expected, head.number != expected {
        return Problem(.damaged, .othersInstead, .int(range.lowerBound + UInt64(since)), .term(.aFLACFrame))
      }
      if let largestFrame, UInt64(place - since) > largestFrame { break }
      expected = head.isVariable ? head.number + UInt64(head.blockSize) : head.number + 1
      since = place
    }
    if held.bytes.allSatisfy({ $0 == 0 }) { return .instead(of: .aFLACFrame, at: range.lowerBound, held.bytes) }
    guard let largestFrame, let next = held.part(since) else { return nil }
    let rest = next.bytes.dropFirst(Int(clamping: largestFrame))
    guard UInt64(next.count) > largestFrame + UInt64(longestHead), !rest.isEmpty else { return nil }
    return .instead(of: .aFLACFrame, at: range.lowerBound + UInt64(since), rest)
  }
}

/// A point of a seek table (RFC 9639, 8.5).
struct FLACSeekPoint {
  let sample: UInt64
  /// Offset of the frame from the first one.
  let offset: UInt64

  /// Returns the last point of a table that is not a placeholder; nil if all are.
  static func last(_ table: Fields) -> FLACSeekPoint? {
    var place = table.count / 18 * 18 - 18
    while let sample = table.u64(place), let offset = table.u64(place + 8) {
      // 8.5.1: a placeholder has all bits set.
      if sample < .max { return FLACSeekPoint(sample: sample, offset: offset) }
      place -= 18
    }
    return nil
  }
}

/// The header of a frame (RFC 9639, 9.1).
private struct FLACFrameHead {
  /// True if blocks differ in size. The number then counts samples, otherwise frames.
  let isVariable: Bool
  let number: UInt64
  let blockSize: Int
  /// The bits of sample rate and bit depth, which rarely change within a stream.
  private let format: Int

  /// Reads the header; nil if its bytes or its checksum are wrong.
  init?(_ bytes: Fields) {
    // 9.1: fifteen bits of synchronization, then the blocking strategy.
    guard let sync = bytes.u16(0), sync | 1 == 0xFFF9, let sizes = bytes.u8(2), let layout = bytes.u8(3),
      let (number, length) = Self.codedNumber(bytes)
    else { return nil }
    // 9.1.1 to 9.1.4: reserved values.
    guard sizes >> 4 != 0, sizes & 15 != 15, layout >> 4 <= 10, layout >> 1 & 7 != 3, layout & 1 == 0 else {
      return nil
    }
    var place = 4 + length
    switch sizes >> 4 {
    case 1: blockSize = 192
    case 2...5: blockSize = 144 << (sizes >> 4)
    case 6:
      guard let size = bytes.u8(place) else { return nil }
      blockSize = size + 1
      place += 1
    case 7:
      guard let size = bytes.u16(place) else { return nil }
      blockSize = size + 1
      place += 2
    default: blockSize = 1 << (sizes >> 4)
    }
    if sizes & 15 == 12 { place += 1 }
    if sizes & 15 > 12 { place += 2 }
    guard let head = bytes.part(0, place), let checksum = bytes.u8(place), Self.checksum(head.bytes) == checksum else {
      return nil
    }
    (isVariable, self.number, format) = (sync & 1 == 1, number, sizes & 15 << 8 | layout & 14)
  }

  /// Returns the coded number (9.1.5), in the extended UTF-8 of up to seven bytes, and its length.
  private static func codedNumber(_ bytes: Fields) -> (UInt64, Int)? {
    guard let first = bytes.u8(4) else { return nil }
    guard first >= 0x80 else { return (UInt64(first), 1) }
    let length = (~UInt8(truncatingIfNeeded: first)).leadingZeroBitCount
    guard (2...7).contains(length), let rest = bytes.part(5, length - 1) else { return nil }
    var number = UInt64(first & (0x7F >> length))
    for byte in rest.bytes {
      guard byte & 0xC0 == 0x80 else { return nil }
      number = number << 6 | UInt64(byte & 0x3F)
    }
    return (number, length)
  }

  /// Returns the checksum of a header (9.1.8): polynomial 0x07.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt8 = 0
    for byte in bytes {
      sum ^= byte
      for _ in 0..<8 { sum = sum << 1 ^ (sum >> 7 == 1 ? 0x07 : 0) }
    }
    return Int(sum)
  }

  func isLike(_ other: FLACFrameHead) -> Bool { isVariable == other.isVariable && format == other.format }

  /// Returns the number of samples up to the end of the frame.
  ///
  /// - Parameter common: Samples in each frame but the last.
  func end(_ common: UInt64?) -> UInt64 {
    let start = isVariable ? number : number.saturatingProduct(common ?? UInt64(blockSize))
    return start.saturatingSum(UInt64(blockSize))
  }
}

/// Returns the end of a frame at the start of bytes: the last place where the checksum of all bytes before it is 0 (RFC 9639,
/// 9.3, polynomial 0x8005). Nil if no such place exists.
private func flacFrameEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
  var sum: UInt16 = 0
  var end: Int?
  var place = 0
  for byte in bytes {
    sum = frameTable[Int(UInt8(truncatingIfNeeded: sum >> 8) ^ byte)] ^ sum << 8
    place += 1
    // The shortest frame has a header of six bytes, a subframe of two, and its checksum.
    if sum == 0, place > 8 { end = place }
  }
  return end
}

private let frameTable: [UInt16] = (0..<256).map { (index: UInt16) in
  (0..<8).reduce(index << 8) { value, _ in value << 1 ^ (value >> 15 == 1 ? 0x8005 : 0) }
}
