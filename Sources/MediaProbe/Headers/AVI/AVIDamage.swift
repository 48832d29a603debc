// These functions detect damage: they compare the index (idx1) with the file, and check the first chunks of the movie.

/// Length of a page, the most that is read at once.
private let pageLength: UInt64 = 4096
/// Largest number of chunks between the movie and its index; writers put padding there.
private let mostBetween = 4
/// Length of an entry of the index: name, flags, offset, size (AVI RIFF File Reference, AVIOLDINDEX).
private let entryLength: UInt64 = 16
/// Differences between the offset of an entry and the head of its chunk that occur. Writers count from the name of the list or
/// from its end, and to the head of the chunk or to its content.
private let shifts: [Int64] = [0, -8, -4, 4, 8]
/// Codecs of which no frame is a long run of zeros.
private let neverZero: Set<String> = [
  "h264", "mpeg4", "msmpeg4v1", "msmpeg4v2", "msmpeg4v3", "mjpeg", "vp8", "vp9", "mp3", "ac3", "aac",
]

/// An entry of the index.
private struct IndexEntry {
  let name: FourCC
  let offset: UInt64
  let size: Int64

  init?(_ entry: Fields) {
    let numbers = Fields(entry.bytes, .little)
    guard let name = Fields(entry.bytes).code(0), let offset = numbers.u32(8), let size = numbers.u32(12) else {
      return nil
    }
    (self.name, self.offset, self.size) = (name, UInt64(offset), size)
  }
}

extension AVIFile {
  /// Returns the damage in the index and the first chunks; nil if they have none.
  mutating func problem() throws(ReadInterruption) -> Problem? {
    guard let movie else {
      guard let strangePlace else { return nil }
      let bytes = window.held(from: strangePlace, most: 64)?.bytes ?? []
      return .instead(of: .anAVIChunk, at: strangePlace, bytes)
    }
    guard let size = window.size, movie.upperBound <= size else { return nil }
    if let problemOfStart { return problemOfStart }
    var position = movie.upperBound + movie.upperBound % 2
    for _ in 0..<mostBetween where position < size {
      guard try window.holdIfPresent(position..<position + pageLength) else { return nil }
      guard let name = window.held(from: position)?.code(0),
        let length = window.held(from: position, .little)?.u32(4)
      else { return Problem(.corrupt, .endsWithin, .term(.theIndexOfFile)) }
      guard name.isPrintable else { return try problem(notAChunkAt: position) }
      let start = position + 8
      let end = start + UInt64(length)
      if name == "RIFF" { return nil }
      // All frames are there, and players make a new index.
      if end > size { return Problem(name == "idx1" ? .corrupt : .truncated, .endsWithin, .term(.theIndexOfFile)) }
      if name == "idx1" { return try problem(ofIndex: start..<end, movie) }
      position = end + UInt64(length & 1)
    }
    return try problemOfEnd(movie, size)
  }

  /// Returns the problem of bytes after the movie that are not a chunk. Only bytes within the length that the file states
  /// belong to the file.
  private mutating func problem(notAChunkAt position: UInt64) throws(ReadInterruption) -> Problem? {
    guard let bytes = window.held(from: position, most: 64)?.bytes, bytes.count >= Problem.fewestZeros else {
      return nil
    }
    guard let stated = try window.fields(4, 4, .little)?.u32(0), position + 16 < UInt64(stated) + 8 else { return nil }
    return .instead(of: .anAVIChunk, at: position, bytes)
  }

  /// Returns the problem of the chunks at the start of the movie, as far as they are buffered.
  func problemOfFirstChunks(_ movie: Range<UInt64>) -> Problem? {
    var position = movie.lowerBound.saturatingSum(4)
    while position < movie.upperBound, let head = window.held(from: position, most: 64), let name = head.code(0),
      let size = Fields(head.bytes, .little).u32(4)
    {
      guard name.isPrintable else { return .instead(of: .anAVIChunk, at: position, head.bytes) }
      if name == "LIST" {
        position += 12
        continue
      }
      position += 8 + UInt64(size)
      // Chunks are padded to even sizes, but not by every writer.
      if size & 1 == 1, window.held(from: position)?.code(0)?.isPrintable != true { position += 1 }
      if position > movie.upperBound.saturatingSum(1) {
        return Problem(.damaged, .othersInstead, .int(position), .term(.anAVIChunk))
      }
    }
    return nil
  }

  /// Returns the problem of the index if the middle entry or the last one does not point to its chunk.
  private mutating func problem(
    ofIndex index: Range<UInt64>, _ movie: Range<UInt64>
  ) throws(ReadInterruption) -> Problem? {
    let length = index.upperBound - index.lowerBound
    guard let page = window.held(from: index.lowerBound, most: Int(clamping: length)) else { return nil }
    let count = length / entryLength
    var entries = entries(page)
    guard let first = entries.first else { return nil }
    if page.bytes.prefix(Int(entryLength)).allSatisfy({ $0 == 0 }) {
      return .instead(of: .theIndexOfFile, at: index.lowerBound, page.bytes)
    }
    var middle =
      entries.first { $0.size > 0 && $0.offset >= (movie.upperBound - movie.lowerBound) / 2 }
      ?? entries.last { $0.size > 0 }
    let start = index.lowerBound + count * entryLength
    if UInt64(entries.count) < count {
      middle = entries.last { $0.size > 0 }
      let last = max(index.lowerBound, start - pageLength)
      guard try window.holdIfPresent(last..<start), let page = window.held(from: last) else { return nil }
      entries = self.entries(page)
    }
    if let last = entries.suffix(1).first, last.name.value == 0 {
      return .instead(of: .theIndexOfFile, at: start - entryLength, [UInt8](repeating: 0, count: 64)[...])
    }
    // Offsets count from the name of the list, or from the start of the file.
    let base = first.offset >= movie.lowerBound ? 0 : movie.lowerBound
    for entry in [middle, entries.last { $0.size > 0 }].compactMap({ $0 }) {
      if let problem = try problem(of: entry, base: base) { return problem }
    }
    return nil
  }

  private func entries(_ page: Fields) -> [IndexEntry] {
    var entries: [IndexEntry] = []
    var place = 0
    while let entry = page.part(place, Int(entryLength)).flatMap({ IndexEntry($0) }) {
      entries.append(entry)
      place += Int(entryLength)
    }
    return entries
  }

  /// Returns the problem of an entry that does not point to a chunk.
  private mutating func problem(of entry: IndexEntry, base: UInt64) throws(ReadInterruption) -> Problem? {
    let place = base.saturatingSum(entry.offset)
    guard let size = window.size, place >= 8, place < size else { return Problem(.truncated, .indexPointsBeyondEnd) }
    guard try window.holdIfPresent(place - 8..<place.saturatingSum(pageLength - 8)) else { return nil }
    for shift in shifts {
      guard let head = window.held(from: UInt64(Int64(place) + shift), most: 8), let name = head.code(0) else {
        continue
      }
      if name == entry.name || name == "LIST" { return nil }
    }
    guard let bytes = window.held(from: place, most: 64)?.bytes else { return nil }
    let problem = Problem.instead(of: .anAVIChunk, at: place, bytes)
    return problem.code == .zeroFilled ? problem : Problem(.damaged, .indexOfAnother, .int(place))
  }

  /// Returns the problem of the last frames of a movie that ends the file.
  private mutating func problemOfEnd(_ movie: Range<UInt64>, _ size: UInt64) throws(ReadInterruption) -> Problem? {
    guard movie.upperBound.saturatingSum(1) >= size, movie.upperBound - movie.lowerBound > 2 * pageLength,
      tracks.allSatisfy({ $0.codec.map { neverZero.contains($0) } ?? false }),
      try window.holdIfPresent(size - pageLength..<size), let held = window.held(from: size - pageLength),
      held.bytes.allSatisfy({ $0 == 0 })
    else { return nil }
    return .instead(of: .anAVIChunk, at: size - pageLength, held.bytes)
  }
}
