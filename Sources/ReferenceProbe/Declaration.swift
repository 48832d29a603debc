package import MediaProbe

/// The properties that a file declares for its tracks. The result of decoding is compared with it.
package struct Declaration {
  /// The container's duration in seconds before any packet was read; nil if the header states none.
  var duration: Double?
  /// The tracks before any packet was read.
  var tracks: [NativeStream] = []
  /// The tracks after the first packets were read. Some formats announce tracks only there.
  var found: [NativeStream] = []

  /// Shortest time in seconds that counts as missing: files round durations, and omit the remainder of a group that was cut in
  /// the middle.
  private static let shortestLoss = 0.5
  /// Smallest part of a duration that counts as missing: headers of recordings are often estimates.
  private static let smallestLoss = 0.05
  /// The smallest number of missing frames for the video of an AVI, whose header counts frames: some writers count one or two
  /// more.
  private static let fewestFrames = 2.5
  private static let smallestLossOfFrames = 0.01

  /// Returns the problems of a file in which decoding itself found no damage.
  package func problems(of decoding: Demuxer.Decoding, _ facts: MediaFacts) -> [Problem] {
    if decoding.undecodableTracks == 0, decoding.frames > 0, hasTrackWithoutPicture(decoding) {
      return [Problem(.decodeError, .decodingGaveNoPicture)]
    }
    if let track = decoding.tracks.first(where: { isSparse($0) }) {
      return [Problem(.decodeError, .decodingGaveFewPictures, .int(track.frames), .int(track.packets))]
    }
    // The first segments of a stream declare all of it.
    guard facts.isFragmented != true, let loss = loss(in: decoding, container: facts.container) else { return [] }
    return [Problem(.decodeError, .mediaEndEarly, .text(tenths(loss.declared)), .text(tenths(loss.end)))]
  }

  /// Longest time in seconds by which decoded media may exceed the stated duration: encoders add silence at both ends.
  private static let longestExcess = 1.0

  /// Returns the seconds that were decoded, if they are not those that the file states; nil if they agree.
  func decodedDuration(_ decoding: Demuxer.Decoding, _ facts: MediaFacts) -> Double? {
    let main = found.filter { ($0.kind == .video || $0.kind == .audio) && !$0.isAttachedPicture }
    let seconds = main.compactMap { stream in
      stream.index < decoding.tracks.count ? decoding.tracks[stream.index].decoded : nil
    }
    guard facts.kind == .video || facts.kind == .audio, let longest = seconds.max(), longest > 0 else { return nil }
    guard let stated = facts.duration else { return longest }
    let allowance = max(Declaration.longestExcess, Declaration.smallestLoss * stated)
    return longest - stated > allowance ? longest : nil
  }

  /// Returns the number of decoded frames of the track with the most pictures; nil if no picture was decoded.
  func decodedFrames(_ decoding: Demuxer.Decoding) -> Int64? {
    let pictures = found.filter { $0.kind == .video && !$0.isAttachedPicture && $0.index < decoding.tracks.count }
    return pictures.map { decoding.tracks[$0.index].frames }.max().flatMap { $0 > 0 ? $0 : nil }
  }

  private func hasTrackWithoutPicture(_ decoding: Demuxer.Decoding) -> Bool {
    found.contains { stream in
      stream.kind == .video && !stream.isAttachedPicture && stream.index < decoding.tracks.count
        && decoding.tracks[stream.index].frames == 0
    }
  }

  /// Returns true if a video track has fewer decoded pictures than half of its packets, which can have one field each. Frames
  /// of these codecs are always shown.
  private func isSparse(_ track: Demuxer.Decoding.Track) -> Bool {
    guard let stream = found.first(where: { $0.index == track.index }), stream.kind == .video,
      !stream.isAttachedPicture, ["h264", "hevc", "mpeg4", "mpeg2video", "mjpeg"].contains(stream.codec)
    else { return false }
    return track.frames > 0 && track.packets / 2 - track.frames > 2
  }

  /// Returns the declared duration and the end of the decoded part, if the end is too early.
  private func loss(in decoding: Demuxer.Decoding, container: String?) -> (declared: Double, end: Double)? {
    for stream in tracks where stream.kind == .video || stream.kind == .audio {
      guard !stream.isAttachedPicture, stream.index < decoding.tracks.count,
        let declared = stream.duration.flatMap(stream.seconds), let end = decoding.tracks[stream.index].end
      else { continue }
      let track = decoding.tracks[stream.index]
      if declared - end > allowance(declared, stream, track, container) { return (declared, end) }
    }
    // Subtitles and data can continue after the media. One packet without a duration can be shown for the whole declared time.
    guard let duration, decoding.tracks.contains(where: { $0.packets > 1 }),
      found.allSatisfy({ $0.kind == .video || $0.kind == .audio }),
      tracks.allSatisfy({ $0.duration == nil }),
      let end = decoding.tracks.compactMap(\.end).max()
    else { return nil }
    let longestStep = decoding.tracks.map(\.longestStep).max() ?? 0
    return duration - end > allowance(duration, longestStep) ? (duration, end) : nil
  }

  /// Returns the seconds that may be missing at the end of a track.
  private func allowance(
    _ declared: Double, _ stream: NativeStream, _ track: Demuxer.Decoding.Track, _ container: String?
  ) -> Double {
    // In AVI the time base of a video track is the duration of a frame.
    guard container == "avi", stream.kind == .video, let frame = stream.timeBase?.value else {
      return allowance(declared, track.longestStep)
    }
    return max(Declaration.fewestFrames * frame, Declaration.smallestLossOfFrames * declared)
  }

  /// - Parameter longestStep: The longest time between two packets: the last picture can be shown for that long.
  private func allowance(_ declared: Double, _ longestStep: Double) -> Double {
    max(Declaration.shortestLoss, Declaration.smallestLoss * declared, 2 * longestStep)
  }
}

extension Declaration {
  package init(duration: Double?) { self.init(duration: duration, tracks: []) }
}

extension Demuxer.Decoding {
  /// The problem of a video whose pictures have several sizes; nil if all have the same size.
  var changeOfSize: Problem? {
    guard let track = tracks.first(where: { $0.otherSize != nil }), let (other, time) = track.otherSize else {
      return nil
    }
    let place: Message.Argument = time.map { .term(.atAbout, .text(tenths($0))) } ?? .text("")
    return Problem(
      .sizeChange, .pictureSizeChanges, .int(track.size.width), .int(track.size.height), .int(other.width),
      .int(other.height), place)
  }
}

/// Returns seconds with one decimal.
func tenths(_ seconds: Double) -> String { "\((seconds * 10).rounded() / 10)" }

/// Returns true if an Ogg file ends within a page, or with one that does not end its stream (RFC 3533, 6: bit 2 of the
/// header type). False if no page is found at the end, or if something else follows it.
package func lacksEndOfStream(_ tail: [UInt8]) -> Bool {
  let mark = Array("OggS".utf8)
  // RFC 3533, 6: 27 bytes with the number of segments at the end, and then their sizes.
  let headLength = 27
  guard tail.count >= headLength else { return false }
  for start in stride(from: tail.count - headLength, through: 0, by: -1)
  where tail[start..<start + mark.count].elementsEqual(mark) && tail[start + 4] == 0 {
    let body = start + headLength + Int(tail[start + headLength - 1])
    guard body < tail.count else { return true }
    let end = tail[start + headLength..<body].reduce(body) { $0 + Int($1) }
    if end >= tail.count { return end > tail.count || tail[start + 5] & 4 == 0 }
    // The file may end within the head of the next page.
    let rest = tail[end...].prefix(mark.count)
    return tail.count - end < headLength && rest.elementsEqual(mark.prefix(rest.count))
  }
  return false
}
