extension MovieWalk {
  /// Fragments that are read through: eight minutes of two seconds each.
  private static let mostFragments = 256
  /// Fragments by which it is estimated how many there are.
  private static let leadingFragments = 16

  /// Reads the fragments behind the movie box. Where they are too many, only the first and the last are read: by the random access
  /// index at the end (8.8.9), else by going from header to header. A header for all (8.8.2) or a segment index (8.16.3) may make
  /// even that needless.
  mutating func readFragments(
    _ movie: inout MovieDescription, _ layout: inout MovieLayout, _ size: UInt64
  ) throws(Halt) {
    var position = layout.behindMovie
    var count = 0
    var last: BoxPlace?
    do {
      while let box = try next(&position, size) {
        switch box.type {
        case "moof":
          count += 1
          last = box
          if count <= MovieWalk.leadingFragments || count <= MovieWalk.mostFragments && !layout.hasManyFragments {
            try readFragment(box, &movie)
          }
        case "mdat":
          note(cut: box)
          if count == MovieWalk.leadingFragments, window.size != nil {
            let each = max(1, (position - layout.behindMovie) / UInt64(count))
            let rest = (size - position) / each
            layout.hasManyFragments = rest > UInt64(MovieWalk.mostFragments)
            if layout.hasManyFragments, try readLastFragment(&movie, size) { return }
            if layout.hasManyFragments, movie.fragmentDuration ?? 0 > 0 || layout.indexedDuration != nil { return }
          }
        case "sidx": if layout.indexedDuration == nil { layout.indexedDuration = try readSegmentIndex(box) }
        default: break
        }
      }
      if let last, layout.hasManyFragments || count > MovieWalk.mostFragments {
        movie.endsAreKnown = try readFragment(last, &movie, isNext: false)
      } else {
        movie.fragmentsAreComplete = true
      }
    } catch .failed(ByteWindow.overBudget) {
      note(.limitReached, "the fragments go on past what is read of a header")
    }
  }

  /// SegmentIndexBox (8.16.3): what all of its subsegments last, in seconds; nil when it points to further indices.
  private mutating func readSegmentIndex(_ box: BoxPlace) throws(Halt) -> Double? {
    // A day in segments of two seconds.
    guard let index = try content(box, atMost: 12 * 43_200 + 32), let timescale = index.u32(8), timescale > 0 else {
      return nil
    }
    let start = index.version == 0 ? 20 : 28
    guard let count = index.u16(start + 2) else { return nil }
    var total: UInt64 = 0
    for entry in 0..<count {
      let place = start + 4 + 12 * entry
      // The highest bit says that it refers to another index.
      guard let kind = index.u8(place), kind & 0x80 == 0, let duration = index.u32(place + 4) else { return nil }
      total += UInt64(duration)
    }
    return total > 0 ? Double(total) / Double(timescale) : nil
  }

  /// MovieFragmentRandomAccessBox (8.8.9): reads the last fragment that it names; false where the file does not end in one.
  private mutating func readLastFragment(_ movie: inout MovieDescription, _ size: UInt64) throws(Halt) -> Bool {
    guard window.size != nil, size > 16, let tail = try window.fields(size - 16, 16), tail.code(4) == "mfro",
      let length = tail.u32(12).map({ UInt64($0) }), length >= 16, length < size
    else { return false }
    var position = size - length
    guard let index = try next(&position, size), index.type == "mfra" else { return false }
    var last: UInt64 = 0
    var place = index.body
    while let table = try next(&place, index.end) {
      // 8.8.10: each entry ends in numbers of traf, trun and sample, of one to four bytes as a field says.
      guard table.type == "tfra", table.length > 16, let head = try content(table, atMost: 16), let sizes = head.u32(8),
        let count = head.u32(12)
      else { continue }
      let wide = head.version == 1
      let width = (wide ? 16 : 8) + (sizes >> 4 & 3) + (sizes >> 2 & 3) + (sizes & 3) + 3
      let there = entryCount(count, table, header: 16, width: UInt64(width))
      guard there > 0, let entry = try window.fields(table.body + 16 + UInt64((there - 1) * width), width) else {
        continue
      }
      last = max(last, (wide ? entry.u64(8) : entry.u32(4).map { UInt64($0) }) ?? 0)
    }
    guard last > 0, last < size else { return false }
    place = last
    guard let box = try next(&place, size), box.type == "moof" else { return false }
    movie.endsAreKnown = try readFragment(box, &movie, isNext: false)
    return movie.endsAreKnown
  }
}
