import MediaProbe

/// Values as people read them, with their unit: `754.2 s`, `61.3 MB`, `1920×1080`, `29.97 fps`.
enum Phrase {
  /// How many digits after the point; more when a value would otherwise read like the limit that it breaks.
  enum Precision {
    case usual, exact
  }

  static func of(_ value: FactValue, unit: Unit?, precision: Precision = .usual) -> String {
    switch value {
    case .integer(let value): of(integer: value, unit: unit, precision: precision)
    case .number(let value): decimal(value, digits: precision == .usual ? 3 : 6) + suffix(unit)
    case .ratio(let value): of(ratio: value, unit: unit, precision: precision)
    case .text(let text): text
    case .flag(let flag): flag ? "yes" : "no"
    case .size(let size): "\(size.width)×\(size.height)"
    case .list(let texts): texts.isEmpty ? "an empty list" : texts.joined(separator: ", ")
    }
  }

  static func of(ratio: Ratio, unit: Unit?, precision: Precision = .usual) -> String {
    if unit != nil || ratio.denominator == 1 {
      return decimal(ratio.value, digits: precision == .usual ? 3 : 6) + suffix(unit)
    }
    let number = decimal(ratio.value, digits: precision == .usual ? 4 : 6)
    // Shapes that people know by name are shown as such too.
    return ratio.numerator < 50 && ratio.denominator < 50
      ? "\(number) (\(ratio.numerator):\(ratio.denominator))" : number
  }

  private static func of(integer value: Int64, unit: Unit?, precision: Precision) -> String {
    guard precision == .usual else { return "\(value)" + suffix(unit) }
    switch unit {
    case .bytes: return scaled(value, ["bytes", "KB", "MB", "GB", "TB"])
    case .bitsPerSecond: return scaled(value, ["bit/s", "kbit/s", "Mbit/s", "Gbit/s"])
    default: return "\(value)" + suffix(unit)
    }
  }

  private static func scaled(_ value: Int64, _ units: [String]) -> String {
    var amount = Double(value)
    var index = 0
    while amount >= 1000, index + 1 < units.count {
      amount /= 1000
      index += 1
    }
    return "\(decimal(amount, digits: 2)) \(units[index])"
  }

  private static func suffix(_ unit: Unit?) -> String {
    switch unit {
    case nil: ""
    case .degrees: "°"
    case let unit?: " " + unit.words
    }
  }

  /// Rounded half up to so many digits, without trailing zeros and without regard to any locale.
  static func decimal(_ value: Double, digits: Int) -> String {
    var scale: Int64 = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = (value.magnitude * Double(scale)).rounded()
    guard scaled < 9e15 else { return value.description }
    var units = Int64(scaled)
    var places = digits
    while places > 0, units % 10 == 0 {
      units /= 10
      places -= 1
    }
    var text = String(units)
    if places > 0 {
      if text.utf8.count <= places { text = String(repeating: "0", count: places + 1 - text.utf8.count) + text }
      text.insert(".", at: text.utf8.index(text.endIndex, offsetBy: -places))
    }
    return value < 0 && units != 0 ? "-" + text : text
  }
}

extension Unit {
  /// As it stands behind a number. Of pixels: a number of them; sizes have their own form.
  fileprivate var words: String {
    switch self {
    case .utf16: "UTF-16 units"
    case .utf8: "bytes of UTF-8"
    case .weighted: "weighted characters"
    default: rawValue
    }
  }
}

extension Constraint {
  /// What is demanded, for people.
  func phrase(unit: Unit?, type: ValueType) -> String {
    switch self {
    case .within(let bound), .length(let bound, _): bound.phrase(unit: unit, type: type)
    case .oneOf(let values): Self.list(values.map { Phrase.of($0, unit: unit) })
    case .noneOf(let values): "none of " + Self.list(values.map { Phrase.of($0, unit: unit) }, "and")
    case .equals(let value): Phrase.of(value, unit: unit)
    case .sides(let sides): Self.phrase(sides)
    case .fits(let parameter): "the size of \(parameter)"
    case .granted(let word, _, _): word
    case .positionIn(let field, let unit): "0 to the length of \(field) in \(unit.unit.words)"
    case .form(.hexColor): "a colour such as #444444"
    case .form(.httpsURL): "an https URL"
    case .form(.webURL): "a web address"
    case .form(.plainText): "text without control characters and marks of direction"
    case .form(.filled): "to be filled in"
    case .present(let wanted): wanted ? "to be there" : "not to be there"
    case .contains(let entries): Self.list(entries.map(\.phrase), "and")
    case .anyOf(let clauses): Self.list(clauses.map(Self.phrase))
    case .allOf(let clauses): Self.list(clauses.map(Self.phrase), "and")
    }
  }

  private static func phrase(_ clause: Clause) -> String {
    clause.subject.name + " "
      + clause.constraint.phrase(unit: clause.constraint.unit ?? clause.subject.unit, type: clause.subject.type)
  }

  private static func phrase(_ sides: [SideBound]) -> String {
    if let box = box(sides) { return box }
    return list(
      sides.map { side in
        "\(side.side.words) \(side.bound.phrase(unit: .pixels, type: .integer, words: true))"
      }, "and")
  }

  /// A width and a height, or a short and a long side, both at most so much, read as a size; nil for anything else.
  private static func box(_ sides: [SideBound]) -> String? {
    guard sides.count == 2, case .max(.fixed(let first)) = sides[0].bound,
      case .max(.fixed(let second)) = sides[1].bound,
      first.denominator == 1, second.denominator == 1
    else { return nil }
    return switch (sides[0].side, sides[1].side) {
    case (.width, .height): "\(first.numerator)×\(second.numerator)"
    case (.short, .long): "short side \(first.numerator) px, long side \(second.numerator) px"
    default: nil
    }
  }

  private static func list(_ words: [String], _ last: String = "or") -> String {
    guard words.count > 1, let final = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) " + final
  }
}

extension ListEntry {
  /// `weixin`, `XD-…`, `the value of TikTokClientKey`.
  var phrase: String {
    switch self {
    case .text(let text): text
    case .prefix(let prefix): prefix + "…"
    case .valueOf(let key): "the value of \(key)"
    }
  }
}

extension Side {
  /// As it stands in a sentence.
  fileprivate var words: String {
    switch self {
    case .width, .height: rawValue
    case .short: "short side"
    case .long: "long side"
    case .sum: "width + height"
    case .pixels: "width × height"
    }
  }
}

extension Bound {
  func phrase(unit: Unit?, type: ValueType, words: Bool = false) -> String {
    func text(_ limit: Limit) -> String { limit.phrase(unit: unit, type: type) }
    return switch self {
    case .max(let limit): (words ? "at most " : "") + text(limit)
    case .min(let limit): (words ? "at least " : "") + text(limit)
    case .above(let limit): (words ? "above " : "") + text(limit)
    case .below(let limit): (words ? "below " : "") + text(limit)
    case .range(let min, let max): "\(text(min)) to \(text(max))"
    }
  }
}

extension Limit {
  func phrase(unit: Unit?, type: ValueType) -> String {
    switch self {
    case .fixed(let figure):
      figure.denominator == 1 && type != .ratio
        ? Phrase.of(.integer(figure.numerator), unit: unit) : Phrase.of(ratio: figure, unit: unit)
    case .parameter(let name, let from, let to):
      "\(name) (\(Limit.fixed(from).phrase(unit: unit, type: type)) to \(Limit.fixed(to).phrase(unit: unit, type: type)))"
    }
  }

}

// MARK: - For documentation

extension Rule {
  /// What it speaks of and what it demands, for people: `duration at most 600 s`.
  public var demand: String {
    switch constraint {
    case .anyOf, .allOf: constraint.limitText(on: subject)
    default: "\(subject.name) \(constraint.limitText(on: subject))"
    }
  }
}

extension Constraint {
  /// What it demands of a subject, for people.
  public func limitText(on subject: Subject) -> String {
    let unit = unit ?? subject.unit
    return switch self {
    case .within(let bound), .length(let bound, _): bound.phrase(unit: unit, type: subject.type, words: true)
    case .fits: "at most " + phrase(unit: unit, type: subject.type)
    case .contains: "has " + phrase(unit: unit, type: subject.type)
    case .sides(let sides) where Self.box(sides) != nil: "at most " + phrase(unit: unit, type: subject.type)
    default: phrase(unit: unit, type: subject.type)
    }
  }
}

extension String {
  /// The beginning of a text that is longer, with how many characters it has.
  fileprivate func shortened(to length: Int) -> String {
    count <= length ? self : "\(prefix(length / 2))… (\(unicodeScalars.count) characters)"
  }
}

extension Example {
  /// The example for people: `600.1 s`, `video.codec vp9, container mp4`.
  public var text: String {
    let values = values.map { value in
      (self.values.count > 1 ? value.subject.name + " " : "")
        + Phrase.of(value.value, unit: value.subject.unit, precision: .exact).shortened(to: 40)
    }
    return (values + assuming.map { "\($0.name)=\($0.value)" }).joined(separator: ", ")
  }
}
