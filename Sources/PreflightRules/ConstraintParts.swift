package import MediaProbe

// The parts of constraints: limits, sides, texts, entries and clauses.

/// The number of a limit.
package enum Limit: Sendable, Equatable {
  case fixed(Ratio)
  /// The number depends on a value that is not in the file, such as the account, and is in this range. `standard` is the number
  /// that counts if no value is given.
  indirect case parameter(String, from: Ratio, to: Ratio, standard: Ratio? = nil)
}

/// A range of allowed values.
package enum Bound: Sendable, Equatable {
  /// At most this value.
  case max(Limit)
  /// At least this value.
  case min(Limit)
  /// More than this value.
  case above(Limit)
  /// Less than this value.
  case below(Limit)
  /// A range that includes both ends.
  case range(min: Limit, max: Limit)
}

/// One side of a picture, or a value computed from both.
package enum Side: String, Sendable, Hashable, CaseIterable {
  case width, height
  /// The smaller of width and height, in any orientation.
  case short
  case long
  /// Width plus height.
  case sum
  /// Width times height.
  case pixels
}

package struct SideBound: Sendable, Equatable {
  package let side: Side
  package let bound: Bound

  package init(_ side: Side, _ bound: Bound) {
    self.side = side
    self.bound = bound
  }
}

/// The unit in which the length of a text is counted.
package enum TextUnit: String, Sendable, Hashable, CaseIterable {
  /// UTF-16 code units: an emoji counts two or more.
  case utf16
  /// Unicode scalar values.
  case characters
  /// User-perceived characters.
  case graphemes
  case utf8Bytes = "utf8_bytes"
  /// X's count: most scripts 1, CJK and emoji 2, any URL 23.
  case weighted
  /// The count of Threads: an emoji counts as many as its bytes of UTF-8, any other user-perceived character 1.
  case emojiBytes = "emoji_bytes"
  /// The count of Xiaohongshu: an ASCII character one half, any other Unicode scalar 1, rounded up.
  case halfASCII = "half_ascii"

  package var unit: Unit {
    switch self {
    case .utf16: .utf16
    case .characters: .characters
    case .graphemes: .graphemes
    case .utf8Bytes: .utf8
    case .weighted: .weighted
    case .emojiBytes: .emojiBytes
    case .halfASCII: .halfASCII
    }
  }
}

/// The form that a text must have.
package enum TextForm: String, Sendable, Hashable, CaseIterable {
  /// `#` and six hexadecimal digits.
  case hexColor = "hex_color"
  /// `https://` and a host.
  case httpsURL = "https_url"
  /// `http://` or `https://`, and a host.
  case webURL = "web_url"
  /// Text that hides or reorders nothing. It has no control characters except line ends, and none of the characters of Unicode
  /// Standard Annex #9 that set the text direction.
  case plainText = "plain_text"
  /// One or more ASCII digits.
  case digits
  /// A value that was filled in: neither empty nor a placeholder such as `{your client key}`.
  case filled
}

/// An entry that a list must contain, or must lack.
package enum ListEntry: Sendable, Equatable {
  case text(String)
  /// An entry that begins with this text and is longer.
  case prefix(String)
  /// An entry that begins with this text and has exactly this many hexadecimal digits after it.
  case hexDigits(prefix: String, count: Int)
  /// An entry that begins with the first text and has the second one after it. The first one may be empty.
  case containing(prefix: String, String)
  /// The value of a key in the app's property list.
  case valueOf(String)
  /// The value of a parameter after a text, which may be empty. If the parameter is not given, nothing is compared.
  case parameter(String, prefix: String)
}

/// A constraint on a subject of its own, as part of another constraint.
package struct Clause: Sendable, Equatable {
  package let subject: Subject
  package let constraint: Constraint

  package init(_ subject: Subject, _ constraint: Constraint) {
    self.subject = subject
    self.constraint = constraint
  }
}

extension ListEntry {
  func resolved(_ value: (String) -> ParameterValue?) -> ListEntry {
    if case .parameter(let name, let prefix) = self, case .text(let text) = value(name) {
      .text(prefix + text)
    } else {
      self
    }
  }
}

extension Bound {
  var limits: [Limit] {
    switch self {
    case .max(let limit), .min(let limit), .above(let limit), .below(let limit): [limit]
    case .range(let min, let max): [min, max]
    }
  }

  var parameters: [String] {
    limits.compactMap { if case .parameter(let name, _, _, _) = $0 { name } else { nil } }
  }

  func resolved(_ value: (String) -> ParameterValue?) -> Bound {
    switch self {
    case .max(let limit): .max(limit.resolved(value))
    case .min(let limit): .min(limit.resolved(value))
    case .above(let limit): .above(limit.resolved(value))
    case .below(let limit): .below(limit.resolved(value))
    case .range(let min, let max): .range(min: min.resolved(value), max: max.resolved(value))
    }
  }
}

extension Limit {
  func resolved(_ value: (String) -> ParameterValue?) -> Limit {
    if case .parameter(let name, _, _, _) = self, case .number(let number) = value(name) {
      .fixed(number)
    } else {
      self
    }
  }
}
