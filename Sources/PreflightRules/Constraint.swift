package import MediaProbe

/// The requirement of a rule on its subject. The set of constraints is small and closed; there is no expression
/// language.
package enum Constraint: Sendable, Equatable {
  /// A number, a frame rate or an aspect ratio within limits.
  case within(Bound)
  case oneOf([FactValue])
  case noneOf([FactValue])
  case equals(FactValue)
  /// Sides of a picture, each within its limits; all of them must hold.
  case sides([SideBound])
  /// Width and height must not exceed those of a parameter.
  case fits(parameter: String)
  /// The length of a text.
  case length(Bound, TextLength)
  case form(TextForm)
  /// A word must be among those of a parameter, regardless of the subject. `among` has the words once they are known.
  case granted(String, parameter: String, among: [String]?)
  /// A position from 0 to the length of the text of another field.
  case positionIn(field: String, TextUnit)
  /// A text is a version in this range. Nil for an open end.
  case version(from: Version?, below: Version?)
  /// The value equals that of a parameter. `value` has it once it is known; without it, nothing is compared.
  case equalsParameter(String, value: String?)
  /// The value equals that of a key in the app's property list, if that key is filled in.
  case equalsValueOf(String)
  /// The value equals that of another subject, if that one is known to have a value.
  case sameAs(Subject)
  /// A field must be present, or must be absent.
  case present(Bool)
  /// A list must contain these entries.
  case contains([ListEntry])
  /// A list must have none of these entries. A text is compared like a list of one.
  case lacks([ListEntry])
  case anyOf([Clause])
  case allOf([Clause])
}

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

extension Constraint {
  /// The range of a number; nil for any other constraint.
  package var bound: Bound? { if case .within(let bound) = self { bound } else { nil } }

  /// The parameters that the constraint uses.
  package var parameters: [String] {
    switch self {
    case .within(let bound), .length(let bound, _): bound.parameters
    case .sides(let sides): sides.flatMap { $0.bound.parameters }
    case .fits(let parameter): [parameter]
    case .granted(_, let parameter, _): [parameter]
    case .equalsParameter(let parameter, _): [parameter]
    case .contains(let entries), .lacks(let entries):
      entries.compactMap { if case .parameter(let name, _) = $0 { name } else { nil } }
    case .anyOf(let clauses), .allOf(let clauses): clauses.flatMap { $0.constraint.parameters }
    case .oneOf, .noneOf, .equals, .form, .version, .equalsValueOf, .positionIn, .sameAs, .present: []
    }
  }

  /// The subjects of the constraint in addition to the rule's own.
  package var furtherSubjects: [Subject] {
    switch self {
    case .anyOf(let clauses), .allOf(let clauses): clauses.map { $0.subject }
    case .equalsValueOf(let key): [.app(.infoPlist(key))]
    case .sameAs(let subject): [subject]
    case .contains(let entries), .lacks(let entries):
      entries.compactMap { if case .valueOf(let key) = $0 { .app(.infoPlist(key)) } else { nil } }
    default: []
    }
  }

  /// The clauses of a combined constraint; empty for any other.
  package var clauses: [Clause] {
    switch self {
    case .anyOf(let clauses), .allOf(let clauses): clauses
    default: []
    }
  }

  /// True if the constraint compares a value with a text parameter that has no value. A rule with such a constraint does not
  /// apply once the values of parameters are known.
  package var lacksText: Bool {
    switch self {
    case .equalsParameter(_, nil): true
    case .contains(let entries), .lacks(let entries):
      entries.contains { if case .parameter = $0 { true } else { false } }
    case .anyOf(let clauses), .allOf(let clauses): clauses.contains { $0.constraint.lacksText }
    default: false
    }
  }

  /// Returns the constraint with numbers in place of the parameters whose values are known.
  package func resolved(_ value: (String) -> ParameterValue?) -> Constraint {
    switch self {
    case .within(let bound): .within(bound.resolved(value))
    case .length(let bound, let unit): .length(bound.resolved(value), unit)
    case .sides(let sides): .sides(sides.map { SideBound($0.side, $0.bound.resolved(value)) })
    case .fits(let parameter):
      if case .size(let size) = value(parameter), let width = Ratio(Int64(size.width), 1),
        let height = Ratio(Int64(size.height), 1)
      {
        .sides([SideBound(.width, .max(.fixed(width))), SideBound(.height, .max(.fixed(height)))])
      } else {
        self
      }
    case .anyOf(let clauses): .anyOf(clauses.map { Clause($0.subject, $0.constraint.resolved(value)) })
    case .allOf(let clauses): .allOf(clauses.map { Clause($0.subject, $0.constraint.resolved(value)) })
    case .granted(let word, let parameter, _):
      if case .words(let words) = value(parameter) { .granted(word, parameter: parameter, among: words) } else { self }
    case .equalsParameter(let parameter, _):
      if case .text(let text) = value(parameter) { .equalsParameter(parameter, value: text) } else { self }
    case .contains(let entries): .contains(entries.map { $0.resolved(value) })
    case .lacks(let entries): .lacks(entries.map { $0.resolved(value) })
    case .oneOf, .noneOf, .equals, .form, .version, .equalsValueOf, .positionIn, .sameAs, .present: self
    }
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
