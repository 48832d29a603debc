/// Number of bytes of a first frame that are read; the header of a VP9 frame is shorter.
private let headLength: UInt64 = 64

extension BoxWalk {
  /// Returns the properties in the first frame of the main video if its codec leaves colors to the frames: VP9. Nil if
  /// facts from samples are not wanted, or if the frame is not found.
  mutating func firstFrame(of movie: Movie, _ source: any ByteSource) throws(ReadInterruption) -> VideoCodecDetails? {
    guard limits.sampleHeads > 0, let index = movie.mainVideo, !movie.isEncrypted, !movie.isAbsurd else { return nil }
    let track = movie.tracks[index].boxes
    guard track.description?.codec == "vp9", !track.refersElsewhere, track.samples.sizeCount > 0,
      let place = try places(ofSamples: [0], track.samples)?.first
    else { return nil }
    let end = min(place.upperBound, place.lowerBound.saturatingSum(headLength))
    return vp9Frame(Fields(try source.bytes(place.lowerBound..<end)))
  }
}
