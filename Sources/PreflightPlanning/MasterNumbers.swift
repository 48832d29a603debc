import MediaProbe
import PreflightRules

/// Chooses numbers within their ranges: frame rate, bit rates, and the longest duration whose file is small enough.
struct MasterNumbers {
  let kind: MediaFacts.Kind
  let size: PixelSize
  let ranges: [MasterNumber: Interval]

  private static let frameRates: [(Int64, Int64)] = [
    (30, 1), (30000, 1001), (25, 1), (24, 1), (60, 1), (50, 1), (24000, 1001), (15, 1), (12, 1), (10, 1),
  ]
  private static let sampleRates: [Int64] = [48000, 44100, 32000, 24000, 22050, 16000, 8000]
  /// The part of the largest file that is used. The rest is for the container and for encoders that miss their rate.
  private static let filling = 0.95
  /// A longer duration needs no option: nothing is cut.
  private static let longest = 86_400.0

  func choose() -> Result<[MasterNumber: Ratio], ConflictError> {
    var chosen: [MasterNumber: Ratio] = [:]
    guard kind == .video else {
      // The default is half of the largest allowed file, for rules that need a size.
      chosen[.fileSize] = whole(pick(.fileSize, 200_000))
      return .success(chosen)
    }
    chosen[.frameRate] = list(.frameRate, Self.frameRates.compactMap { Ratio($0.0, $0.1) })
    chosen[.sampleRate] = list(.sampleRate, Self.sampleRates.compactMap { Ratio($0, 1) })
    chosen[.channels] = list(.channels, [2, 1, 6].compactMap { Ratio($0, 1) })
    chosen[.keyframeInterval] = Ratio(Int64(saturating: pick(.keyframeInterval, 2) * 1000), 1000)
    let audio = pick(.audioBitRate, 160_000)
    chosen[.audioBitRate] = whole(audio)

    let fps = chosen[.frameRate]?.value ?? 30
    let wanted = Double(size.width * size.height) * fps * 0.1
    // An encoder varies around its target bit rate, so the target keeps some distance from both ends.
    var video = clamp(wanted, .videoBitRate, lowest: 1.1, highest: 0.9)
    if let high = ranges[.bitRate]?.high { video = min(video, high.value.value * 0.9 - audio) }
    if let low = ranges[.bitRate]?.low { video = max(video, low.value.value * 1.1 - audio) }
    // Limits of both rates can leave no room for that distance.
    video = clamp(video, .videoBitRate, lowest: 1, highest: 1)
    if let range = ranges[.bitRate], let total = whole(video + audio), !range.contains(total) {
      let rules = ranges[.videoBitRate]?.rules ?? []
      return .failure(ConflictError(Conflict("bit_rate", rules + range.rules.filter { !rules.contains($0) })))
    }
    let lows = [ranges[.videoBitRate]?.low?.value.value ?? 0, (ranges[.bitRate]?.low?.value.value ?? 0) - audio]
    let least = min(video, max(lows[0] * 1.1, lows[1] * 1.1, 100_000))

    var duration = ranges[.duration]?.high.map { $0.value.value - 0.1 }
    if let largest = ranges[.fileSize]?.high {
      let bits = largest.value.value * 8 * Self.filling
      // At a quarter of the wanted rate, the picture is still usable. Below that, the video becomes shorter instead.
      if let duration { video = max(min(video, bits / duration - audio), max(least, video / 4)) }
      if let shortest = ranges[.duration]?.low?.value.value {
        // This adds one second of data, which the buffer of the encoder can use.
        let most = bits / (shortest + 1) - audio
        guard most >= least else {
          let lows = [ranges[.duration]?.low, ranges[.videoBitRate]?.low, ranges[.bitRate]?.low]
          let rules = largest.rules + lows.flatMap { $0?.rules ?? [] }
          return .failure(ConflictError(Conflict("file_size", rules)))
        }
        video = min(video, most)
      }
      duration = min(duration ?? .infinity, max(0.1, bits / (video + audio) - 1))
    }
    video = (video / 1000).rounded(.down) * 1000
    chosen[.videoBitRate] = whole(video)
    chosen[.bitRate] = whole(video + audio)
    if let duration, duration < Self.longest {
      let longest = max(duration, ranges[.duration]?.low?.value.value ?? 0)
      chosen[.duration] = Ratio(Int64(saturating: longest * 1000), 1000)
    }
    let seconds = chosen[.duration]?.value ?? (ranges[.duration]?.low?.value.value ?? 0) + 10
    chosen[.fileSize] = whole(pick(.fileSize, (video + audio) / 8 * min(seconds, 10)))
    return .success(chosen)
  }

  /// Returns the range without what rules exclude that allow one of several ranges; nil if nothing is left. Ranges with a
  /// preferred frame rate come first.
  static func narrowed(_ range: Interval, by unions: ArraySlice<[Interval]>, _ number: MasterNumber) -> Interval? {
    guard let first = unions.first else { return range }
    let rates = number == .frameRate ? frameRates.compactMap { Ratio($0.0, $0.1) } : []
    let options = first.map { range.intersection($0) }.filter { !$0.isEmpty }.map { option in
      (range: option, rank: rates.firstIndex(where: option.contains) ?? rates.count)
    }
    for option in options.sorted(by: { $0.rank < $1.rank }) {
      if let found = narrowed(option.range, by: unions.dropFirst(), number) { return found }
    }
    return nil
  }

  private func whole(_ value: Double) -> Ratio? { Ratio(Int64(max(1, min(value, 9e15))), 1) }

  /// Returns the first of these values that is in the range; otherwise an end of the range.
  private func list(_ number: MasterNumber, _ values: [Ratio]) -> Ratio? {
    let range = ranges[number] ?? Interval()
    if let value = values.first(where: range.contains) { return value }
    return range.high.map { number.inside($0, above: false) } ?? range.low.map { number.inside($0, above: true) }
  }

  /// Returns the value, or the end of the range that is nearest to it.
  private func pick(_ number: MasterNumber, _ value: Double) -> Double { clamp(value, number, lowest: 1, highest: 1) }

  private func clamp(_ value: Double, _ number: MasterNumber, lowest: Double, highest: Double) -> Double {
    var value = value
    if let high = ranges[number]?.high { value = min(value, number.inside(high, above: false).value * highest) }
    if let low = ranges[number]?.low { value = max(value, number.inside(low, above: true).value * lowest) }
    if let high = ranges[number]?.high { value = min(value, number.inside(high, above: false).value) }
    return value
  }
}
