import MediaProbe
import Preflight
import PreflightRules

/// One number in a rule that decides about a value, or about whether the rule applies.
struct NumericLimit {
  enum Bound { case atMost, atLeast, moreThan, lessThan, exactly }

  /// The quantity that is compared with the number.
  enum Quantity: Equatable {
    case value(Subject)
    case length(Subject, TextUnit)
    case side(Side, of: Subject)
    /// A version in a file of the app.
    case version(Subject)
    /// The number of hexadecimal digits after a text.
    case digits(Subject, prefix: String)
    /// A position in the text of another field.
    case position(Subject, TextUnit)
    /// A version that the verdict depends on; the rule only applies within it.
    case parameter(String)
  }

  enum Number: Equatable {
    case ratio(Ratio)
    case version(Version)
    /// The length of the text of an attempt.
    case lengthOfText
  }

  let destination: Destination
  /// The slot of a rule on single files.
  let slot: Slot?
  let rule: Rule
  let quantity: Quantity
  let bound: Bound
  let number: Number
  /// True if the number decides whether the rule applies.
  let isCondition: Bool

  static let founding = ["shared-with-you", "douyin", "facebook-stories", "tiktok-share-kit", "wechat"]
    .compactMap(
      Destinations.named)

  /// The limits of all rules of the founding destinations, in the order of their files.
  static let all = founding.flatMap { destination in
    destination.slots.flatMap { slot in slot.rules.flatMap { limits(of: $0, slot, destination) } }
      + (destination.requestRules + destination.appRules).flatMap { limits(of: $0, nil, destination) }
  }

  private static func limits(of rule: Rule, _ slot: Slot?, _ destination: Destination) -> [NumericLimit] {
    var found: [NumericLimit] = []
    for condition in rule.when {
      guard case .version(let from, let below) = condition.test else { continue }
      for (bound, version) in [(Bound.atLeast, from), (.lessThan, below)] {
        guard let version else { continue }
        found.append(
          NumericLimit(
            destination: destination, slot: slot, rule: rule, quantity: .parameter(condition.parameter), bound: bound,
            number: .version(version), isCondition: true))
      }
    }
    func add(_ subject: Subject, _ constraint: Constraint, isCondition: Bool) {
      for (quantity, bound, number) in numbers(in: constraint, on: subject) {
        found.append(
          NumericLimit(
            destination: destination, slot: slot, rule: rule, quantity: quantity, bound: bound, number: number,
            isCondition: isCondition))
      }
    }
    for clause in rule.appliesIf { add(clause.subject, clause.constraint, isCondition: true) }
    add(rule.subject, rule.constraint, isCondition: false)
    return found
  }

  /// Returns the numbers of a constraint: those of its demand, which are listed in full, and those of kinds with other numbers.
  static func numbers(
    in constraint: Constraint, on subject: Subject
  ) -> [(Quantity, Bound, Number)] {
    func numbers(_ bound: PreflightRules.Bound, _ quantity: Quantity) -> [(Quantity, Bound, Number)] {
      let limits: [(Bound, Limit)] =
        switch bound {
        case .max(let limit): [(.atMost, limit)]
        case .min(let limit): [(.atLeast, limit)]
        case .above(let limit): [(.moreThan, limit)]
        case .below(let limit): [(.lessThan, limit)]
        case .range(let min, let max): min == max ? [(.exactly, min)] : [(.atLeast, min), (.atMost, max)]
        }
      return limits.map { (quantity, $0, .ratio(figure($1))) }
    }
    switch constraint.demand {
    case .number(let bound): return numbers(bound, .value(subject))
    case .length(let bound, let unit): return numbers(bound, .length(subject, unit.textUnit))
    case .sides(let sides): return sides.flatMap { numbers($0.bound, .side($0.side, of: subject)) }
    case .sizeOfParameter:
      let screen = LimitRequests.screen
      return [(Side.width, screen.width), (.height, screen.height)].compactMap { side, length in
        Ratio(Int64(length), 1).map { (.side(side, of: subject), .atMost, .ratio($0)) }
      }
    case .value(.ratio(let ratio)): return [(.value(subject), .exactly, .ratio(ratio))]
    case .clauses(let clauses): return clauses.flatMap { self.numbers(in: $0.constraint, on: $0.subject) }
    case .value, .oneOf, .noneOf, .presence, .text, .entries, .other: return otherNumbers(in: constraint, on: subject)
    }
  }

  private static func otherNumbers(in constraint: Constraint, on subject: Subject) -> [(Quantity, Bound, Number)] {
    switch constraint {
    case .positionIn(_, let unit):
      let zero = Ratio(0, 1).map { [(Quantity.position(subject, unit), Bound.atLeast, Number.ratio($0))] } ?? []
      return zero + [(.position(subject, unit), .atMost, .lengthOfText)]
    case .version(let from, let below):
      return [(Bound.atLeast, from), (.lessThan, below)].compactMap { bound, version in
        version.map { (.version(subject), bound, .version($0)) }
      }
    case .contains(let entries), .lacks(let entries):
      return entries.compactMap { entry in
        guard case .hexDigits(let prefix, let count) = entry, let number = Ratio(Int64(count), 1) else { return nil }
        return (.digits(subject, prefix: prefix), .exactly, .ratio(number))
      }
    default: return []
    }
  }

  /// Returns the number of a limit; that of a parameter is the one that counts without a value.
  private static func figure(_ limit: Limit) -> Ratio {
    switch limit {
    case .fixed(let number): number
    case .parameter(_, _, let to, let standard): standard ?? to
    }
  }
}

extension NumericLimit: CustomStringConvertible {
  /// The limit for people: `at most 600 s`.
  var description: String {
    let word =
      switch bound {
      case .atMost: "at most"
      case .atLeast: "at least"
      case .moreThan: "more than"
      case .lessThan: "less than"
      case .exactly: "exactly"
      }
    let figure =
      switch number {
      case .ratio(let ratio): isRatio ? "\(ratio.numerator):\(ratio.denominator)" : Attempt.text(ratio.value)
      case .version(let version): version.description
      case .lengthOfText: "the length of the text"
      }
    return ["\(isCondition ? "applies at " : "")\(name)", word, figure, unit].filter { !$0.isEmpty }.joined(
      separator: " ")
  }

  /// True if the quantity is an aspect ratio.
  var isRatio: Bool {
    if case .value(let subject) = quantity { subject.isShape } else { false }
  }

  /// True if the quantity is a time, of which a little more is only a warning.
  var isTime: Bool {
    if case .value(let subject) = quantity { subject.unit == .seconds } else { false }
  }

  private var name: String {
    switch quantity {
    case .value(let subject), .version(let subject), .position(let subject, _): "`\(subject.name)`"
    case .length(let subject, _): "length of `\(subject.name)`"
    case .side(let side, let subject):
      "\(side.rawValue)\(side == .short || side == .long ? " side" : "") of `\(subject.name)`"
    case .digits(_, let prefix): "digits after `\(prefix)`"
    case .parameter(let name): "`\(name)`"
    }
  }

  private var unit: String {
    switch quantity {
    case .value(let subject): subject.unit.map(\.rawValue) ?? ""
    case .length(_, let unit), .position(_, let unit): number == .lengthOfText ? "" : unit.rawValue
    case .side: "px"
    case .version, .digits, .parameter: ""
    }
  }
}

extension Subject {
  /// True for an aspect ratio. A frame rate is a ratio with a unit.
  var isShape: Bool { type == .ratio && unit == nil }
}

extension NumericLimit {
  /// The rule that reports a breach. A rule that yields to a looser one is silent where that one has the same limit.
  var reporter: Rule {
    guard let looser = rule.looser else { return rule }
    let other = Self.all.first {
      ($0.rule.id == looser || $0.rule.shortID == looser[...]) && $0.destination.id == destination.id
        && $0.quantity == quantity && $0.bound == bound && $0.number == number
    }
    return other?.rule ?? rule
  }
}
