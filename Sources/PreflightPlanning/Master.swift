package import MediaProbe
package import PreflightJudging
package import PreflightRules

/// The file that all of several destinations accept: it meets the strictest of their limits.
package struct Master: Sendable {
  /// A destination, with the slot in which it accepts the master.
  package struct Place: Sendable {
    package let judge: Judge
    package let slot: String
    package var destination: Destination { judge.destination }
  }

  /// A destination that the master does not serve.
  package struct Exclusion: Sendable {
    package let destination: Destination
    /// The rules that make it impossible; nil if no slot accepts this kind of file.
    package let conflict: Conflict?
  }

  package let kind: MediaFacts.Kind
  package let places: [Place]
  package let excluded: [Exclusion]
  package let format: MasterFormat
  package let size: PixelSize
  /// The ranges of numbers, as far as rules limit them.
  package let ranges: [MasterNumber: Interval]
  /// The chosen values of the numbers that a master has; a duration is the longest one that the command makes.
  package let chosen: [MasterNumber: Ratio]
  /// The facts of a file that the master describes.
  package let facts: MediaFacts
  /// The rules on words that set the container, the codec and other properties, by the name of the property.
  package let wordRules: [(subject: String, rules: [String])]
  /// The rules on sides, shape and number of pixels that the size meets.
  package let sizeRules: [String]
  /// The rules below the severity error that the master does not meet.
  package let unmet: [String]

  /// Facts at the ends of the ranges: every file that the numbers allow is between them.
  package var edges: [MediaFacts] {
    var edges = [facts]
    for (number, range) in ranges.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let low = range.low.map { number.inside($0, above: true) }
      let high = range.high.map { number.inside($0, above: false) }
      edges += [low, high].compactMap { $0 }.map { facts.with($0, for: number) }
    }
    return edges
  }
}

extension MasterNumber {
  /// Returns the number at an end of a range, or the nearest one inside if the end itself is not allowed.
  package func inside(_ end: Interval.End, above: Bool) -> Ratio {
    if end.isAllowed { return end.value }
    let step = isWhole ? Ratio(1, 1) : Ratio(1, 1000)
    guard let step else { return end.value }
    return (above ? end.value.adding(step) : end.value.subtracting(step)) ?? end.value
  }
}

extension Ratio {
  func adding(_ other: Ratio) -> Ratio? {
    let (left, leftOverflow) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, rightOverflow) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (bottom, bottomOverflow) = denominator.multipliedReportingOverflow(by: other.denominator)
    let (top, overflow) = left.addingReportingOverflow(right)
    return leftOverflow || rightOverflow || bottomOverflow || overflow ? nil : Ratio(top, bottom)
  }

  /// Returns the difference; nil if it is below 0.
  func subtracting(_ other: Ratio) -> Ratio? {
    let (left, leftOverflow) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, rightOverflow) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (bottom, bottomOverflow) = denominator.multipliedReportingOverflow(by: other.denominator)
    return leftOverflow || rightOverflow || bottomOverflow || left < right ? nil : Ratio(left - right, bottom)
  }

  /// The whole number below or at the value.
  package var floor: Int64 { numerator / denominator }
}

extension MediaFacts {
  /// Returns the facts with another value of a number.
  package func with(_ value: Ratio, for number: MasterNumber) -> MediaFacts {
    var facts = self
    switch number {
    case .duration:
      facts.duration = value.value
      facts.video?.duration = value.value
      facts.audio?.duration = value.value
    case .fileSize: facts.fileSize = value.floor
    case .frameRate: facts.video?.averageFrameRate = value
    case .keyframeInterval: facts.video?.maxKeyframeInterval = value.value
    case .bitRate: facts.bitRate = value.floor
    case .videoBitRate: facts.video?.bitRate = value.floor
    case .audioBitRate: facts.audio?.bitRate = value.floor
    case .sampleRate: facts.audio?.sampleRate = Int(clamping: value.floor)
    case .channels:
      facts.audio?.channels = Int(clamping: value.floor)
      facts.audio?.channelLayout = value.floor == 1 ? "mono" : value.floor == 2 ? "stereo" : nil
    }
    return facts
  }
}
