import MediaProbe
import Preflight

/// A comparison of a fact with a value, as other programs write conditions.
enum ComparisonSign: String {
  case equal = "="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// Reads a sign, also those of JavaScript.
  init?(written text: String) {
    switch text {
    case "==", "===", "=": self = .equal
    case "!==", "!=": self = .unequal
    default: self.init(rawValue: text)
    }
  }

  /// The sign with both sides in the other order.
  var reversed: ComparisonSign {
    switch self {
    case .equal, .unequal: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }

  /// The sign of the opposite condition.
  var opposite: ComparisonSign {
    switch self {
    case .equal: .unequal
    case .unequal: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }

  /// Returns the constraint of a fact; nil if the fact cannot be compared so.
  func constraint(on measure: Measure, _ figure: Ratio) -> Constraint? {
    switch self {
    case .less: .within(.below(.fixed(figure)))
    case .lessOrEqual: .within(.max(.fixed(figure)))
    case .greater: .within(.above(.fixed(figure)))
    case .greaterOrEqual: .within(.min(.fixed(figure)))
    case .equal, .unequal: value(figure, of: measure.type).map { self == .equal ? .equals($0) : .noneOf([$0]) }
    }
  }

  private func value(_ figure: Ratio, of type: ValueType) -> FactValue? {
    switch type {
    case .integer: figure.denominator == 1 ? .integer(figure.numerator) : nil
    case .number: .number(figure.value)
    case .ratio: .ratio(figure)
    case .text, .flag, .size, .any: nil
    }
  }
}

extension Clause {
  /// Returns one constraint for several of which one is enough, with its subject: one list of words, if they are all of one fact.
  static func anyOf(_ clauses: [Clause]) -> Clause? {
    guard let first = clauses.first else { return nil }
    if clauses.count == 1 { return first }
    let lists = clauses.compactMap { clause -> [FactValue]? in
      guard clause.subject == first.subject else { return nil }
      return switch clause.constraint {
      case .oneOf(let values): values
      case .equals(let value): [value]
      default: nil
      }
    }
    let isNumber = [ValueType.number, .ratio].contains(first.subject.type)
    if lists.count == clauses.count, !isNumber {
      var values: [FactValue] = []
      for value in lists.joined() where !values.contains(value) { values.append(value) }
      return Clause(first.subject, .oneOf(values))
    }
    return Clause(first.subject, .anyOf(clauses))
  }
}
