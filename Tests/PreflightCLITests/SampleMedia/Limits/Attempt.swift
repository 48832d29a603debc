import Foundation
import MediaProbe
import Preflight
import PreflightRules

/// A value beside a limit, and the finding that the limit implies for it.
struct Attempt {
  enum Position: String { case below, at, above }

  enum Value: Equatable {
    case number(Decimal)
    case size(width: Int, height: Int)
    case version(String)
  }

  enum Expectation: Equatable {
    case finding(Severity)
    case none
  }

  let position: Position
  let value: Value
  let expected: Expectation

  static func text(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }
}

extension NumericLimit {
  /// The length of the text in which positions are tried, in UTF-16 units.
  static let textLength = 10

  /// The values just below, exactly at, and just above the limit.
  var attempts: [Attempt] {
    values.map { position, value in
      Attempt(position: position, value: value, expected: nominally(value, expectation(at: position)))
    } + (isTime && bound == .atMost ? paddedDurations : [])
  }

  /// Containers round and pad durations. So a maximum that is exceeded by up to 0.1 s is only a warning.
  private var paddedDurations: [Attempt] {
    guard case .ratio(let ratio) = number else { return [] }
    let limit = Decimal(ratio.value)
    return [
      Attempt(
        position: .above, value: .number(limit + step * 100), expected: .finding(min(reporter.severity, .warning))),
      Attempt(position: .above, value: .number(limit + step * 101), expected: .finding(reporter.severity)),
    ]
  }

  /// An aspect ratio within a pixel of its limit is only a warning.
  private func nominally(_ value: Attempt.Value, _ expected: Attempt.Expectation) -> Attempt.Expectation {
    guard case .finding(let severity) = expected, case .size(let width, let height) = value,
      case .ratio(let ratio) = number,
      case .value(let subject) = quantity, subject.type == .ratio,
      NominalTolerance.isNominally(ratio, PixelSize(width: width, height: height))
    else { return expected }
    return .finding(min(severity, .warning))
  }

  private func expectation(at position: Attempt.Position) -> Attempt.Expectation {
    let isInside =
      switch bound {
      case .atMost: position != .above
      case .atLeast: position != .below
      case .moreThan: position == .above
      case .lessThan: position == .below
      case .exactly: position == .at
      }
    // The input of a condition breaks the rule wherever the rule applies.
    guard isInside == isCondition else { return .none }
    return .finding(isTime && bound == .atMost ? min(reporter.severity, .warning) : reporter.severity)
  }

  /// The values of the attempts, with their positions.
  var values: [(Attempt.Position, Attempt.Value)] {
    switch number {
    case .lengthOfText: around(Decimal(Self.textLength))
    case .version(let version): around(version)
    case .ratio(let ratio):
      switch quantity {
      case .side(let side, let subject): around(side, Int(ratio.value), of: subject)
      case .value(let subject) where subject.isShape: around(ratio, of: subject)
      default: around(Decimal(ratio.numerator) / Decimal(ratio.denominator))
      }
    }
  }

  private func around(_ number: Decimal) -> [(Attempt.Position, Attempt.Value)] {
    let numbers = [(Attempt.Position.below, number - step), (.at, number), (.above, number + step)]
    // No list has fewer than no entries.
    return numbers.filter { step < 1 || allowsNegative || $0.1 >= 0 }.map { ($0, .number($1)) }
  }

  private func around(_ version: Version) -> [(Attempt.Position, Attempt.Value)] {
    let texts = [
      (Attempt.Position.below, Self.lower(version)), (.at, version.description), (.above, version.description + ".1"),
    ]
    return texts.map { ($0, .version($1)) }
  }

  /// Returns the version before another one: 17.3.9 before 17.4.0, and 15.9 before 16.0.
  static func lower(_ version: Version) -> String {
    var numbers = version.description.split(separator: ".").compactMap { Int($0) }
    guard let last = numbers.lastIndex(where: { $0 > 0 }) else { return version.description }
    numbers[last] -= 1
    for index in numbers.indices where index > last { numbers[index] = 9 }
    return numbers.map(String.init).joined(separator: ".")
  }

  private func around(_ side: Side, _ length: Int, of subject: Subject) -> [(Attempt.Position, Attempt.Value)] {
    let step = pixelStep(of: subject)
    return [(Attempt.Position.below, length - step), (.at, length), (.above, length + step)].map { position, length in
      let other = otherLength(than: side, step: step)
      return (
        position,
        side == .height || side == .long ? .size(width: other, height: length) : .size(width: length, height: other)
      )
    }
  }

  /// Returns a length of the other side that meets the rule.
  private func otherLength(than side: Side, step: Int) -> Int {
    let others = Self.all.filter { $0.rule.id == rule.id && $0.isCondition == isCondition }
    for case let other in others {
      guard case .side(let otherSide, _) = other.quantity, otherSide != side, case .ratio(let ratio) = other.number
      else { continue }
      return Int(ratio.value) - (other.bound == .lessThan ? step : 0)
    }
    return 1920
  }

  /// Picks a size with at least 500 pixels on each side, so that one pixel is a small change of the ratio.
  private func around(_ ratio: Ratio, of subject: Subject) -> [(Attempt.Position, Attempt.Value)] {
    let smaller = Int(min(ratio.numerator, ratio.denominator))
    var scale = (499 + smaller) / smaller
    let step = pixelStep(of: subject)
    if step == 2, scale % 2 == 1 { scale += 1 }
    let (width, height) = (Int(ratio.numerator) * scale, Int(ratio.denominator) * scale)
    return [(.below, -step), (.at, 0), (.above, step)].map { ($0, .size(width: width + $1, height: height)) }
  }

  /// The sides of the videos are even, as 4:2:0 has them.
  func pixelStep(of subject: Subject) -> Int { subject.name.hasPrefix("video") ? 2 : 1 }

  /// The distance of the values from the limit.
  var step: Decimal {
    let thousandth = Decimal(sign: .plus, exponent: -3, significand: 1)
    switch quantity {
    case .value(let subject) where subject.unit == .seconds || subject.unit == .framesPerSecond: return thousandth
    case .value(let subject) where subject.name == "video.level": return thousandth * 100
    case .value(.field(let name)): return name.hasSuffix(".index") ? 1 : thousandth
    default: return 1
    }
  }

  private var allowsNegative: Bool {
    switch quantity {
    case .position: true
    case .value(.field): true
    default: false
    }
  }
}
