/// The end chunk (PNG 3rd edition, 11.2.4) with its checksum and without its length.
private let endChunk: [UInt8] = [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

extension PNGChunks {
  /// Returns the damage at the end of a PNG. Nil if it has none, if the end of the file has not arrived, or if a limit ended
  /// the reading.
  package func problemOfEnd(_ source: any ByteSource) throws(ReadInterruption) -> Problem? {
    // The frames of an animation were already followed to the end.
    if announcesAnimation { return ending?.problem }
    guard let firstData, let size = source.size else { return nil }
    let start = max(firstData.start, size - min(size, 4096))
    return try asFarAsPresent { () throws(ReadInterruption) in
      guard start < size, let tail = try source.bytesIfPresent(start..<size) else { return nil }
      guard let end = endOfEndChunk(tail) else {
        return try followChunks(source, from: firstData.start, size: size).problem
      }
      if try hasBreak(source, from: firstData, size: size, tail: tail, at: start) { return PNGEnding.noChunk.problem }
      let rest = tail[end...]
      return isText(rest) ? Problem(.trailingData, .bytesAfterEnd, .int(rest.count), .text("png")) : nil
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
    case .noChunk: Problem(.damaged, .pngDamaged, .term(.noNextChunk))
    }
  }
}

/// Returns the offset of the end of the end chunk in the last page; nil if it is not there.
private func endOfEndChunk(_ tail: [UInt8]) -> Int? {
  if tail.suffix(endChunk.count).elementsEqual(endChunk) { return tail.count }
  // Some programs append bytes after it.
  guard tail.count >= endChunk.count else { return nil }
  for place in 0...tail.count - endChunk.count where tail[place] == endChunk[0] {
    if tail[place..<place + endChunk.count].elementsEqual(endChunk) { return place + endChunk.count }
  }
  return nil
}

/// Returns true for text that is not blank: a server's page or the end of a form, which a download or an upload left in the
/// file. No program appends such text to a picture.
private func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
  bytes.contains { $0 > 0x20 } && bytes.allSatisfy { (0x20..<0x7F).contains($0) || (0x09...0x0D).contains($0) }
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

/// Budget to find a break in the chunks of a picture that has its end chunk. Most pictures need one of these reads; a broken
/// one with a few hundred chunks needs a dozen.
private let breakBudget = ReadBudget(bytes: 16 << 12, requests: 16)

/// Returns true if the chunks of image data do not follow one another up to the end: bytes are missing, or there are too
/// many.
///
/// - Parameters:
///   - first: The first chunk of image data.
///   - tail: The last page of the file, which contains the end chunk.
///   - start: Offset of that page.
private func hasBreak(
  _ source: any ByteSource, from first: PNGChunk, size: UInt64, tail: [UInt8], at start: UInt64
) throws(ReadInterruption) -> Bool {
  var places = ChunkPlaces(source: source, tail: tail, start: start)
  return try withinBudget { () throws(ReadInterruption) in
    guard first.end <= size else { return true }
    let data = first.start
    // Encoders write chunks of equal length, except for the last one.
    let step = first.end - data
    let count = (size - min(size, first.data)) / step
    if let last = try places.chunk(at: data + count * step), last.type == "IDAT", last.length <= first.length,
      try places.chunk(at: last.end) != nil
    {
      return false
    }
    guard let second = try places.chunk(at: first.end) else { return true }
    guard second.type == "IDAT" else { return false }
    guard second.length == first.length else { return try places.breaksOff(after: second) }
    // The last chunk that is where a sequence of equal chunks leads. If the data has a break, it is at the end of this chunk.
    var (low, high) = (UInt64(1), count)
    while high > low + 1 {
      let middle = low + (high - low) / 2
      let found = try places.chunk(at: data + middle * step)
      if found?.type == "IDAT", found?.length == first.length { low = middle } else { high = middle }
    }
    guard let last = try places.chunk(at: data + low * step) else { return true }
    return try places.breaksOff(after: last)
  } ?? false
}

/// The chunks of a file at given places, of which the last page was read already.
private struct ChunkPlaces {
  let source: any ByteSource
  /// A window on the rest of the file; nil until a chunk before the last page is needed, as in few pictures.
  private var window: ByteWindow?
  let tail: [UInt8]
  let start: UInt64

  init(source: any ByteSource, tail: [UInt8], start: UInt64) {
    (self.source, self.tail, self.start) = (source, tail, start)
  }

  /// Returns the chunk at a place; nil if no chunk that fits into the file begins there.
  mutating func chunk(at position: UInt64) throws(ReadInterruption) -> PNGChunk? {
    let place: PNGChunkPlace
    if position >= start, position - start < UInt64(tail.count) {
      let held = Fields(tail)
      guard let head = held.u64(Int(position - start)) else { return nil }
      place = PNGChunkPlace(
        length: UInt32(truncatingIfNeeded: head >> 32), type: UInt32(truncatingIfNeeded: head), at: position)
    } else {
      var window = self.window ?? ByteWindow(MeteredSource(source, budget: breakBudget))
      place = try window.pngChunk(at: position)
      self.window = window
    }
    guard case .chunk(let chunk) = place else { return nil }
    return chunk.end <= start + UInt64(tail.count) ? chunk : nil
  }

  /// Follows the chunks after one of them. Returns true at a place that has none before the end chunk.
  mutating func breaksOff(after chunk: PNGChunk) throws(ReadInterruption) -> Bool {
    var last = chunk
    while last.type != "IEND" {
      guard let next = try self.chunk(at: last.end) else { return true }
      last = next
    }
    return false
  }
}

/// Returns the offset of the last chunk of image data, assuming that all but the last are as long as the first. Encoders write
/// them like that, and a large picture has thousands. Returns the offset of the first chunk if the assumption is wrong.
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
