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
  /// All runs with their sample numbers; nil if they are invalid, too many, or not all of them were read.
  var runs: [ChunkRun]?
  /// Largest number of samples in one run, except for the last one.
  var longestRun: UInt64 = 0
}

extension ChunkRunSummary {
  /// Returns the number of samples in all chunks; nil if not all runs were read.
  func samples(inChunks count: Int) -> UInt64? {
    guard let samplesBefore, isOrdered, let lastChunk, let lastSamples, count >= lastChunk else { return nil }
    return samplesBefore.saturatingSum(UInt64(Int64(count) - lastChunk + 1).saturatingProduct(UInt64(lastSamples)))
  }
}

extension BoxWalk {
  /// Reads a SampleToChunkBox (8.7.4): all entries of a buffered table, otherwise the first and the last one.
  mutating func readSampleToChunk(_ box: BoxPlace, _ table: inout SampleTable) throws(ReadInterruption) {
    guard let head = try content(box, atMost: 8), let declared = head.u32(4) else { return }
    let count = entryCount(declared, box, header: 8, width: 12)
    guard count > 0 else { return }
    let entries = try tableAtHand(box, header: 8, width: 12, count: count)
    let (first, last): (Fields?, Fields?)
    if let entries {
      (first, last) = (entries, entries.part(12 * (count - 1)))
    } else {
      first = try tableFields(box.body + 8, 12)
      last = count == 1 ? first : try tableFields(box.body + 8 + UInt64(count - 1) * 12, 12)
    }
    guard let first else { return }
    var runs = ChunkRunSummary(
      firstDescription: first.u32(8), lastChunk: last?.u32(0), lastSamples: last?.u32(4))
    if let entries {
      runs.read(entries, keepsRuns: count <= BoxWalk.mostEntries)
    } else {
      runs.samplesBefore = nil
    }
    table.chunkRuns = runs
  }
}

extension ChunkRunSummary {
  /// Reads all entries.
  fileprivate mutating func read(_ entries: Fields, keepsRuns: Bool) {
    var (chunk, samples, before) = (UInt32(0), UInt32(0), UInt64(0))
    var (most, longest, isOrdered, isValid) = (UInt32(0), UInt64(0), true, keepsRuns)
    var runs: [ChunkRun] = []
    if keepsRuns { runs.reserveCapacity(entries.count / 12) }
    entries.forEachTriple { first, number, description in
      // Runs begin with chunk 1.
      if chunk == 0 ? first != 1 : first <= chunk { isOrdered = false }
      if first == 0 || number == 0 || first <= chunk { isValid = false }
      // Both factors have 32 bits. The sum is not used of runs that are out of order.
      let between = UInt64(first &- chunk) &* UInt64(samples)
      before = before.saturatingSum(between)
      longest = max(longest, between)
      most = max(most, description)
      (chunk, samples) = (first, number)
      if isValid { runs.append(ChunkRun(chunk: UInt64(first) - 1, sample: before, samples: UInt64(number))) }
      return true
    }
    (samplesBefore, lastDescription, self.isOrdered) = (before, Int64(most), isOrdered)
    (self.runs, longestRun) = (isValid ? runs : nil, longest)
  }
}
