package import MediaProbe
package import PreflightRules

/// A constraint that is prepared for many files: limits are integers in the unit of the value, and strict limits are
/// inclusive.
package indirect enum Check: Sendable {
  case span(Span, ValueType)
  case ratio(RatioSpan)
  case texts([String], allowed: Bool)
  case values([FactValue], allowed: Bool)
  case sides([(side: Side, span: Span)])
  case length(Span, TextLength)
  case form(TextForm)
  case version(from: Version?, below: Version?)
  case equalsValueOf(String)
  case position(in: Subject, TextUnit)
  case same(as: Subject)
  case present(Bool)
  /// Decided by parameters alone, for any subject.
  case settled(Bool)
  case contains([ListEntry])
  case lacks([ListEntry])
  case any([Part])
  case all([Part])
  /// Depends on a parameter whose value is unknown and that has no finite set of values to try.
  case open

  package struct Part: Sendable {
    let subject: Subject
    let check: Check
  }

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
  fileprivate enum Tolerance {
    case none
    /// Above a maximum only, in the units of the range.
    case above(Int64)
    /// A part of the limit on both sides.
    case part(Ratio)

    init(of subject: Subject) {
      // What was measured has no nominal figure and no padding.
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

// MARK: - Making ready

extension Check {
  /// Creates a check; nil if the constraint does not fit values of this type.
  ///
  /// - Parameter failLimit: A figure beyond the limit up to which a value still counts as `atLimit`; nil for the tolerance of the
  ///   subject.
  package init?(_ constraint: Constraint, on subject: Subject, failingBeyond failLimit: Ratio? = nil) {
    let type = subject.type
    switch constraint {
    case .within(let bound):
      guard let limits = bound.figures else {
        self = .open
        return
      }
      switch type {
      case .ratio: self = .ratio(RatioSpan(limits, Tolerance(of: subject)))
      case .integer, .number, .any:
        let scale: Int64 = type == .integer ? 1 : 1_000_000
        guard var span = Span(limits, scale: scale, Tolerance(of: subject)) else { return nil }
        if let failLimit, let scaled = Ratio(scale, 1)?.multiplied(by: failLimit) {
          let figure = scaled.numerator / scaled.denominator
          if limits.max != nil { span.tolerated = Swift.max(span.max, figure) }
          if limits.min != nil { span.leastTolerated = Swift.min(span.min, figure) }
        }
        self = .span(span, type)
      case .text, .flag, .size: return nil
      }
    case .oneOf(let values), .noneOf(let values):
      var allowed = true
      if case .noneOf = constraint { allowed = false }
      guard values.allSatisfy({ $0.fits(type) }) else { return nil }
      let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
      self = texts.count == values.count ? .texts(texts, allowed: allowed) : .values(values, allowed: allowed)
    case .equals(let value):
      guard value.fits(type) else { return nil }
      if case .text(let text) = value {
        self = .texts([text], allowed: true)
      } else {
        self = .values([value], allowed: true)
      }
    case .sides(let sides):
      guard type == .size else { return nil }
      var spans: [(side: Side, span: Span)] = []
      for side in sides {
        guard let limits = side.bound.figures else {
          self = .open
          return
        }
        guard let span = Span(limits, scale: 1, .none) else { return nil }
        spans.append((side.side, span))
      }
      self = .sides(spans)
    case .fits:
      guard type == .size else { return nil }
      self = .open
    case .length(let bound, let unit):
      guard type == .text || type == .any else { return nil }
      guard let limits = bound.figures else {
        self = .open
        return
      }
      guard let span = Span(limits, scale: 1, .none) else { return nil }
      self = .length(span, unit)
    case .form(let form):
      guard type == .text || type == .any else { return nil }
      self = .form(form)
    case .version(let from, let below):
      guard type == .text || type == .any else { return nil }
      self = .version(from: from, below: below)
    case .equalsParameter(_, let value):
      guard type == .text || type == .any else { return nil }
      self = value.map { .texts([$0], allowed: true) } ?? .open
    case .equalsValueOf(let key):
      guard type == .text || type == .any else { return nil }
      self = .equalsValueOf(key)
    case .granted(let word, _, let words): self = words.map { .settled($0.contains(word)) } ?? .open
    case .positionIn(let field, let unit):
      guard type == .any else { return nil }
      self = .position(in: .field(field), unit)
    case .sameAs(let other):
      guard other.type == type else { return nil }
      self = .same(as: other)
    case .present(let wanted): self = .present(wanted)
    case .contains(let entries):
      guard type == .any else { return nil }
      self = .contains(entries)
    case .lacks(let entries):
      guard type == .text || type == .any else { return nil }
      self = .lacks(entries)
    case .anyOf(let clauses):
      guard let parts = Self.parts(clauses) else { return nil }
      self = .any(parts)
    case .allOf(let clauses):
      guard let parts = Self.parts(clauses) else { return nil }
      self = .all(parts)
    }
  }

  package static func parts(_ clauses: [Clause]) -> [Part]? {
    var parts: [Part] = []
    for clause in clauses {
      guard let check = Check(clause.constraint, on: clause.subject) else { return nil }
      parts.append(Part(subject: clause.subject, check: check))
    }
    return parts
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
  fileprivate init?(_ figures: Figures, scale: Int64, _ tolerance: Check.Tolerance) {
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
  fileprivate init(_ figures: Figures, _ tolerance: Check.Tolerance) {
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

extension FactValue {
  fileprivate func fits(_ type: ValueType) -> Bool {
    switch (self, type) {
    case (_, .any), (.integer, .integer), (.number, .number), (.integer, .number), (.ratio, .ratio), (.text, .text),
      (.flag, .flag), (.size, .size):
      true
    default: false
    }
  }
}
