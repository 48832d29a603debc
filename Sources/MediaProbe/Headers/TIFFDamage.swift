/// Largest number of bits of a sample: TIFF has no wider numbers (Adobe, TIFF Technical Note 3).
private let mostBits: UInt64 = 64

/// Compressions whose data is never a run of zeros (TIFF 6.0, sections 13 and 22; TIFF Technical Note 2; libtiff's register):
/// LZW, JPEG, Deflate, JPEG 2000, LZMA, Zstandard, WebP. In other compressions, zeros can be white lines of a fax, or black
/// pixels.
private let neverZero: Set<Int> = [5, 7, 8, 32946, 33003, 33005, 34712, 34925, 50000, 50001]

extension TIFFDirectory {
  /// Returns the damage of a picture whose directory is complete; nil if it is intact, or if its data has not arrived.
  ///
  /// - Parameter first: The first directory of the file, which may have the profile.
  func problem(in source: any ByteSource, first: TIFFDirectory) throws(ReadInterruption) -> Problem? {
    guard let size = source.size else { return nil }
    if let depths = numbers[.bitsPerSample], !depths.allSatisfy({ (1...mostBits).contains($0) }) {
      return Problem(.damaged, .impossibleTIFFDepth, .int(mostBits))
    }
    if let (offset, count) = profile ?? first.profile, offset.saturatingSum(UInt64(clamping: count)) > size {
      return Problem(.truncated, .endsWithin, .term(.itsProfile))
    }
    if hasNoData { return Problem(.unplayable, .pictureWithoutData) }
    guard let compression = number(.compression), neverZero.contains(compression), let last = lastPart else {
      return nil
    }
    let starts = [firstPart, last.lowerBound].compactMap { $0 }.filter { $0 > 0 && $0 < size }
    for start in starts {
      let head = try withinBudget { () throws(ReadInterruption) in try source.bytesIfPresent(start..<start + 16) }
      guard let head = head ?? nil, head.count == 16 else { continue }
      if head.allSatisfy({ $0 == 0 }) { return Problem(.zeroFilled, .zerosInImageData) }
      if !mayBegin(head, compression) { return Problem(.damaged, .brokenTIFFStrip) }
    }
    return try endsInZeros(last, of: source) ? Problem(.zeroFilled, .zerosInImageData) : nil
  }
}

/// Returns false if a strip or tile cannot begin with these bytes.
private func mayBegin(_ head: [UInt8], _ compression: Int) -> Bool {
  switch compression {
  // T.81, B.2.1: the start marker, also of the abbreviated formats (TIFF Technical Note 2).
  case 7: head.starts(with: [0xFF, 0xD8])
  // RFC 1950, 2.2: the method is 8, and the header is a multiple of 31.
  case 8, 32946: head[0] & 0x0F == 8 && (Int(head[0]) << 8 | Int(head[1])) % 31 == 0
  default: true
  }
}
