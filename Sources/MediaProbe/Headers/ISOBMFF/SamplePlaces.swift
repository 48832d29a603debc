/// The boxes that locate the samples of a track (ISO/IEC 14496-12, 8.7).
struct SamplePlaces: Sendable {
  /// The box with the sizes of samples.
  var sizes: BoxPlace?
  /// The box with the number of samples per chunk.
  var runs: BoxPlace?
  /// The box with the offsets of chunks.
  var chunks: BoxPlace?
}

/// A run of chunks with equally many samples.
struct ChunkRun: Sendable {
  /// The number of its first chunk, from 0.
  let chunk: UInt64
  /// The number of its first sample, from 0.
  let sample: UInt64
  /// Number of samples per chunk.
  let samples: UInt64
}

extension BoxWalk {
  /// Largest number of entries of one table that are read to find a sample: 64 KiB of sizes.
  static let mostEntries = 1 << 14

  /// Returns the locations of samples; nil if the tables do not state all of them.
  ///
  /// - Parameter numbers: Numbers of the samples, from 0, in order.
  mutating func places(
    ofSamples numbers: [UInt64], _ table: SampleTable
  ) throws(ReadInterruption) -> [Range<UInt64>]? {
    guard let runs = try chunkRuns(table, fetches: true) else { return nil }
    // The two tables are read in parallel, so each has a block of its own. The source counts the bytes of both.
    var sizes = self
    var places: [Range<UInt64>] = []
    places.reserveCapacity(numbers.count)
    var run = 0
    for number in numbers {
      while run + 1 < runs.count, runs[run + 1].sample <= number { run += 1 }
      guard runs[run].sample <= number else { return nil }
      let into = (number - runs[run].sample) % runs[run].samples
      let chunk = runs[run].chunk + (number - runs[run].sample) / runs[run].samples
      guard let start = try chunkStart(chunk, table, fetches: true),
        let place = try sizes.place(ofSamples: number - into...number, from: start, table, fetches: true)
      else { return nil }
      places.append(place.last)
    }
    return places
  }

  /// Returns the locations of samples in one chunk: of the first one, and in order of the others, if `most` allows any. Nil if
  /// the tables do not state them or are not buffered.
  ///
  /// - Parameters:
  ///   - number: Number of the first sample, from 0, or of the last one if `isLast`.
  ///   - most: Largest number of samples.
  mutating func neighbors(
    ofSample number: UInt64, isLast: Bool, most: UInt64, _ runs: [ChunkRun], _ table: SampleTable, fetches: Bool
  ) throws(ReadInterruption) -> (first: Range<UInt64>, others: [Range<UInt64>])? {
    guard let run = runs.last(where: { $0.sample <= number }) else { return nil }
    let into = (number - run.sample) % run.samples
    let chunk = run.chunk + (number - run.sample) / run.samples
    let first = isLast ? number - min(into, most - 1) : number
    let rest = isLast ? number - first + 1 : min(most, run.samples - into, table.sizeCount - number)
    let begin = number - into
    guard rest > 0, first + rest - begin <= BoxWalk.mostEntries, let sizes = table.places.sizes,
      let start = try chunkStart(chunk, table, fetches: fetches)
    else { return nil }
    var others: [Range<UInt64>] = []
    if let size = table.uniformSize {
      guard let end = start.adding((first + rest - begin).saturatingProduct(size)) else { return nil }
      for index in 1..<rest { others.append(end - (rest - index) * size..<end - (rest - index - 1) * size) }
      return (end - rest * size..<end - (rest - 1) * size, others)
    }
    guard sizes.type == "stsz",
      let list = try fieldsAtHand(sizes.body + 12 + 4 * begin, 4 * Int(first + rest - begin), fetches: fetches),
      let before = first == begin ? 0 : list.part(0, 4 * Int(first - begin))?.sumOfU32(),
      let position = start.adding(before), let size = list.u32(4 * Int(first - begin)),
      var end = position.adding(UInt64(size))
    else { return nil }
    if rest > 1 { others.reserveCapacity(Int(rest) - 1) }
    for index in Int(first - begin) + 1..<Int(first + rest - begin) {
      guard let size = list.u32(4 * index), let next = end.adding(UInt64(size)) else { return nil }
      others.append(end..<next)
      end = next
    }
    return (position..<position + UInt64(size), others)
  }

  /// Returns the number, from 0, of the first sample of a chunk; nil if the runs do not state it.
  func firstSample(ofChunk chunk: UInt64, _ runs: [ChunkRun], _ table: SampleTable) -> UInt64? {
    guard let run = runs.last(where: { $0.chunk <= chunk }) else { return nil }
    let (before, overflow) = (chunk - run.chunk).multipliedReportingOverflow(by: run.samples)
    guard !overflow, before < table.sizeCount - min(run.sample, table.sizeCount) else { return nil }
    return run.sample + before
  }

  /// Returns the end of a track's samples: the end of the chunk with the largest offset. Nil if the tables do not state
  /// it.
  mutating func end(ofSamplesIn table: SampleTable) throws(ReadInterruption) -> UInt64? {
    guard let runs = try chunkRuns(table, fetches: true), let chunks = table.places.chunks else { return nil }
    let width = chunks.type == "co64" ? 8 : 4
    var farthest: (number: UInt64, offset: UInt64)?
    var number: UInt64 = 0
    let isRead = try readEntries(chunks, header: 8, width: width, count: table.chunkCount) { entries, count in
      for index in 0..<count {
        let offset = width == 8 ? entries.u64(8 * index) : entries.u32(4 * index).map { UInt64($0) }
        if let offset, offset >= farthest?.offset ?? 0 { farthest = (number, offset) }
        number += 1
      }
    }
    guard isRead, let farthest, let run = runs.last(where: { $0.chunk <= farthest.number }) else { return nil }
    let (first, overflow) = (farthest.number - run.chunk).multipliedReportingOverflow(by: run.samples)
    guard !overflow, first < table.sizeCount - min(run.sample, table.sizeCount) else { return nil }
    let start = run.sample + first
    let last = start + min(run.samples, table.sizeCount - start) - 1
    return try place(ofSamples: start...last, inChunk: farthest.number, table, fetches: true)?.end
  }

  /// Reads the sample-to-chunk table (8.7.4) as runs with sample numbers; nil if it is invalid or exceeds the limit.
  mutating func chunkRuns(_ table: SampleTable, fetches: Bool) throws(ReadInterruption) -> [ChunkRun]? {
    if let summary = table.chunkRuns, let runs = summary.runs {
      return summary.longestRun <= table.sizeCount ? runs : nil
    }
    guard let box = table.places.runs, let head = try fieldsAtHand(box.body, 8, fetches: fetches),
      let declared = head.u32(4)
    else { return nil }
    let count = entryCount(declared, box, header: 8, width: 12)
    guard count > 0, count <= BoxWalk.mostEntries,
      let entries = try fieldsAtHand(box.body + 8, 12 * count, fetches: fetches)
    else { return nil }
    var runs: [ChunkRun] = []
    runs.reserveCapacity(count)
    var last = ChunkRun(chunk: 0, sample: 0, samples: 0)
    var isValid = true
    entries.forEachTriple { first, samples, _ in
      isValid = first > 0 && samples > 0 && (last.samples == 0 || UInt64(first) - 1 > last.chunk)
      guard isValid else { return false }
      let chunk = UInt64(first) - 1
      // Both factors have 32 bits.
      let between = (chunk - last.chunk) &* last.samples
      isValid = between <= table.sizeCount
      guard isValid else { return false }
      last = ChunkRun(chunk: chunk, sample: last.sample + between, samples: UInt64(samples))
      runs.append(last)
      return true
    }
    return isValid ? runs : nil
  }

  /// Returns the location of the last of the samples that begin a chunk, and their end.
  private mutating func place(
    ofSamples samples: ClosedRange<UInt64>, inChunk chunk: UInt64, _ table: SampleTable, fetches: Bool
  ) throws(ReadInterruption) -> (last: Range<UInt64>, end: UInt64)? {
    guard let start = try chunkStart(chunk, table, fetches: fetches) else { return nil }
    return try place(ofSamples: samples, from: start, table, fetches: fetches)
  }

  private mutating func chunkStart(
    _ chunk: UInt64, _ table: SampleTable, fetches: Bool
  ) throws(ReadInterruption) -> UInt64? {
    guard let chunks = table.places.chunks, chunk < UInt64(table.chunkCount) else { return nil }
    let width = chunks.type == "co64" ? 8 : 4
    let entry = try fieldsAtHand(chunks.body + 8 + chunk * UInt64(width), width, fetches: fetches)
    return width == 8 ? entry?.u64(0) : entry?.u32(0).map { UInt64($0) }
  }

  /// Returns the location of the last of the samples that begin at an offset, and their end.
  private mutating func place(
    ofSamples samples: ClosedRange<UInt64>, from start: UInt64, _ table: SampleTable, fetches: Bool
  ) throws(ReadInterruption) -> (last: Range<UInt64>, end: UInt64)? {
    guard let sizes = table.places.sizes, sizes.type == "stsz", samples.upperBound < table.sizeCount else { return nil }
    var position = start
    var size = table.uniformSize ?? 0
    if let uniformSize = table.uniformSize {
      let (before, overflow) = uniformSize.multipliedReportingOverflow(by: samples.upperBound - samples.lowerBound)
      guard !overflow, let sum = position.adding(before) else { return nil }
      position = sum
    } else {
      let before = samples.upperBound - samples.lowerBound
      guard before < BoxWalk.mostEntries,
        let list = try fieldsAtHand(
          sizes.body + 12 + 4 * samples.lowerBound, 4 * (Int(before) + 1), fetches: fetches)
      else { return nil }
      size = UInt64(list.u32(list.count - 4) ?? 0)
      guard let sum = position.adding(list.sumOfU32() - size) else { return nil }
      position = sum
    }
    guard let end = position.adding(size) else { return nil }
    return (position..<end, end)
  }

  /// Returns a part of a table; nil if it is not buffered and must not be fetched.
  private mutating func fieldsAtHand(_ offset: UInt64, _ count: Int, fetches: Bool) throws(ReadInterruption) -> Fields?
  {
    guard fetches || window.holds(offset, count) else { return nil }
    return try tableFields(offset, count)
  }
}

extension UInt64 {
  /// Returns the sum; nil if it does not fit.
  fileprivate func adding(_ other: UInt64) -> UInt64? {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? nil : sum
  }
}
