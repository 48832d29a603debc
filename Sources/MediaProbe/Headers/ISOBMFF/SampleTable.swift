/// What the tables of a track sum up to (ISO/IEC 14496-12, 8.5.1). Long ones are not read through: what only they tell is nil.
struct SampleTable: Sendable {
  /// By the table of times; by that of sizes where the former is too long. 0 in a fragmented movie.
  var count: UInt64 = 0
  /// By the table of times, with samples that have no size.
  var declaredCount: UInt64 = 0
  /// In media time; nil when the table of times was too long.
  var duration: UInt64?
  /// Runs of samples of one duration; nil when the table was too long.
  var runs: [TimeRun]? = []
  /// The shortest and the longest step between samples; the last has no next. Of what was read, where that is not all.
  var steps: ClosedRange<UInt32>?
  var stepsAreComplete = true
  /// The first sample is shown so much later than it is decoded, in media time.
  var firstOffset: Int64 = 0
  /// Samples are shown in another order than they are decoded in.
  var isReordered = false
  /// Numbers of sync samples from 1; nil without the table, when every sample is one.
  var syncSamples: [UInt32]?
  var syncSamplesAreUnread = false
  /// The sizes of all samples added up; nil when the table was too long.
  var bytes: UInt64?
  /// By the table of sizes.
  var sizeCount: UInt64 = 0
  /// All samples have this size; nil when they differ.
  var uniformSize: UInt64?
  /// Of all tables of the track, in the file.
  var tableBytes: Int64 = 0
  /// How many chunks there are.
  var chunkCount = 0
  /// The number, from 1, of the chunk with which the last run of alike chunks begins; nil without any.
  var lastRunChunk: Int?
  /// Which sample description the first samples have, from 1 on.
  var firstDescription: Int?
  /// Where the last chunk begins.
  var lastChunk: UInt64?
  /// Samples lie in chunks that have no place in the file.
  var lacksChunks: Bool { lastRunChunk ?? 0 > chunkCount }
}

extension SampleTable {
  /// Leaves out samples that are timed and have no size: the file has no room for them.
  fileprivate mutating func leaveOutWithoutSize() {
    var (kept, left, ticks) = ([TimeRun](), sizeCount, UInt64(0))
    for run in runs ?? [] where left > 0 {
      let number = UInt32(min(UInt64(run.count), left))
      kept.append(TimeRun(count: number, delta: run.delta))
      left -= UInt64(number)
      ticks = ticks.addingReportingOverflow(UInt64(number) * UInt64(run.delta)).partialValue
    }
    (runs, count, duration, steps) = (kept, sizeCount - left, ticks, stepRange(kept))
  }
}

/// Samples one after another that last equally long.
struct TimeRun: Sendable {
  let count: UInt32
  let delta: UInt32
}

extension BoxWalk {
  mutating func readSampleTable(_ box: BoxPlace, _ track: inout TrackBoxes) throws(Halt) {
    var position = box.body
    var descriptions: BoxPlace?
    while let child = try next(&position, box.end) {
      track.samples.tableBytes += Int64(clamping: child.length)
      switch child.type {
      case "stsd":
        try readSampleDescription(child, &track)
        descriptions = child
      case "stts": try readTimeToSample(child, &track.samples)
      case "ctts": try readCompositionOffsets(child, &track.samples)
      case "stss": try readSyncSamples(child, &track.samples)
      case "stsz", "stz2": try readSampleSizes(child, &track.samples)
      case "stsc": try readSampleToChunk(child, &track.samples)
      case "stco", "co64": try readChunkOffsets(child, &track.samples)
      default: break
      }
    }
    // Where there are several, what is played first counts, and not what stands first.
    if let descriptions, let number = track.samples.firstDescription, number > 1,
      number <= min(track.description?.count ?? 1, BoxWalk.mostDescriptions)
    {
      try readSampleDescription(descriptions, number: number, &track)
    }
    if track.samples.runs == nil { track.samples.count = track.samples.sizeCount }
    if track.samples.sizeCount > 0, track.samples.runs != nil, track.samples.count > track.samples.sizeCount {
      track.samples.leaveOutWithoutSize()
      note(.corrupt, "the index (moov) times more samples than have a size: those that have one are counted")
    }
  }
}
