import MediaProbe
import Preflight

/// Reads a constraint: a mapping with one key, which names one of a closed set.
struct ConstraintReader {
  let parameters: [Parameter]
  let mistakes: Mistakes

  private static let names = [
    "max", "min", "above", "below", "range", "one_of", "none_of", "equals", "fits", "covers", "sides", "length", "form",
    "granted", "position_in", "present", "contains", "any_of", "all_of",
  ]

  func read(_ value: DocumentValue, on subject: Subject) -> Constraint? {
    guard var entry = MappingReader(value, "a constraint", mistakes) else { return nil }
    let members = entry.rest()
    guard members.count == 1, let (name, place, demand) = members.first else {
      mistakes.add("a constraint has one key, found \(members.count)", at: value.place)
      return nil
    }
    guard let constraint = constraint(name, place, demand, subject) else { return nil }
    guard constraint.fits(subject, parameters: parameters) else {
      mistakes.add("“\(name)” cannot be used on \(subject.name), which is \(subject.type.expectation)", at: place)
      return nil
    }
    return constraint
  }

  /// A constraint on a subject that it names itself.
  func clause(_ value: DocumentValue) -> Clause? {
    guard var entry = MappingReader(value, "a clause", mistakes) else { return nil }
    let subject = entry.required("fact").flatMap { SubjectReader(mistakes: mistakes).read($0) }
    let constraint = entry.required("constraint").flatMap { value in subject.flatMap { read(value, on: $0) } }
    entry.finish()
    guard let subject, let constraint else { return nil }
    return Clause(subject, constraint)
  }

  private func constraint(_ name: String, _ place: Place, _ value: DocumentValue, _ subject: Subject) -> Constraint? {
    switch name {
    case "max", "min", "above", "below", "range": bound(name, value).map { .within($0) }
    case "one_of": values(value, subject).map { .oneOf($0) }
    case "none_of": values(value, subject).map { .noneOf($0) }
    case "equals": value.value(of: subject.type, mistakes).map { .equals($0) }
    case "fits": fits(value)
    case "covers": MappingReader(value, "a size", mistakes).flatMap { box($0) { .min($0) } }
    case "sides": sides(value)
    case "length": length(value)
    case "form": (value.word(mistakes) as TextForm?).map { .form($0) }
    case "granted": granted(value)
    case "position_in": positionIn(value)
    case "present": value.flag(mistakes).map { .present($0) }
    case "contains": entries(value).map { .contains($0) }
    case "any_of": clauses(value).map { .anyOf($0) }
    case "all_of": clauses(value).map { .allOf($0) }
    default:
      unknown(name, place)
    }
  }

  private func unknown(_ name: String, _ place: Place) -> Constraint? {
    mistakes.add("unknown constraint “\(name)”" + Guess.suffix(for: name, among: Self.names), at: place)
    return nil
  }

  private func bound(_ name: String, _ value: DocumentValue) -> Bound? {
    switch name {
    case "max": return limit(value).map { .max($0) }
    case "min": return limit(value).map { .min($0) }
    case "above": return limit(value).map { .above($0) }
    case "below": return limit(value).map { .below($0) }
    default:
      guard var entry = MappingReader(value, "a range", mistakes) else { return nil }
      let min = entry.required("min")
      let max = entry.required("max")
      entry.finish()
      guard let min, let max, let low = limit(min), let high = limit(max) else { return nil }
      if case .fixed(let low) = low, case .fixed(let high) = high, high < low {
        mistakes.add("“min” is above “max”", at: value.place)
      }
      return .range(min: low, max: high)
    }
  }

  private func limit(_ value: DocumentValue) -> Limit? {
    guard case .mapping = value.content, var entry = MappingReader(value, "a limit", mistakes) else {
      return value.figure(mistakes).map { .fixed($0) }
    }
    let name = entry.required("parameter")
    entry.finish()
    guard let name, let parameter = parameter(name) else { return nil }
    guard case .number(let from, let to) = parameter.values else {
      mistakes.add("“\(parameter.name)” is \(parameter.expected.english), expected a number", at: name.place)
      return nil
    }
    return .parameter(parameter.name, from: from, to: to)
  }

  private func parameter(_ value: DocumentValue) -> Parameter? {
    guard let name = value.text(mistakes) else { return nil }
    if let parameter = parameters.first(where: { $0.name == name }) { return parameter }
    mistakes.add("no parameter “\(name)”" + Guess.suffix(for: name, among: parameters.map(\.name)), at: value.place)
    return nil
  }

  private func values(_ value: DocumentValue, _ subject: Subject) -> [FactValue]? {
    value.list(mistakes)?.compactMap { $0.value(of: subject.type, mistakes) }
  }

  /// Sides that are all limited, or the size that a parameter has.
  private func fits(_ value: DocumentValue) -> Constraint? {
    guard var entry = MappingReader(value, "a size", mistakes) else { return nil }
    guard let name = entry.optional("parameter") else { return box(entry) { .max($0) } }
    entry.finish()
    guard let parameter = parameter(name) else { return nil }
    guard parameter.values == .size else {
      mistakes.add("“\(parameter.name)” is \(parameter.expected.english), expected a size", at: name.place)
      return nil
    }
    return .fits(parameter: parameter.name)
  }

  /// Sides that are all limited in one way.
  private func box(_ entry: MappingReader, _ bound: (Limit) -> Bound) -> Constraint? {
    var entry = entry
    return sides(&entry) { limit($0).map(bound) }
  }

  private func sides(_ value: DocumentValue) -> Constraint? {
    guard var entry = MappingReader(value, "sides", mistakes) else { return nil }
    return sides(&entry) { value in
      guard var entry = MappingReader(value, "limits of a side", mistakes) else { return nil }
      let members = entry.rest()
      guard members.count == 1, let (name, place, demand) = members.first else {
        mistakes.add("a side has one limit, found \(members.count)", at: value.place)
        return nil
      }
      let known = ["max", "min", "above", "below", "range"]
      guard known.contains(name) else {
        mistakes.add("unknown limit “\(name)”" + Guess.suffix(for: name, among: known), at: place)
        return nil
      }
      return bound(name, demand)
    }
  }

  private func sides(_ entry: inout MappingReader, _ bound: (DocumentValue) -> Bound?) -> Constraint? {
    var sides: [SideBound] = []
    for side in Side.allCases {
      guard let value = entry.optional(side.rawValue) else { continue }
      if let bound = bound(value) { sides.append(SideBound(side, bound)) }
    }
    entry.finish()
    if entry.isEmpty { mistakes.add("no side is limited", at: entry.place) }
    return sides.isEmpty ? nil : .sides(sides)
  }

  private func length(_ value: DocumentValue) -> Constraint? {
    guard var entry = MappingReader(value, "a length", mistakes) else { return nil }
    let unit = entry.required("unit")?.word(mistakes) as TextUnit?
    let members = entry.rest()
    guard members.count == 1, let (name, place, demand) = members.first else {
      mistakes.add("a length has one limit in addition to its unit, found \(members.count)", at: value.place)
      return nil
    }
    guard ["max", "min", "above", "below", "range"].contains(name) else {
      mistakes.add(
        "unknown limit “\(name)”" + Guess.suffix(for: name, among: ["max", "min", "above", "below", "range"]),
        at: place)
      return nil
    }
    guard let unit, let bound = bound(name, demand) else { return nil }
    return .length(bound, unit)
  }

  /// A word that a parameter has to have among its own.
  private func granted(_ value: DocumentValue) -> Constraint? {
    guard var entry = MappingReader(value, "granted", mistakes) else { return nil }
    let name = entry.required("by")
    let word = entry.required("word")?.text(mistakes)
    entry.finish()
    guard let name, let parameter = parameter(name), let word else { return nil }
    guard parameter.values == .words else {
      mistakes.add("“\(parameter.name)” is \(parameter.expected.english), expected words", at: name.place)
      return nil
    }
    return .granted(word, parameter: parameter.name, among: nil)
  }

  private func positionIn(_ value: DocumentValue) -> Constraint? {
    guard var entry = MappingReader(value, "a position", mistakes) else { return nil }
    let field = entry.required("field")?.text(mistakes)
    let unit = entry.required("unit")?.word(mistakes) as TextUnit?
    entry.finish()
    guard let field, let unit else { return nil }
    return .positionIn(field: field, unit)
  }

  /// `weixin`, `{ prefix: wx }`, `{ value_of: TikTokClientKey }`, or a list of such.
  private func entries(_ value: DocumentValue) -> [ListEntry]? {
    guard let items = value.list(mistakes, orOne: true) else { return nil }
    if items.isEmpty { mistakes.add("expected at least one entry", at: value.place) }
    return items.compactMap { item in
      guard case .mapping = item.content, var entry = MappingReader(item, "an entry", mistakes) else {
        return item.text(mistakes).map { .text($0) }
      }
      let prefix = entry.optional("prefix")?.text(mistakes)
      let key = entry.optional("value_of")?.text(mistakes)
      entry.finish()
      switch (prefix, key) {
      case (let prefix?, nil): return .prefix(prefix)
      case (nil, let key?): return .valueOf(key)
      default:
        mistakes.add("expected “prefix” or “value_of”", at: item.place)
        return nil
      }
    }
  }

  private func clauses(_ value: DocumentValue) -> [Clause]? {
    guard let items = value.list(mistakes) else { return nil }
    if items.isEmpty { mistakes.add("expected at least one clause", at: value.place) }
    return items.compactMap { clause($0) }
  }
}
