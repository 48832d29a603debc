// These functions detect damage: they compare the index (Cues) with the file, and check a few clusters.

/// Largest number of reads of a page each that look for damage.
private let mostPages = 4
/// Length of a page.
private let pageLength: UInt64 = 4096
/// Smallest number of zeros at the end of a file that are evidence. It is more than a frame of silent audio has.
private let mostZeros = 2048
/// Largest number of places that are tried as the start of a CuePoint; the id also occurs within one.
private let mostCandidates = 64
/// Codecs of which no frame is a long run of zeros. Silent PCM audio is zeros, and so are black pixels.
private let neverZero: Set<String> = [
  "h264", "hevc", "av1", "vp8", "vp9", "mpeg4", "mpeg2video", "mjpeg", "theora", "aac", "mp3", "ac3", "eac3", "flac",
  "opus", "vorbis",
]

/// Shortest time in seconds between two places of an index that can be a leap of the time stamps.
private let shortestLeap = 30.0
/// Bits per second below which nothing was recorded in this time. The slowest speech codecs have more, and so has a picture that
/// does not change.
private let fewestBits = 1000.0

/// A place in the media data that the index names (RFC 9559, 5.1.5.1.2).
private struct CuePlace {
  /// Position of the cluster, relative to the segment.
  let cluster: UInt64
  /// Position of the block within the cluster; nil if it is not stated.
  let block: UInt64?
  /// Time in ticks of the segment's clock (5.1.5.1.1).
  let time: UInt64?

  /// Reads the first place of a CuePoint; nil if the CuePoint has no place.
  init?(_ point: Fields) {
    var (cluster, block, time): (UInt64?, UInt64?, UInt64?) = (nil, nil, nil)
    point.forEachElement { id, places in
      if id == 0xB3 { time = places.unsigned }
      guard id == 0xB7, cluster == nil else { return }  // CueTrackPositions
      places.forEachElement { id, data in
        if id == 0xF1 { cluster = data.unsigned }  // CueClusterPosition
        if id == 0xF0 { block = data.unsigned }  // CueRelativePosition
      }
    }
    guard let cluster else { return nil }
    (self.cluster, self.block, self.time) = (cluster, block, time)
  }
}

extension MatroskaSegment {
  /// Returns the damage in the index and a few clusters; nil if they have none.
  mutating func problem(codecs: [String?]) throws(ReadInterruption) -> Problem? {
    guard let size = window.size, let firstCluster else { return nil }
    var pages = mostPages
    if farthestSeek >= size { return Problem(.truncated, .indexPointsBeyondEnd) }
    let cues = cuesPosition
    if cues == nil || window.holds(firstCluster.start, 64) {
      if let problem = try problem(of: firstCluster, &pages) { return problem }
    }
    if end == nil, let place = tailCluster?.end, place < size,
      let problem = try problem(after: place, size, &pages)
    {
      return problem
    }
    var last = firstCluster
    if let cues {
      let (places, found) = try cuePlaces(at: cues, &pages)
      if let found { return found }
      if let problem = try problem(of: places, &last, &pages) { return problem }
    }
    guard cues == nil || last.end.map({ $0 >= size }) ?? true,
      codecs.allSatisfy({ $0.map { neverZero.contains($0) } ?? false })
    else { return nil }
    return try problemOfEnd(last, size, &pages)
  }

  /// Buffers a page that is not required; false if it has not arrived, or after too many pages.
  private mutating func hold(_ place: UInt64, _ pages: inout Int) throws(ReadInterruption) -> Bool {
    if window.holds(place, 64) { return true }
    guard pages > 0 else { return false }
    pages -= 1
    return try window.holdIfPresent(place..<place.saturatingSum(pageLength))
  }

  /// Returns the problem of the elements of a cluster that are in its first page.
  private mutating func problem(of cluster: EBMLElement, _ pages: inout Int) throws(ReadInterruption) -> Problem? {
    if let size = window.size, let end = cluster.end, end > size, self.end != nil { return nil }
    guard try hold(cluster.start, &pages) else { return nil }
    return try problemOfElements(from: cluster.start, to: cluster.end ?? .max)
  }

  /// Returns the problem of the elements of a cluster from one on, as far as they are buffered.
  private mutating func problemOfElements(from start: UInt64, to end: UInt64) throws(ReadInterruption) -> Problem? {
    let size = window.size ?? .max
    guard let held = window.held(from: start) else { return nil }
    var position = start
    while position < min(end, size) {
      let place = Int(position - start)
      // The largest head of an element has twelve bytes (RFC 8794, 11.2.4).
      guard place + Int(min(12, size - position)) <= held.count else { return nil }
      guard let element = held.elementHead(at: place), isInCluster(element.id, size: end) else {
        return .instead(of: .anElement, at: position, held.part(place)?.bytes.prefix(64) ?? [])
      }
      // An element of the first level ends a cluster of unknown size.
      guard let length = element.size, end != .max || !isFirstLevelElement(element.id) else { return nil }
      let (next, overflow) = (position + UInt64(element.length)).addingReportingOverflow(length)
      if overflow { return nil }
      if next > end { return .instead(of: .anElement, at: position, []) }
      // The next element is not held.
      guard next - start <= UInt64(held.count) else { return nil }
      position = next
    }
    return nil
  }

  /// Returns the problem of the bytes after the last complete cluster of a recording.
  private mutating func problem(
    after place: UInt64, _ size: UInt64, _ pages: inout Int
  ) throws(ReadInterruption) -> Problem? {
    guard try hold(place, &pages), let held = window.held(from: place, most: 64) else { return nil }
    if let element = try window.element(at: place), isFirstLevelElement(element.id) || element.id == 0xEC {
      return element.end ?? 0 > size ? Problem(.truncated, .endsWithin, .term(.itsMediaData)) : nil
    }
    let problem = Problem.instead(of: .aCluster, at: place, held.bytes)
    if problem.code == .zeroFilled { return problem }
    // An id of four bytes that is cut.
    if held.count < 4 { return Problem(.truncated, .endsWithin, .term(.itsMediaData)) }
    return Problem(.trailingData, .bytesAfterEnd, .int(size - place), .text("matroska"))
  }

  /// Returns true for an element that may be in a cluster (RFC 9559, 5.1.3), or that ends one of unknown size.
  private func isInCluster(_ id: UInt32, size end: UInt64) -> Bool {
    switch id {
    // Timestamp, SimpleBlock, BlockGroup, Position, PrevSize, SilentTracks, EncryptedBlock, Void, CRC-32
    case 0xE7, 0xA3, 0xA0, 0xA7, 0xAB, 0x5854, 0xAF, 0xEC, 0xBF: true
    default: end == .max && isFirstLevelElement(id)
    }
  }

  /// Returns the places that the index names in the middle of the file and last, as far as two pages show them.
  private mutating func cuePlaces(
    at position: UInt64, _ pages: inout Int
  ) throws(ReadInterruption) -> (places: [CuePlace], problem: Problem?) {
    guard try hold(position, &pages), let cues = try window.element(at: position) else {
      return ([], window.held(from: position, most: 64).map { .instead(of: .theIndexOfFile, at: position, $0.bytes) })
    }
    // Editors overwrite an index with a Void element.
    guard cues.id != 0xEC else { return ([], nil) }
    guard cues.id == 0x1C53_BB6B else {
      return ([], .instead(of: .theIndexOfFile, at: position, window.held(from: position, most: 64)?.bytes ?? []))
    }
    guard let size = cues.size, let end = cues.end, let whole = window.size else { return ([], nil) }
    if end > whole { return ([], Problem(.truncated, .endsWithin, .term(.theIndexOfFile))) }
    guard let held = window.held(from: cues.start, most: Int(clamping: size)) else { return ([], nil) }
    var found: [CuePlace] = []
    held.forEachElement { id, data in
      if id == 0xBB, let place = CuePlace(data) { found.append(place) }  // CuePoint
    }
    noteLeap(between: found)
    guard UInt64(held.count) >= size || found.isEmpty else {
      let last = try lastCue(before: end, &pages)
      return ([found[found.count - 1]] + (last.map { [$0] } ?? []), nil)
    }
    let middle = found.first { $0.cluster >= whole / 2 }
    return ((middle.map { [$0] } ?? []) + found.suffix(1), nil)
  }

  /// Notes a leap of the time stamps: much time and few bytes between two places of the index.
  private mutating func noteLeap(between places: [CuePlace]) {
    guard places.count > 1 else { return }
    for index in 1..<places.count {
      guard let before = places[index - 1].time, let time = places[index].time, time > before else { continue }
      let seconds = Double(time - before) * Double(timestampScale) / Double(nanosecondsPerSecond)
      let bytes = places[index].cluster.saturatingDifference(places[index - 1].cluster)
      guard seconds > shortestLeap, Double(bytes) * 8 < seconds * fewestBits, seconds > leap?.length ?? 0 else {
        continue
      }
      leap = (Double(before) * Double(timestampScale) / Double(nanosecondsPerSecond), seconds)
    }
  }

  /// Returns the last place of a long index, whose last page is searched for a run of CuePoints.
  private mutating func lastCue(before end: UInt64, _ pages: inout Int) throws(ReadInterruption) -> CuePlace? {
    let start = end - min(end, pageLength)
    guard pages > 0, try window.holdIfPresent(start..<end), let held = window.held(from: start) else { return nil }
    pages -= 1
    var candidates = 0
    for (place, byte) in held.bytes.enumerated() where byte == 0xBB && candidates < mostCandidates {
      candidates += 1
      guard let points = held.part(place) else { return nil }
      var (last, length): (CuePlace?, Int) = (nil, 0)
      while let head = points.elementHead(at: length), head.id == 0xBB,
        let size = head.size.flatMap({ Int(exactly: $0) }),
        let data = points.part(length + head.length, size)
      {
        last = CuePlace(data)
        length += head.length + size
      }
      if length == points.count { return last }
    }
    return nil
  }

  /// Returns the problem of the places that the index names.
  ///
  /// - Parameter last: Becomes the last cluster that the index names.
  private mutating func problem(
    of places: [CuePlace], _ last: inout EBMLElement, _ pages: inout Int
  ) throws(ReadInterruption) -> Problem? {
    guard let size = window.size else { return nil }
    for place in places {
      let position = start.saturatingSum(place.cluster)
      guard position < size else { return Problem(.truncated, .indexPointsBeyondEnd) }
      var cluster = last
      if position + 4 > last.start || position + 12 < last.start {
        guard try hold(position, &pages) else { continue }
        guard let found = try window.element(at: position), found.id == 0x1F43_B675 else {
          return .instead(of: .aCluster, at: position, window.held(from: position, most: 64)?.bytes ?? [])
        }
        if let end = found.end, end > size { return Problem(.truncated, .endsWithin, .term(.itsMediaData)) }
        if let problem = try problem(of: found, &pages) { return problem }
        cluster = found
      }
      if let block = place.block, let problem = try problem(ofBlock: block, cluster, &pages) { return problem }
      last = cluster
    }
    return nil
  }

  /// Returns the problem of the elements from a block on that the index names.
  private mutating func problem(
    ofBlock place: UInt64, _ cluster: EBMLElement, _ pages: inout Int
  ) throws(ReadInterruption) -> Problem? {
    let position = cluster.start.saturatingSum(place)
    guard let size = window.size, position < size, position < cluster.end ?? .max else {
      return Problem(.corrupt, .indexOfAnother, .int(position))
    }
    guard try hold(position, &pages), let held = window.held(from: position, most: 64) else { return nil }
    guard let block = try window.element(at: position), block.id == 0xA3 || block.id == 0xA0 else {
      // Some writers count from another place, so only zeros are damage.
      let problem = Problem.instead(of: .anElement, at: position, held.bytes)
      return problem.code == .zeroFilled ? problem : Problem(.corrupt, .indexOfAnother, .int(position))
    }
    return try problemOfElements(from: position, to: cluster.end ?? .max)
  }

  /// Returns the problem of the end of the last known cluster, and of the end of a file without an index.
  private mutating func problemOfEnd(
    _ cluster: EBMLElement, _ size: UInt64, _ pages: inout Int
  ) throws(ReadInterruption) -> Problem? {
    func isEmpty(_ place: UInt64, _ pages: inout Int) throws(ReadInterruption) -> Bool {
      guard pages > 0, try window.holdIfPresent(place..<place.saturatingSum(pageLength)) else { return false }
      pages -= 1
      return window.held(from: place).map { $0.count >= mostZeros && $0.bytes.allSatisfy { $0 == 0 } } ?? false
    }
    guard size > firstPageEnd, try isEmpty(max(firstPageEnd, size - pageLength), &pages) else { return nil }
    // Padding can follow the last known cluster, but it does not fill half of a file. Recorders that write to a stream, and so
    // know no size, write no padding.
    if self.end != nil, let end = cluster.end, end < size {
      guard try isEmpty(max(cluster.start, size / 2), &pages) else { return nil }
    }
    return Problem(.zeroFilled, .zerosInstead, .int(size - pageLength), .term(.itsMediaData))
  }
}

/// End of the page with the header.
private let firstPageEnd: UInt64 = 4096
