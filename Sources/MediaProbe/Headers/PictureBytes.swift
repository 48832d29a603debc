/// Smallest number of zeros at the end of compressed data that counts as damage: 512, a disk sector. An encoder does not write
/// that many, because it uses as few bits as possible.
private let fewestZeros = 512

/// Number of bytes at the end of compressed data that are read: one page.
private let lookedAt: UInt64 = 4096

/// Returns true if compressed data ends in a run of zeros. False if it has not arrived, or if the budget does not allow reading
/// it.
func endsInZeros(_ data: Range<UInt64>, of source: any ByteSource) throws(ReadInterruption) -> Bool {
  let start = data.upperBound - min(lookedAt, data.upperBound - data.lowerBound)
  let tail = try withinBudget { () throws(ReadInterruption) in
    try source.bytesIfPresent(start..<data.upperBound)
  }
  guard let tail = tail ?? nil, tail.count >= fewestZeros else { return false }
  return tail.suffix(fewestZeros).allSatisfy { $0 == 0 }
}
