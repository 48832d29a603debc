extension BoxWalk {
  /// Number of fragments from which the total number is estimated.
  private static let leadingFragments = 16
  /// Number of fragments at the end, each of which may be the last one of a track.
  private static let trailingFragments = 8

  /// Reads the content after the movie box. With the header tier's limits, it first only checks if there are fragments
  /// and if the media data is complete.
  mutating func readAfterMovie(
    _ movie: inout Movie, _ source: any ByteSource, from start: UInt64
  ) throws(ReadInterruption) {
    if limits.isWhole {
      beginFragments(source)
    } else {
      if window.size != nil, try hasFragment(after: start, &movie.layout) { movie.isFragmented = true }
      guard movie.isFragmented else { return }
    }
    do {
      try readFragments(&movie, from: start)
    } catch .failed(ByteWindow.overBudget) {
      note(.limitReached, .boxesNotAllRead)
    }
  }

  /// Returns true if fragments follow. Only padding and QuickTime's `wide` may precede them or the media data.
  private mutating func hasFragment(after start: UInt64, _ layout: inout FileLayout) throws(ReadInterruption) -> Bool {
    var position = start
    let size = window.size ?? .max
    for _ in 0..<4 {
      guard let box = try next(&position, size, damage: .trailingData) else { return false }
      layout.note(box)
      if box.type == "moof" { return true }
      if box.type == "uuid" { try noteIdentified(box, &layout) }
      if box.type == "mdat" {
        try readIdentified(after: position, &layout)
        return false
      }
    }
    return false
  }

  /// Reads the boxes with identifiers after the media data, where editors append XMP.
  private mutating func readIdentified(after start: UInt64, _ layout: inout FileLayout) throws(ReadInterruption) {
    var position = start
    let size = window.size ?? .max
    for _ in 0..<4 {
      guard let box = try next(&position, size, damage: nil) else { return }
      if box.type == "uuid" { try noteIdentified(box, &layout) }
    }
  }

  /// Reads the fragments after the movie box. If there are too many, it reads only the first and the last ones. It
  /// finds the last ones through the random access index at the end (8.8.9), or from header to header. A total duration
  /// (8.8.2) or a segment index (8.16.3) may make the last ones unnecessary.
  private mutating func readFragments(_ movie: inout Movie, from start: UInt64) throws(ReadInterruption) {
    let size = window.size ?? .max
    var position = start
    var count = 0
    var last: [BoxPlace] = []
    var areMany = false
    // A compressed movie box shows no tracks.
    let perTrack = min(max(1, movie.tracks.count), BoxWalk.trailingFragments)
    while let box = try next(&position, size, damage: .trailingData) {
      if window.size != nil { movie.layout.note(box) }
      switch box.type {
      case "moof":
        movie.isFragmented = true
        count += 1
        // A fragment can contain a single track (8.8.6).
        if last.count == perTrack { last.removeFirst() }
        last.append(box)
        if count <= BoxWalk.leadingFragments || count <= limits.fragments && !areMany {
          try readFragment(box, &movie)
        }
      case "mdat":
        if count == BoxWalk.leadingFragments, window.size != nil, !limits.isWhole {
          let each = max(1, (position - start) / UInt64(count))
          areMany = (size - position) / each > UInt64(limits.fragments)
          if areMany, try readLastFragments(&movie, size) { return }
          if areMany, movie.fragmentDuration ?? 0 > 0 || movie.indexedDuration != nil { return }
        }
      // An index after a fragment belongs to a joined segment; the index of the last segment also extends to the end of
      // the file.
      case "sidx" where count == 0 && movie.indexedDuration == nil:
        movie.indexedDuration = try readSegmentIndex(box)
      case let type where count > 0 && !type.isPrintable: note(.damaged, .noBoxAfterFragment)
      default: break
      }
    }
    if count > 0, window.size != nil { try checkRest(from: position, size) }
    if areMany || count > limits.fragments {
      for box in last { try readFragment(box, &movie, isLast: true) }
    } else {
      movie.fragmentsAreComplete = !movie.fragmentsAreCut
    }
    if movie.fragmentsAreCut, limits.isWhole { note(.limitReached, .fragmentTooLong) }
  }

  /// Smallest number of zeros after the last fragment that cannot be padding: a block of a disk.
  private static let mostPadding: UInt64 = 4096

  /// Adds a problem for data after the last box that was found: zeros, where fragments were never written, or other data.
  private mutating func checkRest(from position: UInt64, _ size: UInt64) throws(ReadInterruption) {
    guard position < size, size - position >= 8, let rest = try window.fields(position, 8) else { return }
    if rest.u64(0) != 0 {
      note(.damaged, .noBoxAfterFragment)
    } else if size - position > BoxWalk.mostPadding {
      note(.zeroFilled, .zerosAfterFragments, .int(size - position))
    }
  }

  /// Reads a SegmentIndexBox (8.16.3) and returns the duration of all subsegments in seconds. Nil if it refers to
  /// further indices, or if the subsegments end before the file does. The latter occurs in joined segments with an
  /// index each.
  private mutating func readSegmentIndex(_ box: BoxPlace) throws(ReadInterruption) -> Double? {
    // The limit allows a day in segments of two seconds.
    guard let index = try content(box, atMost: 12 * 43_200 + 32), let timescale = index.u32(8), timescale > 0 else {
      return nil
    }
    let start = index.version == 0 ? 20 : 28
    guard let count = index.u16(start + 2),
      let distance = index.version == 0 ? index.u32(16).map({ UInt64($0) }) : index.u64(20)
    else { return nil }
    var total: UInt64 = 0
    var end = box.end.saturatingSum(distance)
    for entry in 0..<count {
      let place = start + 4 + 12 * entry
      // The highest bit marks a reference to another index.
      guard let reference = index.u32(place), reference >> 31 == 0, let duration = index.u32(place + 4) else {
        return nil
      }
      total += UInt64(duration)
      end = end.saturatingSum(UInt64(reference))
    }
    guard let size = window.size, end >= size else { return nil }
    return total > 0 ? Double(total) / Double(timescale) : nil
  }

  /// Reads the last fragments through the MovieFragmentRandomAccessBox (8.8.9). Returns false if the file does not end
  /// with one, or if the ends of the tracks are still unknown.
  private mutating func readLastFragments(_ movie: inout Movie, _ size: UInt64) throws(ReadInterruption) -> Bool {
    guard window.size != nil, size > 16, let tail = try window.fields(size - 16, 16), tail.code(4) == "mfro",
      let length = tail.u32(12).map({ UInt64($0) }), length >= 16, length < size
    else { return false }
    var position = size - length
    guard let index = try next(&position, size), index.type == "mfra" else { return false }
    var last: Set<UInt64> = []
    var place = index.body
    while let table = try next(&place, index.end) {
      // 8.8.10: each entry ends with numbers of traf, trun and sample, of one to four bytes as a field states.
      guard table.type == "tfra", table.length > 16, let head = try content(table, atMost: 16), let sizes = head.u32(8),
        let count = head.u32(12)
      else { continue }
      let wide = head.version == 1
      let width = (wide ? 16 : 8) + (sizes >> 4 & 3) + (sizes >> 2 & 3) + (sizes & 3) + 3
      let there = entryCount(count, table, header: 16, width: UInt64(width))
      guard there > 0, let entry = try window.fields(table.body + 16 + UInt64(there - 1) * UInt64(width), width) else {
        continue
      }
      if let start = wide ? entry.u64(8) : entry.u32(4).map({ UInt64($0) }) { last.insert(start) }
    }
    for start in last.sorted().suffix(BoxWalk.trailingFragments) where start > 0 && start < size {
      place = start
      guard let box = try next(&place, size), box.type == "moof" else { continue }
      try readFragment(box, &movie, isLast: true)
    }
    return movie.endsAreKnown
  }
}
