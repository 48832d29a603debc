import MediaProbe
package import PreflightRules

extension Check {
  /// Applies the check to one subject. A subject that does not apply meets every check, except one that requires its
  /// presence.
  func answer(on subject: Subject, of evidence: some Evidence) -> Answer {
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
    default: break
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

extension TextForm {
  package func matches(_ text: String) -> Bool {
    switch self {
    case .hexColor:
      text.utf8.count == 7 && text.utf8.first == UInt8(ascii: "#") && text.utf8.dropFirst().allSatisfy { $0.isHexDigit }
    case .httpsURL: text.isURL(of: "https://")
    case .webURL: text.isURL(of: "https://") || text.isURL(of: "http://")
    case .digits: text[...].isDigits
    case .filled: !text.allSatisfy { $0.isWhitespace } && !text.isPlaceholder
    case .plainText: !text.unicodeScalars.contains { $0.isControl || $0.setsDirection }
    }
  }
}

extension UInt8 {
  /// True for the ASCII code of a hexadecimal digit.
  var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension String {
  /// Returns true if the text begins with this scheme and a host, and has no white space.
  fileprivate func isURL(of scheme: String) -> Bool {
    lowercased().hasPrefix(scheme)
      && !dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }.isEmpty
      && !contains { $0.isWhitespace }
  }
}

extension Unicode.Scalar {
  /// True for C0 and C1 control characters (ECMA-48), except line ends and tabs.
  fileprivate var isControl: Bool {
    properties.generalCategory == .control && self != "\n" && self != "\t" && self != "\r"
  }

  /// True for characters that embed, override, isolate or mark a text direction (Unicode Standard Annex #9, 2.1 to
  /// 2.6).
  fileprivate var setsDirection: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
