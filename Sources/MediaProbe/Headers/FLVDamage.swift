/// Length of a page, the most that is read at once.
private let pageLength: UInt64 = 4096
/// Length of the head of a tag (Adobe Flash Video File Format Specification, 10.1, E.4.1).
private let tagHead = 11

/// Returns the damage in the first tags, in the tags that the key frame index names, and at the end of an FLV file; nil if they
/// have none.
package func flvProblem(_ source: any ByteSource, size: UInt64) throws(ReadInterruption) -> Problem? {
  if let missing = try bytesMissing(fromFLV: source, size: size) {
    // Nobody needs the size of the last tag, which ends the file.
    return Problem(missing <= 4 ? .corrupt : .truncated, .endsBeforeStatedEnd, .int(missing))
  }
  return try asFarAsPresent { () throws(ReadInterruption) in
    var window = ByteWindow(source)
    return try problem(&window, size)
  } ?? nil
}

private func problem(_ window: inout ByteWindow, _ size: UInt64) throws(ReadInterruption) -> Problem? {
  guard try window.holdIfPresent(0..<pageLength), let head = window.held(from: 0) else { return nil }
  // E.2: the length of the header is its last field; the size of no tag follows.
  guard let start = head.u32(5), start >= 9, start < 64 else { return nil }
  if let problem = problemOfTags(head, from: Int(start) + 4, size) { return problem }
  let places = keyFramePlaces(head)
  let last = places.last { $0 > 0 }
  for place in [places.first { $0 >= size / 2 }, last].compactMap({ $0 }) {
    guard place < size else { return Problem(.truncated, .indexPointsBeyondEnd) }
    guard try window.holdIfPresent(place..<place + pageLength), let page = window.held(from: place) else { return nil }
    guard FLVTag(page)?.kind == 9 else { return .instead(of: .anFLVTag, at: place, page.bytes) }
    if let problem = problemOfTags(page, from: 0, at: place, size) { return problem }
  }
  if let problem = try problemOfEnd(&window, size) { return problem }
  if places.isEmpty, let problem = try problemOfMiddle(&window, size) { return problem }
  // The end is complete, so a part is missing elsewhere, or an editor kept the size of the original.
  guard let stated = statedFLVSize(head), stated > 0, stated != size else { return nil }
  return Problem(.corrupt, .sizeNotAsDeclared, .int(size), .int(stated))
}

/// The head of a tag.
private struct FLVTag {
  /// 8 is audio, 9 video, 18 script data.
  let kind: Int
  /// Length of head and data.
  let length: UInt64

  /// Reads the head; nil if the bytes are not one. The number of the stream is always 0.
  init?(_ bytes: Fields) {
    guard let kind = bytes.u8(0), [8, 9, 18].contains(kind & 0x1F), kind & 0xC0 == 0, let size = bytes.u24(1),
      bytes.u24(8) == 0
    else { return nil }
    self.kind = kind & 0x1F
    length = UInt64(size) + UInt64(tagHead)
  }
}

/// Returns the problem of the tags in bytes from a place on.
///
/// - Parameter start: Offset of the bytes in the file.
private func problemOfTags(_ bytes: Fields, from place: Int, at start: UInt64 = 0, _ size: UInt64) -> Problem? {
  var position = UInt64(place)
  while position + UInt64(tagHead) <= UInt64(bytes.count), let rest = bytes.part(Int(position)) {
    guard let tag = FLVTag(rest) else { return .instead(of: .anFLVTag, at: start + position, rest.bytes) }
    // E.3: the length of the tag follows it, but some writers write 0.
    position += tag.length + 4
    if start + position > size + 4 { return Problem(.truncated, .endsWithin, .term(.itsMediaData)) }
  }
  return nil
}

/// Returns the offsets of key frames that writers add to `onMetaData` in addition to the fields of E.5. It reads only those in
/// the first page. Names are strings with two bytes of length; a strict array has type 10 and a number of values, a number type
/// 0 and a double (AMF 0 Specification, 2.2 and 2.12).
private func keyFramePlaces(_ head: Fields) -> [UInt64] {
  guard let name = head.bytes.firstRange(ofText: "\0\u{D}filepositions\u{A}")?.upperBound else { return [] }
  var place = name - head.bytes.startIndex + 4
  guard let count = head.u32(place - 4) else { return [] }
  var places: [UInt64] = []
  for _ in 0..<min(count, Int64(head.count)) {
    guard head.u8(place) == 0, let bits = head.u64(place + 1) else { break }
    guard let offset = UInt64(exactly: Double(bitPattern: bits).rounded()) else { break }
    places.append(offset)
    place += 9
  }
  return places
}

/// Returns the problem of the last page: zeros, or a last tag that is cut.
private func problemOfEnd(_ window: inout ByteWindow, _ size: UInt64) throws(ReadInterruption) -> Problem? {
  let start = size - min(size, pageLength)
  guard try window.holdIfPresent(start..<size), let tail = window.held(from: start), let last = tail.u32(tail.count - 4)
  else { return nil }
  let zeros = tail.bytes.suffix(512)
  if zeros.count == 512, zeros.allSatisfy({ $0 == 0 }) {
    return .instead(of: .anFLVTag, at: size - UInt64(zeros.count), zeros)
  }
  if last >= tagHead, last <= tail.count - 4 {
    // The last tag is whole if its length follows it.
    if let tag = tail.part(tail.count - 4 - Int(last)).flatMap({ FLVTag($0) }), tag.length == last { return nil }
  }
  guard let place = nextTag(in: tail, last: true), let rest = tail.part(place), rest.count > 0 else { return nil }
  guard rest.count >= tagHead else { return Problem(.truncated, .endsWithin, .term(.itsMediaData)) }
  guard let next = FLVTag(rest) else {
    return Problem(.trailingData, .bytesAfterEnd, .int(rest.count), .text("flv"))
  }
  return next.length > rest.count ? Problem(.truncated, .endsWithin, .term(.itsMediaData)) : nil
}

/// Returns the place after the first or the last tag that is followed by its own length; nil if no tag is.
private func nextTag(in bytes: Fields, last: Bool) -> Int? {
  var found: Int?
  var place = tagHead
  while let length = bytes.u32(place), found == nil || last {
    if length >= tagHead, length <= place, let tag = bytes.part(place - Int(length)).flatMap({ FLVTag($0) }),
      tag.length == UInt64(length)
    {
      found = place + 4
    }
    place += 1
  }
  return found
}

/// Returns the problem of the tags around the middle of the file: one is not followed by its own length, or by another tag.
private func problemOfMiddle(_ window: inout ByteWindow, _ size: UInt64) throws(ReadInterruption) -> Problem? {
  let start = size / 2 - min(size / 2, pageLength)
  guard size > 4 * pageLength, try window.holdIfPresent(start..<start + 2 * pageLength),
    let held = window.held(from: start),
    let first = nextTag(in: held, last: false), var tag = held.part(first).flatMap({ FLVTag($0) })
  else { return nil }
  var position = start + UInt64(first)
  while true {
    let next = position.saturatingSum(tag.length)
    let isBeyond = next.saturatingSum(32) > window.heldEnd
    // The end of the file is looked at on its own.
    guard next.saturatingSum(pageLength) < size else { return nil }
    guard try window.holdIfPresent(next..<next + 32), let bytes = window.held(from: next) else { return nil }
    guard bytes.u32(0) == Int64(clamping: tag.length), let rest = bytes.part(4), let following = FLVTag(rest) else {
      return .instead(of: .anFLVTag, at: next + 4, bytes.bytes.dropFirst(4))
    }
    if isBeyond { return nil }
    (position, tag) = (next + 4, following)
  }
}
