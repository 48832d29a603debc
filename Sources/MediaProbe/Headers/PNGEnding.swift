/// The end chunk (PNG 3rd edition, 11.2.4) with its checksum and without its length.
private let endChunk: [UInt8] = [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

extension PNGChunks {
  /// Returns the damage at the end of a PNG. Nil if there is none, if the end of the file has not arrived, or if a
  /// limit ended the reading.
  package func problemOfEnd(_ source: any ByteSource) throws(ReadInterruption) -> Problem? {
    // The frames of an animation were already followed to the end.
    if announcesAnimation { return ending?.problem }
    guard let data, let size = source.size else { return nil }
    let start = max(data, size - min(size, 4096))
    return try asFarAsPresent { () throws(ReadInterruption) in
      guard start < size, let tail = try source.bytesIfPresent(start..<size), !holdsEndChunk(tail) else { return nil }
      return try followChunks(source, from: data, size: size).problem
    } ?? nil
  }
}

extension PNGEnding {
  fileprivate var problem: Problem? {
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
    switch try window.pngChunk(at: position) {
    case .none(let ending): return ending
    case .chunk(let chunk):
      if chunk.end > size { return .cut }
      if chunk.type == "IEND" { return .whole }
      position = chunk.end
    }
  }
}

/// Returns the offset of the last chunk of image data, assuming that all but the last are as long as the first.
/// Encoders write them so, and a large picture has thousands. Returns the offset of the first chunk if the assumption
/// is wrong.
private func lastEvenChunk(_ window: inout ByteWindow, from data: UInt64, size: UInt64) throws(ReadInterruption)
  -> UInt64
{
  guard case .chunk(let first) = try window.pngChunk(at: data), size >= first.data else { return data }
  let step = first.end - data
  let place = data + (size - first.data) / step * step
  guard case .chunk(let last) = try window.pngChunk(at: place), last.type == "IDAT", last.length <= first.length else {
    return data
  }
  return place
}
