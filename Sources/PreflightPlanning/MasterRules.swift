import MediaProbe
package import PreflightJudging
package import PreflightRules

/// The rules on one file that several slots have, grouped by the method that solves them.
package struct MasterRules {
  /// Rules on words, flags and combinations of properties. They select a format.
  package var words: [PreparedRule] = []
  /// Rules on numbers, by the property that they limit.
  package var numbers: [PreparedRule] = []
  /// Rules on sides, shape and number of pixels.
  package var sizes: [PreparedRule] = []

  package init(_ slots: [PreparedSlot]) {
    for rule in slots.flatMap({ $0.rules })
    where !rule.rule.isOfFile && rule.rule.id != FileRules.kindID && rule.severity != .note {
      guard case .measure(let measure) = rule.subject else { continue }
      switch rule.constraint.demand {
      case .clauses, .presence: words.append(rule)
      case .number, .length, .sides, .sizeOfParameter, .value, .oneOf, .noneOf, .text, .entries, .other:
        if measure.isOfSize {
          sizes.append(rule)
        } else if measure.isOfNumber {
          numbers.append(rule)
        } else {
          words.append(rule)
        }
      }
    }
  }

  /// The errors on a number that allow one of several ranges, if their conditions can hold.
  func unions(of number: MasterNumber, for facts: MediaFacts) -> [PreparedRule] {
    words.filter { rule in
      rule.severity == .error && rule.union?.number == number && rule.condition(for: facts) != .notMet
    }
  }
}

extension Measure {
  /// True for the sides, the shape and the number of pixels.
  var isOfSize: Bool {
    switch self {
    case .derived(.audioTracks), .problems: false
    case .derived: true
    case .fact(let fact):
      switch fact {
      case .videoWidth, .videoHeight, .videoStoredWidth, .videoStoredHeight, .videoAspectRatio, .imageWidth,
        .imageHeight, .imageStoredWidth, .imageStoredHeight:
        true
      default: false
      }
    }
  }

  /// True for a number that a master can choose.
  var isOfNumber: Bool { MasterNumber(self) != nil }
}

/// A number of a file that a master chooses, or keeps within a range.
package enum MasterNumber: String, Sendable, Hashable, CaseIterable {
  case duration
  case fileSize = "file_size"
  case frameRate = "video.frame_rate"
  case keyframeInterval = "video.max_keyframe_interval"
  case bitRate = "bit_rate"
  case videoBitRate = "video.bit_rate"
  case audioBitRate = "audio.bit_rate"
  case sampleRate = "audio.sample_rate"
  case channels = "audio.channels"

  package init?(_ measure: Measure) {
    guard case .fact(let fact) = measure else { return nil }
    switch fact {
    case .duration, .videoDuration: self = .duration
    case .fileSize: self = .fileSize
    case .videoFrameRate, .videoAverageFrameRate: self = .frameRate
    case .videoMaxKeyframeInterval: self = .keyframeInterval
    case .bitRate: self = .bitRate
    case .videoBitRate: self = .videoBitRate
    case .audioBitRate: self = .audioBitRate
    case .audioSampleRate: self = .sampleRate
    case .audioChannels: self = .channels
    default: return nil
    }
  }

  package var unit: Unit? {
    switch self {
    case .duration, .keyframeInterval: .seconds
    case .fileSize: .bytes
    case .frameRate: .framesPerSecond
    case .bitRate, .videoBitRate, .audioBitRate: .bitsPerSecond
    case .sampleRate: .hertz
    case .channels: nil
    }
  }

  /// True if the number has no fractions.
  package var isWhole: Bool {
    switch self {
    case .duration, .keyframeInterval, .frameRate: false
    default: true
    }
  }
}

extension PreparedRule {
  /// The clauses of which a file must meet one; empty for other rules, and if a clause does not measure the file.
  private var options: [(measure: Measure, constraint: Constraint)] {
    guard case .anyOf(let clauses) = constraint else { return [] }
    var options: [(measure: Measure, constraint: Constraint)] = []
    for clause in clauses {
      guard case .measure(let measure) = clause.subject else { return [] }
      options.append((measure, clause.constraint))
    }
    return options
  }

  /// The number of which the rule allows several ranges, with these ranges.
  var union: (number: MasterNumber, ranges: [Interval])? {
    let options = options
    guard let first = options.first, let number = MasterNumber(first.measure) else { return nil }
    let ranges = ranges
    guard ranges.count == options.count, options.allSatisfy({ MasterNumber($0.measure) == number }) else { return nil }
    return (number, ranges)
  }

  /// The ranges of which a value must be in one, as far as clauses are ranges; one for a rule without clauses.
  var ranges: [Interval] {
    if let interval { return [interval] }
    return options.compactMap { option in
      switch option.constraint.demand {
      case .number(let bound): bound.figures.map { Interval($0, of: rule.id) }
      case .value(let value): value.exact.map { Interval(only: $0, of: rule.id) }
      default: nil
      }
    }
  }

  /// True for a rule that allows one of several sizes or shapes.
  var isSizeUnion: Bool {
    let options = options
    return !options.isEmpty && options.allSatisfy { $0.measure.isOfSize }
  }

  /// The sizes that the rule names.
  var namedSizes: [PixelSize] {
    ([constraint] + options.map { $0.constraint }).flatMap { constraint -> [PixelSize] in
      let values: [FactValue]
      switch constraint.demand {
      case .value(let value): values = [value]
      case .oneOf(let several): values = several
      default: return []
      }
      return values.compactMap { if case .size(let size) = $0 { size } else { nil } }
    }
  }

  /// The range of numbers that meet the rule; nil for a constraint that is not a range.
  package var interval: Interval? {
    switch constraint.demand {
    case .number(let bound): bound.figures.map { Interval($0, of: rule.id) }
    case .value(let value): value.exact.map { Interval(only: $0, of: rule.id) }
    case .oneOf(let values):
      if let low = values.compactMap({ $0.exact }).min(), let high = values.compactMap({ $0.exact }).max() {
        Interval(low: .init(low, rules: [rule.id]), high: .init(high, rules: [rule.id]))
      } else {
        nil
      }
    case .length, .sides, .sizeOfParameter, .noneOf, .presence, .text, .entries, .clauses, .other: nil
    }
  }

  /// The bounds of the sides of a picture that meet the rule; empty for other rules.
  package var sideBounds: [SideBound] {
    switch constraint.demand {
    case .sides(let sides): return sides
    case .value(.size(let size)):
      guard let width = Ratio(Int64(size.width), 1), let height = Ratio(Int64(size.height), 1) else { return [] }
      return [
        SideBound(.width, .range(min: .fixed(width), max: .fixed(width))),
        SideBound(.height, .range(min: .fixed(height), max: .fixed(height))),
      ]
    case .number(let bound):
      guard case .measure(let measure) = subject else { return [] }
      switch measure {
      case .fact(.videoWidth), .fact(.videoStoredWidth), .fact(.imageWidth), .fact(.imageStoredWidth):
        return [SideBound(.width, bound)]
      case .fact(.videoHeight), .fact(.videoStoredHeight), .fact(.imageHeight), .fact(.imageStoredHeight):
        return [SideBound(.height, bound)]
      case .derived(.imageTotalPixels): return [SideBound(.pixels, bound)]
      default: return []
      }
    case .value, .length, .sizeOfParameter, .oneOf, .noneOf, .presence, .text, .entries, .clauses, .other: return []
    }
  }

  /// True for a rule on the aspect ratio.
  package var isOfShape: Bool {
    switch subject {
    case .measure(.fact(.videoAspectRatio)), .measure(.derived(.imageAspectRatio)): true
    default: false
    }
  }
}
