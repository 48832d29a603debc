// These functions compare the sizes that a file declares with its own size, in formats that only libraries read. A library
// reads the part that is there, and reports nothing about the rest.

/// Largest number of chunks that are read; writers put a dozen there.
private let mostChunks = 256

/// Returns the problem of a file that ends before the end that it declares, or that declares no media; nil for other formats,
/// and if nothing is wrong.
package func problemOfDeclaredEnd(
  _ container: String, _ source: any ByteSource
) throws(ReadInterruption) -> Problem? {
  guard let size = source.size else { return nil }
  var window = ByteWindow(source)
  switch container {
  case "aiff": return try problemOfAIFF(&window, size)
  case "caf": return try problemOfCAF(&window, size)
  case "mxf": return try problemOfMXF(&window, size)
  default: return nil
  }
}

private func missing(_ end: UInt64, _ size: UInt64) -> Problem? {
  end > size ? Problem(.truncated, .endsBeforeStatedEnd, .int(end - size)) : nil
}

/// Audio Interchange File Format 1.3, 4: a form of chunks.
private func problemOfAIFF(_ window: inout ByteWindow, _ size: UInt64) throws(ReadInterruption) -> Problem? {
  var position: UInt64 = 12
  for _ in 0..<mostChunks {
    guard let head = try window.fields(position, 8), let length = head.u32(4) else { break }
    let end = position + 8 + UInt64(length)
    if head.code(0) == "SSND" {
      // The offset and the size of blocks precede the samples.
      return missing(end, size) ?? (length <= 8 ? Problem(.unplayable, .noSamples) : nil)
    }
    if let problem = missing(end, size) { return problem }
    // Chunks are padded to even sizes.
    position = end + UInt64(length & 1)
  }
  return Problem(.truncated, .endsBeforeAudio)
}

/// Apple Core Audio Format Specification 1.0, "Chunk Header": a type and a size of 64 bits, -1 for data of unknown length.
private func problemOfCAF(_ window: inout ByteWindow, _ size: UInt64) throws(ReadInterruption) -> Problem? {
  var position: UInt64 = 8
  var hasData = false
  for _ in 0..<mostChunks {
    guard let head = try window.fields(position, 12), let length = head.i64(4) else { break }
    let isData = head.code(0) == "data"
    if isData, length < 0 { return nil }
    // The number of edits precedes the data.
    if isData, length <= 4 { return Problem(.unplayable, .noSamples) }
    guard let length = UInt64(exactly: length) else { return nil }
    let end = position.saturatingSum(12).saturatingSum(length)
    if let problem = missing(end, size) { return problem }
    hasData = hasData || isData
    position = end
  }
  return hasData ? nil : Problem(.truncated, .endsBeforeAudio)
}

/// SMPTE ST 377-1, 7.1: the header partition states where the footer partition is. It is 0 in a file that is not closed.
private func problemOfMXF(_ window: inout ByteWindow, _ size: UInt64) throws(ReadInterruption) -> Problem? {
  guard let header = try keyAndLength(&window, at: 0),
    let footer = try window.fields(header.value.saturatingSum(24), 8)?.u64(0), footer > 0
  else { return nil }
  guard footer < size else { return Problem(.truncated, .endsWithin, .term(.itsMediaData)) }
  var position = footer
  for number in 0..<mostChunks where position < size {
    guard let next = try keyAndLength(&window, at: position) else {
      if number > 0 || size - position < 20 { return Problem(.truncated, .endsWithin, .term(.theIndexOfFile)) }
      guard try window.holdIfPresent(position..<position.saturatingSum(64)) else { return nil }
      return .instead(of: .theIndexOfFile, at: position, window.held(from: position, most: 64)?.bytes ?? [])
    }
    if next.end > size { return Problem(.truncated, .endsWithin, .term(.theIndexOfFile)) }
    position = next.end
  }
  return nil
}

/// Reads a key of 16 bytes and a length (SMPTE ST 336, 4 and 5.3); nil if no key of SMPTE begins there.
private func keyAndLength(
  _ window: inout ByteWindow, at place: UInt64
) throws(ReadInterruption) -> (value: UInt64, end: UInt64)? {
  guard let head = try window.fields(place, 17), head.u32(0) == 0x060E_2B34, let first = head.u8(16) else { return nil }
  var value = place + 17
  var length = UInt64(first)
  if first >= 0x80 {
    // The low bits count the bytes of the length.
    let count = first & 0x7F
    guard count <= 8, let bytes = try window.fields(value, count), let long = bytes.unsigned(at: 0, count) else {
      return nil
    }
    (value, length) = (value + UInt64(count), long)
  }
  return (value, value.saturatingSum(length))
}
