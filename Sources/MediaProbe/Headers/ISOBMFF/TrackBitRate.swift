/// Measures the bit rates of tracks in bits per second.
extension Movie {
  /// Returns the bit rate from the sizes and the duration of all samples. Nil if the boxes that were read do not state
  /// both, or if they contradict each other. Then there are more bytes than the file has, or one of two durations is
  /// twice the other.
  func measuredBitRate(_ index: Int) -> Int64? {
    let track = tracks[index]
    guard !isFragmented || fragmentsAreComplete, let timescale = track.boxes.timescale, !isAbsurd(track),
      !contradictsItself(track)
    else {
      return nil
    }
    let summary = fragments[track.boxes.id]
    let hasOwn = max(track.boxes.samples.count, track.boxes.samples.sizeCount) > 0
    guard let ownTicks = hasOwn ? track.boxes.samples.duration ?? track.boxes.mediaDuration : 0,
      let ownBytes = hasOwn ? storedBytes(track) : 0
    else { return nil }
    let ticks = ownTicks.saturatingSum(summary?.duration ?? 0)
    let bytes = ownBytes.saturatingSum(summary?.bytes ?? 0)
    guard ticks > 0, isInFile(Double(bytes)) else { return nil }
    let bits = Double(bytes) * 8 * Double(timescale) / Double(ticks)
    return bits >= 1 ? Int64(exactly: bits.rounded(.towardZero)) : nil
  }

  /// Returns the bytes of a track by time; nil if the boxes that were read do not state the sizes and times of all samples.
  func rates(_ index: Int) -> BitRateWindows? {
    let samples = tracks[index].boxes.samples
    guard !isFragmented || fragmentsAreComplete else { return nil }
    guard let summary = fragments[tracks[index].boxes.id] else { return samples.rates }
    return samples.count == 0 ? summary.rates : nil
  }

  /// Returns `constant` or `variable`; nil if the boxes that were read do not show it.
  func bitRateMode(_ index: Int, isVideo: Bool) -> String? {
    let samples = tracks[index].boxes.samples
    // Samples of equal size and duration are constant, whatever the spans of time are.
    if !isFragmented, samples.uniformSize ?? 0 > 1, samples.stepsAreComplete, let steps = samples.steps,
      steps.lowerBound == steps.upperBound
    {
      return "constant"
    }
    return rates(index)?.mode(isVideo: isVideo)
  }

  /// Adds a reason for a missing bit rate mode of a track whose samples were all counted, or that has a single one.
  func noteShortTrack(_ index: Int, _ fact: Fact, in facts: inout MediaFacts) {
    guard facts.value(of: fact) == nil else { return }
    guard rates(index) != nil || !isFragmented && tracks[index].boxes.samples.sizeCount == 1 else { return }
    facts.unknown[fact] = .init(.tooShortForRates)
  }

  /// Returns the number of bytes of the samples in the sample table; nil if the table was too long or does not state
  /// it.
  private func storedBytes(_ track: Track) -> UInt64? {
    guard let packet = track.boxes.audioPacket else { return track.boxes.samples.bytes }
    let product = packet.bytes.map { track.packets(of: track.boxes.samples.count).multipliedReportingOverflow(by: $0) }
    return product.flatMap { $0.overflow ? nil : $0.partialValue }
  }

  /// Returns true if a stated bit rate is possible for a track: it must not take more bytes than the file has.
  func isPlausible(bitRate: Int64, _ index: Int) -> Bool {
    guard !contradictsItself(tracks[index]) else { return false }
    guard let ticks = timings[index].mediaTicks, let timescale = tracks[index].boxes.timescale else { return true }
    // A stated rate may assume that the last frame is full.
    return isInFile(Double(bitRate) / 8 * Double(ticks) / Double(timescale) / 1.1)
  }

  private func isInFile(_ bytes: Double) -> Bool {
    guard let fileSize, !isMediaMissing else { return true }
    return bytes <= Double(fileSize)
  }

  /// True if media is in another file, after the end of this one, or missing.
  private var isMediaMissing: Bool {
    layout.isMediaCut
      || tracks.contains {
        $0.boxes.refersElsewhere || $0.boxes.samples.lacksChunks
          || $0.boxes.samples.lastChunk.map { $0 >= fileSize ?? .max } ?? false
      }
  }

  /// Returns true if the media header and the time-to-sample table disagree on the duration, beyond rounding and
  /// padding.
  private func contradictsItself(_ track: Track) -> Bool {
    guard !isFragmented, track.boxes.samples.count > 0, let stated = track.boxes.mediaDuration,
      let summed = track.boxes.samples.duration
    else { return false }
    return stated / 2 > summed || summed / 2 > stated
  }
}
