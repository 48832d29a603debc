/// What the fragments of a movie add to one track (ISO/IEC 14496-12, 8.8).
public struct FragmentTrack: Sendable {
  /// Samples in all fragments.
  public fileprivate(set) var count: UInt64 = 0
  /// When the first is decoded, in media time; nil when no fragment tells.
  public fileprivate(set) var start: UInt64?
  /// When the last ends, in media time, by the times that fragments state; nil when none does.
  public fileprivate(set) var end: UInt64?
  /// Of all samples, in media time, gaps between them not counted.
  public fileprivate(set) var duration: UInt64 = 0
  /// Bytes of all samples.
  public fileprivate(set) var bytes: UInt64 = 0
  /// The shortest and the longest sample.
  public fileprivate(set) var steps: ClosedRange<UInt32>?
  /// The longest stretch between sync samples, the end counted as one, in media time. Nil when none is.
  public fileprivate(set) var longestSyncDistance: UInt64?
  fileprivate var lastSync: UInt64?
}

/// The movie fragments of a file, summed up by track.
public struct MovieFragments: Sendable {
  /// Bytes of fragment headers that are read: samples of 20 ms, each with a size of its own, for ten hours.
  private static let budget: UInt64 = 32 << 20

  private let fileSize: Int
  /// By track number.
  public private(set) var tracks: [Int: FragmentTrack] = [:]
  /// There are more than are read.
  public private(set) var isOverLimit = false
  /// A fragment declares more samples than it describes, or than the file has bytes.
  public private(set) var hasImpossibleCounts = false

  public init(_ source: any ByteSource, _ places: [FileLayout.Place], movie: MovieIndex) throws(Halt) {
    var spent: UInt64 = 0
    fileSize = source.size.map { Int(clamping: $0) } ?? .max
    for place in places {
      spent += max(place.bodyLength, 16)
      guard spent <= MovieFragments.budget else {
        isOverLimit = true
        return
      }
      let content = Fields(try source.bytes(place.body..<place.end))
      for box in BoxContent.list(in: content, limit: 1024) where box.type == "traf" {
        readTrack(BoxContent.list(in: box.content, limit: 1024), movie)
      }
    }
    for (id, track) in tracks {
      guard let last = track.lastSync, let end = track.end ?? track.start.map({ $0 + track.duration }) else { continue }
      tracks[id]?.longestSyncDistance = max(track.longestSyncDistance ?? 0, end - min(last, end))
    }
  }

  private mutating func readTrack(_ boxes: [BoxContent], _ movie: MovieIndex) {
    // 8.8.7: track number, then the fields that the flags announce.
    guard let header = boxes.first("tfhd"), let id = header.u32(4), let flags = header.flags else { return }
    let described = movie.tracks.first { $0.id == id }
    var defaults = described?.fragmentDefaults ?? FragmentDefaults(duration: 0, size: 0, flags: 0)
    var place = 8
    if flags & 0x01 != 0 { place += 8 }
    if flags & 0x02 != 0 { place += 4 }
    if flags & 0x08 != 0 {
      defaults.duration = header.u32(place) ?? 0
      place += 4
    }
    if flags & 0x10 != 0 {
      defaults.size = header.u32(place) ?? 0
      place += 4
    }
    if flags & 0x20 != 0 { defaults.flags = header.u32(place) ?? 0 }

    var track = tracks[id] ?? FragmentTrack()
    // 8.8.12: without it, the fragment follows on the one before, the first on the samples of the index.
    let stated = boxes.first("tfdt").flatMap { $0.version == 1 ? $0.u64(4) : $0.u32(4).map { UInt64($0) } }
    var time = stated ?? track.end ?? described?.samples.duration ?? 0
    track.start = min(track.start ?? time, time)
    for box in boxes where box.type == "trun" {
      readRun(box.content, defaults, &track, &time)
    }
    track.end = max(track.end ?? 0, time)
    tracks[id] = track
  }

  /// 8.8.8
  private mutating func readRun(
    _ run: Fields, _ defaults: FragmentDefaults, _ track: inout FragmentTrack, _ time: inout UInt64
  ) {
    guard let flags = run.flags, let declared = run.u32(4) else { return }
    var place = 8
    if flags & 0x001 != 0 { place += 4 }
    let firstFlags = flags & 0x004 != 0 ? run.u32(place) : nil
    if firstFlags != nil { place += 4 }
    let fields = [0x100, 0x200, 0x400, 0x800].filter { flags & $0 != 0 }
    // A declared count is a claim. Where samples are described, what is there decides; where they are all alike, each
    // has a byte in the file at least.
    let room = fields.isEmpty ? fileSize : max(0, run.count - place) / (4 * fields.count)
    if declared > room { hasImpossibleCounts = true }
    if fields.isEmpty {
      track.add(count: min(declared, room), defaults, firstFlags, &time)
      return
    }
    for index in 0..<min(declared, room) {
      var sample = defaults
      for field in fields {
        if field == 0x100 { sample.duration = run.u32(place) ?? 0 }
        if field == 0x200 { sample.size = run.u32(place) ?? 0 }
        if field == 0x400 { sample.flags = run.u32(place) ?? 0 }
        place += 4
      }
      if index == 0, let firstFlags { sample.flags = firstFlags }
      track.add(sample, &time)
    }
  }
}

extension FragmentTrack {
  /// One sample.
  fileprivate mutating func add(_ sample: FragmentDefaults, _ time: inout UInt64) {
    count += 1
    bytes = bytes.addingReportingOverflow(UInt64(sample.size)).partialValue
    // 8.8.3.1: sample_is_non_sync_sample.
    if sample.flags & 0x1_0000 == 0 {
      if let lastSync { longestSyncDistance = max(longestSyncDistance ?? 0, time - min(lastSync, time)) }
      lastSync = time
    }
    let step = UInt32(clamping: sample.duration)
    steps = min(steps?.lowerBound ?? step, step)...max(steps?.upperBound ?? step, step)
    self.duration = self.duration.addingReportingOverflow(UInt64(step)).partialValue
    time = time.addingReportingOverflow(UInt64(step)).partialValue
  }

  /// Samples that are all alike, but for the flags of the first.
  fileprivate mutating func add(
    count: Int, _ sample: FragmentDefaults, _ firstFlags: Int?, _ time: inout UInt64
  ) {
    var first = sample
    first.flags = firstFlags ?? sample.flags
    // Three tell what all tell: the first, one like all others, and the last.
    guard count > 3 else {
      for index in 0..<max(0, count) { add(index == 0 ? first : sample, &time) }
      return
    }
    add(first, &time)
    add(sample, &time)
    let skipped = UInt64(count - 3)
    let ticks = skipped.multipliedReportingOverflow(by: UInt64(UInt32(clamping: sample.duration))).partialValue
    self.count += skipped
    duration = duration.addingReportingOverflow(ticks).partialValue
    let skippedBytes = skipped.multipliedReportingOverflow(by: UInt64(sample.size)).partialValue
    bytes = bytes.addingReportingOverflow(skippedBytes).partialValue
    time = time.addingReportingOverflow(ticks).partialValue
    // The skipped ones are sync samples if these are.
    if sample.flags & 0x1_0000 == 0 { lastSync = time }
    add(sample, &time)
  }
}
