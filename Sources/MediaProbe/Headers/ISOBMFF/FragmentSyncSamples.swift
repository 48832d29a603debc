/// The sync samples in all fragments of a track.
struct FragmentSyncSamples {
  /// Locations in the file, in order.
  private(set) var places: [Range<UInt64>] = []
  /// True if the first sample in a fragment is a sync sample.
  private(set) var beginsWithSync = false
  /// True if the locations of some sync samples are unknown.
  private(set) var areIncomplete = false
  /// True if no sample was read.
  private(set) var isEmpty = true

  mutating func add(_ samples: RunSamples, _ most: Int) {
    if isEmpty { beginsWithSync = samples.beginsWithSync }
    if samples.count > 0 { isEmpty = false }
    places += samples.places.prefix(max(0, most - places.count))
    if samples.lacksPlaces || places.count >= most { areIncomplete = true }
  }
}

/// The samples of one track fragment (ISO/IEC 14496-12, 8.8.6), which follow one another in the file.
struct RunSamples {
  /// Offset to which the offsets of runs refer; nil if it is unknown.
  let base: UInt64?
  /// True if the locations of sync samples are wanted.
  let isWanted: Bool
  /// Location of the first sample; nil if it is unknown.
  private(set) var first: Range<UInt64>?
  /// Largest known offset of the end of a sample.
  private(set) var end: UInt64 = 0
  private(set) var places: [Range<UInt64>] = []
  private(set) var count: Int64 = 0
  private(set) var beginsWithSync = false
  /// True if the locations of some sync samples are unknown.
  private(set) var lacksPlaces = false
  /// Offset of the next sample.
  private var position: UInt64?

  init(base: UInt64?, isWanted: Bool) { (self.base, self.isWanted, position) = (base, isWanted, base) }

  /// Begins a run at an offset from the base.
  mutating func begin(at offset: Int?) {
    guard let base, let offset else {
      position = nil
      return
    }
    let (start, overflow) = base.addingReportingOverflow(UInt64(offset.magnitude))
    position = offset >= 0 ? (overflow ? nil : start) : base - min(base, UInt64(offset.magnitude))
  }

  mutating func add(size: Int64, isSync: Bool) {
    let end = position.map { $0.saturatingSum(UInt64(size)) }
    if count == 0 {
      beginsWithSync = isSync
      if let position, let end { first = position..<end }
    }
    count += 1
    if isWanted, isSync {
      if let position, let end { places.append(position..<end) } else { lacksPlaces = true }
    }
    position = end
    self.end = max(self.end, end ?? 0)
  }

  /// Adds equal samples. If they are sync samples, each is a frame of its own, and their locations are not listed.
  mutating func add(alike number: Int64, size: Int64, isSync: Bool) {
    guard number > 0 else { return }
    if isSync { lacksPlaces = true }
    position = position.map { $0.saturatingSum(UInt64(number).saturatingProduct(UInt64(size))) }
    end = max(end, position ?? 0)
  }
}
