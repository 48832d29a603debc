/// Numbers of bytes before and after the middle of a long file in which a page is searched. Muxers end a page after 4 KiB
/// (libogg) or after a second.
private let beforeMiddle: UInt64 = 9216
private let afterMiddle: UInt64 = 3072
/// Largest number of pages that are followed; a page of a second has one packet or more.
private let mostFollowed = 4096
/// Smallest number of zeros at the end of a page for which its checksum is calculated. Padding of Opus and pauses are
/// zeros too.
private let suspiciousZeros = 64

extension OggFile {
  /// Returns the damage in the pages; nil if they have none. `lastTimes` has read the end of the file.
  mutating func problem() throws(ReadInterruption) -> Problem? {
    guard let size = window.size else { return nil }
    // The end of a short file is the whole.
    if size <= longestOggPage, let problem = try follow(from: 0, to: size) { return problem }
    if let problem = try problemOfEnd(size) { return problem }
    return size > longestOggPage ? try problemOfMiddle(size) : nil
  }

  /// Returns the problem of the last page: a cut one, bytes after it, or a stream that it does not end.
  private mutating func problemOfEnd(_ size: UInt64) throws(ReadInterruption) -> Problem? {
    if let cutPage {
      return lastPage.map { $0.end == cutPage } ?? true
        ? Problem(.truncated, .endsWithin, .term(.itsAudio)) : .instead(of: .anOggPage, at: cutPage, [])
    }
    guard let lastPage else { return .noPage(at: size - min(size, longestOggPage), window) }
    if lastPage.end < size, let rest = try window.fields(lastPage.end, Int(size - lastPage.end)) {
      // The header of the next page begins with this capture pattern (RFC 3533, 6).
      if zip(rest.bytes, "OggS".utf8).allSatisfy({ $0 == $1 }) {
        return Problem(.truncated, .endsWithin, .term(.itsAudio))
      }
      if rest.count >= Problem.fewestZeros, rest.bytes.allSatisfy({ $0 == 0 }) {
        return .instead(of: .anOggPage, at: lastPage.end, rest.bytes)
      }
      return Problem(.trailingData, .bytesAfterEnd, .int(size - lastPage.end), .text("ogg"))
    }
    if try isEmptied(lastPage) { return Problem(.zeroFilled, .zerosInstead, .int(lastPage.end), .term(.anOggPage)) }
    // RFC 3533, 6: the last page of each logical stream has this flag. A recording that was joined or left is not damaged
    // for lack of it.
    return lastPage.isLast ? nil : Problem(.corrupt, .oggWithoutLastPage)
  }

  /// Returns true if the content of a page ends with zeros that its checksum does not cover.
  private mutating func isEmptied(_ page: OggPage) throws(ReadInterruption) -> Bool {
    guard page.bodySize >= suspiciousZeros,
      let whole = try window.fields(page.start, Int(page.end - page.start)),
      whole.bytes.suffix(suspiciousZeros).allSatisfy({ $0 == 0 })
    else { return false }
    return oggChecksum(whole.bytes) != Fields(whole.bytes, .little).u32(22)
  }

  /// Returns the problem of the pages around the middle of a long file.
  private mutating func problemOfMiddle(_ size: UInt64) throws(ReadInterruption) -> Problem? {
    let middle = size / 2
    guard try window.holdIfPresent(middle - beforeMiddle..<middle + afterMiddle),
      let held = window.held(from: middle - beforeMiddle)
    else { return nil }
    guard let place = held.bytes.firstRange(ofText: "OggS")?.lowerBound else {
      // Comments may have long padding.
      guard let mediaStart, mediaStart < middle - beforeMiddle, held.bytes.allSatisfy({ $0 == 0 }) else { return nil }
      return .instead(of: .anOggPage, at: middle, held.bytes)
    }
    let start = middle - beforeMiddle + UInt64(place - held.bytes.startIndex)
    return try follow(from: start, to: window.heldEnd)
  }

  /// Follows the pages from one on, up to the first that begins at or after an offset. Returns the problem of the first
  /// that is missing.
  private mutating func follow(from start: UInt64, to end: UInt64) throws(ReadInterruption) -> Problem? {
    guard let size = window.size else { return nil }
    var position = start
    // The number of the next page of each logical stream.
    var expected: [Int64: Int64] = [:]
    for _ in 0..<mostFollowed where position < size {
      let isBeyond = position >= end
      if isBeyond, try !window.holdIfPresent(position..<position.saturatingSum(afterMiddle)) { return nil }
      guard let page = try window.oggPage(at: position) else {
        // The bytes after the last page are judged together with the end of the file.
        if let lastPage, lastPage.end <= position { return nil }
        if cutPage == position { return nil }
        return .noPage(at: position, window)
      }
      if isBeyond { return nil }
      // A page that the last one interrupts has lost its own end.
      if let lastPage, page.start < lastPage.start, page.end > lastPage.start {
        return Problem(.damaged, .oggPagesMissing, .int(position))
      }
      if let number = expected[page.serial], number != page.number, !page.isFirst {
        return Problem(.damaged, .oggPagesMissing, .int(position))
      }
      // A recording that joins a broadcast late has its headers and then a later page, so pages count from the first one with
      // media.
      if page.granule ?? 0 > 0 || expected[page.serial] != nil, !page.isFirst {
        expected[page.serial] = (page.number + 1) & 0xFFFF_FFFF
      }
      position = page.end
    }
    return nil
  }
}

extension Problem {
  /// The problem of a place without a page.
  fileprivate static func noPage(at place: UInt64, _ window: ByteWindow) -> Problem {
    .instead(of: .anOggPage, at: place, window.held(from: place, most: 64)?.bytes ?? [])
  }
}

/// Returns the checksum of a page (RFC 3533, 6): polynomial 0x04C11DB7, no inversion, and zeros in its own place.
func oggChecksum(_ page: ArraySlice<UInt8>) -> Int64 {
  var sum: UInt32 = 0
  for (index, byte) in page.enumerated() {
    let next = (22..<26).contains(index) ? 0 : byte
    sum ^= UInt32(next) << 24
    for _ in 0..<8 { sum = sum << 1 ^ (sum >> 31 == 1 ? 0x04C1_1DB7 : 0) }
  }
  return Int64(sum)
}
