extension PixelSize {
  /// Longest plausible side of a picture in pixels (PNG: ISO/IEC 15948, 11.2.2). Two of them can be multiplied.
  package static let longestSide = Int64(Int32.max)
}

extension ContentFacts {
  /// Most intervals and points of a curve that a reader makes, with room for later versions.
  private static let mostParts = 10_000

  /// False if no file can have these intervals and curves.
  fileprivate var isPossible: Bool {
    let times = MediaFacts.plausibleDurations
    guard intervals.count <= Self.mostParts else { return false }
    for interval in intervals {
      guard times.contains(interval.start), times.contains(interval.end), interval.start <= interval.end else {
        return false
      }
      guard (interval.firstFrame ?? 0) >= 0, (interval.endFrame ?? 0) >= (interval.firstFrame ?? 0) else {
        return false
      }
    }
    return [loudnessCurve, brightnessCurve].compactMap { $0 }.allSatisfy { curve in
      times.contains(curve.start) && times.contains(curve.step) && curve.points.count <= Self.mostParts
        && curve.points.allSatisfy { abs($0) < 10_000 }
    }
  }
}

extension MediaFacts {
  /// Longest plausible duration: ten years in seconds. Surveillance records for months; a longer duration is damage or
  /// an attack on sums.
  static let longestDuration = 10 * 365.25 * 86_400
  /// Durations that are kept, in seconds.
  static let plausibleDurations = 0...longestDuration
  /// Largest plausible ratio of a pixel's width to its height, or the reverse. ISO/IEC 14496-10, table E-1, ends at
  /// 2:1. Anamorphic lenses and interlaced fields stored as frames, even combined, stay far below this limit.
  private static let widestPixel = 64.0
  /// Largest other whole number: readers of JSON agree up to it (RFC 8259, section 6).
  private static let largestNumber: Int64 = 1 << 53
  private static let sides: Set<Fact> = [
    .videoWidth, .videoHeight, .videoStoredWidth, .videoStoredHeight, .imageWidth, .imageHeight, .imageStoredWidth,
    .imageStoredHeight,
  ]

  /// Returns the name of a value that no file can have; nil if all are possible. Facts from a worker are not trusted:
  /// arithmetic with impossible ones could overflow.
  package var impossibleValue: String? {
    let numbers = 0...Self.largestNumber
    if !numbers.contains(bytesRead) { return "bytes_read" }
    for stream in streams {
      if !numbers.contains(Int64(stream.index)) { return "streams.index" }
      if let duration = stream.duration, !Self.plausibleDurations.contains(duration) { return "streams.duration" }
    }
    if let content, !content.isPossible { return "content.intervals" }
    return impossibleFact?.rawValue
  }

  private var impossibleFact: Fact? {
    Fact.allCases.first { fact in
      guard case .known(let value) = self[fact] else { return false }
      switch value {
      case .integer(let number):
        return !(0...(Self.sides.contains(fact) ? PixelSize.longestSide : Self.largestNumber)).contains(number)
      // A longer duration was already removed by the reader of the file.
      case .number(let number):
        // Levels in decibels are negative. Sound of 32-bit floats has a range of 1,700 dB around full scale.
        return !(fact.part == .content ? -2000...Self.longestDuration : Self.plausibleDurations).contains(number)
      case .ratio(let ratio): return max(ratio.numerator, ratio.denominator) > Self.largestNumber
      case .size(let size):
        return [size.width, size.height].contains { !(0...PixelSize.longestSide).contains(Int64($0)) }
      case .text, .flag, .list, .message, .messages: return false
      }
    }
  }

  /// Removes impossible values, each with a reason in `unknown`. Durations above ten years and impossible sample aspect
  /// ratios also add a problem. Values of 0 are removed because they carry no information.
  public mutating func dropImplausible() {
    dropImpossibleDurations()
    dropImpossiblePixels()
    dropZeros()
  }

  private mutating func dropZeros() {
    var zeros: [Fact] = []
    dropZeros(&zeros)
    video?.dropZeros(&zeros)
    audio?.dropZeros(&zeros)
    image?.dropZeros(&zeros)
    for index in streams.indices where streams[index].duration == 0 { streams[index].duration = nil }
    for fact in zeros { unknown[fact] = .init(.statesZero) }
  }

  private mutating func dropImpossibleDurations() {
    func isImpossible(_ seconds: Double?) -> Bool {
      seconds.map { !MediaFacts.plausibleDurations.contains($0) } ?? false
    }
    var isAny = false
    let reason = UnknownFacts.Reason(.impossibleDuration)
    if isImpossible(duration) {
      (duration, bitRate, isAny) = (nil, nil, true)
      for fact in [Fact.duration, .bitRate] { unknown[fact] = reason }
    }
    if isImpossible(video?.duration) {
      video?.duration = nil
      unknown[.videoDuration] = reason
      isAny = true
    }
    if isImpossible(audio?.duration) {
      audio?.duration = nil
      unknown[.audioDuration] = reason
      isAny = true
    }
    for index in streams.indices where isImpossible(streams[index].duration) {
      streams[index].duration = nil
      isAny = true
    }
    if isAny {
      problems.append(Problem(.corrupt, .durationOutOfRange))
    }
  }

  private mutating func dropImpossiblePixels() {
    guard let aspect = video?.sampleAspectRatio else { return }
    let value = aspect.value
    guard !(value >= 1 / MediaFacts.widestPixel && value <= MediaFacts.widestPixel) else { return }
    video?.sampleAspectRatio = nil
    video?.deriveShownSize()
    unknown[.videoSampleAspectRatio] = .init(.impossiblePixelShape)
    problems.append(Problem(.corrupt, .pixelShapeOutOfRange, .text("\(aspect.numerator):\(aspect.denominator)")))
  }
}
