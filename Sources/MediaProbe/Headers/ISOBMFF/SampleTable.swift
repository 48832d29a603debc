/// A summary of a track's sample tables (ISO/IEC 14496-12, 8.5.1). Long tables are not read; facts that only they state
/// are nil.
package struct SampleTable: Sendable {
  /// Number of samples by the time-to-sample table, or by the size table if the former is too long. 0 in a fragmented
  /// movie.
  package var count: UInt64 = 0
  /// Number of samples by the time-to-sample table, including samples without a size.
  var declaredCount: UInt64 = 0
  /// Duration in media time; nil if the time-to-sample table was too long.
  package var duration: UInt64?
  /// Runs of samples with equal duration; nil if the table was too long.
  var runs: [TimeRun]? = []
  /// The shortest and the longest step between samples, of the part that was read. The last sample has no step.
  package var steps: ClosedRange<UInt32>?
  var stepsAreComplete = true
  /// Composition offset of the first sample, in media time.
  var firstOffset: Int64 = 0
  /// Number of samples by the table of composition offsets; nil without the table, or if it was not at hand.
  var offsetCount: UInt64?
  /// The largest decrease of the composition offset from a sample to the next; nil if the table was not at hand.
  var offsetDrop: Int64? = 0
  /// Numbers of sync samples from 1; nil without the table, which makes every sample a sync sample.
  var syncSamples: [UInt32]?
  var syncSamplesAreUnread = false
  /// True if other boxes mark further points of access: QuickTime's partial sync samples, or the open random access
  /// points of a sample group (ISO/IEC 14496-12, 10.4).
  var hasOtherAccessPoints = false
  /// Sum of the sizes of all samples; nil if the table was too long.
  var bytes: UInt64?
  /// The bytes of spans of time; nil if the times do not precede the sizes, or if they are not wanted.
  var rates: BitRateWindows?
  /// Number of samples by the size table.
  var sizeCount: UInt64 = 0
  /// Size of every sample; nil if sizes differ.
  var uniformSize: UInt64?
  /// Number of bytes of the track's tables in the file.
  var tableBytes: Int64 = 0
  /// Number of chunks.
  var chunkCount = 0
  /// The runs of chunks with equally many samples; nil if the table was not read.
  var chunkRuns: ChunkRunSummary?
  /// Offset of the last chunk.
  var lastChunk: UInt64?
  /// Number, from 0, and offset of the chunk with the largest offset; nil if the table was not at hand.
  var farthestChunk: (number: Int, offset: UInt64)?
  /// Number, from 0, of a chunk whose offset is out of order; nil if all are in order, or if the table was not buffered.
  var oddChunk: Int?
  /// Offsets of the first chunk and of a chunk near the middle, if their entries were buffered.
  var firstChunk: UInt64?
  var middleChunk: UInt64?
  /// The boxes that locate samples: sizes, chunks, and samples per chunk.
  var places = SamplePlaces()
  /// True if samples are in chunks that have no offset.
  var lacksChunks: Bool { chunkRuns?.lastChunk ?? 0 > chunkCount }
}

extension SampleTable {
  /// Drops samples that have a time but no size: the file has no room for them.
  fileprivate mutating func leaveOutWithoutSize() {
    var (kept, left, ticks) = ([TimeRun](), sizeCount, UInt64(0))
    for run in runs ?? [] where left > 0 {
      let number = UInt32(min(UInt64(run.count), left))
      kept.append(TimeRun(count: number, delta: run.delta))
      left -= UInt64(number)
      ticks = ticks.saturatingSum(UInt64(number) * UInt64(run.delta))
    }
    (runs, count, duration, steps) = (kept, sizeCount - left, ticks, stepRange(kept))
  }
}

/// A run of consecutive samples with equal duration.
struct TimeRun: Sendable {
  let count: UInt32
  let delta: UInt32
}

extension BoxWalk {
  mutating func readSampleTable(_ box: BoxPlace, _ track: inout TrackBoxes) throws(ReadInterruption) {
    var position = box.body
    var descriptions: BoxPlace?
    while let child = try next(&position, box.end) {
      track.samples.tableBytes = track.samples.tableBytes.saturatingSum(Int64(clamping: child.length))
      switch child.type {
      case "stsd":
        try readSampleDescription(child, &track)
        descriptions = child
      case "stts": try readTimeToSample(child, &track.samples)
      case "ctts": try readCompositionOffsets(child, &track.samples)
      case "stss": try readSyncSamples(child, &track.samples)
      case "stps": track.samples.hasOtherAccessPoints = true
      case "sgpd", "sbgp": if limits.sampleHeads > 0 { try readGroup(child, &track.samples) }
      case "stsz", "stz2":
        track.samples.places.sizes = child
        try readSampleSizes(child, most: track.statesBitRate ? BoxLimits.header.sizes : limits.sizes, &track)
      case "stsc":
        track.samples.places.runs = child
        try readSampleToChunk(child, &track.samples)
      case "stco", "co64":
        track.samples.places.chunks = child
        try readChunkOffsets(child, &track.samples)
      default: break
      }
    }
    // If there are several descriptions, the one of the first samples applies rather than the first one in the list.
    if let descriptions, let number = track.samples.chunkRuns?.firstDescription, number > 1,
      number <= min(track.description?.count ?? 1, Int64(BoxWalk.mostDescriptions))
    {
      try readSampleDescription(descriptions, number: number, &track)
    }
    if track.samples.runs == nil { track.samples.count = track.samples.sizeCount }
    if track.samples.sizeCount > 0, track.samples.runs != nil, track.samples.count > track.samples.sizeCount {
      track.samples.leaveOutWithoutSize()
      note(.corrupt, .samplesWithoutSize)
    }
  }

  /// Reads the type of a SampleGroupDescriptionBox or SampleToGroupBox (8.9).
  private mutating func readGroup(_ box: BoxPlace, _ table: inout SampleTable) throws(ReadInterruption) {
    guard box.length >= 8, let type = try content(box, atMost: 8)?.code(4) else { return }
    if type == "rap " { table.hasOtherAccessPoints = true }
  }
}
