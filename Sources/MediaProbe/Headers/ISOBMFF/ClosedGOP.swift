/// Numbers of bytes of a key frame that are read, first and second try: the units before a picture are short, except for
/// metadata.
private let headLengths: [UInt64] = [64, 4096]

extension BoxWalk {
  /// Returns true if no frame after a key frame of the main video depends on frames before it. It reads the beginnings
  /// of all sync samples; no frame precedes the first sample, unless edits show samples in another order.
  ///
  /// Nil if facts from samples are not wanted, if there are too many sync samples, or if they do not show it.
  mutating func closedGOP(of movie: Movie, _ source: any ByteSource) throws(ReadInterruption) -> Bool? {
    guard limits.sampleHeads > 0, let index = movie.mainVideo, !movie.isEncrypted, !movie.isAbsurd,
      !movie.isFragmented || movie.fragmentsAreComplete
    else { return nil }
    let isEdited = movie.timings[index].isEdited
    let track = movie.tracks[index].boxes
    // Samples of another description may have length fields of another size.
    guard !track.refersElsewhere, !track.samples.hasOtherAccessPoints, let description = track.description,
      description.count == 1, let details = description.video,
      let parser = KeyFrames(codec: description.codec, lengthSize: details.lengthSize),
      let places = try syncPlaces(track, movie.fragmentSync[track.id], withFirst: isEdited)
    else { return nil }
    var isClosed: Bool? = true
    for place in places {
      switch try isClosedKeyFrame(place, parser, source) {
      case true?: break
      // One open group is enough, if the edits do not leave it out.
      case false?: return isEdited ? nil : false
      case nil: isClosed = nil
      }
    }
    return isClosed
  }

  /// Returns the locations of all sync samples; nil if they are unknown.
  ///
  /// - Parameter withFirst: True if the first sample of the track counts too.
  private mutating func syncPlaces(
    _ track: TrackBoxes, _ fragments: FragmentSyncSamples?, withFirst: Bool
  ) throws(ReadInterruption) -> [Range<UInt64>]? {
    let table = track.samples
    guard table.sizeCount > 0 || fragments?.isEmpty == false else { return nil }
    var places: [Range<UInt64>] = []
    if table.sizeCount > 0 {
      guard !table.syncSamplesAreUnread else { return nil }
      let numbers: [UInt64]
      if let stated = table.syncSamples {
        numbers = stated.filter { $0 > (withFirst ? 0 : 1) }.map { UInt64($0) - 1 }
      } else {
        // 8.6.2.1: without the table every sample is a sync sample.
        guard table.sizeCount <= UInt64(limits.sampleHeads) else { return nil }
        numbers = Array((withFirst ? 0 : 1)..<max(1, table.sizeCount))
      }
      guard numbers.count <= limits.sampleHeads else { return nil }
      if !numbers.isEmpty {
        guard let stated = try self.places(ofSamples: numbers, table) else { return nil }
        places = stated
      }
    }
    guard let fragments else { return places }
    guard !fragments.areIncomplete else { return nil }
    let skipsFirst = !withFirst && table.sizeCount == 0 && fragments.beginsWithSync
    return places + fragments.places.dropFirst(skipsFirst ? 1 : 0)
  }

  /// Returns true if a key frame closes the preceding group of pictures; nil if its beginning does not show it.
  private func isClosedKeyFrame(
    _ place: Range<UInt64>, _ parser: KeyFrames, _ source: any ByteSource
  ) throws(ReadInterruption) -> Bool? {
    for length in headLengths {
      let end = min(place.upperBound, place.lowerBound.saturatingSum(length))
      guard place.lowerBound < end else { return nil }
      if let isClosed = parser.isClosed(try source.bytes(place.lowerBound..<end)) { return isClosed }
      if end == place.upperBound { return nil }
    }
    return nil
  }
}
