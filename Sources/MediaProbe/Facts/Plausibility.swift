extension MediaFacts {
  /// Ten years in seconds. Surveillance records for months; what is longer is damage, or an attack on sums.
  private static let longestDuration = 10 * 365.25 * 86_400
  /// How much wider than high, or the other way round, a pixel may be. ISO/IEC 14496-10, table E-1, ends at 2:1; anamorphic
  /// lenses, interlaced fields stored as frames and all of these together stay far below this.
  private static let widestPixel = 64.0

  /// Removes what no movie can be, each with a reason in `unknown` and a problem: durations beyond years, and pixels
  /// beyond any lens.
  public mutating func dropImplausible() {
    dropImpossibleDurations()
    dropImpossiblePixels()
  }

  private mutating func dropImpossibleDurations() {
    func isImpossible(_ seconds: Double?) -> Bool {
      seconds.map { !($0 >= 0 && $0 <= MediaFacts.longestDuration) } ?? false
    }
    var isAny = false
    let reason = UnknownFacts.Reason("the declared duration is impossible")
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
      problems.append(Problem(.corrupt, "a duration of more than ten years is declared: export the file again"))
    }
  }

  private mutating func dropImpossiblePixels() {
    guard let aspect = video?.sampleAspectRatio else { return }
    let value = aspect.value
    guard !(value >= 1 / MediaFacts.widestPixel && value <= MediaFacts.widestPixel) else { return }
    video?.sampleAspectRatio = nil
    video?.deriveShownSize()
    unknown[.videoSampleAspectRatio] = .init("the declared shape of pixels is impossible")
    problems.append(
      Problem(.corrupt, "pixels are declared as \(aspect) wide to high, which none are: the size is given as stored"))
  }
}
