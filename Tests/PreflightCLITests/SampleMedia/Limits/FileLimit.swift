import Foundation
import MediaProbe
import Preflight
import PreflightRules

/// A number in a rule on single files.
struct FileLimit {
  let limit: NumericLimit
  let slot: Slot
  /// The part of the rule that has the number. Other parts may allow what this one forbids.
  let clause: Clause

  /// The limits of all destinations but the founding ones, which LimitTests tries with requests.
  static let all = Destinations.all.filter { destination in
    !NumericLimit.founding.contains { $0.id == destination.id }
  }.flatMap { destination in
    destination.slots.flatMap { slot in slot.rules.flatMap { limits(of: $0, slot, destination) } }
  }

  private static func limits(of rule: Rule, _ slot: Slot, _ destination: Destination) -> [FileLimit] {
    func limits(_ clauses: [Clause], isCondition: Bool) -> [FileLimit] {
      clauses.flatMap { clause in
        NumericLimit.ofFile(clause.constraint, clause.subject).map { quantity, bound, number in
          FileLimit(
            limit: NumericLimit(
              destination: destination, slot: slot, rule: rule, quantity: quantity, bound: bound, number: number,
              isCondition: isCondition), slot: slot, clause: clause)
        }
      }
    }
    return limits(rule.appliesIf.flatMap(parts), isCondition: true)
      + limits(parts(of: Clause(rule.subject, rule.constraint)), isCondition: false)
  }

  /// Returns the parts of a clause that have numbers of their own.
  private static func parts(of clause: Clause) -> [Clause] {
    switch clause.constraint {
    case .anyOf(let clauses), .allOf(let clauses): clauses.flatMap(parts)
    case .oneOf(let values): values.map { Clause(clause.subject, .equals($0)) }
    default: [clause]
    }
  }

  /// The reason why no file can be made for the limit; nil if it is tried.
  var obstacle: String? {
    let names = [clause.subject.name, limit.rule.subject.name]
    return switch limit.rule.subject.name {
    case _ where names.contains { $0.hasPrefix("content.") }: "only decoded media show it"
    case "audio.bit_rate" where TriedFile(in: slot, for: limit.rule).format == "mp3":
      "the header of an MP3 does not state it"
    case "video.bit_depth", "image.bit_depth": "there are no values just beside it"
    case _
    where limit.isCondition && clause.subject.isShape
      && values.contains { !breaks(TriedFile(in: slot, for: limit.rule).with(clause.subject, $1)) }:
      "the exact shape takes more pixels than the rule demands"
    default: nil
    }
  }

  /// Files with values just below, exactly at, and just above the limit.
  var trials: [(attempt: Attempt, file: TriedFile)] {
    if obstacle != nil { return [] }
    let file = limit.isCondition ? brokenFile : TriedFile(in: slot, for: limit.rule)
    return values.map { position, value in
      let file = file.with(clause.subject, value)
      return (Attempt(position: position, value: value, expected: expectation(of: file)), file)
    }
  }

  /// A file that breaks the rule where the rule applies.
  private var brokenFile: TriedFile {
    let file = TriedFile(in: slot, for: limit.rule)
    let others = Self.limits(of: limit.rule, slot, limit.destination).filter { !$0.limit.isCondition }
    let files = others.flatMap { other in other.values.reversed().map { file.with(other.clause.subject, $1) } }
    return files.first(where: breaks) ?? file
  }

  /// Returns true if a file breaks the rule where the rule applies.
  private func breaks(_ file: TriedFile) -> Bool {
    file.standing(limit.rule.constraint, limit.rule.subject) == .broken
  }

  private func expectation(of file: TriedFile) -> Attempt.Expectation {
    let rule = limit.rule
    func standing(_ rule: Rule) -> TriedFile.Standing { file.standing(rule.constraint, rule.subject) }
    // The stricter of two contradicting limits is silent where the looser one is broken.
    let looser = slot.rules.first { $0.id == rule.looser || $0.shortID == rule.looser?[...] }
    guard file.meetsConditions(of: rule), looser.map({ standing($0) == .met }) ?? true else { return .none }
    switch standing(rule) {
    case .met: return .none
    case .near: return .finding(min(rule.severity, .warning))
    case .broken: return .finding(rule.severity)
    }
  }

  private var values: [(Attempt.Position, Attempt.Value)] {
    guard case .ratio(let figure) = limit.number else { return [] }
    if clause.subject.name == "image.total_pixels" { return sizes(ofArea: Int(figure.value), 1) }
    if case .side(let side, let subject) = limit.quantity {
      let step = limit.pixelStep(of: subject)
      if side == .pixels { return sizes(ofArea: Int(figure.value), step) }
      return [(.below, -step), (.at, 0), (.above, step)].map { ($0, size(side, Int(figure.value) + $1, step)) }
    }
    if limit.isCondition, clause.subject.isShape {
      // The smallest picture of this shape, and the next ones that are not nominally of this shape.
      let (width, height) = (Int(figure.numerator), Int(figure.denominator))
      let step = max(1, (width + height - 1) / height)
      return [(.below, -step), (.at, 0), (.above, step)].map { ($0, .size(width: width + $1, height: height)) }
    }
    // Durations and frame rates have a tolerance, so that a larger distance is tried too.
    let number = Decimal(figure.numerator) / Decimal(figure.denominator)
    let further: [(Attempt.Position, Decimal)] =
      switch (clause.subject.unit, limit.bound) {
      case (.seconds, .atMost), (.seconds, .lessThan):
        [(.above, number + limit.step * 100), (.above, number + limit.step * 101)]
      case (.framesPerSecond, .atLeast): [(.below, number - limit.step * 200)]
      case (.framesPerSecond, _): [(.above, number + limit.step * 200)]
      default: []
      }
    // Nothing is smaller than nothing, and only some counts can be nothing.
    let name = clause.subject.name
    let mayBeNone = ["archive", "captions", "audio.tracks", "image.loop"].contains { name.hasPrefix($0) }
    return (limit.values + further.map { ($0, .number($1)) }).filter {
      if case .number(let number) = $1 { number > 0 || mayBeNone && number == 0 } else { true }
    }
  }

  /// Returns a size with a side of this length, whose other side meets this part of the rule.
  private func size(_ side: Side, _ length: Int, _ step: Int) -> Attempt.Value {
    var other = side == .long ? max(1, length / 2) : side == .short ? length + 200 : length
    let all = NumericLimit.ofFile(clause.constraint, clause.subject)
    for case (.side(let another, _), let bound, .ratio(let figure)) in all where another != side {
      // A long side is next to the least short one, and a short side to the greatest long one.
      if side == .long, bound == .atMost { continue }
      other = Int(figure.value) + (bound == .lessThan ? -step : bound == .moreThan ? step : 0)
    }
    return switch side {
    case .width, .short: .size(width: length, height: other)
    case .height, .long: .size(width: other, height: length)
    case .sum, .pixels: .size(width: length - 1, height: 1)
    }
  }

  /// Returns sizes around one with exactly a number of pixels. Its sides are similar, since some formats have a longest one.
  private func sizes(ofArea area: Int, _ step: Int) -> [(Attempt.Position, Attempt.Value)] {
    var height = Int(Double(area).squareRoot()) / step * step
    while area % (height * step) != 0 { height -= step }
    return [(.below, -step), (.at, 0), (.above, step)].map { ($0, .size(width: area / height + $1, height: height)) }
  }

  /// The values of parameters with which the rule applies, and with which the number is the limit.
  var assumptions: [Assumptions.Entry] {
    let rule = limit.rule
    let conditions = rule.when.compactMap { condition -> Assumptions.Entry? in
      let value =
        switch condition.test {
        case .oneOf(let words): words.first
        case .version(let from, let below): from?.description ?? below.map(NumericLimit.lower)
        }
      return value.map { .init(condition.parameter, $0) }
    }
    guard case .ratio(let figure) = limit.number, !limit.isCondition else { return conditions }
    return conditions + rule.constraint.parameters.map { .init($0, Attempt.text(figure.value)) }
  }
}

extension NumericLimit {
  /// Returns the numbers of a constraint on a file, also those of values that must be equal.
  static func ofFile(
    _ constraint: Constraint, _ subject: Subject
  ) -> [(quantity: Quantity, bound: Bound, number: Number)] {
    func exactly(_ quantity: Quantity, _ number: Int64) -> (quantity: Quantity, bound: Bound, number: Number)? {
      Ratio(number, 1).map { (quantity, .exactly, .ratio($0)) }
    }
    return switch constraint {
    case .equals(.integer(let number)): [exactly(.value(subject), number)].compactMap { $0 }
    case .equals(.size(let size)):
      [
        exactly(.side(.width, of: subject), Int64(size.width)),
        exactly(.side(.height, of: subject), Int64(size.height)),
      ].compactMap { $0 }
    case .anyOf, .allOf: []
    default: numbers(in: constraint, on: subject).map { ($0, $1, $2) }
    }
  }
}
