// These are methods of a track, because a method of its boxes would copy them.
extension Track {
  /// Returns a contradiction within the sample tables, or between them and the file; nil if they agree.
  func tableProblem(fileSize: UInt64?) -> Problem? {
    guard !boxes.refersElsewhere else { return nil }
    if let description = boxes.description {
      if description.lacksHighBits { return Problem(.damaged, .highBitsLost) }
      // ISO/IEC 14496-15, 5.4.2.1 and 8.4.1.1: these codes have all parameter sets in the record.
      if !description.hasParameterSets, description.original == "avc1" || description.original == "hvc1" {
        return Problem(.damaged, .noParameterSets, .text("\(description.original)"))
      }
    }
    if let runs = boxes.samples.chunkRuns, let count = boxes.description?.count, runs.lastDescription > count {
      return Problem(.damaged, .unknownSampleDescription, .int(runs.lastDescription), .int(count))
    }
    guard boxes.samples.sizeCount > 0 else { return nil }
    // The sizes of such audio count moments, which have no bytes.
    if boxes.hasPlainSizes, let bytes = boxes.samples.bytes, let fileSize, bytes > fileSize {
      return Problem(.damaged, .samplesLargerThanFile, .int(bytes), .int(fileSize))
    }
    return countProblem
  }

  /// The contradiction between tables that count the same samples (8.6.1.2, 8.6.1.3, 8.7.3, 8.7.4); nil if they agree.
  private var countProblem: Problem? {
    let count = boxes.samples.sizeCount
    if boxes.samples.chunkRuns?.isOrdered == false { return Problem(.corrupt, .chunkRunsOutOfOrder) }
    if let chunked = boxes.samples.chunkRuns?.samples(inChunks: boxes.samples.chunkCount), chunked != count {
      return Problem(.corrupt, .chunksCountOtherwise, .int(count), .int(chunked))
    }
    let timed = boxes.samples.declaredCount
    if boxes.samples.runs != nil, timed > 0, timed < count {
      return Problem(.corrupt, .timesCountOtherwise, .int(count), .int(timed))
    }
    // Players show samples without an offset at their time of decoding.
    if let shifted = boxes.samples.offsetCount, shifted != count {
      return Problem(.corrupt, .offsetsCountOtherwise, .int(count), .int(shifted))
    }
    if let last = boxes.samples.syncSamples?.max(), last > count {
      return Problem(.corrupt, .syncSampleBeyondEnd, .int(count), .int(last))
    }
    return nil
  }

  /// Number of bytes of all samples, if the first chunk and the last one are in a box; otherwise nil.
  fileprivate func bytes(within box: ClosedRange<UInt64>) -> UInt64? {
    guard !boxes.refersElsewhere, boxes.hasPlainSizes, let first = boxes.samples.firstChunk, box.contains(first),
      let last = boxes.samples.lastChunk, box.contains(last)
    else { return nil }
    return boxes.samples.bytes
  }
}

extension Movie {
  /// Largest difference in seconds between a header and its samples: a second, as of a last frame that is shown longer.
  private static let timeTolerance = 1.0

  /// The difference between the duration of a track's media header (8.4.2) and of its samples, of which a program may read
  /// the one or the other; nil if they agree.
  func headerTimeProblem(ofTrack index: Int?) -> Problem? {
    guard !isFragmented, let index else { return nil }
    let track = tracks[index].boxes
    guard let stated = track.mediaDuration, let timescale = track.timescale, let samples = track.samples.duration,
      samples > 0
    else { return nil }
    let (header, media) = (Double(stated) / Double(timescale), Double(samples) / Double(timescale))
    guard abs(header - media) > Movie.timeTolerance else { return nil }
    return Problem(.corrupt, .headerTimeDiffers, .text(tenths(ofSeconds: header)), .text(tenths(ofSeconds: media)))
  }

  /// The contradiction between the sizes of all samples and the only box of media data; nil if they agree, or if the sizes are
  /// unknown.
  var sizeProblem: Problem? {
    guard !isFragmented, !layout.isMediaCut, let box = layout.mediaData else { return nil }
    var total: UInt64 = 0
    for track in tracks {
      guard let bytes = track.bytes(within: box.body...box.end) else { return nil }
      total = total.saturatingSum(bytes)
    }
    return total > box.length ? Problem(.damaged, .samplesLargerThanMediaData, .int(total), .int(box.length)) : nil
  }
}

/// Returns a number of seconds with one decimal.
package func tenths(ofSeconds seconds: Double) -> String {
  let tenths = Int64(saturating: (seconds * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}
