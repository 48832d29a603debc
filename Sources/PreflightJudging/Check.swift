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
    case .oneOfParameter:
      guard type == .text || type == .any else { return nil }
      self = .open
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

// MARK: - Findings

extension Constraint {
  /// Narrows the limit and the value of a finding to what breaks the rule.
  func narrow(
    _ judged: inout JudgedRule, _ measured: inout FactValue?, of prepared: PreparedRule, in evidence: some Evidence
  ) {
    switch self {
    // A finding on a list of required entries names only the missing ones.
    case .contains(let entries):
      guard let missing = evidence.missing(entries, in: prepared.subject) else { return }
      judged = JudgedRule(prepared.rule, on: prepared.subject, .contains(missing), in: judged.language)
    // A finding on a list with unwanted entries names only those entries.
    case .lacks(let entries):
      guard case .list = measured else { return }
      measured = .list(evidence.unwanted(entries, in: prepared.subject))
    // A finding on a value that differs from another one states that other value.
    case .sameAs(let other):
      guard case .known(let wanted) = evidence.reading(of: other) else { return }
      judged = JudgedRule(prepared.rule, on: prepared.subject, .equals(wanted), in: judged.language)
    // A finding on several properties of a file names the first one that breaks the rule.
    case .allOf(let clauses):
      guard let broken = clauses.firstIndex(where: { $0.isBroken(in: evidence) }),
        case .known(let value) = evidence.reading(of: clauses[broken].subject)
      else { return }
      judged = judged.parts[broken]
      measured = value
    // Any other finding states the whole limit and the whole value.
    case .within, .oneOf, .oneOfParameter, .noneOf, .equals, .sides, .fits, .length, .form, .granted, .positionIn,
      .version, .equalsParameter, .equalsValueOf, .present, .anyOf:
      break
    }
  }
}

extension Clause {
  /// Returns true if a property of a file does not meet its part of a constraint.
  fileprivate func isBroken(in evidence: some Evidence) -> Bool {
    guard case .measure = subject, let check = Check(constraint, on: subject) else { return false }
    return check.answer(on: subject, of: evidence) == .notMet
  }
}

// MARK: - Answering

extension Check {
  /// Applies the check to one subject. A subject that does not apply meets every check, except one that requires its
  /// presence.
  package func answer(on subject: Subject, of evidence: some Evidence) -> Answer {
    switch self {
    case .any(let parts):
      // A part that does not apply counts as not met, unless no part applies. A part that demands presence always applies.
      var applies = false
      var answer = Answer.notMet
      for part in parts {
        guard part.check.demandsPresence || evidence.reading(of: part.subject) != .absent else { continue }
        applies = true
        answer = answer.or(part.check.answer(on: part.subject, of: evidence))
        if answer == .met { return .met }
      }
      return applies ? answer : .met
    case .all(let parts):
      return parts.reduce(.met) { $0.and($1.check.answer(on: $1.subject, of: evidence)) }
    case .contains(let entries): return evidence.answer(to: entries, of: subject)
    case .lacks(let entries): return evidence.answer(toLacking: entries, in: subject)
    case .equalsValueOf(let key):
      // Without a value there is nothing to compare. Another rule reports the missing value.
      switch evidence.reading(of: .app(.infoPlist(key))) {
      case .known(.text(let value)) where TextForm.filled.matches(value):
        return Check.texts([value], allowed: true).answer(to: evidence.reading(of: subject))
      case .unknown: return evidence.reading(of: subject) == .absent ? .met : .unknown
      case .known, .absent, .between: return .met
      }
    case .same(let other):
      return switch (evidence.reading(of: subject), evidence.reading(of: other)) {
      case (.known(let value), .known(let wanted)): value.isSame(as: wanted) ? .met : .notMet
      case (.absent, _), (_, .absent): .met
      default: .unknown
      }
    case .present(let wanted) where !evidence.isGiven(subject): return wanted ? .notMet : .met
    case .open: return .unknown
    case .settled(let holds): return holds ? .met : .notMet
    case .position(let text, let unit):
      guard case .known(.integer(let position)) = evidence.reading(of: subject) else { return .met }
      // Without a text, the only valid position is its start.
      guard case .known(.text(let text)) = evidence.reading(of: text) else { return position == 0 ? .met : .notMet }
      return (0...Int64(unit.length(of: text))).contains(position) ? .met : .notMet
    case .span, .ratio, .texts, .values, .sides, .length, .form, .version, .present: break
    }
    if case .aggregate(let aggregate) = subject, aggregate.function == .each {
      return evidence.each(aggregate) { answer(to: $0) }
    }
    let reading = evidence.reading(of: subject)
    // A property that a file does not have does not apply to it; a key that an app's files do not have is missing.
    if reading == .absent, case .app(let fact) = subject, fact.isKey {
      if case .present(false) = self { return .met }
      return .notMet
    }
    return answer(to: reading, of: subject, in: evidence)
  }

  /// Compares a reading of a subject: a nominal value is at the limit. Only values that do not meet the check need the second
  /// comparison.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  func answer(to reading: Reading, of subject: Subject, in evidence: some Evidence) -> Answer {
    let found = answer(to: reading)
    return found == .notMet && isNominallyMet(by: subject, of: evidence) ? .atLimit : found
  }

  /// Returns true if a file misses the check only by rounding: a shape that whole pixels cannot express exactly, or pixels that
  /// are square within one pixel.
  private func isNominallyMet(by subject: Subject, of evidence: some Evidence) -> Bool {
    switch (self, subject) {
    case (.ratio(let span), .measure(let measure)):
      guard let sizes = measure.sizeOfShape,
        case .known(.size(let size)) = evidence.reading(of: .measure(.derived(sizes)))
      else { return false }
      return [span.min, span.max].contains { $0.map { NominalTolerance.isNominally($0, size) } ?? false }
    case (.values(let values, true), .measure(.fact(.videoSampleAspectRatio))):
      guard values.contains(.ratio(.one)), case .known(.ratio(let shape)) = evidence.reading(of: subject),
        case .known(.size(let size)) = evidence.reading(of: .measure(.derived(.videoStoredSize)))
      else { return false }
      return NominalTolerance.isNominallySquare(shape, side: size.width)
    default: return false
    }
  }

  /// True if the check is not met by an absent subject.
  private var demandsPresence: Bool { if case .present(true) = self { true } else { false } }

  /// True if the check depends on nothing but the value of its subject.
  var comparesValue: Bool {
    switch self {
    case .span, .ratio, .texts, .values, .sides, .length, .form, .version: true
    case .equalsValueOf, .position, .same, .present, .settled, .contains, .lacks, .any, .all, .open: false
    }
  }

  /// Compares a value. The check has to be one that depends on nothing else.
  func answer(to reading: Reading) -> Answer {
    switch reading {
    case .known(let value): return answer(to: value)
    case .between(let low, let high, _):
      if case .span(let span, _) = self { return span.answer(between: low, high) }
      return .unknown
    case .unknown: return .unknown
    case .absent:
      if case .present(true) = self { return .notMet }
      return .met
    }
  }

  private func answer(to value: FactValue) -> Answer {
    switch self {
    case .span(let span, let type): value.scaled(for: type).map { span.answer($0) } ?? .notMet
    case .ratio(let span): if case .ratio(let ratio) = value { span.answer(ratio) } else { .notMet }
    case .texts(let texts, let allowed):
      if case .text(let text) = value { texts.contains(text) == allowed ? .met : .notMet } else { .notMet }
    case .values(let values, let allowed): values.contains { $0.isSame(as: value) } == allowed ? .met : .notMet
    case .sides(let sides):
      if case .size(let size) = value {
        sides.allSatisfy { $0.span.answer($0.side.of(size)) == .met } ? .met : .notMet
      } else {
        .notMet
      }
    case .length(let span, let unit):
      switch value {
      case .text(let text): span.answer(Int64(unit.length(of: text)))
      // A group without texts has length 0.
      case .flag: span.answer(0)
      default: .notMet
      }
    case .form(let form): if case .text(let text) = value, form.matches(text) { .met } else { .notMet }
    case .version(let from, let below):
      if case .text(let text) = value, let version = Version(text) {
        (from.map { version >= $0 } ?? true) && (below.map { version < $0 } ?? true) ? .met : .notMet
      } else {
        .notMet
      }
    case .present(let wanted): wanted ? .met : .notMet
    case .position, .settled, .contains, .lacks, .equalsValueOf, .same, .any, .all, .open: .unknown
    }
  }
}

extension Measure {
  /// The size whose shape this is; nil for anything else.
  fileprivate var sizeOfShape: DerivedFact? {
    switch self {
    case .fact(.videoAspectRatio): .videoSize
    case .derived(.imageAspectRatio): .imageSize
    default: nil
    }
  }
}

extension Side {
  func of(_ size: PixelSize) -> Int64 {
    let width = Int64(clamping: size.width)
    let height = Int64(clamping: size.height)
    return switch self {
    case .width: width
    case .height: height
    case .short: min(width, height)
    case .long: max(width, height)
    case .sum: width.saturatingSum(height)
    case .pixels: width.saturatingProduct(height)
    }
  }
}

extension FactValue {
  /// Returns true if two values are equal. Numbers are compared to the millionth.
  fileprivate func isSame(as other: FactValue) -> Bool {
    switch (self, other) {
    case (.number, _), (_, .number):
      if let left = scaled(for: .number), let right = other.scaled(for: .number) { left == right } else { false }
    default: self == other
    }
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
