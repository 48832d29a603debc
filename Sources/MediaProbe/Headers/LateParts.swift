extension MediaFacts {
  /// Adds the parts of a movie that no rule judges and that need further reads: the tags after the clusters of Matroska, and
  /// two views that the first picture of H.264 or HEVC announces. Adds none that cannot be read.
  package mutating func addLateParts(from source: any ByteSource) {
    let found: MovieParts?? =
      switch container {
      case "mp4", "mov": try? BoxWalk.lateParts(source, isQuickTime: container == "mov")
      case "matroska", "webm": try? MatroskaSegment.lateParts(source)
      default: nil
      }
    movieParts.formUnion((found ?? nil) ?? [])
  }
}

extension BoxWalk {
  fileprivate static func lateParts(
    _ source: any ByteSource, isQuickTime: Bool
  ) throws(ReadInterruption) -> MovieParts? {
    guard let movie = try Movie(source, isQuickTime: isQuickTime, .header), let index = movie.mainVideo,
      !movie.isEncrypted
    else { return nil }
    let track = movie.tracks[index].boxes
    guard !track.refersElsewhere, track.samples.sizeCount > 0, let description = track.description,
      let parser = KeyFrames(codec: description.codec, lengthSize: description.video?.lengthSize)
    else { return nil }
    var walk = BoxWalk(source, isQuickTime: isQuickTime, .header)
    return try walk.places(ofSamples: [0], track.samples)?.first.flatMap { place throws(ReadInterruption) in
      parser.hasViews(try source.head(of: place)) ? .codedStereo : nil
    }
  }
}

extension MatroskaSegment {
  fileprivate static func lateParts(_ source: any ByteSource) throws(ReadInterruption) -> MovieParts {
    var segment = MatroskaSegment(window: ByteWindow(source), reach: .description)
    segment.readsLateTags = true
    _ = try segment.readDocumentType()
    try segment.readElements()
    guard let video = segment.mainTrack(.video, { $0.video.pixelWidth.saturatingProduct($0.video.pixelHeight) }),
      case let track = segment.tracks[video], !track.encoding.isEncrypted, !track.encoding.isPacked,
      case let codec = matroskaCodecName(track), let cluster = segment.firstCluster,
      let parser = KeyFrames(codec: codec, lengthSize: matroskaVideoDetails(track, codec: codec)?.lengthSize)
    else { return segment.parts }
    var place: Range<UInt64>?
    try segment.forEachBlock(cluster, limit: mostBlocks) { block in
      if block.track == track.number { place = block.place }
      return place == nil
    }
    guard let place else { return segment.parts }
    let frame = track.encoding.restored(Fields(try source.head(of: place)))
    return parser.hasViews(Array(frame.bytes)) ? segment.parts.union(.codedStereo) : segment.parts
  }
}

/// Number of elements that are searched for the first picture.
private let mostBlocks = 64

extension ByteSource {
  /// Returns the bytes of a frame that can precede its picture.
  fileprivate func head(of place: Range<UInt64>) throws(ReadInterruption) -> [UInt8] {
    try bytes(place.lowerBound..<min(place.upperBound, place.lowerBound.saturatingSum(UInt64(KeyFrames.searched))))
  }
}
