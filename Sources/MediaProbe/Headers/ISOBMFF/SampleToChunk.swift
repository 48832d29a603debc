/// A summary of the sample-to-chunk table (ISO/IEC 14496-12, 8.7.4).
struct ChunkRunSummary: Sendable {
  /// Number, from 1, of the sample description of the first samples.
  let firstDescription: Int64?
  /// Number, from 1, of the first chunk in the last run.
  let lastChunk: Int64?
  /// Number of samples in each chunk of the last run.
  let lastSamples: Int64?
  /// Number of samples in the chunks before the last run; nil if not all entries were read.
  var samplesBefore: UInt64? = 0
  /// The largest number, from 1, of a sample description that was read.
  var lastDescription: Int64 = 0
  /// False if the runs do not begin with the first chunk, or do not increase.
  var isOrdered = true
}

extension ChunkRunSummary {
  /// Returns the number of samples in all chunks; nil if not all runs were read.
  func samples(inChunks count: Int) -> UInt64? {
    guard let samplesBefore, isOrdered, let lastChunk, let lastSamples, count >= lastChunk else { return nil }
    return samplesBefore.saturatingSum(UInt64(Int64(count) - lastChunk + 1).saturatingProduct(UInt64(lastSamples)))
  }
}

extension BoxWalk {
  /// Reads a SampleToChunkBox (8.7.4): all entries of a table at hand, and else the first and the last one.
  mutating func readSampleToChunk(_ box: BoxPlace, _ table: inout SampleTable) throws(ReadInterruption) {
    guard let head = try content(box, atMost: 8), let declared = head.u32(4) else { return }
    let count = entryCount(declared, box, header: 8, width: 12)
    guard count > 0, let first = try tableFields(box.body + 8, 12) else { return }
    let last = count == 1 ? first : try tableFields(box.body + 8 + UInt64(count - 1) * 12, 12)
    var runs = ChunkRunSummary(
      firstDescription: first.u32(8), lastChunk: last?.u32(0), lastSamples: last?.u32(4))
    if let entries = try tableAtHand(box, header: 8, width: 12, count: count) {
      runs.read(entries, count)
    } else {
      runs.samplesBefore = nil
    }
    table.chunkRuns = runs
  }
}

extension ChunkRunSummary {
  fileprivate mutating func read(_ entries: Fields, _ count: Int) {
    var (chunk, samples) = (Int64(1), Int64(0))
    for index in 0..<count {
      guard let first = entries.u32(12 * index), let number = entries.u32(12 * index + 4),
        let description = entries.u32(12 * index + 8)
      else { return }
      // Runs begin with chunk 1.
      if index == 0 ? first != 1 : first <= chunk { isOrdered = false }
      samplesBefore = samplesBefore?.saturatingSum(UInt64(max(0, first - chunk)).saturatingProduct(UInt64(samples)))
      lastDescription = max(lastDescription, description)
      (chunk, samples) = (first, number)
    }
  }
}
