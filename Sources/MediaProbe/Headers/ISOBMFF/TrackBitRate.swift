/// Bits per second of a track.
extension Movie {
  /// By the sizes of all samples and the time that they take. Nil where the boxes that were read do not tell all of both, and
  /// where what they tell cannot be: more bytes than the file has, or two durations of which one is twice the other.
  func measuredBitRate(_ index: Int) -> Int64? {
    let track = tracks[index]
    guard !isFragmented || fragmentsAreComplete, let timescale = track.timescale, !isAbsurd(track),
      !contradictsItself(track)
    else {
      return nil
    }
    let summary = fragments[track.id]
    let hasOwn = max(track.samples.count, track.samples.sizeCount) > 0
    guard let ownTicks = hasOwn ? track.samples.duration ?? track.mediaDuration : 0,
      let ownBytes = hasOwn ? storedBytes(track) : 0
    else { return nil }
    let ticks = ownTicks.addingReportingOverflow(summary?.duration ?? 0).partialValue
    let bytes = ownBytes.addingReportingOverflow(summary?.bytes ?? 0).partialValue
    guard ticks > 0, isInFile(Double(bytes)) else { return nil }
    let bits = Double(bytes) * 8 * Double(timescale) / Double(ticks)
    return bits >= 1 ? Int64(exactly: bits.rounded(.towardZero)) : nil
  }

  /// Bytes of the samples of the sample table; nil when it was too long, or does not tell them.
  private func storedBytes(_ track: Track) -> UInt64? {
    guard let packet = track.soundPacket else { return track.samples.bytes }
    let product = packet.bytes.map { track.packets(of: track.samples.count).multipliedReportingOverflow(by: $0) }
    return product.flatMap { $0.overflow ? nil : $0.partialValue }
  }

  /// Whether a rate that something states can be that of a track: it takes no more bytes than the file has.
  func isPlausible(bitRate: Int64, _ index: Int) -> Bool {
    guard !contradictsItself(tracks[index]) else { return false }
    guard let ticks = timings[index].mediaTicks, let timescale = tracks[index].timescale else { return true }
    // A stated rate may be that of full frames, where the last is not full.
    return isInFile(Double(bitRate) / 8 * Double(ticks) / Double(timescale) / 1.1)
  }

  private func isInFile(_ bytes: Double) -> Bool {
    guard let fileSize, !isMediaMissing else { return true }
    return bytes <= Double(fileSize)
  }

  /// Media lies in another file, or behind the end of this one, or nowhere.
  private var isMediaMissing: Bool {
    layout.isMediaCut
      || tracks.contains {
        $0.refersElsewhere || $0.samples.lacksChunks || $0.samples.lastChunk.map { $0 >= fileSize ?? .max } ?? false
      }
  }

  /// The header of the media and the table of times disagree on how long it lasts, beyond all rounding and padding.
  private func contradictsItself(_ track: Track) -> Bool {
    guard !isFragmented, track.samples.count > 0, let stated = track.mediaDuration, let summed = track.samples.duration
    else { return false }
    return stated / 2 > summed || summed / 2 > stated
  }
}
