package import MediaProbe
package import PreflightRules

/// Formats values with their units for people: `754.2 s`, `61.3 MB`, `1920×1080`, `29.97 fps`.
package enum Phrase {
  /// The number of digits after the decimal point; `exact` if the rounded value would equal the limit that it breaks.
  package enum Precision {
    case usual, exact
  }

  package static func of(
    _ value: FactValue, unit: Unit?, precision: Precision = .usual, in language: Language = .english
  ) -> String {
    switch value {
    case .integer(let value): of(integer: value, unit: unit, precision: precision, in: language)
    case .number(let value): decimal(value, digits: precision == .usual ? 3 : 6, in: language) + suffix(unit, language)
    case .ratio(let value): of(ratio: value, unit: unit, precision: precision, in: language)
    case .text(let text): text
    case .flag(let flag): flag ? language.words.phrases.yes : language.words.phrases.no
    case .size(let size): "\(size.width)×\(size.height)"
    case .message(let message): message.text(in: language)
    case .messages(let messages): messages.map { $0.text(in: language) }.joined(separator: ", ")
    case .list(let texts): texts.isEmpty ? language.words.phrases.emptyList : texts.joined(separator: ", ")
    }
  }

  package static func of(
    ratio: Ratio, unit: Unit?, precision: Precision = .usual, in language: Language = .english
  ) -> String {
    if unit != nil || ratio.denominator == 1 {
      return decimal(ratio.value, digits: precision == .usual ? 3 : 6, in: language) + suffix(unit, language)
    }
    let number = localized(number(ratio, precision), language)
    // Well-known aspect ratios are also shown as ratios.
    return ratio.numerator < 50 && ratio.denominator < 50
      ? "\(number) (\(ratio.numerator):\(ratio.denominator))" : number
  }

  /// Returns a ratio without a unit as a decimal number.
  static func number(_ ratio: Ratio, _ precision: Precision = .usual) -> String {
    decimal(ratio.value, digits: precision == .usual ? 4 : 6)
  }

  private static func of(
    integer value: Int64, unit: Unit?, precision: Precision, in language: Language
  ) -> String {
    guard precision == .usual else { return "\(value)" + suffix(unit, language) }
    switch unit {
    case .bytes: return scaled(value, ["KB", "MB", "GB", "TB"], of: .bytes, language)
    case .bitsPerSecond: return scaled(value, ["kbit/s", "Mbit/s", "Gbit/s"], of: .bitsPerSecond, language)
    default: return "\(value)" + suffix(unit, language)
    }
  }

  /// The longest text that is shown in full, and the number of characters that are shown of a longer one.
  private static let longest = 80
  private static let shown = 40

  /// Returns a text, shortened with its length if it is long. The length counts Unicode scalars, because one visible
  /// character may have any number of them.
  static func shortened(_ text: String, in language: Language) -> String {
    // Every scalar has at least one byte.
    if text.utf8.count <= longest { return text }
    let scalars = text.unicodeScalars
    return scalars.dropFirst(longest).isEmpty
      ? text : language.words.phrases.shortened(String(scalars.prefix(shown)), scalars.count)
  }

  /// Returns a number with its unit, or with the largest of these units that leaves at least 1 before the decimal mark.
  private static func scaled(_ value: Int64, _ units: [String], of unit: Unit, _ language: Language) -> String {
    guard value >= 1000 else { return "\(value)" + suffix(unit, language) }
    var amount = Double(value) / 1000
    var index = 0
    while amount >= 1000, index + 1 < units.count {
      amount /= 1000
      index += 1
    }
    return "\(decimal(amount, digits: 2, in: language)) \(units[index])"
  }

  private static func suffix(_ unit: Unit?, _ language: Language) -> String {
    switch unit {
    case nil: ""
    case .degrees: "°"
    case let unit?: " " + language.words.phrases.unit(unit)
    }
  }

  /// Returns a range; a unit that both ends share is written once.
  static func range(_ min: String, _ max: String, unit: Unit?, in language: Language) -> String {
    let unit = suffix(unit, language)
    let isShared = min.hasSuffix(unit) && max.hasSuffix(unit)
    return language.words.phrases.range(isShared ? String(min.dropLast(unit.count)) : min, max)
  }

  /// Returns a number as `decimal(_:digits:)` does, with the decimal mark of a language.
  package static func decimal(_ value: Double, digits: Int, in language: Language) -> String {
    localized(decimal(value, digits: digits), language)
  }

  private static func localized(_ number: String, _ language: Language) -> String {
    guard let mark = language.words.decimalMark else { return number }
    return number.split(separator: ".", omittingEmptySubsequences: false).joined(separator: mark)
  }

  /// Returns a number that is rounded half up to this many digits, without trailing zeros and independent of the
  /// locale.
  package static func decimal(_ value: Double, digits: Int) -> String {
    var scale: Int64 = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = (value.magnitude * Double(scale)).rounded()
    guard scaled < 9e15 else { return value.description }
    let (whole, fraction) = Int64(scaled).quotientAndRemainder(dividingBy: scale)
    var text = String(whole)
    if fraction > 0 {
      text += "."
      var (rest, place) = (fraction, scale / 10)
      while rest < place {
        text += "0"
        place /= 10
      }
      while rest % 10 == 0 { rest /= 10 }
      text += String(rest)
    }
    return value < 0 && scaled != 0 ? "-" + text : text
  }
}

extension ListEntry {
  /// `weixin`, `XD-…`, `wx and 16 hexadecimal digits`, `the value of TikTokClientKey`, `XD-{xd_app_id}`.
  func phrase(in language: Language) -> String {
    switch self {
    case .text(let text): text
    case .prefix(let prefix): prefix + "…"
    case .hexDigits(let prefix, let count): language.words.phrases.hexDigits(prefix, count)
    case .containing("", let part): language.words.phrases.quoted(part)
    case .containing(let prefix, let part): prefix + "…" + part + "…"
    case .parameter(let name, ""): language.words.phrases.valueOf(name)
    case .parameter(let name, let prefix): prefix + "{" + name + "}"
    case .valueOf(let key): language.words.phrases.valueOf(key)
    }
  }
}

extension Unit? {
  /// Returns true if a number of this type counts things, rather than measuring a size.
  fileprivate func isCount(_ type: ValueType) -> Bool {
    switch self {
    case nil: type == .integer
    case .frames, .utf16, .characters, .graphemes, .weighted, .emojiBytes, .halfASCII: true
    case .some: false
    }
  }
}

extension Bound {
  func phrase(
    unit: Unit?, type: ValueType, words isWorded: Bool = false, _ precision: Phrase.Precision = .usual,
    in language: Language
  ) -> String {
    func text(_ limit: Limit) -> String { limit.phrase(unit: unit, type: type, precision, in: language) }
    let words = language.words
    switch self {
    case .max(let limit): return isWorded ? words.phrases.atMost(text(limit)) : text(limit)
    case .min(let limit):
      return isWorded ? words.phrases.atLeast(text(limit), unit.isCount(type)) : text(limit)
    case .above(let limit): return isWorded ? words.phrases.above(text(limit)) : text(limit)
    case .below(let limit): return isWorded ? words.phrases.below(text(limit)) : text(limit)
    case .range(let min, let max):
      let range = Phrase.range(text(min), text(max), unit: unit, in: language)
      return isWorded ? words.phrases.within(range) : range
    }
  }
}

extension Limit {
  func phrase(
    unit: Unit?, type: ValueType, _ precision: Phrase.Precision = .usual, in language: Language
  ) -> String {
    switch self {
    case .fixed(let figure):
      figure.denominator == 1 && type != .ratio
        ? Phrase.of(.integer(figure.numerator), unit: unit, in: language)
        : Phrase.of(ratio: figure, unit: unit, precision: precision, in: language)
    case .parameter(let name, let from, let to, let standard):
      language.words.phrases.parameter(
        name, Self.range(from, to, unlessGiven: standard, unit: unit, type: type, in: language))
    }
  }

  /// Returns the values that a parameter can have: `1 to 600 s, 600 s if it is not given`.
  private static func range(
    _ from: Ratio, _ to: Ratio, unlessGiven standard: Ratio?, unit: Unit?, type: ValueType, in language: Language
  ) -> String {
    func text(_ figure: Ratio) -> String { Limit.fixed(figure).phrase(unit: unit, type: type, in: language) }
    // A parameter without an upper end has a default.
    if to.isUnbounded, let standard {
      let number = language.words.phrases.expectation(.number(from: from, to: to))
      return language.words.phrases.unlessGiven(number, text(standard))
    }
    let range = Phrase.range(text(from), text(to), unit: unit, in: language)
    return standard.map { language.words.phrases.unlessGiven(range, text($0)) } ?? range
  }
}

// MARK: - For documentation

extension Example {
  /// Returns the example as text for people: `600.1 s`, `video.codec vp9, container mp4`.
  package func text(in language: Language = .english) -> String {
    let values = values.map { value in
      let text = Phrase.of(value.value, unit: value.subject.unit, precision: .exact, in: language)
      return (self.values.count > 1 ? value.subject.name + " " : "")
        + Phrase.shortened(text, in: language)
    }
    return (values + assuming.map { "\($0.name)=\($0.value)" }).joined(separator: ", ")
  }
}

extension Parameter {
  /// Returns a description of valid values, for people.
  package func expectation(in language: Language) -> String {
    let expectation = language.words.phrases.expectation(values)
    return standard.map { language.words.phrases.unlessGiven(expectation, $0.description) }
      ?? expectation
  }
}
