/// A summary of one track's fragments (ISO/IEC 14496-12, 8.8.4).
package struct FragmentSummary: Sendable {
  /// Number of samples.
  package var count: UInt64 = 0
  /// Decoding time of the first sample, in media time.
  var start: UInt64 = 0
  /// End of the last sample, in media time.
  var end: UInt64 = 0
  /// True if the last fragment of the file was read.
  var isEndKnown = false
  /// Duration of all samples in media time, without gaps between them.
  package var duration: UInt64 = 0
  /// True if more samples are declared than are described, or than the file has bytes.
  var isAbsurd = false
  /// Composition offset of the first sample.
  var firstOffset: Int64 = 0
  /// Composition offset of the last sample.
  var lastOffset: Int64?
  /// The largest decrease of the composition offset from a sample to the next.
  var offsetDrop: Int64 = 0
  /// The shortest and the longest step between samples.
  var steps: ClosedRange<UInt32>?
  /// The longest distance between sync samples, in media time.
  var longestSyncDistance: UInt64 = 0
  /// The shortest one; nil if there are no two sync samples.
  var shortestSyncDistance: UInt64?
  /// The bytes of spans of time; nil if they are not wanted.
  var rates: BitRateWindows?
  /// Number of bytes of all samples.
  var bytes: UInt64 = 0
  /// Locations of the first sample of each fragment that was read.
  var heads: [Range<UInt64>] = []
  /// Largest offset of the end of a sample.
  var dataEnd: UInt64 = 0
  /// The longest time between the end of a fragment and the start of the next one, and where it begins, in media time.
  var longestGap: (at: UInt64, length: UInt64)?
  var lastSync: UInt64?
  var lastTime: UInt64?
}

extension BoxWalk {
  /// Largest number of tracks in a fragment, and of boxes in each; it allows more than the run per sample that any
  /// writer makes.
  private static let mostBoxes = 4096

  /// Reads a MovieFragmentBox (8.8.4).
  ///
  /// - Parameter isLast: True for the last fragment of its tracks when fragments before it were not read. Then only its
  /// own decode time states its start.
  mutating func readFragment(_ box: BoxPlace, _ movie: inout Movie, isLast: Bool = false) throws(ReadInterruption) {
    guard box.length <= limits.fragmentBytes, let content = try content(box, atMost: Int(box.length)) else {
      movie.fragmentsAreCut = true
      return
    }
    let children = BoxContent.list(in: content, limit: BoxWalk.mostBoxes)
    if children.count == BoxWalk.mostBoxes { movie.fragmentsAreCut = true }
    var isFirst = true
    for child in children where child.type == "traf" {
      let boxes = BoxContent.list(in: child.content, limit: BoxWalk.mostBoxes)
      if boxes.count == BoxWalk.mostBoxes { movie.fragmentsAreCut = true }
      defer { isFirst = false }
      guard !isLast || boxes.contains(where: { $0.type == "tfdt" }) else { continue }
      readTrackFragment(boxes, of: box, isFirst: isFirst, &movie, isLast: isLast)
    }
  }

  /// Reads a TrackFragmentBox (8.8.6).
  private func readTrackFragment(
    _ boxes: [BoxContent], of fragment: BoxPlace, isFirst: Bool, _ movie: inout Movie, isLast: Bool
  ) {
    // 8.8.7: the track number, then the fields that the flags announce.
    guard let header = boxes.first("tfhd"), let id = header.u32(4), let flags = header.flags else { return }
    guard let owner = movie.tracks.first(where: { $0.boxes.id == id }) else { return }
    var defaults = movie.fragmentDefaults[id] ?? TrackExtends(duration: 0, size: 0, flags: 0)
    var place = 8
    if flags & 0x01 != 0 { place += 8 }
    if flags & 0x02 != 0 { place += 4 }
    func field(_ bit: Int, else fallback: Int64) -> Int64 {
      guard flags & bit != 0 else { return fallback }
      defer { place += 4 }
      return header.u32(place) ?? fallback
    }
    defaults = TrackExtends(
      duration: field(0x08, else: defaults.duration), size: field(0x10, else: defaults.size),
      flags: field(0x20, else: defaults.flags))
    let known = movie.fragments[id]
    // 8.8.12: without a decode time the fragment follows the previous one, and the first one follows the movie's own
    // samples.
    let stated = boxes.first("tfdt").flatMap { $0.version == 1 ? $0.u64(4) : $0.u32(4).map { UInt64($0) } }
    let before = known?.end ?? movie.tracks.first { $0.boxes.id == id }?.boxes.samples.duration ?? 0
    var time = stated ?? before
    var track = known ?? FragmentSummary(start: time, end: time)
    if known == nil, limits.countsRates {
      track.rates = owner.boxes.timescale.flatMap { Ratio($0, 1) }.flatMap { BitRateWindows(ticksPerSecond: $0) }
    }
    track.start = min(track.start, time)
    if let known, time > known.end, time - known.end > track.longestGap?.length ?? 0 {
      track.longestGap = (known.end, time - known.end)
    }
    // 8.8.7.1: without a stated base, and without the flag for the base of the fragment, the data of a track fragment follows
    // that of the previous one.
    var samples = RunSamples(
      base: flags & 0x01 != 0 ? header.u64(8) : isFirst || flags & 0x02_0000 != 0 ? fragment.start : nil,
      isWanted: limits.sampleHeads > 0 && owner.boxes.kind == .video)
    for box in boxes where box.type == "trun" { readRun(box.content, defaults, &track, &time, &samples) }
    if let first = samples.first { track.heads.append(first) }
    track.dataEnd = max(track.dataEnd, samples.end)
    if samples.isWanted { movie.fragmentSync[id, default: FragmentSyncSamples()].add(samples, limits.sampleHeads) }
    track.end = max(track.end, time)
    track.isEndKnown = isLast
    movie.fragments[id] = track
  }

  /// Reads a TrackRunBox (8.8.8).
  private func readRun(
    _ run: Fields, _ defaults: TrackExtends, _ track: inout FragmentSummary, _ time: inout UInt64,
    _ samples: inout RunSamples
  ) {
    guard let flags = run.flags, let declared = run.u32(4) else { return }
    var place = 8
    if flags & 0x001 != 0 {
      samples.begin(at: run.i32(place))
      place += 4
    }
    let firstFlags = flags & 0x004 != 0 ? run.u32(place) : nil
    if flags & 0x004 != 0 { place += 4 }
    let (hasDuration, hasSize) = (flags & 0x100 != 0, flags & 0x200 != 0)
    let (hasFlags, hasOffset) = (flags & 0x400 != 0, flags & 0x800 != 0)
    let width = 4 * [hasDuration, hasSize, hasFlags, hasOffset].count { $0 }
    guard width > 0 else {
      // The samples take no bytes here, so their number must not determine the number of iterations.
      if let size = window.size, UInt64(declared) > size { track.isAbsurd = true }
      track.add(offset: 0)
      track.add(alike: declared, defaults, firstFlags: firstFlags ?? defaults.flags, &time)
      samples.add(size: defaults.size, isSync: isSync(firstFlags ?? defaults.flags))
      samples.add(alike: declared - 1, size: defaults.size, isSync: isSync(defaults.flags))
      return
    }
    // The declared number is not trusted; the available bytes decide.
    let there = max(0, run.count - place) / width
    if declared > there { track.isAbsurd = true }
    for index in 0..<Int(min(declared, Int64(there))) {
      var (duration, size, sampleFlags) = (defaults.duration, defaults.size, defaults.flags)
      if hasDuration {
        duration = run.u32(place) ?? 0
        place += 4
      }
      if hasSize {
        size = run.u32(place) ?? 0
        place += 4
      }
      if hasFlags {
        sampleFlags = run.u32(place) ?? 0
        place += 4
      }
      let offset = hasOffset ? Int64(run.i32(place) ?? 0) : 0
      if hasOffset {
        if track.count == 0 { track.firstOffset = offset }
        place += 4
      }
      track.add(offset: offset)
      if index == 0, let firstFlags { sampleFlags = firstFlags }
      track.add(duration: duration, size: size, isSync: isSync(sampleFlags), at: time)
      samples.add(size: size, isSync: isSync(sampleFlags))
      time = time.saturatingSum(UInt64(duration))
    }
  }
}

/// Returns true if sample_is_non_sync_sample is not set (8.8.3.1).
private func isSync(_ flags: Int64) -> Bool { flags & 0x1_0000 == 0 }

extension FragmentSummary {
  fileprivate mutating func add(offset: Int64) {
    if let lastOffset { offsetDrop = max(offsetDrop, lastOffset - offset) }
    lastOffset = offset
  }

  fileprivate mutating func add(duration: Int64, size: Int64, isSync: Bool, at time: UInt64) {
    count += 1
    self.duration = self.duration.saturatingSum(UInt64(duration))
    bytes = bytes.saturatingSum(UInt64(size))
    if let lastTime, time >= lastTime { widen(UInt32(clamping: time - lastTime)) }
    lastTime = time
    if isSync { noteSync(at: time) }
    if rates != nil { rates?.add(at: Int64(clamping: time), bytes: size) }
  }

  private mutating func noteSync(at time: UInt64) {
    if let lastSync, time >= lastSync {
      longestSyncDistance = max(longestSyncDistance, time - lastSync)
      shortestSyncDistance = min(shortestSyncDistance ?? .max, time - lastSync)
    }
    lastSync = time
  }

  /// Largest number of equal samples that are counted in spans of time.
  private static let mostAlike: UInt64 = 1 << 16

  /// Adds equal samples; only the flags of the first one may differ.
  fileprivate mutating func add(alike number: Int64, _ defaults: TrackExtends, firstFlags: Int64, _ time: inout UInt64)
  {
    guard number > 0 else { return }
    add(duration: defaults.duration, size: defaults.size, isSync: isSync(firstFlags), at: time)
    let (step, rest) = (UInt64(defaults.duration), UInt64(number) - 1)
    let span = rest.saturatingProduct(step)
    if rest > 0 {
      count = count.saturatingSum(rest)
      duration = duration.saturatingSum(span)
      bytes = bytes.saturatingSum(rest.saturatingProduct(UInt64(defaults.size)))
      widen(UInt32(clamping: step))
      lastTime = time.saturatingSum(span)
      if isSync(defaults.flags) {
        noteSync(at: time.saturatingSum(step))
        longestSyncDistance = max(longestSyncDistance, step)
        lastSync = lastTime
      }
      if rates != nil, rest <= FragmentSummary.mostAlike {
        for index in 1...rest {
          rates?.add(at: Int64(clamping: time.saturatingSum(index.saturatingProduct(step))), bytes: defaults.size)
        }
      } else {
        rates = nil
      }
    }
    time = time.saturatingSum(span).saturatingSum(step)
  }

  private mutating func widen(_ step: UInt32) {
    guard let known = steps else {
      steps = step...step
      return
    }
    if !(known ~= step) { steps = min(known.lowerBound, step)...max(known.upperBound, step) }
  }
}
