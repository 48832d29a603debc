package import MediaProbe
package import PreflightRules

extension Check {
  /// An inclusive range: in millionths if the value is a number, otherwise whole.
  package struct Span: Sendable, Equatable {
    var min = Int64.min
    var max = Int64.max
    /// The smallest value below `min`, and the largest one above `max`, that still count as `atLimit`.
    var leastTolerated = Int64.min
    var tolerated = Int64.max

    func answer(_ value: Int64) -> Answer {
      if value < min { return value >= leastTolerated ? .atLimit : .notMet }
      if value <= max { return .met }
      return value <= tolerated ? .atLimit : .notMet
    }

    func answer(between low: Int64, _ high: Int64) -> Answer {
      if low >= min, high <= max { return .met }
      if high < leastTolerated || low > tolerated { return .notMet }
      return .unknown
    }
  }

  package struct RatioSpan: Sendable, Equatable {
    var min: Ratio?
    var minIsAllowed = true
    var max: Ratio?
    var maxIsAllowed = true
    /// The values beyond the limits that still count as `atLimit`; nil for the limits themselves.
    var leastTolerated: Ratio?
    var tolerated: Ratio?

    func answer(_ value: Ratio) -> Answer {
      if let min, minIsAllowed ? value < min : !(min < value) {
        return leastTolerated.map { !(value < $0) } ?? false ? .atLimit : .notMet
      }
      if let max, maxIsAllowed ? max < value : !(value < max) {
        return tolerated.map { !($0 < value) } ?? false ? .atLimit : .notMet
      }
      return .met
    }
  }

  /// A value beyond a limit that still counts as `atLimit`.
  enum Tolerance {
    case none
    /// Above a maximum only, in the units of the range.
    case above(Int64)
    /// A part of the limit on both sides.
    case part(Ratio)

    init(of subject: Subject) {
      // A measured fact has no nominal figure and no padding.
      if case .measure(.fact(let fact)) = subject, fact.part == .content {
        self = .none
        return
      }
      switch subject.unit {
      case .seconds:
        if case .seconds(let seconds) = NominalTolerance.duration.extent {
          self = .above(Int64(millionthsOf: seconds))
        } else {
          self = .none
        }
      case .framesPerSecond:
        if case .part(let part) = NominalTolerance.frameRate.extent { self = .part(part) } else { self = .none }
      default: self = .none
      }
    }
  }
}

/// The limits of a bound, and whether the limits themselves are allowed.
package struct Figures {
  package var min: Ratio?
  package var minIsAllowed = true
  package var max: Ratio?
  package var maxIsAllowed = true
}

extension Bound {
  /// The limits in numbers; nil if one depends on a parameter whose value is unknown.
  package var figures: Figures? {
    func fixed(_ limit: Limit) -> Ratio? { if case .fixed(let figure) = limit { figure } else { nil } }
    switch self {
    case .max(let limit): return fixed(limit).map { Figures(max: $0) }
    case .min(let limit): return fixed(limit).map { Figures(min: $0) }
    case .above(let limit): return fixed(limit).map { Figures(min: $0, minIsAllowed: false) }
    case .below(let limit): return fixed(limit).map { Figures(max: $0, maxIsAllowed: false) }
    case .range(let min, let max):
      guard let min = fixed(min), let max = fixed(max) else { return nil }
      return Figures(min: min, max: max)
    }
  }
}

extension Check.Span {
  /// Creates a range; nil if a limit is not a whole number of the unit.
  init?(_ figures: Figures, scale: Int64, _ tolerance: Check.Tolerance) {
    func units(_ figure: Ratio) -> Int64? {
      guard let scaled = Ratio(scale, 1)?.multiplied(by: figure), scaled.denominator == 1 else { return nil }
      return scaled.numerator
    }
    if let figure = figures.min {
      guard let units = units(figure) else { return nil }
      min = figures.minIsAllowed ? units : units.saturatingSum(1)
      leastTolerated = min
      if case .part(let part) = tolerance { leastTolerated = units.saturatingSum(-units.part(part)) }
    }
    if let figure = figures.max {
      guard let units = units(figure) else { return nil }
      max = figures.maxIsAllowed ? units : units.saturatingSum(-1)
      switch tolerance {
      case .none: tolerated = max
      case .above(let more): tolerated = units.saturatingSum(more)
      case .part(let part): tolerated = units.saturatingSum(units.part(part))
      }
    }
  }
}

extension Int64 {
  /// Returns a part of the number, rounded down.
  fileprivate func part(_ part: Ratio) -> Int64 {
    Ratio(self, 1).flatMap { part.multiplied(by: $0) }.map { $0.numerator / $0.denominator } ?? 0
  }
}

extension Check.RatioSpan {
  init(_ figures: Figures, _ tolerance: Check.Tolerance) {
    min = figures.min
    minIsAllowed = figures.minIsAllowed
    max = figures.max
    maxIsAllowed = figures.maxIsAllowed
    guard case .part(let part) = tolerance else { return }
    func moved(_ sign: Int64) -> (Ratio) -> Ratio? {
      { limit in
        Ratio(part.denominator + sign * part.numerator, part.denominator).flatMap { limit.multiplied(by: $0) }
      }
    }
    leastTolerated = min.flatMap(moved(-1))
    tolerated = max.flatMap(moved(1))
  }
}
