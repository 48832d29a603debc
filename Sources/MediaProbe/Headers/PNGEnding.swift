/// The end chunk (PNG 3rd edition, 11.2.4) with its checksum and without its length.
private let endChunk: [UInt8] = [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

extension PNGChunks {
  /// Returns the damage at the end of a PNG. Nil if there is none, if the end of the file has not arrived, or if a
  /// limit ended the reading.
  package func problemOfEnd(_ source: any ByteSource) throws(ReadInterruption) -> Problem? {
    // The frames of an animation were already followed to the end.
    if announcesAnimation { return isCut ? PNGEnding.cut.problem : nil }
    guard let data, let size = source.size else { return nil }
    let start = max(data, size - min(size, 4096))
    return try asFarAsPresent { () throws(ReadInterruption) in
      guard start < size, let tail = try source.bytesIfPresent(start..<size), !holdsEndChunk(tail) else { return nil }
      return try followChunks(source, from: data, size: size).problem
    } ?? nil
  }
}

/// The way in which the chunks of a PNG end.
private enum PNGEnding {
  case whole, cut, zeroFilled, noChunk

  var problem: Problem? {
    switch self {
    case .whole: nil
    case .cut: Problem(.truncated, .endsBeforeEndChunk)
    case .zeroFilled:
      Problem(.zeroFilled, .zerosInImageData)
    case .noChunk: Problem(.corrupt, .pngDamaged, .term(.noNextChunk))
    }
  }
}

private func holdsEndChunk(_ tail: [UInt8]) -> Bool {
  if tail.suffix(endChunk.count).elementsEqual(endChunk) { return true }
  // Some programs append bytes after it.
  guard tail.count >= endChunk.count else { return false }
  for place in 0...tail.count - endChunk.count where tail[place] == endChunk[0] {
    if tail[place..<place + endChunk.count].elementsEqual(endChunk) { return true }
  }
  return false
}

/// Follows the chunks up to the end chunk.
///
/// - Parameter data: Offset of the first chunk of image data.
private func followChunks(_ source: any ByteSource, from data: UInt64, size: UInt64) throws(ReadInterruption)
  -> PNGEnding
{
  var window = ByteWindow(source)
  var position = try lastEvenChunk(&window, from: data, size: size)
  while true {
    guard let header = try window.fields(position, 8), let length = header.u32(0), let type = header.code(4) else {
      return .cut
    }
    if length == 0, type.value == 0 { return .zeroFilled }
    // 5.3: a length is at most 2^31 - 1; a type has four letters.
    guard length <= Int64(Int32.max), header.bytes.suffix(4).allSatisfy(isLetter) else { return .noChunk }
    position += 12 + UInt64(length)
    if position > size { return .cut }
    if type == "IEND" { return .whole }
  }
}

/// Returns the offset of the last chunk of image data, assuming that all but the last are as long as the first.
/// Encoders write them so, and a large picture has thousands. Returns the offset of the first chunk if the assumption
/// is wrong.
private func lastEvenChunk(_ window: inout ByteWindow, from data: UInt64, size: UInt64) throws(ReadInterruption)
  -> UInt64
{
  guard let length = try window.fields(data, 8)?.u32(0), size >= data + 8 else { return data }
  let step = 12 + UInt64(length)
  let place = data + (size - 8 - data) / step * step
  guard let header = try window.fields(place, 8), header.code(4) == "IDAT", header.u32(0) ?? .max <= length else {
    return data
  }
  return place
}
