import MediaProbe
import Preflight

extension DocumentValue {
  /// Returns the text of any scalar, as written.
  func text(_ mistakes: Mistakes, expected: Message.ID = .aText) -> String? {
    text(mistakes, expecting: Message(expected))
  }

  /// Returns the text of any scalar, with an expectation that is the same in every language (destination files).
  func text(_ mistakes: Mistakes, expected: String) -> String? {
    text(mistakes, expecting: Message(asWritten: expected))
  }

  private func text(_ mistakes: Mistakes, expecting expected: Message) -> String? {
    guard !hasHalfCharacter else {
      mistakes.add(.foundHalfCharacter, .message(kind), at: place)
      return nil
    }
    if case .scalar(let text, _) = content, !isNull { return text }
    mistakes.add(.foundInstead, .message(kind), .message(expected), at: place)
    return nil
  }

  /// Returns a text as one line, with spaces instead of line breaks.
  func line(_ mistakes: Mistakes) -> String? {
    text(mistakes)?.split { $0.isNewline || $0 == " " }.map { String($0) }.joined(separator: " ")
  }

  func integer(_ mistakes: Mistakes) -> Int? {
    if case .scalar(let text, quoted: false) = content, let number = Int(text) { return number }
    mistakes.add(.foundInstead, .message(kind), .term(.aWholeNumber), at: place)
    return nil
  }

  func flag(_ mistakes: Mistakes) -> Bool? {
    if case .flag(let flag) = plain { return flag }
    // These words are flags in older YAML, and people still write them.
    if !mistakes.areOfJSON, case .scalar(let text, quoted: false) = content {
      if ["yes", "on"].contains(text.lowercased()) { return true }
      if ["no", "off"].contains(text.lowercased()) { return false }
    }
    mistakes.add(.foundInstead, .message(kind), .term(.trueOrFalse), at: place)
    return nil
  }

  func date(_ mistakes: Mistakes) -> CivilDate? {
    if case .scalar(let text, _) = content, let date = CivilDate(text) { return date }
    mistakes.add("found \(kind), expected a day such as 2026-11-21", at: place)
    return nil
  }

  /// Returns a word of a fixed set.
  func word<Word: RawRepresentable & CaseIterable>(_ mistakes: Mistakes) -> Word? where Word.RawValue == String {
    if case .scalar(let text, _) = content, let word = Word(rawValue: text) { return word }
    if !mistakes.areOfJSON, case .scalar(let text, quoted: false) = content {
      // “third-party” and “Third party” are “third_party”.
      let plain = String(text.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 })
      if let word = Word(rawValue: plain) ?? Word(rawValue: plain.replacing("_", with: "-")) { return word }
    }
    let known = Word.allCases.map(\.rawValue)
    if case .scalar(let text, _) = content, !isNull {
      mistakes.add(
        Message(.unknownWord, .text(text.shortened)).joined(with: Guess.hint(for: text, among: known)), at: place)
    } else {
      mistakes.add(.foundInstead, .message(kind), .term(.oneOf, .text(known.joined(separator: ", "))), at: place)
    }
    return nil
  }

  /// Returns the items of a list. If `orOne` is true, a single value is accepted as a list of one.
  func list(_ mistakes: Mistakes, orOne: Bool = false) -> [DocumentValue]? {
    if case .list(let items) = content { return items }
    if orOne { return [self] }
    mistakes.add(.foundInstead, .message(kind), .term(.aList), at: place)
    return nil
  }

  /// Returns a figure such as `600`, `29.97`, `5:11` or `50 MB`.
  func figure(_ mistakes: Mistakes) -> Ratio? {
    if case .scalar(let text, _) = content, !isNull, let figure = Figure.read(text) { return figure }
    mistakes.add("found \(kind), expected a number, a ratio such as 5:11, or a size such as 50 MB", at: place)
    return nil
  }

  /// Returns a value of the type that a subject has.
  func value(of type: ValueType, _ mistakes: Mistakes) -> FactValue? {
    if isComposed, type == .any || type == .text { return composedText(mistakes).map { .text($0) } }
    if type == .any, case .list(let items) = content { return .list(items.compactMap { $0.text(mistakes) }) }
    guard case .scalar(let text, let quoted) = content, !isNull else {
      mistakes.add(.foundInstead, .message(kind), .message(type.expectation), at: place)
      return nil
    }
    let value: FactValue? =
      switch type {
      case .integer: Figure.read(text).flatMap { $0.denominator == 1 ? .integer($0.numerator) : nil }
      case .number: Figure.read(text).map { .number($0.value) }
      case .ratio:
        if let size = PixelSize(text.filter { $0 != " " }) {
          Ratio(Int64(size.width), Int64(size.height)).map { .ratio($0) }
        } else {
          Figure.read(text).map { .ratio($0) }
        }
      case .text: .text(text)
      case .flag:
        switch text.lowercased() {
        case "true", "yes": .flag(true)
        case "false", "no": .flag(false)
        default: nil
        }
      case .size: PixelSize(text.filter { $0 != " " }.lowercased()).map { .size($0) }
      case .any:
        if quoted {
          .text(text)
        } else if let number = Int64(text) {
          .integer(number)
        } else if text.contains("."),
          let number = Ratio(decimal: String(text.hasPrefix("-") ? text.dropFirst() : text[...])),
          !text.contains(":"), !text.contains("/")
        {
          .number(text.hasPrefix("-") ? -number.value : number.value)
        } else {
          text == "true" ? .flag(true) : text == "false" ? .flag(false) : .text(text)
        }
      }
    if value == nil { mistakes.add(.foundInstead, .message(kind), .message(type.expectation), at: place) }
    return value
  }
}

extension DocumentValue {
  private static let composing: Set<String> = ["repeat", "joined"]

  /// True for a long text in a short notation: `{ repeat: a, times: 281 }`, or `{ joined: [{ repeat: a, times: 280 }, b] }`.
  var isComposed: Bool {
    guard case .mapping(let members) = content, let first = members.first,
      case .scalar(let name, _) = first.key.content
    else { return false }
    return Self.composing.contains(name)
  }

  private func composedText(_ mistakes: Mistakes) -> String? {
    guard isComposed else { return text(mistakes) }
    guard var entry = MappingReader(self, "a text", mistakes) else { return nil }
    if let parts = entry.optional("joined") {
      let texts = parts.list(mistakes)?.compactMap { $0.composedText(mistakes) }
      entry.finish()
      return texts?.joined()
    }
    let unit = entry.required("repeat")?.text(mistakes)
    let times = entry.required("times")
    let count = times?.integer(mistakes)
    entry.finish()
    guard let unit, let times, let count else { return nil }
    guard (0...100_000).contains(count) else {
      mistakes.add("found \(count), expected at most 100000", at: times.place)
      return nil
    }
    // The limits of both numbers are far enough from each other for the product to fit.
    guard mistakes.spend(unit.utf8.count * count, at: times.place) else { return nil }
    return String(repeating: unit, count: count)
  }
}

extension ValueType {
  /// A description of valid values, for messages.
  var expectation: Message {
    switch self {
    case .integer: Message(.aWholeNumber)
    case .number: Message(.aNumber)
    case .ratio: Message(asWritten: "a ratio such as 16:9 or 29.97")
    case .text: Message(.aText)
    case .flag: Message(.trueOrFalse)
    case .size: Message(.aSizeSuchAs, .text("1080x1920"))
    case .any: Message(.aValue)
    }
  }
}

/// A number of bytes as documents write it.
package enum WrittenSize {
  /// Returns the bytes of `5000000` or `5 MB`; nil for any other text, or for a part of a byte.
  package static func bytes(_ text: String) -> Int? {
    guard let figure = Figure.read(text), figure.denominator == 1, [nil, .bytes].contains(Figure.unit(of: text)) else {
      return nil
    }
    return Int(exactly: figure.numerator)
  }
}

/// Reads figures in the notation of documents.
enum Figure {
  /// The units. Decimal and binary multiples are never mixed: MB is 1,000,000 bytes and MiB 1,048,576.
  private static let units: [(name: String, factor: Int64, unit: Unit)] = [
    ("KB", 1_000, .bytes), ("MB", 1_000_000, .bytes), ("GB", 1_000_000_000, .bytes), ("KiB", 1 << 10, .bytes),
    ("MiB", 1 << 20, .bytes), ("GiB", 1 << 30, .bytes), ("kbit/s", 1_000, .bitsPerSecond),
    ("Mbit/s", 1_000_000, .bitsPerSecond), ("s", 1, .seconds), ("min", 60, .seconds), ("h", 3600, .seconds),
    ("px", 1, .pixels), ("fps", 1, .framesPerSecond), ("Hz", 1, .hertz), ("kHz", 1_000, .hertz),
    ("LUFS", 1, .loudnessUnitsFullScale), ("LKFS", 1, .loudnessUnitsFullScale), ("LU", 1, .loudnessUnits),
    ("dBTP", 1, .decibelsTruePeak), ("dpi", 1, .dotsPerInch), ("ppi", 1, .dotsPerInch), ("pt", 1, .points),
  ]

  /// Other spellings of units, in lower case. “Mb” and “Kb” are missing, because they can be bits or bytes.
  private static let spellings: [String: String] = [
    "sec": "s", "secs": "s", "second": "s", "seconds": "s", "mins": "min", "minute": "min", "minutes": "min",
    "hr": "h", "hrs": "h", "hour": "h", "hours": "h", "mib": "MiB", "kib": "KiB", "gib": "GiB", "kbps": "kbit/s",
    "mbps": "Mbit/s", "kbit": "kbit/s", "mbit": "Mbit/s", "kbit/s": "kbit/s", "mbit/s": "Mbit/s",
    "pixel": "px", "pixels": "px", "hz": "Hz", "khz": "kHz", "lufs": "LUFS", "lkfs": "LKFS", "lu": "LU",
    "dbtp": "dBTP", "frames/s": "fps",
  ]

  private static func unit(named name: Substring) -> (name: String, factor: Int64, unit: Unit)? {
    if let unit = units.first(where: { $0.name == name }) { return unit }
    if ["kb", "kB", "mb", "gb"].contains(name) { return units.first { $0.name == name.uppercased() } }
    let other = spellings[name.lowercased()] ?? name.lowercased()
    return units.first { $0.name == other }
  }

  /// Divides `30 s` and `30s` into the number and the unit.
  private static func parts(of text: String) -> [Substring] {
    let parts = text.split(separator: " ")
    guard parts.count == 1, let only = parts.first, only.first.map({ $0.isNumber || $0 == "-" }) == true,
      let end = only.firstIndex(where: { $0.isLetter }), only[end...].allSatisfy({ $0.isLetter || $0 == "/" })
    else { return parts }
    return [only[..<end], only[end...]]
  }

  /// Returns the unit of a figure; nil for a figure without a unit.
  static func unit(of text: String) -> Unit? {
    let parts = parts(of: text)
    return parts.count == 2 ? unit(named: parts[1])?.unit : nil
  }

  static func read(_ text: String) -> Ratio? {
    let parts = parts(of: text)
    guard (1...2).contains(parts.count), let first = parts.first else { return nil }
    let isNegative = first.hasPrefix("-")
    let digits = (isNegative ? first.dropFirst() : first).filter { $0 != "_" }
    guard let magnitude = Ratio(decimal: digits) else { return nil }
    let number = isNegative ? magnitude.negated : magnitude
    guard parts.count == 2 else { return number }
    guard let factor = unit(named: parts[1])?.factor, let scale = Ratio(factor, 1) else {
      return nil
    }
    return number.multiplied(by: scale)
  }
}
